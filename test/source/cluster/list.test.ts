import { describe, expect, test } from 'vitest';
import { parseHolding } from '../../../src/source/cluster/list.ts';
import { MAY_HAVE_HOST_PORTS as WANTED } from '../../../src/source/cluster/objects.ts';
import { fieldsOf } from '../../../src/yaml/plain-fields.ts';

const pod = (name: string, spec: object) => ({ metadata: { name, namespace: 'n' }, spec });
const list = (...items: readonly object[]) => ({ kind: 'PodList', metadata: { continue: 'next' }, items });

describe('a list is parsed without its unwanted objects', () => {
  test('in their order, and with what it says of itself', () => {
    const port = { containers: [{ ports: [{ hostPort: 1 }] }] };
    const all = list(pod('a', {}), pod('b', port), pod('c', {}), pod('d', { hostNetwork: true, ...port }), pod('e', { hostNetwork: true }));
    const { items, metadata } = parseHolding(Buffer.from(JSON.stringify(all)), WANTED);
    expect([items, fieldsOf(metadata).continue]).toEqual([[all.items[1], all.items[3], all.items[4]], 'next']);
  });

  test.each<[string, string]>([
    ['an object that contains others like it', JSON.stringify(list(pod('a', { of: [{}, pod('inner', {})], hostNetwork: true })))],
    ['a text with spaces', JSON.stringify(list(pod('a', { hostNetwork: true })), null, 1)],
    ['an empty list', JSON.stringify(list())],
    ['a wanted text after the objects', '{"items":[{"metadata":{"name":"a"},"spec":{"of":[{}]},"hostPort":1}],"metadata":{}}'],
    ['no list', JSON.stringify({ kind: 'Status' })],
  ])('but whole where that is unsafe: %s', (_, text) => {
    expect(parseHolding(Buffer.from(text), WANTED).items ?? null).toEqual(JSON.parse(text).items ?? null);
  });

  test('and invalid JSON is an error', () => {
    expect(() => parseHolding(Buffer.from('{"items":[{"metadata":{"name":"a","hostNetwork":true'), WANTED)).toThrow(SyntaxError);
  });
});
