import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { escapeControls, withoutLogCommands } from '../report/escape.ts';
import { type ReportOptions, wantsColor, wantsLinks } from '../report/index.ts';
import { type Reportable, reportOptionsOf } from '../run.ts';
import { problemText, reasonOf } from '../text/problem.ts';
import { type InputOutput, widthOf } from './io.ts';

/** Options for reports; a command may have only some of them. */
export interface ReportFlags {
  readonly output?: string;
  readonly title?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
}

/** The destination of a format: a file, or standard output. */
export interface FormatTarget {
  readonly format: string;
  readonly file: string | null;
}

/**
 * Reads `--format sarif=report.sarif --format text`: each format once, and at most one without a file. `--output` sets the file of a single
 * format.
 */
export function readFormats(given: readonly string[], output: string | undefined, known: readonly string[]): FormatTarget[] {
  const targets = given.map((one): FormatTarget => {
    const [format = '', ...rest] = one.split('=');
    if (!known.includes(format) && /\.(?:ya?ml|json)$/i.test(format))
      throw new UsageError(`-f is --format here, and ${format} is not a format; values of a chart are given with --values ${format}`);
    if (!known.includes(format))
      throw new UsageError(`there is no format ${format}${didYouMean(format, known)} (known: ${known.join(', ')})`);
    if (rest.length > 0 && rest.join('=') === '') throw new UsageError(`--format ${one} has no file; write --format ${format}=FILE`);
    return { format, file: rest.length > 0 ? rest.join('=') : null };
  });
  const placed = output === undefined ? targets : withOutput(targets, output);
  const files = placed.flatMap(({ file }) => (file === null ? [] : [path.normalize(file)]));
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== undefined) throw new UsageError(`two formats cannot go to one file; give each its own file instead of ${twice}`);
  if (placed.filter((target) => target.file === null).length > 1) {
    throw new UsageError('only one format can go to standard output; give the others a file, as in --format sarif=report.sarif');
  }
  return placed;
}

function withOutput(targets: readonly FormatTarget[], output: string): FormatTarget[] {
  const open = targets.filter((target) => target.file === null);
  if (open.length !== 1) throw new UsageError('--output sets the file of one format; for several, write --format sarif=FILE --format text');
  return targets.map((target) => (target.file === null ? { ...target, file: output } : target));
}

/** A text of several lines without terminal control sequences. */
export function textWithoutControls(text: string): string {
  return text.split('\n').map(escapeControls).join('\n');
}

/** The lines of an error, without terminal control sequences and without commands to the service that runs a job. */
export function linesOfError({ lines }: UsageError): string[] {
  return lines.map((line) => withoutLogCommands(escapeControls(line)));
}

/** Prints problems on standard error, one per line. */
export function printProblems(problems: readonly Problem[], io: Pick<InputOutput, 'stderr'>): void {
  for (const problem of problems) io.stderr(`${withoutLogCommands(escapeControls(problemText(problem)))}\n`);
}

/** Prints notes on standard error, one per line. */
export function printNotes(notes: readonly string[], io: Pick<InputOutput, 'stderr'>): void {
  for (const note of notes) io.stderr(`note: ${escapeControls(note)}\n`);
}

/** Returns a report of a run, or its pieces. */
type ReportFunction = (result: RunResult, options: ReportOptions) => string | Iterable<string>;

/** Writes the reports of a run to their targets; `color` overrides the support of the terminal. */
export async function writeReports(
  targets: readonly FormatTarget[],
  reports: Readonly<Record<string, () => Promise<ReportFunction>>>,
  outcome: Reportable,
  options: Omit<Partial<ReportOptions>, 'color'> & { readonly color: boolean | undefined },
  io: InputOutput,
): Promise<void> {
  for (const target of targets) {
    const report = await reports[target.format]?.();
    const shown = { ...reportOptionsOf(outcome), ...options, ...screenFor(target, options.color, io) };
    if (report) await writeReport(target, report(outcome.result, shown), io, options.quiet);
  }
}

/** Writes a report, or its pieces, to its target, and prints the name of the file unless `quiet` is set. */
export async function writeReport(
  target: FormatTarget,
  report: string | Iterable<string>,
  io: Pick<InputOutput, 'stdout' | 'drained' | 'stderr' | 'cwd'>,
  quiet = false,
): Promise<void> {
  const pieces = typeof report === 'string' ? [report] : report;
  if (target.file === null) {
    for (const piece of pieces) {
      io.stdout(piece);
      await io.drained?.();
    }
    return;
  }
  try {
    await writeFile(path.resolve(io.cwd, target.file), pieces);
    if (!quiet) io.stderr(`wrote ${escapeControls(target.file)} (${target.format})\n`);
  } catch (error) {
    throw new UsageError(`cannot write ${target.file}: ${reasonOf(error)}`);
  }
}

/** Options of a report that depend on its target: a file, or perhaps a terminal. */
function screenFor({ file }: FormatTarget, color: boolean | undefined, io: InputOutput): Pick<ReportOptions, 'color' | 'links' | 'width'> {
  if (file !== null) return { color: color ?? false, width: undefined };
  return { color: color ?? wantsColor(io.env, io.isTerminal), links: wantsLinks(io.env, io.isTerminal), width: widthOf(io) };
}

/** Variables of CI services with the branch and the commit of the files: GitHub, GitLab, Azure Pipelines, Jenkins. */
const BRANCHES = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME', 'BUILD_SOURCEBRANCHNAME', 'GIT_BRANCH'];
const COMMITS = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'BUILD_SOURCEVERSION', 'GIT_COMMIT'];
const COMMIT_LENGTH = 12;

/** Options of a report about files: the branch and commit in CI, and how to read a file again for more of its lines. */
export function ofFiles({ cwd, env }: Pick<InputOutput, 'cwd' | 'env'>): Pick<ReportOptions, 'origin' | 'readText'> {
  const isCi = env.CI || env.GITHUB_ACTIONS || env.TF_BUILD || env.JENKINS_URL;
  const firstOf = (names: readonly string[]): string => (isCi ? (names.map((name) => env[name]).find(Boolean) ?? '') : '');
  const facts = [['Branch', firstOf(BRANCHES)] as const, ['Commit', firstOf(COMMITS).slice(0, COMMIT_LENGTH)] as const];
  return { origin: facts.filter(([, value]) => value !== ''), readText: (file) => readAgain(path.resolve(cwd, file)) };
}

/** Maximum length of files that are read a second time. */
const MAX_READ_AGAIN = 5_000_000;

function readAgain(file: string): string | null {
  try {
    const status = statSync(file);
    return status.isFile() && status.size <= MAX_READ_AGAIN ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
}
