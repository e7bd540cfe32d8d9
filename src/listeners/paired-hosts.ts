import { reachOfAddress } from '../model/address.ts';
import { readAddress, type SocketAddress } from '../text/address.ts';
import { onceForEach } from '../text/once.ts';
import { withoutPlaceholders } from '../text/placeholders.ts';
import { isKnown, type Text } from '../text/text.ts';
import { wordsOfName } from '../text/words.ts';
import { classOf, meaningOfName, subjectOfName } from './names.ts';

/** Options or variables that nobody described, by name. */
type NamedValues = Iterable<readonly [name: string, value: Text | null]>;

/** A socket that stands in a named value, and the address that goes with it where it has none itself. */
interface PairedSocket {
  readonly socket: SocketAddress;
  readonly host: Text | null;
}

/** The sockets in the value of a name among others, without those of another machine; `hostOfSubject` tells the address of what it is about. */
export function pairedSockets(
  name: string,
  value: Text,
  others: NamedValues,
  hostOfSubject: () => Text | undefined,
): readonly PairedSocket[] {
  const read = readAddress(value);
  const beside = read.type === 'sockets' ? siblingHost(name, others) : null;
  if (read.type !== 'sockets' || (beside && isElsewhere(beside))) return [];
  const host = hostOfSubject() ?? beside;
  return read.sockets.map((socket) => ({ socket, host }));
}

/** Addresses without a port, by what they are about: `metrics-bind-address` belongs to `metrics-port`. The last one of a subject counts. */
export function hostsBySubject(named: NamedValues): ReadonlyMap<string, Text> {
  const hosts = new Map<string, Text>();
  for (const [name, value] of named) {
    const read = value && ['listens', 'host', 'serves'].includes(meaningOfName(name)) ? readAddress(value) : null;
    if (read?.type === 'host') hosts.set(subjectOfName(name), read.host);
  }
  return hosts;
}

/** Last words of a name that stand where a port's name has `port`. */
const HOST_OF_PORT = /^(?:host|hostname|ip|addr|address)$/;

/** The address that goes with a port by its name alone: `API_HOST` beside `API_PORT`, `--api-address` beside `--api-port`. */
function siblingHost(port: string, named: NamedValues): Text | null {
  const words = wordsOfName(port);
  if (classOf(words.at(-1) ?? '') !== 'port') return null;
  const stem = words.slice(0, -1).join('-');
  for (const [name, value] of named) {
    if (value !== null && stemOfHost(name) === stem) return value;
  }
  return null;
}

/** A name without the words for an address at its end, such as `api` of `API_IP_ADDRESS`; null where there are none. */
const stemOfHost = onceForEach((name: string): string | null => {
  const words = wordsOfName(name);
  const length = words.length;
  while (HOST_OF_PORT.test(words.at(-1) ?? '')) words.pop();
  return words.length < length ? words.join('-') : null;
});

/** Whether an address is that of another machine, so that the port beside it is dialled: a name, or a literal address. */
function isElsewhere(host: Text): boolean {
  const plain = withoutPlaceholders(host);
  const { value } = plain;
  const reach = reachOfAddress(value);
  return isKnown(plain) && (reach === 'other' || (reach === 'unknown' && /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+\.?$/i.test(value)));
}
