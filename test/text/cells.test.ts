import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terminalWidth, wrap } from '../../src/text/cells.ts';

describe('cells of a line', () => {
  test.each([
    ['plain', 5],
    ['é as one', 8],
    ['e\u0301', 1],
    ['端口', 4],
    ['ｆｕｌｌ', 8],
    ['한국', 4],
    ['😀', 2],
    ['{…}', 3],
  ])('%s takes %i', (line, cells) => {
    expect(terminalWidth(line)).toBe(cells);
  });
});

describe('wrap', () => {
  test('does not break without a width', () => {
    expect(wrap('one two three', undefined)).toEqual(['one two three']);
  });

  test('loses nothing, and no part with a blank is too wide', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 40 }), (words, width) => {
        const line = words.join(' ');
        const parts = wrap(line, width);
        expect(parts.join(' ')).toBe(line);
        for (const part of parts) if (part.trim().includes(' ')) expect(terminalWidth(part.trim())).toBeLessThanOrEqual(width);
      }),
    );
  });
});
