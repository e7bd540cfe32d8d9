import { describe, expect, test } from 'vitest';
import { auditCluster } from '../../src/audit.ts';
import { runOptions } from '../../src/run.ts';
import { type Audited, audited, cgroupOfPod, listening, node, pod } from './build.ts';

const NODES = [node('master-0', ['control-plane', 'master']), node('worker-0')];
const VERSION = {
  apiVersion: 'config.openshift.io/v1',
  kind: 'ClusterVersion',
  metadata: { name: 'version' },
  status: {
    desired: { version: '4.20.1' },
    history: [
      { state: 'Partial', version: '4.20.1' },
      { state: 'Completed', version: '4.18.3' },
    ],
  },
};
/** In the registry 179 comes with 4.20 on every node, 6189 with 4.20 and 9545 with 4.19 on control planes. */
const on = (nodeName: string, ...ports: number[]) =>
  pod(`agent-${nodeName}`, nodeName, { uid: 1, maker: ['DaemonSet', 'agent'], ports: ports.map((containerPort) => ({ containerPort })) });
const clashes = ({ findings }: Audited) => findings.filter((one) => one.startsWith('not-yet-allocated-port'));

describe('an upgrade tells', () => {
  test.each([
    ['4.20', ['179 worker-0']],
    ['4.19', []],
  ])('what comes until %s', async (upgradeTo, told) => {
    const found = await audited([...NODES, VERSION, on('worker-0', 179)], {}, { upgradeTo });
    expect(clashes(found)).toEqual(told.map((one) => `not-yet-allocated-port warning certain ${one}`));
  });

  test('what control planes get on their nodes alone', async () => {
    const objects = [...NODES, VERSION, on('worker-0', 6189, 9545), on('master-0', 6189, 9545)];
    expect(clashes(await audited(objects, {}, { upgradeTo: '4.19' }))).toEqual(['not-yet-allocated-port warning certain 9545 master-0']);
    expect(clashes(await audited(objects.slice(0, -1), {}, { upgradeTo: '4.20' }))).toEqual([]);
  });

  test('processes of nodes, and pods by their sockets', async () => {
    const captures = { 'worker-0': listening('*:179', 'bird', '/system.slice/bird.service') };
    expect(clashes(await audited([...NODES, VERSION], captures, { upgradeTo: '4.20' }))).toEqual([
      'not-yet-allocated-port warning certain 179 worker-0',
    ]);
    const seen = { 'worker-0': listening('*:179', 'bird', cgroupOfPod(1)) };
    expect(clashes(await audited([...NODES, VERSION, on('worker-0')], seen, { upgradeTo: '4.20' }))).toEqual([
      'not-yet-allocated-port warning certain 179 worker-0',
    ]);
  });
});

describe('wrong use is', () => {
  test.each([
    ['a release that is past', [VERSION], '4.17', 'does not come after the release of the cluster, 4.18'],
    ['the release itself', [VERSION], '4.18', 'does not come after'],
    ['no release', [VERSION], 'next', 'is no release; write it like 4.20'],
    ['a cluster whose release nobody knows', [], '4.20', 'needs the release of the cluster'],
  ])('%s', async (_, objects, upgradeTo, message) => {
    await expect(audited([...NODES, ...objects], {}, { upgradeTo })).rejects.toThrow(message);
  });
});

test('of arguments and variables reports hold only the token with the port', async () => {
  const secret = 'hunter2';
  const container = {
    args: [`--password=${secret}`, `--metrics-bind-address=http://admin:${secret}@0.0.0.0:9555/${secret}`],
    env: [{ name: 'LISTEN', value: `0.0.0.0:9556 --token ${secret}` }],
  };
  const object = pod('agent', 'worker-0', { container, ports: [{ containerPort: 9557 }] });
  for (const text of [JSON.stringify(object), JSON.stringify(object, null, 2)]) {
    const { result } = await auditCluster(runOptions({ paths: [], cwd: '.' }), {
      objects: (async function* () {
        yield { path: 'pods.json', object: JSON.parse(text) as unknown };
      })(),
      captures: async function* () {},
      coversAllPods: () => true,
    });
    expect(result.listeners.map(({ port }) => port)).toContain(9557);
    expect(JSON.stringify(result)).not.toContain(secret);
  }
});
