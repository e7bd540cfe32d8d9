import type { PortRange } from '../model/address.ts';

/** Reads `30000-32767`; null where that is no range of ports. */
export function readPortRange(text: string): PortRange | null {
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text.trim()) ?? [];
  const [port, endPort] = [Number(first), Number(last)];
  return port >= 1 && port <= endPort && endPort <= 65_535 ? { port, endPort } : null;
}
