import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { MAX_HEADLINE } from '../../src/model/finding.ts';
import type { RunResult } from '../../src/model/result.ts';
import { marksOf } from './marks.ts';
import { lintManifest, marksOfResult } from './pipeline.ts';

describe.each(RULES.map((rule) => ({ id: rule.id, rule })))('$id', ({ rule }) => {
  const { bad, good } = rule.examples;
  // A rule about suppressions needs the findings of the others.
  const rules = rule.needs.includes('suppressions') ? RULES : [rule];
  const own = (result: RunResult) => ({ findings: result.findings.filter((finding) => finding.rule === rule.id) });

  test('has its findings on the marked lines of the bad example only, each with a headline, a reason and a remedy', async () => {
    const result = await lintManifest(bad, rules);
    expect(result.problems).toEqual([]);
    expect(marksOfResult(own(result))).toEqual(marksOf(bad));
    for (const { message, why, remedy } of own(result).findings) {
      expect(message.length).toBeLessThan(MAX_HEADLINE);
      expect(message).not.toMatch(/[.…]$/);
      expect(why).not.toMatch(/^$|^so |[.…]$/);
      expect(remedy).not.toBe('');
    }
  });

  test('has no finding in the good example', async () => {
    const result = await lintManifest(good, rules);
    expect(result.problems).toEqual([]);
    expect(marksOfResult(own(result))).toEqual([]);
  });
});

describe.each([
  ['rules', RULES],
  ['hosted-rules', RULES],
  ['conflicts', RULES.filter(({ id }) => id.endsWith('-conflict'))],
])('several rules at once in %s', (name, rules) => {
  const folder = path.join(import.meta.dirname, '..', 'fixtures', name);

  test.each(readdirSync(folder).sort())('%s has the marked findings only', async (name) => {
    const manifest = readFileSync(path.join(folder, name), 'utf8');
    expect(manifest).toMatch(/\S/);
    const result = await lintManifest(manifest, rules, name);
    expect(result.problems).toEqual([]);
    expect(marksOfResult(result)).toEqual(marksOf(manifest));
  });
});
