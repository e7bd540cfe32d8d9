import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sarif } from '../../src/report/sarif/index.ts';
import { requireRealPart } from '../real-parts.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, OPTIONS, SAMPLE } from './sample.ts';

const LOGS = {
  'findings of every kind': sarif(SAMPLE, OPTIONS),
  'no findings': sarif(CLEAN, OPTIONS),
  'nothing at all': sarif(EMPTY, OPTIONS),
  'hostile strings': sarif(HOSTILE_SAMPLE, OPTIONS),
};
type Name = keyof typeof LOGS;

/** Errors and warnings of the SARIF SDK's validator with GitHub's rules about each log; it exits with 0 whatever it finds. */
function validate(validator: string): Map<Name, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-sarif-'));
  try {
    const names = Object.keys(LOGS) as Name[];
    for (const [index, name] of names.entries()) writeFileSync(join(folder, `${index}.sarif`), LOGS[name]);
    // The npm package hands its arguments to a shell, so they carry quotes of their own.
    const lists = ['--rule-kind', "'Sarif;Ghas'", '--level', "'Error;Warning'"];
    const files = names.map((_, index) => `${index}.sarif`);
    const run = spawnSync(validator, ['validate', ...lists, '--output', 'out.log', ...files], { cwd: folder, encoding: 'utf8' });
    expect(run.stdout, run.stdout + run.stderr).toContain('Analysis completed successfully');
    expect(run.stdout).toContain(`${names.length} files scanned`);
    const [{ results }] = JSON.parse(readFileSync(join(folder, 'out.log'), 'utf8').replace(/^\uFEFF/, '')).runs;
    return new Map(names.map((name, index) => [name, complaintsOf(results, `${index}.sarif`)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Complaint {
  readonly ruleId: string;
  readonly message: unknown;
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}

function complaintsOf(results: readonly Complaint[], file: string): string[] {
  return results
    .filter(({ locations }) => locations.some(({ physicalLocation }) => physicalLocation.artifactLocation.uri.endsWith(file)))
    .map(({ ruleId, message }) => `${ruleId} ${JSON.stringify(message)}`);
}

describe('the SARIF SDK with the rules of GitHub', () => {
  let complaints: Map<Name, string[]> | undefined;
  const complaintsAbout = (name: Name) => {
    complaints ??= validate(requireRealPart('sarif-multitool'));
    return complaints.get(name);
  };

  test.each<Name>(['findings of every kind', 'no findings', 'nothing at all', 'hostile strings'])('accepts %s', (name) => {
    expect(complaintsAbout(name)).toEqual([]);
  });
});
