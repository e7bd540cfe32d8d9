// A small OpenShift cluster with good and bad workloads, and the sockets of its nodes.
import { openDefinition } from './crds.ts';

export interface SampleSocket {
  readonly node: string;
  readonly protocol: 'TCP' | 'UDP';
  readonly address: string;
  readonly port: number;
  /** Name of the process, of at most 15 characters. */
  readonly process: string;
}

/** The owners of processes: units of systemd, or pods, by the prefix of their names. Other processes have no known owner. */
export const PROCESS_OWNERS: Readonly<Record<string, { readonly unit: string } | { readonly namespace: string; readonly owner: string }>> =
  {
    kubelet: { unit: 'kubelet.service' },
    crio: { unit: 'crio.service' },
    sshd: { unit: 'sshd.service' },
    chronyd: { unit: 'chronyd.service' },
    meter: { unit: 'meter.service' },
    'kube-rbac-proxy': { namespace: 'openshift-monitoring', owner: 'node-exporter' },
    agent: { namespace: 'openshift-example', owner: 'agent' },
    thief: { namespace: 'team', owner: 'thief-7c9d6' },
    one: { namespace: 'team', owner: 'one-6b8f4' },
  };

export const SAMPLE_NODES: Readonly<Record<string, readonly string[]>> = {
  'control-0': ['control-plane', 'master'],
  'worker-0': ['worker'],
  'worker-1': ['worker'],
};
const EVERYWHERE = Object.keys(SAMPLE_NODES);
const WORKERS = ['worker-0', 'worker-1'];

/** Where commands are run to learn the sockets of a node: it sees the host's processes, and no other pod of the sample can be asked. */
export const ASKED = { namespace: 'openshift-multus', name: 'multus' };

type Fields = Readonly<Record<string, unknown>>;

interface Owner {
  readonly kind: 'DaemonSet' | 'ReplicaSet';
  readonly namespace: string;
  readonly name: string;
}

