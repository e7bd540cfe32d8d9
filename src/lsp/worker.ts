import type { Readable, Writable } from 'node:stream';
import { loadOptions } from '../config/settings.ts';
import type { Environment } from '../source/run-program.ts';
import { faultOf, type SetupFault } from './faults.ts';
import { lsp } from './library.ts';
import { lintWhole, type Whole } from './lint.ts';
import type { ServerOptions } from './options.ts';

/** The one request of the worker. */
export const LINT = 'hostport-lint/lint';

export interface WholeRequest {
  readonly cwd: string;
  /** Paths to lint together. */
  readonly paths: readonly string[];
  /** The open documents, by path. */
  readonly texts: readonly (readonly [path: string, text: string])[];
  readonly options: ServerOptions;
}

/** The result, or the reason for the failure. */
export interface WholeAnswer {
  readonly whole: Whole | null;
  readonly fault: SetupFault | null;
}

/** Lints folders for the server, in a separate process, until `input` ends. Then it also ends the programs that it started. */
export function serveWorker({ input, output }: { readonly input: Readable; readonly output: Writable }, env: Environment): void {
  const closing = new AbortController();
  for (const event of ['end', 'close']) input.once(event, () => closing.abort());
  const reader = new lsp.StreamMessageReader(input);
  // By default a timer waits for the rest of a message, also after the end of input, so the worker of a killed server would never exit.
  reader.partialMessageTimeout = 0;
  const connection = lsp.createMessageConnection(reader, new lsp.StreamMessageWriter(output));
  connection.onRequest(LINT, async ({ cwd, paths, texts, options }: WholeRequest): Promise<WholeAnswer> => {
    const { config, given } = options;
    try {
      const asked = await loadOptions({ cwd, paths, config, given, env, signal: closing.signal, overlay: new Map(texts) });
      const files = texts.map(([file]) => file);
      return { whole: await lintWhole(files, asked), fault: null };
    } catch (error) {
      return { whole: null, fault: closing.signal.aborted ? null : faultOf(error) };
    }
  });
  connection.listen();
}
