import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { compareSeverity, type Finding } from '../model/finding.ts';
import type { RunResult, WholeResult } from '../model/result.ts';
import { type Filtered, filterResult, ownPlaces } from './filter.ts';
import { type Comparison, createGit, findBase, type Git } from './git.ts';
import { writeSnapshot } from './snapshot.ts';

export interface SinceOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly comparison: Comparison;
  /** What is linted: files, folders, globs. */
  readonly paths: readonly string[];
  /** Lints the same paths as they were, below another folder. */
  readonly lintBase: (place: { readonly cwd: string; readonly paths: readonly string[] }) => Promise<RunResult>;
}

interface Repository {
  readonly git: Git;
  readonly base: string;
  /** The working directory from the root of the repository, with a slash at its end unless it is the root. */
  readonly prefix: string;
}

/** What changed since a commit of the repository that holds the working directory. Throws UsageError where git cannot tell. */
function openChanges({ cwd, env, comparison }: Pick<SinceOptions, 'cwd' | 'env' | 'comparison'>): Repository {
  const git = createGit(cwd, env);
  const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '');
  return { git, prefix, base: findBase(git, comparison) };
}

/**
 * Leaves the findings that a change touched or caused: one of whose places stands on a changed line, or that were not there
 * before, or were less severe, or silenced. For the latter the files as they were are linted too, with the configuration of
 * then, but only where some finding stands on no changed line.
 */
export async function filterByChanges(whole: WholeResult, options: SinceOptions): Promise<Filtered> {
  const { cwd } = options;
  const repository = openChanges(options);
  const changed = changesOf(repository);
  const isTouched = (finding: Finding) =>
    ownPlaces(finding).some(({ path, line, endLine }) =>
      rangesOf(changed, path, cwd)?.some(({ from, to }) => line <= to && from <= endLine),
    );
  const isSettled = whole.problems.length === 0 && whole.findings.every((finding) => finding.suppressed !== null || isTouched(finding));
  const { before, note } = isSettled ? { before: null, note: null } : await lintBefore(repository, options);
  const known = new Map<string, Finding>();
  for (const finding of before?.findings ?? []) if (finding.suppressed === null) known.set(finding.fingerprint, finding);
  const isNew = (finding: Finding) => {
    if (isSettled) return false;
    const then = known.get(finding.fingerprint);
    return then === undefined || compareSeverity(then.severity, finding.severity) < 0;
  };
  const problems = new Set(before?.problems.map(({ path, message }) => `${path}\n${message}`));
  const filtered = filterResult(whole, {
    finding: (finding) => isTouched(finding) || isNew(finding),
    problem: ({ path, message }) => rangesOf(changed, path, cwd) !== undefined || !problems.has(`${path}\n${message}`),
  });
  return note === null ? filtered : { ...filtered, notes: [...filtered.notes, note] };
}

/** Changed lines by path relative to the working directory, as findings tell it. */
function changesOf({ git, prefix, base }: Repository): Map<string, LineRange[]> {
  const patch = git.read([
    ...['diff', '--unified=0', '--inter-hunk-context=0', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames'],
    ...['--ignore-submodules', '--no-relative', '--src-prefix=a/', '--dst-prefix=b/', base, '--'],
  ]);
  return new Map([...changedLines(patch)].map(([file, ranges]) => [path.posix.relative(`/${prefix}`, `/${file}`), ranges]));
}

type Changed = ReadonlyMap<string, readonly LineRange[]>;

/** What changed of a file, which git knows without the links on the way to it. */
function rangesOf(changed: Changed, file: string, cwd: string): readonly LineRange[] | undefined {
  return changed.get(file) ?? changed.get(withoutLinks(path.resolve(cwd, file), cwd));
}

/** The path from the working directory without symbolic links; of what is no file the path itself. */
function withoutLinks(file: string, cwd: string): string {
  return existsSync(file) ? path.relative(realpathSync(cwd), realpathSync(file)).replaceAll(path.sep, '/') : file;
}

async function lintBefore(
  { git, prefix, base }: Repository,
  { cwd, paths, lintBase }: SinceOptions,
): Promise<{ before: RunResult | null; note: string | null }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostport-lint-'));
  try {
    writeSnapshot(git, base, folder);
    const then = path.join(folder, prefix);
    mkdirSync(then, { recursive: true });
    const top = git.read(['rev-parse', '--show-toplevel']).toString('utf8').replace(/\n$/, '');
    const pathsThen = paths.filter((given) => given !== '-').map((given) => pathThen(given, { cwd, top, prefix }));
    return { before: await lintBase({ cwd: then, paths: pathsThen }), note: null };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const reason = error.message.replaceAll(folder, base.slice(0, 12));
    return { before: null, note: `every finding counts as new, because the files of ${base.slice(0, 12)} cannot be linted: ${reason}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same path for a snapshot's working directory; what lies outside of the repository is read where it is. */
function pathThen(given: string, { cwd, top, prefix }: { readonly cwd: string; readonly top: string; readonly prefix: string }): string {
  const file = path.resolve(cwd, given);
  const fromTop = existsSync(file) ? path.relative(top, realpathSync(file)) : path.join(prefix, path.relative(cwd, file));
  if (fromTop === '..' || fromTop.startsWith(`..${path.sep}`) || path.isAbsolute(fromTop)) return path.resolve(cwd, given);
  return path.relative(prefix, fromTop) || '.';
}

/** First and last changed line of a file; around lines that were only taken out, the two that were their neighbours. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * Reads a unified diff without context lines, as `git diff --unified=0 --dst-prefix=b/` prints it: the changed lines of each
 * file as it is now, by path from the root of the repository. A file whose name or mode alone changed has none.
 */
export function changedLines(patch: Buffer): Map<string, LineRange[]> {
  const changed = new Map<string, LineRange[]>();
  let ranges: LineRange[] = [];
  let bodyLines = 0;
  for (const line of patch.toString('latin1').split('\n')) {
    // The text of a change may look like a header, so it is told by the counts of its hunk.
    if (bodyLines > 0) {
      if (!line.startsWith('\\')) bodyLines--;
      continue;
    }
    const hunk = HUNK.exec(line);
    if (hunk) {
      const [from, added] = [Number(hunk[2]), Number(hunk[3] ?? 1)];
      bodyLines = Number(hunk[1] ?? 1) + added;
      ranges.push(added === 0 ? { from: Math.max(from, 1), to: from + 1 } : { from, to: from + added - 1 });
    } else if (line.startsWith('+++ ')) {
      ranges = [];
      const name = nameOf(line.slice('+++ '.length));
      if (name.startsWith('b/')) changed.set(name.slice('b/'.length), ranges);
    }
  }
  return changed;
}

/** A name as git writes it in a patch: plain, with a tab after it where it holds blanks, or quoted as in C. */
function nameOf(written: string): string {
  if (!written.startsWith('"')) return Buffer.from(written.replace(/\t$/, ''), 'latin1').toString('utf8');
  const bytes = written.slice(1, written.lastIndexOf('"')).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (SHORT_ESCAPES[code] ?? code);
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
