import { PROTOCOLS } from '../model/address.ts';
import type { ClusterNode } from '../model/cluster.ts';
import { firstOfEach, groupBy } from '../model/groups.ts';
import { rolesIn } from '../model/node.ts';
import { type AuditedNode, type CapturedSocket, IPV6_WILDCARD, type NodeCapture, type SocketProcess } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { firstFew } from '../text/words.ts';

/** The joined captures of one node or pool. */
export interface NodeSockets extends Pick<NodeCapture, 'node' | 'group' | 'sockets' | 'controlGroups' | 'containers'> {
  readonly complete: ReadonlySet<string>;
  /** Lines of captures that could not be read. */
  readonly problems: NodeCapture['problems'];
}

/** Joins the captures of each node, and of each pool of nodes. A socket in several captures is one socket, with all its lines. */
export function joinCaptures(captures: readonly NodeCapture[]): NodeSockets[] {
  const byNode = groupBy(captures, ({ node, group }) => (node === null ? `group ${group}` : `node ${node}`));
  return [...byNode.values()].map((of) => ({
    node: of[0]?.node ?? null,
    group: of[0]?.group ?? null,
    sockets: mergeSockets(of),
    complete: completeProtocols(of),
    controlGroups: controlGroupsOf(of),
    containers: new Map(of.flatMap(({ containers }) => [...containers])),
    problems: of.flatMap(({ problems }) => problems),
  }));
}

/** The protocols whose listeners the captures contain completely. */
function completeProtocols(captures: readonly NodeCapture[]): ReadonlySet<string> {
  const seen = new Set(captures.flatMap((capture) => capture.seen));
  return new Set(PROTOCOLS.filter((one) => seen.has(one) || (seen.has(`${one} over IPv4`) && seen.has(`${one} over IPv6`))));
}

/** Returns the control groups of processes. The control group and the sockets of a process may be in different lines or captures. */
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

function mergeSockets(captures: readonly NodeCapture[]): readonly CapturedSocket[] {
  const all = captures.flatMap(({ sockets }) => sockets);
  const alike = groupBy(all, ({ protocol, port, address, zone, pod }) => `${protocol} ${port} ${address} ${zone ?? ''} ${pod?.name ?? ''}`);
  return withoutSecondFamily([...alike.values()].map(joinSockets));
}

/** One socket of several lines about it. A capture may contain one socket thousands of times. */
function joinSockets(all: readonly CapturedSocket[]): CapturedSocket {
  const [first] = all as readonly [CapturedSocket];
  if (all.length === 1) return first;
  const processes = new Map<string, SocketProcess>();
  for (const one of all.flatMap((socket) => socket.processes)) {
    // Some captures truncate names.
    const key = `${one.pid ?? one.name}`;
    const known = processes.get(key);
    if (known === undefined || known.name.startsWith(one.name)) processes.set(key, known ?? one);
    else processes.set(`${key} ${one.name}`, one);
  }
  const sources = all.flatMap((socket) => socket.sources);
  return {
    ...first,
    processes: [...processes.values()],
    cgroups: [...new Set(all.flatMap((socket) => socket.cgroups))],
    sources: firstOfEach(sources, ({ path, line }) => `${path}:${line}`),
  };
}

/** Removes the IPv6 sockets of programs that have the port on IPv4 too. */
function withoutSecondFamily(sockets: readonly CapturedSocket[]): readonly CapturedSocket[] {
  const holders = ({ protocol, port, zone, processes }: CapturedSocket): string =>
    JSON.stringify([protocol, port, zone, [...new Set(processes.map(({ name }) => name))].sort()]);
  if (!sockets.some(({ address }) => address === IPV6_WILDCARD)) return sockets;
  const onEvery = new Set(sockets.flatMap((socket) => (socket.address === '*' ? holders(socket) : [])));
  return sockets.filter((socket) => socket.address !== IPV6_WILDCARD || !onEvery.has(holders(socket)));
}

/** Returns all nodes of the objects and captures, with the completeness of their captures. */
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

/** Returns what is missing from the sockets of a node; null if they are complete. */
function missingOf({ problems, complete, sockets }: NodeSockets): string | null {
  if (problems.length > 0)
    return firstFew(
      problems.map(({ path, line, message }) => `${path}:${line}: ${message}`),
      1,
    );
  const missing = (['TCP', 'UDP'] as const).find((protocol) => !complete.has(protocol));
  if (missing === undefined) return null;
  const hasSome = sockets.some(({ protocol }) => protocol === missing);
  return hasSome ? `it does not contain all ${missing} sockets` : `it contains no ${missing} sockets`;
}
