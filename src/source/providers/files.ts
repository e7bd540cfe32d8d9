import { createReadBuffer, readSources, sourceOfText } from '../files.ts';
import { realpathOf } from '../paths.ts';
import type { Provider } from '../provider.ts';

/** Files, those below folders, and those that globs match. */
export const files: Provider = {
  async *open({ found, reading, renderedFiles, overlay, onFile, onProgress }) {
    const all = found.files.filter(({ explicit, file }) => explicit || renderedFiles.size === 0 || !renderedFiles.has(realpathOf(file)));
    const buffer = createReadBuffer();
    for (const [index, file] of all.entries()) {
      onFile?.(file.path, file.file);
      const text = overlay?.get(file.path);
      if (text === undefined) yield* readSources(file, reading.lastBoundary, buffer);
      else yield sourceOfText(file, text);
      onProgress?.(index + 1, all.length);
    }
  },
};
