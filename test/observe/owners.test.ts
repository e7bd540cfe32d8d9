// Owners of sockets are in ../audit/states/owners.yaml.
import { expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, pod } from '../audit/build.ts';

const WORKER = node('worker-0');
const AGENT = pod('agent-abc', 'worker-0', { controller: ['DaemonSet', 'agent'], ports: [{ containerPort: 8765 }] });

test('the workload of a socket is the controller of its pod; of a mirror pod the manifest', async () => {
  const mirror = pod('etcd-worker-0', 'worker-0', { uid: 2, controller: ['Node', 'worker-0'] });
  const lines = [listening('*:8765', 'agent', cgroupOfPod(1)), listening('*:8766', 'etcd', cgroupOfPod(2))];
  const { sockets } = await audited([WORKER, AGENT, mirror], { 'worker-0': lines });
  expect(sockets.map(({ workload }) => `${workload?.kind} ${workload?.name}`)).toEqual(['DaemonSet agent', 'Pod etcd']);
});

test('UDP on a port that the kernel hands out may be a client', async () => {
  const lines = [listening('*:45000', 'x', null, 'udp'), listening('*:9876', 'x', null, 'udp'), listening('*:45001', 'x')];
  const { sockets } = await audited([WORKER], { 'worker-0': lines });
  expect(sockets.map(({ port, possibleClient }) => [port, possibleClient])).toEqual([
    [9876, false],
    [45000, true],
    [45001, false],
  ]);
});

test('pods count once by their uid, and sockets of two captures are merged', async () => {
  const found = await audited([WORKER, AGENT, AGENT], {
    'worker-0': listening('*:8765', 'agent', cgroupOfPod(1)),
    'worker-0.example.com': listening('*:8765', 'agent', cgroupOfPod(1)),
  });
  expect(found.sockets).toHaveLength(1);
  expect(found.sockets[0]?.sources).toEqual([
    { path: 'worker-0.txt', line: 1 },
    { path: 'worker-0.example.com.txt', line: 1 },
  ]);
  expect(found.sockets[0]?.processes).toEqual([{ name: 'agent', pid: 52 }]);
});
