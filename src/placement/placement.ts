import type { NamedObject } from '../model/document.ts';
import { selectsLabels } from '../model/label-selector.ts';
import { type Confidence, leastSure } from '../model/listener.ts';
import { isControlPlane, type NodeRole } from '../model/node.ts';
import type { NodeSharing, Placement, RenderedInstall } from '../model/placement.ts';
import { UNKNOWN } from '../model/text.ts';
import { REPLICATED_KINDS, SHORT_LIVED_KINDS, type Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { areAlternatives } from './alternatives.ts';
import { coInstallationOf } from './co-installation.ts';
import { DEFAULT_NODE_ROLES } from './node-role.ts';
import { createNodes, type Nodes, type Reachable } from './nodes.ts';
import { describeRun, type RunSigns } from './run-signs.ts';

/**
 * Returns the placement of workloads. `nodeRoles` are the cluster's node roles, by default those of kubeadm and OpenShift. `workloads` are
 * all workloads of the run, because variants can only be recognised among others; `named` also contains objects without a host port.
 * `areApart` is true for two files that different kustomizations use. `renders` are the renders that no cluster of the configuration
 * installs.
 */
export function createPlacement(
  nodeRoles: readonly NodeRole[] | null,
  workloads: readonly Workload[],
  named: readonly NamedObject[] = [],
  areApart: RunSigns['areApart'] = () => false,
  renders: ReadonlyMap<string, RenderedInstall> = new Map(),
): Placement {
  const nodes = createNodes(nodeRoles ?? DEFAULT_NODE_ROLES);
  const run = describeRun(workloads, named, areApart, renders);
  const reach = onceForObject(nodes.reachableBy);
  return {
    groupOf: run.groupOf,
    canShareNode: (a, b) => sharingOf(a, b, reach(a), reach(b), nodes, run),
    canShareNodeWithItself: (workload) => sharingWithItself(workload, nodes.mostNodes(reach(workload))),
    canRunOnWorkers: (workload) => runsOnWorkers(workload, reach(workload)),
    mostNodes: (workload) => nodes.mostNodes(reach(workload)),
    areAlternatives: (a, b) => areAlternatives(a, b, run),
  };
}

/**
 * True if a required anti-affinity of either keeps pods of both off one node. The topology does not matter, because one node is in one zone
 * and one region. As in the scheduler, the terms of both sides apply.
 */
function repel(a: Workload, b: Workload): boolean {
  return repels(a, b) || (a !== b && repels(b, a));
}

function repels(from: Workload, other: Workload): boolean {
  // A term without `namespaces` selects pods of its own namespace.
  if (from.namespace !== other.namespace && from.namespace !== null && other.namespace !== null) return false;
  return from.scheduling.podAntiAffinity.some((term) =>
    // Unknown values are only equal within one workload, because the same template sets its labels and its selector.
    selectsLabels(term, other.labels, (value) => from === other || !value.includes(UNKNOWN)),
  );
}

const IMPOSSIBLE = { possible: false, confidence: 'certain' } as const;

function sharingOf(a: Workload, b: Workload, here: Reachable, there: Reachable, nodes: Nodes, run: RunSigns): NodeSharing {
  if (run.groupOf(a) !== run.groupOf(b)) return { ...IMPOSSIBLE, why: 'they are not installed together' };
  if (repel(a, b)) return { ...IMPOSSIBLE, why: 'a required anti-affinity keeps their pods on different nodes' };
  const { possible, why, isOpen } = nodes.sharing(here, there);
  if (!possible) return { ...IMPOSSIBLE, why };
  const coInstallation = coInstallationOf(a, b, run);
  const placed = isOpen ? 'medium' : isOnEachNode(a) || isOnEachNode(b) ? 'certain' : 'high';
  const confidence = [coInstallation.confidence, confidenceIn(a, here), confidenceIn(b, there)].reduce(leastSure, placed);
  const sharing = { possible: true, why: coInstallation.why === null ? why : `${why} ${coInstallation.why}`, confidence };
  return run.areTogether(a, b) || a.install === b.install ? sharing : { ...sharing, isAssumed: true };
}

/** True if a pod of the workload is on each node on which it can run, or on one certain node. */
function isOnEachNode(workload: Workload): boolean {
  return workload.kind === 'DaemonSet' || workload.staticPod || workload.scheduling.nodeName !== null;
}

/** The confidence about the nodes on which a workload can run. */
function confidenceIn(workload: Workload, { demand, roles }: Reachable): Confidence {
  if (demand.unsure) return 'low';
  return workload.template || roles.length === 0 ? 'medium' : 'certain';
}

function sharingWithItself(workload: Workload, mostNodes: number | null): NodeSharing {
  if (repel(workload, workload)) return { ...IMPOSSIBLE, why: 'a required anti-affinity keeps its pods on different nodes' };
  const { replicas, maxSurge, strategy } = workload.rollout;
  if (workload.kind === 'DaemonSet') {
    if (maxSurge === null || /^\s*0+%?\s*$/.test(maxSurge) || (strategy !== null && strategy !== 'RollingUpdate')) {
      return { ...IMPOSSIBLE, why: 'a DaemonSet has one pod on a node' };
    }
    const confidence = maxSurge.includes(UNKNOWN) ? 'low' : 'high';
    return { possible: true, why: 'its rolling update starts a new pod beside the old one', confidence };
  }
  if (!REPLICATED_KINDS.has(workload.kind) && !SHORT_LIVED_KINDS.has(workload.kind))
    return { ...IMPOSSIBLE, why: 'it has one pod at a time' };
  if (replicas !== null && replicas > 1) {
    const crowded = mostNodes !== null && replicas > mostNodes;
    const why = crowded
      ? `it has ${replicas} pods for ${mostNodes} ${mostNodes === 1 ? 'node' : 'nodes'}`
      : `nothing keeps its ${replicas} pods on different nodes`;
    return { possible: true, why, confidence: crowded ? 'certain' : workload.template ? 'medium' : 'high' };
  }
  if (replicas === null && workload.template && REPLICATED_KINDS.has(workload.kind))
    return { possible: true, why: 'a template sets the number of its pods', confidence: 'low' };
  return { ...IMPOSSIBLE, why: 'it has one pod' };
}

function runsOnWorkers(workload: Workload, { demand, roles }: Reachable): boolean | null {
  if (demand.unsure || roles.length === 0) return null;
  const onWorkers = roles.some((role) => !isControlPlane(role));
  if (!onWorkers) return false;
  // The manifest of a single pod does not show where it is created, and a template may hide the node selector.
  const open = !demand.restricted && Object.keys(workload.scheduling.nodeSelector).length === 0;
  if (workload.kind === 'Pod' || workload.staticPod) return demand.restricted && !roles.some(isControlPlane) ? true : null;
  return open && workload.template ? null : true;
}
