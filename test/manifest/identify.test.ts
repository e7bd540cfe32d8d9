import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identify as identifyBytes } from '../../src/manifest/identify.ts';
import { stringAt } from '../../src/yaml/nodes.ts';
import { documentOf } from './build.ts';

const identify = (text: string) => identifyBytes(Buffer.from(text));

describe('kind, namespace and name are read from', () => {
  test.each([
    ['the usual first lines', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  namespace: n\n'],
    ['YAML', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  namespace: n\ndata: {}\n'],
    ['another order', 'metadata:\n    namespace: n\n    name: a\nkind: ConfigMap\n'],
    ['quotes', 'kind: "ConfigMap"\nmetadata:\n  name: "a"\n  namespace: \'n\'\n'],
    ['comments', '# x\nkind: ConfigMap # y\nmetadata: # z\n\n  # name: b\n  name: a # c\n  namespace: n\n'],
    [
      'other metadata',
      'kind: ConfigMap\nmetadata:\n  labels:\n    name: b\n    namespace: c\n  name: a\n  annotations: {name: d}\n  namespace: n\n',
    ],
    ['braces', 'kind: ConfigMap\nmetadata: {name: a, namespace: "n"} # c\n'],
    ['JSON', '{"kind":"ConfigMap","metadata":{"name":"a","namespace":"n"}}'],
    ['carriage returns', 'kind: ConfigMap\r\nmetadata:\r\n  name: a\r\n  namespace: n\r\n'],
    ['branches of a template', '{{- if .x }}\nkind: ConfigMap\nmetadata:\n  name: a\n{{- if .y }}\n  namespace: n\n{{- end }}\n'],
  ])('%s', (_, text) => expect(identify(text)).toEqual({ kind: 'ConfigMap', namespace: 'n', name: 'a' }));
});

test.each([
  ['no namespace', 'kind: Service\nmetadata:\n  name: a\n', { kind: 'Service', namespace: null, name: 'a' }],
  ['a list, whose items count', 'kind: ConfigMapList\nitems: []\n', { kind: 'List', namespace: null, name: '' }],
  [
    'a bare list, whose items count',
    '# x\n{{ if .y }}\n- apiVersion: v1\n  kind: ConfigMap\n',
    { kind: 'List', namespace: null, name: '' },
  ],
  ['YAML in braces, which is left to the parser', '{kind: Service, metadata: {name: a}}', { kind: 'List', namespace: null, name: '' }],
  ['no list of objects', '- name: a\n  hosts: b\n', null],
  ['a template, whose objects count', '{"kind":"Template","objects":[]}', { kind: 'List', namespace: null, name: '' }],
  [
    'a name that a template makes',
    'kind: ConfigMap\nmetadata:\n  name: {{ .x }}-a\n',
    { kind: 'ConfigMap', namespace: null, name: '{{ .x }}-a' },
  ],
  ['no name', 'kind: ConfigMap\nmetadata:\n  labels: {}\n', null],
  ['no kind', 'metadata:\n  name: a\n', null],
  [
    'a list of the usual first lines',
    'apiVersion: v1\nkind: ConfigMapList\nmetadata:\n  name: a\n  namespace: n\n',
    { kind: 'List', namespace: null, name: '' },
  ],
  ['nothing', '', null],
  ['broken JSON', '{"kind":', null],
])('%s', (_, text, object) => expect(identify(text)).toEqual(object));

test('what is reported is what a parser reads', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/);
  const line = fc.tuple(fc.constantFrom('name', 'namespace', 'labels', 'uid'), word, fc.constantFrom('', '"', "'"));
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ([key]) => key }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(1_100),
      fc.boolean(),
      (lines, indent, length, isUsual) => {
        // A long text is read only as far as needed, so the metadata are before, across and behind that place.
        const comment = `#${'-'.repeat(length)}\n`;
        const metadata = lines.map(([key, value, quote]) => `${' '.repeat(indent)}${key}: ${quote}${value}${quote}\n`).join('');
        const text = `${isUsual ? '---\napiVersion: v1\n' : comment}kind: ConfigMap\nmetadata:\n${metadata}data:\n  name: other\n  namespace: other\n`;
        const root = documentOf(text).root;
        const name = stringAt(root, 'metadata', 'name');
        const expected =
          name === undefined ? null : { kind: 'ConfigMap', namespace: stringAt(root, 'metadata', 'namespace') ?? null, name };
        fc.pre(lines.every(([, value]) => !/^(?:y|n|yes|no|on|off|true|false|null)$/.test(value)));
        expect(identify(text)).toEqual(expected);
      },
    ),
  );
});

test('metadata of 10 MB are no harm', () => {
  expect(identify(`kind: ConfigMap\nmetadata:\n${'  a: b\n'.repeat(1_500_000)}`)).toBeNull();
  expect(identify(`kind: ConfigMap\nmetadata:\n${' \n'.repeat(1_500_000)}  name: a\n`)?.name).toBe('a');
});
