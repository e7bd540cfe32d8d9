import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/fix/edits.ts';

const edit = (start: number, end: number, text: string) => ({ path: 'a.yaml', start, end, text });

describe('edits of one text', () => {
  const entry = (text: string) => ({ ...edit(1, 1, `ports:${text}`), opening: 'ports:' });

  test.each([
    ['are applied from the front, in any order', 'port: 1, port: 2', [edit(15, 16, '9'), edit(6, 7, '8')], 'port: 8, port: 9', 2],
    ['insert, replace and remove', 'abc', [edit(0, 0, '>'), edit(1, 2, ''), edit(3, 3, '<')], '>ac<', 3],
    ['that overlap wait for the next round', 'abcd', [edit(0, 2, 'X'), edit(1, 3, 'Y')], 'Xcd', 1],
    ['that touch wait for the next round', 'abcd', [edit(0, 2, 'X'), edit(2, 2, 'Y')], 'Xcd', 1],
    ['at one place wait for the next round', 'abcd', [edit(1, 1, 'X'), edit(1, 1, 'Y')], 'aXbcd', 1],
    ['that put entries into one list are below its key once', 'a.', [entry(' 1'), entry(' 2'), entry(' 1')], 'aports: 1 2.', 2],
    ['that begin lists of their own exclude each other', 'a.', [entry(' 1'), { ...entry(' 2'), opening: '' }], 'aports: 1.', 1],
    ['outside of the text, or backwards, are left out', 'abc', [edit(2, 4, 'X'), edit(2, 1, 'Y')], 'abc', 0],
  ])('%s', (_, before, edits, text, applied) => {
    expect(applyEdits(before, edits)).toEqual({ text, applied });
  });

  test('leave everything else as it is', () => {
    const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(5), fc.string({ maxLength: 3 })), { maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ minLength: 40, maxLength: 60 }), edits, (text, drawn) => {
        const wanted = drawn.map(([start, length, inserted]) => edit(start, start + length, inserted));
        const { text: result, applied } = applyEdits(text, wanted);
        expect(applied <= wanted.length).toBe(true);
        if (applied === 0) expect(result).toBe(text);
        const first = Math.min(...wanted.map(({ start }) => start));
        if (wanted.length > 0) expect(result.startsWith(text.slice(0, first))).toBe(true);
        const last = Math.max(...wanted.map(({ end }) => end));
        if (wanted.length > 0) expect(result.endsWith(text.slice(last))).toBe(true);
      }),
    );
  });
});
