import type { PortRange } from '../model/flow.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';
import { besideOf, type HubNetwork } from '../model/hub.ts';

/**
 * The node ports of the management cluster, on which the Services of a control plane stand: what its own Network object
 * says, unless several objects contradict each other, else `fallback`.
 */
export function nodePortRangeOf(cluster: HostedCluster, networks: readonly HubNetwork[], fallback: PortRange): PortRange {
  const said = besideOf(cluster, networks).flatMap(({ serviceNodePortRange }) => readRange(serviceNodePortRange?.value ?? '') ?? []);
  const [first] = said;
  return first !== undefined && said.every(({ from, to }) => from === first.from && to === first.to) ? first : fallback;
}

/** `FROM-TO` as a range; null where it is none. */
export function readRange(text: string): PortRange | null {
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text.trim()) ?? [];
  const from = Number(first);
  const to = Number(last);
  return from >= 1 && from <= to && to <= 65_535 ? { from, to } : null;
}
