import type { Text } from '../../model/text.ts';
import { withoutPlaceholders } from '../placeholders.ts';
import { slicerOf } from './slice.ts';

/** Where a program is told to listen, as one value says it. */
export interface Endpoint {
  /** Before `://` or `@`, in lower case; null where there is none. */
  readonly scheme: string | null;
  /** The address, with brackets where they are written, empty before a lone colon; null where none is written. */
  readonly host: Text | null;
  /** Null where none is written, or where it is no number. Zero is kept. */
  readonly ports: { readonly text: Text; readonly first: number; readonly last: number } | null;
}

const SOCKET = /^(unix|abns|abnsz|fd|sockpair|rhttp|uxst|uxdg|pipe|vsock|npipe|file)[:@+]|^[/@]/i;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//;
/** HAProxy's address families that are no Unix sockets. */
const PREFIX = /^(ipv[46]|(?:tcp|udp|quic|mptcp)[46]?)@/i;
/** An address, or none, before the colon; the port's form decides whether it is one. */
const WITH_PORT = /^(\[[^\]]*\]|[^[\]]*):([^:[\]]*)$/;
const PORTS = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/**
 * Reads `host:port`, `:port`, `[::1]:port`, `*:port`, a port alone, an address alone, a range of ports, URLs and HAProxy's `ipv4@`.
 * Several colons without brackets are an IPv6 address, unless `lastColon` says that the last one stands before the port.
 * Null for Unix sockets, file descriptors and text with blanks.
 */
export function readEndpoint(written: Text, lastColon = false): Endpoint | null {
  const text = withoutPlaceholders(written);
  const { value } = text;
  if (value.length > 300 || SOCKET.test(value) || /\s/.test(value)) return null;
  const slice = slicerOf(text);
  const url = SCHEME.exec(value);
  const prefix = url ?? PREFIX.exec(value);
  const scheme = prefix?.[1]?.toLowerCase() ?? null;
  const start = prefix?.[0].length ?? 0;
  if (scheme !== null && SOCKET.test(`${scheme}:`)) return null;
  const slash = url ? value.indexOf('/', start) : -1;
  const end = slash < 0 ? value.length : slash;
  const authority = value.slice(start, end);
  if (authority.includes('@')) return null;
  if (!url && PORTS.test(authority)) return { scheme, host: null, ports: readPorts(slice(start, end)) };
  const split = WITH_PORT.exec(authority);
  const host = split?.[1] ?? authority;
  if (!split || (host.includes(':') && !host.startsWith('[') && !lastColon)) {
    return { scheme, host: authority === '' ? null : slice(start, end), ports: null };
  }
  const colon = start + host.length;
  return { scheme, host: slice(start, colon), ports: readPorts(slice(colon + 1, end)) };
}

/** A number of at most five digits, or a range of them; null for anything else. */
export function readPorts(text: Text): Endpoint['ports'] {
  const match = PORTS.exec(text.value);
  if (!match) return null;
  const first = Number(match[1]);
  return { text, first, last: match[2] === undefined ? first : Number(match[2]) };
}
