import { isProblem } from '../../model/source.ts';
import { clusterSets } from '../cluster-folders.ts';
import { createReadBuffer, readSources, sourceOfText } from '../files.ts';
import { realpathOf } from '../paths.ts';
import type { Provider } from '../provider.ts';

/** Files, those below folders, and those that globs match. */
export const files: Provider = {
  async *open({ found, renderedFiles, overlay, onFile, onProgress }) {
    const all = found.files.filter(({ explicit, file }) => explicit || renderedFiles.size === 0 || !renderedFiles.has(realpathOf(file)));
    const setOf = clusterSets(all.map(({ path }) => path));
    const buffer = createReadBuffer();
    for (const [index, file] of all.entries()) {
      onFile?.(file.path, file.file);
      const text = overlay?.get(file.path);
      const set = setOf(file.path);
      const sources = text === undefined ? readSources(file, buffer) : [sourceOfText(file, text)];
      for (const source of sources) yield set === undefined || isProblem(source) ? source : { ...source, install: set };
      onProgress?.(index + 1, all.length);
    }
  },
};
