import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/fix/edits.ts';

const edit = (start: number, end: number, text: string) => ({ path: 'a.yaml', start, end, text });

describe('edits of one text', () => {
  test('are applied from the front, in any order', () => {
    expect(applyEdits('port: 1, port: 2', [edit(15, 16, '9'), edit(6, 7, '8')])).toEqual({ text: 'port: 8, port: 9', applied: 2 });
  });

  test('insert, replace and remove', () => {
    expect(applyEdits('abc', [edit(0, 0, '>')]).text).toBe('>abc');
    expect(applyEdits('abc', [edit(1, 2, '')]).text).toBe('ac');
    expect(applyEdits('abc', [edit(3, 3, '<')]).text).toBe('abc<');
  });

  test('that touch each other wait for the next round', () => {
    expect(applyEdits('abcd', [edit(0, 2, 'X'), edit(1, 3, 'Y')])).toEqual({ text: 'Xcd', applied: 1 });
    expect(applyEdits('abcd', [edit(0, 2, 'X'), edit(2, 2, 'Y')])).toEqual({ text: 'Xcd', applied: 1 });
    expect(applyEdits('abcd', [edit(1, 1, 'X'), edit(1, 1, 'Y')])).toEqual({ text: 'aXbcd', applied: 1 });
  });

  test('that put entries into one list are written one below the other, below its key once', () => {
    const entry = (text: string) => ({ ...edit(1, 1, `ports:${text}`), opening: 'ports:' });
    expect(applyEdits('a.', [entry(' 1'), entry(' 2'), entry(' 1')])).toEqual({ text: 'aports: 1 2.', applied: 2 });
    expect(applyEdits('a.', [entry(' 1'), { ...entry(' 2'), opening: '' }])).toEqual({ text: 'aports: 1.', applied: 1 });
  });

  test('outside of the text, or backwards, are left out', () => {
    expect(applyEdits('abc', [edit(2, 4, 'X'), edit(2, 1, 'Y')])).toEqual({ text: 'abc', applied: 0 });
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
