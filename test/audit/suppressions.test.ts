import { expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, pod } from './build.ts';

const IGNORED = { annotations: { 'hostport-lint.io/ignore': 'undeclared-host-port -- it moves next week' } };
const agent = (uid: number, name: string, nodeName: string, metadata: object = {}): object =>
  pod(`${name}-${uid}`, nodeName, { uid, controller: ['DaemonSet', name], metadata });

test('an annotation of pods covers the sockets of their workload on all nodes, of its rule, and no others', async () => {
  const objects = [agent(1, 'agent', 'worker-0', IGNORED), agent(2, 'agent', 'worker-1', IGNORED), agent(3, 'meter', 'worker-0')];
  const { outcome } = await audited([node('worker-0'), node('worker-1'), ...objects], {
    'worker-0': [listening('*:9555', 'agent', cgroupOfPod(1)), listening('*:9777', 'meter', cgroupOfPod(3))],
    'worker-1': [listening('*:9555', 'agent', cgroupOfPod(2))],
  });
  const told = outcome.result.findings.map(({ rule, port, nodes, suppressed }) => `${rule} ${port} ${nodes} ${suppressed?.by ?? 'told'}`);
  expect(told.filter((one) => /^(?:undeclared|unregistered)-host-port/.test(one)).toSorted()).toEqual([
    'undeclared-host-port 9555 worker-0,worker-1 annotation',
    'undeclared-host-port 9777 worker-0 told',
    'unregistered-host-port 9555 worker-0,worker-1 told',
    'unregistered-host-port 9777 worker-0 told',
  ]);
});

test('an annotation of a pod that is being deleted covers nothing of the pod that took its port', async () => {
  const objects = [agent(1, 'agent', 'worker-0', { ...IGNORED, deletionTimestamp: '2026-01-01T00:00:00Z' }), agent(3, 'meter', 'worker-0')];
  const { outcome } = await audited([node('worker-0'), ...objects], { 'worker-0': listening('*:9555', 'meter', cgroupOfPod(3)) });
  const told = outcome.result.findings.map(({ rule, workload, suppressed }) => `${rule} ${workload?.name} ${suppressed?.by ?? 'told'}`);
  expect(told).toContain('undeclared-host-port meter told');
  expect(told.filter((one) => one.endsWith('annotation'))).toEqual([]);
});
