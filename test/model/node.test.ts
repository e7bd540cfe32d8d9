import { expect, test } from 'vitest';
import { isControlPlane, tolerates } from '../../src/model/node.ts';
import { UNKNOWN } from '../../src/model/text.ts';

const TAINT = { key: 'storage', value: 'fast', effect: 'NoSchedule' };
const NOTHING = { key: null, operator: 'Equal', value: null, effect: null };

test.each([
  ['with its key and value', { key: 'storage', value: 'fast' }, true],
  ['with its key and another value', { key: 'storage', value: 'slow' }, false],
  ['with its key, whatever the value', { key: 'storage', operator: 'Exists' }, true],
  ['of another effect', { key: 'storage', operator: 'Exists', effect: 'NoExecute' }, false],
  ['of everything', { operator: 'Exists' }, true],
  ['of its value without a key, which Kubernetes refuses', { value: 'fast' }, false],
  ['whose key a template makes', { key: UNKNOWN, operator: 'Exists' }, true],
])('a toleration %s: %o lets a pod on the node: %s', (_, toleration, isLetIn) => {
  expect(tolerates([{ ...NOTHING, ...toleration }], [TAINT])).toBe(isLetIn);
});

test('preferences exclude no workload', () => {
  expect(tolerates([], [{ ...TAINT, effect: 'PreferNoSchedule' }])).toBe(true);
});

test.each(['control-plane', 'master', 'controlplane'])('a node labelled %s runs the control plane', (role) => {
  expect(isControlPlane({ labels: { [`node-role.kubernetes.io/${role}`]: '' } })).toBe(true);
});
