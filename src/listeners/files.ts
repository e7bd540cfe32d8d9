import type { MountedFile } from '../model/detector.ts';
import type { Container, NodeFile, Pod } from '../model/pod.ts';
import { addStep, matchesIn, spanOfText, type Text } from '../text/text.ts';
import { baseName } from '../text/words.ts';
import type { ConfigMapKeys } from './environment.ts';

/** The files that a container sees because ConfigMaps of the input are mounted into it, by absolute path. */
export function mountedFiles(pod: Pod, container: Container, keys: ConfigMapKeys): ReadonlyMap<string, MountedFile> {
  const files = new Map<string, MountedFile>();
  for (const mount of container.mounts) {
    const volume = pod.volumes.find((candidate) => candidate.name === mount.volume);
    for (const configMap of volume?.configMaps ?? []) {
      const all = keys(configMap.name);
      if (!all) continue;
      const items = configMap.items ?? [...all.keys()].map((key) => ({ key, path: key }));
      for (const { key, path } of items) {
        const text = all.get(key);
        const target = text && pathIn(mount.mountPath, mount.subPath, path);
        if (target) files.set(target, { path: target, text });
      }
    }
  }
  return files;
}

/** With `subPath` a single key is mounted at the mount path itself. */
function pathIn(mountPath: string, subPath: string | null, path: string): string | null {
  const folder = normalizePath(mountPath);
  if (subPath === null) return normalizePath(`${folder}/${path}`);
  if (subPath === path) return folder;
  return path.startsWith(`${subPath}/`) ? normalizePath(`${folder}/${path.slice(subPath.length + 1)}`) : null;
}

export function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The files that containers which run before this one have left in its volumes. */
export function filesHandedOver(container: Container, volumes: Volumes): ReadonlyMap<string, MountedFile> {
  return filesInVolumes(container, volumes, { isHandedOver: true });
}

/** Keeps what a container has written, where it runs before others and into a volume; containers are asked in the order of their start. */
export function handOver(container: Container, files: readonly MountedFile[], volumes: Volumes): void {
  if (container.role !== 'init' && container.role !== 'sidecar') return;
  for (const { path, text } of files) {
    const place = placeOf(container, path);
    if (!place) continue;
    const step = { span: container.span, note: `container ${container.name} writes ${path}` };
    const volume = volumes.get(place.volume) ?? new Map<string, Text>();
    volumes.set(place.volume, volume.set(place.rest, addStep(text, step)));
  }
}

/** What stands in volumes, by their paths below each. */
export type Volumes = Map<string, Map<string, Text>>;

/** Endings of files that a program fills in and writes under the same name without them. */
const TEMPLATE = /\.(?:tmpl|template)$/;
/** A word of a shell text; names of templates need no quoting. */
const WORD = /[^\s;&|'"()]+/g;
const OUT_FOLDER = /^--out(?:put)?-dir(?:=(.*))?$/;

/** The files that a container sees because volumes show it folders of the node, also those that a neighbour makes of templates there. */
export function filesFromNode(pod: Pod, container: Container, nodeFiles: readonly NodeFile[]): ReadonlyMap<string, MountedFile> {
  if (nodeFiles.length === 0) return new Map();
  const volumes = volumesOf(pod, nodeFiles);
  for (const neighbour of pod.containers) render(neighbour, volumes);
  return filesInVolumes(container, volumes, {});
}

/** The files that a container sees where volumes are mounted into it, by absolute path. */
function filesInVolumes(container: Container, volumes: Volumes, kind: Pick<MountedFile, 'isHandedOver'>): ReadonlyMap<string, MountedFile> {
  const files = new Map<string, MountedFile>();
  for (const { volume, mountPath, subPath } of container.mounts) {
    for (const [rest, text] of volumes.get(volume) ?? []) {
      const below = subPath === null ? rest : restBelow(normalizePath(subPath), rest);
      if (below === null) continue;
      const path = normalizePath(`${mountPath}/${below}`);
      files.set(path, { path, text, ...kind });
    }
  }
  return files;
}

function volumesOf(pod: Pod, nodeFiles: readonly NodeFile[]): Volumes {
  const volumes: Volumes = new Map();
  for (const { name, hostPath } of pod.volumes) {
    const files = new Map<string, Text>();
    for (const { path, text } of hostPath === null ? [] : nodeFiles) {
      const rest = restBelow(normalizePath(hostPath ?? ''), normalizePath(path));
      if (rest !== null) files.set(rest, text);
    }
    volumes.set(name, files);
  }
  return volumes;
}

/** What follows a folder in a path, with its slash; null for a path elsewhere. */
function restBelow(folder: string, path: string): string | null {
  if (folder === '/') return path;
  return path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}

/** `monitor /config/a.cfg.tmpl /etc/a.cfg` and `render /config --out-dir /etc`: one container writes what another reads. */
function render(container: Container, volumes: Volumes): void {
  const words = [...container.command, ...container.args].flatMap(wordsOf);
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

/** The words of a shell text such as `cp a b; monitor a.cfg.tmpl a.cfg`; one word is itself. */
function wordsOf(text: Text): Text[] {
  return /\s/.test(text.value) ? matchesIn(text, WORD) : [text];
}

function copy(container: Container, volumes: Volumes, source: Text, target: string, rest = ''): void {
  const from = placeOf(container, normalizePath(`${source.value}/${rest}`));
  const to = placeOf(container, target);
  const text = from && volumes.get(from.volume)?.get(from.rest);
  if (!text || !to) return;
  const step = { span: spanOfText(source), note: `container ${container.name} makes ${target} of this template` };
  volumes.get(to.volume)?.set(to.rest, addStep(text, step));
}

/** The paths of files below a folder that a container sees, relative to it. */
function below(container: Container, volumes: Volumes, folder: string): string[] {
  const place = placeOf(container, folder);
  return [...((place && volumes.get(place.volume)?.keys()) ?? [])].flatMap((path) => restBelow(place?.rest || '/', path) ?? []);
}

/** Which volume holds a path of a container: the one that is mounted closest to it. */
export function placeOf(container: Container, path: string): { readonly volume: string; readonly rest: string } | null {
  let best: { readonly volume: string; readonly rest: string } | null = null;
  for (const { volume, mountPath, subPath } of container.mounts) {
    const rest = subPath === null ? restBelow(normalizePath(mountPath), normalizePath(path)) : null;
    if (rest !== null && (best === null || rest.length < best.rest.length)) best = { volume, rest };
  }
  return best;
}
