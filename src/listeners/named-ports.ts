import { reachOfAddress } from '../model/address.ts';
import type { DisabledPort, FoundPort } from '../model/detector.ts';
import type { Container } from '../model/pod.ts';
import { protocolOfScheme, reachOfHost, readAddress, type SocketAddress } from '../net/address.ts';
import { withoutPlaceholders } from '../text/placeholders.ts';
import { isKnown, spanOfText, type Text, trim, UNKNOWN } from '../text/text.ts';
import { protocolOfPort, showsPort } from './declared.ts';
import { confidenceOfName, type NamedPort } from './name-confidence.ts';
import { levelAbove, meaningOf, type NameMeaning, type NamePlace, splitName } from './names.ts';

/** An option, a variable or a setting with its value and the text around it. */
export interface NamedValue {
  readonly name: string;
  readonly value: Text | null;
  readonly around: string;
}

/** The kind of the names, and the conditions for a program's own ports. */
interface NamedIn {
  readonly place: NamePlace;
  readonly container?: Container;
  /** True for a value that may be a listener; other values only give context. All by default. */
  readonly isAsked?: (given: NamedValue) => boolean;
  /** True if a setting certainly belongs to the program, which raises the confidence. */
  readonly isTrusted?: (given: NamedValue) => boolean;
  /** True if a name that only means some port is one of the program's own names. */
  readonly isOwn?: (given: NamedValue) => boolean;
}

/** A separate number, which most values do not contain; tested first because it is cheap. */
const MAY_HOLD_PORT = /(?:^|[^a-z0-9])\d{1,5}(?:$|[^a-z0-9])/i;
/** Maximum length of addresses and lists of addresses. */
const MAX_LENGTH = 2000;

/** Ports that use the plain address if they have no address of their own. */
const MAIN = new Set(['', 'secure', 'http', 'https', 'grpc', 'server', 'api', 'web']);

/** Finds the ports that values without a description probably open, by their names and by the values beside them. */
export function* portsByName(given: readonly NamedValue[], where: NamedIn): Generator<FoundPort | DisabledPort> {
  const { place, container, isAsked } = where;
  const mayHoldPort = ({ value }: NamedValue) => value && value.value.length <= MAX_LENGTH && MAY_HOLD_PORT.test(value.value);
  const candidates = given.filter((one) => mayHoldPort(one) && isAsked?.(one) !== false);
  if (candidates.length === 0) return;
  const isSwitchedOff = switchesOf(given, place);
  const hosts = hostsOf(given, place);
  for (const one of candidates) {
    const read = one.value && readAddress(one.value);
    const meaning = meaningOf(one.name, place);
    const beside = hosts.get(subjectKey(meaning));
    if (read?.type !== 'sockets' || (beside?.isElsewhere && meaning.ends === 'port')) continue;
    // A plain `HOST_IP` among variables is only the address of the node.
    const isMain = place !== 'variable' && MAIN.has(meaning.subject);
    const paired = beside ?? (isMain ? hosts.get(subjectKey({ ...meaning, subject: '' })) : undefined);
    for (const socket of read.sockets) {
      const { port, portText, scheme } = socket;
      const host = socket.host ?? paired?.host ?? declaredHost(socket.port, given, container);
      const { confidence, because } = confidenceOfName(namedPort(one, meaning, socket, host, where));
      if (confidence === null) continue;
      const usual = meaning.protocol ?? (container ? protocolOfPort(container, port) : 'TCP');
      const protocol = scheme === null ? usual : protocolOfScheme(scheme);
      if (isSwitchedOff(meaning)) yield { port, span: spanOfText(portText) };
      else yield { portText, host, around: one.around, protocol, confidence, because };
    }
  }
}

/** The address beside a port that the container declares, under any name. */
function declaredHost(port: number, given: readonly NamedValue[], container: Container | undefined): Text | null {
  const declared = container?.ports.find((entry) => entry.containerPort === port && entry.hostIP !== null)?.hostIP;
  return (declared && given.find(({ value }) => value?.value === declared)?.value) || null;
}

