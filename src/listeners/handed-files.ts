import type { MountedFile } from '../model/detector.ts';
import type { Container } from '../model/pod.ts';
import { addStep, type Text } from '../model/text.ts';
import { normalizePath } from './files.ts';
import { placeOf, restBelow } from './node-files.ts';

/** Files that containers which run before others leave in volumes for these. */
export interface Handover {
  /** The files that a container finds in its volumes. */
  readonly foundBy: (container: Container) => ReadonlyMap<string, MountedFile>;
  /** Keeps what a container has written, where it runs before others and into a volume. */
  readonly leave: (container: Container, files: readonly MountedFile[]) => void;
}

/** The hand-over between the containers of one pod, which are asked in the order in which they start. */
export function createHandover(): Handover {
  const volumes = new Map<string, Map<string, Text>>();
  return {
    foundBy: ({ mounts }) => {
      const files = new Map<string, MountedFile>();
      for (const { volume, mountPath, subPath } of mounts) {
        for (const [rest, text] of volumes.get(volume) ?? []) {
          const below = subPath === null ? rest : restBelow(normalizePath(subPath), rest);
          if (below === null) continue;
          const path = normalizePath(`${mountPath}/${below}`);
          files.set(path, { path, text, isHandedOver: true });
        }
      }
      return files;
    },
    leave: (container, files) => {
      if (container.role !== 'init' && container.role !== 'sidecar') return;
      for (const { path, text } of files) {
        const place = placeOf(container, path);
        if (!place) continue;
        const step = { span: container.span, note: `container ${container.name} writes ${path}` };
        const volume = volumes.get(place.volume) ?? new Map<string, Text>();
        volumes.set(place.volume, volume.set(place.rest, addStep(text, step)));
      }
    },
  };
}
