import { describe, expect, test } from 'vitest';
import { changedLines, similarity } from '../../src/changes/changed-lines.ts';

describe('changedLines', () => {
  test.each([
    ['nothing', 'a\nb\n', 'a\nb\n', []],
    ['added lines', '1\n2\n', '0\n1\n2\n', [{ from: 1, to: 1 }]],
    ['changed lines', '1\n2\n3\n', '1\ntwo\n3\n', [{ from: 2, to: 2 }]],
    ['the neighbours of removed lines', '1\n2\n3\n4\n', '1\n4\n', [{ from: 1, to: 2 }]],
    ['the first line, where those above it were removed', '1\n2\n', '2\n', [{ from: 1, to: 1 }]],
    ['a file without a newline at its end', 'x', 'z', [{ from: 1, to: 1 }]],
    ['a new file', '', 'a\nb\n', [{ from: 1, to: 2 }]],
    ['no line ends, which git may convert', 'a\nb\n', 'a\r\nb\r\n', []],
  ])('returns %s', (_, before, after, ranges) => {
    expect(changedLines(before, after)).toEqual(ranges);
  });

  test('returns the whole of a file that differs in thousands of lines', () => {
    const numbered = (word: string) => Array.from({ length: 1_500 }, (_, index) => `${word} ${index}\n`).join('');
    expect(changedLines(numbered('old'), numbered('new'))).toEqual([{ from: 1, to: 1_500 }]);
  });
});

test('similarity is the share of common lines of the longer text', () => {
  expect(similarity('a\nb\n', 'a\nb\nc\nd\n')).toBe(0.5);
  expect(similarity('a\na\n', 'a\nb\n')).toBe(0.5);
  expect(similarity('', '')).toBe(0);
});
