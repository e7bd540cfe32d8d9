import { addTo } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import type { Edit } from '../model/span.ts';
import type { RunOptions } from '../options.ts';
import { exitCodeOf, type RunOutcome, run, withProblems } from '../run.ts';
import { looksLikeTemplate } from '../template/blanks.ts';
import { unifiedDiff } from './diff.ts';
import { createEditedFiles, type EditedText } from './edited-files.ts';
import { applyRound, type FixDraft, MAX_ROUNDS } from './edits.ts';
import { fixesInSources } from './sources.ts';

export { colorDiff } from './diff.ts';

/** The result of fixing. `outcome` is the lint of the fixed files; in a dry run it contains the findings that would remain. */
export interface Fixed {
  readonly outcome: RunOutcome;
  /** Number of fixed findings in files that were written, or in a dry run would be. */
  readonly findings: number;
  readonly files: readonly string[];
  /** Number of files that could not be written; each is a problem of the outcome. */
  readonly failed: number;
  /** Number of fixes in templates and renders, which are never written. */
  readonly shown: number;
  /** Unified diff of the changes that were not written, because of the dry run or because they are in templates and renders. */
  readonly diff: string;
}

/**
 * Applies the fixes of all findings in memory, in rounds, because one fix moves the places of the next; then replaces each file atomically.
 * Files that changed in the meantime, templates, and the sources of renders are not written.
 */
export async function fixFiles(given: RunOptions, dryRun: boolean): Promise<Fixed> {
  // Standard input can be read only once.
  const input = given.paths.includes('-') ? await given.readStandardInput() : new Uint8Array();
  const options = { ...given, readStandardInput: async () => input };
  const files = createEditedFiles(options.cwd, 'fixed');
  const { onFile } = files;
  const opened = new Map<string, EditedText>();
  const refused = new Map<string, Problem>();
  const read = (path: string): string | null => {
    const file = files.open(path, input);
    if ('message' in file) refused.set(path, file);
    else opened.set(path, file);
    return 'message' in file ? null : file.text;
  };
  const asRead = await run({ ...options, onFile });
  let outcome = asRead;
  const drafts = new Map<string, FixDraft>();
  const fixedInRenders = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const overlay = textsAfterFix(drafts);
    const inSources = await fixesInSources(asRead, { ...options, overlay, onFile });
    for (const fingerprint of inSources.fixed) fixedInRenders.add(fingerprint);
    if (!applyRound(drafts, new Map([...inSources.edits, ...editsOf(outcome)]), read)) break;
    outcome = await run({ ...options, overlay: textsAfterFix(drafts) });
  }
  const templates = new Map([...drafts].filter(([path, { before }]) => !opened.get(path)?.write || looksLikeTemplate(before)));
  const writable = new Map([...drafts].filter(([path]) => !templates.has(path)));
  const failures = dryRun ? [] : [...writable].flatMap(([path, { after }]) => opened.get(path)?.write?.(after) ?? []);
  for (const { path } of failures) writable.delete(path);
  const problems = [...refused.values(), ...failures];
  // Files that are never written are unchanged, so their findings remain.
  if (templates.size + failures.length + fixedInRenders.size > 0) outcome = await run({ ...options, overlay: textsAfterFix(writable) });
  const diffs = [...(dryRun ? drafts : templates)].map(([path, { before, after }]) => unifiedDiff(path, before, after));
  return {
    outcome: withProblems(dryRun ? remainingAfterDryRun(asRead, outcome, fixedInRenders, options) : outcome, problems),
    findings: countFixes(writable),
    files: [...writable.keys()],
    failed: problems.length,
    shown: countFixes(templates),
    diff: diffs.join(''),
  };
}

/** The findings that remain after a dry run, at their places in the unchanged files. */
function remainingAfterDryRun(asRead: RunOutcome, fixed: RunOutcome, inRenders: ReadonlySet<string>, options: RunOptions): RunOutcome {
  const left = new Set(fixed.result.findings.map(({ fingerprint }) => fingerprint));
  const findings = asRead.result.findings.filter(({ fingerprint }) => left.has(fingerprint) && !inRenders.has(fingerprint));
  const result = { ...asRead.result, findings };
  return { ...asRead, result, exitCode: exitCodeOf({ ...result, problems: fixed.result.problems }, options) };
}

/** The edits of the findings in files and standard input, by path. */
function editsOf(outcome: RunOutcome): Map<string, Edit[]> {
  const byPath = new Map<string, Edit[]>();
  for (const { fix, suppressed } of outcome.result.findings) {
    const [edit] = fix?.edits ?? [];
    if (suppressed || !edit) continue;
    addTo(byPath, edit.path, edit);
  }
  return byPath;
}

function textsAfterFix(drafts: ReadonlyMap<string, FixDraft>): Map<string, string> {
  return new Map([...drafts].map(([path, { after }]) => [path, after]));
}

function countFixes(drafts: ReadonlyMap<string, FixDraft>): number {
  return [...drafts.values()].reduce((sum, { count }) => sum + count, 0);
}
