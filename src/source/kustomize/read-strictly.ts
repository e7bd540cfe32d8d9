import { readFileSync, statSync } from 'node:fs';
import type { Node } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { parseYamlDocuments } from '../../yaml/tree.ts';

/** The documents of a text that kustomize reads as configuration. */
export interface StrictText {
  readonly roots: readonly Node[];
  readonly spanOf: (node: Pick<Node, 'start' | 'end'>) => Span;
}

/** Larger files are not written by people. */
const MAX_SIZE = 16 * 1024 * 1024;
/** A directive, and tags that encode another text, such as an address in Base64. */
const REWRITTEN = /^%|!!binary|!</m;

/**
 * Reads all documents of a text that kustomize acts on. What kustomize may read in another way than this program throws an Error, whose
 * message is the reason: another encoding than UTF-8, tags that encode another text, and text that is not YAML.
 */
export function readStrictly(text: string, path: string): StrictText {
  if (REWRITTEN.test(text)) throw new Error('uses a YAML directive or tag');
  const trees = parseYamlDocuments(text);
  if ('reason' in trees) throw new Error(`is not valid YAML: ${trees.reason}`);
  const locate = createLocator(text, startOfFile(path));
  return { roots: trees.map(({ root }) => root), spanOf: ({ start, end }) => locate(start, end) };
}

/** Reads a file in the same way. */
export function readFileStrictly(file: string, path: string): StrictText {
  if (statSync(file).size > MAX_SIZE) throw new Error(`is larger than ${MAX_SIZE / 1024 / 1024} MB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new Error('is not UTF-8');
  }
  return readStrictly(text, path);
}

/** A key as kustomize compares it: Go's decoder ignores case, also of the letters that Unicode folds into `k` and `s`. */
export function folded(key: string): string {
  return key.toUpperCase().toLowerCase();
}

/** The values under a key in any case, of mappings with repeated keys all. */
export function valuesUnder(node: Node, key: string): Node[] {
  if (node.type !== 'mapping') return [];
  return [...node.entries, ...node.hidden].filter((entry) => folded(entry.key.text) === key).map(({ value }) => value);
}

/** The items of the lists under a key. */
export function itemsUnder(node: Node, key: string): Node[] {
  return valuesUnder(node, key).flatMap((value) => (value.type === 'sequence' ? value.items : []));
}
