import { Command } from 'commander';
import { loadOptions } from '../config/settings.ts';
import type { RunOptions, UserOptions } from '../options.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addFindingOptions, addInputOptions, addJudgingOptions } from './options.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

/** Options that a configuration can set too, and the one that names the configuration; a command may have some of them. */
export interface SettingFlags extends UserOptions {
  readonly config?: string | false;
}

/** Options that select the input of a lint, how it is checked, and which findings count: those of the command line and of the Action. */
export type RunFlags = SettingFlags & SourceFlags;

/** Those of these options that other commands have too. */
export function addReadingOptions(command = new Command()): Command {
  return addJudgingOptions(addSourceOptions(addInputOptions(command)));
}

export function addRunOptions(command: Command): Command {
  return addFindingOptions(addFailOnOption(addReadingOptions(command))).option(
    '--baseline <file>',
    'suppress the findings in this file (see hostport-lint baseline create)',
  );
}

/** The options that the user wrote, without the defaults that commander adds. */
export function givenBy(command: Command): UserOptions {
  return Object.fromEntries(Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) === 'cli'));
}

/** The options of a run: `others` over the command line over the configuration that applies to the paths. Throws UsageError. */
export function optionsFor(
  command: Command,
  paths: readonly string[],
  others: Partial<RunOptions> & Pick<RunOptions, 'cwd'>,
): Promise<RunOptions> {
  return loadOptions({ paths, config: command.getOptionValue('config'), given: givenBy(command), ...others });
}

/** The same for a command with the options of a run. */
export function optionsOfRun(
  command: Command,
  paths: readonly string[],
  io: Pick<InputOutput, 'cwd' | 'env' | 'readStandardInput' | 'today'>,
): Promise<RunOptions> {
  return optionsFor(command, paths, { ...readSourceOptions(command.opts(), io), today: io.today });
}
