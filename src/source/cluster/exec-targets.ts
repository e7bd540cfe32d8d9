import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import { compareStrings } from '../../model/span.ts';
import type { Raw } from './resource.ts';

/** A container of a pod on the host network of a node, which can list the node's sockets. */
export interface ExecTarget {
  readonly node: string;
  readonly namespace: string;
  readonly pod: string;
  readonly container: string;
  /** True if the container has the node's file system below `/rootfs`, and so its `ss`. */
  readonly hasHostPrograms: boolean;
  /** Higher ranks are tried first. */
  readonly rank: number;
}

/** The containers to try on each node, best first. */
export type ExecTargets = Map<string, readonly ExecTarget[]>;

/** Maximum number of pods on a node to try. */
const MAX_PODS = 3;
/** OpenShift runs it on every node, privileged, with the processes and the file system of the host. */
const MACHINE_CONFIG = { namespace: 'openshift-machine-config-operator', name: 'machine-config-daemon' };

/** Adds a pod to the targets of its node, if commands can run in it and it is one of the best. */
export function addTarget(targets: ExecTargets, pod: Raw<V1Pod>): void {
  const target = targetIn(pod);
  if (target === null) return;
  const others = (targets.get(target.node) ?? []).filter((one) => podName(one) !== podName(target));
  const all = [...others, target];
  all.sort((a, b) => b.rank - a.rank || compareStrings(podName(a), podName(b)));
  targets.set(target.node, all.slice(0, MAX_PODS));
}

/** `NAMESPACE/NAME` of the pod. */
export function podName({ namespace, pod }: Pick<ExecTarget, 'namespace' | 'pod'>): string {
  return `${namespace}/${pod}`;
}

function targetIn({ metadata, spec, status }: Raw<V1Pod>): ExecTarget | null {
  const { name = '', namespace = '', annotations, deletionTimestamp, ownerReferences } = metadata ?? {};
  const { nodeName, hostNetwork } = spec ?? {};
  if (!hostNetwork || !nodeName || status?.phase !== 'Running' || deletionTimestamp) return null;
  const running = (status.containerStatuses ?? []).flatMap((one) => (one.name && one.state?.running ? [one.name] : []));
  const isMachineConfig = namespace === MACHINE_CONFIG.namespace && ownerReferences?.some((owner) => owner.name === MACHINE_CONFIG.name);
  const preferred = [
    isMachineConfig ? MACHINE_CONFIG.name : undefined,
    annotations?.['kubectl.kubernetes.io/default-container'],
    ...(spec?.containers ?? []).map((one) => one.name),
  ];
  const container = preferred.find((one) => one !== undefined && running.includes(one));
  if (container === undefined) return null;
  const hasHostPrograms = isMachineConfig === true && container === MACHINE_CONFIG.name;
  const isPrivileged = spec?.containers?.some(({ securityContext }) => securityContext?.privileged) === true;
  const isStatic = ownerReferences?.some(({ kind }) => kind === 'Node') === true;
  // Pods with the host's programs or processes show most, and privileged pods gain no permission; servers of the control plane come last.
  const rank = (hasHostPrograms ? 8 : 0) + (isStatic ? 0 : 4) + (spec?.hostPID === true ? 2 : 0) + (isPrivileged ? 1 : 0);
  return { node: nodeName, namespace, pod: name, container, hasHostPrograms, rank };
}
