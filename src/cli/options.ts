import { type Command, InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../model/exit-code.ts';
import { SEVERITIES } from '../model/finding.ts';
import { CONFIDENCES } from '../model/listener.ts';
import type { UserOptions } from '../options.ts';
import { BUILT_IN_NAMES } from '../registry/built-in.ts';

/** Heading of the options about the checks. */
const JUDGING = 'Checks:';

/** Options that select the input and the registries; `lint` and `ports` share them. */
export function addInputOptions(command: Command): Command {
  const withRegistry = command
    .optionsGroup(JUDGING)
    .addOption(registryOption())
    .addOption(baseOption())
    .option('--release <version>', 'check against this release of the platform, such as 4.19')
    .addOption(
      setting('clusters', repeated('--cluster <name>', 'check only this cluster of the configuration; may be repeated', 'all', append)),
    )
    .optionsGroup('Input:')
    .option('--no-ignore', 'also read files that git ignores, and folders named vendor and node_modules')
    .addOption(
      repeated('--exclude <glob>', 'files and folders to skip, in addition to those of the configuration; may be repeated', 'none', append),
    )
    .option('--stdin-filename <path>', 'path of standard input in reports; it also selects the configuration');
  return addConfigurationOptions(withRegistry);
}

/** Options for the user's files. */
export function addConfigurationOptions(command: Command): Command {
  return command
    .addOption(new Option('--programs <file>', 'file that describes the ports of your own programs; may be repeated').argParser(collect))
    .option('--config <file>', 'configuration to use (default: .hostport-lint.yaml, found from the first path upwards)')
    .option('--no-config', 'use no configuration file');
}

/** The option for the registries that a command uses or reads. */
export function registryOption(purpose = 'registry to check against', byDefault = 'detected from the input, otherwise kubernetes'): Option {
  const description = `${purpose}: ${BUILT_IN_NAMES.join(', ')}, or a JSON, YAML or Markdown file; may be repeated`;
  return setting('registries', repeated('--registry <name|file>', description, byDefault));
}

/** The option for the registry that completes registries in Markdown, which only contain rows. */
export function baseOption(): Option {
  return new Option(
    '--base <name|file>',
    'registry whose owners and ranges a Markdown registry gets, or none (default: the built-in registry that it is a version of)',
  );
}

/** Options about severities and rules; `lint`, `config` and `baseline` share them. */
export function addJudgingOptions(command: Command): Command {
  return addConfidenceOption(command.optionsGroup(JUDGING))
    .addOption(setting('rules', repeated('--rule <id>', 'run only this rule; may be repeated', 'all')))
    .addOption(setting('disabledRules', repeated('--disable <id>', 'do not run this rule; may be repeated', 'none')));
}

/** The option for the title of the HTML report; `lint` and `ports` share it. */
export function titleOption(): Option {
  return new Option('--title <text>', 'HTML: title of the report, such as the name of the cluster');
}

/** The option for the output format of a command without reports; the first format is the default. */
export function formatOption(forms: readonly string[]): Option {
  return new Option('-f, --format <format>', 'output format').choices(forms).default(forms[0]);
}

/** An option that can be repeated; `usual` describes the default. */
export function repeated(flags: string, description: string, usual: string, read: typeof collect = collect): Option {
  return new Option(flags, description).argParser(read).default([], usual);
}

/** An option whose value has this name among those that the user gave, instead of the name that commander makes of its own. */
export function setting(name: keyof UserOptions, option: Option): Option {
  option.attributeName = () => name;
  return option;
}

/** An option with choices, which suggests the most similar one for an unknown value. */
export function oneOf(option: Option, choices: readonly string[]): Option {
  return option.choices(choices).argParser((value) => {
    if (choices.includes(value)) return value;
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}${didYouMean(value, choices)}`);
  });
}

export function addFailOnOption(command: Command): Command {
  const failOn = new Option('--fail-on <severity>', 'lowest severity that makes the exit status 1');
  return command.optionsGroup(JUDGING).addOption(oneOf(failOn, ['error', 'warning', 'info', 'never']).default('error'));
}

/** Options of the lint that select findings and limit their number. */
export function addFindingOptions(command: Command): Command {
  const severity = new Option('--severity <severity>', 'show only findings of at least this severity');
  return command
    .optionsGroup(JUDGING)
    .addOption(setting('minimumSeverity', oneOf(severity, SEVERITIES)))
    .addOption(
      new Option('--max-warnings <number>', 'exit with status 1 if there are more warnings, independent of --fail-on').argParser(count),
    );
}

/** Reads a number from 0. */
function count(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('it must be a number from 0.');
  return Number(value);
}

function addConfidenceOption(command: Command): Command {
  const confidence = new Option('--min-confidence <level>', 'show only findings of at least this confidence');
  return command.addOption(setting('minimumConfidence', oneOf(confidence, CONFIDENCES).default('medium')));
}

/** Collects a repeated option whose values can contain commas. */
export function append(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** Collects a repeated option, also with several values separated by commas. */
export function collect(value: string, before: readonly string[] = []): string[] {
  const values = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (values.length === 0) throw new InvalidArgumentError('it is empty.');
  return [...before, ...values];
}
