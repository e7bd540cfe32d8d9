import path from 'node:path';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { groupBy } from '../model/groups.ts';
import type { Settings } from '../options.ts';
import { defectReport } from '../report/product.ts';
import { loadSettings } from '../settings.ts';
import type { Environment } from '../source/run-program.ts';
import { faultOfConfiguration, isConfiguration } from './configuration.ts';
import { diagnosticOf, diagnosticOfProblem } from './diagnostics.ts';
import { type Place, placeOfUri, uriOfFile } from './folders.ts';
import { type Alone, type Holder, lintAlone } from './lint.ts';
import type { ServerOptions } from './options.ts';
import { type View, viewOf, type WholeOfDocument } from './view.ts';
import { type Fault, faultOf, type WholeAnswer, type WholeRequest } from './worker.ts';
import { createWorkspaceLinter } from './workspace.ts';

/** Milliseconds without a change after which a document is linted. */
const QUIET = 75;
/** Characters of the largest document that is linted at each change. */
const MAX_LIVE = 5_000_000;

/** What a session needs of the server. */
export interface SessionRequest {
  readonly options: ServerOptions;
  readonly folders: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** The command that starts the worker. */
  readonly worker: readonly string[];
  readonly publish: (uri: string, version: number | undefined, diagnostics: Diagnostic[]) => void;
  readonly log: (message: string) => void;
}

/** A document that is open, with what its lints said. */
export interface OpenDocument {
  readonly document: TextDocument;
  readonly place: Place;
  alone: Alone | null;
  whole: WholeOfDocument | null;
  /** What is wrong with it if it is a configuration, and the text of which that is true. */
  checked: { readonly text: string; readonly fault: Fault | null } | null;
  /** The last settings without a mistake. */
  settings: Settings | null;
  timer: NodeJS.Timeout | undefined;
  /** The version of the last lint that began. */
  version: number | null;
}

export type Session = ReturnType<typeof createSession>;

