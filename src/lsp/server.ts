import type { Readable, Writable } from 'node:stream';
import { EXIT, type ExitCode } from '../model/exit-code.ts';
import { openPrograms } from '../programs/open.ts';
import { defectReport, VERSION } from '../report/product.ts';
import type { Environment } from '../source/run-program.ts';
import { actionsFor, FIX_ALL } from './actions/index.ts';
import { changedFolders, foldersOf } from './folders.ts';
import { createFrameReader } from './frames.ts';
import { hoverAt } from './hover.ts';
import { lsp, TextDocument } from './library.ts';
import { type ServerOptions, withClientOptions } from './options.ts';
import { createSession, type DocumentContext, type Session } from './session.ts';

/** The streams and functions that the server uses of its process. */
interface ServerProcess {
  readonly input: Readable;
  readonly output: Writable;
  readonly cwd: string;
  readonly env: Environment;
  /** The command that starts a worker. */
  readonly worker: readonly string[];
  readonly exit: (code: ExitCode) => void;
}

const CAPABILITIES: lsp.InitializeResult = {
  capabilities: {
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: lsp.TextDocumentSyncKind.Incremental, save: true },
    codeActionProvider: { codeActionKinds: [lsp.CodeActionKind.QuickFix, FIX_ALL] },
    hoverProvider: true,
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
  serverInfo: { name: 'hostport-lint', version: VERSION },
};

/** Serves one editor until it sends `exit` or its stream ends. Only messages are written to `output`. */
export function serve(given: ServerOptions, { input, output, cwd, env, worker, exit }: ServerProcess): void {
  const reader = createFrameReader(input, (reason) => log(`skipped a broken message: ${reason}`));
  const writer = new lsp.StreamMessageWriter(output);
  const handleMessage = (message: lsp.Message, next: (message: lsp.Message) => void): void => {
    if (session === null && lsp.Message.isRequest(message) && message.method !== 'initialize') {
      const error = { code: lsp.ErrorCodes.ServerNotInitialized, message: `${message.method} was sent before initialize` };
      void writer.write({ jsonrpc: '2.0', id: message.id, error } as lsp.Message);
    } else next(message);
  };
  const connection = lsp.createConnection(reader, writer, { messageStrategy: { handleMessage } });
  const documents = new lsp.TextDocuments(TextDocument);
  let session: Session | null = null;
  let client: lsp.ClientCapabilities = {};
  const log = (message: string): void => connection.console.error(message);
  const warn = (message: string): Promise<void> =>
    connection.sendNotification(lsp.ShowMessageNotification.type, { type: lsp.MessageType.Warning, message: `hostport-lint: ${message}` });
  const unlessDefect = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      log(defectReport(error));
      return otherwise;
    }
  };
  const safely = (work: () => Promise<void> | undefined): void => void unlessDefect(async () => work(), undefined);

  connection.onInitialize((params: lsp.InitializeParams) => {
    client = params.capabilities ?? {};
    const { options, problems } = withClientOptions(given, params.initializationOptions);
    if (problems.length > 0) void warn(problems.join('\n'));
    session = createSession({
      options,
      cwd,
      env,
      worker,
      log,
      folders: foldersOf(params),
      publish: (uri, version, diagnostics) => {
        void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) }).catch(() => undefined);
      },
    });
    return CAPABILITIES;
  });
  connection.onInitialized(async () => {
    if (client.workspace?.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders((event) =>
        safely(() => session?.setFolders(changedFolders(session.folders(), event))),
      );
    }
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      const watchers = [{ globPattern: '**/.hostport-lint.{yaml,yml,json}' }];
      await connection.client.register(lsp.DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
    }
  });
  connection.onDidChangeWatchedFiles(() => safely(() => session?.lintAll()));
  documents.onDidOpen(({ document }) => safely(() => session?.opened(document)));
  documents.onDidChangeContent(({ document }) => session?.changed(document));
  documents.onDidSave(({ document }) => safely(() => session?.saved(document)));
  documents.onDidClose(({ document }) => session?.closed(document));

  /** Answers a request about a document; `nothing` is the answer if the document is not linted. */
  const answer = <Result>(
    uri: string,
    token: lsp.CancellationToken,
    nothing: Result,
    make: (context: DocumentContext) => Promise<Result>,
  ) =>
    unlessDefect(async () => {
      const context = (await session?.contextOf(uri)) ?? null;
      if (token.isCancellationRequested) return new lsp.ResponseError<void>(lsp.LSPErrorCodes.RequestCancelled, 'cancelled');
      return context === null ? nothing : make(context);
    }, nothing);
  connection.onCodeAction(({ textDocument, range, context: { only } }, token) =>
    answer(textDocument.uri, token, [], (context) => actionsFor({ range, only, edits: client.workspace?.workspaceEdit }, context)),
  );
  connection.onHover(({ textDocument, position }, token) =>
    answer(textDocument.uri, token, null, async (context) => {
      const { programs } = await openPrograms(context.programs, context.place.cwd);
      const formats = client.textDocument?.hover?.contentFormat ?? ['markdown'];
      return hoverAt(position, { ...context, programs, isMarkdown: formats.includes('markdown') });
    }),
  );
  connection.onShutdown(() => session?.close());
  reader.onClose(() => {
    session?.close();
    exit(EXIT.findings);
  });
  documents.listen(connection);
  connection.listen();
}
