import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

/** A message as it is on the wire. */
export interface Message {
  readonly id?: number | string;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a server sends is what the test looks at
  readonly params?: any;
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

export interface Action {
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
  const server: ChildProcessWithoutNullStreams = spawn(program, [...script, 'lsp', ...words], { cwd, env });
  onTestFinished(() => void server.kill());
  const received: Message[] = [];
  let stray = '';
  let buffer = Buffer.alloc(0);
  let wake = (): void => undefined;
  server.stderr.resume();
  server.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const found = /^(?:Content-Type:[^\r\n]*\r\n)?Content-Length: (\d+)\r\n\r\n/.exec(buffer.toString('latin1', 0, 200));
      if (!found) break;
      const end = found[0].length + Number(found[1]);
      if (buffer.length < end) break;
      received.push(JSON.parse(buffer.toString('utf8', found[0].length, end)));
      buffer = buffer.subarray(end);
    }
    if (buffer.length > 200 && !buffer.toString('latin1', 0, 20).startsWith('Content-Length: ')) stray = buffer.toString('latin1');
    wake();
  });
  const ended = new Promise<number | null>((resolve) => server.on('exit', (code) => resolve(code)));
  let lastId = 0;
  let seen = 0;
  const write = (text: string | Buffer) => void server.stdin.write(text);
  /** Sends messages in one write, so that the server reads them together. */
  const send = (...messages: readonly object[]) => {
    const bodies = messages.map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
    write(bodies.map((body) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`).join(''));
  };
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
  const request = async (method: string, params?: unknown): Promise<Message> => {
    const id = ++lastId;
    send({ id, method, params });
    return next((message) => message.id === id && message.method === undefined);
  };
  const notify = (method: string, params?: unknown) => send({ method, params });
  const messageOf = async (method: string, pattern: RegExp): Promise<string> =>
    (await next((one) => one.method === method && pattern.test(one.params.message))).params.message;
  return {
    ...{ server, received, ended, send, write, request, notify, next },
    stray: () => stray + buffer.toString('latin1'),
    /** How many messages came so far, to wait for later ones. */
    mark: () => received.length,
    seen: () => seen,
    start: async (folders: readonly string[], more: object = {}, capabilities: object = {}) => {
      const workspaceFolders = folders.length === 0 ? null : folders.map((folder) => ({ uri: uriOf(folder), name: path.basename(folder) }));
      const textDocument = { publishDiagnostics: { relatedInformation: true }, hover: { contentFormat: ['markdown', 'plaintext'] } };
      const workspace = { workspaceFolders: true, workspaceEdit: { documentChanges: true }, ...capabilities };
      const answer = await request('initialize', {
        processId: process.pid,
        rootUri: null,
        workspaceFolders,
        capabilities: { textDocument, workspace },
        ...more,
      });
      notify('initialized', {});
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
