import type { Listener } from '../src/model/listener.ts';
import { IPV6_WILDCARD } from '../src/model/socket.ts';
import { onceForObject } from '../src/text/once.ts';

/** Whether two sockets on one port exclude each other; `unknown` if the manifests do not show it. */
export type Overlap = 'yes' | 'no' | 'unknown';

type Bound = Pick<Listener, 'address' | 'reach' | 'nodes'>;

/**
 * Whether two listeners with the same protocol and port have overlapping addresses. As in the scheduler (HostPortInfo.CheckConflict), the
 * unspecified address overlaps with every address, and two different addresses do not overlap. As in the kernel, `::` includes IPv4; the
 * scheduler does not do this.
 */
export function addressOverlap(a: Bound, b: Bound): Overlap {
  if (areOfDifferentFamilies(a, b) || areSocketsOfTwoFamilies(a, b) || areSocketsOfTwoFamilies(b, a)) return 'no';
  if (a.reach === 'any' || b.reach === 'any') return 'yes';
  if (a.reach === 'unknown' || b.reach === 'unknown') return 'unknown';
  if (a.reach === 'other' && b.reach === 'other') return compareAddresses(a.address, b.address);
  if (a.reach === 'localhost' && b.reach === 'localhost') return compareAddresses(loopbackOf(a.address), loopbackOf(b.address));
  if (a.reach === 'localhost' || b.reach === 'localhost') return 'no';
  // Each node has its own address.
  if (a.reach === 'node' && b.reach === 'node' && a.nodes && b.nodes?.every((node) => !a.nodes?.includes(node))) return 'yes';
  // Both use the node's address, or one address is written in a manifest.
  if (familyOf(a) && familyOf(b)) return compareAddresses(a.address, b.address);
  return a.reach === b.reach ? 'yes' : 'unknown';
}

/** The same for an observed socket: a port without an address counts as a port of every address. */
export function overlapWithSocket(claim: Bound, seen: Bound): Overlap {
  return claim.reach === 'unknown' && claim.address === null ? 'yes' : addressOverlap(claim, seen);
}

function compareAddresses(a: string | null, b: string | null): Overlap {
  if (a === null || b === null) return 'unknown';
  return plainAddress(a) === plainAddress(b) ? 'yes' : 'no';
}

/** The loopback address of a listener: 127.0.0.1 for `localhost`, and if the address is unknown. */
function loopbackOf(address: string | null): string {
  const text = plainAddress(address ?? '');
  return /^[\d.]+$/.test(text) || text.includes(':') ? text : '127.0.0.1';
}

/** Returns one spelling for the usual ways to write an address. */
function plainAddress(address: string): string {
  const text = address.replace(/^\[|\]$/g, '').toLowerCase();
  const short = text.replace(/^::ffff:(?=\d+\.)/, '').replace(/^(?:0*:)+0*1$/, '::1');
  return short.replace(/^127\.(?:0\.)?1$/, '127.0.0.1');
}

/** True if one is bound to IPv4 only and the other to IPv6 only; `::` includes both by default. */
function areOfDifferentFamilies(a: Bound, b: Bound): boolean {
  const [one, other] = [familyOf(a), familyOf(b)];
  return one !== null && other !== null && one !== other;
}

/** True for two open sockets of one node if one of them is on IPv6 only: the other one is then on IPv4. */
function areSocketsOfTwoFamilies(a: Bound, b: Bound): boolean {
  return isIPv6Only(a) && !isIPv6Only(b) && b.reach === 'any' && b.nodes?.some((node) => a.nodes?.includes(node)) === true;
}

/** True for a socket that was observed on all IPv6 addresses and no IPv4 address. */
function isIPv6Only({ address, nodes }: Bound): boolean {
  return nodes !== undefined && address === IPV6_WILDCARD;
}

/** Cached, because a listener is compared with many others. */
const familyOf = onceForObject((bound: Bound): 4 | 6 | null => {
  const { address, reach } = bound;
  if (address === null) return null;
  if (isIPv6Only(bound)) return 6;
  const text = plainAddress(address);
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return 4;
  return text.includes(':') && reach !== 'any' && /^[0-9a-f:.]+(%.+)?$/.test(text) ? 6 : null;
});
