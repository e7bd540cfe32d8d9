import { describe, expect, test } from 'vitest';
import { documentOf } from './build.ts';

/** `path: hidden value -> the value that counts` of each key that a later one hides. */
function hiddenIn(source: string): string[] {
  const document = documentOf(source);
  return [...document.hiddenKeys()].map(({ hidden, winner, path }) => {
    const [lost, kept] = [hidden.value, winner.value].map(({ start, end }) => document.rawText(start, end));
    return `${path.join('.')}: ${lost} -> ${kept}`;
  });
}

describe('keys that a later one hides', () => {
  test.each([
    ['a: 1\nb: 2\na: 3\n', ['a: 1 -> 3']],
    ['s:\n  - ports: [1]\n    name: x\n    ports: [2]\n', ['s.0.ports: [1 -> [2']],
    ['{"a": 1, "a": 2}', ['a: 1 -> 2']],
    ['a: 1\na: 2\na: 3\n', ['a: 1 -> 3', 'a: 2 -> 3']],
    ['"a": 1\na: 2\n', ['a: 1 -> 2']],
  ])('%j', (source, hidden) => expect(hiddenIn(source)).toEqual(hidden));

  test.each([
    ['different keys', 'a: 1\nb: 2\n'],
    ['one key in two mappings', 's:\n- a: 1\n- a: 2\n'],
    ['a merge key brings the first', 'x: &x {a: 1}\ny:\n  <<: *x\n  a: 2\n'],
    ['a merge key brings the second', 'x: &x {a: 1}\ny:\n  a: 2\n  <<: *x\n'],
    ['a template chooses between the two', '{{ if .x }}\na: 1\n{{ else }}\na: 2\n{{ end }}\n'],
    ['a template ends between the two', '{{- with .x }}\na: 1\n{{- end }}\na: 2\n'],
    ['Jinja chooses between the two', '{% if x %}\na: 1\n{% else %}\na: 2\n{% endif %}\n'],
  ])('none where %s', (_, source) => expect(hiddenIn(source)).toEqual([]));

  test('one whose values a template only fills in is told', () => {
    expect(hiddenIn('a: {{ .x }}\nb: {{ .y }}\na: {{ .z }}\n')).toEqual(['a: {{ .x }} -> {{ .z }}']);
  });
});
