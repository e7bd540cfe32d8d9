import { describe, expect, test } from 'vitest';
import { wantsColor, wantsLinks } from '../../src/report/color.ts';

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

test.each([
  [{ TERM_PROGRAM: 'vscode' }, true, true],
  [{ VTE_VERSION: '7200' }, true, true],
  [{ VTE_VERSION: '4200' }, true, false],
  [{ TERM: 'xterm-kitty' }, true, true],
  [{ TERM: 'xterm' }, true, false],
  [{ TERM_PROGRAM: 'vscode', CI: '1' }, true, false],
  [{ TERM_PROGRAM: 'vscode' }, false, false],
  [{ FORCE_HYPERLINK: '1' }, false, true],
  [{ TERM_PROGRAM: 'vscode', FORCE_HYPERLINK: '0' }, true, false],
] as const)('wantsLinks: %o, terminal %s: %s', (env, isTTY, wanted) => {
  expect(wantsLinks(env, isTTY)).toBe(wanted);
});
