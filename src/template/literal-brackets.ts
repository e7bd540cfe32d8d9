import type { SourceDescription } from '../model/source.ts';
import { lineStarts } from '../text/lines.ts';
import { childrenOf, type Node, nodesOf, type ScalarNode } from '../yaml/nodes.ts';
import { parseYamlDocuments } from '../yaml/tree.ts';
import { OPENINGS, readActions } from './actions.ts';

/** Replaces a character of a bracket that does not begin an action, until the actions are read. */
const LITERAL = '\uE020';
const BRACKET = /[{<%]/g;
const COMMENT = /(?<=^|[\s,[\]{}])#[^\r\n]*/g;
/** Files that only a template engine reads. */
const TEMPLATE_FILE = /\.(?:tpl|tmpl|gotmpl|j2|jinja2?|erb|ejs|in)$/;

/**
 * The text with `LITERAL` for brackets that do not begin an action: a file that is YAML is read by Kubernetes without a template
 * engine, so that `# {{` in a comment and `"{{"` in a string must not make an action of the lines below. Nothing moves.
 */
export function withLiteralBrackets(text: string, { path, hasValues }: Pick<SourceDescription, 'path' | 'hasValues'>): string {
  if (hasValues || TEMPLATE_FILE.test(path) || !crossesText(text)) return text;
  const trees = parseYamlDocuments(text);
  if (!Array.isArray(trees) || trees.some(({ refused }) => refused)) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of trees.flatMap(({ root }) => scalarsOf(root)).sort((a, b) => a.start - b.start)) {
    // An alias shows the scalar of another place again.
    if (start < done) continue;
    parts.push(text.slice(done, start).replace(COMMENT, literal), outsideOfActions(text.slice(start, end)));
    done = end;
  }
  parts.push(text.slice(done).replace(COMMENT, literal));
  return parts.join('');
}

/** What was made of a text by `withLiteralBrackets` and by functions that move nothing, with its brackets again. */
export function restoreBrackets(changed: string, original: string): string {
  return changed.includes(LITERAL) ? changed.replaceAll(LITERAL, (_, at: number) => original[at] ?? '') : changed;
}

/** True if an action begins in a comment or ends on a later line, so that it may cross what YAML keeps apart. */
function crossesText(text: string): boolean {
  if (!OPENINGS.some((opening) => text.includes(opening))) return false;
  const actions = readActions(text);
  const starts = lineStarts(text);
  let line = 0;
  return actions.some(({ start, end }) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= start) line++;
    return end > (starts[line + 1] ?? text.length) || text.slice(starts[line], start).includes('#');
  });
}

function scalarsOf(root: Node): ScalarNode[] {
  const withKeys = (node: Node): readonly Node[] =>
    node.type === 'mapping' ? [...node.entries, ...node.hidden].flatMap(({ key, value }) => [key, value]) : childrenOf(node);
  return [...nodesOf(root, withKeys)].filter((node) => node.type === 'scalar');
}

/** A scalar with literal brackets but for its whole actions. */
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
