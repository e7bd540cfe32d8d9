import { expect, test } from 'vitest';
import { addTarget, type ExecTargets } from '../../../src/source/cluster/exec-targets.ts';

interface Traits {
  readonly hostPID?: boolean;
  readonly privileged?: boolean;
  readonly static?: boolean;
  readonly hostNetwork?: boolean;
  readonly phase?: string;
}

function pod(name: string, { hostPID = false, privileged = false, hostNetwork = true, phase = 'Running', ...traits }: Traits = {}): object {
  return {
    metadata: { name, namespace: 'nodes', ownerReferences: [{ kind: traits.static ? 'Node' : 'DaemonSet' }] },
    spec: { nodeName: 'worker', hostNetwork, hostPID, containers: [{ name: 'main', securityContext: { privileged } }] },
    status: { phase, containerStatuses: [{ name: 'main', state: { running: {} } }] },
  };
}

function targetsOf(...pods: readonly object[]): string[] {
  const targets: ExecTargets = new Map();
  for (const one of pods) addTarget(targets, one);
  return (targets.get('worker') ?? []).map((target) => target.pod);
}

test('pods that see the processes of the host come first, then those that are privileged anyway', () => {
  expect(targetsOf(pod('a'), pod('b', { privileged: true }), pod('c', { hostPID: true }))).toEqual(['c', 'b', 'a']);
  expect(targetsOf(pod('a', { privileged: true }), pod('b', { hostPID: true }))).toEqual(['b', 'a']);
  expect(targetsOf(pod('a', { hostPID: true }), pod('b', { hostPID: true, privileged: true }))).toEqual(['b', 'a']);
});

test('the servers of the control plane come last', () => {
  expect(targetsOf(pod('etcd', { static: true, hostPID: true, privileged: true }), pod('plain'))).toEqual(['plain', 'etcd']);
});

test('of equals three are used, by name', () => {
  expect(targetsOf(pod('d'), pod('b'), pod('a'), pod('c'))).toEqual(['a', 'b', 'c']);
});

test('pods that do not see the sockets of the node, or do not run, are not tried', () => {
  expect(targetsOf(pod('a', { hostNetwork: false }), pod('b', { phase: 'Pending' }))).toEqual([]);
});
