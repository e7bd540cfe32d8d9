import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../folder.ts';
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
  pod(`agent-${nodeName}`, nodeName, {
    uid: 1,
    controller: ['DaemonSet', 'agent'],
    ports: ports.map((containerPort) => ({ containerPort })),
  });
const clashes = ({ findings }: Audited) => findings.filter((one) => one.startsWith('not-yet-allocated-port'));

describe('an upgrade reports', () => {
  test.each([
    ['4.20', ['179 worker-0']],
    ['4.19', []],
  ])('what comes until %s', async (upgradeTo, told) => {
    const found = await audited([...NODES, VERSION, on('worker-0', 179)], {}, { upgradeTo });
    expect(clashes(found)).toEqual(told.map((one) => `not-yet-allocated-port warning certain ${one}`));
  });

  test('nothing for the new owner of the port', async () => {
    const ports = [{ containerPort: 179 }];
    const controller = ['DaemonSet', 'frr-k8s'] as const;
    const owner = pod('frr-k8s-x', 'worker-0', { namespace: 'openshift-frr-k8s', controller, container: { name: 'frr' }, ports });
    expect(clashes(await audited([...NODES, VERSION, owner], {}, { upgradeTo: '4.20' }))).toEqual([]);
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

test.each([
  ['4.20', on('worker-0', 179), ['4.18 to 4.20: 4 rows change, 1 of them a port of this cluster']],
  ['4.20', on('worker-0', 9876), ['4.18 to 4.20: 4 rows change, none of them ports of this cluster']],
  [
    '4.25',
    on('worker-0', 9876),
    [
      'release 4.25 is newer than any that the registry openshift names, up to 4.20',
      '4.18 to 4.25: 4 rows change, none of them ports of this cluster',
    ],
  ],
])('an audit for the upgrade to %s says what it compared', async (upgradeTo, agent, notes) => {
  const { outcome } = await audited([...NODES, VERSION, agent], {}, { upgradeTo });
  expect(outcome.notes.filter((note) => /4\.2/.test(note))).toEqual(notes);
});

/** A registry whose exporter moves from 9301 to 9302 with 4.19, while a collector gets 9301 and 9303 is given up. */
const MOVES = `# Ports

## External

### TCP

| Port | Process   | Protocol | Control-plane only | Owning Team | Since | Notes |
|------|-----------|----------|--------------------|-------------|-------|-------|
| 9301 | collector |          | no                 | b           | 4.19  |       |
| 9302 | exporter  |          | no                 | a           | 4.19  |       |

## Previously allocated

| Port | Process   | Control-plane only | Owning Team | Added | Removed | Notes |
|------|-----------|--------------------|-------------|-------|---------|-------|
| 9301 | exporter  | no                 | a           | 4.0   | 4.19    |       |
| 9303 | exporter  | no                 | a           | 4.0   | 4.19    |       |
`;

test('a remedy proposes no port on which any process listens', async () => {
  const remedyWith = async (...sockets: readonly string[]): Promise<string | undefined> => {
    const { outcome } = await audited([...NODES, VERSION, on('worker-0', 179)], { 'master-0': sockets }, { upgradeTo: '4.20' });
    return outcome.result.findings.find(({ rule }) => rule === 'not-yet-allocated-port')?.remedy;
  };
  expect(await remedyWith()).toContain('such as 20179 or 20180');
  expect(await remedyWith(listening('*:20179', 'x'), listening('127.0.0.1:20181'))).toContain('such as 20180 or 20182');
});

describe('an upgrade that frees and moves ports reports', () => {
  const previewed = async (port: number, upgradeTo = '4.20'): Promise<readonly string[]> => {
    const folder = temporaryFolder({ 'ports.md': MOVES });
    const { outcome } = await audited([...NODES, VERSION, on('worker-0', port)], {}, { upgradeTo, cwd: folder, registries: ['ports.md'] });
    return outcome.result.findings
      .filter(({ rule }) => rule === 'previously-allocated-port' || rule === 'not-yet-allocated-port')
      .map(({ rule, severity, nodes, message, why }) => `${rule} ${severity} ${nodes} ${message}: ${why.replace(/ \(.*?\)/g, '')}`);
  };

  test('the new owner of a port that its owner leaves', async () => {
    expect(await previewed(9301)).toEqual([
      `previously-allocated-port warning worker-0 host port 9301/TCP is freed in release 4.19: exporter moves to port 9302/TCP, and collector gets it, so an upgrade breaks one of the two`,
    ]);
  });

  test('where the owner moves to', async () => {
    expect(await previewed(9302)).toEqual([
      `not-yet-allocated-port warning worker-0 host port 9302/TCP belongs to exporter from release 4.19 on: the port is free in 4.18, then exporter gets it, which releases port 9301/TCP and 9303/TCP, so an upgrade breaks one of the two`,
    ]);
  });

  test('a port without a new owner, as information', async () => {
    expect(await previewed(9303)).toEqual([
      `previously-allocated-port info worker-0 host port 9303/TCP is freed in release 4.19: exporter moves to port 9302/TCP, and it has no owner then`,
    ]);
  });

  test('nothing of releases after the upgrade, nor of those before', async () => {
    const before = { ...VERSION, status: { history: [{ state: 'Completed', version: '4.17.1' }] } };
    const { findings } = await audited([...NODES, before, on('worker-0', 9301)], {}, { upgradeTo: '4.18' });
    expect(findings.filter((one) => one.startsWith('previously-allocated-port'))).toEqual([]);
    const sdn = { ...VERSION, status: { history: [{ state: 'Completed', version: '4.16.1' }] } };
    const freed = await audited([...NODES, sdn, on('worker-0', 9101)], {}, { upgradeTo: '4.17' });
    expect(freed.findings).toContain('previously-allocated-port info certain 9101 worker-0');
  });
});

describe('wrong use is', () => {
  test.each([
    ['a release that is past', [VERSION], '4.17', 'is not later than the release of the cluster, 4.18'],
    ['the release itself', [VERSION], '4.18', 'is not later than'],
    ['no release', [VERSION], 'next', 'is not a release; write it like 4.20'],
    ['a cluster whose release nobody knows', [], '4.20', 'needs the release of the cluster'],
  ])('%s', async (_, objects, upgradeTo, message) => {
    await expect(audited([...NODES, ...objects], {}, { upgradeTo })).rejects.toThrow(message);
  });
});
