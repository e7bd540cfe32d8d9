import type { ClusterNode } from '../model/audited-cluster.ts';
import { type AuditedNode, type CapturedSocket, type NodeCapture, reachOfSocket, type SocketProcess } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';

/** A socket that nobody was asked about yet: what all captures of a node tell of it. */
export interface MergedSocket extends Omit<CapturedSocket, 'line' | 'processes' | 'cgroup'> {
  readonly node: string | null;
  readonly group: string | null;
  readonly reach: ReturnType<typeof reachOfSocket>;
  readonly processes: SocketProcess[];
  readonly cgroups: string[];
  readonly sources: { readonly path: string; readonly line: number }[];
}

/** The captures of one node, or of one pool, together. */
export interface NodeSockets {
  readonly node: string | null;
  readonly sockets: readonly MergedSocket[];
  readonly complete: ReadonlySet<string>;
  readonly controlGroups: ReadonlyMap<number, string>;
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
  return (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const similar = nodes.filter((node) => first(node.name) === first(name));
    return similar.length === 1 ? (similar[0]?.name ?? null) : null;
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
    sockets: mergeSockets(node, of),
    complete: new Set(of.flatMap(({ complete }) => complete)),
    controlGroups: new Map(of.flatMap(({ controlGroups }) => [...controlGroups])),
    isPartial: of.some(({ problems }) => problems.length > 0),
  }));
}

function mergeSockets(node: string | null, captures: readonly NodeCapture[]): MergedSocket[] {
  const merged = new Map<string, MergedSocket>();
  for (const { group, sockets } of captures) {
    for (const { line, path, processes, cgroup, ...socket } of sockets) {
      const key = `${socket.protocol} ${socket.address} ${socket.zone} ${socket.port} ${socket.pod?.name ?? ''}`;
      const known = merged.get(key) ?? {
        ...socket,
        ...{ node, group, reach: reachOfSocket(socket.address), processes: [], cgroups: [], sources: [] },
      };
      merged.set(key, known);
      for (const one of processes) {
        if (!known.processes.some(({ name, pid }) => pid === one.pid && (name === one.name || name.startsWith(one.name))))
          known.processes.push(one);
      }
      if (cgroup !== null && !known.cgroups.includes(cgroup)) known.cgroups.push(cgroup);
      if (!known.sources.some((one) => one.path === path && one.line === line)) known.sources.push({ path, line });
    }
  }
  return [...merged.values()];
}

/** All nodes that objects or captures tell, and how much is known of the sockets of each. */
export function auditedNodes(nodes: readonly ClusterNode[], joined: readonly NodeSockets[]): AuditedNode[] {
  const sockets = new Map(joined.flatMap((one) => (one.node === null ? [] : [[one.node, one] as const])));
  const known = new Map(nodes.map((node) => [node.name, node]));
  return [...new Set([...known.keys(), ...sockets.keys()])].toSorted(compareStrings).map((name) => {
    const of = sockets.get(name);
    const isComplete = of !== undefined && !of.isPartial && of.complete.has('TCP') && of.complete.has('UDP');
    const labels = Object.keys(known.get(name)?.labels ?? {});
    const roles = labels.flatMap((label) => /^node-role\.kubernetes\.io\/(.+)$/.exec(label)?.[1] ?? []).toSorted(compareStrings);
    return { name, roles, sockets: isComplete ? 'complete' : of === undefined ? 'none' : 'partly' };
  });
}
