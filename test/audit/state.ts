import { pod } from './build.ts';

/** The control group of a systemd unit. */
export const unit = (name: string): string => `/system.slice/${name}`;
export const release = (version: string): object => ({
  apiVersion: 'config.openshift.io/v1',
  kind: 'ClusterVersion',
  metadata: { name: 'version' },
  status: { history: [{ state: 'Completed', version }] },
});
/** A mirror pod, which the kubelet makes of a manifest on the node. */
export const mirror = (name: string, nodeName: string, namespace: string, hash: string, change: object = {}): object =>
  pod(`${name}-${nodeName}`, nodeName, {
    namespace,
    uid: 900 + hash.charCodeAt(0),
    controller: ['Node', nodeName],
    metadata: { annotations: { 'kubernetes.io/config.hash': hash.repeat(32), 'kubernetes.io/config.mirror': hash.repeat(32) } },
    ...change,
  });
export const cgroupOfMirror = (hash: string): string =>
  `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${hash.repeat(32)}.slice/crio-${'e'.repeat(64)}.scope/container`;
export const daemon = (name: string, nodeName: string, namespace: string, uid: number, change: object = {}): object =>
  pod(`${name}-${uid}xyz`, nodeName, { namespace, uid, controller: ['DaemonSet', name], ...change });
