import type { MountedFile } from '../model/detector.ts';
import type { Container, Pod } from '../model/pod.ts';
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
