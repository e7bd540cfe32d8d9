import { expect, test } from 'vitest';
import { audited, node, pod } from '../audit/build.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';

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

test('static pods of one node with the same content are two workloads, those of two nodes are one', async () => {
  const ofNode = (name: string) => ({ controller: ['Node', name] as const, ports: [{ containerPort: 9876 }] });
  const { outcome } = await audited([
    ...NODES,
    pod('agent-worker-0', 'worker-0', { ...ofNode('worker-0'), uid: 1 }),
    pod('agent-worker-1', 'worker-1', { ...ofNode('worker-1'), uid: 2 }),
    pod('meter-worker-0', 'worker-0', { ...ofNode('worker-0'), uid: 3 }),
  ]);
  expect(outcome.result.counts).toMatchObject({ documents: 2, workloads: 2 });
  expect(outcome.result.findings.map(({ rule, nodes }) => `${rule} ${nodes}`)).toContain('host-port-conflict worker-0');
});

test('ports that are mappings are none', async () => {
  const yaml = 'kind: Pod\nmetadata: {name: p}\nspec: {hostNetwork: true, containers: [{name: c, ports: [{hostPort: {}}]}]}\n';
  const service = '---\nkind: Service\nmetadata: {name: s}\nspec: {ports: [{nodePort: {}}], healthCheckNodePort: {}}\n';
  const matrix = '- port: {}\n  protocol: TCP\n  nodeRole: master\n';
  const folder = temporaryFolder({ 'a.yaml': yaml + service, 'matrix.txt': matrix });
  const { stdout, status } = await runIn(folder, ['audit', '--objects', 'a.yaml', '--capture', 'matrix.txt']);
  expect(status).toBe(3);
  expect(stdout).toContain('matrix.txt:1:1 problem');
});

test.each([
  ['a node after a comment', '--- # next\nkind: Node\nmetadata: {name: other}', 'other'],
  ['a DaemonSet', '---\nkind: DaemonSet\nmetadata: {name: other}\nspec: {template: POD}', 'other'],
  ['a document that is not YAML', '---\nkind: [', 'cannot be read as YAML'],
])('a file with a repeated pod and %s is read', async (_, text, expected) => {
  const one = pod('agent-a', 'worker-0', CONTROLLED);
  const folder = temporaryFolder({
    'list.json': JSON.stringify({ kind: 'List', items: [one] }),
    'pod.yaml': `${JSON.stringify(one)}\n${text.replace('POD', JSON.stringify(one))}\n`,
  });
  const { stdout } = await runIn(folder, ['audit', '--objects', '.', '--registry', 'openshift']);
  expect(stdout).toContain(expected);
});
