import { describe, expect, test } from 'vitest';
import { readsOf } from '../../../src/source/helm/reads.ts';
import { readTemplate } from '../../../src/source/helm/template.ts';
import { readSetOption, withoutValues } from '../../../src/source/helm/values.ts';
import { readGoActions } from '../../../src/template/actions.ts';

describe('--set', () => {
  test.each([
    ['a=1', [['a'], '1']],
    ['a.b[0].c=x', [['a', 'b', '0', 'c'], 'x']],
    ['a\\.b=1\\,2', [['a.b'], '1,2']],
    ['a=b=c', [['a'], 'b=c']],
  ])('%s', (text, [path, value]) => {
    expect(readSetOption('--set', text)).toEqual([{ path, value, option: `--set ${text.replace(/=.*/, '')}` }]);
  });

  test('several assignments in one option, and invalid ones', () => {
    expect(readSetOption('--set-string', 'a=1,b.c=2').map(({ path, option }) => [path.join('.'), option])).toEqual([
      ['a', '--set-string a'],
      ['b.c', '--set-string b.c'],
    ]);
    expect(readSetOption('--set', 'a')).toEqual([]);
  });

  test.each([
    ['a=secret,b.c=1', 'a=...,b.c=...'],
    ['a=x\\,secret', 'a=...'],
    ['a={x, secret=1},b=2', 'a=...,b=...'],
    ['a=b,secret', 'a=...'],
  ])('reports print only the keys of %s', (text, shown) => {
    expect(withoutValues(text)).toBe(shown);
  });
});

describe('what an action reads', () => {
  /** The ways into the values of the last action of a template; `~` before those of which only the end is known. */
  const reads = (text: string) => {
    const template = readTemplate(text);
    const action = template.actions.at(-1) ?? readGoActions('{{ }}')[0];
    if (!action) throw new Error('a template without actions');
    return readsOf(action, template).values.map(({ pattern, anchored }) => `${anchored ? '' : '~'}${pattern.join('.')}`);
  };

  test.each([
    ['{{ .Values.a.b }}', ['a.b']],
    ['{{ $.Values.a | default .Values.b | quote }}', ['a', 'b']],
    ['{{ index .Values "a" "b-c" }}', ['a.b-c']],
    ['{{ get .Values.a "b" }}', ['a.b']],
    ['{{ with .Values.a }}{{ .b }}', ['a.b']],
    ['{{ with .Values.a }}{{ toYaml . }}', ['a']],
    ['{{ with .Values.a }}{{ end }}{{ .b }}', ['~b']],
    ['{{ range .Values.a }}{{ .port }}', ['a.*.port']],
    ['{{ range $name, $one := .Values.a }}{{ $one.port }}', ['a.*.port']],
    ['{{ range $name, $one := .Values.a }}{{ $name }}', []],
    ['{{ $a := .Values.a }}{{ $b := $a.b }}{{ $b.c }}', ['a.b.c']],
    ['{{ define "x" }}{{ .port }}', ['~port']],
    ['{{ printf "%s" .Release.Name }}{{ .Chart.Name }}', []],
  ])('%s', (text, expected) => {
    expect(reads(text)).toEqual(expected);
  });

  test('of endless variables ends', () => {
    const text = `${Array.from({ length: 500 }, (_, index) => `{{ $v${index} := list $v${index - 1} $v${index - 2} $v${index - 3} }}`).join('')}{{ $v499.port }}`;
    expect(reads(text).length).toBeLessThan(10_000);
  });
});
