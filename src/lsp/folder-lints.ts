import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pick } from '../model/groups.ts';
import type { Environment } from '../source/run-program.ts';
import type { SetupFault } from './faults.ts';
import { lsp } from './library.ts';
import type { Whole } from './lint.ts';
import { isLarge, type OpenDocument } from './open-document.ts';
import type { ServerOptions } from './options.ts';
import { LINT, type WholeAnswer, type WholeRequest } from './worker.ts';

interface FolderRequest {
  readonly options: ServerOptions;
  readonly env: Environment;
  /** The command that starts the worker. */
  readonly worker: readonly string[];
  readonly documents: () => Iterable<OpenDocument>;
  /** Called after a lint of a folder, with its documents. */
  readonly linted: (folder: string, fault: SetupFault | null, documents: readonly OpenDocument[]) => void;
  readonly failed: (reason: string) => void;
}

/**
 * Lints whole folders for their open documents, and single documents that are too large for each change, one after the other in another
 * process, so that the server can answer the editor at the same time.
 */
export function createFolderLints({ options, env, worker: command, documents, linted, failed }: FolderRequest) {
  const lints = new Map<string, Omit<Whole, 'files'>>();
  /** A document of each folder that waits for a lint. */
  const waiting = new Map<string, OpenDocument>();
  let worker: Worker | null = null;
  let isBusy = false;
  let isClosed = false;

  async function lintNext(): Promise<void> {
    const [first] = waiting;
    if (isBusy || isClosed || first === undefined) return;
    const [key, one] = first;
    waiting.delete(key);
    isBusy = true;
    try {
      await lint(one);
    } catch (error) {
      if (!isClosed) failed(error instanceof Error ? error.message : String(error));
    }
    isBusy = false;
    void lintNext();
  }

  async function lint({ place: { cwd, path }, isOfFolder }: OpenDocument): Promise<void> {
    const open = [...documents()].filter(({ place, isConfiguration }) => place.cwd === cwd && !isConfiguration);
    const together = open.filter((one) => (isOfFolder ? one.isOfFolder : one.place.path === path));
    const sent = together.map((one) => {
      const text = one.document.getText();
      return { one, path: one.place.path, text, alone: one.alone?.text === text ? one.alone : null };
    });
    // A document that was never saved belongs to the folder too.
    const unsaved = together.filter(({ place }) => !existsSync(place.file)).map(({ place }) => place.path);
    const texts = sent.map((one) => [one.path, one.text] as const);
    worker ??= startWorker(command, env, () => {
      worker = null;
    });
    const { whole, fault } = await worker.lint({ cwd, paths: isOfFolder ? ['.', ...unsaved] : [path], texts, options });
    if (isClosed) return;
    if (whole !== null) lints.set(cwd, pick(whole, 'holders', 'registries', 'release'));
    const results = new Map(whole?.files);
    for (const { one, path: shown, text, alone } of sent) {
      const result = results.get(shown);
      if (result) one.whole = { ...result, text, alone };
    }
    linted(cwd, fault, whole === null ? [] : together);
  }

  return {
    /** Lints the folders of documents, each once. */
    ask: (some: Iterable<OpenDocument>): void => {
      for (const one of some) {
        if (one.isConfiguration || !(one.isOfFolder || isLarge(one))) continue;
        waiting.set(one.isOfFolder ? one.place.cwd : one.place.file, one);
      }
      void lintNext();
    },
    /** The result of the last lint of a folder for the folder as a whole; undefined before the first. */
    lastOf: (folder: string): Omit<Whole, 'files'> | undefined => lints.get(folder),
    close: (): void => {
      isClosed = true;
      worker?.end();
    },
  };
}

interface Worker {
  readonly lint: (request: WholeRequest) => Promise<WholeAnswer>;
  /** Ends the worker by closing its input: it first ends the programs that it started. */
  readonly end: () => void;
}

function startWorker([program = '', ...words]: readonly string[], env: Environment, ended: () => void): Worker {
  const child = spawn(program, words, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = lsp.createMessageConnection(new lsp.StreamMessageReader(child.stdout), new lsp.StreamMessageWriter(child.stdin));
  const gone = once(child, 'exit').finally(ended);
  const failed = gone.then(([status, signal]) => {
    throw new Error(`the process that lints folders ended (${signal ?? `status ${status}`})`);
  });
  failed.catch(() => undefined);
  connection.listen();
  return {
    lint: (request) => Promise.race([connection.sendRequest<WholeAnswer>(LINT, request), failed]),
    end: () => child.stdin.end(),
  };
}
