import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Problem, problemOfFile } from '../model/source.ts';
import { reasonOf } from '../text/problem.ts';
import { replaceFile, stampOf, writeProblem } from './write.ts';

/** Files that a run reads and a command changes afterwards; `done` says what becomes of them, such as `fixed`. */
export function createEditedFiles(cwd: string, done: string) {
  const files = new Map<string, { readonly file: string; readonly stamp: string }>();
  return {
    /** For the options of a run: called for each file before it is read. */
    onFile: (path: string, file: string): void => {
      if (!files.has(path)) files.set(path, { file, stamp: stampOf(file) });
    },
    has: (path: string): boolean => files.has(path),
    /** The text of a file, or of the bytes of an input that is no file; a problem if it must not be changed. */
    read: (path: string, input?: Uint8Array): string | Problem => {
      const file = files.get(path)?.file;
      const bytes = file === undefined ? input : readFileSync(file);
      if (bytes === undefined) return problemOfFile(path, `is not a file that was read, such as a render, so it was not ${done}`);
      const problem = isUtf8(bytes) ? file && writeProblem(file, cwd) : 'is not UTF-8';
      if (problem) return problemOfFile(path, `${problem}, so it was not ${done}`);
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
    /** Writes a file that did not change since it was read; returns a problem if that is impossible. */
    write: (path: string, text: string): Problem[] => {
      const { file, stamp } = files.get(path) ?? { file: path, stamp: '' };
      try {
        if (stampOf(file) !== stamp) return [problemOfFile(path, `changed while it was linted, so it was not ${done}; run again`)];
        replaceFile(file, text);
        return [];
      } catch (error) {
        return [problemOfFile(path, `cannot be written: ${reasonOf(error)}`)];
      }
    },
  };
}
