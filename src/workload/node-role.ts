import type { Workload } from '../model/workload.ts';
import { detach } from '../text/detach.ts';
import { type Node, stringAt } from '../text/yaml-nodes.ts';

/** Which nodes a machine config is for. */
const ROLE_LABEL = 'machineconfiguration.openshift.io/role';

/** The selector of the nodes that an object configures; empty where it does not tell. */
export function selectorOfNodes(object: Node): Workload['scheduling']['nodeSelector'] {
  const role = stringAt(object, 'metadata', 'labels', ROLE_LABEL) ?? roleOfKind(stringAt(object, 'kind') ?? '');
  return role === null ? {} : { [`node-role.kubernetes.io/${detach(role)}`]: '' };
}

/** Cluster API makes control planes of a `KubeadmControlPlane`, and other nodes of a `KubeadmConfigTemplate`. */
function roleOfKind(kind: string): string | null {
  return kind.includes('ControlPlane') ? 'control-plane' : kind.endsWith('ConfigTemplate') ? 'worker' : null;
}

/** A static pod that an object puts on the nodes that it configures. */
export function onNodesOf(object: Node, workload: Workload): Workload {
  if (!workload.staticPod) return workload;
  const { scheduling } = workload;
  return { ...workload, scheduling: { ...scheduling, nodeSelector: { ...selectorOfNodes(object), ...scheduling.nodeSelector } } };
}
