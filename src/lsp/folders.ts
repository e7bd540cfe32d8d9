import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { displayPath, isWithin } from '../source/paths.ts';
import type { lsp } from './library.ts';

/** The place of a document: the folder to which its path is relative, and its path in findings. */
export interface DocumentPlace {
  readonly cwd: string;
  readonly path: string;
  /** Absolute path of the file; for an unsaved document the path that it would have. */
  readonly file: string;
  /** True if the folder is a workspace folder of the client. */
  readonly isWorkspace: boolean;
}

/** The workspace folders of the client. */
export function foldersOf({ workspaceFolders, rootUri }: Pick<lsp.InitializeParams, 'workspaceFolders' | 'rootUri'>): string[] {
  const uris = workspaceFolders && workspaceFolders.length > 0 ? workspaceFolders.map(({ uri }) => uri) : rootUri ? [rootUri] : [];
  return uris.flatMap((uri) => fileOf(uri) ?? []);
}

/** The folders after some were added and removed. */
export function changedFolders(
  folders: readonly string[],
  { added, removed }: { readonly added: readonly lsp.WorkspaceFolder[]; readonly removed: readonly lsp.WorkspaceFolder[] },
): string[] {
  const gone = new Set(removed.map(({ uri }) => fileOf(uri)));
  return [...new Set([...folders.filter((folder) => !gone.has(folder)), ...added.flatMap(({ uri }) => fileOf(uri) ?? [])])];
}

/**
 * The place of a document in the nearest folder above it, otherwise in its own folder; null for a document that is not a text of the user.
 */
export function placeOfUri(uri: string, folders: readonly string[], cwd: string): DocumentPlace | null {
  const file = uri.startsWith('untitled:') ? path.join(folders[0] ?? cwd, path.basename(uri.slice('untitled:'.length))) : fileOf(uri);
  if (file === null) return null;
  const around = folders.filter((folder) => isWithin(file, folder)).sort((a, b) => b.length - a.length)[0];
  const root = around ?? path.dirname(file);
  return { cwd: root, file, path: displayPath(file, root), isWorkspace: around !== undefined };
}

/** The path of a URI; null if it is not a file. */
function fileOf(uri: string): string | null {
  try {
    return uri.startsWith('file:') ? path.resolve(fileURLToPath(uri)) : null;
  } catch {
    return null;
  }
}

export function uriOfFile(file: string): string {
  return pathToFileURL(file).href;
}
