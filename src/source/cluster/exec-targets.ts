import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import { compareStrings } from '../../model/span.ts';
import type { Raw } from './raw.ts';

/** A container of a pod on the host network of a node, which can list the node's sockets. */
export interface ExecTarget {
  readonly node: string;
  readonly namespace: string;
  readonly pod: string;
  readonly container: string;
  /** True if the container has the node's file system below `/rootfs`, and so its `ss`. */
  readonly hasHostPrograms: boolean;
}

export interface ExecTargets {
  readonly add: (pod: Raw<V1Pod>) => void;
  /** Returns the containers to try on a node, best first. */
  readonly of: (node: string) => readonly ExecTarget[];
}

/** Maximum number of pods on a node to try. */
const MAX_PODS = 3;
/** OpenShift runs it on every node, privileged, with the processes and the file system of the host. */
const MACHINE_CONFIG = { namespace: 'openshift-machine-config-operator', name: 'machine-config-daemon' };

/** Chooses the pods of each node in which the commands are run. */
export function createExecTargets(): ExecTargets {
  const byNode = new Map<string, { readonly target: ExecTarget; readonly rank: number }[]>();
  return {
    add: (pod) => {
      const target = targetIn(pod);
      if (target === null) return;
      const all = [...(byNode.get(target.node) ?? []), { target, rank: rankOf(pod, target) }];
      all.sort((a, b) => b.rank - a.rank || compareStrings(podName(a.target), podName(b.target)));
      byNode.set(target.node, all.slice(0, MAX_PODS));
    },
    of: (node) => (byNode.get(node) ?? []).map(({ target }) => target),
  };
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
  return {
    node: nodeName,
    namespace,
    pod: name,
    container,
    hasHostPrograms: isMachineConfig === true && container === MACHINE_CONFIG.name,
  };
}

/**
 * The rank of a pod: pods with the host's programs or processes show most, and privileged pods gain no permission; servers of the control
 * plane come last.
 */
function rankOf({ metadata, spec }: Raw<V1Pod>, { hasHostPrograms }: ExecTarget): number {
  const isPrivileged = spec?.containers?.some(({ securityContext }) => securityContext?.privileged) === true;
  const isStatic = metadata?.ownerReferences?.some(({ kind }) => kind === 'Node') === true;
  return (hasHostPrograms ? 8 : 0) + (isStatic ? 0 : 4) + (spec?.hostPID === true ? 2 : 0) + (isPrivileged ? 1 : 0);
}
