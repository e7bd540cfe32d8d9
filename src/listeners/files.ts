import { posix } from 'node:path';
import builders from '../../programs/commands/config-builders.yaml';
import type { Container, KnownFile, Pod, Volume } from '../model/pod.ts';
import { addStep, matchesIn, spanOfText, type Text } from '../text/text.ts';
import { baseName } from '../text/words.ts';
import type { ConfigMapKeys } from './environment.ts';
import { optionValues } from './options.ts';
import { programName } from './wrappers.ts';

/** The files of each volume, by their paths in it. */
type Volumes = Map<string, Map<string, Text>>;

/** The files that a container can read, as far as they are in the input; a file of a mounted ConfigMap hides others with its path. */
export interface ReadableFiles {
  readonly readFile: (path: string) => KnownFile | undefined;
  /** All files below a folder, or the file at the path. */
  readonly filesBelow: (path: string) => readonly KnownFile[];
  /** Adds a file that the container's script wrote. */
  readonly add: (file: KnownFile) => void;
}

/** Returns the files of ConfigMaps and of the node that volumes mount into a container. */
export function readableFiles(pod: Pod, container: Container, keys: ConfigMapKeys, nodeFiles: () => readonly KnownFile[]): ReadableFiles {
  const contentOf = (name: string): Iterable<readonly [string, Text]> => {
    const volume = pod.volumes.find((one) => one.name === name);
    return (volume?.configMaps ?? []).flatMap((configMap) => filesOfConfigMap(configMap, keys(configMap.name)));
  };
  const nodeVolumes = pod.volumes.some((volume) => volume.hostPath !== null) ? volumesOfNode(pod, nodeFiles()) : new Map();
  const files = new Map<string, KnownFile>();
  const add = (file: KnownFile): void => void files.set(normalizePath(file.path), file);
  for (const file of mountedFiles(container, (volume) => nodeVolumes.get(volume) ?? [])) add(file);
  for (const file of builtFiles(pod, container, keys)) add(file);
  for (const file of [...mountedFiles(container, contentOf), ...(pod.files ?? [])]) add(file);
  return {
    add,
    readFile: (path) =>
      files.size === 0 ? undefined : files.get(normalizePath(path.startsWith('/') ? path : `${container.workingDir ?? ''}/${path}`)),
    filesBelow: (path) => [...files.values()].filter((file) => restBelow(normalizePath(path), file.path) !== null),
  };
}

/** A command that writes each key of ConfigMaps as a file; `config-builders.yaml` explains each field. */
interface ConfigBuilder {
  readonly executables: readonly string[];
  readonly subcommand: string;
  readonly sources: string;
  readonly configMap: string;
  readonly destination: string;
  readonly folder: string;
}

/** Returns files that an init container creates from ConfigMaps in a volume that the container also mounts. */
function builtFiles(pod: Pod, container: Container, keys: ConfigMapKeys): KnownFile[] {
  return pod.containers.flatMap((builder) => {
    const words = [...builder.command, ...builder.args];
    const found = (builders as readonly ConfigBuilder[]).find(
      ({ executables, subcommand }) => executables.includes(programName(words[0])) && words.some(({ value }) => value === subcommand),
    );
    if (!found || builder.role !== 'init') return [];
    const folder = optionValues(words, found.destination).at(-1)?.value ?? found.folder;
    if (placeInVolume(builder, folder)?.volume !== placeInVolume(container, folder)?.volume) return [];
    const sources = optionValues(words, found.sources).flatMap(({ value }) => [...value.matchAll(/config-map:(?:[^/,]*\/)?([^,]+)/g)]);
    const configMaps = sources.length > 0 ? sources.map(([, name = '']) => name) : [found.configMap];
    return configMaps.flatMap((name) => [...(keys(name) ?? [])].map(([key, text]) => ({ path: normalizePath(`${folder}/${key}`), text })));
  });
}

/** The files of the volumes that are mounted into a container. */
function* mountedFiles(
  { mounts }: Container,
  contentOf: (volume: string) => Iterable<readonly [path: string, text: Text]>,
): Generator<KnownFile> {
  for (const { volume, mountPath, subPath } of mounts) {
    for (const [path, text] of contentOf(volume)) {
      const below = subPath === null ? path : restBelow(normalizePath(subPath), path);
      if (below !== null) yield { path: normalizePath(`${mountPath}/${below}`), text };
    }
  }
}

