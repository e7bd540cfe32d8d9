import { Command } from 'commander';
import { isGiven, loadOptions } from '../config/settings.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE, type Protocol, portText } from '../model/address.ts';
import type { RunOptions, UserOptions } from '../options.ts';
import { DEFAULT_NODE_ROLES } from '../placement/node-role.ts';
import { DEFAULT_REGISTRY } from '../registry/built-in.ts';
import { escapeControls } from '../report/escape.ts';
import { jsonText } from '../report/json.ts';
import type { InputOutput } from './io.ts';
import { addFailOnOption, addInputOptions, addJudgingOptions, formatOption } from './options.ts';
import { givenBy } from './settings.ts';

/** An effective setting and its origin: `default`, `FILE:LINE`, or the option that set it. */
interface EffectiveSetting {
  readonly key: string;
  readonly value: unknown;
  readonly origin: string;
}

/** `hostport-lint config [PATH...]`: prints the effective configuration for these paths. Throws UsageError if the file is invalid. */
export function configCommand(io: InputOutput): Command {
  const command = new Command('config')
    .description('print the effective configuration, with the origin of each value')
    .argument('[paths...]', 'paths to lint; the configuration is searched from the first one upwards (default: the current folder)');
  return addFailOnOption(addJudgingOptions(addInputOptions(command)))
    .option('--baseline <file>', 'show the settings of a run with this baseline')
    .addOption(formatOption(['text', 'json']))
    .action(async (given: string[], { config, format }: { config?: string | false; format: string }) => {
      // `--format` is how this command prints.
      const { format: _, ...asked } = givenBy(command);
      const paths = given.length > 0 ? given : ['.'];
      const options = await loadOptions({ cwd: io.cwd, paths, config, given: asked });
      const { file } = options.configuration;
      const list = effectiveSettings(options, asked, command);
      const values = Object.fromEntries(list.map(({ key, value, origin }) => [key, { value, origin }]));
      io.stdout(format === 'text' ? settingsText(file, list) : jsonText({ version: 1, file, settings: values }));
    });
}

/** All settings in the order of the schema. */
function effectiveSettings(options: RunOptions, given: UserOptions, command: Command): EffectiveSetting[] {
  const { content: file, origins } = options.configuration;
  const rows: [key: string, value: unknown, option?: keyof UserOptions][] = [
    ['registries', options.registries.length > 0 ? options.registries : [DEFAULT_REGISTRY], 'registries'],
    ['release', options.release, 'release'],
    ['rules', { ...file.rules, ...Object.fromEntries((given.disabledRules ?? []).map((rule) => [rule, 'off'])) }, 'disabledRules'],
    ['overrides', file.overrides ?? []],
    ...(given.rules?.length ? [['onlyRules', given.rules, 'rules'] as [string, unknown, keyof UserOptions]] : []),
    ['ranges', (file.ranges ?? []).map(({ port, endPort, protocol, ...rest }) => ({ ports: rangeText(port, endPort, protocol), ...rest }))],
    ['owners', (file.owners ?? []).map(({ port, endPort, protocol, owner }) => ({ port: rangeText(port, endPort, protocol), ...owner }))],
    ['programs', options.programs, 'programs'],
    ['clusters', file.clusters ?? {}],
    ['exclude', [...(file.exclude ?? []), ...(given.exclude ?? [])], 'exclude'],
    ['ignore', (file.ignore ?? []).map(({ span: _, ...entry }) => entry)],
    ['baseline', options.baseline, 'baseline'],
    ['nodeRoles', file.nodeRoles ?? DEFAULT_NODE_ROLES],
    ['loadBalancerServices', options.loadBalancerServices ?? null],
    ['nodePortRange', portText(options.nodePortRange ?? NODE_PORT_RANGE)],
    ['ephemeralRange', portText(options.ephemeralRange ?? EPHEMERAL_RANGE)],
    ['hosted', file.hosted ?? {}],
    ['minConfidence', options.minimumConfidence, 'minimumConfidence'],
    ['failOn', options.failOn, 'failOn'],
    ['format', options.format[0] ?? 'text'],
  ];
  return rows.map(([key, value, name]) => {
    const option =
      name !== undefined && isGiven(given[name])
        ? `option ${command.options.find((one) => one.attributeName() === name)?.long}`
        : undefined;
    const inFile = Object.hasOwn(origins, key) ? origins[key] : undefined;
    const all = ADDING_UP.includes(key) ? [inFile, option] : [option ?? inFile];
    return { key, value, origin: all.filter(Boolean).join(', ') || 'default' };
  });
}

/** Settings for which the options add to the file. */
const ADDING_UP: readonly string[] = ['rules', 'programs', 'exclude'];

function rangeText(port: number, endPort: number, protocol: Protocol | null): string {
  return `${portText({ port, endPort })}/${protocol ?? 'TCP'}`;
}

/** Lines that are also YAML; a list or a mapping is written as JSON. */
function settingsText(file: string | null, settings: readonly EffectiveSetting[]): string {
  const head = file === null ? '# no configuration file\n' : `# configuration file: ${escapeControls(file)}\n`;
  const shown = settings.map(({ key, value, origin }) => ({
    line: `${key}: ${escapeControls(JSON.stringify(value))}`,
    origin: escapeControls(origin),
  }));
  const width = Math.min(60, Math.max(...shown.map(({ line }) => line.length)));
  return `${head}${shown.map(({ line, origin }) => `${line.padEnd(width)}  # ${origin}\n`).join('')}`;
}
