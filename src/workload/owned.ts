import { controllerOfPod } from '../model/cluster.ts';
import type { Node } from '../model/document.ts';
import { type HostPortFacts, hostPortOf } from '../model/listener.ts';
import { isOfOperator, type Workload } from '../model/workload.ts';
import { stringAt } from '../yaml/nodes.ts';

/** Maximum number of steps from a pod to its top-level controller; Kubernetes has fewer. */
const MAX_STEPS = 4;

/**
 * Removes workloads that another workload of the input controls: a dump of a cluster contains a DaemonSet and each of its pods, which have
 * the same ports. Ports that only the pod has, such as those of an injected container, are kept.
 */
export function withoutOwned(all: HostPortFacts): HostPortFacts {
  if (!all.workloads.some(({ controller }) => controller)) return all;
  const controllers = findControllers(all.workloads);
  const held = new Set(all.listeners.flatMap((one) => (!isOfOperator(one.workload) ? [claimOf(one.workload, one)] : [])));
  for (const declaration of all.declarations) {
    const port = hostPortOf(declaration);
    if (port !== null && !isOfOperator(declaration.workload))
      held.add(claimOf(declaration.workload, { port, protocol: declaration.protocol }));
  }
  const isOwned = (workload: Workload, claim: { readonly port: number | null; readonly protocol: string }): boolean =>
    controllers.get(workload)?.some((controller) => held.has(claimOf(controller, claim)) || workload.rollout.replicas === 0) === true;
  const listeners = all.listeners.filter((listener) => !isOwned(listener.workload, listener));
  const own = new Set(listeners.map(({ workload }) => workload));
  return {
    workloads: all.workloads.filter((workload) => !controllers.has(workload) || own.has(workload)),
    listeners,
    declarations: all.declarations.filter(
      ({ workload, protocol, ...one }) =>
        !controllers.has(workload) || (own.has(workload) && !isOwned(workload, { port: hostPortOf({ workload, ...one }), protocol })),
    ),
  };
}

const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a function that is true if a pod with this uid was seen before, because several files of a dump may contain one pod. */
export function createKnownPods(): (workload: Workload, object: Node) => boolean {
  const pods = new Set<string>();
  // Items of a list may omit their kind, so that of the workload is used.
  return ({ kind }, object) => {
    const uid = kind === 'Pod' ? stringAt(object, 'metadata', 'uid') : undefined;
    return uid !== undefined && UID.test(uid) && pods.size === pods.add(uid).size;
  };
}

function claimOf(workload: Workload, { port, protocol }: { readonly port: number | null; readonly protocol: string }): string {
  return `${keyInInstall(workload, workload.kind, workload.name)}\n${protocol}\n${port}`;
}

function keyInInstall({ install, namespace }: Workload, kind: string, name: string): string {
  return [install, namespace, kind, name].join('\n');
}

/** For each workload that another one of its install and namespace controls, its controllers. */
function findControllers(workloads: readonly Workload[]): Map<Workload, readonly Workload[]> {
  const named = new Map(
    workloads
      .filter((workload) => !isOfOperator(workload))
      .map((workload) => [keyInInstall(workload, workload.kind, workload.name), workload]),
  );
  const controllers = new Map<Workload, readonly Workload[]>();
  for (const workload of workloads) {
    let above: Workload[] = [];
    let owner = workload.controller;
    for (let step = 0; owner && step < MAX_STEPS; step++) {
      const found: Workload | undefined = named.get(keyInInstall(workload, owner.kind, owner.name));
      // If objects claim to own each other, the controller is unknown.
      if (found === workload) {
        above = [];
        break;
      }
      if (found) above.push(found);
      owner = found?.controller ?? controllerOfPod({ ...workload, controller: owner });
    }
    if (above.length > 0) controllers.set(workload, above);
  }
  return controllers;
}
