import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AuditInput, type CaptureFile, type GivenCapture, INSTALL } from '../model/audit.ts';
import { UsageError } from '../model/exit-code.ts';
import { type Problem, problemOfFile, type Source, sourceInMemory } from '../model/source.ts';
import { readDocument } from '../template/document.ts';
import { bufferOf } from '../text/lines.ts';
import { reasonOf } from '../text/problem.ts';
import { stringAt } from '../yaml/nodes.ts';
import { unpackedBytes } from './archive.ts';
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
  readonly captureFormat?: string;
  /** Whether a file of a folder or archive may hold a capture, by its path within. */
  readonly mayBeCapture: (name: string) => boolean;
  readonly cwd: string;
}

const MANIFEST = /\.(?:ya?ml|json)(?:\.gz)?$/i;
/** What a must-gather or `oc adm inspect` wrote, which holds the namespaces that somebody asked for. */
const INSPECTED = /(?:^|\/)namespaces\/[^/]+\/(?:core|pods)\//;

/** Objects and captures of files alone; nothing is connected to. Throws a UsageError for a path that does not exist. */
export function auditFiles({ objects, captures, captureFormat, mayBeCapture, cwd }: AuditFiles): AuditInput {
  const given = captures.map((text) => {
    const [, node = null, file = text] = /^([^=/\\]+)=(.+)$/s.exec(text) ?? [];
    return { node, file };
  });
  for (const file of [...objects, ...given.map((one) => one.file)])
    if (!existsSync(path.resolve(cwd, file))) throw new UsageError(`there is no file or folder ${file}`);
  const seen = { isInspected: false };
  return {
    objects: readObjects(objects, cwd, seen),
    captures: () => readCaptureFiles(given, (file) => readPath(file, cwd, mayBeCapture), { captureFormat, cwd }),
    coversAllPods: () => objects.length > 0 && !seen.isInspected,
  };
}

async function* readObjects(objects: readonly string[], cwd: string, seen: { isInspected: boolean }): AsyncIterable<Source | Problem> {
  for (const given of objects) {
    const file = path.resolve(cwd, given);
    if (isLong(file) && (yield* readItems(unpackedBytes(file), displayPath(file, cwd)))) continue;
    for await (const one of readPath(given, cwd, (name) => MANIFEST.test(name))) {
      if ('message' in one) {
        yield one;
        continue;
      }
      const { path: shown, bytes } = one;
      if (INSPECTED.test(shown)) seen.isInspected = true;
      if (bytes.length > LONG && (yield* readItems(inPieces(bytes), shown))) continue;
      // A file that somebody names holds objects; one of a folder may hold anything.
      if (shown === displayPath(file, cwd) && !KIND.test(bytes.toString('latin1'))) {
        yield problemOfFile(shown, 'holds no Kubernetes object; a capture of sockets goes with --capture');
        continue;
      }
      yield sourceInMemory(bytes, { path: shown, editable: false, templated: false, install: INSTALL, explicit: true });
    }
  }
}

/** Every object has one; what is no UTF-8 is told by who reads it. */
const KIND = /k\0?i\0?n\0?d/;

/** No object alone is so long, for the API server takes 1.5 MB; lists are read object by object. */
const LONG = 8 * 1024 ** 2;
/** Objects shrink to a twentieth and less. */
const LONG_PACKED = LONG / 16;
const PIECE = 64 * 1024;

function isLong(file: string): boolean {
  const found = statOf(file);
  return found?.isFile() === true && MANIFEST.test(file) && found.size > (/\.gz$/i.test(file) ? LONG_PACKED : LONG);
}

async function* inPieces(bytes: Buffer): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The objects of a list, one at a time; false, and none, where there are no objects that tell their kind. */
async function* readItems(chunks: AsyncIterable<Buffer>, shown: string): AsyncGenerator<Source | Problem, boolean> {
  const description = { path: shown, editable: false, templated: false, install: INSTALL, explicit: false };
  const items = /\.json(?:\.gz)?$/i.test(shown) ? itemsOfList(chunks) : itemsOfYaml(chunks);
  let count = 0;
  try {
    for await (const { bytes, line, offset } of items) {
      const source = sourceInMemory(bytes, description, { line, offset });
      if (count === 0 && !tellsKind(source)) return false;
      count++;
      yield source;
    }
  } catch (error) {
    yield problemOfFile(shown, reasonOf(error));
    return true;
  }
  return count > 0;
}

/** `kubectl get --raw` prints lists as API servers write them, which tell the kind of the whole alone. */
function tellsKind(source: Source): boolean {
  return stringAt(readDocument(bufferOf(source.bytes).toString('utf8'), source.path, source)?.root, 'kind') !== undefined;
}

async function* readCaptureFiles(
  given: readonly { readonly node: string | null; readonly file: string }[],
  read: (file: string) => AsyncIterable<CaptureFile | Problem>,
  { captureFormat: format, cwd }: { readonly captureFormat: string | undefined; readonly cwd: string },
): AsyncIterable<GivenCapture | Problem> {
  for (const { node, file } of given) {
    const files: CaptureFile[] = [];
    let failed = false;
    for await (const one of read(file)) {
      if ('bytes' in one) files.push(one);
      else {
        failed = true;
        yield one;
      }
    }
    if (files.length > 0 || !failed) yield { node, format, path: displayPath(path.resolve(cwd, file), cwd), files };
  }
}

function readPath(given: string, cwd: string, wants: (name: string) => boolean): AsyncIterable<CaptureFile | Problem> {
  const file = path.resolve(cwd, given);
  return readBundle(file, displayPath(file, cwd), wants);
}
