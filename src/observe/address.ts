import { isIP } from 'node:net';

/** An address and port in a capture. */
export interface CapturedAddress {
  readonly address: string | null;
  readonly zone: string | null;
  /** Null for `*` (every port) and for the name of a service, which is in `service`. */
  readonly port: number | null;
  readonly service: string | null;
}

/** A name of DNS or `/etc/hosts`; a text of digits is a truncated address. */
const HOST_NAME = /^(?=[\w.-]*[g-zG-Z_])\w[\w.-]*$/;
const WILDCARDS = new Set(['*', '0.0.0.0', '::', '[::]', '']);

/**
 * Reads `ADDRESS:PORT` of ss, netstat and lsof in all notations: `*:22`, `:::22`, `[::]:22`, `0.0.0.0%br-ex:22`, `[fe80::1%eth0]:22`,
 * `fe80::1%eth0:22`, `[::ffff:127.0.0.1]:22`. Undefined for other texts.
 */
export function readSocketAddress(text: string): CapturedAddress | undefined {
  const separator = text.lastIndexOf(':');
  if (separator < 0) return undefined;
  const written = text.slice(0, separator);
  const end = text.slice(separator + 1);
  const { host, zone } = withoutZone(written);
  // A host name instead of an address.
  const address = normalAddress(host) ?? (HOST_NAME.test(host) ? null : undefined);
  if (address === undefined) return undefined;
  if (/^\d{1,5}$/.test(end)) return Number(end) > 65535 ? undefined : { address, zone, port: Number(end), service: null };
  if (end === '*') return { address, zone, port: null, service: null };
  return /^[\w.+-]*[A-Za-z][\w.+-]*$/.test(end) ? { address, zone, port: null, service: end } : undefined;
}

function withoutZone(written: string): { readonly host: string; readonly zone: string | null } {
  const [, inner = written] = /^\[(.*)\](?:%.*)?$/.exec(written) ?? [];
  const outerZone = /\]%(.+)$/.exec(written)?.[1] ?? null;
  const at = inner.indexOf('%');
  return at < 0 ? { host: inner, zone: outerZone } : { host: inner.slice(0, at), zone: inner.slice(at + 1) };
}

/** Returns an address in the form of RFC 5952, `*` for a wildcard; undefined for a name and for a truncated address. */
export function normalAddress(host: string): string | undefined {
  if (WILDCARDS.has(host)) return '*';
  const family = isIP(host);
  if (family === 4) return host;
  if (family === 6) return normalIPv6(host);
  if (host === 'localhost') return '127.0.0.1';
  return host === 'ip6-localhost' || host === 'localhost6' ? '::1' : undefined;
}

/** Normalizes an IPv6 address. The URL parser of Node.js uses RFC 5952, except that mapped addresses are hexadecimal. */
function normalIPv6(host: string): string {
  const short = new URL(`http://[${host}]`).hostname.slice(1, -1);
  if (short === '::') return '*';
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const bytes = [mapped[1], mapped[2]].flatMap((group) => {
    const value = Number.parseInt(group ?? '0', 16);
    return [value >> 8, value & 255];
  });
  const address = bytes.join('.');
  return address === '0.0.0.0' ? '*' : address;
}
