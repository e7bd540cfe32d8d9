import type { Protocol } from './address.ts';
import type { ObjectName } from './document.ts';
import type { Taint } from './node.ts';
import type { Scheduling } from './workload.ts';

/** A pod as the API server tells it: where it runs and how it is. */
export interface ClusterPod {
  readonly uid: string;
  readonly namespace: string;
  readonly name: string;
  readonly nodeName: string | null;
  readonly phase: string;
  readonly isReady: boolean;
  readonly isBeingDeleted: boolean;
  readonly hostNetwork: boolean;
  /** The workload that it is of, as its manifest calls it. */
  readonly maker: ObjectName;
  /** The hash of the template that the pod was made from; null if no controller sets one. */
  readonly revision: string | null;
  /** `kubernetes.io/config.hash` of a static pod, by which its control group is named. */
  readonly configHash: string | null;
  /** Names of containers by the identifiers that the runtime gave them. */
  readonly containers: ReadonlyMap<string, string>;
  /** Ports that its containers declare on the host. */
  readonly ports: readonly {
    readonly port: number;
    readonly protocol: Protocol;
    readonly hostIP: string | null;
    readonly container: string;
  }[];
  /**
   * Words by which the processes of its containers may be known: names of containers, images and commands. `command` is the program that
   * the container starts; null if the image decides. Only on the host network.
   */
  readonly programs: readonly { readonly container: string; readonly words: readonly string[]; readonly command: string | null }[];
  /** What the scheduler says of a pod that it finds no node for, and what decides on its nodes. */
  readonly unschedulable: {
    readonly message: string;
    readonly scheduling: Pick<Scheduling, 'nodeSelector' | 'nodeAffinity' | 'tolerations'>;
  } | null;
}

/** A node as the API server tells it. */
export interface ClusterNode {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly isBigEndian: boolean;
}

/** A port that kube-proxy or the like opens on every node. */
export interface ServicePort {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
  readonly protocol: Protocol;
}

/** What a node shows of its platform. */
export interface NodeSigns {
  /** `status.nodeInfo.kubeletVersion` */
  readonly kubeletVersion: string;
  /** `status.nodeInfo.osImage` */
  readonly osImage: string;
  /** Keys of its labels and annotations. */
  readonly keys: readonly string[];
}

/** What the objects of a running cluster say of the cluster itself. */
export interface ClusterFacts {
  readonly nodes: readonly ClusterNode[];
  /** The release that all its ClusterVersion objects name, such as `4.14`, and where one of them stands. */
  readonly release: { readonly text: string; readonly path: string } | null;
  /** What each node shows of its platform. */
  readonly nodeSigns: readonly NodeSigns[];
}

/** All that the objects of a cluster tell beside its workloads. */
export interface Cluster extends ClusterFacts {
  readonly pods: readonly ClusterPod[];
  readonly servicePorts: readonly ServicePort[];
  /** The namespaces of which there are objects, sorted. */
  readonly namespaces: readonly string[];
}

/** The key of an object that makes pods, for maps. */
export function keyOfMaker({ kind, namespace, name }: ObjectName): string {
  return `${kind}/${namespace ?? ''}/${name}`;
}

/**
 * The workload that a pod is of, by what pods tell of it without further reads: a ReplicaSet's Deployment by the hash of the pod
 * template, a Job's CronJob by the time in its name, a mirror pod's manifest by the node in its name.
 */
export function makerOfPod(pod: {
  readonly namespace: string | null;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly controller?: { readonly kind: string; readonly name: string } | undefined;
}): ObjectName {
  const { namespace, controller } = pod;
  if (controller === undefined) return { kind: 'Pod', namespace, name: pod.name };
  const { kind, name } = controller;
  const cut = (suffix: string): string | null =>
    name.endsWith(suffix) && name.length > suffix.length ? name.slice(0, -suffix.length) : null;
  const hash = pod.labels['pod-template-hash'];
  const deployment = kind === 'ReplicaSet' && hash !== undefined ? cut(`-${hash}`) : null;
  if (deployment !== null) return { kind: 'Deployment', namespace, name: deployment };
  const cronJob = kind === 'Job' ? /^(.+)-\d{8,10}$/.exec(name)?.[1] : undefined;
  if (cronJob !== undefined) return { kind: 'CronJob', namespace, name: cronJob };
  const config = kind === 'ReplicationController' ? pod.labels.deploymentconfig : undefined;
  if (config !== undefined) return { kind: 'DeploymentConfig', namespace, name: config };
  if (kind !== 'Node') return { kind, namespace, name };
  return { kind: 'Pod', namespace, name: pod.name.endsWith(`-${name}`) ? pod.name.slice(0, -name.length - 1) : pod.name };
}
