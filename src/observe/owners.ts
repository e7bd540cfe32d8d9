import type { Cluster, ClusterPod } from '../model/audited-cluster.ts';
import { keyOfMaker } from '../model/audited-cluster.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import type { Explanation, ObservedSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import hostProcesses from './host-processes.yaml';
import type { MergedSocket, NodeSockets } from './observe.ts';
import { type ControlGroup, readControlGroup } from './processes.ts';

/** What decides who holds a socket. */
export interface OwnerFacts {
  readonly cluster: Cluster;
  readonly listeners: readonly Listener[];
  readonly registry: RegistryView;
  readonly ephemeralRange: { readonly port: number; readonly endPort: number };
}

type Owner = Pick<ObservedSocket, 'unit' | 'pod' | 'workload' | 'explainedBy'>;

const NOBODY: Owner = { unit: null, pod: null, workload: null, explainedBy: null };
const TUNNELS = /geneve|vxlan|wireguard|\bnfs\b/i;
/** Linux keeps so many characters of a process's name. */
const NAME_LENGTH = 15;

/** Says for each socket of the nodes who holds it, by the surest evidence that there is. */
export function explainSockets(nodes: readonly NodeSockets[], facts: OwnerFacts): ObservedSocket[] {
  const find = createOwnerFinder(facts);
  const { port: first, endPort: last } = facts.ephemeralRange;
  return nodes
    .flatMap((node) =>
      node.sockets.map((socket): ObservedSocket => {
        const { cgroups, pod: _, ...told } = socket;
        const owner = find(socket, node);
        const isEphemeral = first <= socket.port && socket.port <= last;
        return { ...told, ...owner, possibleClient: owner.explainedBy === null && socket.protocol === 'UDP' && isEphemeral };
      }),
    )
    .toSorted(compareSockets);
}

/** The order in which sockets are told. */
export function compareSockets(a: ObservedSocket, b: ObservedSocket): number {
  return (
    compareStrings(a.node ?? `\uffff${a.group}`, b.node ?? `\uffff${b.group}`) ||
    a.port - b.port ||
    compareStrings(a.protocol, b.protocol) ||
    compareStrings(`${a.address} ${a.zone} ${a.pod?.name}`, `${b.address} ${b.zone} ${b.pod?.name}`)
  );
}

function createOwnerFinder(facts: OwnerFacts): (socket: MergedSocket, node: NodeSockets) => Owner {
  const { cluster, registry } = facts;
  const byUid = new Map<string, ClusterPod>();
  const byContainer = new Map<string, ClusterPod>();
  const onNode = new Map<string, ClusterPod[]>();
  for (const pod of cluster.pods) {
    byUid.set(pod.uid.replaceAll('-', ''), pod);
    if (pod.configHash !== null) byUid.set(pod.configHash.replaceAll('-', ''), pod);
    for (const id of pod.containers.keys()) if (id !== '') byContainer.set(id, pod);
    if (pod.nodeName === null || pod.phase === 'Succeeded' || pod.phase === 'Failed') continue;
    onNode.set(pod.nodeName, [...(onNode.get(pod.nodeName) ?? []), pod]);
  }
  const ofMaker = new Map<string, Listener[]>();
  for (const listener of facts.listeners) {
    const key = keyOfMaker(listener.workload);
    ofMaker.set(key, [...(ofMaker.get(key) ?? []), listener]);
  }
  const units = hostUnits(registry);
  const services = new Set(cluster.servicePorts.map(({ port, protocol }) => `${port}/${protocol}`));

  const ofControlGroup = ({ podUid, containerId, unit }: ControlGroup, by: Explanation): Owner | null => {
    const pod = (podUid === null ? undefined : byUid.get(podUid)) ?? (containerId === null ? undefined : byContainer.get(containerId));
    if (pod) return ofPod(pod, by, containerId === null ? null : (pod.containers.get(containerId) ?? null));
    if (podUid !== null) return { ...NOBODY, explainedBy: by };
    return unit === null ? null : { ...NOBODY, unit, explainedBy: by };
  };

  return (socket, node) => {
    if (socket.pod) {
      const { namespace, name } = socket.pod;
      const known = cluster.pods.find((pod) => pod.namespace === namespace && pod.name === name);
      return known ? ofPod(known, 'pid', socket.pod.container) : { ...NOBODY, pod: socket.pod, explainedBy: 'pid' };
    }
    const byGroup = socket.cgroups.map((path) => ofControlGroup(readControlGroup(path), 'cgroup')).find((owner) => owner !== null);
    if (byGroup) return byGroup;
    for (const { pid } of socket.processes) {
      const path = pid === null ? undefined : node.controlGroups.get(pid);
      const byPid = path === undefined ? null : ofControlGroup(readControlGroup(path), 'pid');
      if (byPid) return byPid;
    }
    const names = socket.processes.map(({ name }) => name);
    const unit = names.map((name) => units.get(name.slice(0, NAME_LENGTH))).find((one) => one !== undefined);
    const pods = socket.node === null ? [] : (onNode.get(socket.node) ?? []).filter((pod) => pod.hostNetwork);
    const byPod = podThatHolds(socket, pods, ofMaker, names, unit !== undefined);
    if (byPod) return byPod;
    if (services.has(`${socket.port}/${socket.protocol}`)) return { ...NOBODY, explainedBy: 'service' };
    if (unit !== undefined) return { ...NOBODY, unit, explainedBy: 'host-process' };
    if (names.length > 0) return NOBODY;
    return ofRegistry(socket, node, registry);
  };
}

