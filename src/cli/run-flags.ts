import { Command } from 'commander';
import type { RunOptions, Settings } from '../options.ts';
import { runOptions } from '../run.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addFindingOptions, addInputOptions, addJudgingOptions } from './options.ts';
import { type SettingFlags, settingsOf } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

/** Options that say what a lint reads, how it judges, and which findings count: those of the command line and of the Action. */
export interface RunFlags extends SettingFlags, SourceFlags {}

/** The part of these options that other commands have too. */
export function addReadingOptions(command = new Command()): Command {
  return addJudgingOptions(addSourceOptions(addInputOptions(command)));
}

export function addRunOptions(command: Command): Command {
  return addFindingOptions(addFailOnOption(addReadingOptions(command))).option(
    '--baseline <file>',
    'suppress the findings of this file (hostport-lint baseline create makes it)',
  );
}

/** The options of a run for these paths and flags, over the configuration that applies there. Throws UsageError. */
export async function optionsOfRun(
  command: Command,
  flags: RunFlags,
  paths: readonly string[],
  io: Pick<InputOutput, 'cwd' | 'env' | 'readStandardInput'>,
): Promise<{ readonly settings: Settings; readonly options: RunOptions }> {
  const settings = await settingsOf(command, flags, paths, io);
  return { settings, options: runOptions({ ...settings, ...readSourceOptions(flags, io), paths }) };
}
