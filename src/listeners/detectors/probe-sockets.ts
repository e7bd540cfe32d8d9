import { isPort, type Protocol } from '../../model/address.ts';
import { sliceText, type Text } from '../../text/text.ts';
import { programName } from '../shell/wrappers.ts';

/** The digits of a port on this very node that a command asks for or about. */
export interface AskedPort {
  readonly portText: Text;
  readonly protocol: Protocol;
}

/** A command of a script: `fed` is the one whose output it reads. */
export interface ShellCommand {
  readonly words: readonly Text[];
  readonly fed: ShellCommand | null;
  readonly isNegated: boolean;
}

const LISTING = /^(?:ss|netstat)$/;
const FILTER = /^(?:[ef]?grep|rg)$/;
/** What stands in a list of sockets: `:8080`, `0.0.0.0:8080$`, `:8080\b`; a number without colon might be a process. */
const LOCAL_SOCKET = /^\^?[\w.*[\]:\\]*:(\d{1,5})(?:\$|\\[bs>]|\[\[:space:\]\])?$/;
const SOURCE_PORT = /^:?(\d{1,5})\)?$/;
const CONNECTOR = /^(?:nc|ncat|netcat|telnet)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
const PORT = /^(\d{1,5})$/;
/** The file through which bash opens a connection. */
const CONNECTION = /\/dev\/(tcp|udp)\/(?:localhost|127\.\d+\.\d+\.\d+|::1)\/(\d{1,5})(?!\d)/;

/** The ports that a command looks for among the sockets of the node, or connects to on it. */
export function askedSockets(command: ShellCommand): AskedPort[] {
  if (command.isNegated) return [];
  const name = programName(command.words[0]);
  const opened = command.words.flatMap((word) => connectionIn(word));
  if (FILTER.test(name)) return [...opened, ...listedSockets(command)];
  if (LISTING.test(name)) return [...opened, ...filteredSockets(command.words)];
  return CONNECTOR.test(name) ? [...opened, ...connectedPorts(command.words)] : opened;
}

/** `ss -lun | grep :67`. */
function listedSockets({ words, fed }: ShellCommand): AskedPort[] {
  if (!fed || fed.isNegated || !LISTING.test(programName(fed.words[0]))) return [];
  const letters = lettersOf(words);
  if (!lettersOf(fed.words).includes('l') || letters.includes('v')) return [];
  return words.slice(1).flatMap((word) => portsIn(word, LOCAL_SOCKET, protocolOf(fed.words)));
}

/** `ss -ltn '( sport = :8080 )'`. */
function filteredSockets(words: readonly Text[]): AskedPort[] {
  if (!lettersOf(words).includes('l')) return [];
  return words.flatMap((word, index) => {
    const value = words[index + 2];
    const isEqual = /^(?:==?|eq)$/.test(words[index + 1]?.value ?? '');
    return /^\(?sport$/.test(word.value) && isEqual && value ? portsIn(value, SOURCE_PORT, protocolOf(words)) : [];
  });
}

/** `nc -z localhost 8080`. */
function connectedPorts(words: readonly Text[]): AskedPort[] {
  return words.flatMap((word, index) => {
    const value = words[index + 1];
    return LOCAL_HOST.test(word.value) && value ? portsIn(value, PORT, lettersOf(words).includes('u') ? 'UDP' : 'TCP') : [];
  });
}

function connectionIn(word: Text): AskedPort[] {
  const protocol = CONNECTION.exec(word.value)?.[1] === 'udp' ? 'UDP' : 'TCP';
  return portsIn(word, CONNECTION, protocol);
}

/** The last group of the pattern, where it is a port. */
export function portsIn(word: Text, pattern: RegExp, protocol: Protocol): AskedPort[] {
  const match = pattern.exec(word.value);
  const digits = match?.at(-1);
  if (!match || digits === undefined || !isPort(Number(digits))) return [];
  const start = match.index + match[0].lastIndexOf(digits);
  return [{ portText: sliceText(word, start, start + digits.length), protocol }];
}

/** A list of datagram sockets alone shows UDP; one of both is taken for TCP, which is far more common. */
function protocolOf(words: readonly Text[]): Protocol {
  const letters = lettersOf(words);
  return letters.includes('u') && !letters.includes('t') ? 'UDP' : 'TCP';
}

const LONG_LETTERS: Readonly<Record<string, string>> = {
  '--listening': 'l',
  '--tcp': 't',
  '--udp': 'u',
  '--invert-match': 'v',
};

/** The one-letter options among the words. */
function lettersOf(words: readonly Text[]): string {
  return words.map(({ value }) => LONG_LETTERS[value] ?? /^-([A-Za-z0-9]+)$/.exec(value)?.[1] ?? '').join('');
}
