import type { Readable, Writable } from 'node:stream';
import { loadSettings } from '../config/settings.ts';
import { UsageError } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import type { Environment } from '../source/run-program.ts';
import { WrongFileError } from '../text/problem.ts';
import { createFrameReader } from './frames.ts';
import { createMessageConnection, StreamMessageWriter } from './library.ts';
import { lintWhole, type Whole } from './lint.ts';
import type { ServerOptions } from './options.ts';

/** The one request of the worker. */
export const LINT = 'hostport-lint/lint';

export interface WholeRequest {
  readonly cwd: string;
  /** What is linted together. */
  readonly paths: readonly string[];
  /** The documents that are open, by their paths. */
  readonly texts: readonly (readonly [path: string, text: string])[];
  readonly options: ServerOptions;
}

/** The result, or why there is none. */
export interface WholeAnswer {
  readonly whole: Whole | null;
  readonly fault: Fault | null;
}

/** A wrong option, configuration, registry or description of programs. */
export interface Fault {
  readonly message: string;
  /** The places of the mistakes; empty where no file has them. */
  readonly problems: readonly Problem[];
}

/** The fault that an error is about. Throws every error that is a defect of the program. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof UsageError)) throw error;
  return { message: error.message, problems: error instanceof WrongFileError ? error.problems : [] };
}

/** Lints folders for the server, in a process of its own, until `input` ends. Then the programs that it started end too. */
export function serveWorker({ input, output }: { readonly input: Readable; readonly output: Writable }, env: Environment): void {
  const closing = new AbortController();
  for (const event of ['end', 'close']) input.once(event, () => closing.abort());
  // The server writes no broken frames.
  const connection = createMessageConnection(
    createFrameReader(input, () => undefined),
    new StreamMessageWriter(output),
  );
  connection.onRequest(LINT, async ({ cwd, paths, texts, options }: WholeRequest): Promise<WholeAnswer> => {
    const { config, given } = options;
    try {
      const settings = await loadSettings({ cwd, paths, config, given });
      const files = texts.map(([file]) => file);
      return { whole: await lintWhole({ cwd, paths, env, overlay: new Map(texts) }, files, settings, closing.signal), fault: null };
    } catch (error) {
      if (closing.signal.aborted) return { whole: null, fault: null };
      return { whole: null, fault: faultOf(error) };
    }
  });
  connection.listen();
}
