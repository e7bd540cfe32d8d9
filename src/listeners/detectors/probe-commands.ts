import serverClients from '../../../programs/commands/server-clients.yaml';
import { isPort, type Protocol } from '../../model/address.ts';
import { isKnown, matchesIn, sliceText, type Text } from '../../text/text.ts';
import { optionValues } from '../options.ts';
import { programName, shellInvocation } from '../wrappers.ts';

/** HTTP clients, and the address in one of their arguments. */
const HTTP_CLIENT = /^(?:curl|wget2?|http)$/;
const LOCAL_URL = /(?:^|https?:\/\/)(?:[^@/:]*:[^@/]*@)?(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]):(\d{1,5})(?![\w.:])/;

/** Programs that check whether another one is healthy: `grpc-health-probe`, `NAME-healthcheck`. */
const HEALTH_CLIENT = /health[-_]?(?:check|probe)/;
/** The options with the address or port of the server. */
const ASKED = ['addr', 'address', 'port'];
const LOCAL_ADDRESS = /^(?:(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])?:)?(\d{1,5})$/;

/** Simple commands of a one-line script, which is not followed. */
const COMMAND = /[^;&|\n]+/g;

/** `NAME=value` before a command. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** The ports on this node that a probe's command connects to, where something must listen. */
export function askedPorts(command: readonly Text[], startsServer: (names: readonly string[]) => boolean): AskedPort[] {
  const invocation = shellInvocation(command);
  const alone = { words: command, fed: null, isNegated: false };
  const commands = invocation === null ? [alone] : invocation.kind === 'text' ? simpleCommands(invocation.script) : [];
  return commands.flatMap((each) => [...askedAddresses(each.words), ...askedServers(each.words, startsServer), ...askedSockets(each)]);
}

function askedAddresses(words: readonly Text[]): AskedPort[] {
  const program = programName(words[0]);
  if (HTTP_CLIENT.test(program)) return words.slice(1).flatMap((word) => portsIn(word, LOCAL_URL, 'TCP'));
  return HEALTH_CLIENT.test(program) ? optionValues(words, ...ASKED).flatMap((word) => portsIn(word, LOCAL_ADDRESS, 'TCP')) : [];
}

/** The words of a script's commands; quotes at the ends of words are left out, and options before a command count as words. */
function simpleCommands(script: Text): ShellCommand[] {
  const commands: ShellCommand[] = [];
  for (const command of script.value.matchAll(COMMAND)) {
    const words = matchesIn(sliceText(script, command.index, command.index + command[0].length), /[^\s"']+/g);
    const isFed = /(?:^|[^|])\|$/.test(script.value.slice(Math.max(0, command.index - 2), command.index));
    commands.push({
      words: withoutAssignments(words.filter((word) => !/^(?:exec|!|if|then|else|do|while|until|time|\(|\{)$/.test(word.value))),
      fed: isFed ? (commands.at(-1) ?? null) : null,
      isNegated: words[0]?.value === '!',
    });
  }
  return commands;
}

function withoutAssignments(words: readonly Text[]): readonly Text[] {
  const first = words.findIndex((word) => !ASSIGNMENT.test(word.value));
  return first <= 0 ? words : words.slice(first);
}

/** Command-line clients of one kind of server, and the options that name the server. */
interface ServerClients extends Readonly<Partial<Record<'port' | 'host' | 'addresses', readonly string[]>>> {
  readonly servers: readonly string[];
  readonly clients: readonly string[];
}

const SERVER_CLIENTS = serverClients as readonly ServerClients[];

const OWN_HOST = /^(?:localhost|\[?127\.\d+\.\d+\.\d+\]?|\[?::1\]?|\/.*|)$/;
/** `https://host:2379`, without what may follow. */
const ADDRESS = /^(?:\w+:\/\/)?(.*?):(\d{1,5})(?:\/.*)?$/;
const PORT = /^(\d{1,5})$/;

/**
 * The ports of this node that a client connects to. An unknown host is this node if the container itself starts the server: `startsServer`
 * returns whether it starts one of such programs.
 */
function askedServers(words: readonly Text[], startsServer: (names: readonly string[]) => boolean): AskedPort[] {
  const name = programName(words[0]);
  const client = SERVER_CLIENTS.find(({ clients }) => clients.includes(name));
  if (!client) return [];
  const isOwn = (host: string, text: Text): boolean =>
    OWN_HOST.test(host) || ((host.includes('$') || !isKnown(text)) && startsServer(client.servers));
  if (client.addresses) {
    const asked = optionValues(words, ...client.addresses).flatMap((list) => matchesIn(list, /[^,]+/g));
    return asked.flatMap((item) => (isOwn(ADDRESS.exec(item.value)?.[1] ?? item.value, item) ? portsIn(item, ADDRESS, 'TCP') : []));
  }
  const hosts = optionValues(words, ...(client.host ?? []));
  if (!client.port || !hosts.every((host) => isOwn(host.value, host))) return [];
  return optionValues(words, ...client.port).flatMap((value) => portsIn(value, PORT, 'TCP'));
}

/** The digits of a port on this node that a command connects to or looks up. */
export interface AskedPort {
  readonly portText: Text;
  readonly protocol: Protocol;
}

/** A command of a script: `fed` is the one whose output it reads. */
interface ShellCommand {
  readonly words: readonly Text[];
  readonly fed: ShellCommand | null;
  readonly isNegated: boolean;
}

const LISTING = /^(?:ss|netstat)$/;
const FILTER = /^(?:[ef]?grep|rg)$/;
/** An entry of a list of sockets: `:8080`, `0.0.0.0:8080$`, `:8080\b`; a number without colon might be a process. */
const LOCAL_SOCKET = /^\^?[\w.*[\]:\\]*:(\d{1,5})(?:\$|\\[bs>]|\[\[:space:\]\])?$/;
const SOURCE_PORT = /^:?(\d{1,5})\)?$/;
const CONNECTOR = /^(?:nc|ncat|netcat|telnet)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;
/** The file through which bash opens a connection. */
const CONNECTION = /\/dev\/(tcp|udp)\/(?:localhost|127\.\d+\.\d+\.\d+|::1)\/(\d{1,5})(?!\d)/;

/** The ports that a command looks for among the sockets of the node, or connects to on it. */
function askedSockets(command: ShellCommand): AskedPort[] {
  if (command.isNegated) return [];
  const name = programName(command.words[0]);
  const opened = command.words.flatMap((word) => portsIn(word, CONNECTION, CONNECTION.exec(word.value)?.[1] === 'udp' ? 'UDP' : 'TCP'));
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

/** The last group of the pattern, if it is a port. */
function portsIn(word: Text, pattern: RegExp, protocol: Protocol): AskedPort[] {
  const match = pattern.exec(word.value);
  const digits = match?.at(-1);
  if (!match || digits === undefined || !isPort(Number(digits))) return [];
  const start = match.index + match[0].lastIndexOf(digits);
  return [{ portText: sliceText(word, start, start + digits.length), protocol }];
}

/** A list of datagram sockets alone shows UDP; one of both is read as TCP, which is far more common. */
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
