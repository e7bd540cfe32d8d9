import { Command, InvalidArgumentError } from 'commander';
import { loadOptions } from '../../config/settings.ts';
import type { PortRange } from '../../model/address.ts';
import { pick } from '../../model/groups.ts';
import type { DefaultPort } from '../../model/program.ts';
import { parseRelease, type Registry, type Release } from '../../model/registry.ts';
import type { RunOptions } from '../../options.ts';
import { defaultPorts } from '../../programs/defaults.ts';
import { openPrograms } from '../../programs/open.ts';
import { DOCUMENT_REGISTRY } from '../../registry/built-in.ts';
import { readPorts } from '../../registry/cells.ts';
import { registriesNamed } from '../../registry/load.ts';
import { notesOnRelease } from '../../registry/releases.ts';
import { jsonText } from '../../report/json.ts';
import type { InputOutput } from '../io.ts';
import { baseOption, formatOption, registryOption } from '../options.ts';
import { printNotes, textWithoutControls } from '../output.ts';

/** Options of all these commands: the input and the output format. */
export interface ReadingFlags {
  readonly format: 'text' | 'json';
  readonly registries: string[];
  readonly base?: string;
}

/** A command of `hostport-lint registry` with output formats `formats` and examples of its arguments. */
export function subcommand(
  name: string,
  description: string,
  examples: readonly string[],
  formats: readonly string[] = ['text', 'json'],
): Command {
  return new Command(name)
    .description(description)
    .addOption(formatOption(formats))
    .addHelpText('after', `\nExamples:\n${examples.map((line) => `  $ hostport-lint registry ${line}\n`).join('')}`);
}

/** The same for commands whose registries can be chosen. */
export function lookUp(name: string, description: string, examples: readonly string[], byDefault?: string): Command {
  const option = registryOption('registry to read', byDefault ?? DOCUMENT_REGISTRY);
  return subcommand(name, description, examples).addOption(option).addOption(baseOption());
}

export function printResult({ format }: ReadingFlags, json: object, text: string, io: Pick<InputOutput, 'stdout'>): void {
  io.stdout(format === 'json' ? jsonText(json) : textWithoutControls(text));
}

/** The options of the command line over those of the configuration that is found from the paths upwards. */
export function settingsFor(
  { registries, base, release }: Pick<ReadingFlags, 'registries' | 'base'> & { readonly release?: Release | undefined },
  paths: readonly string[],
  io: Pick<InputOutput, 'cwd' | 'env' | 'readStandardInput'>,
): Promise<RunOptions> {
  return loadOptions({ ...pick(io, 'cwd', 'env', 'readStandardInput'), paths, given: { registries, base, release: release?.join('.') } });
}

/** The registries of the option, otherwise of the configuration, otherwise the default. Throws UsageError if one cannot be read. */
export async function openRegistries(
  flags: ReadingFlags,
  { registries: names, configuration: { file } }: RunOptions,
  io: Pick<InputOutput, 'cwd' | 'stderr'>,
  release: Release | null = null,
): Promise<readonly Registry[]> {
  const registries = await registriesNamed(names.length > 0 ? names : [DOCUMENT_REGISTRY], { cwd: io.cwd, base: flags.base });
  const isConfigured = flags.registries.length === 0 && names.length > 0 && names.join() !== DOCUMENT_REGISTRY;
  printNotes([...(isConfigured ? [`${file} sets the registries: ${names.join(', ')}`] : []), ...notesOnRelease(registries, release)], io);
  return registries;
}

/** The default ports of built-in programs and of programs that the configuration describes. */
export async function knownDefaults({ programs }: RunOptions, { cwd }: Pick<InputOutput, 'cwd'>): Promise<readonly DefaultPort[]> {
  return defaultPorts((await openPrograms(programs, cwd)).programs);
}

export function parseReleaseOption(text: string): Release {
  const release = parseRelease(text);
  if (!release) throw new InvalidArgumentError('Write a release like 4.19.');
  return release;
}

export function parsePorts(text: string): readonly PortRange[] {
  const cell = readPorts(text);
  if (typeof cell === 'string') throw new InvalidArgumentError('Write ports like 9104, 9000-9100 or 9104,9105.');
  return cell.ranges;
}

export function parseRange(text: string): PortRange {
  const [first, ...rest] = parsePorts(text);
  if (!first || rest.length > 0) throw new InvalidArgumentError('Write one range like 9000-9999.');
  return first;
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('Write a number from 1 on.');
  return Number(text);
}
