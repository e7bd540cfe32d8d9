import { isPort, PROTOCOLS, type Protocol } from '../model/address.ts';
import { type Cluster, type ClusterNode, type ClusterPod, makerOfPod, type ServicePort } from '../model/audited-cluster.ts';

/** Collects what objects of the API server tell of pods, nodes, Services and the release. */
export interface ClusterReader {
  /** Any object, or a list of some. */
  readonly add: (object: unknown) => void;
  readonly finish: () => Cluster;
}

type Fields = Readonly<Record<string, unknown>>;

/** Dumps hold a pod several times, so pods count once by their `metadata.uid`, and all else by its name. */
export function createClusterReader(): ClusterReader {
  const pods = new Map<string, ClusterPod>();
  const nodes = new Map<string, ClusterNode>();
  const services = new Map<string, readonly ServicePort[]>();
  let release: string | null = null;
  const add = (object: unknown, listKind = ''): void => {
    const fields = fieldsOf(object);
    const kind = textOf(fields.kind) || listKind;
    if (Array.isArray(fields.items)) for (const item of fields.items) add(item, kind.replace(/List$/, ''));
    else if (kind === 'Pod') {
      const pod = readPod(fields);
      pods.set(pod.uid || `${pod.namespace}/${pod.name}`, pod);
    } else if (kind === 'Node') {
      const node = readNode(fields);
      nodes.set(node.name, node);
    } else if (kind === 'Service') {
      const { namespace, name } = fieldsOf(fields.metadata);
      services.set(`${textOf(namespace)}/${textOf(name)}`, readServicePorts(fields));
    } else if (kind === 'ClusterVersion' && textOf(fieldsOf(fields.metadata).name) === 'version') release = releaseOf(fields) ?? release;
  };
  return {
    add,
    finish: () => ({ pods: [...pods.values()], nodes: [...nodes.values()], servicePorts: [...services.values()].flat(), release }),
  };
}

function readPod({ metadata, spec, status }: Fields): ClusterPod {
  const { name, namespace, uid, labels, annotations, ownerReferences, deletionTimestamp } = fieldsOf(metadata);
  const { hostNetwork, nodeName, containers, initContainers } = fieldsOf(spec);
  const { phase, conditions, containerStatuses, initContainerStatuses } = fieldsOf(status);
  const owner = listOf(ownerReferences).find((reference) => reference.controller === true);
  const identity = { namespace: textOf(namespace), name: textOf(name) };
  const controller = owner && { kind: textOf(owner.kind), name: textOf(owner.name) };
  const condition = (type: string) => listOf(conditions).find((one) => one.type === type);
  const scheduled = condition('PodScheduled');
  const sidecars = listOf(initContainers).filter((one) => one.restartPolicy === 'Always');
  return {
    ...identity,
    uid: textOf(uid),
    nodeName: textOf(nodeName) || null,
    phase: textOf(phase),
    isReady: condition('Ready')?.status === 'True',
    isBeingDeleted: deletionTimestamp !== undefined && deletionTimestamp !== null,
    hostNetwork: hostNetwork === true,
    maker: makerOfPod({ ...identity, labels: textsOf(labels), controller }),
    configHash: textsOf(annotations)['kubernetes.io/config.hash'] ?? null,
    containers: new Map(
      [...listOf(containerStatuses), ...listOf(initContainerStatuses)].map((one) => [
        textOf(one.containerID).replace(/^.*:\/\//, ''),
        textOf(one.name),
      ]),
    ),
    ports: [...listOf(containers), ...sidecars].flatMap((container) => hostPortsOf(container, hostNetwork === true)),
    unschedulable: scheduled?.status === 'False' ? textOf(scheduled.message) : null,
  };
}

function hostPortsOf(container: Fields, hostNetwork: boolean): ClusterPod['ports'] {
  return listOf(container.ports).flatMap((entry) => {
    const port = Number(entry.hostPort ?? (hostNetwork ? entry.containerPort : Number.NaN));
    if (!isPort(port)) return [];
    return [{ port, protocol: protocolOf(entry.protocol), hostIP: textOf(entry.hostIP) || null, container: textOf(container.name) }];
  });
}

function readNode({ metadata, spec, status }: Fields): ClusterNode {
  const { name, labels } = fieldsOf(metadata);
  const taints = listOf(fieldsOf(spec).taints).map(({ key, value, effect }) => ({
    key: textOf(key),
    value: textOf(value),
    effect: textOf(effect),
  }));
  const architecture = textOf(fieldsOf(fieldsOf(status).nodeInfo).architecture);
  return { name: textOf(name), labels: textsOf(labels), taints, isBigEndian: architecture === 's390x' };
}

function readServicePorts({ metadata, spec }: Fields): ServicePort[] {
  const { ports, healthCheckNodePort } = fieldsOf(spec);
  const { name, namespace } = fieldsOf(metadata);
  const identity = { namespace: textOf(namespace), name: textOf(name) };
  const found = listOf(ports).flatMap(({ nodePort, protocol }): ServicePort[] => {
    const port = Number(nodePort);
    return isPort(port) ? [{ ...identity, port, protocol: protocolOf(protocol) }] : [];
  });
  const health = Number(healthCheckNodePort);
  return isPort(health) ? [...found, { ...identity, port: health, protocol: 'TCP' }] : found;
}

/** The newest release that the cluster has come to; without one that is complete, the one that it wants. */
function releaseOf({ status }: Fields): string | null {
  const { history, desired } = fieldsOf(status);
  const completed = listOf(history).find(({ state }) => state === 'Completed');
  const version = textOf(completed?.version) || textOf(fieldsOf(desired).version);
  return /^(\d+\.\d+)\./.exec(version)?.[1] ?? null;
}

function protocolOf(value: unknown): Protocol {
  return PROTOCOLS.find((one) => one === value) ?? 'TCP';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])));
}
