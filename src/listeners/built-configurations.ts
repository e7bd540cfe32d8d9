import builders from '../../programs/commands/config-builders.yaml';
import type { Container, Pod } from '../model/pod.ts';
import { optionValues } from './options.ts';
import { programName } from './wrappers.ts';

/** A command that writes each key of a ConfigMap as a file. */
interface ConfigBuilder {
  readonly executables: readonly string[];
  readonly subcommand: string;
  /** The option that names other ConfigMaps, and the one that is read without it. */
  readonly sources: string;
  readonly configMap: string;
  /** The option that names another folder, and the one that is written without it. */
  readonly destination: string;
  readonly folder: string;
}

const BUILDERS = builders as readonly ConfigBuilder[];

/** The folders that init containers of the pod fill, with the ConfigMaps whose keys become their files. */
export function builtFolders({
  containers,
}: Pod): { readonly builder: Container; readonly folder: string; readonly configMaps: readonly string[] }[] {
  return containers.flatMap((container) => {
    const words = [...container.command, ...container.args];
    const found = BUILDERS.find(
      ({ executables, subcommand }) => executables.includes(programName(words[0])) && words.some(({ value }) => value === subcommand),
    );
    if (!found || container.role !== 'init') return [];
    const named = optionValues(words, found.sources).flatMap(({ value }) => [...value.matchAll(/config-map:(?:[^/,]*\/)?([^,]+)/g)]);
    const configMaps = named.length > 0 ? named.map(([, name = '']) => name) : [found.configMap];
    return [{ builder: container, folder: optionValues(words, found.destination).at(-1)?.value ?? found.folder, configMaps }];
  });
}
