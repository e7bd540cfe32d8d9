import { PROTOCOLS } from '../model/address.ts';
import type { ClusterNode } from '../model/cluster.ts';
import { groupBy } from '../model/groups.ts';
import { rolesIn } from '../model/node.ts';
import { type AuditedNode, IPV6_WILDCARD, type NodeCapture, type PlacedSocket, type SocketProcess } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';

/** The joined captures of one node or pool. */
export interface NodeSockets extends Pick<NodeCapture, 'node' | 'group' | 'sockets' | 'controlGroups' | 'containers'> {
  readonly complete: ReadonlySet<string>;
  /** Lines of captures that could not be read. */
  readonly problems: NodeCapture['problems'];
}

/** Finds the node of the objects that a name means: by its name, its host name, or the first label of its DNS name. */
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

/** Joins the captures of each node. A socket that several captures show is one, with all its lines. */
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
    problems: of.flatMap(({ problems }) => problems),
  }));
}

/** The protocols whose listeners the captures together show completely. */
function completeProtocols(captures: readonly NodeCapture[]): ReadonlySet<string> {
  const seen = new Set(captures.flatMap((capture) => capture.seen));
  return new Set(PROTOCOLS.filter((one) => seen.has(one) || (seen.has(`${one} over IPv4`) && seen.has(`${one} over IPv6`))));
}

/** Returns the control groups of processes. One line or capture may show the control group of a process, and another only its sockets. */
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

/** A socket with what further lines add to it. A capture may show one socket thousands of times. */
interface Merged {
  readonly first: PlacedSocket;
  readonly processes: Map<string, SocketProcess>;
  readonly cgroups: Set<string>;
  readonly sources: Map<string, PlacedSocket['sources'][number]>;
}

function mergeSockets(captures: readonly NodeCapture[]): PlacedSocket[] {
  const merged = new Map<string, PlacedSocket | Merged>();
  for (const { sockets } of captures) {
    for (const socket of sockets) {
      const { protocol, port, address, zone, pod } = socket;
      const key = `${protocol} ${port} ${address} ${zone ?? ''} ${pod?.name ?? ''}`;
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, socket);
        continue;
      }
      const one = 'first' in known ? known : mergedOf(known);
      add(socket, one);
      merged.set(key, one);
    }
  }
  return withoutSecondFamily([...merged.values()].map((one) => ('first' in one ? socketOf(one) : one)));
}

/** Without the IPv6 sockets of programs that have the port on IPv4 too. */
function withoutSecondFamily(sockets: readonly PlacedSocket[]): PlacedSocket[] {
  const holders = ({ protocol, port, zone, processes }: PlacedSocket): string =>
    JSON.stringify([protocol, port, zone, [...new Set(processes.map(({ name }) => name))].sort()]);
  if (!sockets.some(({ address }) => address === IPV6_WILDCARD)) return [...sockets];
  const onEvery = new Set(sockets.flatMap((socket) => (socket.address === '*' ? holders(socket) : [])));
  return sockets.filter((socket) => socket.address !== IPV6_WILDCARD || !onEvery.has(holders(socket)));
}

function mergedOf(first: PlacedSocket): Merged {
  const merged = { first, processes: new Map(), cgroups: new Set<string>(), sources: new Map() };
  add(first, merged);
  return merged;
}

function add(socket: PlacedSocket, { processes, cgroups, sources }: Merged): void {
  for (const one of socket.processes) {
    // Some captures cut names.
    const key = `${one.pid ?? one.name}`;
    const known = processes.get(key);
    if (known === undefined || known.name.startsWith(one.name)) processes.set(key, known ?? one);
    else processes.set(`${key} ${one.name}`, one);
  }
  for (const cgroup of socket.cgroups) cgroups.add(cgroup);
  for (const source of socket.sources) sources.set(`${source.path}:${source.line}`, source);
}

function socketOf({ first, processes, cgroups, sources }: Merged): PlacedSocket {
  return { ...first, processes: [...processes.values()], cgroups: [...cgroups], sources: [...sources.values()] };
}

/** Returns all nodes of the objects and captures, and how complete the captures of each are. */
export function auditedNodes(nodes: readonly ClusterNode[], joined: readonly NodeSockets[]): AuditedNode[] {
  const sockets = new Map(joined.flatMap((one) => (one.node === null ? [] : [[one.node, one] as const])));
  const known = new Map(nodes.map((node) => [node.name, node]));
  return [...new Set([...known.keys(), ...sockets.keys()])].toSorted(compareStrings).map((name) => {
    const of = sockets.get(name);
    const incomplete = of === undefined ? null : missingOf(of);
    const roles = rolesIn(known.get(name)?.labels ?? {});
    return { name, roles, sockets: of === undefined ? 'none' : incomplete === null ? 'complete' : 'partly', incomplete };
  });
}

/** Returns what is missing of the sockets of a node; null if nothing is. */
function missingOf({ problems, complete, sockets }: NodeSockets): string | null {
  const [first, ...others] = problems;
  if (first) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${first.path}:${first.line}: ${first.message}${more}`;
  }
  const missing = (['TCP', 'UDP'] as const).find((protocol) => !complete.has(protocol));
  if (missing === undefined) return null;
  const hasSome = sockets.some(({ protocol }) => protocol === missing);
  return hasSome ? `it does not show all ${missing} sockets` : `it shows no ${missing} sockets`;
}
