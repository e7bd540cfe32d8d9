import { expect, test } from 'vitest';
import { audited, node, pod } from '../audit/build.ts';

const NODES = [node('worker-0'), node('worker-1')];
const CONTROLLED = { controller: ['DaemonSet', 'agent'] as const, ports: [{ containerPort: 9876 }] };
const FAILED = { status: { phase: 'Failed', reason: 'Evicted' } };

test('a pod that has ended does not replace running ones', async () => {
  const { findings, outcome } = await audited([
    ...NODES,
    pod('agent-a', 'worker-0', { ...CONTROLLED, ...FAILED, uid: 1 }),
    pod('agent-b', 'worker-1', { ...CONTROLLED, uid: 2 }),
  ]);
  expect(outcome.result.counts).toMatchObject({ documents: 1, workloads: 1 });
  expect(findings).toEqual(['unregistered-host-port info certain 9876 worker-1']);
});

test('a pod that differs from the others of its controller is checked, too', async () => {
  const { findings } = await audited([
    ...NODES,
    pod('agent-a', 'worker-0', { ...CONTROLLED, uid: 1 }),
    pod('agent-b', 'worker-1', { ...CONTROLLED, uid: 2, ports: [{ containerPort: 9877 }] }),
  ]);
  expect(findings).toHaveLength(2);
});
