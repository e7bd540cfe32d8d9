import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sarif } from '../../src/report/sarif/index.ts';
import { requireRealPart } from '../real-parts.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, OPTIONS, SAMPLE } from './sample.ts';

/** Errors and warnings of the SARIF SDK's validator with GitHub's rules; it exits with 0 whatever it finds. */
function complaintsAbout(log: string): string[] {
  const validator = requireRealPart('sarif-multitool');
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-sarif-'));
  try {
    writeFileSync(join(folder, 'log.sarif'), log);
    // The npm package hands its arguments to a shell, so they carry quotes of their own.
    const lists = ['--rule-kind', "'Sarif;Ghas'", '--level', "'Error;Warning'"];
    const run = spawnSync(validator, ['validate', ...lists, '--output', 'out.sarif', 'log.sarif'], { cwd: folder, encoding: 'utf8' });
    expect(run.stdout, run.stdout + run.stderr).toContain('Analysis completed successfully');
    const { results } = JSON.parse(readFileSync(join(folder, 'out.sarif'), 'utf8').replace(/^\uFEFF/, '')).runs[0];
    return results.map((result: { ruleId: string; message: unknown }) => `${result.ruleId} ${JSON.stringify(result.message)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the SARIF SDK with the rules of GitHub', () => {
  test.each([
    ['findings of every kind', SAMPLE],
    ['no findings', CLEAN],
    ['nothing at all', EMPTY],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('has nothing to say about %s', (_, result) => {
    expect(complaintsAbout(sarif(result, OPTIONS))).toEqual([]);
  });

  test('would complain about a rule without help', () => {
    const log = JSON.parse(sarif(SAMPLE, OPTIONS));
    delete log.runs[0].tool.driver.rules[0].help;
    expect(complaintsAbout(JSON.stringify(log))).not.toEqual([]);
  });
});
