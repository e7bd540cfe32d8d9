import type { Document, Node, ScalarNode } from '../../model/document.ts';
import { wordAt } from '../../text/words.ts';
import { at } from '../../yaml/nodes.ts';

/** A values file from the view of one chart. */
export interface ValuesLayer {
  readonly document: Document;
  /** Keys that lead to the values of the chart, such as the name of a dependency. */
  readonly prefix: readonly string[];
}

/** A value that the command line sets; it overrides all files. */
export interface SetValue {
  readonly path: readonly string[];
  readonly value: string;
  /** The option with only the key, such as `--set metrics.port`: a value may be a password, and reports are stored. */
  readonly option: string;
}

/** The values that may be passwords: all but numbers, booleans and very short ones. */
export function secretsIn(setValues: readonly SetValue[]): string[] {
  return setValues
    .map(({ value }) => value)
    .filter((value) => value.length >= 4 && /[a-z]/i.test(value) && !/^(?:true|false)$/.test(value));
}

/** A scalar of a values file. */
export interface FoundValue {
  readonly layer: ValuesLayer;
  /** The keys that lead to it from the values of the chart. */
  readonly path: readonly string[];
  readonly scalar: ScalarNode;
}

/** Maximum number of values in one file to search. */
const MAX_VALUES = 50_000;

/** The values of a chart in a file that contain a token, or all of them for null, including global values. */
export function valuesWith(layer: ValuesLayer, token: string | null): FoundValue[] {
  const { document, prefix } = layer;
  const open: { node: Node | undefined; path: readonly string[] }[] = [{ node: at(document.root, ...prefix), path: [] }];
  if (prefix.length > 0) open.push({ node: at(document.root, 'global'), path: ['global'] });
  const found: FoundValue[] = [];
  const seen = new Set<Node>();
  for (let next = open.pop(); next && seen.size < MAX_VALUES; next = open.pop()) {
    const { node, path } = next;
    if (!node || seen.size === seen.add(node).size) continue;
    if (node.type === 'scalar') {
      if (token === null || wordAt(node.text, token) >= 0) found.push({ layer, path, scalar: node });
    } else if (node.type === 'sequence')
      for (const [index, item] of node.items.entries()) open.push({ node: item, path: [...path, String(index)] });
    else for (const { key, value } of node.entries) open.push({ node: value, path: [...path, key.text] });
  }
  return found;
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

/** A `--set-file` option in which `resolve` replaces each file's path. */
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
