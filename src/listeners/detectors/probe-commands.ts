import serverClients from '../../../programs/commands/server-clients.yaml';
import { isKnown, matchesIn, sliceText, type Text } from '../../text/text.ts';
import { optionValues } from '../options.ts';
import { programName, shellInvocation } from '../shell/wrappers.ts';
import { type AskedPort, askedSockets, portsIn, type ShellCommand } from './probe-sockets.ts';

/** Who asks over HTTP, and what of a word is the address that they ask. */
const HTTP_CLIENT = /^(?:curl|wget2?|http)$/;
const LOCAL_URL = /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]):(\d{1,5})(?![\w.:])/;

/** Programs made to ask whether another one is healthy: `grpc-health-probe`, `NAME-healthcheck`. */
const HEALTH_CLIENT = /health[-_]?(?:check|probe)/;
/** The options that name what is asked. */
const ASKED = ['-addr', '--addr', '-address', '--address', '-port', '--port'];
const LOCAL_ADDRESS = /^(?:(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])?:)?(\d{1,5})$/;

/** Simple commands of a one-line script, as far as one can tell without following it. */
const COMMAND = /[^;&|\n]+/g;

/** What stands before a command and is none: `NAME=value`. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** The ports on this very node that a probe's command asks, which something has to serve there. */
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

/** The words of a script's commands; quotes at the ends of words are left out, and options before a command are not told apart. */
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

/** Command-line clients of one kind of server, and the options that tell them whom to ask. */
interface ServerClients extends Readonly<Partial<Record<'port' | 'host' | 'addresses', readonly string[]>>> {
  readonly servers: readonly string[];
  readonly clients: readonly string[];
}

const SERVER_CLIENTS = serverClients as readonly ServerClients[];

const LOCAL_HOST = /^(?:localhost|\[?127\.\d+\.\d+\.\d+\]?|\[?::1\]?|\/.*|)$/;
/** `https://host:2379`, without what may follow. */
const ADDRESS = /^(?:\w+:\/\/)?(.*?):(\d{1,5})(?:\/.*)?$/;
const PORT = /^(\d{1,5})$/;

/**
 * The ports of this node that a client asks. A host that nobody knows before it is rendered is this node where the container
 * itself starts the server: `startsServer` tells whether it starts one of such programs.
 */
function askedServers(words: readonly Text[], startsServer: (names: readonly string[]) => boolean): AskedPort[] {
  const name = programName(words[0]);
  const client = SERVER_CLIENTS.find(({ clients }) => clients.includes(name));
  if (!client) return [];
  const isOwn = (host: string, text: Text): boolean =>
    LOCAL_HOST.test(host) || ((host.includes('$') || !isKnown(text)) && startsServer(client.servers));
  if (client.addresses) {
    const asked = optionValues(words, ...client.addresses).flatMap((list) => matchesIn(list, /[^,]+/g));
    return asked.flatMap((item) => (isOwn(ADDRESS.exec(item.value)?.[1] ?? item.value, item) ? portsIn(item, ADDRESS, 'TCP') : []));
  }
  const hosts = optionValues(words, ...(client.host ?? []));
  if (!client.port || !hosts.every((host) => isOwn(host.value, host))) return [];
  return optionValues(words, ...client.port).flatMap((value) => portsIn(value, PORT, 'TCP'));
}
