import { existsSync } from 'node:fs';
import { pick } from '../model/groups.ts';
import type { Environment } from '../source/run-program.ts';
import type { Alone, Whole } from './lint.ts';
import { isLarge, type OpenDocument } from './open-document.ts';
import type { ServerOptions } from './options.ts';
import type { Fault, WholeRequest } from './worker.ts';
import { createWorkspaceLinter } from './workspace.ts';

interface Request {
  readonly options: ServerOptions;
  readonly env: Environment;
  /** The command that starts the worker. */
  readonly worker: readonly string[];
  readonly documents: () => Iterable<OpenDocument>;
  /** Called after a lint of a folder, with the documents that got its result. */
  readonly linted: (folder: string, fault: Fault | null, documents: readonly OpenDocument[]) => void;
  readonly failed: (reason: string) => void;
}

/** Lints whole folders for the documents that are open in them, and single documents that are too large for each change. */
export function createFolderLints({ options, env, worker, documents, linted, failed }: Request) {
  const lints = new Map<string, Omit<Whole, 'files'>>();
  /** The documents as they were sent to the worker, which lints one folder at a time. */
  let sent: readonly { readonly one: OpenDocument; readonly text: string; readonly alone: Alone | null }[] = [];
  const linter = createWorkspaceLinter(worker, env, {
    answer: ({ cwd }, { whole, fault }) => {
      const results = new Map(whole?.files);
      if (whole !== null) lints.set(cwd, pick(whole, 'holders', 'registries', 'release'));
      for (const { one, text, alone } of sent) {
        const result = results.get(one.place.path);
        if (result) one.whole = { ...result, text, alone };
      }
      linted(cwd, fault, whole === null ? [] : sent.map(({ one }) => one));
    },
    failed,
  });

  function requestFor(one: OpenDocument): WholeRequest {
    const { cwd, path } = one.place;
    const together = one.isOfFolder
      ? [...documents()].filter((other) => other.isOfFolder && other.place.cwd === cwd && !other.isConfiguration)
      : [one];
    sent = together.map((other) => {
      const text = other.document.getText();
      return { one: other, text, alone: other.alone?.text === text ? other.alone : null };
    });
    // A document that was never saved is of the folder too.
    const unsaved = together.filter((other) => !existsSync(other.place.file)).map((other) => other.place.path);
    const texts = sent.map((other) => [other.one.place.path, other.text] as const);
    return { cwd, paths: one.isOfFolder ? ['.', ...unsaved] : [path], texts, options };
  }

  return {
    /** Lints the folders of documents, each once. */
    ask: (some: Iterable<OpenDocument>): void => {
      const byKey = new Map(
        [...some]
          .filter((one) => !one.isConfiguration && (one.isOfFolder || isLarge(one)))
          .map((one) => [one.isOfFolder ? one.place.cwd : one.place.file, one]),
      );
      for (const [key, one] of byKey) linter.ask(key, () => requestFor(one));
    },
    /** What the last lint of a folder said about the folder as a whole; undefined before the first. */
    lastOf: (folder: string): Omit<Whole, 'files'> | undefined => lints.get(folder),
    close: linter.close,
  };
}