/** The subject of a value: it is the same for `metrics-bind-address` and `metrics-port`. */
type About = Pick<NameMeaning, 'level' | 'subject'>;

function subjectKey({ level, subject }: About): string {
  return `${level}\n${subject}`;
}

/** An address without a port; `host` is null if its reach is unknown. */
interface PairedHost {
  readonly host: Text | null;
  /** True if it is the address of another machine (a name, or a literal address), so that the program connects to the port beside it. */
  readonly isElsewhere: boolean;
  readonly isListening: boolean;
}

const HOST_NAME = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*\.?$/i;

/** Addresses without a port, by their subject; an address whose name indicates listening takes precedence. */
function hostsOf(given: readonly NamedValue[], place: NamePlace): ReadonlyMap<string, PairedHost> {
  const hosts = new Map<string, PairedHost>();
  for (const { name, value } of given) {
    const meaning = meaningOf(name, place);
    const { isListening, ends } = meaning;
    if (!value?.value || (!isListening && ends !== 'host' && ends !== 'address')) continue;
    const read = readAddress(value);
    const plain = trim(withoutPlaceholders(value));
    const isOther = isKnown(plain) && (reachOfAddress(plain.value) === 'other' || HOST_NAME.test(plain.value));
    const isElsewhere = isOther && !isListening;
    const host = read.type === 'host' ? read.host : read.type === 'other' && !isKnown(plain) ? plain : null;
    if ((!host && !isElsewhere) || (hosts.get(subjectKey(meaning))?.isListening && !isListening)) continue;
    hosts.set(subjectKey(meaning), { host, isElsewhere, isListening });
  }
  return hosts;
}

/** Returns the facts about a value with a port that the confidence tables need. */
function namedPort(given: NamedValue, meaning: NameMeaning, socket: SocketAddress, host: Text | null, where: NamedIn): NamedPort {
  const { place, container, isTrusted, isOwn } = where;
  const reach = reachOfHost(host);
  return {
    place,
    reach,
    port: socket.port,
    hasScheme: socket.scheme !== null,
    written: socket.host?.value ?? null,
    hasHost: host !== null,
    isHostName: host !== null && reach === 'unknown' && !host.value.includes(UNKNOWN),
    isEvery: isEveryAddress(host),
    isShown: container !== undefined && showsPort(container, socket.port),
    isOwn: isOwn?.(given) === true,
    isTrusted: isTrusted?.(given) === true,
    ...meaning,
  };
}

function isEveryAddress(host: Text | null): boolean {
  return host !== null && host.value !== '*' && reachOfHost(host) === 'any';
}

const SWITCH = /^(?:enabl(?:e|ed|ing)|disabled?)$/;
const ON = /^(?:true|yes|on|1)$/i;
const OFF = /^(?:false|no|off|0)$/i;

/**
 * Reads switches such as `enabled: false`, `enable-profiler=False`, `metrics.disabled: true`. A switch applies to values of its subject
 * beside it; without a subject, to all values on its level and below.
 */
function switchesOf(given: readonly NamedValue[], place: NamePlace): (about: About) => boolean {
  const off = new Set<string>();
  for (const { name, value } of given) {
    if (!value || !(ON.test(value.value) || OFF.test(value.value))) continue;
    const { level } = meaningOf(name, place);
    const words = splitName(name.slice(level.length));
    const kinds = new Set(words.flatMap((word) => (SWITCH.test(word) ? [word.startsWith('enabl')] : [])));
    const subject = words.filter((word) => !SWITCH.test(word)).join('-');
    // Only the program knows the meaning of a plain `ENABLED`.
    if (kinds.size === 1 && kinds.has(OFF.test(value.value)) && (subject !== '' || place === 'setting'))
      off.add(subjectKey({ level, subject }));
  }
  return (about) => {
    if (off.size === 0 || off.has(subjectKey(about))) return off.size > 0;
    for (let { level } = about; level !== ''; level = levelAbove(level)) if (off.has(subjectKey({ level, subject: '' }))) return true;
    return false;
  };
}
