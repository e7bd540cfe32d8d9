import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AuditInput, type CaptureFile, type CaptureFormatName, type CaptureInput, INSTALL } from '../model/audit.ts';
import { UsageError } from '../model/exit-code.ts';
import { type Problem, problemOfFile, type Source, sourceInMemory } from '../model/source.ts';
import { readDocument } from '../template/document.ts';
import { bufferOf } from '../text/lines.ts';
import { reasonOf } from '../text/problem.ts';
import { stringAt } from '../yaml/nodes.ts';
import { readTar, unpackedBytes } from './archive.ts';
import { readBundle } from './bundle.ts';
import { itemsOfList } from './json-items.ts';
import { displayPath, statOf } from './paths.ts';
import { itemsOfYaml } from './yaml-items.ts';

/** The files that an audit reads. */
export interface AuditFiles {
  /** Dumps of objects: files, folders, archives. */
  readonly objects: readonly string[];
  /** Captures of sockets: `PATH` or `NODE=PATH`. */
  readonly captures: readonly string[];
  readonly captureFormat?: CaptureFormatName;
  /** True if a file of a folder or archive may contain a capture, by its path within. */
  readonly mayBeCapture: (name: string) => boolean;
  readonly cwd: string;
}

const TAR = /\.(?:tar|tgz|tar\.gz)$/i;
const PACKED = /\.(?:tar|tgz|gz|xz|zip)$/i;
const MANIFEST = /\.(?:ya?ml|json)(?:\.gz)?$/i;
/** Files of a must-gather or of `oc adm inspect`, which only contain some namespaces. */
const INSPECTED = /(?:^|\/)namespaces\/[^/]+\/(?:core|pods)\//;

/** Returns the objects and captures in files. Throws UsageError if a path does not exist. */
export function auditFiles({ objects, captures, ...options }: AuditFiles): AuditInput {
  const { cwd } = options;
  const given = captures.map((text) => {
    const [, node = null, file = text] = /^([^=/\\]+)=(.+)$/s.exec(text) ?? [];
    return { node, file };
  });
  for (const file of [...objects, ...given.map((one) => one.file)])
    if (!existsSync(path.resolve(cwd, file))) throw new UsageError(`there is no file or folder ${file}`);
  const seen = { isInspected: false };
  return {
    objects: readObjects(objects, cwd, {
      seen,
      install: INSTALL,
      without: 'has no Kubernetes object; pass a capture of sockets with --capture',
    }),
    captures: () => readCaptureFiles(given, options),
    coversAllPods: () => objects.length > 0 && !seen.isInspected,
  };
}

/** True for a file whose name only archives or packed files have, and that is not a Helm chart. */
export async function isArchiveOfDump(file: string): Promise<boolean> {
  if (!PACKED.test(file) || statOf(file)?.isFile() !== true) return false;
  let isChart = false;
  try {
    const names = readTar(unpackedBytes(file), (name) => {
      isChart ||= /^[^/]+\/Chart\.yaml$/.test(name);
      return isChart;
    });
    for await (const _ of names) if (isChart) break;
  } catch {
    // Reading the file reports the error.
  }
  return !isChart;
}

/** The objects in archives of dumps. The objects of one archive belong to one cluster. */
export async function* objectsOfArchives(archives: readonly string[], cwd: string): AsyncIterable<Source | Problem> {
  for (const archive of archives) {
    const shown = displayPath(path.resolve(cwd, archive), cwd);
    const without = TAR.test(archive) ? 'is not a tar archive' : 'has no Kubernetes object';
    yield* readObjects([archive], cwd, { seen: { isInspected: false }, install: `cluster ${shown}`, without });
  }
}

interface ObjectFiles {
  readonly seen: { isInspected: boolean };
  readonly install: string;
  /** The problem of a file without objects. */
  readonly without: string;
}

async function* readObjects(
  objects: readonly string[],
  cwd: string,
  { seen, install, without }: ObjectFiles,
): AsyncIterable<Source | Problem> {
  for (const given of objects) {
    const file = path.resolve(cwd, given);
    if (isLong(file) && (yield* readItems(unpackedBytes(file), displayPath(file, cwd), install))) continue;
    for await (const one of readPath(given, cwd, (name) => MANIFEST.test(name))) {
      if ('message' in one) {
        yield one;
        continue;
      }
      const { path: shown, bytes } = one;
      if (INSPECTED.test(shown)) seen.isInspected = true;
      if (bytes.length > LONG && (yield* readItems(inPieces(bytes), shown, install))) continue;
      // A file that the user named must contain objects; a file of a folder may contain anything.
      if (shown === displayPath(file, cwd) && !KIND.test(bytes.toString('latin1'))) {
        yield problemOfFile(shown, without);
        continue;
      }
      yield sourceInMemory(bytes, { path: shown, editable: false, templated: false, install, explicit: true });
    }
  }
}

/** A part of every object, also in UTF-16. */
const KIND = /k\0?i\0?n\0?d/;

/** Size in bytes above which a file is read as a list, object by object; the API server limits an object to 1.5 MB. */
const LONG = 8 * 1024 ** 2;
/** The same for a gzipped file. */
const LONG_PACKED = LONG / 16;
const PIECE = 64 * 1024;

function isLong(file: string): boolean {
  const found = statOf(file);
  return found?.isFile() === true && MANIFEST.test(file) && found.size > (/\.gz$/i.test(file) ? LONG_PACKED : LONG);
}

async function* inPieces(bytes: Buffer): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Yields the objects of a list one at a time. Returns false, without yielding any, if the objects have no kind. */
async function* readItems(chunks: AsyncIterable<Buffer>, shown: string, install: string): AsyncGenerator<Source | Problem, boolean> {
  const description = { path: shown, editable: false, templated: false, install, explicit: false };
  const items = /\.json(?:\.gz)?$/i.test(shown) ? itemsOfList(chunks) : itemsOfYaml(chunks);
  let count = 0;
  try {
    for await (const { bytes, line, offset } of items) {
      const source = sourceInMemory(bytes, description, { line, offset });
      if (count === 0 && !hasKind(source)) return false;
      count++;
      yield source;
    }
  } catch (error) {
    yield problemOfFile(shown, reasonOf(error));
    return true;
  }
  return count > 0;
}

/** True if items have a kind; items of a list from `kubectl get --raw` have none. */
function hasKind(source: Source): boolean {
  return stringAt(readDocument(bufferOf(source.bytes).toString('utf8'), source.path, source)?.root, 'kind') !== undefined;
}

async function* readCaptureFiles(
  given: readonly { readonly node: string | null; readonly file: string }[],
  { captureFormat: format, mayBeCapture, cwd }: Omit<AuditFiles, 'objects' | 'captures'>,
): AsyncIterable<CaptureInput | Problem> {
  for (const { node, file } of given) {
    const files: CaptureFile[] = [];
    const problems: Problem[] = [];
    for await (const one of readPath(file, cwd, mayBeCapture)) {
      if ('bytes' in one) files.push(one);
      else problems.push(one);
    }
    yield* problems;
    if (files.length > 0 || problems.length === 0) yield { node, format, path: displayPath(path.resolve(cwd, file), cwd), files };
  }
}

function readPath(given: string, cwd: string, wants: (name: string) => boolean): AsyncIterable<CaptureFile | Problem> {
  const file = path.resolve(cwd, given);
  return readBundle(file, displayPath(file, cwd), wants);
}
