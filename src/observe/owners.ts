import { holdsPort, keyOfPort, type PortRange } from '../model/address.ts';
import { type Cluster, type ClusterPod, objectKey } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { addTo, groupBy } from '../model/groups.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import { type CapturedSocket, type Explanation, type ObservedSocket, reachOfSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { type ControlGroup, readControlGroup } from './control-group.ts';
import { createUnitFinder } from './host-units.ts';
import type { NodeSockets } from './join-captures.ts';
import { startedPrograms } from './other-program.ts';
import { podThatHolds } from './pod-holder.ts';

/** The facts that decide on the owner of a socket. */
export interface OwnerFacts {
  readonly cluster: Cluster;
  readonly listeners: readonly Listener[];
  readonly registry: RegistryView;
  readonly ephemeralRange: PortRange;
}

type Owner = Pick<ObservedSocket, 'unit' | 'pod' | 'workload' | 'explainedBy'>;

const NONE: readonly ObjectName[] = [];
const NO_OWNER: Owner = { unit: null, pod: null, workload: null, explainedBy: null };
const NO_CONTAINERS: NodeSockets['containers'] = new Map();
const TUNNELS = /geneve|vxlan|wireguard|\bnfs\b/i;

/** Finds the owner of each socket, by the surest evidence. */
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

/** The order of the sockets of one node or pool. */
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

