import { PROTOCOLS } from '../model/address.ts';
import type { ClusterNode } from '../model/cluster.ts';
import { groupBy } from '../model/groups.ts';
import { rolesIn } from '../model/node.ts';
import type { AuditedNode, NodeCapture, PlacedSocket, SocketProcess } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';

/** The captures of one node, or of one pool, together. */
export interface NodeSockets extends Pick<NodeCapture, 'node' | 'group' | 'sockets' | 'controlGroups' | 'containers'> {
  readonly complete: ReadonlySet<string>;
  /** Some line of a capture could not be read. */
  readonly isPartial: boolean;
}

/** Finds the node of the objects that a capture speaks of: by its name, its host name, or the first label of its DNS name. */
export function createNodeNames(nodes: readonly ClusterNode[]): (name: string) => string | null {
  const names = new Map<string, string>(nodes.map(({ name }) => [name, name]));
  for (const { name, labels } of nodes) {
    const host = labels['kubernetes.io/hostname'];
    if (host !== undefined && !names.has(host)) names.set(host, name);
  }
  const first = (name: string): string => name.split('.')[0] ?? name;
  const byFirst = groupBy(nodes, (node) => first(node.name));
  return (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const [only, ...others] = byFirst.get(first(name)) ?? [];
    return only && others.length === 0 ? only.name : null;
  };
}

/** Joins the captures of each node; a socket that several tell is one, with every place where it stands. */
export function joinCaptures(captures: readonly NodeCapture[], nameOf: (name: string) => string | null): NodeSockets[] {
  const byNode = new Map<string, { node: string | null; of: NodeCapture[] }>();
  for (const capture of captures) {
    const node = capture.node === null ? null : (nameOf(capture.node) ?? capture.node);
    const key = node === null ? `group ${capture.group}` : `node ${node}`;
    const known = byNode.get(key);
    if (known) known.of.push(capture);
    else byNode.set(key, { node, of: [capture] });
  }
  return [...byNode.values()].map(({ node, of }) => ({
    node,
    group: of[0]?.group ?? null,
    sockets: mergeSockets(of),
    complete: completeProtocols(of),
    controlGroups: controlGroupsOf(of),
    containers: new Map(of.flatMap(({ containers }) => [...containers])),
    isPartial: of.some(({ problems }) => problems.length > 0),
  }));
}

/** The protocols of which the captures together tell all listeners. */
function completeProtocols(captures: readonly NodeCapture[]): ReadonlySet<string> {
  const seen = new Set(captures.flatMap((capture) => capture.seen));
  return new Set(PROTOCOLS.filter((one) => seen.has(one) || (seen.has(`${one} over IPv4`) && seen.has(`${one} over IPv6`))));
}

/** Of one capture a line may tell the control group of a process, and another line or capture its sockets alone. */
function controlGroupsOf(captures: readonly NodeCapture[]): ReadonlyMap<number, string> {
  const groups = new Map<number, string>();
  for (const { sockets, controlGroups } of captures) {
    for (const { processes, cgroups } of sockets) {
      const [holder] = processes;
      const [cgroup] = cgroups;
      if (cgroup !== undefined && holder?.pid && processes.length === 1) groups.set(holder.pid, cgroup);
    }
    for (const [pid, cgroup] of controlGroups) groups.set(pid, cgroup);
  }
  return groups;
}

function mergeSockets(captures: readonly NodeCapture[]): PlacedSocket[] {
  const merged = new Map<string, PlacedSocket>();
  for (const { sockets } of captures) {
    for (const socket of sockets) {
      const { protocol, port, address, zone, pod } = socket;
      const key = `${protocol} ${port} ${address} ${zone ?? ''} ${pod?.name ?? ''}`;
      const known = merged.get(key);
      merged.set(key, known === undefined ? socket : withMore(known, socket));
    }
  }
  return [...merged.values()];
}

function withMore(known: PlacedSocket, { processes, cgroups, sources }: PlacedSocket): PlacedSocket {
  const isKnown = ({ path, line }: (typeof sources)[number]): boolean =>
    known.sources.some((one) => one.path === path && one.line === line);
  return {
    ...known,
    processes: withProcesses(known.processes, processes),
    cgroups: [...new Set([...known.cgroups, ...cgroups])],
    sources: [...known.sources, ...sources.filter((one) => !isKnown(one))],
  };
}

/** Some captures cut names. */
function withProcesses(before: readonly SocketProcess[], more: readonly SocketProcess[]): readonly SocketProcess[] {
  const fresh = more.filter((one) => !before.some(({ name, pid }) => pid === one.pid && (name === one.name || name.startsWith(one.name))));
  return fresh.length === 0 ? before : [...before, ...fresh];
}

/** All nodes that objects or captures tell, and how much is known of the sockets of each. */
export function auditedNodes(nodes: readonly ClusterNode[], joined: readonly NodeSockets[]): AuditedNode[] {
  const sockets = new Map(joined.flatMap((one) => (one.node === null ? [] : [[one.node, one] as const])));
  const known = new Map(nodes.map((node) => [node.name, node]));
  return [...new Set([...known.keys(), ...sockets.keys()])].toSorted(compareStrings).map((name) => {
    const of = sockets.get(name);
    const isComplete = of !== undefined && !of.isPartial && of.complete.has('TCP') && of.complete.has('UDP');
    const roles = rolesIn(known.get(name)?.labels ?? {});
    return { name, roles, sockets: isComplete ? 'complete' : of === undefined ? 'none' : 'partly' };
  });
}