function filesOfConfigMap(
  { items }: Volume['configMaps'][number],
  all: ReturnType<ConfigMapKeys> = new Map(),
): (readonly [string, Text])[] {
  const places = items ?? [...all.keys()].map((key) => ({ key, path: key }));
  return places.flatMap(({ key, path }) => {
    const text = all.get(key);
    return text ? [[normalizePath(path), text] as const] : [];
  });
}

/** Returns an absolute path without dots and without a slash at its end. */
function normalizePath(path: string): string {
  return posix.resolve('/', path);
}

/** Extensions of templates that a program renders to the same name without the extension. */
const TEMPLATE = /\.(?:tmpl|template)$/;
/** A word of a shell text; names of templates need no quotes. */
const WORD = /[^\s;&|'"()]+/g;
const OUT_FOLDER = /^--out(?:put)?-dir(?:=(.*))?$/;

/** The files of hostPath volumes, and those that containers render from templates in these volumes. */
function volumesOfNode(pod: Pod, nodeFiles: readonly KnownFile[]): Volumes {
  const volumes: Volumes = new Map();
  for (const { name, hostPath } of pod.volumes) {
    const files = new Map<string, Text>();
    for (const { path, text } of hostPath === null ? [] : nodeFiles) {
      const rest = restBelow(normalizePath(hostPath ?? ''), normalizePath(path));
      if (rest !== null) files.set(rest, text);
    }
    volumes.set(name, files);
  }
  for (const container of pod.containers) render(container, volumes);
  return volumes;
}

/** The rest of a path below a folder, with its slash; null if the path is outside the folder. */
function restBelow(folder: string, path: string): string | null {
  if (folder === '/') return path;
  return path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}

/**
 * Adds the files of `monitor /config/a.cfg.tmpl /etc/a.cfg` and `render /config --out-dir /etc`: one container writes files that another
 * reads.
 */
function render(container: Container, volumes: Volumes): void {
  const words = [...container.command, ...container.args].flatMap(wordsOfText);
  words.forEach((word, index) => {
    const target = words[index + 1]?.value ?? '';
    if (TEMPLATE.test(word.value) && target.startsWith('/') && baseName(target) === baseName(word.value).replace(TEMPLATE, '')) {
      copy(container, volumes, word, target);
    }
    const out = OUT_FOLDER.exec(word.value);
    const folder = out ? (out[1] ?? target) : '';
    if (!folder.startsWith('/')) return;
    for (const source of words) {
      if (!source.value.startsWith('/') || source.value === folder) continue;
      for (const rest of below(container, volumes, source.value)) {
        if (TEMPLATE.test(rest)) copy(container, volumes, source, normalizePath(`${folder}/${rest.replace(TEMPLATE, '')}`), rest);
      }
    }
  });
}

/** Returns the words of a shell text such as `cp a b; monitor a.cfg.tmpl a.cfg`; for a single word, the word itself. */
function wordsOfText(text: Text): Text[] {
  return /\s/.test(text.value) ? matchesIn(text, WORD) : [text];
}

function copy(container: Container, volumes: Volumes, source: Text, target: string, rest = ''): void {
  const from = placeInVolume(container, normalizePath(`${source.value}/${rest}`));
  const to = placeInVolume(container, target);
  const text = from && volumes.get(from.volume)?.get(from.rest);
  const note = `container ${container.name} renders ${target} from this template`;
  if (text && to) volumes.get(to.volume)?.set(to.rest, addStep(text, { locate: () => spanOfText(source), note }));
}

/** The paths of files below a folder in a container, relative to it. */
function below(container: Container, volumes: Volumes, folder: string): string[] {
  const place = placeInVolume(container, folder);
  return [...((place && volumes.get(place.volume)?.keys()) ?? [])].flatMap((path) => restBelow(place?.rest || '/', path) ?? []);
}

/** Returns the volume of a path in a container: the one with the longest matching mount path. */
function placeInVolume(container: Container, path: string): { readonly volume: string; readonly rest: string } | null {
  let best: { readonly volume: string; readonly rest: string } | null = null;
  for (const { volume, mountPath, subPath } of container.mounts) {
    const rest = subPath === null ? restBelow(normalizePath(mountPath), normalizePath(path)) : null;
    if (rest !== null && (best === null || rest.length < best.rest.length)) best = { volume, rest };
  }
  return best;
}
