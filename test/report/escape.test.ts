import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import { escapeControls, withoutLogCommands } from '../../src/report/escape.ts';
import { logCommandsIn } from './log-commands.ts';

describe('escapeControls', () => {
  test.each([
    ['\u001b[31mred', '\\x1b[31mred'],
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['\u0000\u0007\u007f\u0085', '\\x00\\x07\\x7f\\x85'],
    ['a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
    ['zero\u200bwidth\ufeff', 'zero\\u200bwidth\\ufeff'],
    ['\u2028\u2029', '\\u2028\\u2029'],
    ['\ud800 and \udfff', '\\ud800 and \\udfff'],
    ['\u{e0041}', '\\u{e0041}'],
    [`port ${UNKNOWN}/TCP`, 'port {…}/TCP'],
    ['端口 é 😀 "\\"', '端口 é 😀 "\\"'],
  ])('%j is shown as %s', (text, shown) => {
    expect(escapeControls(text)).toBe(shown);
  });

  test('nothing that moves the cursor or reorders letters is left, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeControls(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(escapeControls(escapeControls(text))).toBe(escapeControls(text));
      }),
    );
  });
});

describe('withoutLogCommands', () => {
  test.each([
    '::error::x',
    '  ::stop-commands::t',
    'a ##[add-mask]x',
    '##vso[task.setvariable variable=a]b',
    'x ##teamcity[y]',
    '###[group]',
  ])('%s is no command any more', (line) => {
    expect(logCommandsIn(`first\n${withoutLogCommands(line)}\n`)).toEqual([]);
  });

  test('other lines stay as they are', () => {
    const lines = 'a.yaml:1:1 error [::]:9104 is taken\n## heading\n# comment [x]\n';
    expect(withoutLogCommands(lines)).toBe(lines);
  });
});
