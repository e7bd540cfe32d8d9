import type { Document } from '../model/document.ts';
import { at, itemsAt, type Node, scalarAt, stringAt } from '../model/node.ts';
import type { NodeFile } from '../model/pod.ts';
import { textOfDataUrl } from './data-url.ts';
import { objectsOf } from './objects.ts';
import { createReader, type Reader } from './reader.ts';

/**
 * The files that a document puts on nodes: those of a machine config, an ignition or Butane file, or the one file that the machine
 * config operator keeps in a template of its own.
 */
export function nodeFilesIn(document: Document): NodeFile[] {
  const files: NodeFile[] = [];
  for (const found of objectsOf(document)) {
    if ('message' in found) continue;
    const reader = createReader(document, found.parameters);
    files.push(...nodeFilesOf(reader, at(found.node, 'spec', 'config') ?? found.node), ...nodeFileOf(reader, found.node));
  }
  return files;
}

/** `storage.files[]` of an ignition or Butane configuration. */
export function nodeFilesOf(reader: Reader, config: Node): NodeFile[] {
  return itemsAt(config, 'storage', 'files').flatMap((file) => nodeFileOf(reader, file));
}

/** The file that one entry puts on nodes; none where it is compressed or stands elsewhere. */
export function nodeFileOf(reader: Reader, file: Node): NodeFile[] {
  const path = stringAt(file, 'path');
  const source = scalarAt(file, 'contents', 'source');
  if (path === undefined || stringAt(file, 'contents', 'compression')) return [];
  const text = source ? textOfDataUrl(reader.document, source) : reader.text(at(file, 'contents', 'inline'));
  return text ? [{ path, text }] : [];
}
