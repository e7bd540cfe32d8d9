import { PROTOCOLS } from '../model/address.ts';
import type { ClusterNode } from '../model/cluster.ts';
import { groupBy } from '../model/groups.ts';
import {
  type AuditedNode,
  type CapturedSocket,
  type NodeCapture,
  type PlacedSockets,
  reachOfSocket,
  type SocketProcess,
} from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';

/** A socket that nobody was asked about yet: what all captures of a node tell of it. */
export interface MergedSocket extends Omit<CapturedSocket, 'line' | 'processes' | 'cgroup'> {
  readonly node: string | null;
  readonly group: string | null;
  readonly reach: ReturnType<typeof reachOfSocket>;
  processes: readonly SocketProcess[];
  cgroups: readonly string[];
  sources: readonly { readonly path: string; readonly line: number }[];
}

const NONE: readonly string[] = [];

/** The captures of one node, or of one pool, together. */
export interface NodeSockets {
  readonly node: string | null;
  readonly group: string | null;
  readonly sockets: readonly MergedSocket[];
  readonly complete: ReadonlySet<string>;
  readonly controlGroups: ReadonlyMap<number, string>;
  readonly containers: NodeCapture['containers'];
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
    sockets: mergeSockets(node, of),
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
    for (const placed of sockets) {
      for (const { processes, cgroup } of placed.sockets) {
        const [holder] = processes;
        if (cgroup !== null && holder?.pid && processes.length === 1) groups.set(holder.pid, cgroup);
      }
    }
    for (const [pid, cgroup] of controlGroups) groups.set(pid, cgroup);
  }
  return groups;
}

function mergeSockets(node: string | null, captures: readonly NodeCapture[]): MergedSocket[] {
  const merged = new Map<string, MergedSocket>();
  for (const { group, sockets } of captures) for (const placed of sockets) mergePlaced(node, group, placed, merged);
  return [...merged.values()];
}

function mergePlaced(
  node: string | null,
  group: string | null,
  { path, sockets, lineOf }: PlacedSockets,
  merged: Map<string, MergedSocket>,
): void {
  for (const { protocol, address, zone, port, pod, line: ownLine, processes, cgroup } of sockets) {
    const line = lineOf(ownLine);
    const key = `${protocol} ${port} ${address} ${zone ?? ''} ${pod?.name ?? ''}`;
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, {
        node,
        group,
        protocol,
        address,
        zone,
        port,
        reach: reachOfSocket(address),
        pod,
        processes,
        cgroups: cgroup === null ? NONE : [cgroup],
        sources: [{ path, line }],
      });
      continue;
    }
    known.processes = withProcesses(known.processes, processes);
    if (cgroup !== null && !known.cgroups.includes(cgroup)) known.cgroups = [...known.cgroups, cgroup];
    if (!known.sources.some((one) => one.path === path && one.line === line)) known.sources = [...known.sources, { path, line }];
  }
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
    const labels = Object.keys(known.get(name)?.labels ?? {});
    const roles = labels.flatMap((label) => /^node-role\.kubernetes\.io\/(.+)$/.exec(label)?.[1] ?? []).toSorted(compareStrings);
    return { name, roles, sockets: isComplete ? 'complete' : of === undefined ? 'none' : 'partly' };
  });
}
