import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Problem, problemOfFile } from '../model/source.ts';
import { reasonOf } from '../text/problem.ts';
import { replaceFile, stampOf, writeProblem } from './write.ts';

/** A text that a command changes. */
export interface EditedText {
  readonly text: string;
  /** Replaces its file, unless that changed since it was read; returns a problem if that is impossible. Null for standard input. */
  readonly write: ((text: string) => Problem[]) | null;
}

/** Files that a run reads and a command changes afterwards; `done` says what becomes of them, such as `fixed`. */
export function createEditedFiles(cwd: string, done: string) {
  const files = new Map<string, { readonly file: string; readonly stamp: string }>();
  const writeTo = (path: string, file: string, stamp: string, text: string): Problem[] => {
    try {
      if (stampOf(file) !== stamp) return [problemOfFile(path, `changed while it was linted, so it was not ${done}; run again`)];
      replaceFile(file, text);
      return [];
    } catch (error) {
      return [problemOfFile(path, `cannot be written: ${reasonOf(error)}`)];
    }
  };
  return {
    /** For the options of a run: called for each file before it is read. */
    onFile: (path: string, file: string): void => {
      if (!files.has(path)) files.set(path, { file, stamp: stampOf(file) });
    },
    /** A file that was read, or the bytes of standard input; a problem if it must not be changed. */
    open: (path: string, input?: Uint8Array): EditedText | Problem => {
      const known = files.get(path);
      const bytes = known === undefined ? input : readFileSync(known.file);
      if (bytes === undefined) return problemOfFile(path, `is not a file that was read, such as a render, so it was not ${done}`);
      const problem = isUtf8(bytes) ? known && writeProblem(known.file, cwd) : 'is not UTF-8';
      if (problem) return problemOfFile(path, `${problem}, so it was not ${done}`);
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      return { text, write: known === undefined ? null : (changed) => writeTo(path, known.file, known.stamp, changed) };
    },
  };
}
