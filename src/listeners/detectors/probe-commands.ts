import serverClients from '../../../programs/commands/server-clients.yaml';
import { containsPort, isPort, NODE_PORT_RANGE, type Protocol } from '../../model/address.ts';
import { groupsIn, isKnown, joinTexts, knownAt, matchesIn, type Text } from '../../text/text.ts';
import { optionValues } from '../options.ts';
import { programName, shellInvocation } from '../wrappers.ts';

/** The digits of a port on this node that a command connects to or looks up. */
export interface AskedPort {
  readonly portText: Text;
  readonly protocol: Protocol;
}

const LOCAL = String.raw`(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)`;
/** A program at the start of a command, with or without its path. */
const PROGRAM = String.raw`(?:^|\| )(?:\S*/)?`;
const LISTS_LISTENERS = String.raw`(?:ss|netstat) (?=[^|]*(?:-\w*l|--listening))`;

/** Commands that show a port, with spaces between their words. `by options`: the letters of their options determine the protocol. */
const COMMANDS: readonly { readonly pattern: RegExp; readonly protocol: Protocol | 'by options' }[] = [
  // `curl http://localhost:8080/`
  commandRow(
    String.raw`(?<=${PROGRAM}(?:curl|wget2?|http) (?:[^|]*(?:\s|https?://))?(?:[^@/:\s]*:[^@/\s]*@)?(?<!(?:-x|--proxy)[ =](?:https?://)?))${LOCAL}:(?<port>\d{1,5})(?![\w.:])`,
  ),
  // `grpc-health-probe -addr=:50051`, `NAME-healthcheck --port=8080`
  commandRow(
    String.raw`${PROGRAM}(?=[^\s|/]*health[-_]?(?:check|probe))[^\s|/]+ (?:[^|]* )?--?(?:addr|address|port)[= ](?:${LOCAL}?:)?(?<port>\d{1,5})(?!\S)`,
  ),
  commandRow(String.raw`/dev/tcp/${LOCAL}/(?<port>\d{1,5})(?!\d)`),
  commandRow(String.raw`/dev/udp/${LOCAL}/(?<port>\d{1,5})(?!\d)`, 'UDP'),
  // `nc -z localhost 8080`
  commandRow(String.raw`${PROGRAM}(?:nc|ncat|netcat|telnet) (?:[^|]* )?${LOCAL} (?<port>\d{1,5})(?!\S)`, 'by options'),
  // `ss -lun | grep :67`, where a number without a colon might be a process
  commandRow(
    String.raw`${PROGRAM}${LISTS_LISTENERS}[^|]*\| (?:[ef]?grep|rg) (?![^|]*-(?:\w*v|-invert))(?:[^|]* )?[\^\w.*[\]:\\]*:(?<port>\d{1,5})(?:\$|\\[bs>]|\[\[:space:\]\])?(?!\S)`,
    'by options',
  ),
  // `ss -ltn '( sport = :8080 )'`
  commandRow(String.raw`${PROGRAM}${LISTS_LISTENERS}[^|]*\bsport (?:==?|eq) :?(?<port>\d{1,5})(?!\d)`, 'by options'),
];

function commandRow(pattern: string, protocol: Protocol | 'by options' = 'TCP') {
  return { pattern: new RegExp(pattern, 'dg'), protocol };
}

