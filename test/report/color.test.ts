import { describe, expect, test } from 'vitest';
import { colorizer, wantsColor } from '../../src/report/color.ts';

describe('wantsColor', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '' }, false, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [{ TERM: 'dumb' }, true, false],
  ])('%j on a terminal: %s gives %s', (env, isTTY, wanted) => {
    expect(wantsColor(env, isTTY)).toBe(wanted);
  });
});

describe('colorizer', () => {
  test('puts the style around the text and ends it', () => {
    expect(colorizer(true)('error', 'x')).toBe('\u001b[1;31mx\u001b[0m');
  });

  test('leaves the text alone without colours, and an empty text always', () => {
    expect(colorizer(false)('error', 'x')).toBe('x');
    expect(colorizer(true)('error', '')).toBe('');
  });
});
