import type { Document, Opened, ScalarNode } from '../model/document.ts';
import { describeWritten, type SourceDescription } from '../model/source.ts';
import { type Base, createLocator, startOfFile } from '../text/lines.ts';
import { BETWEEN_NAMES, type Piece, type Slice, spanOfText, type Text, UNKNOWN, unknownNames } from '../text/text.ts';
import { joinUnderIndented } from '../yaml/indentation.ts';
import { endOfCharacter, offsetsOfScalar } from '../yaml/offsets.ts';
import { parseYaml, type SyntaxProblem } from '../yaml/tree.ts';
import { readActions } from './actions.ts';
import { blankActions, blankContinuedValues, blankPlaceholderLines, hidePlaceholders, looksLikeTemplate } from './blanks.ts';
import { NOTHING_OPENED, readBranches } from './branches.ts';
import { restoreBrackets, withLiteralBrackets } from './literal-brackets.ts';
import { templateDefaultOf } from './values.ts';

export interface DocumentOrigin extends Base {
  readonly source: SourceDescription;
  /** The blocks and names that the template opened before the text. */
  readonly opened?: Opened;
}

/** Parses the text of one document; null if it only has comments. `outer` slices the text of an embedded document. */
export function parseDocument(text: string, origin: DocumentOrigin, outer?: Slice): Document | SyntaxProblem | null {
  const marked = origin.source.templated && looksLikeTemplate(text) ? withLiteralBrackets(text, origin.source) : text;
  const template = origin.source.templated && looksLikeTemplate(marked);
  const { readable, tree } = parseReadable(template ? restoreBrackets(blankActions(marked), text) : text);
  if (tree === null || 'reason' in tree) return tree;
  const spanAt = outer ? (start: number, end: number) => spanOfText(outer(start, end)) : createLocator(text, origin);
  const nameAt = (start: number, end: number): string =>
    (outer && unknownNames(outer(start, end)).join(BETWEEN_NAMES)) || actionName(text.slice(start, end));
  const unknownAt = (start: number, end: number): Piece => unknownPiece(text, start, end, nameAt, spanAt, origin.source);
  const root = tree.root;
  // Read on use, because most documents have no workload.
  let branches: ReturnType<typeof readBranches> | undefined;
  const branchesOf = () => (branches ??= readBranches(template || origin.opened ? marked : '', origin.opened ?? NOTHING_OPENED));
  return {
    path: origin.path,
    source: origin.source,
    root,
    template,
    hasAliases: tree.hasAliases,
    spanAt,
    editable: outer === undefined && origin.source.editable,
    spanOf: (node) => spanAt(node.start, node.end),
    textOf: (scalar) => textOfScalar(scalar, readable, unknownAt, tree.indents.get(scalar) ?? 0, spanAt),
    openAt: (offset) => branchesOf().openAt(offset),
    bindingAt: (offset) => branchesOf().bindingAt(offset),
    rawText: (start, end) => text.slice(start, end),
  };
}

/** Parses the text of a whole file; null if it is empty or not YAML. */
export function readDocument(text: string, path: string, source = describeWritten(path)): Document | null {
  const parsed = parseDocument(text, { ...startOfFile(path), source });
  return parsed === null || isSyntaxProblem(parsed) ? null : parsed;
}

/** Parses a text; if it is not YAML, parses it again without the placeholders of other programs. */
function parseReadable(text: string): { readable: string; tree: ReturnType<typeof parseYaml> } {
  const first = parseUnderIndented(text);
  if (first.tree === null || !('reason' in first.tree)) return first;
  const blanked = hidePlaceholders(blankContinuedValues(blankPlaceholderLines(text)));
  const next = blanked === text ? first : parseUnderIndented(blanked);
  return next.tree === null || !('reason' in next.tree) ? next : first;
}

/** Maximum number of characters that are parsed again. */
const MAX_REPEATED_CHARACTERS = 50_000_000;

/** Parses a text, and joins the lines of flow collections that are indented less than YAML requires. */
function parseUnderIndented(text: string): { readable: string; tree: ReturnType<typeof parseYaml> } {
  let readable = text;
  for (let parsed = text.length; ; parsed += text.length) {
    const tree = parseYaml(readable);
    if (tree === null || !('reason' in tree) || !tree.isUnderIndented || parsed > MAX_REPEATED_CHARACTERS) return { readable, tree };
    const joined = joinUnderIndented(readable, tree.offset);
    if (joined === readable) return { readable, tree };
    readable = joined;
  }
}

export function isSyntaxProblem(found: Document | SyntaxProblem): found is SyntaxProblem {
  return 'reason' in found;
}

function textOfScalar(
  scalar: ScalarNode,
  readable: string,
  unknownAt: (start: number, end: number) => Piece,
  indent: number,
  spanAt: Document['spanAt'],
): Text {
  const value = scalar.text;
  const offsetOf = offsetsOfScalar(scalar, readable, indent);
  const locateFrom =
    (base: number): Piece['locate'] =>
    (start, end) => {
      const from = offsetOf(base + start);
      if (end <= start) return spanAt(from, from);
      return spanAt(from, Math.max(from, Math.min(endOfCharacter(readable, offsetOf(base + end - 1), scalar.style), scalar.end)));
    };
  if (!value.includes(UNKNOWN)) return { value, pieces: [{ value, locate: locateFrom(0), steps: [] }] };
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of value.split(/(\uE000)/)) {
    if (part === '') continue;
    const base = at;
    at += part.length;
    if (part !== UNKNOWN) {
      pieces.push({ value: part, locate: locateFrom(base), steps: [] });
      continue;
    }
    const from = offsetOf(base);
    let to = from;
    while (readable[to] === UNKNOWN) to++;
    pieces.push(unknownAt(from, to));
  }
  return { value: pieces.map((piece) => piece.value).join(''), pieces };
}

/** The piece for actions: the default value of a single action, otherwise an unknown piece. */
function unknownPiece(
  text: string,
  start: number,
  end: number,
  nameAt: (start: number, end: number) => string,
  spanAt: Document['spanAt'],
  { hasValues }: SourceDescription,
): Piece {
  const templateDefault = hasValues ? null : templateDefaultOf(text.slice(start, end));
  if (templateDefault === null) return { value: UNKNOWN, unknown: nameAt(start, end), locate: () => spanAt(start, end), steps: [] };
  const first = start + templateDefault.start;
  const step = { locate: () => spanAt(start, end), note: `the default if ${templateDefault.of} is unset` };
  return { value: templateDefault.value, locate: (from, to) => spanAt(first + from, first + to), steps: [step] };
}

/** The code of actions, which is the name of the unknown piece. */
function actionName(action: string): string {
  const names = readActions(action).map(({ code }) => code.trim().replace(/\s*\n\s*/g, ' '));
  return names.join(BETWEEN_NAMES) || action;
}