/** Commands of a one-line script, which is not followed, each with the commands that read its output. */
const PIPELINE = /(?:[^;&|\n]|(?<!\|)\|(?!\|))+/g;
/** Maximum length of a probe's command. */
const MAX_LENGTH = 2000;
/** Words before a command: keywords of the shell, and `NAME=value`. */
const BEFORE_COMMAND = /^(?:!|exec|if|then|else|do|while|until|time|\(|\{|[A-Za-z_]\w*=.*)$/;

/**
 * Returns the ports on this node that a probe's command connects to, so that a program must listen on them. `startsServer` returns whether
 * the container starts one of some programs: if so, the unknown host that their client connects to is this node.
 */
export function probedPorts(command: readonly Text[], startsServer: (names: readonly string[]) => boolean): AskedPort[] {
  const invocation = shellInvocation(command);
  const commands =
    invocation === null ? [command] : invocation.kind === 'text' ? matchesIn(invocation.script, PIPELINE).map(probeWords) : [];
  return commands.flatMap((words) => [...shownBy(words), ...portsOfServerClients(words, startsServer)]);
}

/**
 * Returns the words of a command and the `|` between them, without quotes and words before its program; empty if the command is negated.
 */
function probeWords(command: Text): readonly Text[] {
  const words = matchesIn(command, /[^\s"'|]+|\|/g);
  if (words[0]?.value === '!') return [];
  const first = words.findIndex(({ value }) => !BEFORE_COMMAND.test(value));
  return words.slice(Math.max(first, 0));
}

function shownBy(words: readonly Text[]): AskedPort[] {
  const text = joinTexts(words.flatMap((word, index) => (index === 0 ? [word] : [knownAt(' ', word), word])));
  if (text.value.length > MAX_LENGTH) return [];
  const options = words.flatMap(({ value }) => /^-(?:-(?=udp$|tcp$))?(\w+)$/.exec(value)?.[1] ?? '').join('');
  // A list of UDP sockets only is UDP; a list of both counts as TCP, which is far more common.
  const byOptions = options.includes('u') && !options.includes('t') ? 'UDP' : 'TCP';
  return COMMANDS.flatMap(({ pattern, protocol }) =>
    groupsIn(text, pattern).flatMap(({ port }) => askedPorts(port, protocol === 'by options' ? byOptions : protocol)),
  );
}

function askedPorts(portText: Text | undefined, protocol: Protocol): AskedPort[] {
  return portText && isPort(Number(portText.value)) ? [{ portText, protocol }] : [];
}

/** Command-line clients for one kind of server, and the options that name the server. */
interface ServerClients {
  readonly servers: readonly string[];
  readonly clients: readonly string[];
  readonly addresses?: readonly string[];
  readonly port?: readonly string[];
  readonly host?: readonly string[];
}

const SERVER_CLIENTS = serverClients as readonly ServerClients[];

const OWN_HOST = /^(?:localhost|\[?127\.\d+\.\d+\.\d+\]?|\[?::1\]?|\/.*|)$/;
/** `https://host:2379`, ignoring the path, or a port without an address. */
const ADDRESS = /^(?:(?:\w+:\/\/)?(?<host>.*?):)?(?<port>\d{1,5})(?:\/.*)?$/dg;

/** Returns the ports of this node that `etcdctl`, `redis-cli` and similar clients connect to. */
function portsOfServerClients(words: readonly Text[], startsServer: (names: readonly string[]) => boolean): AskedPort[] {
  const client = SERVER_CLIENTS.find(({ clients }) => clients.includes(programName(words[0])));
  if (!client) return [];
  const { servers, addresses = [], port = [], host = [] } = client;
  // An unknown host is this node if the container starts the server, unless the port is the node port of a Service.
  const isOwn = (name: string, text: Text, digits = ''): boolean =>
    OWN_HOST.test(name) ||
    ((name.includes('$') || !isKnown(text)) && startsServer(servers) && !containsPort(NODE_PORT_RANGE, Number(digits)));
  const isHere = optionValues(words, ...host).every((text) => isOwn(text.value, text));
  const given = [...optionValues(words, ...addresses).flatMap((list) => matchesIn(list, /[^,]+/g)), ...optionValues(words, ...port)];
  return given.flatMap((text) =>
    groupsIn(text, ADDRESS).flatMap(({ host: name, port: digits }) =>
      isHere && isOwn(name?.value ?? '', text, digits?.value) ? askedPorts(digits, 'TCP') : [],
    ),
  );
}
