import { describe, expect, test } from 'vitest';
import { declaredIn, gatherDeclared } from './build.ts';

const GAME = (head: string, port: string): string =>
  `apiVersion: agones.dev/v1\nkind: GameServer\nmetadata:\n  name: game\n  namespace: nodes\n${head}spec:\n  ports:\n  - ${port}\n  template:\n    spec:\n      containers:\n      - name: main\n        image: game\n`;

describe('ports of game servers', () => {
  test('a static one is a port of the node, by default over UDP', async () => {
    const { declarations } = await gatherDeclared({ 'a.yaml': GAME('', '{ portPolicy: Static, hostPort: 7777, containerPort: 7654 }') });
    expect(declarations.map(({ hostPort, protocol, container }) => `${container} ${hostPort}/${protocol}`)).toEqual(['main 7777/UDP']);
  });

  test('TCPUDP stands for both', async () => {
    const port = '{ portPolicy: Static, hostPort: 7777, containerPort: 7654, protocol: TCPUDP }';
    const { declarations } = await gatherDeclared({ 'a.yaml': GAME('', port) });
    expect(declarations.map(({ protocol }) => protocol)).toEqual(['TCP', 'UDP']);
  });

  test.each([
    ['', '{ portPolicy: Dynamic, hostPort: 7777, containerPort: 7654 }'],
    ['  annotations: { agones.dev/dev-address: 192.0.2.1 }\n', '{ portPolicy: Static, hostPort: 7777, containerPort: 7654 }'],
  ])('%j %s: none', async (head, port) => {
    expect(await declaredIn(GAME(head, port))).toEqual([]);
  });
});

test('a manifest of the first kubelets is a static pod', async () => {
  const { workloads } = await gatherDeclared({
    'a.yaml': 'version: v1beta2\nid: agent\ncontainers:\n- name: main\n  image: a\n  ports:\n  - { hostPort: 9103, containerPort: 80 }\n',
  });
  expect(workloads.map(({ kind, name, staticPod }) => ({ kind, name, staticPod }))).toEqual([
    { kind: 'Pod', name: 'agent', staticPod: true },
  ]);
});
