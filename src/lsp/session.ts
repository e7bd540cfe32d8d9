import path from 'node:path';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { loadSettings } from '../config/settings.ts';
import type { RegistryView } from '../model/registry.ts';
import { viewOf as viewOfRegistries } from '../registries.ts';
import { registriesNamed } from '../registry/load.ts';
import { defectReport } from '../report/product.ts';
import type { Environment } from '../source/run-program.ts';
import { faultOfConfiguration, isConfiguration } from './configuration.ts';
import { diagnosticOf, diagnosticOfProblem } from './diagnostics.ts';
import { createFaults } from './faults.ts';
import { createFolderLints } from './folder-lints.ts';
import { placeOfUri, uriOfFile } from './folders.ts';
import { type Alone, type Holder, lintAlone } from './lint.ts';
import { isLarge, isUpToDate, type OpenDocument, unlinted } from './open-document.ts';
import type { ServerOptions } from './options.ts';
import { type View, viewOf } from './view.ts';
import { type Fault, faultOf } from './worker.ts';

/** Milliseconds without a change after which a document is linted. */
const QUIET = 75;

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

export type Session = ReturnType<typeof createSession>;

/** The open documents and their lints. Nothing here throws: what goes wrong is a diagnostic or a message in the log. */
export function createSession({ options, cwd, env, worker, publish, log, ...given }: SessionRequest) {
  let { folders } = given;
  const documents = new Map<string, OpenDocument>();
  const faults = createFaults();
  const folderLints = createFolderLints({
    ...{ options, env, worker, documents: () => documents.values(), failed: log },
    linted: (folder, fault, linted) => {
      setFault(folder, fault);
      for (const one of linted) if (isOpen(one)) show(one);
    },
  });

  const isOpen = (one: OpenDocument) => documents.get(one.document.uri) === one;
  const byFile = (file: string) => [...documents.values()].find(({ place }) => place.file === file);
  const uriAt = ({ place }: OpenDocument, shown: string): string => {
    const file = path.resolve(place.cwd, shown);
    return byFile(file)?.document.uri ?? uriOfFile(file);
  };
  const viewWith = (one: OpenDocument, text: string, alone: Alone | null): View => viewOf(text, alone, one.whole, one.isOfFolder);

  /** The document in its place in the present folders; null if it is not a text of the user. */
  function placed(document: TextDocument): OpenDocument | null {
    const place = placeOfUri(document.uri, folders, cwd);
    if (place === null) return null;
    const isOfFolder = place.isWorkspace && options.workspace;
    return unlinted({ document, place, isOfFolder, isConfiguration: isConfiguration(place.file, place.cwd, options) });
  }

  function show(one: OpenDocument): void {
    if (!isUpToDate(one)) return;
    const { document, place, checked } = one;
    const mistakes = (checked?.fault?.problems ?? []).filter((problem) => path.resolve(place.cwd, problem.path) === place.file);
    const { findings, problems } = viewWith(one, document.getText(), one.alone);
    publish(document.uri, document.version, [
      ...findings.map((finding) => diagnosticOf(finding, (shown) => uriAt(one, shown))),
      ...[...problems, ...mistakes].map(diagnosticOfProblem),
      ...(one.isConfiguration ? [] : faults.of(place.file)),
    ]);
  }

  function setFault(folder: string, fault: Fault | null): void {
    const { files, message } = faults.replace(folder, fault);
    for (const file of files) {
      const one = byFile(file);
      if (one) show(one);
      else publish(uriOfFile(file), undefined, [...faults.of(file)]);
    }
    if (message !== '') log(message);
  }

  /** Mistakes of a folder are shown as long as a manifest in it is open, whose lints can replace them. */
  function dropUnusedFaults(): void {
    const used = new Set([...documents.values()].filter((one) => !one.isConfiguration).map(({ place }) => place.cwd));
    for (const folder of faults.folders()) if (!used.has(folder)) setFault(folder, null);
  }

  async function lint(one: OpenDocument): Promise<void> {
    clearTimeout(one.timer);
    try {
      const { document, place } = one;
      const [text, version] = [document.getText(), document.version];
      one.version = version;
      const isCurrent = () => isOpen(one) && document.version === version;
      if (one.isConfiguration) {
        const fault = await faultOfConfiguration(text, place.file, place.cwd, options);
        if (!isCurrent()) return;
        one.checked = { text, fault };
      } else if (!isLarge(one)) {
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
      // The configuration of the folder, as for the lint of the folder.
      one.settings = await loadSettings({ cwd: folder, paths: one.isOfFolder ? ['.'] : [shown], config, given: asked });
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

  /** Lints documents, and then their folders. */
  async function lintAll(some: readonly OpenDocument[] = [...documents.values()]): Promise<void> {
    for (const one of some) await lint(one);
    folderLints.ask(some.filter(isOpen));
  }

  return {
    opened: async (document: TextDocument): Promise<void> => {
      const one = placed(document);
      if (one === null) return;
      documents.set(document.uri, one);
      await lintAll([one]);
    },
    changed: ({ uri, version }: TextDocument): void => {
      const one = documents.get(uri);
      if (one === undefined || one.version === version) return;
      clearTimeout(one.timer);
      one.timer = setTimeout(() => void lint(one), QUIET);
    },
    saved: async ({ uri }: TextDocument): Promise<void> => {
      const one = documents.get(uri);
      if (one) await (one.isConfiguration ? lintAll() : lintAll([one]));
    },
    closed: (uri: string): void => {
      const one = documents.get(uri);
      if (one === undefined) return;
      clearTimeout(one.timer);
      documents.delete(uri);
      dropUnusedFaults();
      publish(uri, undefined, [...faults.of(one.place.file)]);
      // The file on disk counts again.
      folderLints.ask([...documents.values()].filter(({ place }) => place.cwd === one.place.cwd));
    },
    lintAll: () => lintAll(),
    setFolders: async (change: (before: readonly string[]) => readonly string[]): Promise<void> => {
      folders = change(folders);
      for (const [uri, one] of documents) {
        const moved = placed(one.document);
        if (moved && (moved.place.cwd !== one.place.cwd || moved.isOfFolder !== one.isOfFolder)) documents.set(uri, moved);
      }
      dropUnusedFaults();
      await lintAll();
    },
    /** A document with a lint of its present text; undefined if it is none that is linted. */
    current: async (uri: string): Promise<OpenDocument | undefined> => {
      const one = documents.get(uri);
      if (one && !isUpToDate(one)) await lint(one);
      return documents.get(uri);
    },
    viewOf: (one: OpenDocument): View => viewWith(one, one.document.getText(), one.alone),
    viewAfter: async (one: OpenDocument, text: string): Promise<View> => viewWith(one, text, await lintText(one, text)),
    holdersOf: ({ place }: OpenDocument): readonly Holder[] => folderLints.lastOf(place.cwd)?.holders ?? [],
    /** The registry that judges a document: the one that its folder shows, if the user names none. */
    registryOf: async ({ place, settings, alone, isOfFolder }: OpenDocument): Promise<RegistryView | null> => {
      const folder = isOfFolder ? folderLints.lastOf(place.cwd) : undefined;
      if (folder === undefined || settings === null || settings.registries.length > 0) return alone?.registry ?? null;
      return viewOfRegistries(await registriesNamed(folder.registries, { cwd: place.cwd }), folder.release, settings);
    },
    uriAt,
    close: (): void => {
      for (const { timer } of documents.values()) clearTimeout(timer);
      folderLints.close();
    },
  };
}
