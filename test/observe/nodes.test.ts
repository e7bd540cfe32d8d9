import { expect, test } from 'vitest';
import type { NodeCapture } from '../../src/model/socket.ts';
import { auditedNodes, joinCaptures } from '../../src/observe/observe.ts';

const WHOLE: NodeCapture = {
  ...{ node: 'worker-0', group: null, sockets: [], problems: [] },
  seen: ['TCP', 'UDP over IPv4', 'UDP over IPv6'],
  controlGroups: new Map(),
  containers: new Map(),
};
const WRONG_LINE = { path: 'worker-0.txt', line: 3, message: 'is cut off' };

test.each<[string, NodeCapture[], string]>([
  ['all protocols are told', [WHOLE], 'complete'],
  [
    'two captures tell all together',
    [
      { ...WHOLE, seen: ['TCP'] },
      { ...WHOLE, seen: ['UDP'] },
    ],
    'complete',
  ],
  ['one line cannot be read', [{ ...WHOLE, problems: [WRONG_LINE] }], 'partly'],
  ['UDP is missing', [{ ...WHOLE, seen: ['TCP'] }], 'partly'],
  ['IPv6 is missing', [{ ...WHOLE, seen: ['TCP', 'UDP over IPv4'] }], 'partly'],
])('of a node where %s', (_, captures, expected) => {
  expect(
    auditedNodes(
      [],
      joinCaptures(captures, (name) => name),
    ),
  ).toEqual([{ name: 'worker-0', roles: [], sockets: expected }]);
});

test('of a node without a capture nothing is known', () => {
  const node = { name: 'master-0', labels: { 'node-role.kubernetes.io/control-plane': '' } };
  expect(auditedNodes([node as never], [])).toEqual([{ name: 'master-0', roles: ['control-plane'], sockets: 'none' }]);
});
