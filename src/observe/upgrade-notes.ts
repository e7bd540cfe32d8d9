import { keyOfPort } from '../model/address.ts';
import { type Assignment, type RegistryView, type Release, stateAt } from '../model/registry.ts';
import { plural } from '../text/words.ts';

/**
 * Returns what an upgrade was compared with: how many rows change between the release of the registry and `to`, and how many of these
 * are ports of the cluster. `ports` are keys of `keyOfPort`. Nothing if no upgrade is judged.
 */
export function upgradeNotes({ registries, release }: RegistryView, to: Release | null, ports: ReadonlySet<number>): string[] {
  if (to === null || release === null) return [];
  const rows = registries.flatMap(({ assignments }) => assignments).filter((row) => stateAt(row, release) !== stateAt(row, to));
  const own = rows.filter((row) => hasPort(row, ports)).length;
  const extent = `${release.join('.')} to ${to.join('.')}`;
  if (rows.length === 0) return [`${extent}: no row changes`];
  const change = `${plural(rows.length, 'row')} ${rows.length === 1 ? 'changes' : 'change'}`;
  return [`${extent}: ${change}, ${own === 0 ? 'none' : own} of them ${own === 1 ? 'a port' : 'ports'} of this cluster`];
}

function hasPort({ port: first, endPort, protocol }: Assignment, ports: ReadonlySet<number>): boolean {
  for (let port = first; port <= endPort; port++) if (ports.has(keyOfPort({ port, protocol }))) return true;
  return false;
}
