import { isPort, type PortRange, type Protocol, type Reach, reachOfAddress } from '../model/address.ts';
import { choicesOf } from '../template/values.ts';
import { withoutPlaceholders } from '../text/placeholders.ts';
import { matchesIn, sliceText, type Text, trim, UNKNOWN, unknownNames } from '../text/text.ts';

/** An address and a port in one value. */
export interface Endpoint {
  /** The text before `://` or `@`, or the transport of `:53/udp`, in lower case; null if there is none. */
  readonly scheme: string | null;
  /** The address, with its brackets; empty before a colon without an address; null if there is no address. */
  readonly host: Text | null;
  /** Null if there is no port, or it is not a number. Zero is kept. */
  readonly ports: WrittenPorts | null;
}

/** One port, or a range. */
export interface WrittenPorts {
  /** The digits. */
  readonly text: Text;
  readonly first: number;
  readonly last: number;
}

/** Maximum length of an address. */
const MAX_LENGTH = 300;
/** Sockets that are not on a network. */
const SOCKET_FILE =
  /^(?:(?:unix|abnsz?|fd|sockpair|rhttp|uxst|uxdg|pipe|vsock|npipe|file)[:@+]|(?:unix|fd|vsock|npipe|file)[a-z+.-]*:\/\/|[/@])/i;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//;
/** HAProxy's address families, without Unix sockets. */
const FAMILY = /^(ipv[46]|(?:tcp|udp|quic|mptcp)[46]?)@/i;
/** An address, or nothing, before the colon; the form of the port determines whether it matches. */
const WITH_PORT = /^(\[[^\]]*\]|[^[\]]*|\uE000.*\uE000):([^:[\]]*)$/s;
const PORTS = /^(\d{1,5})(?:-(\d{1,5}))?$/;
/** The text that can precede a port. */
const HOST = /^(?:\[[0-9a-fA-F:.\uE000]*(?:%[\w.-]+)?\]|[A-Za-z0-9_.*\uE000-]*|::+)$/;
const TRANSPORT = /^\/(tcp|udp|sctp)$/i;

/**
 * Reads `host:port`, `:port`, `[::1]:port`, `*:port`, a port, an address, a range of ports, URLs, `:53/udp` and HAProxy's `ipv4@`. Several
 * colons without brackets are an IPv6 address, unless `lastColon` means that the port follows the last one. Null for Unix sockets, file
 * descriptors and text with spaces.
 */
export function readEndpoint(written: Text, lastColon = false): Endpoint | null {
  const text = withoutPlaceholders(written);
  const { value } = text;
  if (value.length > MAX_LENGTH || SOCKET_FILE.test(value) || /\s/.test(value)) return null;
  const url = SCHEME.exec(value);
  const prefix = url ?? FAMILY.exec(value);
  const start = prefix?.[0].length ?? 0;
  const slash = value.indexOf('/', start);
  const transport = slash < 0 ? undefined : TRANSPORT.exec(value.slice(slash))?.[1];
  const end = slash >= 0 && (url || transport !== undefined) ? slash : value.length;
  const scheme = prefix?.[1]?.toLowerCase() ?? transport?.toLowerCase() ?? null;
  const authority = value.slice(start, end);
  if (authority.includes('@')) return null;
  if (!url && PORTS.test(authority)) return { scheme, host: null, ports: readPorts(sliceText(text, start, end)) };
  const split = WITH_PORT.exec(authority);
  const host = split?.[1] ?? authority;
  const isAddress = host.includes(':') && !host.startsWith('[') && !isChoice(host) && !lastColon;
  if (!split || isAddress) {
    return { scheme, host: authority === '' ? null : sliceText(text, start, end), ports: null };
  }
  const colon = start + host.length;
  const address = sliceText(text, start, colon);
  return { scheme, host: widestAlternative(address) ?? address, ports: readPorts(sliceText(text, colon + 1, end)) };
}

/** Reads a number of at most five digits, or a range of such numbers; null for other texts. */
export function readPorts(text: Text): WrittenPorts | null {
  const match = PORTS.exec(text.value);
  if (!match) return null;
  const first = Number(match[1]);
  return { text, first, last: match[2] === undefined ? first : Number(match[2]) };
}

/** True if a template chooses between addresses, such as `{{ if .IPv6 }}[::1]{{ else }}127.0.0.1{{ end }}`. */
function isChoice(host: string): boolean {
  return host.startsWith(UNKNOWN) && host.endsWith(UNKNOWN) && host.length > 2;
}

/** The address with the widest reach among the alternatives of a template, otherwise the first one. */
function widestAlternative(host: Text): Text | null {
  if (!isChoice(host.value)) return null;
  const choices = matchesIn(host, /[^\uE000]+/g);
  if (choices.length < 2 || !choices.every(({ value }) => HOST.test(value) && reachOfAddress(value) !== 'unknown')) return null;
  return choices.find((choice) => reachOfAddress(choice.value) !== 'localhost') ?? choices[0] ?? null;
}

/** A socket that a program opens or connects to. */
export interface SocketAddress {
  /** The host as written; null if there is only a port. */
  readonly host: Text | null;
  readonly port: number;
  /** The digits of the port. */
  readonly portText: Text;
  /** Scheme of a URL, or the transport of `:53/udp`; null for a bare address. */
  readonly scheme: string | null;
}

