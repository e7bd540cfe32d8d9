import { holdsPort, keyOfPort, type PortRange } from '../model/address.ts';
import { type Cluster, type ClusterPod, keyOfMaker } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { addTo, groupBy } from '../model/groups.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import { type Explanation, type ObservedSocket, type PlacedSocket, reachOfSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { createUnitFinder } from './host-units.ts';
import type { NodeSockets } from './observe.ts';
import { startedPrograms } from './other-program.ts';
import { podThatHolds } from './pod-holder.ts';
import { type ControlGroup, readControlGroup } from './processes.ts';

/** What decides who holds a socket. */
export interface OwnerFacts {
  readonly cluster: Cluster;
  readonly listeners: readonly Listener[];
  readonly registry: RegistryView;
  readonly ephemeralRange: PortRange;
}

type Owner = Pick<ObservedSocket, 'unit' | 'pod' | 'workload' | 'explainedBy'>;

const NO_ONE: readonly ObjectName[] = [];
const NOBODY: Owner = { unit: null, pod: null, workload: null, explainedBy: null };
const NO_CONTAINERS: NodeSockets['containers'] = new Map();
const TUNNELS = /geneve|vxlan|wireguard|\bnfs\b/i;

/** Says for each socket of the nodes who holds it, by the surest evidence that there is. */
export function explainSockets(nodes: readonly NodeSockets[], facts: OwnerFacts): ObservedSocket[] {
  const find = createOwnerFinder(facts);
  return nodes
    .toSorted((a, b) => compareStrings(a.node ?? `\uffff${a.group}`, b.node ?? `\uffff${b.group}`))
    .flatMap((node) => {
      const ownersOf = find(node);
      const explained = node.sockets.map((socket): ObservedSocket => {
        const { owner, others, isOutsidePods, otherProgram = null } = ownersOf(socket);
        const { protocol, port } = socket;
        return {
          node: node.node,
          group: node.group,
          protocol,
          address: socket.address,
          zone: socket.zone,
          port,
          reach: reachOfSocket(socket.address),
          processes: socket.processes,
          unit: owner.unit,
          pod: owner.pod,
          workload: owner.workload,
          explainedBy: owner.explainedBy,
          possibleClient: owner.explainedBy === null && protocol === 'UDP' && holdsPort(facts.ephemeralRange, port),
          sources: socket.sources,
          alsoHeldBy: others,
          isOutsidePods,
          otherProgram,
        };
      });
      return explained.sort(compareSockets);
    });
}

/** The order in which sockets of one node or pool are told. */
function compareSockets(a: ObservedSocket, b: ObservedSocket): number {
  return (
    a.port - b.port ||
    compareStrings(a.protocol, b.protocol) ||
    compareStrings(`${a.address} ${a.zone} ${a.pod?.name}`, `${b.address} ${b.zone} ${b.pod?.name}`)
  );
}

interface Owners {
  readonly owner: Owner;
  readonly others: readonly ObjectName[];
  readonly isOutsidePods: boolean;
  readonly otherProgram?: ObservedSocket['otherProgram'];
}

