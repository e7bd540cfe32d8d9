import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { countElsewhere } from '../changes/filter.ts';
import { didYouMean, EXIT, UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import type { RunOptions } from '../options.ts';
import { withoutLogCommands } from '../report/escape.ts';
import { FINDING_REPORTS, type ReportOptions, wantsColor } from '../report/index.ts';
import { type RunOutcome, run } from '../run.ts';
import { BASELINE_NAME } from '../suppression/baseline.ts';
import { forShell, plural } from '../text/words.ts';
import { addChangeOptions, type ChangeFlags, changeOf, narrowedTo, pathsToRead } from './change-options.ts';
import { EXAMPLES } from './command-tree.ts';
import type { InputOutput } from './io.ts';
import { repeated, titleOption } from './options.ts';
import { ofFiles, printNotes, printProblems, type ReportFlags, readFormats, textWithoutControls, writeReports } from './output.ts';
import { createProgress } from './progress.ts';
import { addReadingOptions, addRunOptions, optionsOfRun, type RunFlags } from './settings.ts';

type LintFlags = RunFlags &
  ChangeFlags &
  ReportFlags & { readonly statistics?: boolean; readonly fix?: boolean; readonly dryRun?: boolean; readonly watch?: boolean };

/** Makes linting the program's default command: `hostport-lint PATH...`; `complete` adds the other commands to the program. */
export function addLintCommand(program: Command, io: InputOutput, complete: () => Command): void {
  program.argument('[paths...]', 'files, folders or globs of manifests (default: the current folder); - reads standard input');
  addChangeOptions(addRunOptions(program))
    .optionsGroup('Output:')
    .addOption(repeated('-f, --format <format[=file]>', `${Object.keys(FINDING_REPORTS).join(', ')}; may be repeated`, 'text'))
    .option('-o, --output <file>', 'write the report to a file')
    .addOption(titleOption())
    .option('-q, --quiet', 'one line per finding; no output without findings')
    .option('-v, --verbose', 'also print suppressed findings, all places of each finding, and skipped rules')
    .option('--statistics', 'print only the number of findings of each rule')
    .option('--watch', 'lint again when a file changes, until a path no longer exists')
    .option('--color', 'use colours even in a pipe')
    .option('--no-color', 'do not use colours')
    .optionsGroup('Fixing:')
    .option('--fix', 'edit the files: declare ports, correct protocols, remove duplicates')
    .option('--dry-run', 'with --fix: print a diff instead of writing (charts and kustomizations are never written)')
    .addHelpText('after', `\n${EXAMPLES.lint}`)
    .action((paths: string[], flags: LintFlags) => (flags.watch ? lintAndWatch : lintPaths)(paths, flags, io, program, complete));
}

/** The arguments of the command and its environment. */
type LintArguments = [named: string[], flags: LintFlags, io: InputOutput, program: Command, complete: () => Command];

async function lintAndWatch(...[named, flags, io, program, complete]: LintArguments): Promise<void> {
  if (flags.fix) throw new UsageError('--fix changes files, so it cannot be combined with --watch');
  const { watchPaths } = await import('./watch.ts');
  const paths = pathsOrFolder(named, io);
  const written = [flags.output ?? [], ...(flags.format ?? []).flatMap((one) => one.split('=').slice(1))].flat();
  await watchPaths(paths, written, () => lintPaths(paths, flags, io, program, complete), io);
}

async function lintPaths(...[named, flags, io, program, complete]: LintArguments): Promise<void> {
  const { stdinFilename, fix = false, dryRun = false, quiet, color } = flags;
  refuseCommandAsPath(named[0] ?? '', complete, io.cwd);
  const given = named.length === 0 && stdinFilename !== undefined ? ['-'] : pathsOrFolder(named, io);
  if (stdinFilename !== undefined && !given.includes('-'))
    throw new UsageError('--stdin-filename names standard input; add - to the paths');
  const paths = pathsToRead(given, flags, io.cwd);
  if (paths.length === 0) {
    io.stderr('note: none of the given files is part of a Helm chart\n');
    return io.setExitCode(EXIT.clean);
  }
  const progress = createProgress(io);
  const options = await optionsOfRun(program, paths, io);
  const targets = readFormats(options.format.length > 0 ? options.format : ['text'], flags.output, Object.keys(FINDING_REPORTS));
  const printsData = targets.some(({ format, file }) => file === null && format !== 'text');
  if (dryRun && !fix) throw new UsageError('--dry-run needs --fix');
  const part = {
    ...options,
    ...changeOf(given, flags, options, ({ cwd, paths: below }) => optionsOfRun(program, below, { ...io, cwd })),
    onProgress: progress.update,
  };
  const outcome = await (fix ? fixAndPrint(part, flags, io, printsData) : run(part)).finally(progress.clear);
  const { result, exitCode, notes, known } = outcome;
  const what = narrowedTo(flags);
  const scope =
    what === null ? undefined : { what, elsewhere: countElsewhere(known.everything, result.findings, options.minimumConfidence) };
  const isWhole = what === null && !flags.nearestChart && !fix && !given.includes('-');
  // A diff for other programs is printed without anything else.
  const wanted = targets.filter(({ file, format }) => !dryRun || file !== null || format !== 'text');
  if (wanted.length < targets.length) printProblems(result.problems, io);
  const shown = {
    ...pick(flags, 'quiet', 'verbose', 'statistics', 'title'),
    ...pick(options, 'failOn', 'nodePortRange', 'ephemeralRange'),
    color,
    scope,
    ...ofFiles(io),
    paths: given.map((one) => (one === '.' ? path.basename(io.cwd) || one : one)),
    next: nextCommands(program, given, { cwd: io.cwd, canFix: isWhole, canAdopt: isWhole && !options.baseline }),
  };
  await writeReports(wanted, FINDING_REPORTS, outcome, shown, io);
  if (!quiet) printNotes(notes, io);
  io.setExitCode(exitCode);
}

/** The arguments, otherwise the current folder, with a note if standard input is piped but not named. */
function pathsOrFolder(given: string[], io: InputOutput): string[] {
  if (given.length > 0) return given;
  if (io.isInputPiped) io.stderr('note: linting the current folder; to lint standard input, name it: hostport-lint -\n');
  return ['.'];
}

const NO_COMMAND = '; linting needs no command: hostport-lint PATH...';
/** Names of commands in other programs. */
const VERBS: Readonly<Record<string, string>> = {
  lint: NO_COMMAND,
  check: NO_COMMAND,
  scan: NO_COMMAND,
  run: NO_COMMAND,
  validate: NO_COMMAND,
  fix: '; did you mean --fix?',
  version: '; did you mean --version?',
  explain: '; hostport-lint rules ID explains a rule, and hostport-lint ports --explain how each port was found',
};

/**
 * Throws UsageError for a misspelt command, which would otherwise be reported as a file that cannot be read, like each of its arguments.
 */
function refuseCommandAsPath(first: string, complete: () => Command, cwd: string): void {
  if (!/^(?:[a-z]+|\d+)$/i.test(first) || existsSync(path.resolve(cwd, first))) return;
  if (/^\d/.test(first))
    throw new UsageError(`there is no file or folder ${first}; to look up a port: hostport-lint registry find ${first}`);
  const { commands } = complete();
  const parent = commands.find((one) => one.commands.some((below) => below.name() === first));
  const below = parent && `; did you mean ${parent.name()} ${first}?`;
  const names = commands.map((one) => one.name());
  const hint = VERBS[first] ?? below ?? didYouMean(first, names);
  if (hint !== '') throw new UsageError(`there is no file, folder or command ${first}${hint}`);
}

/**
 * Fixes files; the report that follows shows the remaining findings. The diff is printed on standard error if standard output has a report
 * for programs.
 */
async function fixAndPrint(options: RunOptions, flags: LintFlags, io: InputOutput, printsData: boolean): Promise<RunOutcome> {
  const { fixFiles, colorDiff } = await import('../fix/index.ts');
  const { outcome, findings, files, failed, shown, diff } = await fixFiles(options, flags.dryRun === true);
  if (diff !== '') {
    const [print, isTerminal] = printsData ? [io.stderr, io.isErrorTerminal] : [io.stdout, io.isTerminal];
    // A diff for programs keeps every byte.
    const text = isTerminal ? textWithoutControls(diff) : io.env.GITHUB_ACTIONS === 'true' ? withoutLogCommands(diff) : diff;
    print((flags.color ?? wantsColor(io.env, isTerminal)) ? colorDiff(text) : text);
  }
  if (flags.quiet) return outcome;
  if (findings + shown + failed === 0) io.stderr('nothing to fix\n');
  const where = `${plural(findings, 'finding')} in ${plural(files.length, 'file')}`;
  if (findings > 0) io.stderr(flags.dryRun ? `would fix ${where}; nothing was written\n` : `fixed ${where}\n`);
  if (shown > 0) {
    const more = plural(shown, findings > 0 ? 'more finding' : 'finding');
    io.stderr(
      `the diff shows how to fix ${more} in ${options.paths.includes('-') ? 'standard input or templates, which are never written' : 'templates, which are never written'}\n`,
    );
  }
  return outcome;
}

/** The next commands to run, with the options of this run; null for commands that do not apply. */
function nextCommands(
  program: Command,
  paths: readonly string[],
  { cwd, canFix, canAdopt }: { readonly cwd: string; readonly canFix: boolean; readonly canAdopt: boolean },
): ReportOptions['next'] {
  const given = [...repeatedOptions(program), ...(paths.some((one) => one.startsWith('-')) ? ['--'] : []), ...paths];
  const commandOf = (...words: readonly string[]): string => [program.name(), ...[...words, ...given].map(forShell)].join(' ');
  // If the folder has a baseline, the advice is to use it instead of creating one.
  const adopt = existsSync(path.resolve(cwd, BASELINE_NAME)) ? commandOf('--baseline', BASELINE_NAME) : commandOf('baseline', 'create');
  return { fix: canFix ? commandOf('--fix') : null, baseline: canAdopt ? adopt : null };
}

/** The words of this command line that select the input and how it is checked. */
function repeatedOptions(program: Command): string[] {
  const { options } = addReadingOptions();
  return options.flatMap((option) => {
    const name = option.attributeName();
    const value: unknown = program.getOptionValueSource(name) === 'cli' ? program.getOptionValue(name) : undefined;
    if (value === undefined || (value === false) !== option.negate) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => [option.long ?? '', ...(typeof one === 'boolean' ? [] : [String(one)])]);
  });
}
