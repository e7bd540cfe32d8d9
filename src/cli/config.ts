import { Command } from 'commander';
import { isGiven } from '../config/settings.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE, type Protocol, portText } from '../model/address.ts';
import type { Given, Settings } from '../options.ts';
import { DEFAULT_NODE_ROLES } from '../placement/node-role.ts';
import { DEFAULT_REGISTRY } from '../registry/built-in.ts';
import { escapeControls } from '../report/escape.ts';
import { jsonText } from '../report/json.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addInputOptions, addJudgingOptions, formatOption } from './options.ts';
import { givenBy, optionOf, type SettingFlags, settingsOf } from './settings.ts';

/** One setting as it counts, and where it comes from: `default`, `FILE:LINE`, or the option that set it. */
interface EffectiveSetting {
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
      const list = effectiveSettings(settings, givenBy(command, judged), command);
      if (flags.format === 'text') io.stdout(settingsText(settings.file, list));
      else {
        const values = Object.fromEntries(list.map(({ key, value, origin }) => [key, { value, origin }]));
        io.stdout(jsonText({ version: 1, file: settings.file, settings: values }));
      }
    });
}

/** Every setting in the order of the schema. */
function effectiveSettings(settings: Settings, given: Given, command: Command): EffectiveSetting[] {
  const { configuration: file, origins } = settings;
  const rows: [key: string, value: unknown, option?: keyof Given][] = [
    ['registries', settings.registries.length > 0 ? settings.registries : [DEFAULT_REGISTRY], 'registries'],
    ['release', settings.release, 'release'],
    ['rules', { ...file.rules, ...Object.fromEntries((given.disabledRules ?? []).map((rule) => [rule, 'off'])) }, 'disabledRules'],
    ['overrides', file.overrides ?? []],
    ...(given.rules?.length ? [['onlyRules', given.rules, 'rules'] as [string, unknown, keyof Given]] : []),
    ['ranges', (file.ranges ?? []).map(({ port, endPort, protocol, ...rest }) => ({ ports: rangeText(port, endPort, protocol), ...rest }))],
    ['owners', (file.owners ?? []).map(({ port, endPort, protocol, owner }) => ({ port: rangeText(port, endPort, protocol), ...owner }))],
    ['programs', settings.programs, 'programs'],
    ['clusters', file.clusters ?? {}],
    ['exclude', [...(file.exclude ?? []), ...(given.exclude ?? [])], 'exclude'],
    ['ignore', (file.ignore ?? []).map(({ span: _, ...entry }) => entry)],
    ['baseline', settings.baseline, 'baseline'],
    ['nodeRoles', file.nodeRoles ?? DEFAULT_NODE_ROLES],
    ['nodePortRange', portText(settings.nodePortRange ?? NODE_PORT_RANGE)],
    ['ephemeralRange', portText(settings.ephemeralRange ?? EPHEMERAL_RANGE)],
    ['hosted', file.hosted ?? {}],
    ['minConfidence', settings.minimumConfidence, 'minimumConfidence'],
    ['failOn', settings.failOn, 'failOn'],
    ['format', settings.format[0] ?? 'text'],
  ];
  return rows.map(([key, value, name]) => {
    const option = name !== undefined && isGiven(given[name]) ? `option ${optionOf(command, name)}` : undefined;
    const inFile = Object.hasOwn(origins, key) ? origins[key] : undefined;
    const all = ADDING_UP.includes(key) ? [inFile, option] : [option ?? inFile];
    return { key, value, origin: all.filter(Boolean).join(', ') || 'default' };
  });
}

/** Settings in which the options add to the file. */
const ADDING_UP: readonly string[] = ['rules', 'programs', 'exclude'];

function rangeText(port: number, endPort: number, protocol: Protocol | null): string {
  return `${portText({ port, endPort })}/${protocol ?? 'TCP'}`;
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
