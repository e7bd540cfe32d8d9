import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workload } from '../../bench/documents.ts';
import { createRandom } from '../../bench/random.ts';
import { describeWritten } from '../../src/model/source.ts';
import { isSyntaxProblem, parseDocument } from '../../src/template/document.ts';
import { isPlainYaml as isPlain } from '../../src/yaml/plain-yaml.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Every document of the examples and fixtures. */
const DOCUMENTS = ['examples', 'test/fixtures', 'test/hosted'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(path.join(ROOT, folder, file), 'utf8').split(/^---\n/m)),
);

function isPlainYaml(text: string): boolean {
  return isPlain(Buffer.from(text));
}

function isRead(text: string): boolean {
  const parsed = parseDocument(text, { path: 'a.yaml', line: 1, offset: 0, source: describeWritten('a.yaml') });
  return parsed === null || !isSyntaxProblem(parsed);
}

test('what is plain can be read', () => {
  const plain = DOCUMENTS.filter(isPlainYaml);
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter((text) => !isRead(text))).toEqual([]);
});

test('a usual workload is plain', () => {
  const containers = [{ ports: [9104, 9105], script: true }];
  expect(isPlainYaml(workload('DaemonSet', 'team', 'agent', containers, createRandom(1)))).toBe(true);
});

test('a document that somebody broke by one edit is plain only where it can still be read', () => {
  const plain = DOCUMENTS.filter((text) => text.length < 3_000 && isPlainYaml(text));
  const piece = fc.constantFrom(
    ' ',
    '  ',
    '\n',
    ':',
    ': ',
    '- ',
    '-',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '#',
    ' #',
    '|',
    '>',
    ', ',
    '&a ',
    '*a',
    '? ',
    '!',
    '%',
    '@',
    '...',
    '---',
    '\t',
  );
  fc.assert(
    fc.property(fc.constantFrom(...plain), fc.nat(), fc.nat({ max: 3 }), piece, (text, at, removed, added) => {
      const start = at % (text.length + 1);
      const broken = text.slice(0, start) + added + text.slice(start + removed);
      fc.pre(isPlainYaml(broken));
      expect(isRead(broken)).toBe(true);
    }),
    { numRuns: Number(process.env.RUNS ?? 1_000) },
  );
});

test.each([
  ['a list at the column of its key', 'a:\n- b: 1\n  c: 2\n- d\ne: f\n'],
  ['lists in lists', 'a:\n  - - b\n    - c\n  - - d: 1\n'],
  ['a text of several lines', 'a: |\n\n  b: [\n\n   c\nd: e\n'],
  ['flow collections on one line', 'a: {b: {c: d.e}, f: [g, "h"]}\ni: []\nj: {}\n'],
  ['a time and an address', 'a: 12:30\nb: :8080\nc: --d=e\n'],
])('%s is plain', (_, text) => {
  expect(isPlainYaml(text)).toBe(true);
});

describe('not plain', () => {
  test.each([
    ['a key within a value', 'a: b: c\n'],
    ['a deeper key behind a value', 'a: b\n  c: d\n'],
    ['a key of no column', 'a:\n    b: 1\n  c: 2\n'],
    ['a list behind a value', 'a: b\n- c\n'],
    ['a list among keys', 'a:\n  b: 1\n  - c\n'],
    ['a quote that does not end', 'a: "b\n'],
    ['a bracket that does not end', 'a: [b\n'],
    ['a tab', 'a:\n\tb: c\n'],
    ['a text whose first line stands deeper', 'a: |\n    b\n  c\n'],
    ['two roots', '  a: b\nc: d\n'],
    ['an alias', 'a: *b\n'],
    ['a line alone', 'a:\n  b\n'],
  ])('%s', (_, text) => {
    expect(isPlainYaml(text)).toBe(false);
  });
});
