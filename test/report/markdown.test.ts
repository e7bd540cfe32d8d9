import { describe, expect, test } from 'vitest';
import { markdown } from '../../src/report/markdown.ts';
import { CLEAN, HOSTILE, HOSTILE_SAMPLE, OPTIONS, UNREGISTERED } from './sample.ts';

/** The cells of a table's row: text between bars that no backslash escapes. */
const cellsOfRow = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

describe('markdown', () => {
  test('has two lines if no finding exists', () => {
    expect(markdown(CLEAN, OPTIONS)).toBe('### Host ports: No host port breaks a rule.\n\nChecked 3 files, 2 workloads, 2 host ports.\n');
  });

  test('ends with the notes, such as that a chart was read as text, or which registry was used by default', () => {
    const notes = ['the chart charts/a|b is read as text', 'judged by the registry openshift'];
    expect(markdown(CLEAN, { ...OPTIONS, notes })).toMatch(
      /\n\nNote: the chart charts\/a\\\|b is read as text\n\nNote: judged by [^\n]+\n$/,
    );
  });

  test('every row has the cells of its heading, for any input', () => {
    const lines = markdown(HOSTILE_SAMPLE, OPTIONS).split('\n');
    const rows = lines.filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(HOSTILE_SAMPLE.findings.length + 2 + HOSTILE_SAMPLE.problems.length + 2);
    expect(new Set(rows.map((row) => cellsOfRow(row).length))).toEqual(new Set([2, 4]));
  });

  test('the input makes no HTML, link, image, emphasis, code or mention', () => {
    const report = markdown({ ...CLEAN, findings: HOSTILE_SAMPLE.findings }, OPTIONS);
    const ownHtml = /<\/?code>|<br>/g;
    expect(report.replace(ownHtml, '')).not.toMatch(/[<>]/);
    expect(report.replaceAll(/\*\*(?:Why|Fix):\*\*/g, '').replaceAll(/\[[\w-]+\]\(https:\/\/docs\.example\/[^)]*\)/g, '')).not.toMatch(
      /(?<!\\)(?:\\\\)*[`*_~[\]()!$]|@\w|(?<!&)#\w|:\/\/|www\./,
    );
  });

  test('a backslash of the input does not undo an escape', () => {
    const report = markdown({ ...CLEAN, findings: [{ ...UNREGISTERED, message: 'a \\| b \\<script> \\*c\\*' }] }, OPTIONS);
    expect(report).toContain('a \\\\\\| b \\\\&lt;script&gt; \\\\\\*c\\\\\\*');
  });

  test('a page that is no web address is not linked', () => {
    for (const url of ['javascript:alert(1)', ...HOSTILE])
      expect(markdown({ ...CLEAN, findings: [{ ...UNREGISTERED, url }] }, OPTIONS)).toContain('| unregistered-host-port |');
  });
});
