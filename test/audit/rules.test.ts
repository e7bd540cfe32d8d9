// What each rule finds is in states/rules.yaml.
import { describe, expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, pod } from './build.ts';

const NODES = [node('master-0', ['control-plane', 'master']), node('worker-0'), node('worker-1')];
const AGENT = pod('agent-1', 'worker-0', { namespace: 'openshift-example', uid: 1, controller: ['DaemonSet', 'agent'] });
const NO_PORTS = "0/3 nodes are available: 1 node(s) didn't have free ports for the requested pod ports.";

test('an unknown process outside of pods is one finding only', async () => {
  const line = listening('*:9876', 'mystery', '/user.slice/user-1000.slice/session-1.scope');
  const { findings } = await audited([...NODES, AGENT], { 'worker-0': line });
  expect(findings).toEqual(['unexplained-listener warning high 9876 worker-0']);
});

test.each([
  ['an older pod of the same workload', 'bbb', /^use the strategy Recreate/],
  ['a pod of the same revision', 'aaa', /^give one of the pods another host port/],
])('a pod that waits for a port is advised for %s', async (_, revision, remedy) => {
  const of = (name: string, uid: number, hash: string, node: string | undefined, status: object) =>
    pod(name, node, {
      uid,
      controller: ['ReplicaSet', `web-${hash}`],
      ports: [{ containerPort: 9555 }],
      status,
      metadata: { labels: { 'pod-template-hash': hash } },
    });
  const pending = { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'False', message: NO_PORTS }] };
  const { outcome } = await audited([
    ...NODES,
    of('old', 7, revision, 'worker-1', { phase: 'Running' }),
    of('new', 8, 'aaa', undefined, pending),
  ]);
  const [finding] = outcome.result.findings.filter((one) => one.rule === 'pod-pending-for-host-port');
  expect(finding?.remedy).toMatch(remedy);
  expect(finding).toMatchObject({
    message: 'a pod is Pending: host port 9555/TCP is in use by example/old',
    why: 'it is in use by example/old on worker-1',
  });
});

describe('objects and captures that do not fit are reported', () => {
  const strange = { 'worker-0': listening('*:9555', 'x', cgroupOfPod(77)) };

  test('sockets of unknown pods, and missing namespaces', async () => {
    const { outcome } = await audited([...NODES, AGENT], strange);
    expect(outcome.notes.join('\n')).toContain('a socket is of pods that are not among the objects');
    const partly = await audited([...NODES, AGENT], strange, { coversAllPods: false });
    expect(partly.outcome.notes.join('\n')).toContain('cover some namespaces only (openshift-example)');
  });

  test('nodes of another cluster', async () => {
    const { outcome } = await audited([...NODES, AGENT], { 'elsewhere-0': strange['worker-0'] });
    expect(outcome.notes.join('\n')).toContain('may be of another cluster');
  });

  test('not where all fits', async () => {
    const { outcome } = await audited([...NODES, AGENT], { 'worker-0': listening('*:9555', 'x', cgroupOfPod(1)) });
    expect(outcome.notes.filter((note) => /objects|cluster,/.test(note))).toEqual([]);
  });
});
