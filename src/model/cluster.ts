import type { Protocol } from './address.ts';
import type { ObjectName } from './document.ts';
import type { Taint } from './node.ts';
import type { Scheduling } from './workload.ts';

/** A pod: its node and state. */
export interface ClusterPod {
  readonly uid: string;
  readonly namespace: string;
  readonly name: string;
  readonly nodeName: string | null;
  readonly phase: string;
  readonly isReady: boolean;
  readonly isBeingDeleted: boolean;
  readonly hostNetwork: boolean;
  /** The top-level controller of the pod, such as its Deployment; the pod itself if it has none. */
  readonly controller: ObjectName;
  /** The hash of the pod template; null if no controller sets one. */
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
   * Words that identify the processes of its containers: names of containers, images and commands. `command` is the program that the
   * container starts; null if the image decides. Only for pods on the host network.
   */
  readonly programs: readonly { readonly container: string; readonly words: readonly string[]; readonly command: string | null }[];
  /** For a pod without a node: the message of the scheduler and the fields that decide its nodes. */
  readonly unschedulable: {
    readonly message: string;
    readonly scheduling: Pick<Scheduling, 'nodeSelector' | 'nodeAffinity' | 'tolerations'>;
  } | null;
}

/** A node. */
export interface ClusterNode extends NodeSigns {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly isBigEndian: boolean;
}

/** A port that kube-proxy, or a replacement of it, opens on every node. */
export interface ServicePort {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
  readonly protocol: Protocol;
}

/** The fields of a node that show its platform. */
export interface NodeSigns {
  /** `status.nodeInfo.kubeletVersion` */
  readonly kubeletVersion: string;
  /** `status.nodeInfo.osImage` */
  readonly osImage: string;
  /** Keys of its labels and annotations. */
  readonly keys: readonly string[];
}

/** Facts about a running cluster, from its objects. */
export interface ClusterFacts {
  readonly nodes: readonly ClusterNode[];
  /** The release that all its ClusterVersion objects name, such as `4.14`, and the path of one of them. */
  readonly release: { readonly text: string; readonly path: string } | null;
}

/** Facts about a cluster other than its workloads, from its objects. */
export interface Cluster extends ClusterFacts {
  readonly pods: readonly ClusterPod[];
  readonly servicePorts: readonly ServicePort[];
  /** The namespaces with objects, sorted. */
  readonly namespaces: readonly string[];
}

/** True for a pod whose containers have ended for good. */
export function hasEnded({ phase }: Pick<ClusterPod, 'phase'>): boolean {
  return phase === 'Succeeded' || phase === 'Failed';
}

/** Returns the key of an object, for maps: `KIND/NAMESPACE/NAME`. */
export function objectKey({ kind, namespace, name }: ObjectName): string {
  return `${kind}/${namespace ?? ''}/${name}`;
}

/**
 * Returns the top-level controller of a pod, from the pod alone: a ReplicaSet's Deployment from the hash of the pod template, a Job's
 * CronJob from the time in its name, a mirror pod's manifest from the node in its name; the pod itself if it has no controller.
 */
export function controllerOfPod(pod: {
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
