import { type HostPort, keyOfPort } from '../model/address.ts';
import type { Cluster } from '../model/cluster.ts';
import { UsageError } from '../model/exit-code.ts';
import { isControlPlane } from '../model/node.ts';
import { type Assignment, compareReleases, parseRelease, type RegistryView, type Release, stateAt } from '../model/registry.ts';
import type { Upgrade } from '../model/rule.ts';
import { plural } from '../text/words.ts';
import { createNodesOf } from './nodes-of.ts';

/** Returns the upgrade to check. Throws UsageError if its release is not later than that of the cluster. */
export function upgradeOf(upgradeTo: string | null, { release }: RegistryView, cluster: Cluster): Upgrade {
  const to = upgradeTo === null ? null : parseRelease(upgradeTo);
  if (to === undefined) throw new UsageError(`--upgrade-to ${upgradeTo} is not a release; write it like 4.20`);
  if (to !== null && release === null)
    throw new UsageError('--upgrade-to needs the release of the cluster: set it with --release, or add its ClusterVersion with --objects');
  if (to !== null && release !== null && compareReleases(to, release) <= 0)
    throw new UsageError(`--upgrade-to ${upgradeTo} is not later than the release of the cluster, ${release.join('.')}`);
  const nodesOf = createNodesOf(cluster);
  const ofControlPlane = new Set(cluster.nodes.filter(isControlPlane).map(({ name }) => name));
  return {
    to,
    nodesOf: (listener) => listener.nodes ?? nodesOf(listener.workload),
    ofControlPlane: (names) => (ofControlPlane.size > 0 ? names.filter((name) => ofControlPlane.has(name)) : null),
  };
}

/**
 * Returns notes on an upgrade: how many rows change between the release of the registry and `to`, and how many of these are ports of the
 * cluster. Empty without an upgrade.
 */
export function notesOnUpgrade(
  { registries, release }: RegistryView,
  to: Release | null,
  known: readonly Pick<HostPort, 'port' | 'protocol'>[],
): string[] {
  if (to === null || release === null) return [];
  const ports = new Set(known.map(keyOfPort));
  const isOwn = ({ port: first, endPort, protocol }: Assignment): boolean =>
    Array.from({ length: endPort - first + 1 }, (_, index) => keyOfPort({ port: first + index, protocol })).some((key) => ports.has(key));
  const rows = registries.flatMap(({ assignments }) => assignments).filter((row) => stateAt(row, release) !== stateAt(row, to));
  const own = rows.filter(isOwn).length;
  const extent = `${release.join('.')} to ${to.join('.')}`;
  if (rows.length === 0) return [`${extent}: no row changes`];
  const change = `${plural(rows.length, 'row')} ${rows.length === 1 ? 'changes' : 'change'}`;
  return [`${extent}: ${change}, ${own === 0 ? 'none' : own} of them ${own === 1 ? 'a port' : 'ports'} of this cluster`];
}
