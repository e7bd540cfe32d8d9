import { containsPort, keyOfPort, type PortRange } from '../model/address.ts';
import { type Cluster, type ClusterPod, objectKey } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { addTo, firstOfEach, groupBy } from '../model/groups.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import { type CapturedSocket, type Explanation, type ObservedSocket, reachOfSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { readControlGroup } from './control-group.ts';
import { createUnitFinder } from './host-units.ts';
import type { NodeSockets } from './join-captures.ts';
import { podThatHolds, startedPrograms } from './pod-holder.ts';

/** The facts that determine the owner of a socket. */
export interface OwnerFacts {
  readonly cluster: Cluster;
  readonly listeners: readonly Listener[];
  readonly registry: RegistryView;
  readonly ephemeralRange: PortRange;
}

/** The owner of a socket, and how it was determined. */
type SocketOwner = Pick<ObservedSocket, 'unit' | 'pod' | 'workload' | 'explainedBy' | 'alsoHeldBy' | 'isOutsidePods' | 'otherProgram'>;

const NO_OWNER: SocketOwner = {
  unit: null,
  pod: null,
  workload: null,
  explainedBy: null,
  alsoHeldBy: [],
  isOutsidePods: false,
  otherProgram: null,
};
const TUNNELS = /geneve|vxlan|wireguard|\bnfs\b/i;

/** Finds the owner of each socket, by the strongest evidence. */
export function explainSockets(nodes: readonly NodeSockets[], facts: OwnerFacts): ObservedSocket[] {
  const findOwner = createOwnerFinder(facts);
  const sorted = nodes.toSorted((a, b) => compareStrings(a.node ?? `\uffff${a.group}`, b.node ?? `\uffff${b.group}`));
  return sorted.flatMap((of) => {
    const { node, group } = of;
    const ownerOf = findOwner(of);
    const explained = of.sockets.map((socket): ObservedSocket => {
      const { unit, pod, workload, explainedBy, alsoHeldBy, isOutsidePods, otherProgram } = ownerOf(socket);
      const { protocol, address, zone, port, processes, sources } = socket;
      const possibleClient = explainedBy === null && protocol === 'UDP' && containsPort(facts.ephemeralRange, port);
      // One literal: objects that are assembled from parts need twice the memory, and there are hundreds of thousands.
      return {
        node,
        group,
        protocol,
        address,
        zone,
        port,
        reach: reachOfSocket(address),
        processes,
        unit,
        pod,
        workload,
        explainedBy,
        possibleClient,
        sources,
        alsoHeldBy,
        isOutsidePods,
        otherProgram,
      };
    });
    return explained.sort(compareSockets);
  });
}

/** Compares the sockets of one node or pool. */
function compareSockets(a: ObservedSocket, b: ObservedSocket): number {
  return (
    a.port - b.port ||
    compareStrings(a.protocol, b.protocol) ||
    compareStrings(`${a.address} ${a.zone} ${a.pod?.name}`, `${b.address} ${b.zone} ${b.pod?.name}`)
  );
}

function createOwnerFinder({ cluster, registry, listeners }: OwnerFacts): (node: NodeSockets) => (socket: CapturedSocket) => SocketOwner {
  const pods = indexPods(cluster.pods);
  const unitOf = createUnitFinder(registry);
  const services = new Set(cluster.servicePorts.map(keyOfPort));
  const ofController = groupBy(listeners, ({ workload }) => objectKey(workload));
  const ofKnownGroup = createGroupReader(pods, new Map());
  return (node) => {
    const podsOfNode = pods.onNode.get(node.node ?? '') ?? [];
    const onNode = byPort(podsOfNode, ofController);
    const started = startedPrograms(podsOfNode);
    const namesProcesses = node.sockets.some(({ processes }) => processes.length > 0);
    const ofGroup = node.containers.size === 0 ? ofKnownGroup : createGroupReader(pods, node.containers);
    return (socket) => {
      if (socket.pod) return ofNamedPod(socket.pod, pods, 'pid');
      const groups = groupsOf(socket, node, ofGroup);
      const known = groups.find(({ unit, pod }) => unit !== null || pod !== null);
      const isOutsidePods = groups.length > 0 && groups.every((group) => group.isOutsidePods);
      if (known) return groups.length === 1 ? known : { ...known, alsoHeldBy: otherHolders(groups, known), isOutsidePods };
      const otherGroup = groups.find(({ explainedBy }) => explainedBy !== null);
      const names = [...new Set(socket.processes.map(({ name }) => name))].slice(0, MAX_NAMES);
      const unit = names.map(unitOf).find((one) => one !== undefined);
      const candidates = isOutsidePods ? [] : (onNode.get(socket.port) ?? []);
      const isHostProcess = unit !== undefined && otherGroup === undefined;
      const { holder, otherProgram } = podThatHolds(socket, candidates, { ofController, names, isHostProcess, started });
      const owner = ((): SocketOwner => {
        if (holder) return ofPod(holder.pod, holder.by, holder.container);
        if (services.has(keyOfPort(socket))) return { ...NO_OWNER, explainedBy: 'service' };
        if (otherGroup) return otherGroup;
        if (unit !== undefined) return { ...NO_OWNER, unit: unit || null, explainedBy: 'host-process' };
        return names.length > 0 ? NO_OWNER : ofRegistry(socket, namesProcesses, registry);
      })();
      return { ...owner, isOutsidePods, otherProgram };
    };
  };
}

