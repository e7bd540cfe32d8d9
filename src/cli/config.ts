import { Command } from 'commander';
import { isGiven } from '../config/settings.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE, portText } from '../model/address.ts';
import type { Given, Settings } from '../options.ts';
import { DEFAULT_NODE_ROLES } from '../placement/node-role.ts';
import { DEFAULT_REGISTRY } from '../registry/built-in.ts';
import { escapeControls } from '../report/escape.ts';
import { jsonText } from '../report/json.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addInputOptions, addJudgingOptions, formatOption } from './options.ts';
import { givenBy, type SettingFlags, settingsOf } from './settings.ts';

/** One setting as it counts, and where it comes from: `default`, `FILE:LINE`, or the option that set it. */
export interface EffectiveSetting {
  readonly key: string;
  readonly value: unknown;
  readonly origin: string;
}

/** `hostport-lint config [PATH...]`: the configuration as it counts for these paths. Throws UsageError if the file is wrong. */
export function configCommand(io: InputOutput): Command {
  const command = new Command('config')
    .description('print the effective configuration, with the origin of each value')
    .argument(
      '[paths...]',
      'what would be linted; the configuration is looked for from the first of them upwards (default: the current folder)',
    );
  return addFailOnOption(addJudgingOptions(addInputOptions(command)))
    .option('--baseline <file>', 'as if it were linted with this baseline')
    .addOption(formatOption(['text', 'json']))
    .action(async (paths: string[], flags: Omit<SettingFlags, 'format'> & { format: string }) => {
      const judged: SettingFlags = { ...flags, format: [] };
      const settings = await settingsOf(command, judged, paths.length > 0 ? paths : ['.'], io);
      const list = effectiveSettings(settings, givenBy(command, judged));
      if (flags.format === 'text') io.stdout(settingsText(settings.file, list));
      else {
        const values = Object.fromEntries(list.map(({ key, value, origin }) => [key, { value, origin }]));
        io.stdout(jsonText({ version: 1, file: settings.file, settings: values }));
      }
    });
}

/** Every setting in the order of the schema. */
function effectiveSettings(settings: Settings, given: Given): EffectiveSetting[] {
  const { configuration, origins } = settings;
  const inFile = (key: string): string | null => (Object.hasOwn(origins, key) ? (origins[key] ?? null) : null);
  const setting = (key: string, value: unknown, option: string | null = null): EffectiveSetting => ({
    key,
    value,
    origin: option ?? inFile(key) ?? 'default',
  });
  const optionFor = (name: keyof Given, option: string): string | null => (isGiven(given[name]) ? `option ${option}` : null);
  const disabled = Object.fromEntries((given.disabledRules ?? []).map((rule) => [rule, 'off']));
  const rules = { ...configuration.rules, ...disabled };
  const originsOf = (key: string, name: keyof Given, option: string): string | null =>
    [inFile(key), optionFor(name, option)].filter((one) => one !== null).join(', ') || null;
  return [
    setting('registries', settings.registries.length > 0 ? settings.registries : [DEFAULT_REGISTRY], optionFor('registries', '--registry')),
    setting('release', settings.release, optionFor('release', '--release')),
    setting('rules', rules, originsOf('rules', 'disabledRules', '--disable')),
    setting('overrides', configuration.overrides ?? []),
    ...(given.rules?.length ? [setting('onlyRules', given.rules, 'option --rule')] : []),
    setting(
      'ranges',
      (configuration.ranges ?? []).map(({ port, endPort, protocol, ...rest }) => ({
        ports: `${portText({ port, endPort })}/${protocol ?? 'TCP'}`,
        ...rest,
      })),
    ),
    setting(
      'owners',
      (configuration.owners ?? []).map(({ port, protocol, owner }) => ({ port: `${port}/${protocol ?? 'TCP'}`, ...owner })),
    ),
    setting('programs', settings.programs, originsOf('programs', 'programs', '--programs')),
    setting('clusters', configuration.clusters ?? {}),
    setting('exclude', [...(configuration.exclude ?? []), ...(given.exclude ?? [])], originsOf('exclude', 'exclude', '--exclude')),
    setting(
      'ignore',
      (configuration.ignore ?? []).map(({ span: _, ...entry }) => entry),
    ),
    setting('baseline', settings.baseline, optionFor('baseline', '--baseline')),
    setting('nodeRoles', configuration.nodeRoles ?? DEFAULT_NODE_ROLES),
    setting('nodePortRange', portText(settings.nodePortRange ?? NODE_PORT_RANGE)),
    setting('ephemeralRange', portText(settings.ephemeralRange ?? EPHEMERAL_RANGE)),
    setting('hosted', configuration.hosted ?? {}),
    setting('minConfidence', settings.minimumConfidence, optionFor('minimumConfidence', '--min-confidence')),
    setting('failOn', settings.failOn, optionFor('failOn', '--fail-on')),
    setting('format', settings.format[0] ?? 'text'),
  ];
}

/** Lines that are YAML too; JSON is the form of a value that is a list or a mapping. */
function settingsText(file: string | null, settings: readonly EffectiveSetting[]): string {
  const head = file === null ? '# no configuration file\n' : `# configuration file: ${escapeControls(file)}\n`;
  const shown = settings.map(({ key, value, origin }) => ({
    line: `${key}: ${escapeControls(JSON.stringify(value))}`,
    origin: escapeControls(origin),
  }));
  const width = Math.min(60, Math.max(...shown.map(({ line }) => line.length)));
  return `${head}${shown.map(({ line, origin }) => `${line.padEnd(width)}  # ${origin}\n`).join('')}`;
}
