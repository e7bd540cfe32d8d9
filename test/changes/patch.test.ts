import { describe, expect, test } from 'vitest';
import { changedLines } from '../../src/changes/since.ts';
import { createRepository } from './repository.ts';

function changes(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string | null>>) {
  const { git, commit } = createRepository();
  const base = commit(before);
  commit(after);
  const patch = git('-c', 'core.quotePath=true', 'diff', '--unified=0', '--find-renames', '--src-prefix=a/', '--dst-prefix=b/', base);
  return Object.fromEntries(changedLines(Buffer.from(`${patch}\n`)));
}

describe('changedLines', () => {
  test('tells added and changed lines as they are numbered now', () => {
    expect(changes({ a: '1\n2\n3\n4\n' }, { a: '0\n1\n2\nthree\n4\n' })).toEqual({
      a: [
        { from: 1, to: 1 },
        { from: 4, to: 4 },
      ],
    });
  });

  test('tells the neighbours of lines that were taken out', () => {
    expect(changes({ a: '1\n2\n3\n4\n' }, { a: '1\n4\n' })).toEqual({ a: [{ from: 1, to: 2 }] });
    expect(changes({ a: '1\n2\n' }, { a: '2\n' })).toEqual({ a: [{ from: 1, to: 1 }] });
  });

  test('is not deceived by text that looks like a header', () => {
    const lines = '++ b/forged\n-- a/forged\n@@ -1 +1 @@\ndiff --git a/x b/x\n';
    expect(changes({ a: lines }, { a: `${lines}${lines}`, b: lines })).toEqual({ a: [{ from: 5, to: 8 }], b: [{ from: 1, to: 4 }] });
    expect(changes({ a: `x\n${lines}` }, { a: 'x\n' })).toEqual({ a: [{ from: 1, to: 2 }] });
  });

  test('knows files without a newline at their end, moved, and taken away', () => {
    const long = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');
    expect(changes({ a: 'x', b: long, c: 'y\n' }, { a: 'z', b: null, moved: `${long}more\n`, c: null })).toEqual({
      a: [{ from: 1, to: 1 }],
      moved: [{ from: 21, to: 21 }],
    });
  });

  test('reads names of any kind', () => {
    const names = ['with blank', 'tab\there', 'quote"d', 'back\\slash', 'ümläut 数', 'new\nline', 'b/b'];
    const found = changes({ x: '1\n' }, Object.fromEntries(names.map((name) => [name, '1\n'])));
    expect(Object.keys(found).sort()).toEqual([...names].sort());
  });
});
