import { expect, test } from 'vitest';
import type { NodeCapture } from '../../src/model/socket.ts';
import { auditedNodes, joinCaptures } from '../../src/observe/join-captures.ts';

const WHOLE: NodeCapture = {
  node: 'worker-0',
  group: null,
  sockets: [],
  problems: [],
  seen: ['TCP', 'UDP over IPv4', 'UDP over IPv6'],
  controlGroups: new Map(),
  containers: new Map(),
};
const WRONG_LINE = { path: 'worker-0.txt', line: 3, message: 'is cut off' };

test.each<[string, NodeCapture[], string, string | null]>([
  ['all protocols are shown', [WHOLE], 'complete', null],
  [
    'two captures are complete together',
    [
      { ...WHOLE, seen: ['TCP'] },
      { ...WHOLE, seen: ['UDP'] },
    ],
    'complete',
    null,
  ],
  ['one line cannot be read', [{ ...WHOLE, problems: [WRONG_LINE] }], 'partly', 'worker-0.txt:3: is cut off'],
  ['UDP is missing', [{ ...WHOLE, seen: ['TCP'] }], 'partly', 'it contains no UDP sockets'],
  ['IPv6 is missing', [{ ...WHOLE, seen: ['TCP', 'UDP over IPv4'] }], 'partly', 'it contains no UDP sockets'],
])('of a node where %s', (_, captures, sockets, incomplete) => {
  expect(auditedNodes([], joinCaptures(captures))).toEqual([{ name: 'worker-0', roles: [], sockets, incomplete }]);
});

test('a node without a capture has no sockets', () => {
  const node = { name: 'master-0', labels: { 'node-role.kubernetes.io/control-plane': '' } };
  expect(auditedNodes([node as never], [])).toEqual([{ name: 'master-0', roles: ['control-plane'], sockets: 'none', incomplete: null }]);
});
