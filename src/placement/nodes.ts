import { isControlPlane, type NodeRole, ROLE_PREFIX, type Taint, tolerates } from '../model/node.ts';
import type { NodeSharing } from '../model/placement.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { admits, type Constraints, type Demand, demandOf, isSatisfiable, merge, OPERATING_SYSTEM } from './demand.ts';
import { DEFAULT_NODE_ROLES, isControlPlanePod, NODE_NAME, TOLERATED_BY_DAEMON_SETS } from './node-role.ts';

/** The nodes that can have a workload's pods. */
export interface Reachable {
  readonly demand: Demand;
  /** Roles whose taints and labels allow the pods; empty if there are none. */
  readonly roles: readonly NodeRole[];
}

type SharedNodes = Pick<NodeSharing, 'possible' | 'why'> & { readonly isOpen?: true };

export type Nodes = ReturnType<typeof createNodes>;

/** Finds the roles for workloads; `roles` are those of the configuration. */
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

  /** True if nodes of the role never have the label: another role names it, or it is the label of an additional role of workers. */
  function isLacking(role: NodeRole, key: string): boolean {
    if (role.optional?.includes(key)) return false;
    return governed.has(key) || (isControlPlane(role) && key.startsWith(ROLE_PREFIX));
  }

  const reachables = new Map<string, Reachable>();

  /** Cached by requirements, so that equal pairs are compared once. */
  function reachableBy(workload: Workload): Reachable {
    const { nodeName, nodeSelector, nodeAffinity, tolerations } = workload.scheduling;
    const path = workload.staticPod ? workload.span.path : null;
    const kinds = [workload.kind === 'DaemonSet', isControlPlanePod(workload)];
    const key = JSON.stringify([nodeName, nodeSelector, nodeAffinity, tolerations, ...kinds, path]);
    const known = reachables.get(key) ?? judge(workload);
    reachables.set(key, known);
    return known;
  }

  function judge(workload: Workload): Reachable {
    const demand = demandOf(workload);
    const byLabels = roles.filter((role) => demand.options.some((option) => hasNode(option, role)));
    if (demand.ignoresTaints) return { demand, roles: byLabels };
    const admitted = byLabels.filter((role) => tolerates(workload.scheduling.tolerations, taintsFor(workload, role)));
    // If a workload tolerates none of the taints of the nodes that it selects, it was written for a cluster without these taints.
    return { demand, roles: admitted.length > 0 ? admitted : byLabels };
  }

  const comparison = onceForObject((a: Reachable) => onceForObject((b: Reachable) => compare(a, b)));

  function compare(a: Reachable, b: Reachable): SharedNodes {
    const options = a.demand.options.flatMap((one) => b.demand.options.map((other) => ({ one, other, merged: merge(one, other) })));
    const satisfiable = options.filter(({ merged }) => [...merged.values()].every((asked) => isSatisfiable(asked)));
    if (satisfiable.length === 0) return APART;
    if (a.roles.length === 0 || b.roles.length === 0) return { possible: true, why: 'their node selectors allow the same nodes' };
    // Compared by name, because two workloads that tolerate different taints of one role share its nodes.
    const names = new Set(b.roles.map(({ name }) => name));
    const common = a.roles.filter((role) => names.has(role.name) && satisfiable.some(({ merged }) => hasNode(merged, role)));
    if (common.length === 0) return APART;
    const shared = [...new Set(common.map(({ name }) => name))];
    const everywhere = shared.length === allNames.size && [a, b].every(({ demand }) => !demand.restricted && !demand.unsure);
    if (everywhere) return { possible: true, why: 'both can run on every node' };
    const why = `both can run on ${shared.join(' and ')} nodes`;
    const needed = satisfiable.map(({ one, other }) => labelsNeeded(one, a, other, b));
    const [first = []] = needed;
    if (needed.some((labels) => labels.length === 0)) return { possible: true, why };
    return { possible: true, why: `${why} if a node has the labels ${first.join(' and ')}`, isOpen: true };
  }

  /** Returns the labels that a node needs for both; empty if the nodes of one are known to be nodes of the other. */
  function labelsNeeded(one: Constraints, a: Reachable, other: Constraints, b: Reachable): readonly string[] {
    const [here, there] = [ownLabels(one, other, b), ownLabels(other, one, a)];
    return here.length > 0 && there.length > 0 ? [...here, ...there].sort() : [];
  }

  /** Labels that one workload requires, the other does not, and that the other's nodes are not known to have. */
  function ownLabels(own: Constraints, other: Constraints, there: Reachable): string[] {
    return [...own.keys()].filter((key) => {
      if (other.has(key) || ON_EVERY_NODE.has(key) || admits(own.get(key) ?? [], null)) return false;
      return there.roles.length === 0 || !there.roles.every((role) => isKnownToHave(role, key, own));
    });
  }

  function isKnownToHave(role: NodeRole, key: string, asked: Constraints): boolean {
    if (!Object.hasOwn(role.labels, key)) return false;
    // kubeadm only labels control-plane nodes, so workers often lack the label `worker`.
    if (roles === DEFAULT_NODE_ROLES && !isControlPlane(role)) return false;
    const value = role.labels[key] ?? null;
    return value === null || admits(asked.get(key) ?? [], value);
  }

  return {
    reachableBy,
    /** Whether one node can have a pod of each, and why. */
    sharing: (a: Reachable, b: Reachable): SharedNodes => comparison(a)(b),
    mostNodes: ({ demand, roles: admitted }: Reachable): number | null => {
      const named = namedNodes(demand);
      if (named !== null || demand.unsure || admitted.length === 0) return named;
      const counts = [...new Map(admitted.map((role) => [role.name, role.count])).values()];
      return counts.reduce<number | null>((sum, count) => (sum === null || count === undefined ? null : sum + count), 0);
    },
  };
}

/** Labels with few values that the kubelet sets on every node. */
const ON_EVERY_NODE: ReadonlySet<string> = new Set([OPERATING_SYSTEM, 'kubernetes.io/arch']);

const APART: SharedNodes = { possible: false, why: 'no node satisfies both' };

/** The number of nodes that a demand names; null if it names none. */
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
