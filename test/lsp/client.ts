import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';

/** What the server sends on its own. */
interface Message {
  readonly method: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a server sends is what the test looks at
  readonly params: any;
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly result?: any;
  readonly error?: { readonly code: number; readonly message: string };
}

export type Client = ReturnType<typeof startServer>;

export interface Diagnostic {
  readonly code?: string;
  readonly severity: number;
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
  readonly codeDescription?: { readonly href: string };
  readonly data?: { readonly fingerprint: string };
}

interface Position {
  readonly line: number;
  readonly character: number;
}

interface TextEdit {
  readonly range: Diagnostic['range'];
  readonly newText: string;
}

interface Action {
  readonly title: string;
  readonly kind: string;
  readonly isPreferred?: boolean;
  readonly edit: { readonly documentChanges: readonly { readonly edits: readonly TextEdit[] }[] };
}

/** A text after an action, as editors apply its edits. */
export function applied(text: string, { edit }: Action): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, character }: Position) => (starts[line] ?? text.length) + character;
  const edits = edit.documentChanges
    .flatMap((change) => change.edits)
    .toSorted((a, b) => offsetOf(b.range.start) - offsetOf(a.range.start));
  return edits.reduce((one, { range, newText }) => one.slice(0, offsetOf(range.start)) + newText + one.slice(offsetOf(range.end)), text);
}

const BUNDLE = [process.execPath, path.resolve('dist/cli.cjs')];

/** The server as a process, of the bundle unless `program` says otherwise, and what an editor does with it. */
export function startServer(
  cwd: string,
  words: readonly string[] = ['--stdio'],
  [program = '', ...script]: readonly string[] = BUNDLE,
  env: NodeJS.ProcessEnv = { PATH: process.env.PATH },
) {
  const server = spawn(program, [...script, 'lsp', ...words], { cwd, env });
  onTestFinished(() => void server.kill());
  server.stderr.resume();
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  const connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  /** The messages that the server sent on its own, in order. */
  const received: Message[] = [];
  let seen = 0;
  let wake = (): void => undefined;
  const receive = (method: string, params: unknown) => {
    received.push({ method, params });
    wake();
  };
  connection.onNotification(receive);
  connection.onRequest((method, params) => {
    receive(method, params);
    return null;
  });
  connection.listen();
  /** The first message from `from` on for which the test is true, whenever it comes. */
  const next = async (wanted: (message: Message) => boolean, from = 0): Promise<Message> => {
    for (;;) {
      const at = received.findIndex((message, index) => index >= from && wanted(message));
      if (at >= 0) {
        seen = at + 1;
        return received[at] as Message;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const request = (method: string, params: unknown = {}): Promise<Answer> =>
    connection.sendRequest(method, params).then(
      (result) => ({ result }),
      (error) => ({ error }),
    );
  const notify = (method: string, params: unknown = {}) => void connection.sendNotification(method, params).catch(() => undefined);
  const messageOf = async (method: string, pattern: RegExp): Promise<string> =>
    (await next((one) => one.method === method && pattern.test(one.params.message))).params.message;
  return {
    server,
    received,
    ended,
    request,
    notify,
    next,
    write: (text: string) => void server.stdin.write(text),
    /** How many messages came so far, to wait for later ones. */
    mark: () => received.length,
    seen: () => seen,
    start: async (folders: readonly string[], more: object = {}, capabilities: object = {}) => {
      const workspaceFolders = folders.length === 0 ? null : folders.map((folder) => ({ uri: uriOf(folder), name: path.basename(folder) }));
      const textDocument = { publishDiagnostics: { relatedInformation: true }, hover: { contentFormat: ['markdown', 'plaintext'] } };
      const workspace = { workspaceFolders: true, workspaceEdit: { documentChanges: true }, ...capabilities };
      const fixed = { processId: process.pid, rootUri: null, workspaceFolders, capabilities: { textDocument, workspace } };
      const answer = await request('initialize', { ...fixed, ...more });
      notify('initialized');
      return answer;
    },
    open: (uri: string, text: string, version = 1) =>
      notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version, text } }),
    /** Replaces the whole text. */
    change: (uri: string, text: string, version: number) =>
      notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] }),
    save: (uri: string) => notify('textDocument/didSave', { textDocument: { uri } }),
    /** The diagnostics of a document that come after `from` messages and for which the test is true. */
    diagnostics: async (uri: string, from: number, wanted: (published: Message['params']) => boolean = () => true) =>
      (await next(({ method, params }) => method === 'textDocument/publishDiagnostics' && params.uri === uri && wanted(params), from))
        .params,
    /** The code actions at a place, or up to another one. */
    actions: async (uri: string, line: number, character: number, only?: readonly string[], end?: Position): Promise<Action[]> => {
      const start = { line, character };
      const context = { diagnostics: [], ...(only && { only }) };
      return (await request('textDocument/codeAction', { textDocument: { uri }, range: { start, end: end ?? start }, context })).result;
    },
    logged: (pattern: RegExp) => messageOf('window/logMessage', pattern),
    shown: (pattern: RegExp) => messageOf('window/showMessage', pattern),
    stop: async () => {
      await request('shutdown');
      notify('exit');
      return ended;
    },
  };
}

export function uriOf(file: string): string {
  return pathToFileURL(file).href;
}

/** The rules of published diagnostics. */
export const rulesOf = ({ diagnostics }: { diagnostics: Diagnostic[] }) => diagnostics.map(({ code }) => code);
export const hasRule = (rule: string) => (published: { diagnostics: Diagnostic[] }) => rulesOf(published).includes(rule);
export const lacksRule = (rule: string) => (published: { diagnostics: Diagnostic[] }) => !rulesOf(published).includes(rule);
