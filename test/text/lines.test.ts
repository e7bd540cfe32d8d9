import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBytes } from '../../src/text/lines.ts';

const text = fc.string({ unit: fc.constantFrom('a', ':', '\n', '\r', '\t', 'é', '€', '𝄞', '\v'), maxLength: 3_000 });

const long = fc.tuple(text, fc.constantFrom(1, 5, 30), fc.constantFrom('', 'é')).map(([part, times, end]) => part.repeat(times) + end);

const newlinesIn = (bytes: Buffer): number => countBytes(bytes, 0, bytes.length, { line: 0, offset: 0 }).line;

test('line and offset of a byte are those of the decoded text before it', () => {
  fc.assert(
    fc.property(text, long, fc.nat(7), (before, counted, shift) => {
      const whole = Buffer.from(`${before}${counted}`);
      // Bytes of a source may begin anywhere in a larger buffer.
      const bytes = Buffer.concat([Buffer.alloc(shift), whole]).subarray(shift);
      const from = Buffer.byteLength(before);
      expect(countBytes(bytes, from, whole.length, { line: 7, offset: 100 })).toEqual({
        line: 7 + counted.split('\n').length - 1,
        offset: 100 + counted.length,
      });
    }),
  );
});

test('many line breaks in a row are all counted', () => {
  for (const count of [0, 1, 3, 1_019, 1_020, 1_021, 100_003]) expect(newlinesIn(Buffer.alloc(count, '\n'))).toBe(count);
});

test('a character that is cut by a stretch counts once', () => {
  const value = `${'a'.repeat(16_383)}é${'b'.repeat(16_381)}𝄞\n`;
  const bytes = Buffer.from(value);
  expect(countBytes(bytes, 0, bytes.length, { line: 1, offset: 0 })).toEqual({ line: 2, offset: value.length });
});