function createOwnerFinder({ cluster, registry, listeners }: OwnerFacts): (node: NodeSockets) => (socket: CapturedSocket) => Owners {
  const pods = indexPods(cluster.pods);
  const unitOf = createUnitFinder(registry);
  const services = new Set(cluster.servicePorts.map(keyOfPort));
  const ofController = groupBy(listeners, ({ workload }) => objectKey(workload));
  const ofKnownGroup = createGroupReader(pods, NO_CONTAINERS);
  return (node) => {
    const podsOfNode = (node.node === null ? undefined : pods.onNode.get(node.node)) ?? [];
    const onNode = byPort(podsOfNode, ofController);
    const started = startedPrograms(podsOfNode);
    const namesProcesses = node.sockets.some(({ processes }) => processes.length > 0);
    const ofGroup = node.containers.size === 0 ? ofKnownGroup : createGroupReader(pods, node.containers);
    return (socket) => {
      if (socket.pod) return { owner: ofNamedPod(socket.pod, pods, 'pid'), others: NONE, isOutsidePods: false };
      const groups = groupsOf(socket, node, ofGroup);
      const known = groups.find(({ owner: { unit, pod } }) => unit !== null || pod !== null);
      if (known && groups.length === 1) return known;
      const isOutsidePods = groups.length > 0 && groups.every((group) => group.isOutsidePods);
      if (known) return { owner: known.owner, others: distinct(groups, known), isOutsidePods };
      const otherGroup = groups.find(({ owner }) => owner.explainedBy !== null);
      const names = [...new Set(socket.processes.map(({ name }) => name))].slice(0, MAX_NAMES);
      const unit = names.map(unitOf).find((one) => one !== undefined);
      const isHostProcess = unit !== undefined && otherGroup === undefined;
      const candidates = isOutsidePods ? [] : (onNode.get(socket.port) ?? []);
      const { holder, otherProgram } = podThatHolds(socket, candidates, { ofController, names, isHostProcess, started });
      const owner = ((): Owner => {
        if (holder) return ofPod(holder.pod, holder.by, holder.container);
        if (services.has(keyOfPort(socket))) return { ...NO_OWNER, explainedBy: 'service' };
        if (otherGroup) return otherGroup.owner;
        if (unit !== undefined) return { ...NO_OWNER, unit: unit || null, explainedBy: 'host-process' };
        return names.length > 0 ? NO_OWNER : ofRegistry(socket, namesProcesses, registry);
      })();
      return { owner, others: NONE, isOutsidePods, otherProgram };
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
    // Objects without a phase are written by hand.
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
function byPort(pods: readonly ClusterPod[], ofController: ReadonlyMap<string, readonly Listener[]>): Map<number, ClusterPod[]> {
  const found = new Map<number, ClusterPod[]>();
  for (const pod of pods) {
    const ports = [...pod.ports, ...(ofController.get(objectKey(pod.controller)) ?? [])].map(({ port }) => port);
    for (const port of new Set(ports)) if ((found.get(port)?.length ?? 0) < MAX_CANDIDATES) addTo(found, port, pod);
  }
  return found;
}

/** Returns a function from a control group to its owner. Each is read once: a pod has one for all its sockets, a unit the same on all nodes. */
function createGroupReader(pods: PodIndex, containers: NodeSockets['containers']): (path: string) => Owners {
  const ownerOf = ({ podUid, containerId, unit, isPod }: ControlGroup): Owner => {
    const pod = (podUid && pods.byUid.get(podUid)) || (containerId && pods.byContainer.get(containerId));
    if (pod) return ofPod(pod, 'cgroup', containerId === null ? null : (pod.containers.get(containerId) ?? null));
    const named = containerId === null ? undefined : containers.get(containerId);
    if (named) return ofNamedPod(named, pods, 'cgroup');
    // A pod that is not among the objects.
    if (isPod) return { ...NO_OWNER, explainedBy: 'cgroup' };
    return unit === null ? NO_OWNER : { ...NO_OWNER, unit, explainedBy: 'cgroup' };
  };
  return onceForEach((path) => {
    const group = readControlGroup(path);
    return { owner: ownerOf(group), others: NONE, isOutsidePods: group.isPod === false };
  });
}

/** Returns the owners by the control groups of a socket, else by those of its processes. */
function groupsOf({ cgroups, processes }: CapturedSocket, { controlGroups }: NodeSockets, ofGroup: (path: string) => Owners): Owners[] {
  if (cgroups.length > 0) return cgroups.map(ofGroup);
  return processes.flatMap(({ pid }) => {
    const path = pid === null ? undefined : controlGroups.get(pid);
    if (path === undefined) return [];
    const { owner, ...group } = ofGroup(path);
    return [{ ...group, owner: owner === NO_OWNER ? owner : { ...owner, explainedBy: 'pid' } }];
  });
}

/** Returns the other owners of a socket. Units are workloads of the kind `Unit`. */
function distinct(groups: readonly Owners[], first: Owners): readonly ObjectName[] {
  const controllersOf = ({ owner: { workload, unit } }: Owners): ObjectName[] =>
    workload ? [workload] : unit === null ? [] : [{ kind: 'Unit', namespace: null, name: unit }];
  const byKey = new Map(groups.flatMap(controllersOf).map((controller) => [objectKey(controller), controller]));
  for (const controller of controllersOf(first)) byKey.delete(objectKey(controller));
  return [...byKey.values()];
}

function ofPod(pod: ClusterPod, explainedBy: Explanation, container: string | null): Owner {
  const { namespace, name, controller } = pod;
  return { unit: null, pod: { namespace, name, container }, workload: controller, explainedBy };
}

/** A pod that the capture names. It may be missing from the objects. */
function ofNamedPod(named: NonNullable<ObservedSocket['pod']>, { byName }: PodIndex, explainedBy: Explanation): Owner {
  const known = byName.get(`${named.namespace}/${named.name}`);
  return known ? ofPod(known, explainedBy, named.container) : { ...NO_OWNER, pod: named, explainedBy };
}

/** Returns the owner of a socket without a process: the kernel for its ports, and the owner of the row if the capture names no process at all. */
function ofRegistry({ port, protocol }: CapturedSocket, namesProcesses: boolean, registry: RegistryView): Owner {
  const rows = registry.assignmentsFor(port, protocol).filter(({ status }) => status === 'active');
  const isKernel = rows.some(
    (row) => TUNNELS.test(`${row.process} ${row.applicationProtocol}`) || row.owners.some(({ claimant }) => claimant === 'kernel'),
  );
  if (namesProcesses) return isKernel ? { ...NO_OWNER, explainedBy: 'kernel' } : NO_OWNER;
  const host = rows.flatMap((row) => row.owners).find(({ claimant }) => claimant === 'host-process');
  if (host) return { ...NO_OWNER, unit: /^[\w.@-]+$/.test(host.name) ? host.name : null, explainedBy: 'registry' };
  return isKernel ? { ...NO_OWNER, explainedBy: 'registry' } : NO_OWNER;
}
