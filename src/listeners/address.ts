import { isPort, type Protocol, type Reach, reachOfAddress } from '../model/address.ts';
import { choicesOf } from '../model/choices.ts';
import { sliceText, type Text, UNKNOWN, unknownNames } from '../model/text.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** An address with a port as a program is given it, with the places of its parts. */
export interface Endpoint {
  /** The host as written; null where only a port stands. */
  readonly host: Text | null;
  readonly port: number;
  /** The digits of the port. */
  readonly portText: Text;
  /** Scheme of a URL, or the transport of `:53/udp`; null for a bare address. */
  readonly scheme: string | null;
}

/** What a value says: some endpoints, an address alone, that nothing shall listen, or nothing that can be understood. */
export type AddressValue =
  | { readonly type: 'endpoints'; readonly endpoints: readonly Endpoint[] }
  | { readonly type: 'host'; readonly host: Text }
  | { readonly type: 'off' }
  | { readonly type: 'other' };

const OTHER: AddressValue = { type: 'other' };
const OFF = new Set(['0', ':0', '', 'false', 'none', 'off', 'disabled', '-', '""', "''"]);
const URL_SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
/** URLs of sockets that no network reaches. */
const SOCKET_FILE = /^(?:unix|file|npipe|fd|vsock)[a-z+.-]*:\/\//i;
const HOST = /^(?:\[[0-9a-fA-F:.\uE000]*(?:%[\w.-]+)?\]|[A-Za-z0-9_.*\uE000-]*|[0-9a-fA-F]*:[0-9a-fA-F:.]+)$/;

/** What is spoken at the socket before it in a list, as in `:6081,PROXY` of Varnish. */
const PROTOCOL_NAME = /^(?:HTTP|HTTPS|PROXY)$/;

/** What stands between the actions of a template. */
const ALTERNATIVE = /[^\uE000]+/g;

/** Reads a value such as `0.0.0.0:80`, `[::]:80`, `:80`, `80`, `https://$(IP):2379`, a comma list of them, or a template's choice. */
export function readAddress(value: Text): AddressValue {
  const read = readOne(value);
  if (read.type !== 'other' || !value.value.includes(UNKNOWN)) return read;
  const endpoints = choicesOf(value).flatMap((choice) => {
    const chosen = readOne(choice);
    return chosen.type === 'endpoints' ? chosen.endpoints : [];
  });
  return endpoints.length > 0 ? { type: 'endpoints', endpoints } : read;
}

function readOne(value: Text): AddressValue {
  // Most values of options are paths, which are neither addresses nor ports.
  if (value.value.startsWith('/')) return OTHER;
  const trimmed = trim(withoutPlaceholders(value));
  if (OFF.has(trimmed.value.toLowerCase())) return { type: 'off' };
  const endpoints: Endpoint[] = [];
  for (const part of splitList(trimmed)) {
    const endpoint = readEndpoint(part);
    if (endpoint) endpoints.push(endpoint);
    else if (part.value === trimmed.value) return isHost(trimmed.value) ? { type: 'host', host: trimmed } : { type: 'other' };
    else if (!isHost(part.value) && !SOCKET_FILE.test(part.value) && !PROTOCOL_NAME.test(part.value)) return { type: 'other' };
  }
  if (endpoints.length > 0) return { type: 'endpoints', endpoints };
  const hosts = splitList(trimmed).filter((part) => isHost(part.value));
  const widest = hosts.find((part) => reachOfAddress(part.value) !== 'localhost') ?? hosts[0];
  return widest ? { type: 'host', host: widest } : { type: 'other' };
}

