import { expect, test } from 'vitest';
import { controllerOfPod } from '../../src/model/cluster.ts';

const made = (name: string, kind: string, owner: string, labels: Readonly<Record<string, string>> = {}) =>
  controllerOfPod({ namespace: 'shop', name, labels, controller: { kind, name: owner } });

test.each([
  ['a DaemonSet', made('agent-x2k', 'DaemonSet', 'agent'), 'DaemonSet agent'],
  [
    'a Deployment, by the hash of its replica set',
    made('web-5f9-x', 'ReplicaSet', 'web-5f9', { 'pod-template-hash': '5f9' }),
    'Deployment web',
  ],
  ['a replica set without an owner', made('web-5f9-x', 'ReplicaSet', 'web-5f9'), 'ReplicaSet web-5f9'],
  ['a replica set that is called like its hash', made('5f9-x', 'ReplicaSet', '5f9', { 'pod-template-hash': '5f9' }), 'ReplicaSet 5f9'],
  ['a CronJob, by the time in the name of its job', made('scan-29384760-x', 'Job', 'scan-29384760'), 'CronJob scan'],
  ['a job without an owner', made('scan-7-x', 'Job', 'scan-7'), 'Job scan-7'],
  [
    'a DeploymentConfig, by the label of its pods',
    made('gate-3-x', 'ReplicationController', 'gate-3', { deploymentconfig: 'gate' }),
    'DeploymentConfig gate',
  ],
  ['a replication controller without an owner', made('gate-3-x', 'ReplicationController', 'gate-3'), 'ReplicationController gate-3'],
  ['the manifest of a static pod, without the node', made('etcd-master-0', 'Node', 'master-0'), 'Pod etcd'],
  ['a pod without a controller', controllerOfPod({ namespace: 'shop', name: 'tools', labels: {} }), 'Pod tools'],
])('a pod is of %s', (_, { kind, namespace, name }, expected) => {
  expect([namespace, `${kind} ${name}`]).toEqual(['shop', expected]);
});
