import { type AuditInput, type ClusterObject, INSTALL } from '../model/audit.ts';
import { type Problem, type Source, sourceInMemory } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { readDocument } from '../template/document.ts';
import { bufferOf } from '../text/lines.ts';
import { plainOf } from '../yaml/nodes.ts';
import { fieldsOf, jsonOf } from '../yaml/plain-fields.ts';
import { withoutSecrets } from '../yaml/secrets.ts';
import type { ClusterReader } from './cluster.ts';

/** Adds every object to `reader`, and yields those that may have ports or that workloads may refer to. */
export async function* sourcesOf(objects: AuditInput['objects'], reader: ClusterReader): AsyncIterable<Source | Problem> {
  for await (const item of objects) {
    if ('message' in item) yield item;
    else if ('object' in item) {
      if (reader.add(item.object, item.path) && !isOfCluster(item.object)) yield withoutSecretsIn(sourceOf(item));
    } else {
      const { objects: found, isJson, isSingle } = objectsIn(item);
      const areNew = found.map((object) => reader.add(object, item.path));
      // What is valid JSON needs no other check of its syntax.
      if (!isSingle || areNew[0] !== false) yield withoutSecretsIn(isJson ? { ...item, explicit: false } : item);
    }
  }
}

/** Returns a source without the Secrets in it. */
function withoutSecretsIn(source: Source): Source {
  const bytes = withoutSecrets(source.bytes);
  return bytes === source.bytes ? source : { ...source, bytes, reread: (start, end) => bytes.subarray(start, end) };
}

/** True for objects that only describe the cluster. */
function isOfCluster(object: unknown): boolean {
  const { kind } = fieldsOf(object);
  return kind === 'Node' || kind === 'ClusterVersion';
}

function sourceOf({ path, object }: ClusterObject): Source {
  // In the format of kubectl get -o json, so that the reader finds the line.
  const bytes = Buffer.from(JSON.stringify(object, sortedKeys, 4));
  return sourceInMemory(bytes, { path, editable: false, templated: false, install: INSTALL, explicit: false });
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compareStrings(a, b)));
}

/** Kinds that describe a cluster, and lists that may contain them. */
const DESCRIBING = /["']?kind["']?:\s*["']?(?:Pod|Node|Service|ClusterVersion)(?:List)?\b|["']?kind["']?:\s*["']?List\b/;

/** Returns the objects of a JSON or YAML text that describe a cluster, and lists of them, as plain values. */
export function objectsIn({ bytes, path }: Pick<Source, 'bytes' | 'path'>): {
  readonly objects: readonly unknown[];
  readonly isJson: boolean;
  /** True if the text has no other document. */
  readonly isSingle: boolean;
} {
  const text = bufferOf(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!DESCRIBING.test(text)) return { objects: [], isJson: false, isSingle: false };
  const json = /^\s*\{/.test(text) ? jsonOf(text) : null;
  if (json !== null) return { objects: [json], isJson: true, isSingle: true };
  const parts = text.split(/^---(?:[ \t]+#.*|[ \t\r]*)$/m).filter((part) => part.trim() !== '');
  const describing = parts.filter((part) => DESCRIBING.test(part));
  const documents = describing.map((part) => readDocument(part, path, { path, editable: false, templated: false, install: INSTALL }));
  const objects = documents.flatMap((document) => (document === null ? [] : [plainOf(document.root)?.value]));
  return { objects, isJson: false, isSingle: parts.length === 1 };
}
