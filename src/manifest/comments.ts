import type { Document, Node, ScalarNode } from '../model/document.ts';
import type { Comment } from '../model/suppression.ts';
import { lastAtOrBefore, lineStarts } from '../text/lines.ts';
import { childrenOf, nodesOf } from '../yaml/nodes.ts';

/** The start of comments for this program. */
export const MARK = 'hostport-lint:';

/** The same without its colon: a likely mistake, which is reported. */
export const MARK_WITHOUT_COLON = 'hostport-lint ignore';

/** Maximum number of comments in one document; more are a problem, because each may become a finding. */
export const MAX_COMMENTS = 10_000;

const COMMENT = /#[ \t]*hostport-lint(?:(:)|(?=[ \t]+ignore\b))((?:(?![ \t]#)[^\r\n])*)/g;

/** A document that may contain comments; its root is null if it only contains comments. */
export type Commented = Pick<Document, 'spanAt'> & { readonly root: Node | null; readonly text: string };

/**
 * Returns the comments of a document that start with `hostport-lint:`, or should. A comment at the end of a line applies to the nodes that
 * start on that line; a comment on its own line applies to the nodes that start on the next line that is not a comment: a whole entry of a
 * mapping or item of a list. In a block scalar, comments of shell scripts count and apply to the lines of one command. Returns one comment
 * more than MAX_COMMENTS if there are too many.
 */
export function commentsIn({ root, text, spanAt }: Commented): Comment[] {
  if (!text.includes(MARK) && !text.includes(MARK_WITHOUT_COLON)) return [];
  const starts = lineStarts(text);
  const structure = structureOf(root, starts);
  const content = contentLines(text, starts);
  const comments: Comment[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const at = match.index;
    const line = lastAtOrBefore(starts, at);
    const before = text.slice(starts[line] ?? 0, at);
    const scalar = structure.scalarAt(at);
    if (!(scalar === null ? /(?:^|[ \t])$/.test(before) : isShellComment(scalar, before))) continue;
    const last = scalar === null ? starts.length - 1 : lastAtOrBefore(starts, Math.max(scalar.end - 1, scalar.start));
    const next = content[line + 1] ?? starts.length;
    const from = before.trim() !== '' ? line : next <= last ? next : null;
    const target = from === null ? null : scalar === null ? structure.beginningOn(from) : commandAround(text, starts, from, last);
    const end = at + match[0].trimEnd().length;
    if (comments.length > MAX_COMMENTS) break;
    const lacksColon = match[1] === undefined;
    comments.push({ text: match[2] ?? '', lacksColon, span: spanAt(at, end), ...targetLines(target, starts, spanAt) });
  }
  return comments;
}

interface Lines {
  readonly first: number;
  readonly last: number;
}

function targetLines(target: Lines | null, starts: readonly number[], spanAt: Document['spanAt']): Pick<Comment, 'from' | 'to'> {
  if (target === null) return { from: 1, to: 0 };
  const start = starts[target.first] ?? 0;
  return { from: spanAt(start, start).line, to: spanAt(starts[target.last] ?? start, starts[target.last] ?? start).line };
}

/** True for a `#` after a space and outside quotes; an exact answer would need the whole grammar of the shell. */
function isShellComment(scalar: ScalarNode, before: string): boolean {
  if (scalar.style !== 'literal' && scalar.style !== 'folded') return false;
  if (!/(?:^|[\s;])$/.test(before)) return false;
  const quotes = before.replace(/\\./g, '');
  return count(quotes, "'") % 2 === 0 && count(quotes, '"') % 2 === 0;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** For each line, the first line from it on that is neither empty nor only a comment; otherwise the number of lines. */
function contentLines(text: string, starts: readonly number[]): Uint32Array {
  const lines = new Uint32Array(starts.length + 1).fill(starts.length);
  for (let at = starts.length - 1; at >= 0; at--) {
    const content = lineText(text, starts, at).trim();
    lines[at] = content !== '' && !content.startsWith('#') ? at : (lines[at + 1] ?? starts.length);
  }
  return lines;
}

function lineText(text: string, starts: readonly number[], line: number): string {
  return text.slice(starts[line] ?? text.length, starts[line + 1] ?? text.length);
}

/** The lines of one shell command, joined by backslashes. */
function commandAround(text: string, starts: readonly number[], line: number, last: number): Lines {
  const goesOn = (at: number) => /\\\r?\n?$/.test(lineText(text, starts, at));
  let first = line;
  while (first > 0 && goesOn(first - 1)) first--;
  let end = line;
  while (end < last && goesOn(end)) end++;
  return { first, last: end };
}

function structureOf(root: Node | null, starts: readonly number[]) {
  const scalars: ScalarNode[] = [];
  const ends = new Map<number, number>();
  const extend = (start: number, end: number): void => {
    const line = lastAtOrBefore(starts, start);
    ends.set(line, Math.max(ends.get(line) ?? line, lastAtOrBefore(starts, Math.max(end - 1, start))));
  };
  if (root !== null) {
    extend(root.start, root.end);
    walk(root, scalars, extend);
  }
  scalars.sort((a, b) => a.start - b.start);
  const begins = scalars.map(({ start }) => start);
  return {
    /** The scalar that contains a character. */
    scalarAt: (at: number): ScalarNode | null => {
      const found = scalars[lastAtOrBefore(begins, at)];
      return found && found.start <= at && at < found.end ? found : null;
    },
    /** The lines of the entries and items that start on a line; at least the line itself. */
    beginningOn: (line: number): Lines => ({ first: line, last: ends.get(line) ?? line }),
  };
}

function walk(root: Node, scalars: ScalarNode[], extend: (start: number, end: number) => void): void {
  const written = (node: Node) => (node.type === 'mapping' ? [...node.entries, ...node.hidden] : []);
  for (const node of nodesOf(root, (one) => [...childrenOf(one), ...written(one).map(({ value }) => value)])) {
    if (node.type === 'scalar') scalars.push(node);
    // The content of an alias is in another place.
    for (const item of node.type === 'sequence' ? node.items : []) if (item.start >= node.start) extend(item.start, item.end);
    for (const { key, value } of written(node)) {
      extend(key.start, value.start >= key.start ? value.end : key.end);
      scalars.push(key);
    }
  }
}
