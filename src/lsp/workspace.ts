import { type ChildProcess, spawn } from 'node:child_process';
import type { Environment } from '../source/run-program.ts';
import { createFrameReader } from './frames.ts';
import { createMessageConnection, StreamMessageWriter } from './library.ts';
import { LINT, type WholeAnswer, type WholeRequest } from './worker.ts';

/** Milliseconds after which the lint of a folder is ended. */
const TIME_LIMIT = 120_000;

/** Milliseconds after which a worker that was asked to end is killed. */
const TIME_TO_END = 3_000;

/** Lints folders in another process, so that the editor is answered meanwhile. */
export interface WorkspaceLinter {
  /** Asks for a lint. A newer request with the same key replaces one that has not begun, and the newest counts. */
  readonly ask: (key: string, request: () => WholeRequest) => void;
  readonly close: () => void;
}

interface Reports {
  readonly answer: (request: WholeRequest, answer: WholeAnswer) => void;
  /** The process ended or failed; the next request starts it again. */
  readonly failed: (reason: string) => void;
}

/** `command` starts the worker. */
export function createWorkspaceLinter(command: readonly string[], env: Environment, reports: Reports): WorkspaceLinter {
  const waiting = new Map<string, () => WholeRequest>();
  let worker: Worker | null = null;
  let isBusy = false;
  let isClosed = false;
  const next = async (): Promise<void> => {
    const [first] = waiting;
    if (isBusy || isClosed || first === undefined) return;
    const [key, createRequest] = first;
    waiting.delete(key);
    isBusy = true;
    try {
      worker ??= startWorker(command, env, () => {
        worker = null;
      });
      const request = createRequest();
      const answer = await worker.lint(request);
      // Also if a newer request waits: with frequent saves one always does.
      if (!isClosed) reports.answer(request, answer);
    } catch (error) {
      worker?.end();
      worker = null;
      if (!isClosed) reports.failed(error instanceof Error ? error.message : String(error));
    }
    isBusy = false;
    void next();
  };
  return {
    ask: (key, request) => {
      waiting.set(key, request);
      void next();
    },
    close: () => {
      isClosed = true;
      worker?.end();
    },
  };
}

interface Worker {
  readonly lint: (request: WholeRequest) => Promise<WholeAnswer>;
  readonly end: () => void;
}

function startWorker([program = '', ...words]: readonly string[], env: Environment, ended: () => void): Worker {
  const child: ChildProcess = spawn(program, words, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('the worker has no streams');
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      ended();
      reject(new Error(`the process that lints folders ended (${signal ?? `status ${status}`})`));
    });
  });
  gone.catch(() => undefined);
  // A worker that ended meanwhile is reported by its exit.
  stdin.on('error', () => undefined);
  const connection = createMessageConnection(
    createFrameReader(stdout, () => undefined),
    new StreamMessageWriter(stdin),
  );
  connection.listen();
  return {
    lint: async (request) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const reason = `the lint of ${request.cwd} took more than ${TIME_LIMIT / 1000} s; the option workspace: false turns it off`;
        timer = setTimeout(() => reject(new Error(reason)), TIME_LIMIT);
      });
      return Promise.race([connection.sendRequest<WholeAnswer>(LINT, request), gone, late]).finally(() => clearTimeout(timer));
    },
    end: () => {
      // The end of its input makes the worker end the programs that it started.
      stdin.end();
      setTimeout(() => child.kill('SIGKILL'), TIME_TO_END).unref();
    },
  };
}