function readEndpoint(value: Text): Endpoint | null {
  const scheme = URL_SCHEME.exec(value.value);
  const name = scheme?.[1]?.toLowerCase() ?? null;
  if (SOCKET_FILE.test(value.value)) return null;
  const from = scheme?.[0].length ?? 0;
  const transport = /\/(?:tcp|udp|sctp)$/i.exec(value.value);
  const slash = value.value.indexOf('/', from);
  if (scheme === null && slash >= 0 && slash !== transport?.index) return null;
  const words = value.value.search(/\s/);
  const end = [slash, words].filter((at) => at >= from);
  const authority = sliceText(value, from, Math.min(value.value.length, ...end));
  const protocol = name ?? transport?.[0].slice(1).toLowerCase() ?? null;
  if (/^\d+$/.test(authority.value) && name === null) {
    if (words < 0) return endpointOf(null, authority, protocol);
    // `listener 1883 127.0.0.1`, as Mosquitto writes it.
    const host = trim(sliceText(value, words));
    return isHost(host.value) ? endpointOf(host, authority, protocol) : null;
  }
  const found = /^(.*):(\d+)$/.exec(authority.value);
  if (!found?.[2]) return null;
  const split = authority.value.length - found[2].length;
  const host = sliceText(authority, 0, split - 1);
  const bound = widestAlternative(host) ?? (isWrittenAsHost(host.value) ? host : null);
  return bound && endpointOf(bound, sliceText(authority, split), protocol);
}

function isWrittenAsHost(host: string): boolean {
  return HOST.test(host) && (!host.includes(':') || host.startsWith('[') || /^:+$/.test(host));
}

/** The address of most reach in a template's choice between some, such as `{{ if .IPv6 }}[::1]{{ else }}127.0.0.1{{ end }}`. */
function widestAlternative(host: Text): Text | null {
  if (!host.value.startsWith(UNKNOWN) || !host.value.endsWith(UNKNOWN)) return null;
  const choices = [...host.value.matchAll(ALTERNATIVE)].map((match) => sliceText(host, match.index, match.index + match[0].length));
  if (choices.length < 2 || !choices.every(({ value }) => isWrittenAsHost(value) && reachOfAddress(value) !== 'unknown')) return null;
  return choices.find((choice) => reachOfAddress(choice.value) !== 'localhost') ?? choices[0] ?? null;
}

function endpointOf(host: Text | null, portText: Text, scheme: string | null): Endpoint | null {
  const port = Number(portText.value);
  return isPort(port) ? { host, port, portText, scheme } : null;
}

function isHost(value: string): boolean {
  if (value === '' || /^\d+$/.test(value)) return false;
  return reachOfAddress(value) !== 'unknown' || value === UNKNOWN || value === `[${UNKNOWN}]`;
}

function trim(value: Text): Text {
  const start = value.value.length - value.value.trimStart().length;
  const end = value.value.trimEnd().length;
  return start === 0 && end === value.value.length ? value : sliceText(value, start, Math.max(start, end));
}

function splitList(value: Text): Text[] {
  if (!value.value.includes(',')) return [value];
  const parts: Text[] = [];
  let start = 0;
  for (const part of value.value.split(',')) {
    if (part.trim() !== '') parts.push(trim(sliceText(value, start, start + part.length)));
    start += part.length + 1;
  }
  return parts;
}

/** How far a listener on this host can be reached; an unknown host is judged by the name of what stands there. */
export function reachOfHost(host: Text | null): Reach {
  if (host === null) return 'any';
  if (!host.value.includes(UNKNOWN)) return reachOfAddress(host.value);
  const name = unknownNames(host).join(' ');
  if (/local.?host|loopback/i.test(name)) return 'localhost';
  if (/local.?(?:address|ip)/i.test(name)) return 'unknown';
  if (/(?:all|any|every|wildcard).?(?:ip|addr|interface|host)|listen.?on.?all/i.test(name)) return 'any';
  if (/(?:pod|host|node|internal|machine|instance|my|advertise).{0,3}(?:ip|addr)|(?:^|[._\s])ips?$|node_?name|hostname/i.test(name))
    return 'node';
  return /listen|bind/i.test(name) ? 'any' : 'unknown';
}

/** UDP where the scheme says so. */
export function protocolOfScheme(scheme: string | null): Protocol {
  if (scheme === 'sctp') return 'SCTP';
  return scheme !== null && /^(?:udp|quic|dtls)/.test(scheme) ? 'UDP' : 'TCP';
}
