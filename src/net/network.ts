import { isIP } from 'node:net';
import { onceForEach } from '../text/once.ts';

/** The addresses from `first` to `last` of an IP network. */
export interface Network {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

const BITS = { 4: 32, 6: 128 } as const;

/** Reads `10.0.0.0/8` or `fd00::/64`, as Go's `net.ParseCIDR` does; null for other texts. */
export const readNetwork = onceForEach((text: string): Network | null => {
  const [address = '', length = '', ...rest] = text.split('/');
  const family = isIP(address);
  if (rest.length > 0 || !/^\d{1,3}$/.test(length) || (family !== 4 && family !== 6) || Number(length) > BITS[family]) return null;
  const size = 1n << BigInt(BITS[family] - Number(length));
  const first = (numberOf(address, family) / size) * size;
  return { family, first, last: first + size - 1n };
});

/** A network without host bits, which the EC2 API refuses: `10.0.0.0/8` for `10.1.2.3/8`. */
export function withoutHostBits(text: string): string {
  const network = readNetwork(text);
  const [, length] = text.split('/');
  if (network === null) return text;
  if (network.family === 4) return `${[24n, 16n, 8n, 0n].map((bits) => (network.first >> bits) & 255n).join('.')}/${length}`;
  const groups = network.first.toString(16).padStart(32, '0').match(/.{4}/g) ?? [];
  return `${new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)}/${length}`;
}

/** Reads a network, a range such as `10.0.0.1-10.0.0.9`, or a single address; null for other texts. */
export function readAddresses(text: string): Network | null {
  const [first = '', last = first, ...rest] = text.split('-').map((part) => part.trim());
  if (first.includes('/')) return rest.length === 0 && last === first ? readNetwork(first) : null;
  const [from, to] = [first, last].map((address) => readNetwork(`${address}/${familyOf(address) === 4 ? 32 : 128}`));
  if (!from || !to || rest.length > 0 || from.family !== to.family || from.first > to.first) return null;
  return { ...from, last: to.last };
}

export function overlap(a: Network, b: Network): boolean {
  return a.family === b.family && a.first <= b.last && b.first <= a.last;
}

/** True if a network contains all addresses of another. */
export function contains(outer: Network | null, inner: Network): boolean {
  return outer !== null && outer.family === inner.family && outer.first <= inner.first && inner.last <= outer.last;
}

/** True if an address is in a network such as `10.0.0.0/8`; false if one of them cannot be read. */
export function isWithin(address: string, cidr: string): boolean {
  const network = readNetwork(cidr);
  if (network === null || isIP(address) !== network.family) return false;
  const value = numberOf(address, network.family);
  return network.first <= value && value <= network.last;
}

/** 4 or 6 for an IP address, otherwise 0. */
export function familyOf(address: string): 0 | 4 | 6 {
  return isIP(address) as 0 | 4 | 6;
}

export function isLoopback(address: string): boolean {
  return isWithin(address, familyOf(address) === 4 ? '127.0.0.0/8' : '::1/128');
}

function numberOf(address: string, family: 4 | 6): bigint {
  if (family === 4) return address.split('.').reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  // The URL parser of Node.js writes every IPv6 address in hexadecimal groups.
  const [withoutZone] = address.split('%');
  const [before = '', after] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.reduce((value, group) => value * 65536n + BigInt(`0x${group}`), 0n);
}