function createOwnerFinder({ cluster, registry, listeners }: OwnerFacts): (node: NodeSockets) => (socket: PlacedSocket) => Owners {
  const pods = indexPods(cluster.pods);
  const unitOf = createUnitFinder(registry);
  const services = new Set(cluster.servicePorts.map(keyOfPort));
  const ofMaker = groupBy(listeners, ({ workload }) => keyOfMaker(workload));
  const ofKnownGroup = createGroupReader(pods, NO_CONTAINERS);
  return (node) => {
    const podsOfNode = (node.node === null ? undefined : pods.onNode.get(node.node)) ?? [];
    const onNode = byPort(podsOfNode, ofMaker);
    const started = startedPrograms(podsOfNode);
    const namesProcesses = node.sockets.some(({ processes }) => processes.length > 0);
    const ofGroup = node.containers.size === 0 ? ofKnownGroup : createGroupReader(pods, node.containers);
    return (socket) => {
      if (socket.pod) return { owner: ofNamedPod(socket.pod, pods, 'pid'), others: NO_ONE, isOutsidePods: false };
      const groups = groupsOf(socket, node, ofGroup);
      const known = groups.find(({ owner: { unit, pod } }) => unit !== null || pod !== null);
      if (known && groups.length === 1) return known;
      const isOutsidePods = groups.length > 0 && groups.every((group) => group.isOutsidePods);
      if (known) return { owner: known.owner, others: distinct(groups, known), isOutsidePods };
      const stranger = groups.find(({ owner }) => owner.explainedBy !== null);
      const names = [...new Set(socket.processes.map(({ name }) => name))].slice(0, MAX_NAMES);
      const unit = names.map(unitOf).find((one) => one !== undefined);
      const isHostProcess = unit !== undefined && stranger === undefined;
      const candidates = isOutsidePods ? [] : (onNode.get(socket.port) ?? []);
      const { holder, otherProgram } = podThatHolds(socket, candidates, { ofMaker, names, isHostProcess, started });
      const owner = ((): Owner => {
        if (holder) return ofPod(holder.pod, holder.by, holder.container);
        if (services.has(keyOfPort(socket))) return { ...NOBODY, explainedBy: 'service' };
        if (stranger) return stranger.owner;
        if (unit !== undefined) return { ...NOBODY, unit: unit || null, explainedBy: 'host-process' };
        return names.length > 0 ? NOBODY : ofRegistry(socket, namesProcesses, registry);
      })();
      return { owner, others: NO_ONE, isOutsidePods, otherProgram };
    };
  };
}

interface PodIndex {
  readonly byUid: ReadonlyMap<string, ClusterPod>;
  readonly byContainer: ReadonlyMap<string, ClusterPod>;
  readonly byName: ReadonlyMap<string, ClusterPod>;
  /** Those that run on the host network. */
  readonly onNode: ReadonlyMap<string, readonly ClusterPod[]>;
}

function indexPods(all: readonly ClusterPod[]): PodIndex {
  const byUid = new Map<string, ClusterPod>();
  const byContainer = new Map<string, ClusterPod>();
  const byName = new Map<string, ClusterPod>();
  const onNode = new Map<string, ClusterPod[]>();
  for (const pod of all) {
    if (pod.uid !== '') byUid.set(pod.uid.replaceAll('-', '').toLowerCase(), pod);
    if (pod.configHash !== null) byUid.set(pod.configHash.replaceAll('-', '').toLowerCase(), pod);
    for (const id of pod.containers.keys()) if (id !== '') byContainer.set(id, pod);
    byName.set(`${pod.namespace}/${pod.name}`, pod);
    // Objects without a phase were written by hand.
    if (!pod.hostNetwork || pod.nodeName === null || (pod.phase !== 'Running' && pod.phase !== '')) continue;
    addTo(onNode, pod.nodeName, pod);
  }
  return { byUid, byContainer, byName, onNode };
}

/** Pods of one node that are compared with a socket: only one of those that need the same port can run. */
const MAX_CANDIDATES = 100;
/** Names of processes that are compared with each of them. */
const MAX_NAMES = 100;

/** Pods that declare or imply a port, of any protocol and address. */
function byPort(pods: readonly ClusterPod[], ofMaker: ReadonlyMap<string, readonly Listener[]>): Map<number, ClusterPod[]> {
  const found = new Map<number, ClusterPod[]>();
  for (const pod of pods) {
    const ports = [...pod.ports, ...(ofMaker.get(keyOfMaker(pod.maker)) ?? [])].map(({ port }) => port);
    for (const port of new Set(ports)) if ((found.get(port)?.length ?? 0) < MAX_CANDIDATES) addTo(found, port, pod);
  }
  return found;
}

