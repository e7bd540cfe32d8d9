import type { Document, Node, ScalarNode } from '../../model/document.ts';

/** A file of values as one chart sees it. */
export interface Layer {
  readonly document: Document;
  /** Keys that lead to the values of the chart, such as the name of a dependency. */
  readonly prefix: readonly string[];
}

/** A value that the command line sets; it wins over all files. */
export interface SetValue {
  readonly path: readonly string[];
  readonly value: string;
  /** The option with the key alone, such as `--set metrics.port`: a value may be a password, and reports are kept. */
  readonly option: string;
}

/** A path through values; `*` is any item of a list or any key. */
export type Pattern = readonly string[];

export interface FoundValue {
  readonly layer: Layer;
  readonly path: readonly string[];
  readonly scalar: ScalarNode;
}

/**
 * Yields the scalars of a layer at or below a path. If the path does not start at the root of the values (`anchored` is false), those
 * whose own path ends with it.
 */
export function* valuesAt(layer: Layer, pattern: Pattern, anchored: boolean): Iterable<FoundValue> {
  const root = layer.prefix.reduce<Node | undefined>(
    (node, key) => childrenOf(node).find((child) => child.key === key)?.node,
    layer.document.root,
  );
  for (const { path, scalar } of scalarsBelow(root)) {
    const fits = anchored ? startsWith(path, pattern) : startsWith(path.slice(-pattern.length), pattern) && path.length >= pattern.length;
    if (fits) yield { layer, path, scalar };
  }
}

/** More values than this in one file are not searched. */
const MAX_VALUES = 50_000;

function* scalarsBelow(root: Node | undefined): Iterable<{ path: readonly string[]; scalar: ScalarNode }> {
  const seen = new Set<Node>();
  const open: { node: Node; path: readonly string[] }[] = root ? [{ node: root, path: [] }] : [];
  for (let next = open.pop(); next && seen.size < MAX_VALUES; next = open.pop()) {
    const { node, path } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.type === 'scalar') yield { path, scalar: node };
    else for (const child of childrenOf(node)) open.push({ node: child.node, path: [...path, child.key] });
  }
}

function childrenOf(node: Node | undefined): { key: string; node: Node }[] {
  if (node?.type === 'mapping') return node.entries.map(({ key, value }) => ({ key: key.text, node: value }));
  if (node?.type === 'sequence') return node.items.map((item, index) => ({ key: String(index), node: item }));
  return [];
}

function startsWith(path: readonly string[], pattern: Pattern): boolean {
  return pattern.length <= path.length && pattern.every((key, index) => key === '*' || key === path[index]);
}

/**
 * Reads a `--set` option in Helm's notation: commas between assignments, dots between keys, `[0]` for items, a backslash before a
 * literal character.
 */
export function readSetOption(flag: '--set' | '--set-string' | '--set-file', text: string): SetValue[] {
  return splitEscaped(text, ',').flatMap((assignment) => {
    const [keys = '', ...rest] = splitEscaped(assignment, '=');
    if (rest.length === 0) return [];
    const path = splitEscaped(keys.replace(/\[(\d+)\]/g, '.$1'), '.').map(withoutEscapes);
    return [{ path, value: withoutEscapes(rest.join('=')), option: `${flag} ${keys}` }];
  });
}

/** Such an option without its values, as in `a.b=...,c=...`. */
export function withoutValues(text: string): string {
  const assignments = splitEscaped(text.replace(LIST, '='), ',').map((assignment) => splitEscaped(assignment, '='));
  return assignments.flatMap(([keys, ...rest]) => (rest.length === 0 ? [] : [`${keys}=...`])).join(',');
}

/** A list as a value, `={a,b}`, which may contain commas. */
const LIST = /=\{(?:\\.|[^\\}])*\}/g;

/** A `--set-file` option with each file's path as `resolve` returns it. */
export function withFiles(text: string, resolve: (file: string) => string): string {
  const assignments = splitEscaped(text, ',').map((assignment) => {
    const [keys = '', ...rest] = splitEscaped(assignment, '=');
    return rest.length === 0 ? assignment : `${keys}=${resolve(withoutEscapes(rest.join('='))).replace(/[\\,]/g, '\\$&')}`;
  });
  return assignments.join(',');
}

function splitEscaped(text: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    const last = parts.length - 1;
    if (character === '\\') parts[last] += character + (text[++at] ?? '');
    else if (character === separator) parts.push('');
    else parts[last] += character;
  }
  return parts;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([\s\S])/g, '$1');
}
