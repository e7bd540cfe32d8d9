import type { Reach } from '../../model/address.ts';
import type { Detector, DetectorContext, FoundPort } from '../../model/detector.ts';
import type { Confidence } from '../../model/listener.ts';
import { reachOfHost, type SocketAddress } from '../../text/address.ts';
import { isKnown, type Text } from '../../text/text.ts';
import { protocolOfPort, showsPort } from '../declared.ts';
import { switchesOf } from '../formats/index.ts';
import { meaningOfName, namesAnother, namesOwnPort, subjectOfName } from '../names.ts';
import { hostsBySubject, pairedSockets } from '../paired-hosts.ts';
import { describes } from '../program-options.ts';

/** A number on its own, which most values are not; asked first, because it costs least. */
const MAY_HOLD_PORT = /(?:^|[^a-z0-9])\d{1,5}(?:$|[^a-z0-9])/i;

/** Variables of containers whose programs nobody described, judged by name and form; names alone are worth little. */
export const variableDetector: Detector = {
  id: 'env',
  *look(context) {
    const { environment } = context;
    const isDescribed = context.commands.flatMap(({ program }) => (program ? [describes(program)] : []));
    // `ENABLE_PROFILER=False` beside `PROFILER_PORT`, `METRICS_ENABLED=false` beside `METRICS_ADDR`.
    const isSwitchedOff = switchesOf(context.environment);
    // Of several addresses for one subject the first counts.
    const hosts = hostsBySubject([...environment].reverse());
    for (const [name, value] of environment) {
      if (!MAY_HOLD_PORT.test(value.value) || isDescribed.some((describe) => describe(name))) continue;
      const stem = subjectOfName(name);
      if (stem !== '' && isSwitchedOff({ parent: '', stem })) continue;
      if (isKnown(value) || value.value.includes(':')) yield* portsOfVariable(context, name, value, hosts);
    }
  },
};

function* portsOfVariable(context: DetectorContext, name: string, value: Text, hosts: ReadonlyMap<string, Text>): Iterable<FoundPort> {
  for (const { socket, host } of pairedSockets(name, value, context.environment, () => hosts.get(subjectOfName(name)))) {
    const confidence =
      confidenceOf(name, socket, host !== null) ??
      (name === 'PORT' ? confidenceOfPort(socket, host) : null) ??
      (isOwnPort(context, name, socket) || isPortOfImage(context, name, socket) ? 'low' : null);
    if (confidence === null) continue;
    const protocol = protocolOfPort(context.container, socket.port);
    yield { portText: socket.portText, around: `${name}=${value.value}`, host: socket.host ?? host, protocol, confidence };
  }
}

function confidenceOf(name: string, socket: SocketAddress, isPaired: boolean): Confidence | null {
  const meaning = meaningOfName(name);
  // `LISTENERS=PLAIN://0.0.0.0:9092` names what is bound, whatever stands for a scheme.
  if (socket.scheme !== null && (meaning !== 'listens' || socket.host === null)) return null;
  if (meaning === 'dials') return null;
  if (socket.host === null) {
    if (meaning === 'listens' && /port/i.test(name)) return isPaired ? 'medium' : 'low';
    return meaning === 'port' && /^[A-Z0-9_]+_PORT$/.test(name) ? (isPaired ? 'medium' : 'low') : null;
  }
  const reach = reachOfHost(socket.host);
  if (meaning === 'listens') return reach === 'unknown' ? null : 'medium';
  if (reach === 'any' && socket.host.value !== '*') return 'medium';
  return meaning === 'serves' && (reach === 'localhost' || reach === 'node') ? 'medium' : null;
}

/** `PORT` is what hosters of applications tell them to listen on, yet beside the address of a node or another machine it is dialled. */
function confidenceOfPort(socket: SocketAddress, host: Text | null): Confidence | null {
  if (socket.host !== null || socket.scheme !== null) return null;
  if (host === null) return 'low';
  return ['any', 'localhost'].includes(reachOfHost(host)) ? 'medium' : null;
}

/** `APP_PORT=8181` of a container that declares 8181, and `METRICS_HOST=$(NODE_IP):8181`. */
function isOwnPort(context: DetectorContext, name: string, socket: SocketAddress): boolean {
  if (socket.scheme !== null || !showsPort(context.container, socket.port)) return false;
  const meaning = meaningOfName(name);
  if (socket.host !== null) return meaning !== 'dials' && !namesAnother(name) && OWN_REACHES.has(reachOfHost(socket.host));
  return meaning === 'unclear' ? namesOwnPort(name) : name === 'PORT';
}

/** Addresses at which a pod on the host network may find itself. */
const OWN_REACHES: ReadonlySet<Reach> = new Set(['any', 'localhost', 'node']);

/** `CASSANDRA_CQL_PORT=9042` in an image whose name ends in the program's, which a client of the program would not be called. */
function isPortOfImage({ container }: DetectorContext, name: string, socket: SocketAddress): boolean {
  if (socket.host !== null || socket.scheme !== null || meaningOfName(name) !== 'unclear' || !namesOwnPort(name)) return false;
  const image = /([a-z0-9]+)(?:[:@][^/]*)?$/i.exec(container.image)?.[1]?.toLowerCase();
  return image !== undefined && name.toLowerCase().startsWith(`${image}_`);
}