function ofPod(pod: ClusterPod, explainedBy: Explanation, container: string | null): Owner {
  const { namespace, name, maker } = pod;
  return { unit: null, pod: { namespace, name, container }, workload: maker, explainedBy };
}

/** A pod of the node that declares the port, else one that implies it; the one whose container is called like the process, where several do. */
function podThatHolds(
  { port, protocol, reach }: MergedSocket,
  pods: readonly ClusterPod[],
  ofMaker: ReadonlyMap<string, readonly Listener[]>,
  names: readonly string[],
  /** The process is known as one of the host, so a pod holds the socket only where a container is called like it. */
  isHostProcess: boolean,
): Owner | null {
  const candidates: { owner: Owner; rank: number }[] = [];
  for (const pod of pods) {
    const declared = pod.ports.find((one) => one.port === port && one.protocol === protocol);
    const listeners = (ofMaker.get(keyOfMaker(pod.maker)) ?? []).filter((one) => one.port === port && one.protocol === protocol);
    const fitting = listeners.filter(
      (one) => one.reach === reach || [one.reach, reach].some((each) => each !== 'localhost' && each !== 'node'),
    );
    if (!declared && fitting.length === 0) continue;
    const container = declared?.container ?? fitting[0]?.container ?? null;
    const isNamed = names.some((name) =>
      [container, ...listeners.map((one) => one.container)].some((one) => one !== null && resembles(name, one)),
    );
    if (isHostProcess && !isNamed) continue;
    candidates.push({ owner: ofPod(pod, declared ? 'declared' : 'inferred', container), rank: (isNamed ? 0 : 2) + (declared ? 0 : 1) });
  }
  return candidates.toSorted((a, b) => a.rank - b.rank)[0]?.owner ?? null;
}

function resembles(process: string, container: string): boolean {
  const short = container.slice(0, NAME_LENGTH);
  return process === short || process.startsWith(short) || container.includes(process);
}

/** Units by the name of their process, of what registries and public programs tell. */
function hostUnits(registry: RegistryView): ReadonlyMap<string, string> {
  const units = new Map(Object.entries(hostProcesses as Readonly<Record<string, string>>));
  const owners = registry.registries.flatMap(({ assignments, unregistered = [] }) => [
    ...assignments.flatMap((row) => row.owners),
    ...unregistered.map(({ owner }) => owner),
  ]);
  for (const { claimant, name, container } of owners) {
    if (claimant !== 'host-process' || !/^[\w.@-]+\.service$/.test(name)) continue;
    for (const process of [name.replace(/\.service$/, ''), container]) {
      // A container's program has such a name too, such as registry.
      if (/^[\w.-]{3,}$/.test(process) && process !== 'registry' && !units.has(process.slice(0, NAME_LENGTH)))
        units.set(process.slice(0, NAME_LENGTH), name);
    }
  }
  return units;
}

/** Where no process is named, a port of the kernel is the kernel's; where the capture names none at all, the registry decides. */
function ofRegistry({ port, protocol }: MergedSocket, node: NodeSockets, registry: RegistryView): Owner {
  const rows = registry.assignmentsFor(port, protocol).filter(({ status }) => status === 'active');
  const namesProcesses = node.sockets.some(({ processes }) => processes.length > 0);
  const isKernel = rows.some(
    (row) => TUNNELS.test(`${row.process} ${row.applicationProtocol}`) || row.owners.some(({ claimant }) => claimant === 'kernel'),
  );
  if (namesProcesses) return isKernel ? { ...NOBODY, explainedBy: 'kernel' } : NOBODY;
  const host = rows.flatMap((row) => row.owners).find(({ claimant }) => claimant === 'host-process');
  if (host) return { ...NOBODY, unit: /^[\w.@-]+$/.test(host.name) ? host.name : null, explainedBy: 'registry' };
  return isKernel ? { ...NOBODY, explainedBy: 'registry' } : NOBODY;
}
