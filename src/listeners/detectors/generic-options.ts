import type { CommandLine, DetectorContext, FoundPort } from '../../model/detector.ts';
import { type Confidence, leastSure } from '../../model/listener.ts';
import { protocolOfScheme, reachOfHost, type SocketAddress } from '../../text/address.ts';
import { type Text, UNKNOWN } from '../../text/text.ts';
import { protocolOfPort, showsPort } from '../declared.ts';
import { endsAsListener, meaningOfName, type NameMeaning, namesOwnAddress, namesOwnPort, namesServed, subjectOfName } from '../names.ts';
import { type Option, writtenOption } from '../options.ts';
import { hostsBySubject, pairedSockets } from '../paired-hosts.ts';

/** Options whose bare number is a port of the program's own in every program that has them. */
const SURE_PORTS =
  /^(?:secure|insecure|metrics?|health(?:z|-?check)?|webhook|probe|https?|grpc|web|listen|readyz|pprof|status)-?(?:server-?|bind-?)?port$/;

/** Short options that mean a port in many programs. */
const SHORT_PORT = /^-[pPlL]$/;

/** Subjects of ports which take the plain address where they have none of their own. */
const MAIN = /^(?:secure|http|https)$/;

/** Judges the options of a program that nobody described by what their names say. */
export function* portsOfOptions(context: DetectorContext, command: CommandLine, options: readonly Option[]): Iterable<FoundPort> {
  const siblings = options.map((other) => [other.name, other.value] as const);
  let known: ReadonlyMap<string, Text> | undefined;
  const hostOf = (subject: string): Text | undefined => {
    known ??= hostsBySubject(siblings);
    return known.get(subject) ?? (MAIN.test(subject) ? known.get('') : undefined);
  };
  for (const option of options) {
    const { value } = option;
    if (value === null) continue;
    const isShort = option.name.startsWith('-');
    if (isShort && !SHORT_PORT.test(option.name)) continue;
    const name = isShort ? 'short-port' : option.name.replace(/^D(?=[a-z]+\.)/, '');
    const meaning = isShort ? 'unclear' : meaningOfName(name);
    for (const { socket, host } of pairedSockets(option.name, value, siblings, () => hostOf(subjectOfName(name)))) {
      const confidence = confidenceOf(meaning, name, socket, option) ?? (isOwnPort(name, socket, context) ? 'medium' : null);
      if (confidence === null) continue;
      yield {
        portText: socket.portText,
        around: writtenOption(option),
        host: socket.host ?? host,
        protocol: socket.scheme === null ? protocolOfPort(context.container, socket.port) : protocolOfScheme(socket.scheme),
        confidence: leastSure(confidence, command.confidence),
      };
    }
  }
}

/** A bare number whose name only says that it is some port, and which the very container declares or is probed at. */
function isOwnPort(name: string, socket: SocketAddress, context: DetectorContext): boolean {
  const isOwn = namesOwnPort(name) || namesServed(name);
  return socket.host === null && socket.scheme === null && isOwn && showsPort(context.container, socket.port);
}

function confidenceOf(meaning: NameMeaning, name: string, socket: SocketAddress, option: Option): Confidence | null {
  const { host, scheme } = socket;
  const reach = reachOfHost(host);
  const isForeign = host !== null && reach === 'unknown' && !host.value.includes(UNKNOWN);
  const bareNumber = host === null && scheme === null;
  switch (meaning) {
    case 'listens':
      if (isForeign) return null;
      if (name === 'address' && scheme !== null) return null;
      return bareNumber && !/port/i.test(name) && (socket.port < 80 || !endsAsListener(name)) ? null : 'high';
    case 'serves':
      if (isForeign || (scheme !== null && host !== null && reach !== 'any')) return null;
      return bareNumber ? 'medium' : reach === 'other' || reach === 'unknown' ? 'medium' : 'high';
    case 'port':
      if (!bareNumber && host?.value !== '') return null;
      return SURE_PORTS.test(name.toLowerCase().replaceAll(/[._]/g, '-')) ? 'high' : 'medium';
    case 'unclear':
      if (namesServed(name) && scheme === null && host !== null && !isForeign && reach !== 'other') return 'medium';
      return scheme === null && host !== null && reach === 'any' && host.value !== '*' && option.joined ? 'medium' : null;
    case 'dials':
      return option.joined && scheme === null && isEveryAddress(host) && namesOwnAddress(name) ? 'medium' : null;
    default:
      return null;
  }
}

/** Nobody dials every address, so `:5000` and `0.0.0.0:5000` are bound whatever an address is called. */
function isEveryAddress(host: Text | null): boolean {
  return host !== null && host.value !== '*' && reachOfHost(host) === 'any';
}
