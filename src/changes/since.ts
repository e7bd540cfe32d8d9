import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import { compareSeverity, type Finding } from '../model/finding.ts';
import type { KnownFindings, RunResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { onceForEach } from '../text/once.ts';
import { changedLines, type LineRange, similarity } from './changed-lines.ts';
import { type Filtered, filterResult, ownPlaces } from './filter.ts';
import { type Comparison, createGit, findBase, type Git } from './git.ts';
import { type Blob, filesOfCommit, readBlobs, writeSnapshot } from './tree.ts';

export interface SinceOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly comparison: Comparison;
  /** Files, folders and globs to lint. */
  readonly paths: readonly string[];
  /** Lints the same paths at the base, below another folder. */
  readonly lintBase: (place: { readonly cwd: string; readonly paths: readonly string[] }) => Promise<RunResult>;
}

interface Repository {
  readonly git: Git;
  readonly base: string;
  /** The files of the base. */
  readonly blobs: readonly Blob[];
  /** Root of the repository, absolute. */
  readonly top: string;
  /** The working directory relative to the root, with a slash at its end; empty at the root. */
  readonly prefix: string;
}

/** The repository of the working directory and its base. Throws UsageError if there is no repository or no base. */
function openRepository({ cwd, env, comparison }: Pick<SinceOptions, 'cwd' | 'env' | 'comparison'>): Repository {
  const git = createGit(cwd, env);
  const ask = (option: string) => git.read(['rev-parse', option]).toString('utf8').replace(/\n$/, '');
  const [prefix, top] = [ask('--show-prefix'), ask('--show-toplevel')];
  const base = findBase(git, comparison);
  return { git, prefix, top, base, blobs: filesOfCommit(git, base) };
}

/**
 * Keeps the findings that a change touched (one of their places is on a changed line) or caused (they are new, more severe, or no longer
 * suppressed). To find the latter, the files of the base are linted with the configuration of the base, unless all findings are touched.
 */
export async function filterByChanges(whole: RunResult, findings: KnownFindings, options: SinceOptions): Promise<Filtered> {
  const { cwd } = options;
  const repository = openRepository(options);
  const rangesOf = createChanges(repository, cwd);
  const isChanged = ({ path, line, endLine }: Span): boolean =>
    rangesOf(path)?.some(({ from, to }) => line <= to && from <= endLine) === true;
  const isTouched = (finding: Finding): boolean => ownPlaces(finding).some(isChanged);
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
  const filtered = filterResult(whole, findings, {
    finding: (finding) => isTouched(finding) || isNew(finding),
    place: isChanged,
    problem: ({ path, message }) => rangesOf(path) !== undefined || !problems.has(`${path}\n${message}`),
  });
  return note === null ? filtered : { ...filtered, notes: [...filtered.notes, note] };
}

/**
 * Returns the changed lines of a file, by its path from the working directory; undefined if the file did not change or is outside the
 * repository.
 */
function createChanges(repository: Repository, cwd: string): (file: string) => readonly LineRange[] | undefined {
  const textsOf = createTexts(repository, cwd);
  return onceForEach((file: string) => {
    const texts = textsOf(file);
    return texts === undefined || (texts.isOfBase && texts.before === texts.now) ? undefined : changedLines(texts.before, texts.now);
  });
}

/**
 * The text of a file at the base of a comparison. If the base does not have the file, the text of the file that was renamed to it; empty if
 * there is none. Throws UsageError without git or a base, and for a file outside the repository.
 */
export function textAtBase(file: string, options: Pick<SinceOptions, 'cwd' | 'env' | 'comparison'>): string {
  const texts = createTexts(openRepository(options), options.cwd)(file);
  if (texts === undefined)
    throw new UsageError(`${file} is not a file of this repository, so there is no earlier version to compare it with`);
  return texts.before;
}

/** A file now and at the base. */
interface Texts {
  readonly now: string;
  /** Empty if the base has neither the file nor a file that was renamed to it. */
  readonly before: string;
  readonly isOfBase: boolean;
}

/**
 * Reads a file, by its path from the working directory, now and at the base; undefined if it is not a file of the repository. The blobs are
 * read directly, because `git diff` would run the filters of the repository's configuration.
 */
function createTexts({ git, top, blobs }: Repository, cwd: string): (file: string) => Texts | undefined {
  const byPath = new Map(blobs.map((blob) => [blob.path, blob]));
  const textOf = (blob: Blob): string => [...readBlobs(git, [blob])][0]?.[1].toString('utf8') ?? '';
  const removed = onceForEach((extension: string) => {
    const gone = blobs.filter((blob) => path.posix.extname(blob.path) === extension && !existsSync(path.join(top, blob.path)));
    return [...readBlobs(git, gone)].map(([, bytes]) => bytes.toString('utf8'));
  });
  /** The text of the most similar removed file; as in git's detection of renames, at least half of the lines must be equal. */
  const formerText = (file: string, text: string): string => {
    const scored = removed(path.extname(file)).map((before) => ({ before, score: similarity(before, text) }));
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { before: '', score: 0 });
    return best.score >= 0.5 ? best.before : '';
  };
  return (file) => {
    const real = path.resolve(cwd, file);
    if (!statSync(real, { throwIfNoEntry: false })?.isFile()) return undefined;
    const fromTop = path.relative(top, realpathSync(real)).replaceAll(path.sep, '/');
    if (fromTop.startsWith('../') || path.isAbsolute(fromTop)) return undefined;
    const now = readFileSync(real, 'utf8');
    const blob = byPath.get(fromTop);
    return { now, before: blob ? textOf(blob) : formerText(fromTop, now), isOfBase: blob !== undefined };
  };
}

async function lintBefore(
  { git, prefix, top, base, blobs }: Repository,
  { cwd, paths, lintBase }: SinceOptions,
): Promise<{ before: RunResult | null; note: string | null }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostport-lint-'));
  try {
    writeSnapshot(git, blobs, folder);
    const then = path.join(folder, prefix);
    mkdirSync(then, { recursive: true });
    const pathsThen = paths.filter((given) => given !== '-').map((given) => pathThen(given, { cwd, top, prefix }));
    return { before: await lintBase({ cwd: then, paths: pathsThen }), note: null };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const reason = error.message.replaceAll(folder, base.slice(0, 12));
    return {
      before: null,
      note: `every finding is reported as new, because the files of ${base.slice(0, 12)} cannot be linted: ${reason}`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the path in a snapshot; a path outside the repository is unchanged. */
function pathThen(given: string, { cwd, top, prefix }: { readonly cwd: string; readonly top: string; readonly prefix: string }): string {
  const file = path.resolve(cwd, given);
  const fromTop = existsSync(file) ? path.relative(top, realpathSync(file)) : path.join(prefix, path.relative(cwd, file));
  if (fromTop === '..' || fromTop.startsWith(`..${path.sep}`) || path.isAbsolute(fromTop)) return path.resolve(cwd, given);
  return path.relative(prefix, fromTop) || '.';
}