/** Says who is in a control group; a pod has one for all its sockets, and a unit the same one on all nodes. */
function createGroupReader(pods: PodIndex, containers: NodeSockets['containers']): (path: string) => Owners {
  const ownerOf = ({ podUid, containerId, unit, isPod }: ControlGroup): Owner => {
    const pod = (podUid && pods.byUid.get(podUid)) || (containerId && pods.byContainer.get(containerId));
    if (pod) return ofPod(pod, 'cgroup', containerId === null ? null : (pod.containers.get(containerId) ?? null));
    const told = containerId === null ? undefined : containers.get(containerId);
    if (told) return ofNamedPod(told, pods, 'cgroup');
    // A pod that the objects do not hold.
    if (isPod) return { ...NOBODY, explainedBy: 'cgroup' };
    return unit === null ? NOBODY : { ...NOBODY, unit, explainedBy: 'cgroup' };
  };
  return onceForEach((path) => {
    const group = readControlGroup(path);
    return { owner: ownerOf(group), others: NO_ONE, isOutsidePods: group.isPod === false };
  });
}

/** Who is in the control groups of a socket: its own, else those of its processes. */
function groupsOf({ cgroups, processes }: PlacedSocket, { controlGroups }: NodeSockets, ofGroup: (path: string) => Owners): Owners[] {
  if (cgroups.length > 0) return cgroups.map(ofGroup);
  return processes.flatMap(({ pid }) => {
    const path = pid === null ? undefined : controlGroups.get(pid);
    if (path === undefined) return [];
    const { owner, ...group } = ofGroup(path);
    return [{ ...group, owner: owner === NOBODY ? owner : { ...owner, explainedBy: 'pid' } }];
  });
}

/** Those who hold a socket beside the first; units are named as workloads of their own kind. */
function distinct(groups: readonly Owners[], first: Owners): readonly ObjectName[] {
  const makerOf = ({ owner: { workload, unit } }: Owners): ObjectName[] =>
    workload ? [workload] : unit === null ? [] : [{ kind: 'Unit', namespace: null, name: unit }];
  const byKey = new Map(groups.flatMap(makerOf).map((maker) => [keyOfMaker(maker), maker]));
  for (const maker of makerOf(first)) byKey.delete(keyOfMaker(maker));
  return [...byKey.values()];
}

function ofPod(pod: ClusterPod, explainedBy: Explanation, container: string | null): Owner {
  const { namespace, name, maker } = pod;
  return { unit: null, pod: { namespace, name, container }, workload: maker, explainedBy };
}

/** A pod that the capture itself names, which the objects may hold. */
function ofNamedPod(told: NonNullable<ObservedSocket['pod']>, { byName }: PodIndex, explainedBy: Explanation): Owner {
  const known = byName.get(`${told.namespace}/${told.name}`);
  return known ? ofPod(known, explainedBy, told.container) : { ...NOBODY, pod: told, explainedBy };
}

/** Where no process is named, a port of the kernel is the kernel's; where the capture names none at all, the registry decides. */
function ofRegistry({ port, protocol }: PlacedSocket, namesProcesses: boolean, registry: RegistryView): Owner {
  const rows = registry.assignmentsFor(port, protocol).filter(({ status }) => status === 'active');
  const isKernel = rows.some(
    (row) => TUNNELS.test(`${row.process} ${row.applicationProtocol}`) || row.owners.some(({ claimant }) => claimant === 'kernel'),
  );
  if (namesProcesses) return isKernel ? { ...NOBODY, explainedBy: 'kernel' } : NOBODY;
  const host = rows.flatMap((row) => row.owners).find(({ claimant }) => claimant === 'host-process');
  if (host) return { ...NOBODY, unit: /^[\w.@-]+$/.test(host.name) ? host.name : null, explainedBy: 'registry' };
  return isKernel ? { ...NOBODY, explainedBy: 'registry' } : NOBODY;
}
