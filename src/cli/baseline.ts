import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { writeOwnFile } from '../fix/write.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { type RunOutcome, run, runOptions } from '../run.ts';
import { BASELINE_NAME, type BaselineEntry, baselineText, judgeBaseline, openBaseline } from '../suppression/baseline.ts';
import { plural } from '../text/words.ts';
import type { InputOutput } from './io.ts';
import { addInputOptions, addJudgingOptions } from './options.ts';
import { tellProblems } from './output.ts';
import { type SettingFlags, settingsOf } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

interface BaselineFlags extends SettingFlags, SourceFlags {
  readonly force?: boolean;
  readonly pruneOnly?: boolean;
}

/** `hostport-lint baseline create|update [FILE] [PATH...]`: writes today's findings as known. Throws UsageError on wrong use. */
export function baselineCommand(io: InputOutput): Command {
  const baseline = new Command('baseline').description('suppress known findings, so that only new ones count');
  const add = (name: string, description: string): Command => {
    const command = new Command(name)
      .description(description)
      .argument(
        '[paths...]',
        `[FILE] [PATH...]: the baseline (*.json; default ${BASELINE_NAME}), then what is linted (default: the current folder)`,
      );
    baseline.addCommand(addJudgingOptions(addSourceOptions(addInputOptions(command))));
    return command;
  };
  const create = add('create', 'write a baseline of all findings of today');
  create
    .option('--force', 'replace an existing baseline')
    .action((paths: string[], flags: BaselineFlags) => createBaseline(create, paths, flags, io));
  const update = add('update', 'remove fixed findings from a baseline, and add new ones');
  update
    .option('--prune-only', 'remove fixed findings, and add none')
    .action((paths: string[], flags: BaselineFlags) => updateBaseline(update, paths, flags, io));
  return baseline;
}

async function createBaseline(command: Command, words: string[], flags: BaselineFlags, io: InputOutput): Promise<void> {
  const named = await targetOf(command, words, flags, io);
  if (existsSync(path.resolve(io.cwd, named.file)) && !flags.force) {
    throw new UsageError(`${named.file} exists; hostport-lint baseline update changes it, --force replaces it`);
  }
  const outcome = await look(command, named.paths, flags, io);
  if (refuseIncomplete(outcome, io)) return;
  const { added } = judgeBaseline([], outcome.known, outcome.result.findings, { file: named.file, cwd: io.cwd });
  write(named.file, added, io);
  io.stdout(`${escapeControls(named.file)}: ${plural(added.length, 'known finding')}\n`);
  if (named.isConfigured) return;
  io.stdout(`Use it with --baseline ${escapeControls(named.file)}, or always with this line in .hostport-lint.yaml:\n`);
  io.stdout(`baseline: ${JSON.stringify(named.file)}\n`);
}

async function updateBaseline(command: Command, words: string[], flags: BaselineFlags, io: InputOutput): Promise<void> {
  const { file, paths } = await targetOf(command, words, flags, io);
  const before = openBaseline(file, io.cwd);
  const outcome = await look(command, paths, flags, io);
  if (refuseIncomplete(outcome, io)) return;
  const { kept, added, fixed } = judgeBaseline(before, outcome.known, outcome.result.findings, { file, cwd: io.cwd });
  const fresh = flags.pruneOnly ? [] : added;
  write(file, [...kept, ...fresh], io);
  for (const entry of fixed) io.stdout(escapeControls(`fixed: ${entry.rule} in ${entry.path}: ${entry.message}`).concat('\n'));
  for (const entry of fresh) io.stdout(escapeControls(`added: ${entry.rule} in ${entry.path}: ${entry.message}`).concat('\n'));
  io.stdout(
    `${escapeControls(file)}: ${plural(kept.length + fresh.length, 'known finding')}; ${fixed.length} fixed, ${fresh.length} added\n`,
  );
}

/** The first word is the baseline if it ends in .json and is a baseline or new; else the configuration names it. */
async function targetOf(
  command: Command,
  words: readonly string[],
  flags: BaselineFlags,
  io: InputOutput,
): Promise<{ readonly file: string; readonly paths: readonly string[]; readonly isConfigured: boolean }> {
  const [first = '', ...rest] = words;
  const isNamed = first.endsWith('.json') && isBaselineOrNew(first, io.cwd);
  const given = isNamed ? rest : words;
  const paths = given.length > 0 ? given : ['.'];
  const { baseline } = await settingsOf(command, flags, paths, io);
  const file = isNamed ? first : (baseline ?? BASELINE_NAME);
  return { file, paths, isConfigured: baseline !== undefined && baseline !== null && path.normalize(baseline) === path.normalize(file) };
}

function isBaselineOrNew(file: string, cwd: string): boolean {
  if (!existsSync(path.resolve(cwd, file))) return true;
  try {
    openBaseline(file, cwd);
    return true;
  } catch {
    return false;
  }
}

async function look(command: Command, paths: readonly string[], flags: BaselineFlags, io: InputOutput): Promise<RunOutcome> {
  return run(
    runOptions({
      ...(await settingsOf(command, flags, paths, io)),
      ...readSourceOptions(flags, io),
      baseline: null,
      paths,
      failOn: 'never',
      today: io.today,
    }),
  );
}

/** A baseline of half the input would call the other half fixed, or new. */
function refuseIncomplete({ result }: RunOutcome, io: InputOutput): boolean {
  if (result.problems.length === 0) return false;
  tellProblems(result.problems, io);
  io.stderr('hostport-lint: not everything could be read, so no baseline was written\n');
  io.setExitCode(EXIT.incomplete);
  return true;
}

function write(file: string, entries: readonly BaselineEntry[], io: InputOutput): void {
  writeOwnFile(file, baselineText(entries), io.cwd);
}
