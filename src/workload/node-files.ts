import type { Document } from '../model/document.ts';
import type { NodeFile } from '../model/pod.ts';
import { at, itemsAt, type Node, type ScalarNode, scalarAt, stringAt } from '../text/yaml-nodes.ts';
import { textOfDataUrl } from './data-url.ts';
import { objectsOf } from './objects.ts';
import { createReader, type Reader } from './reader.ts';

/** A file of a node, with the place of its path. */
export interface WrittenFile extends NodeFile {
  readonly place: ScalarNode;
}

/** Where lists of files stand: in ignition and Butane, cloud-init, and what Cluster API makes nodes of with them. */
const LISTS: readonly (readonly string[])[] = [
  ['storage', 'files'],
  ['write_files'],
  ['spec', 'files'],
  ['spec', 'template', 'spec', 'files'],
  ['spec', 'kubeadmConfigSpec', 'files'],
  ['spec', 'template', 'spec', 'kubeadmConfigSpec', 'files'],
];

/**
 * The files that a document puts on nodes: those of a machine config, an ignition or Butane file, of cloud-init or Cluster API, or
 * the one file that the machine config operator keeps in a template of its own.
 */
export function nodeFilesIn(document: Document): NodeFile[] {
  const files: NodeFile[] = [];
  for (const found of objectsOf(document)) {
    if ('message' in found) continue;
    const reader = createReader(document, found.parameters);
    files.push(...filesListedIn(at(found.node, 'spec', 'config') ?? found.node).flatMap((file) => nodeFileOf(reader, file)));
  }
  return files;
}

/** The entries of an object's files, or of those of the configuration within it; an object that is one file is its own. */
export function filesListedIn(config: Node): Node[] {
  return [...LISTS.flatMap((path) => itemsAt(config, ...path)), config];
}

/** The file that one entry puts on nodes; none where it is compressed or stands elsewhere. */
export function nodeFileOf(reader: Reader, file: Node): WrittenFile[] {
  const place = scalarAt(file, 'path');
  if (place === undefined || stringAt(file, 'contents', 'compression') || stringAt(file, 'encoding')) return [];
  const source = scalarAt(file, 'contents', 'source');
  const text = source ? textOfDataUrl(reader.document, source) : reader.text(at(file, 'contents', 'inline') ?? at(file, 'content'));
  return text ? [{ path: place.text, text, place }] : [];
}
