import path from 'node:path';
import { loadOptions } from '../config/settings.ts';
import type { RegistryView } from '../model/registry.ts';
import { viewOf as viewOfRegistries } from '../registries.ts';
import { registriesNamed } from '../registry/load.ts';
import { defectReport } from '../report/product.ts';
import type { Environment } from '../source/run-program.ts';
import { diagnosticOf, diagnosticOfProblem } from './diagnostics.ts';
import { faultOf, faultOfConfiguration, isConfiguration, type SetupFault } from './faults.ts';
import { createFolderLints } from './folder-lints.ts';
import { type DocumentPlace, placeOfUri, uriOfFile } from './folders.ts';
import type { lsp, TextDocument } from './library.ts';
import { type Alone, type Holder, lintAlone } from './lint.ts';
import { type DocumentView, isLarge, isUpToDate, type OpenDocument, viewOf } from './open-document.ts';
import type { ServerOptions } from './options.ts';

/** Milliseconds without a change before a document is linted. */
const QUIET = 75;

/** The functions that a session needs from the server. */
interface SessionRequest {
  readonly options: ServerOptions;
  readonly folders: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** The command that starts the worker. */
  readonly worker: readonly string[];
  readonly publish: (uri: string, version: number | undefined, diagnostics: lsp.Diagnostic[]) => void;
  readonly log: (message: string) => void;
}

/** A document and its surroundings, for quick fixes and hovers. */
export interface DocumentContext {
  readonly document: TextDocument;
  readonly place: DocumentPlace;
  readonly view: DocumentView;
  readonly registry: RegistryView | null;
  /** The host ports of the folder. */
  readonly holders: readonly Holder[];
  /** Files with descriptions of the user's programs. */
  readonly programs: readonly string[];
  /** Returns the URI of a path in findings. */
  readonly uriOf: (path: string) => string;
  /** Returns the findings that the editor would show if the document had another text. */
  readonly viewAfter: (text: string) => Promise<DocumentView>;
}

export type Session = ReturnType<typeof createSession>;

