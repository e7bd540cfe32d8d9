import { gunzipSync } from 'node:zlib';
import type { Document } from '../model/document.ts';
import type { KnownFile } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { isGzip } from '../text/lines.ts';
import { knownText, spanOfText, type Text } from '../text/text.ts';
import { at, itemsAt, type Node, type ScalarNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import { KINDS } from './kinds.ts';
import { readableObjects } from './objects.ts';
import { createReader, type ObjectReader } from './reader.ts';
import { MAX_REQUEST_SIZE } from './size.ts';

/** Maximum ratio of a file to its compressed size: several times that of real configurations, a small part of what gzip allows. */
const MAX_RATIO = 50;

/** A file of a node, with the place of its path. */
export interface WrittenFile extends KnownFile {
  readonly place: ScalarNode;
}

/**
 * The files that a document installs on nodes: those of a machine config, an ignition or Butane file, cloud-init or Cluster API, or the
 * file in a template of the machine config operator.
 */
export function nodeFilesIn(document: Document): KnownFile[] {
  const files: KnownFile[] = [];
  for (const found of readableObjects(document)) {
    const reader = createReader(document, found.parameters);
    files.push(...filesListedIn(at(found.node, 'spec', 'config') ?? found.node).flatMap((file) => nodeFileOf(reader, file)));
  }
  return files;
}

/** The file entries of an object, or of the configuration within it; an object that is one file is its own entry. */
export function filesListedIn(config: Node): Node[] {
  return [...KINDS.fileLists.flatMap((path) => itemsAt(config, ...path)), config];
}

/** The file that one entry installs on nodes; empty if it is downloaded or cannot be decoded. */
export function nodeFileOf(reader: ObjectReader, file: Node): WrittenFile[] {
  const place = scalarAt(file, 'path');
  if (place === undefined) return [];
  const source = scalarAt(file, 'contents', 'source');
  const text = source ? textOfDataUrl(reader.document, source) : textOfContent(reader, file);
  return text ? [{ path: place.text, text, place }] : [];
}

/** The text in `content` or `contents.inline`, which cloud-init and Cluster API may encode as base64. */
function textOfContent(reader: ObjectReader, file: Node): Text | null {
  const text = reader.text(at(file, 'contents', 'inline') ?? at(file, 'content'));
  const encoding = stringAt(file, 'encoding') ?? 'text/plain';
  if (!text || encoding === 'text/plain') return text;
  return /b(?:ase)?64/.test(encoding) ? decodedText(Buffer.from(text.value, 'base64'), spanOfText(text)) : null;
}

/** Decodes a data URL (RFC 2397); null for other texts. All encoded characters have the place of the URL. */
export function textOfDataUrl(document: Document, scalar: ScalarNode): Text | null {
  const found = /^data:([^,]*),([\s\S]*)$/.exec(scalar.text);
  if (!found) return null;
  const [, type = '', data = ''] = found;
  const span = spanOfText(document.textOf(scalar));
  if (/;base64$/i.test(type)) return decodedText(Buffer.from(data, 'base64'), span);
  const decoded = decodePercent(data);
  return decoded === null ? null : knownText(decoded, () => span);
}

/** Bytes, which Butane compresses with gzip, as a text with one place; null if they are damaged or unpack to too much. */
export function decodedText(bytes: Buffer, span: Span): Text | null {
  try {
    const maxOutputLength = Math.min(MAX_REQUEST_SIZE, MAX_RATIO * bytes.length);
    const text = (isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength }) : bytes).toString('utf8');
    return knownText(text, () => span);
  } catch {
    return null;
  }
}

function decodePercent(data: string): string | null {
  try {
    return decodeURIComponent(data);
  } catch {
    return null;
  }
}

/** The label with the role of a machine config. */
const ROLE_LABEL = 'machineconfiguration.openshift.io/role';

/** The selector of the nodes that an object configures; empty if unknown. */
export function selectorOfNodes(object: Node): Workload['scheduling']['nodeSelector'] {
  const role = stringAt(object, 'metadata', 'labels', ROLE_LABEL) ?? roleOfKind(stringAt(object, 'kind') ?? '');
  return role === null ? {} : { [`node-role.kubernetes.io/${role}`]: '' };
}

/**
 * The role of nodes by kind: Cluster API creates control planes from a `KubeadmControlPlane`, and other nodes from a
 * `KubeadmConfigTemplate`.
 */
function roleOfKind(kind: string): string | null {
  return kind.includes('ControlPlane') ? 'control-plane' : kind.endsWith('ConfigTemplate') ? 'worker' : null;
}

/** A static pod on the nodes that an object configures. */
export function onNodesOf(object: Node, workload: Workload): Workload {
  if (!workload.staticPod) return workload;
  const { scheduling } = workload;
  return { ...workload, scheduling: { ...scheduling, nodeSelector: { ...selectorOfNodes(object), ...scheduling.nodeSelector } } };
}