/** Names of the pods of the sample are `OWNER-NODE`. */
function podsOf(owner: Owner, nodes: readonly string[], container: Fields, spec: Fields = {}): Fields[] {
  return nodes.map((node) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${owner.name}-${node}`,
      namespace: owner.namespace,
      labels: owner.kind === 'ReplicaSet' ? { 'pod-template-hash': owner.name.split('-').at(-1) } : {},
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: owner.kind, name: owner.name, uid: '3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f11', controller: true },
      ],
    },
    spec: {
      nodeName: node,
      hostNetwork: true,
      containers: [{ name: 'main', image: 'example.com/image:1', ...container }],
      ...spec,
    },
  }));
}

function daemonSet(namespace: string, name: string): Owner {
  return { kind: 'DaemonSet', namespace, name };
}

const ports = (...numbers: readonly number[]): Fields => ({ ports: numbers.map((containerPort) => ({ containerPort })) });

/** All objects but the ClusterVersion, in the order in which they can be created. */
export const SAMPLE_OBJECTS: readonly Fields[] = [
  ...['openshift-monitoring', 'openshift-multus', 'openshift-example', 'team'].map((name) => ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name },
  })),
  ...Object.entries(SAMPLE_NODES).map(([name, roles]) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name,
      labels: Object.fromEntries([['kubernetes.io/hostname', name], ...roles.map((role) => [`node-role.kubernetes.io/${role}`, ''])]),
    },
  })),
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'web', namespace: 'team' },
    spec: { type: 'NodePort', selector: { app: 'web' }, ports: [{ port: 80, nodePort: 30123 }] },
  },
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'agent', namespace: 'openshift-example' },
    data: { 'agent.yaml': 'metrics: {enabled: true}' },
  },
  // Good.
  ...podsOf(daemonSet('openshift-monitoring', 'node-exporter'), EVERYWHERE, ports(9100)),
  ...podsOf(daemonSet(ASKED.namespace, ASKED.name), EVERYWHERE, { securityContext: { privileged: true } }, { hostPID: true }),
  ...podsOf({ kind: 'ReplicaSet', namespace: 'team', name: 'web-5d4f8b' }, WORKERS, ports(8080), { hostNetwork: false }),
  // Bad: an undeclared port, and a declared one that on one node is in use by a host process and on the other by none.
  ...podsOf(daemonSet('openshift-example', 'agent'), WORKERS, {
    ...ports(8765, 8766),
    args: ['--metrics-bind-address=:9777'],
    envFrom: [{ configMapRef: { name: 'agent' } }],
  }),
  // Bad: the port of another component.
  ...podsOf({ kind: 'ReplicaSet', namespace: 'team', name: 'thief-7c9d6' }, ['worker-1'], ports(9400)),
  // Bad: two pods of one node on one port, of which only one can listen.
  ...podsOf({ kind: 'ReplicaSet', namespace: 'team', name: 'one-6b8f4' }, ['worker-0'], ports(8888)),
  ...podsOf({ kind: 'ReplicaSet', namespace: 'team', name: 'two-9f7c5' }, ['worker-0'], ports(8888)),
];

/** A pod that no node has room for. */
export const WAITING: Fields = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'waiting-2k4xz',
    namespace: 'team',
    labels: { 'pod-template-hash': '85c9d' },
    ownerReferences: [
      { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'waiting-85c9d', uid: '3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f12', controller: true },
    ],
  },
  spec: {
    nodeSelector: { 'node-role.kubernetes.io/worker': '' },
    containers: [{ name: 'main', image: 'example.com/image:1', ports: [{ containerPort: 80, hostPort: 8765 }] }],
  },
};
export const WAITING_STATUS: Fields = {
  phase: 'Pending',
  conditions: [
    {
      type: 'PodScheduled',
      status: 'False',
      reason: 'Unschedulable',
      message:
        "0/3 nodes are available: 1 node(s) didn't match Pod's node affinity/selector, 2 node(s) didn't have free ports for the requested pod ports.",
    },
  ],
};

export const CLUSTER_VERSION_KIND = openDefinition('config.openshift.io', 'v1', 'ClusterVersion', 'Cluster');
export const HOSTED_KINDS = ['HostedCluster', 'NodePool'].map((kind) =>
  openDefinition('hypershift.openshift.io', 'v1beta1', kind, 'Namespaced'),
);
export const CLUSTER_VERSION: Fields = {
  apiVersion: 'config.openshift.io/v1',
  kind: 'ClusterVersion',
  metadata: { name: 'version' },
  status: { desired: { version: '4.19.3' }, history: [{ state: 'Completed', version: '4.19.3' }] },
};

function on(
  nodes: readonly string[],
  process: string,
  port: number,
  address = '0.0.0.0',
  protocol: SampleSocket['protocol'] = 'TCP',
): SampleSocket[] {
  return nodes.map((node) => ({ node, protocol, address, port, process }));
}

export const SAMPLE_SOCKETS: readonly SampleSocket[] = [
  ...on(EVERYWHERE, 'kubelet', 10250, '::'),
  ...on(['control-0', 'worker-0'], 'kubelet', 10248, '127.0.0.1'),
  ...on(EVERYWHERE, 'crio', 9537, '::'),
  ...on(EVERYWHERE, 'sshd', 22),
  ...on(EVERYWHERE, 'chronyd', 323, '127.0.0.1', 'UDP'),
  ...on(EVERYWHERE, 'kube-rbac-proxy', 9100),
  ...on(WORKERS, 'agent', 8765),
  ...on(WORKERS, 'agent', 9777),
  // Bad: registered for localhost alone.
  ...on(['worker-1'], 'kubelet', 10248),
  ...on(['worker-1'], 'meter', 8766),
  ...on(['worker-1'], 'thief', 9400),
  ...on(['worker-0'], 'one', 8888),
  // Bad: reachable, without a known owner.
  ...on(['worker-0'], 'mystery', 9878),
];
