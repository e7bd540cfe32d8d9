import { gunzipSync } from 'node:zlib';
import type { Document } from '../model/document.ts';
import type { Located } from '../model/hosted-cluster.ts';
import { type IgnitionStub, STUB_ENDPOINT, STUB_SECRET } from '../model/hosted-facts.ts';
import type { SourceDescription } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { parseDocument } from '../template/document.ts';
import { isGzip } from '../text/lines.ts';
import { knownText } from '../text/text.ts';
import { itemsAt, type Node, scalarAt, stringAt } from '../yaml/nodes.ts';
import { createFields, identityOf } from './fields.ts';

/** Maximum size in bytes, packed and unpacked. */
const MAX_STUB_SIZE = 10 * 1024 * 1024;
const BASE64 = /^[A-Za-z0-9+/\s]+(?:={1,2}\s*)?$/;
/** Maximum nesting: tools produce base64 within gzip within base64. */
const MAX_LAYERS = 3;
/** Minimum length; a shorter text may be a word. */
const SHORTEST_PACKED = 100;

/** Reads the stub in an object; null for other objects. */
export function readStub(document: Document, object: Node): IgnitionStub | null {
  return itemsAt(object, 'ignition', 'config', 'merge').length > 0 ? stubOf(document, object) : null;
}

/** The stub of a Secret `user-data-...`; null for other objects. */
export function secretStub(document: Document, object: Node): IgnitionStub | null {
  const name = stringAt(object, 'metadata', 'name') ?? '';
  if (stringAt(object, 'kind') !== 'Secret' || !STUB_SECRET.test(name)) return null;
  const key = scalarAt(object, 'data', 'value') ? 'data' : 'stringData';
  const value = scalarAt(object, key, 'value');
  if (value === undefined) return null;
  const span = document.spanOf(value);
  const stub = readPackedStub(Buffer.from(value.text), document.source, span, `${key}.value`);
  const identity = identityOf(document, object, createFields(document, object));
  return stub && { ...stub, object: identity, template: document.template };
}

/** Reads the stub in bytes that are base64, gzip or both. All its values have the place `span` and the field `field`. */
export function readPackedStub(bytes: Buffer, source: SourceDescription, span: Span, field?: string): IgnitionStub | null {
  const text = unpacked(bytes);
  if (text === null || !text.includes('ignition')) return null;
  const origin = { path: source.path, source: { ...source, templated: false }, line: 1, offset: 0 };
  const document = parseDocument(text, origin, () => knownText('', () => span));
  return document === null || 'reason' in document ? null : stubOf(document, document.root, field);
}

/** True for gzip bytes, and for a file that only contains base64. */
export function isPacked(bytes: Buffer): boolean {
  if (bytes.length > MAX_STUB_SIZE) return false;
  return isGzip(bytes) || (bytes.length >= SHORTEST_PACKED && BASE64.test(bytes.toString('latin1')));
}

/** Decodes base64, gzip or both; null if the result is not text or too large. */
function unpacked(bytes: Buffer): string | null {
  let packed = bytes;
  for (let layer = 0; layer <= MAX_LAYERS && packed.length <= MAX_STUB_SIZE; layer++) {
    if (isGzip(packed)) {
      try {
        packed = gunzipSync(packed, { maxOutputLength: MAX_STUB_SIZE });
      } catch {
        return null;
      }
      continue;
    }
    const text = packed.toString('utf8');
    if (!BASE64.test(text)) return text;
    packed = Buffer.from(text, 'base64');
  }
  return null;
}

function stubOf(document: Document, root: Node, field?: string): IgnitionStub | null {
  const fields = createFields(document, root, field);
  const entry = fields.items('ignition', 'config', 'merge').find((one) => one.text('source')?.value?.endsWith(STUB_ENDPOINT));
  if (entry === undefined) return null;
  const headers = entry.items('httpHeaders');
  const header = (name: string) => headers.find((one) => one.text('name')?.value?.toLowerCase() === name)?.text('value') ?? null;
  const noProxy = fields.below('ignition', 'proxy', 'noProxy');
  const list = noProxy.block() ?? noProxy.text();
  return {
    path: document.path,
    install: document.source.install,
    template: document.template,
    object: null,
    source: entry.text('source') as Located<string>,
    entry: entry.block() as Located<object>,
    version: fields.text('ignition', 'version'),
    authorization: header('authorization'),
    nodePool: header('nodepool')?.value ?? null,
    hasAuthorities: fields.items('ignition', 'security', 'tls', 'certificateAuthorities').length > 0,
    httpProxy: fields.text('ignition', 'proxy', 'httpProxy'),
    httpsProxy: fields.text('ignition', 'proxy', 'httpsProxy'),
    noProxy: list && { ...list, value: noProxy.node()?.type === 'sequence' ? {} : undefined },
  };
}
