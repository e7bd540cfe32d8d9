import { type AuditInput, type ClusterObject, INSTALL } from '../model/audit.ts';
import { isProblem, type Problem, type Source, sourceInMemory } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { readDocument } from '../template/document.ts';
import { bufferOf } from '../text/lines.ts';
import { plainOf } from '../yaml/nodes.ts';
import { fieldsOf } from '../yaml/plain-fields.ts';
import { withoutSecrets } from '../yaml/secrets.ts';
import type { ClusterReader } from './cluster.ts';
import { createRepeats } from './repeats.ts';

/** Adds every object to `reader`, and yields those that may have ports or that workloads may refer to. */
export async function* sourcesOf(objects: AuditInput['objects'], reader: ClusterReader): AsyncIterable<Source | Problem> {
  const isRepeat = createRepeats();
  for await (const item of objects) {
    if (isProblem(item as Problem)) yield item as Problem;
    else if ('object' in item) {
      reader.add(item.object, item.path);
      if (!isRepeat(item.object) && !isOfCluster(item.object)) yield readable(sourceOf(item));
    } else {
      const source = readable(item as Source);
      const found = [...objectsIn(source.bytes, source.path)];
      for (const object of found) reader.add(object, source.path);
      if (found.length !== 1 || !isRepeat(found[0])) yield source;
    }
  }
}

/** Returns a source without the Secrets in it. */
function readable(source: Source): Source {
  const bytes = withoutSecrets(source.bytes);
  return bytes === source.bytes ? source : { ...source, bytes, reread: (start, end) => bytes.subarray(start, end) };
}

/** True for objects that describe the cluster only. */
function isOfCluster(object: unknown): boolean {
  const { kind } = fieldsOf(object);
  return kind === 'Node' || kind === 'ClusterVersion';
}

function sourceOf({ path, object }: ClusterObject): Source {
  // As kubectl get -o json prints it, so that the reader finds the line.
  const bytes = Buffer.from(JSON.stringify(object, sortedKeys, 4));
  return sourceInMemory(bytes, { path, editable: false, templated: false, install: INSTALL, explicit: false });
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compareStrings(a, b)));
}

/** Adds the objects of a source to `reader`. */
export function readSource({ bytes, path }: Pick<Source, 'bytes' | 'path'>, reader: ClusterReader): void {
  for (const object of objectsIn(bytes, path)) reader.add(object, path);
}

/** Kinds that describe a cluster, and lists that may hold them. */
const DESCRIBING = /["']?kind["']?:\s*["']?(?:Pod|Node|Service|ClusterVersion)(?:List)?\b|["']?kind["']?:\s*["']?List\b/;

function* objectsIn(bytes: Uint8Array, shown: string): Iterable<unknown> {
  const text = bufferOf(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!DESCRIBING.test(text)) return;
  if (/^\s*\{/.test(text)) {
    try {
      yield JSON.parse(text);
      return;
    } catch {
      // Several objects one after the other, or YAML in braces. Errors are reported when the source is linted.
    }
  }
  for (const part of text.split(/^---[ \t\r]*$/m)) {
    if (!DESCRIBING.test(part)) continue;
    const source = { path: shown, editable: false, templated: false, install: INSTALL };
    const document = readDocument(part, shown, source);
    if (document !== null) yield plainOf(document.root)?.value;
  }
}
