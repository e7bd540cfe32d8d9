import type { SourceDescription } from '../model/source.ts';
import { lineStarts } from '../text/lines.ts';
import { childrenOf, type Node, nodesOf, type ScalarNode } from '../yaml/nodes.ts';
import { parseYamlDocuments } from '../yaml/tree.ts';
import { OPENINGS, readActions } from './actions.ts';

/** Replaces a bracket that does not start an action, until the actions are read. */
const LITERAL = '\uE020';
const BRACKET = /[{<%]/g;
const COMMENT = /(?<=^|[\s,[\]{}])#[^\r\n]*/g;
/** Files that are read by template engines only. */
const TEMPLATE_FILE = /\.(?:tpl|tmpl|gotmpl|j2|jinja2?|erb|ejs|in)$/;

/**
 * The text with `LITERAL` for brackets that do not start an action. Kubernetes reads a YAML file without a template engine, so `# {{` in a
 * comment and `"{{"` in a string must not turn the following lines into an action. All offsets are kept.
 */
export function withLiteralBrackets(text: string, { path, hasValues }: Pick<SourceDescription, 'path' | 'hasValues'>): string {
  if (hasValues || TEMPLATE_FILE.test(path) || !crossesText(text)) return text;
  const trees = parseYamlDocuments(text);
  if (!Array.isArray(trees) || trees.some(({ refused }) => refused)) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of trees.flatMap(({ root }) => scalarsOf(root)).sort((a, b) => a.start - b.start)) {
    // An alias repeats the scalar of another place.
    if (start < done) continue;
    parts.push(text.slice(done, start).replace(COMMENT, literal), outsideOfActions(text.slice(start, end)));
    done = end;
  }
  parts.push(text.slice(done).replace(COMMENT, literal));
  return parts.join('');
}

/** Restores the brackets in a text that `withLiteralBrackets` and functions that keep all offsets changed. */
export function restoreBrackets(changed: string, original: string): string {
  return changed.includes(LITERAL) ? changed.replaceAll(LITERAL, (_, at: number) => original[at] ?? '') : changed;
}

/** True if an action starts in a comment or ends on a later line, so that it may cross YAML nodes. */
function crossesText(text: string): boolean {
  if (!OPENINGS.some((opening) => text.includes(opening))) return false;
  const actions = readActions(text);
  const starts = lineStarts(text);
  let line = 0;
  let hash = text.indexOf('#');
  return actions.some(({ start, end }) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= start) line++;
    // The first one of the line, or of a later line; each is searched for once.
    if (hash >= 0 && hash < (starts[line] ?? 0)) hash = text.indexOf('#', starts[line]);
    return end > (starts[line + 1] ?? text.length) || (hash >= 0 && hash < start);
  });
}

function scalarsOf(root: Node): ScalarNode[] {
  const withKeys = (node: Node): readonly Node[] =>
    node.type === 'mapping' ? [...node.entries, ...node.hidden].flatMap(({ key, value }) => [key, value]) : childrenOf(node);
  return [...nodesOf(root, withKeys)].filter((node) => node.type === 'scalar');
}

/** A scalar with literal brackets, except for its complete actions. */
function outsideOfActions(scalar: string): string {
  let result = '';
  let done = 0;
  for (const { start, end } of readActions(scalar)) {
    result += literal(scalar.slice(done, start)) + scalar.slice(start, end);
    done = end;
  }
  return result + literal(scalar.slice(done));
}

function literal(text: string): string {
  return OPENINGS.some((opening) => text.includes(opening)) ? text.replace(BRACKET, LITERAL) : text;
}
