import type { Workload } from '../../model/workload.ts';

/** What the API server appends to a name that it generates (its alphabet has no vowels, and nothing that looks like one). */
const RANDOM = '[bcdfghjklmnpqrstvwxz2456789]';

/** What the pods of a kind are called after the name of their workload. */
const SUFFIXES: Readonly<Record<string, RegExp>> = {
  DaemonSet: new RegExp(`^-${RANDOM}{5}$`),
  ReplicaSet: new RegExp(`^-${RANDOM}{5}$`),
  ReplicationController: new RegExp(`^-${RANDOM}{5}$`),
  Job: new RegExp(`^-(?:\\d+-)?${RANDOM}{5}$`),
  CronJob: new RegExp(`^-\\d+-(?:\\d+-)?${RANDOM}{5}$`),
  Deployment: new RegExp(`^-${RANDOM}{1,10}-${RANDOM}{5}$`),
  DeploymentConfig: new RegExp(`^-\\d+-${RANDOM}{5}$`),
  StatefulSet: /^-\d+$/,
};

/** Whether a pod of this name, on this node, is one that the workload makes. */
export function isPodOf({ kind, name, staticPod }: Workload, pod: string, node: string | null): boolean {
  if (name === '' || !pod.startsWith(name)) return false;
  const suffix = pod.slice(name.length);
  if (kind !== 'Pod') return SUFFIXES[kind]?.test(suffix) ?? false;
  // The kubelet calls the mirror of a static pod after its node.
  return suffix === '' || (staticPod && node !== null && suffix === `-${node}`);
}
