import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEvent } from '../changes/event.ts';
import { countElsewhere } from '../changes/filter.ts';
import type { Comparison } from '../changes/git.ts';
import { EXIT, type ExitCode, UsageError } from '../model/exit-code.ts';
import type { Confidence } from '../model/listener.ts';
import { escapeControls, withoutLogCommands } from '../report/escape.ts';
import { FINDING_REPORTS, type FindingFormat, type ReportOptions, type ReportScope } from '../report/index.ts';
import { defectReport } from '../report/product.ts';
import { type RunOutcome, reportOptionsOf, run } from '../run.ts';
import { orUsageError } from '../text/problem.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { annotated, cutSummary, outputsOf, outputText } from './outputs.ts';

const env = process.env;

/** Runs a step of a workflow: lints, writes annotations, summary and reports, and fails if a finding reaches `fail-on`. */
export async function runAction(): Promise<void> {
  // A closed output is not an error of the step.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.clean : EXIT.incomplete));
  try {
    process.exitCode = await lintWorkspace();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const lines = isUsage ? error.lines : [defectReport(error)];
    say(`::error title=hostport-lint::${lines.map(escapeLine).join('%0A')}`);
    process.exitCode = isUsage ? EXIT.usage : EXIT.defect;
  }
}

async function lintWorkspace(): Promise<ExitCode> {
  const inputs = readInputs(env);
  const { paths } = inputs;
  const cwd = env.GITHUB_WORKSPACE || process.cwd();
  const options = await inputs.optionsIn({ cwd, paths });
  const comparison = inputs.changedOnly ? comparisonOf() : null;
  const outcome = await run({ ...options, ...(comparison && { change: { since: comparison, paths, optionsIn: inputs.optionsIn } }) });
  const scope = comparison === null ? undefined : scopeOf(comparison, outcome, options.minimumConfidence);
  await reportOutcome(outcome, inputs, cwd, { ...reportOptionsOf(outcome), failOn: options.failOn, scope, filesUrl: filesUrlOf() });
  return outcome.exitCode;
}

/** The base and head of the event; null, with a notice, if the event has none, in which case everything is reported. */
function comparisonOf(): Comparison | null {
  const [name, file] = [env.GITHUB_EVENT_NAME ?? '', env.GITHUB_EVENT_PATH ?? ''];
  if (name === '' || file === '') throw new UsageError('changed-only needs GITHUB_EVENT_NAME and GITHUB_EVENT_PATH, which the runner sets');
  const text = orUsageError(`changed-only needs the event file ${file}, which cannot be read`, () => readFileSync(file, 'utf8'));
  const comparison = readEvent(name, text);
  if (comparison === null)
    say(`::notice title=hostport-lint::${escapeLine(`a ${name} event does not show what changed, so everything is reported`)}`);
  return comparison;
}

/** The sentence that says which findings are reported, and which commits were compared. */
function scopeOf({ base }: Comparison, { known, result }: RunOutcome, minimum: Confidence): ReportScope {
  const [then, now] = [base.slice(0, 12), (env.GITHUB_SHA ?? '').slice(0, 12)];
  return {
    what: `what changed since ${then}`,
    elsewhere: countElsewhere(known.everything, result.findings, minimum),
    compared: `Compared: ${now === '' ? 'what is checked out' : now} with ${then}, the base of this ${env.GITHUB_EVENT_NAME ?? ''} event.`,
  };
}

/** The URL of the linted files on the server; undefined outside a workflow. */
function filesUrlOf(): string | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: commit = '' } = env;
  const isKnown = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[0-9a-f]+$/.test(commit);
  return isKnown ? `${server}/${repository}/blob/${commit}` : undefined;
}

/** Writes the report files, the log with its annotations, the summary and the outputs. */
async function reportOutcome({ result, exitCode, notes }: RunOutcome, inputs: Inputs, cwd: string, options: ReportOptions): Promise<void> {
  const textOf = async (format: string): Promise<string> => (await FINDING_REPORTS[format as FindingFormat]())(result, options);
  const { sarifFile } = inputs;
  for (const { format, file } of [...inputs.targets, ...(sarifFile === null ? [] : [{ format: 'sarif', file: sarifFile }])])
    if (file !== null) writeFile(path.resolve(cwd, file), await textOf(format));
  const log = inputs.targets.find(({ file }) => file === null)?.format ?? 'text';
  printWithoutCommands(await textOf(log));
  for (const sentence of notes) say(withoutLogCommands(`note: ${escapeControls(sentence)}`));
  const shown = annotated(result);
  if (log !== 'github') process.stdout.write((await FINDING_REPORTS.github())(shown.result, options));
  const { more } = shown;
  if (more > 0)
    say(
      `${more} more ${more === 1 ? 'is' : 'are'} not annotated, because GitHub shows ten of each level; see the job summary and the log above`,
    );
  append('GITHUB_STEP_SUMMARY', cutSummary(await textOf('markdown')));
  append('GITHUB_OUTPUT', outputText(outputsOf(result, exitCode, sarifFile)));
}

/** Prints a text in which the runner ignores workflow commands. */
function printWithoutCommands(text: string): void {
  const token = randomUUID();
  say(`::stop-commands::${token}`);
  process.stdout.write(text.endsWith('\n') || text === '' ? text : `${text}\n`);
  say(`::${token}::`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function escapeLine(text: string): string {
  return escapeControls(text).replaceAll('%', '%25');
}

function writeFile(file: string, text: string): void {
  const write = (): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  orUsageError(`${file} cannot be written`, write);
}

/** Appends to one of the runner's files; does nothing outside a workflow. */
function append(variable: string, text: string): void {
  const file = env[variable];
  if (!file) return;
  orUsageError(`${variable} (${file}) cannot be written`, () => appendFileSync(file, text));
}