/** The open documents and their lints. No function throws: a failure is a diagnostic or a message in the log. */
export function createSession({ options, cwd, env, worker, publish, log, ...given }: SessionRequest) {
  let { folders } = given;
  const documents = new Map<string, OpenDocument>();
  /** For each folder, the fault of the last lint in files that lints need, such as a configuration or a registry. */
  const faults = new Map<string, SetupFault>();
  const folderLints = createFolderLints({
    options,
    env,
    worker,
    documents: () => documents.values(),
    failed: log,
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

  /** The document in its place in the current folders, without lints; null if it is not a text of the user. */
  function placed(document: TextDocument): OpenDocument | null {
    const place = placeOfUri(document.uri, folders, cwd);
    if (place === null) return null;
    return {
      document,
      place,
      isConfiguration: isConfiguration(place.file, place.cwd, options),
      isOfFolder: place.isWorkspace && options.workspace,
      alone: null,
      whole: null,
      checked: null,
      settings: null,
      timer: undefined,
      version: null,
    };
  }

  function show(one: OpenDocument): void {
    if (!isUpToDate(one)) return;
    const { document, place, checked } = one;
    const { findings, problems } = viewOf(one, document.getText(), one.alone);
    publish(document.uri, document.version, [
      ...findings.map((finding) => diagnosticOf(finding, (shown) => uriAt(one, shown))),
      ...problems.map(diagnosticOfProblem),
      ...(one.isConfiguration ? mistakesIn(place.file, place.cwd, checked?.fault) : mistakesOf(place.file)),
    ]);
  }

  /** The mistakes in a file that the lints of folders found. */
  function mistakesOf(file: string): lsp.Diagnostic[] {
    const [found = []] = [...faults].map(([folder, fault]) => mistakesIn(file, folder, fault)).filter(({ length }) => length > 0);
    return found;
  }

  function setFault(folder: string, fault: SetupFault | null): void {
    const before = faults.get(folder);
    if (fault === null) faults.delete(folder);
    else faults.set(folder, fault);
    const files = [before, fault].flatMap((one) => one?.problems ?? []).map((problem) => path.resolve(folder, problem.path));
    for (const file of new Set(files)) {
      const one = byFile(file);
      if (one) show(one);
      else publish(uriOfFile(file), undefined, mistakesOf(file));
    }
    if (fault !== null && fault.message !== before?.message) log(fault.message);
  }

  /** Removes faults of folders without open manifests; only lints of these could replace them. */
  function dropUnusedFaults(): void {
    const used = new Set([...documents.values()].filter((one) => !one.isConfiguration).map(({ place }) => place.cwd));
    for (const folder of faults.keys()) if (!used.has(folder)) setFault(folder, null);
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

  /** The lint of a document with this text; null if options or files that it needs were invalid from the start. */
  async function lintText(one: OpenDocument, text: string): Promise<Alone | null> {
    const { cwd: folder, path: shown } = one.place;
    const { config, given: asked } = options;
    let fault: SetupFault | null = null;
    let alone: Alone | null = null;
    try {
      // The configuration of the folder, as in the lint of the folder.
      one.settings = await loadOptions({ cwd: folder, paths: one.isOfFolder ? ['.'] : [shown], config, given: asked });
    } catch (error) {
      fault = faultOf(error);
    }
    try {
      if (one.settings !== null) alone = await lintAlone(text, shown, one.settings);
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

  /** The registry for a document: that of its folder, if the user names none. */
  async function registryOf({ place, settings, alone, isOfFolder }: OpenDocument): Promise<RegistryView | null> {
    const folder = isOfFolder ? folderLints.lastOf(place.cwd) : undefined;
    if (folder === undefined || settings === null || settings.registries.length > 0) return alone?.registry ?? null;
    return viewOfRegistries(await registriesNamed(folder.registries, { cwd: place.cwd }), folder.release, settings);
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
    closed: ({ uri }: TextDocument): void => {
      const one = documents.get(uri);
      if (one === undefined) return;
      clearTimeout(one.timer);
      documents.delete(uri);
      dropUnusedFaults();
      publish(uri, undefined, mistakesOf(one.place.file));
      // The file on disk is used again.
      folderLints.ask([...documents.values()].filter(({ place }) => place.cwd === one.place.cwd));
    },
    lintAll: () => lintAll(),
    setFolders: async (now: readonly string[]): Promise<void> => {
      folders = now;
      for (const [uri, one] of documents) {
        const moved = placed(one.document);
        if (moved && (moved.place.cwd !== one.place.cwd || moved.isOfFolder !== one.isOfFolder)) documents.set(uri, moved);
      }
      dropUnusedFaults();
      await lintAll();
    },
    folders: (): readonly string[] => folders,
    /** A document with a lint of its current text, and its surroundings; null if it is not linted. */
    contextOf: async (uri: string): Promise<DocumentContext | null> => {
      const before = documents.get(uri);
      if (before && !isUpToDate(before)) await lint(before);
      const one = documents.get(uri);
      if (one === undefined) return null;
      const { document, place, settings, alone } = one;
      return {
        document,
        place,
        registry: await registryOf(one),
        programs: settings?.programs ?? [],
        view: viewOf(one, document.getText(), alone),
        holders: folderLints.lastOf(place.cwd)?.holders ?? [],
        uriOf: (shown) => uriAt(one, shown),
        viewAfter: async (text) => viewOf(one, text, await lintText(one, text)),
      };
    },
    close: (): void => {
      for (const { timer } of documents.values()) clearTimeout(timer);
      folderLints.close();
    },
  };
}

/** The mistakes in one file from a fault that a lint of `folder` found. */
function mistakesIn(file: string, folder: string, fault: SetupFault | null | undefined): lsp.Diagnostic[] {
  const problems = fault?.problems ?? [];
  return problems.filter((problem) => path.resolve(folder, problem.path) === file).map(diagnosticOfProblem);
}
