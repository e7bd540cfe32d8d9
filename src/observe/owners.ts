import { holdsPort, type PortRange } from '../model/address.ts';
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
/** The sockets of a pod have one control group, and units have the same one on all nodes. */
const controlGroupAt = onceForEach(readControlGroup);
const TUNNELS = /geneve|vxlan|wireguard|\bnfs\b/i;

/** Says for each socket of the nodes who holds it, by the surest evidence that there is. */
export function explainSockets(nodes: readonly NodeSockets[], facts: OwnerFacts): ObservedSocket[] {
  const find = createOwnerFinder(facts);
  return nodes
    .toSorted((a, b) => compareStrings(a.node ?? `\uffff${a.group}`, b.node ?? `\uffff${b.group}`))
    .flatMap((node) => {
      const ownersOf = find(node);
      const explained = node.sockets.map((socket): ObservedSocket => {
        const { owner, others, isOutsidePods } = ownersOf(socket);
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
}

function createOwnerFinder({ cluster, registry, listeners }: OwnerFacts): (node: NodeSockets) => (socket: PlacedSocket) => Owners {
  const pods = indexPods(cluster.pods);
  const unitOf = createUnitFinder(registry);
  const services = new Set(cluster.servicePorts.map(({ port, protocol }) => `${port}/${protocol}`));
  const ofMaker = groupBy(listeners, ({ workload }) => keyOfMaker(workload));
  return (node) => {
    const onNode = byPort((node.node === null ? undefined : pods.onNode.get(node.node)) ?? [], ofMaker);
    const namesProcesses = node.sockets.some(({ processes }) => processes.length > 0);
    const ofGroup = ({ podUid, containerId, unit, isPod }: ControlGroup, by: Explanation): Owner | null => {
      const pod = (podUid && pods.byUid.get(podUid)) || (containerId && pods.byContainer.get(containerId));
      if (pod) return ofPod(pod, by, containerId === null ? null : (pod.containers.get(containerId) ?? null));
      const told = containerId === null ? undefined : node.containers.get(containerId);
      if (told) return ofNamedPod(told, pods, by);
      // A pod that the objects do not hold.
      if (isPod) return { ...NOBODY, explainedBy: by };
      return unit === null ? null : { unit, pod: null, workload: null, explainedBy: by };
    };
    return (socket) => {
      if (socket.pod) return { owner: ofNamedPod(socket.pod, pods, 'pid'), others: NO_ONE, isOutsidePods: false };
      const groups = groupsOf(socket, node);
      const owners = groups.flatMap(({ group, by }) => ofGroup(group, by) ?? []);
      const isOutsidePods = groups.length > 0 && groups.every(({ group }) => group.isPod === false);
      const known = owners.find(({ unit, pod }) => unit !== null || pod !== null);
      if (known) return { owner: known, others: distinct(owners, known), isOutsidePods };
      const names = socket.processes.map(({ name }) => name);
      const unit = names.map(unitOf).find((one) => one !== undefined);
      const isHostProcess = unit !== undefined && owners.length === 0;
      const holder = isOutsidePods ? null : podThatHolds(socket, onNode.get(socket.port) ?? [], { ofMaker, names, isHostProcess });
      const owner = ((): Owner => {
        if (holder) return ofPod(holder.pod, holder.by, holder.container);
        if (services.has(`${socket.port}/${socket.protocol}`)) return { ...NOBODY, explainedBy: 'service' };
        if (owners[0]) return owners[0];
        if (unit !== undefined) return { ...NOBODY, unit: unit || null, explainedBy: 'host-process' };
        return names.length > 0 ? NOBODY : ofRegistry(socket, namesProcesses, registry);
      })();
      return { owner, others: NO_ONE, isOutsidePods };
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

/** Pods that declare or imply a port, whatever its protocol and address. */
function byPort(pods: readonly ClusterPod[], ofMaker: ReadonlyMap<string, readonly Listener[]>): Map<number, ClusterPod[]> {
  const found = new Map<number, ClusterPod[]>();
  for (const pod of pods) {
    const ports = [...pod.ports, ...(ofMaker.get(keyOfMaker(pod.maker)) ?? [])].map(({ port }) => port);
    for (const port of new Set(ports)) addTo(found, port, pod);
  }
  return found;
}

/** The control groups of a socket: its own, else those of its processes. */
function groupsOf({ cgroups, processes }: PlacedSocket, { controlGroups }: NodeSockets): { group: ControlGroup; by: Explanation }[] {
  if (cgroups.length > 0) return cgroups.map((path) => ({ group: controlGroupAt(path), by: 'cgroup' }));
  return processes.flatMap(({ pid }) => {
    const path = pid === null ? undefined : controlGroups.get(pid);
    return path === undefined ? [] : [{ group: controlGroupAt(path), by: 'pid' as const }];
  });
}

/** Those who hold a socket beside the first; units are named as workloads of their own kind. */
function distinct(owners: readonly Owner[], first: Owner): readonly ObjectName[] {
  if (owners.length === 1) return NO_ONE;
  const makerOf = ({ workload, unit }: Owner): ObjectName[] =>
    workload ? [workload] : unit === null ? [] : [{ kind: 'Unit', namespace: null, name: unit }];
  const byKey = new Map(owners.flatMap(makerOf).map((maker) => [keyOfMaker(maker), maker]));
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