/** The meaning of a value: sockets, an address without a port, a disabled listener, or none of these. */
export type AddressValue =
  | { readonly type: 'sockets'; readonly sockets: readonly SocketAddress[] }
  | { readonly type: 'host'; readonly host: Text }
  | { readonly type: 'off' }
  | { readonly type: 'other' };

const OTHER: AddressValue = { type: 'other' };
const OFF = new Set(['0', ':0', '', 'false', 'none', 'off', 'disabled', '-', '""', "''"]);
/** An application protocol, which belongs to the socket before it in a list, as in `:6081,PROXY` of Varnish. */
const PROTOCOL_NAME = /^(?:HTTP|HTTPS|PROXY)$/;

/**
 * Reads a value such as `0.0.0.0:80`, `[::]:80`, `:80`, `80`, `https://$(IP):2379`, a comma-separated list of these, or a template's
 * choice.
 */
export function readAddress(value: Text): AddressValue {
  const read = readOne(value);
  if (read.type !== 'other' || !value.value.includes(UNKNOWN)) return read;
  const sockets = choicesOf(value).flatMap((choice) => {
    const chosen = readOne(choice);
    return chosen.type === 'sockets' ? chosen.sockets : [];
  });
  return sockets.length > 0 ? { type: 'sockets', sockets } : read;
}

function readOne(value: Text): AddressValue {
  // Most values of options are paths, which are neither addresses nor ports.
  if (value.value.startsWith('/')) return OTHER;
  const trimmed = trim(withoutPlaceholders(value));
  if (OFF.has(trimmed.value.toLowerCase())) return { type: 'off' };
  const parts = splitList(trimmed);
  const sockets: SocketAddress[] = [];
  for (const part of parts) {
    const socket = readSocket(part);
    if (socket) sockets.push(socket);
    else if (part.value === trimmed.value) return isHost(trimmed.value) ? { type: 'host', host: trimmed } : OTHER;
    else if (!isHost(part.value) && !SOCKET_FILE.test(part.value) && !PROTOCOL_NAME.test(part.value)) return OTHER;
  }
  if (sockets.length > 0) return { type: 'sockets', sockets };
  const hosts = parts.filter((part) => isHost(part.value));
  const widest = hosts.find((part) => reachOfAddress(part.value) !== 'localhost') ?? hosts[0];
  return widest ? { type: 'host', host: widest } : OTHER;
}

/** Reads one socket with a single port. Text after a space is ignored, except the address in `1883 127.0.0.1` (Mosquitto). */
function readSocket(value: Text): SocketAddress | null {
  const blank = value.value.search(/\s/);
  const endpoint = readEndpoint(blank < 0 ? value : sliceText(value, 0, blank), true);
  if (!endpoint?.ports || (blank >= 0 && value.value.includes('/', blank))) return null;
  const { scheme, ports } = endpoint;
  if (!isPort(ports.first) || ports.text.value.includes('-')) return null;
  const host = endpoint.host ?? (blank < 0 ? null : trim(sliceText(value, blank)));
  const isWritten = host === null || (endpoint.host === null ? isHost(host.value) : HOST.test(host.value));
  return isWritten ? { host, port: ports.first, portText: ports.text, scheme } : null;
}

function isHost(value: string): boolean {
  if (value === '' || /^\d+$/.test(value)) return false;
  return reachOfAddress(value) !== 'unknown' || value === UNKNOWN || value === `[${UNKNOWN}]`;
}

/** The parts of a comma-separated list that are not empty, without spaces around them. */
export function splitList(value: Text): Text[] {
  return value.value.includes(',')
    ? matchesIn(value, /[^,]+/g)
        .map(trim)
        .filter((part) => part.value !== '')
    : [value];
}

/** Returns the reach of a listener on this host; for an unknown host, from the name of the unknown part. */
export function reachOfHost(host: Text | null): Reach {
  if (host === null) return 'any';
  if (!host.value.includes(UNKNOWN)) return reachOfAddress(host.value);
  const name = unknownNames(host).join(' ');
  return REACH_BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
}

/** The reach of an unknown address, from its name; the first row that matches applies. */
const REACH_BY_NAME: readonly (readonly [RegExp, Reach])[] = [
  [/local.?host|loopback/i, 'localhost'],
  [/local.?(?:address|ip)/i, 'unknown'],
  [/(?:all|any|every|wildcard).?(?:ip|addr|interface|host)|listen.?on.?all/i, 'any'],
  [/(?:pod|host|node|internal|machine|instance|my|advertise).{0,3}(?:ip|addr)/i, 'node'],
  [/(?:^|[._\s])ips?$|node_?name|hostname/i, 'node'],
  [/listen|bind/i, 'any'],
];

/** UDP if the scheme uses UDP. */
export function protocolOfScheme(scheme: string | null): Protocol {
  if (scheme === 'sctp') return 'SCTP';
  return scheme !== null && /^(?:udp|quic|dtls)/.test(scheme) ? 'UDP' : 'TCP';
}

/** Reads `30000-32767`; null if it is not a range of ports. */
export function readPortRange(text: string): PortRange | null {
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text.trim()) ?? [];
  const [port, endPort] = [Number(first), Number(last)];
  return port >= 1 && port <= endPort && endPort <= 65_535 ? { port, endPort } : null;
}
