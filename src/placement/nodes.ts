import { isControlPlane, type NodeRole, ROLE_PREFIX, type Taint, tolerates } from '../model/node.ts';
import type { NodeSharing } from '../model/placement.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { admits, type Constraints, type Demand, demandOf, isSatisfiable, merge } from './demand.ts';
import { NODE_NAME, TOLERATED_BY_DAEMON_SETS } from './node-role.ts';

/** On which nodes a workload's pods can be. */
export interface Reachable {
  readonly demand: Demand;
  /** Roles whose taints and labels let the pods in; empty where no known role does. */
  readonly roles: readonly NodeRole[];
}

type Verdict = Pick<NodeSharing, 'possible' | 'why'>;

export type Nodes = ReturnType<typeof createNodes>;

/** Judges the roles for workloads; `roles` as the configuration describes them. */
export function createNodes(roles: readonly NodeRole[]) {
  const allNames = new Set(roles.map(({ name }) => name));
  const governed = new Set(roles.flatMap((role) => Object.keys(role.labels)));

  function hasNode(constraints: Constraints, role: NodeRole): boolean {
    for (const [key, asked] of constraints) {
      if (Object.hasOwn(role.labels, key)) {
        const value = role.labels[key] ?? null;
        if (value === null ? !isSatisfiable(asked, false) : !admits(asked, value)) return false;
      } else if (isLacking(role, key)) {
        if (!admits(asked, null)) return false;
      } else if (!isSatisfiable(asked)) return false;
    }
    return true;
  }

  /** Nodes of the role never have the label: another role names it, or it is the label of a further role of workers. */
  function isLacking(role: NodeRole, key: string): boolean {
    if (role.optional?.includes(key)) return false;
    return governed.has(key) || (isControlPlane(role) && key.startsWith(ROLE_PREFIX));
  }

  const reachables = new Map<string, Reachable>();

  /** Workloads that ask for the same get the same answer, so that pairs need not be judged again. */
  function reachableBy(workload: Workload): Reachable {
    const { nodeName, nodeSelector, nodeAffinity, tolerations } = workload.scheduling;
    const folders = workload.staticPod ? workload.span.path : null;
    const key = JSON.stringify([nodeName, nodeSelector, nodeAffinity, tolerations, workload.kind === 'DaemonSet', folders]);
    const known = reachables.get(key) ?? judge(workload);
    reachables.set(key, known);
    return known;
  }

  function judge(workload: Workload): Reachable {
    const demand = demandOf(workload);
    const byLabels = roles.filter((role) => demand.options.some((option) => hasNode(option, role)));
    if (demand.ignoresTaints) return { demand, roles: byLabels };
    const admitted = byLabels.filter((role) => tolerates(workload.scheduling.tolerations, taintsFor(workload, role)));
    // A workload that tolerates no taint of the nodes it selects was written for a cluster whose nodes lack these taints.
    return { demand, roles: admitted.length > 0 ? admitted : byLabels };
  }

  const comparison = onceForObject((a: Reachable) => onceForObject((b: Reachable) => compare(a, b)));

  function compare(a: Reachable, b: Reachable): Verdict {
    const options = a.demand.options.flatMap((one) => b.demand.options.map((other) => merge(one, other)));
    const satisfiable = options.filter((option) => [...option.values()].every((asked) => isSatisfiable(asked)));
    if (satisfiable.length === 0) return APART;
    if (a.roles.length === 0 || b.roles.length === 0) return { possible: true, why: 'nothing in their node selectors keeps them apart' };
    // By name, because two who tolerate different taints of one role still both want its nodes.
    const names = new Set(b.roles.map(({ name }) => name));
    const common = a.roles.filter((role) => names.has(role.name) && satisfiable.some((option) => hasNode(option, role)));
    if (common.length === 0) return APART;
    const shared = [...new Set(common.map(({ name }) => name))];
    const everywhere = shared.length === allNames.size && [a, b].every(({ demand }) => !demand.restricted && !demand.unsure);
    return { possible: true, why: everywhere ? 'both can run on every node' : `both can run on ${shared.join(' and ')} nodes` };
  }

  return {
    reachableBy,
    /** Whether one node can hold a pod of each, and why. */
    sharing: (a: Reachable, b: Reachable): Verdict => comparison(a)(b),
    mostNodes: ({ demand, roles: admitted }: Reachable): number | null => {
      const named = namedNodes(demand);
      if (named !== null || demand.unsure || admitted.length === 0) return named;
      const counts = [...new Map(admitted.map((role) => [role.name, role.count])).values()];
      return counts.reduce<number | null>((sum, count) => (sum === null || count === undefined ? null : sum + count), 0);
    },
  };
}

const APART: Verdict = { possible: false, why: 'no node satisfies both' };

/** How many nodes a demand names; null where it names none. */
function namedNodes(demand: Demand): number | null {
  const names = new Set<string>();
  if (demand.options.length === 0) return null;
  for (const option of demand.options) {
    const constraints = option.get(NODE_NAME) ?? [];
    const listed = constraints.find((constraint) => constraint.listed)?.listed;
    if (!listed) return null;
    for (const name of listed) if (admits(constraints, name)) names.add(name);
  }
  return names.size;
}

function taintsFor({ kind }: Workload, { taints }: NodeRole): readonly Taint[] {
  return kind === 'DaemonSet' ? taints.filter(({ key }) => !TOLERATED_BY_DAEMON_SETS.has(key)) : taints;
}
