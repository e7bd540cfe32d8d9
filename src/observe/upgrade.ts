import type { Cluster } from '../model/cluster.ts';
import { UsageError } from '../model/exit-code.ts';
import { isControlPlane } from '../model/node.ts';
import { compareReleases, parseRelease, type RegistryView } from '../model/registry.ts';
import type { Upgrade } from '../model/rule.ts';
import { createNodesOf } from './nodes-of.ts';

/** Returns the upgrade to judge. Throws UsageError if its release does not come after that of the cluster. */
export function upgradeOf(
  { upgradeTo = null }: { readonly upgradeTo?: string | null },
  { release }: RegistryView,
  cluster: Cluster,
): Upgrade {
  const to = upgradeTo === null ? null : parseRelease(upgradeTo);
  if (to === undefined) throw new UsageError(`--upgrade-to ${upgradeTo} is not a release; write it like 4.20`);
  if (to !== null && release === null)
    throw new UsageError('--upgrade-to needs the release of the cluster: give it with --release, or its ClusterVersion with --objects');
  if (to !== null && release !== null && compareReleases(to, release) <= 0)
    throw new UsageError(`--upgrade-to ${upgradeTo} does not come after the release of the cluster, ${release.join('.')}`);
  const nodesOf = createNodesOf(cluster);
  const ofControlPlane = new Set(cluster.nodes.filter(isControlPlane).map(({ name }) => name));
  return {
    to,
    nodesOf: (listener) => listener.nodes ?? nodesOf(listener.workload),
    ofControlPlane: (names) => (ofControlPlane.size > 0 ? names.filter((name) => ofControlPlane.has(name)) : null),
  };
}
