import type { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import type { ClientCapabilities, InitializeParams, InitializeResult } from 'vscode-languageserver/node';
import { EXIT, type ExitCode } from '../model/exit-code.ts';
import { openPrograms } from '../programs/open.ts';
import { defectReport, VERSION } from '../report/product.ts';
import type { Environment } from '../source/run-program.ts';
import { actionsFor, FIX_ALL } from './actions/index.ts';
import { diagnosticOf } from './diagnostics.ts';
import { changedFolders, foldersOf } from './folders.ts';
import { createFrameReader } from './frames.ts';
import { hoverAt } from './hover.ts';
import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  ResponseError,
  StreamMessageWriter,
  TextDocument,
  TextDocumentSyncKind,
  TextDocuments,
} from './library.ts';
import { type ServerOptions, withClientOptions } from './options.ts';
import { createSession, type Session } from './session.ts';

/** What the server uses of its process. */
export interface ServerProcess {
  readonly input: Readable;
  readonly output: Writable;
  readonly cwd: string;
  readonly env: Environment;
  /** The command that starts a worker. */
  readonly worker: readonly string[];
  readonly exit: (code: ExitCode) => void;
}

const CAPABILITIES: InitializeResult = {
  capabilities: {
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
    hoverProvider: true,
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
  serverInfo: { name: 'hostport-lint', version: VERSION },
};

/** Serves one editor until it says `exit` or its stream ends. Writes nothing but messages to `output`. */
export function serve(given: ServerOptions, { input, output, cwd, env, worker, exit }: ServerProcess): void {
  // By default Node.js lets the space for new objects grow to 48 MB, which a server would keep. A lint of one document needs 1 MB.
  setFlagsFromString('--semi-space-growth-factor=1');
  const reader = createFrameReader(input, (reason) => log(`skipped a broken message: ${reason}`));
  const connection = createConnection(reader, new StreamMessageWriter(output));
  const documents = new TextDocuments(TextDocument);
  let session: Session | null = null;
  let client: ClientCapabilities = {};
  const log = (message: string): void => connection.console.error(message);
  const unlessDefect = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      log(defectReport(error));
      return otherwise;
    }
  };
  const safely = (work: () => Promise<void> | undefined): void => void unlessDefect(async () => work(), undefined);

  connection.onInitialize((params: InitializeParams) => {
    client = params.capabilities ?? {};
    const options = withClientOptions(given, params.initializationOptions, log);
    session = createSession({
      ...{ options, cwd, env, worker, log, folders: foldersOf(params) },
      publish: (uri, version, diagnostics) => {
        void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) }).catch(() => undefined);
      },
    });
    return CAPABILITIES;
  });
  connection.onInitialized(async () => {
    if (client.workspace?.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders((event) =>
        safely(() => session?.setFolders((before) => changedFolders(before, event))),
      );
    }
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      const watchers = [{ globPattern: '**/.hostport-lint.{yaml,yml,json}' }];
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
    }
  });
  connection.onDidChangeWatchedFiles(() => safely(() => session?.lintAll()));
  documents.onDidOpen(({ document }) => safely(() => session?.opened(document)));
  documents.onDidChangeContent(({ document }) => session?.changed(document));
  documents.onDidSave(({ document }) => safely(() => session?.saved(document)));
  documents.onDidClose(({ document }) => session?.closed(document.uri));

  connection.onCodeAction(({ textDocument, range, context }, token) =>
    unlessDefect(async () => {
      const one = await session?.current(textDocument.uri);
      if (token.isCancellationRequested) return new ResponseError<void>(LSPErrorCodes.RequestCancelled, 'cancelled');
      if (!session || !one) return [];
      const { uriAt, viewAfter, viewOf, registryOf } = session;
      const edits = client.workspace?.workspaceEdit;
      return actionsFor(
        {
          ...{ range, context, diagnosticOf: (finding) => diagnosticOf(finding, (shown) => uriAt(one, shown)) },
          client: { documentChanges: edits?.documentChanges === true, snippets: edits?.snippetEditSupport === true },
        },
        {
          ...{ document: one.document, path: one.place.path, view: viewOf(one), registry: await registryOf(one) },
          viewAfter: (text) => viewAfter(one, text),
        },
      );
    }, []),
  );
  connection.onHover(({ textDocument, position }, token) =>
    unlessDefect(async () => {
      const one = await session?.current(textDocument.uri);
      if (token.isCancellationRequested) return new ResponseError<void>(LSPErrorCodes.RequestCancelled, 'cancelled');
      if (!session || !one) return null;
      const { uriAt, viewOf, holdersOf, registryOf } = session;
      const { programs } = await openPrograms(one.settings?.programs, one.place.cwd);
      const formats = client.textDocument?.hover?.contentFormat ?? ['markdown'];
      const { text, listeners } = viewOf(one);
      return hoverAt(position, {
        ...{ path: one.place.path, text, listeners, registry: await registryOf(one), programs },
        ...{ holders: holdersOf(one), uriOf: (shown) => uriAt(one, shown), isMarkdown: formats.includes('markdown') },
      });
    }, null),
  );
  connection.onShutdown(() => session?.close());
  reader.onClose(() => {
    session?.close();
    exit(EXIT.findings);
  });
  documents.listen(connection);
  connection.listen();
}