interface PodIndex {
  readonly byUid: ReadonlyMap<string, ClusterPod>;
  readonly byContainer: ReadonlyMap<string, ClusterPod>;
  readonly byName: ReadonlyMap<string, ClusterPod>;
  /** Pods on the host network, by node. */
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
    // Objects without a phase are not from a cluster.
    if (!pod.hostNetwork || pod.nodeName === null || (pod.phase !== 'Running' && pod.phase !== '')) continue;
    addTo(onNode, pod.nodeName, pod);
  }
  return { byUid, byContainer, byName, onNode };
}

/** Maximum number of pods on a node to compare with a socket; only one of those that need the same port can run. */
const MAX_CANDIDATES = 100;
/** Maximum number of process names to compare with each pod. */
const MAX_NAMES = 100;

/** Pods that declare or imply a port, with any protocol and address. */
function byPort(pods: readonly ClusterPod[], ofController: ReadonlyMap<string, readonly Listener[]>): Map<number, ClusterPod[]> {
  const found = new Map<number, ClusterPod[]>();
  for (const pod of pods) {
    const ports = [...pod.ports, ...(ofController.get(objectKey(pod.controller)) ?? [])].map(({ port }) => port);
    for (const port of new Set(ports)) if ((found.get(port)?.length ?? 0) < MAX_CANDIDATES) addTo(found, port, pod);
  }
  return found;
}

/**
 * Returns a function that finds the owner of a control group. Each is read once: a pod has one for all its sockets, and a unit has the same
 * on all nodes.
 */
function createGroupReader(pods: PodIndex, containers: NodeSockets['containers']): (path: string) => SocketOwner {
  return onceForEach((path) => {
    const { podUid, containerId, unit, isPod } = readControlGroup(path);
    const pod = (podUid && pods.byUid.get(podUid)) || (containerId && pods.byContainer.get(containerId));
    const named = containers.get(containerId ?? '');
    const isOutsidePods = isPod === false;
    if (pod) return { ...ofPod(pod, 'cgroup', containerId === null ? null : (pod.containers.get(containerId) ?? null)), isOutsidePods };
    if (named) return { ...ofNamedPod(named, pods, 'cgroup'), isOutsidePods };
    // A pod that is missing from the objects has no unit.
    return { ...NO_OWNER, unit, explainedBy: isPod || unit !== null ? 'cgroup' : null, isOutsidePods };
  });
}

/** Returns the owners of the socket's control groups, otherwise of those of its processes. */
function groupsOf(
  { cgroups, processes }: CapturedSocket,
  { controlGroups }: NodeSockets,
  ofGroup: (path: string) => SocketOwner,
): SocketOwner[] {
  if (cgroups.length > 0) return cgroups.map(ofGroup);
  return processes.flatMap(({ pid }) => {
    const path = controlGroups.get(pid ?? Number.NaN);
    const owner = path === undefined ? null : ofGroup(path);
    return owner === null ? [] : [{ ...owner, explainedBy: owner.explainedBy && 'pid' }];
  });
}

/** Returns the other owners of a socket. Units are workloads of the kind `Unit`. */
function otherHolders(groups: readonly SocketOwner[], first: SocketOwner): readonly ObjectName[] {
  const holdersOf = ({ workload, unit }: SocketOwner): ObjectName[] =>
    workload ? [workload] : unit === null ? [] : [{ kind: 'Unit', namespace: null, name: unit }];
  const own = new Set(holdersOf(first).map(objectKey));
  return firstOfEach(groups.flatMap(holdersOf), objectKey).filter((holder) => !own.has(objectKey(holder)));
}

function ofPod({ namespace, name, controller }: ClusterPod, explainedBy: Explanation, container: string | null): SocketOwner {
  return { ...NO_OWNER, pod: { namespace, name, container }, workload: controller, explainedBy };
}

/** The owner from a pod in the capture, which may be missing from the objects. */
function ofNamedPod(named: NonNullable<ObservedSocket['pod']>, { byName }: PodIndex, explainedBy: Explanation): SocketOwner {
  const known = byName.get(`${named.namespace}/${named.name}`);
  return known ? ofPod(known, explainedBy, named.container) : { ...NO_OWNER, pod: named, explainedBy };
}

/**
 * Returns the owner of a socket without a process: the kernel for its ports, and the owner of the row if the capture contains no processes
 * at all.
 */
function ofRegistry({ port, protocol }: CapturedSocket, namesProcesses: boolean, registry: RegistryView): SocketOwner {
  const rows = registry.assignmentsFor(port, protocol).filter(({ status }) => status === 'active');
  const isKernel = rows.some(
    (row) => TUNNELS.test(`${row.process} ${row.applicationProtocol}`) || row.owners.some(({ claimant }) => claimant === 'kernel'),
  );
  if (namesProcesses) return isKernel ? { ...NO_OWNER, explainedBy: 'kernel' } : NO_OWNER;
  const host = rows.flatMap((row) => row.owners).find(({ claimant }) => claimant === 'host-process');
  if (host) return { ...NO_OWNER, unit: /^[\w.@-]+$/.test(host.name) ? host.name : null, explainedBy: 'registry' };
  return isKernel ? { ...NO_OWNER, explainedBy: 'registry' } : NO_OWNER;
}
