import { Command } from 'commander';
import { loadSettings } from '../config/settings.ts';
import type { Given, RunOptions, Settings } from '../options.ts';
import { runOptions } from '../run.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addFindingOptions, addInputOptions, addJudgingOptions } from './options.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

/** Options that a configuration can set too: the name of each as commander has it, and as the rest of the program has it. */
const SETTINGS = {
  registry: 'registries',
  base: 'base',
  release: 'release',
  cluster: 'clusters',
  rule: 'rules',
  disable: 'disabledRules',
  minConfidence: 'minimumConfidence',
  severity: 'minimumSeverity',
  failOn: 'failOn',
  maxWarnings: 'maxWarnings',
  exclude: 'exclude',
  stdinFilename: 'stdinFilename',
  format: 'format',
  baseline: 'baseline',
  programs: 'programs',
} as const satisfies Record<string, keyof Given>;

/** The values of these options; a command may have some of them. */
export type SettingFlags = { readonly config?: string | false } & {
  readonly [Flag in keyof typeof SETTINGS]?: NonNullable<Given[(typeof SETTINGS)[Flag]]>;
};

/** Options that say what a lint reads, how it judges, and which findings count: those of the command line and of the Action. */
export type RunFlags = SettingFlags & SourceFlags;

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

/** The command line over the configuration file over the defaults. */
export function settingsOf(
  command: Command,
  flags: SettingFlags,
  paths: readonly string[],
  io: Pick<InputOutput, 'cwd'>,
): Promise<Settings> {
  return loadSettings({ cwd: io.cwd, paths, config: flags.config, given: givenBy(command, flags) });
}

/** The options that the user wrote, without the defaults that commander fills in. */
export function givenBy(command: Command, flags: SettingFlags): Given {
  const written = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).filter((flag) => command.getOptionValueSource(flag) === 'cli');
  return Object.fromEntries(written.map((flag) => [SETTINGS[flag], flags[flag]]));
}

/** The option that sets a setting, as it is written: `--min-confidence`. */
export function optionOf(command: Command, setting: keyof Given): string | undefined {
  return command.options.find((option) => SETTINGS[option.attributeName() as keyof typeof SETTINGS] === setting)?.long;
}

/** The options of a run for these paths and flags, over the configuration that applies there. Throws UsageError. */
export async function optionsOfRun(
  command: Command,
  flags: RunFlags,
  paths: readonly string[],
  io: Pick<InputOutput, 'cwd' | 'env' | 'readStandardInput' | 'today'>,
): Promise<{ readonly settings: Settings; readonly options: RunOptions }> {
  const settings = await settingsOf(command, flags, paths, io);
  return { settings, options: runOptions({ ...settings, ...readSourceOptions(flags, io), paths, today: io.today }) };
}
