import type { Command } from 'commander';
import { loadSettings } from '../config/settings.ts';
import type { Severity } from '../model/finding.ts';
import type { Confidence } from '../model/listener.ts';
import type { Given, Settings } from '../options.ts';
import type { InputOutput } from './io.ts';

/** Options that a configuration file can set too; a command may have some of them. */
export interface SettingFlags {
  readonly config?: string | false;
  readonly registry?: readonly string[];
  readonly base?: string;
  readonly release?: string;
  readonly cluster?: readonly string[];
  readonly rule?: readonly string[];
  readonly disable?: readonly string[];
  readonly minConfidence?: Confidence;
  readonly failOn?: Severity | 'never';
  readonly severity?: Severity;
  readonly maxWarnings?: number;
  readonly exclude?: readonly string[];
  readonly stdinFilename?: string;
  readonly format?: readonly string[];
  readonly baseline?: string;
  readonly programs?: readonly string[];
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
  const written = <Name extends keyof SettingFlags>(name: Name) => (command.getOptionValueSource(name) === 'cli' ? flags[name] : undefined);
  const { registry: registries, base, release, rule: rules, disable: disabledRules, format, baseline, programs } = flags;
  const [minimumConfidence, failOn] = [written('minConfidence'), written('failOn')];
  const { severity: minimumSeverity, maxWarnings, exclude, stdinFilename, cluster: clusters } = flags;
  return {
    ...{ registries, base, release, rules, disabledRules, minimumConfidence, failOn, format, baseline, programs },
    ...{ minimumSeverity, maxWarnings, exclude, stdinFilename, clusters },
  };
}