/** The open documents and their lints. Nothing here throws: what goes wrong is a diagnostic or a message in the log. */
export function createSession({ options, cwd, env, worker, publish, log, ...given }: SessionRequest) {
  let { folders } = given;
  const documents = new Map<string, OpenDocument>();
  /** Mistakes of files that lints need, by file, with the folder whose lint reported them. */
  const faults = new Map<string, { readonly folder: string; readonly diagnostics: Diagnostic[] }>();
  const lastFault = new Map<string, string>();
  const holders = new Map<string, readonly Holder[]>();
  const linter = createWorkspaceLinter(worker, env, { answer: takeAnswer, failed: log });
  /** The documents as they were sent to the worker. */
  let sent: readonly { readonly one: OpenDocument; readonly text: string; readonly alone: Alone | null }[] = [];

  const isOpen = (one: OpenDocument) => documents.get(one.document.uri) === one;
  const isConfigured = ({ place }: OpenDocument) => isConfiguration(place.file, place.cwd, options);
  const lintsFolder = ({ place }: OpenDocument) => place.isWorkspace && options.workspace;
  const byFile = (file: string) => [...documents.values()].find(({ place }) => place.file === file);
  const uriOf = (file: string) => byFile(file)?.document.uri ?? uriOfFile(file);

  function viewWith(one: OpenDocument, text: string, alone: Alone | null): View {
    return viewOf(text, alone, one.whole, lintsFolder(one));
  }

  function show(one: OpenDocument): void {
    const { document, place, checked } = one;
    const text = document.getText();
    const isOwn = isConfigured(one);
    // What is known of an older text is about other places.
    if (isOwn ? checked?.text !== text : one.alone?.text !== text && one.whole?.text !== text) return;
    const own = (checked?.fault?.problems ?? []).filter((problem) => path.resolve(place.cwd, problem.path) === place.file);
    const { findings, problems } = viewWith(one, text, one.alone);
    const uriAt = (shown: string) => uriOf(path.resolve(place.cwd, shown));
    publish(document.uri, document.version, [
      ...findings.map((finding) => diagnosticOf(finding, uriAt)),
      ...[...problems, ...own].map(diagnosticOfProblem),
      ...(isOwn ? [] : (faults.get(place.file)?.diagnostics ?? [])),
    ]);
  }

  /** Replaces the mistakes that lints of a folder reported. */
  function setFault(folder: string, fault: Fault | null): void {
    const before = [...faults].filter(([, one]) => one.folder === folder).map(([file]) => file);
    const now = groupBy(fault?.problems ?? [], (problem) => path.resolve(folder, problem.path));
    for (const file of before) faults.delete(file);
    for (const [file, problems] of now) faults.set(file, { folder, diagnostics: problems.map(diagnosticOfProblem) });
    for (const file of new Set([...before, ...now.keys()])) {
      const one = byFile(file);
      if (one) show(one);
      else publish(uriOfFile(file), undefined, faults.get(file)?.diagnostics ?? []);
    }
    const message = fault?.message ?? '';
    if (message !== '' && message !== lastFault.get(folder)) log(message);
    lastFault.set(folder, message);
  }

  async function lint(one: OpenDocument): Promise<void> {
    clearTimeout(one.timer);
    const { document, place } = one;
    const [text, version] = [document.getText(), document.version];
    one.version = version;
    const isCurrent = () => isOpen(one) && document.version === version;
    try {
      if (isConfigured(one)) {
        const fault = await faultOfConfiguration(text, place.file, place.cwd, options);
        if (!isCurrent()) return;
        one.checked = { text, fault };
      } else if (text.length <= MAX_LIVE) {
        const alone = await lintText(one, text);
        if (alone === null || !isCurrent()) return;
        one.alone = alone;
      }
      show(one);
    } catch (error) {
      log(defectReport(error));
    }
  }

  /** The lint of a document as if it had this text; null if options or files that it needs were wrong from the start. */
  async function lintText(one: OpenDocument, text: string): Promise<Alone | null> {
    const { cwd: folder, path: shown } = one.place;
    const { config, given: asked } = options;
    let fault: Fault | null = null;
    try {
      one.settings = await loadSettings({ cwd: folder, paths: [shown], config, given: asked });
    } catch (error) {
      fault = faultOf(error);
    }
    let alone: Alone | null = null;
    try {
      if (one.settings !== null) alone = await lintAlone(text, shown, folder, one.settings);
    } catch (error) {
      fault ??= faultOf(error);
    }
    setFault(folder, fault);
    return alone;
  }

  function askWhole(one: OpenDocument): void {
    const { place } = one;
    const isFolder = lintsFolder(one);
    if (isConfigured(one) || (!isFolder && one.document.getText().length <= MAX_LIVE)) return;
    linter.ask(isFolder ? place.cwd : place.file, () => {
      const together = isFolder
        ? [...documents.values()].filter((other) => lintsFolder(other) && other.place.cwd === place.cwd && !isConfigured(other))
        : [one];
      sent = together.map((other) => {
        const text = other.document.getText();
        return { one: other, text, alone: other.alone?.text === text ? other.alone : null };
      });
      const texts = sent.map(
        ({
          one: {
            place: { path: shown },
          },
          text,
        }) => [shown, text] as const,
      );
      return { cwd: place.cwd, paths: isFolder ? ['.'] : [place.path], texts, options };
    });
  }

  function takeAnswer(_: string, request: WholeRequest, { whole, fault }: WholeAnswer): void {
    setFault(request.cwd, fault);
    if (whole === null) return;
    holders.set(request.cwd, whole.holders);
    for (const { one, text, alone } of sent) {
      const result = whole.files.find(([file]) => file === one.place.path)?.[1];
      if (!result || !isOpen(one)) continue;
      one.whole = { ...result, text, alone };
      show(one);
    }
  }

  async function lintAndAsk(one: OpenDocument): Promise<void> {
    await lint(one);
    if (isOpen(one)) askWhole(one);
  }

  /** Lints all documents anew, because something changed that they share. */
  async function lintAll(): Promise<void> {
    for (const one of documents.values()) await lintAndAsk(one);
  }

  return {
    opened: async (document: TextDocument): Promise<void> => {
      const place = placeOfUri(document.uri, folders, cwd);
      if (place === null) return;
      const one: OpenDocument = {
        document,
        place,
        alone: null,
        whole: null,
        checked: null,
        settings: null,
        timer: undefined,
        version: null,
      };
      documents.set(document.uri, one);
      await lintAndAsk(one);
    },
    changed: (document: TextDocument): void => {
      const one = documents.get(document.uri);
      if (one === undefined || one.version === document.version) return;
      clearTimeout(one.timer);
      one.timer = setTimeout(() => void lint(one), QUIET);
    },
    saved: async (document: TextDocument): Promise<void> => {
      const one = documents.get(document.uri);
      if (one === undefined) return;
      if (isConfigured(one)) await lintAll();
      else await lintAndAsk(one);
    },
    closed: (uri: string): void => {
      const one = documents.get(uri);
      if (one === undefined) return;
      clearTimeout(one.timer);
      documents.delete(uri);
      publish(uri, undefined, faults.get(one.place.file)?.diagnostics ?? []);
    },
    lintAll,
    setFolders: async (change: (before: readonly string[]) => readonly string[]): Promise<void> => {
      folders = change(folders);
      for (const [uri, one] of documents) {
        const place = placeOfUri(uri, folders, cwd);
        if (place !== null && (place.cwd !== one.place.cwd || place.isWorkspace !== one.place.isWorkspace))
          documents.set(uri, { ...one, place, alone: null, whole: null });
      }
      await lintAll();
    },
    /** A document with a lint of its present text; undefined if it is none that is linted. */
    current: async (uri: string): Promise<OpenDocument | undefined> => {
      const one = documents.get(uri);
      if (one && !isConfigured(one) && one.alone?.text !== one.document.getText()) await lint(one);
      return documents.get(uri);
    },
    viewOf: (one: OpenDocument): View => viewWith(one, one.document.getText(), one.alone),
    viewAfter: async (one: OpenDocument, text: string): Promise<View> => viewWith(one, text, await lintText(one, text)),
    holdersOf: ({ place }: OpenDocument): readonly Holder[] => holders.get(place.cwd) ?? [],
    uriAt: ({ place }: OpenDocument, shown: string): string => uriOf(path.resolve(place.cwd, shown)),
    close: (): void => {
      for (const { timer } of documents.values()) clearTimeout(timer);
      linter.close();
    },
  };
}
