import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEscapes } from '../../src/yaml/escapes.ts';

test.each([
  ['a letter of JSON', String.raw`"host\u004eetwork"`, '"hostNetwork"'],
  ['a short escape of YAML', String.raw`"host\x4Eetwork"`, '"hostNetwork"'],
  ['a long escape of YAML', String.raw`"\U00000068ostNetwork"`, '"hostNetwork"'],
  ['an escaped slash', String.raw`"hypershift.openshift.io\/v1"`, '"hypershift.openshift.io/v1"'],
  ['a JSON text within another', String.raw`"{\"host\\u004eetwork\": true}"`, String.raw`"{\"hostNetwork\": true}"`],
  ['lines that a backslash joins', '"host\\\n    Network"', '"hostNetwork"'],
  ['lines of Windows that a backslash joins', '"host\\\r\n  Network"', '"hostNetwork"'],
  ['a key in base64', '!!binary aG9zdE5ldHdvcms=: true', '!!binary hostNetwork: true'],
])('%s is decoded', (_, written, decoded) => expect(withoutEscapes(written)).toBe(decoded));

test.each(['a: b\n', String.raw`"\u00e9\u2028\n"`, 'kind: Secret\ndata: {a: aG9zdE5ldHdvcms=}\n'])('%j stays', (text) =>
  expect(withoutEscapes(text)).toBe(text),
);

test('a word is found however its letters are escaped in JSON', () => {
  const escaped = (letter: string, isEscaped: boolean) => (isEscaped ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter);
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }), (choices) => {
      const word = [...'hostNetwork'].map((letter, index) => escaped(letter, choices[index] === true)).join('');
      expect(JSON.parse(withoutEscapes(`"${word}"`))).toBe('hostNetwork');
    }),
  );
});
