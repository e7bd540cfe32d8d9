import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastBoundary, splitDocuments } from '../../src/yaml/split-documents.ts';

function split(text: string): string[] {
  const bytes = Buffer.from(text);
  return [...splitDocuments(bytes)].map(({ start, end }) => bytes.toString('utf8', start, end));
}

describe('documents end where', () => {
  test.each([
    ['a line begins with three dashes', 'a: 1\n---\nb: 2\n', ['a: 1\n', '---\nb: 2\n']],
    ['a comment, a tab or a value follows the marker', 'a\n--- # x\nb\n---\tc\n--- d\n', ['a\n', '--- # x\nb\n', '---\tc\n', '--- d\n']],
    [
      'a template action follows the marker',
      'a\n---{{ if x }}\nb\n---{% if y %}\nc\n',
      ['a\n', '---{{ if x }}\nb\n', '---{% if y %}\nc\n'],
    ],
    ['lines end in carriage returns', 'a: 1\r\n---\r\nb: 2\r\n', ['a: 1\r\n', '---\r\nb: 2\r\n']],
    ['the text ends with a marker', 'a: 1\n---', ['a: 1\n', '---']],
    ['the text begins with a marker', '---\na: 1\n---\n', ['---\na: 1\n', '---\n']],
    ['a JSON object follows another', '{"a":1}\n{"b":2}\n', ['{"a":1}\n', '{"b":2}\n']],
    ['a pretty JSON object follows another', '{\n  "a": {\n  }\n}\n\n{\n"b": [\n{\n}]}', ['{\n  "a": {\n  }\n}\n\n', '{\n"b": [\n{\n}]}']],
    ['YAML follows JSON', '{"a":1}\n---\nb: 2\n', ['{"a":1}\n', '---\nb: 2\n']],
    ['JSON objects follow YAML', 'a: 1\n---\n{"b":2}\n{"c":3}\n', ['a: 1\n', '---\n{"b":2}\n', '{"c":3}\n']],
    [
      'directives begin the next document',
      '%YAML 1.2\n# x\n---\na: 1\n...\n\n%TAG ! !y\n---\nb: 2\n',
      ['%YAML 1.2\n# x\n---\na: 1\n...\n', '\n%TAG ! !y\n---\nb: 2\n'],
    ],
    ['JSON has a byte order mark', '\uFEFF{"a":1}\n{"b":2}', ['\uFEFF{"a":1}\n', '{"b":2}']],
  ])('%s', (_, text, documents) => expect(split(text)).toEqual(documents));
});

test('a line with a percent sign within a document is no directive', () => {
  expect(split('a: "\n%YAML 1.2\n"\n---\nb: 2\n')).toEqual(['a: "\n%YAML 1.2\n"\n', '---\nb: 2\n']);
});

describe('documents do not end where', () => {
  test.each([
    ['a line has more than three dashes', 'a: |\n----\n  x\n'],
    ['something follows the dashes at once', 'a: 1\n---b\n'],
    ['a single brace follows the dashes', 'a: 1\n---{\n'],
    ['the dashes are indented', 'a: |\n  x\n  ---\n  y\n'],
    ['a template action follows another', '{{ if a }}\n{{ end }}\n{{ if b }}\n{{ end }}\n'],
    ['a directive precedes the first marker', '# x\n%YAML 1.2\n\n---\na: 1\n'],
    ['a brace begins a line within JSON', '{"items":[\n{"a":1},\n{"b":2}\n]}'],
    ['a YAML document has braces at the start of lines', 'a: {\nb: {}\n}\n{{ x }}\n'],
  ])('%s', (_, text) => expect(split(text)).toEqual([text]));
});

test('an empty text contains no document', () => {
  expect(split('')).toEqual([]);
});

const TEXT = fc
  .array(
    fc.constantFrom(
      ...['---', '\n', '\n---\n', '\r\n', ' ', '{', '}', '"a":1', 'é', '\u{1F600}', '-', 'b: 2', '...', '\n...\n', '%YAML 1.2\n'],
      ...['# c\n'],
    ),
  )
  .map((parts) => parts.join(''));

test('the documents are the whole text, in order', () => {
  fc.assert(fc.property(TEXT, (text) => split(text).join('') === text));
});

test('a text can be cut at the last boundary without another result', () => {
  fc.assert(
    fc.property(TEXT, fc.nat(), (text, seed) => {
      const bytes = Buffer.from(text);
      const seen = bytes.subarray(0, bytes.length === 0 ? 0 : seed % (bytes.length + 1));
      const cut = lastBoundary(seen);
      fc.pre(cut > 0);
      const [before, behind] = [bytes.subarray(0, cut), bytes.subarray(cut)];
      const slices = [
        ...splitDocuments(before),
        ...[...splitDocuments(behind)].map(({ start, end }) => ({ start: start + cut, end: end + cut })),
      ];
      expect(slices).toEqual([...splitDocuments(bytes)]);
    }),
    { numRuns: 2000 },
  );
});
