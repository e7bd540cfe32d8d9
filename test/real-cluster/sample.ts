import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { openDefinition } from './crds.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface SampleSocket {
  readonly node: string;
  readonly protocol: 'TCP' | 'UDP';
  readonly address: string;
  readonly port: number;
  /** Name of the process, of at most 15 characters. */
  readonly process: string;
}

interface Workload {
  readonly kind: 'DaemonSet' | 'ReplicaSet';
  readonly namespace: string;
  readonly name: string;
  readonly nodes: readonly string[];
  readonly ports?: readonly number[];
  readonly container?: Fields;
  readonly spec?: Fields;
}

/** What sample.yaml contains. */
interface Sample {
  readonly nodes: Readonly<Record<string, readonly string[]>>;
  readonly namespaces: readonly string[];
  readonly objects: readonly Fields[];
  readonly workloads: readonly Workload[];
  readonly waiting: Fields;
  readonly waitingStatus: Fields;
  readonly clusterVersion: Fields;
  readonly processOwners: Readonly<Record<string, { readonly unit: string } | { readonly namespace: string; readonly owner: string }>>;
  readonly sockets: readonly (Partial<SampleSocket> & {
    readonly process: string;
    readonly port: number;
    readonly nodes: readonly string[];
  })[];
}

export const SAMPLE = load(readFileSync('test/real-cluster/sample.yaml', 'utf8')) as Sample;

/** The pods in which commands list the sockets of a node. */
export const ASKED = { namespace: 'openshift-multus', name: 'multus' };

function podsOf({ kind, namespace, name, nodes, ports, container, spec }: Workload): Fields[] {
  const labels = kind === 'ReplicaSet' ? { 'pod-template-hash': name.split('-').at(-1) } : {};
  const owner = { apiVersion: 'apps/v1', kind, name, uid: '3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f11', controller: true };
  const own = { name: 'main', image: 'example.com/image:1', ...(ports && { ports: ports.map((containerPort) => ({ containerPort })) }) };
  return nodes.map((nodeName) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `${name}-${nodeName}`, namespace, labels, ownerReferences: [owner] },
    spec: { nodeName, hostNetwork: true, containers: [{ ...own, ...container }], ...spec },
  }));
}

/** All objects but the ClusterVersion and the pod that waits, in the order in which they can be created. */
export const SAMPLE_OBJECTS: readonly Fields[] = [
  ...SAMPLE.namespaces.map((name) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } })),
  ...Object.entries(SAMPLE.nodes).map(([name, roles]) => {
    const labels = Object.fromEntries([['kubernetes.io/hostname', name], ...roles.map((role) => [`node-role.kubernetes.io/${role}`, ''])]);
    return { apiVersion: 'v1', kind: 'Node', metadata: { name, labels } };
  }),
  ...SAMPLE.objects,
  ...SAMPLE.workloads.flatMap(podsOf),
];

export const CLUSTER_VERSION_KIND = openDefinition('config.openshift.io', 'v1', 'ClusterVersion', 'Cluster');
export const HOSTED_KINDS = ['HostedCluster', 'NodePool'].map((kind) =>
  openDefinition('hypershift.openshift.io', 'v1beta1', kind, 'Namespaced'),
);

export const SAMPLE_SOCKETS: readonly SampleSocket[] = SAMPLE.sockets.flatMap(({ nodes, ...socket }) =>
  nodes.map((node) => ({ protocol: 'TCP' as const, address: '0.0.0.0', ...socket, node })),
);
