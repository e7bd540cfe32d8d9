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

function asked(...pods: readonly object[]): string[] {
  const targets: ExecTargets = new Map();
  for (const one of pods) addTarget(targets, one);
  return (targets.get('worker') ?? []).map((target) => target.pod);
}

test('those that see the processes of the host are asked first, then those that are privileged anyway', () => {
  expect(asked(pod('a'), pod('b', { privileged: true }), pod('c', { hostPID: true }))).toEqual(['c', 'b', 'a']);
  expect(asked(pod('a', { privileged: true }), pod('b', { hostPID: true }))).toEqual(['b', 'a']);
  expect(asked(pod('a', { hostPID: true }), pod('b', { hostPID: true, privileged: true }))).toEqual(['b', 'a']);
});

test('the servers of the control plane are disturbed last', () => {
  expect(asked(pod('etcd', { static: true, hostPID: true, privileged: true }), pod('plain'))).toEqual(['plain', 'etcd']);
});

test('of equals three are asked, by name', () => {
  expect(asked(pod('d'), pod('b'), pod('a'), pod('c'))).toEqual(['a', 'b', 'c']);
});

test('pods that do not see the sockets of the node, or do not run, are not tried', () => {
  expect(asked(pod('a', { hostNetwork: false }), pod('b', { phase: 'Pending' }))).toEqual([]);
});
