import { readFileSync } from 'node:fs';
import { applyEdits } from '../fix/apply.ts';
import { unifiedDiff } from '../fix/diff.ts';
import { replaceFile, stampOf } from '../fix/write.ts';
import { looksLikeTemplate } from '../manifest/template.ts';
import type { Edit } from '../model/edit.ts';
import { EXIT } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import { type RunOptions, type RunOutcome, run } from '../run.ts';
import { reasonOf } from '../source/files.ts';

/** More rounds than any file has ports to declare at one place. */
const MAXIMUM_ROUNDS = 100;

/** What fixing did; `outcome` is the lint of the fixed texts. */
export interface Fixed {
  readonly outcome: RunOutcome;
  readonly findings: number;
  readonly files: readonly string[];
  /** Unified diff of what was, or with a dry run would be, written; and of templates, which never are. */
  readonly diff: string;
}

/**
 * Applies the fixes of all findings in memory, round by round, since one fix moves the next; then writes each file in one
 * step. A file that changed meanwhile stays as it is, and so does one that holds template actions.
 */
export async function fixFiles(options: RunOptions, dryRun: boolean): Promise<Fixed> {
  const files = new Map<string, string>();
  const stamps = new Map<string, string>();
  const onFile = (path: string, file: string): void => {
    files.set(path, file);
    if (!stamps.has(path)) stamps.set(path, stampOf(file));
  };
  let outcome = await run({ ...options, onFile });
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  let applied = 0;
  for (let round = 0; round < MAXIMUM_ROUNDS; round++) {
    const count = applyRound(outcome, files, before, after);
    if (count === 0) break;
    applied += count;
    outcome = await run({ ...options, overlay: after });
  }
  const texts = [...after].map(([path, text]) => ({ path, text, original: before.get(path) ?? '' }));
  const writable = dryRun ? [] : texts.filter(({ original }) => !looksLikeTemplate(original));
  const problems = writable.flatMap(({ path, text }) => write(path, files.get(path) ?? path, text, stamps.get(path)));
  const written = writable.filter(({ path }) => !problems.some((problem) => problem.path === path));
  const shown = texts.filter((one) => !written.includes(one));
  return {
    outcome: withProblems(outcome, problems),
    findings: applied,
    files: written.map(({ path }) => path),
    diff: shown.map(({ path, original, text }) => unifiedDiff(path, original, text)).join(''),
  };
}

/** Applies what the findings offer to the texts in memory; returns how many fixes that were. */
function applyRound(
  outcome: RunOutcome,
  files: ReadonlyMap<string, string>,
  before: Map<string, string>,
  after: Map<string, string>,
): number {
  const byPath = new Map<string, Edit[]>();
  for (const { fix, suppressed } of outcome.result.findings) {
    const [edit] = fix?.edits ?? [];
    if (suppressed || !edit || !files.has(edit.path)) continue;
    byPath.set(edit.path, [...(byPath.get(edit.path) ?? []), edit]);
  }
  let count = 0;
  for (const [path, edits] of byPath) {
    if (!before.has(path)) before.set(path, readFileSync(files.get(path) ?? path, 'utf8'));
    const { text, applied } = applyEdits(after.get(path) ?? before.get(path) ?? '', edits);
    if (applied > 0) after.set(path, text);
    count += applied;
  }
  return count;
}

function write(path: string, file: string, text: string, stamp: string | undefined): Problem[] {
  const problem = (message: string): Problem[] => [{ path, line: 1, column: 1, message }];
  try {
    if (stampOf(file) !== stamp) return problem('changed while it was linted, so it was not fixed; run again');
    replaceFile(file, text);
    return [];
  } catch (error) {
    return problem(`cannot be written: ${reasonOf(error)}`);
  }
}

function withProblems(outcome: RunOutcome, problems: readonly Problem[]): RunOutcome {
  if (problems.length === 0) return outcome;
  return { ...outcome, exitCode: EXIT.incomplete, result: { ...outcome.result, problems: [...outcome.result.problems, ...problems] } };
}
