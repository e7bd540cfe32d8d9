import { controllerOfPod, objectKey } from '../model/cluster.ts';
import { addTo } from '../model/groups.ts';
import { type HostPortFacts, hostPortOf } from '../model/listener.ts';
import { UNKNOWN } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';

/** Host ports with each workload once. `standsFor` returns the workloads that were merged into one. */
export interface MergedHoldings extends HostPortFacts {
  readonly standsFor: (workload: Workload) => readonly Workload[];
}

/**
 * Merges pods of one controller into one workload with the name of that controller, so that each fact is one finding. An object that a dump
 * repeats counts once.
 */
export function mergePods(all: HostPortFacts): MergedHoldings {
  const byKey = new Map<string, Workload>();
  const merged = new Map<Workload, Workload>();
  const originals = new Map<Workload, Workload[]>();
  for (const workload of all.workloads.toSorted((a, b) => Number(a.kind === 'Pod') - Number(b.kind === 'Pod'))) {
    const controller = workload.kind === 'Pod' ? controllerOfPod(workload) : workload;
    const key = objectKey(controller);
    const one =
      byKey.get(key) ??
      (workload.kind === controller.kind && workload.name === controller.name
        ? workload
        : { ...controllerAsPodShows(workload), ...controller });
    byKey.set(key, one);
    merged.set(workload, one);
    addTo(originals, one, workload);
  }
  const of = (workload: Workload): Workload => merged.get(workload) ?? workload;
  return {
    workloads: [...byKey.values()],
    listeners: unique(all.listeners, of, (one) => `${one.container} ${one.protocol} ${one.port} ${one.address} ${one.reach}`),
    declarations: unique(
      all.declarations,
      of,
      (one) => `${one.container} ${one.protocol} ${hostPortOf(one)} ${one.containerPort} ${one.hostIP} ${one.name}`,
    ),
    standsFor: (workload) => originals.get(workload) ?? [workload],
  };
}

/** Returns the controller as far as a pod shows it: pods of a DaemonSet are bound to one node each, and no pod shows how it is replaced. */
function controllerAsPodShows(pod: Workload): Workload {
  const { nodeAffinity } = pod.scheduling;
  const kept = nodeAffinity.map((term) => ({ ...term, fields: [] })).filter(({ expressions }) => expressions.length > 0);
  return {
    ...pod,
    scheduling: { ...pod.scheduling, nodeName: null, nodeAffinity: kept },
    rollout: { ...pod.rollout, strategy: UNKNOWN },
  };
}

/** Keeps the items of the first of several merged workloads; one object may have equal items. */
function unique<Item extends { readonly workload: Workload }>(
  items: readonly Item[],
  of: (workload: Workload) => Workload,
  keyOf: (item: Item) => string,
): Item[] {
  const first = new Map<string, Workload>();
  return items.flatMap((item) => {
    const workload = of(item.workload);
    const key = `${objectKey(workload)} ${keyOf(item)}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, item.workload);
    return known === undefined || known === item.workload ? [{ ...item, workload }] : [];
  });
}
