import type { Binding, ChartDefaults, Document, Node, ScalarNode } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { readGoActions } from '../template/actions.ts';
import { rendersText } from '../template/blanks.ts';
import { type Piece, type Text, UNKNOWN } from '../text/text.ts';
import { entryOf, itemsAt } from '../yaml/nodes.ts';
import { type ExpressionScope, valueOfCode } from './chart/expressions.ts';
import { createScopes, isRenderedByDefault, type Turn, turnsOf } from './chart/scopes.ts';
import { isNode, truthOf, UNKNOWN_VALUE, type Value } from './chart/values.ts';
import { withParameters } from './objects.ts';

/** Reads one object with the parameters of its OpenShift Template and the default values of its chart. */
export interface ObjectReader {
  readonly document: Document;
  readonly text: (node: Node | undefined) => Text | null;
  /** True if the template does not render the node with the chart's default values. */
  readonly isLeftOut: (node: Node) => boolean;
  readonly items: (node: Node | undefined, ...path: readonly string[]) => readonly Node[];
  /** The items of a list within a node, each with its reader; an item of a loop once for each iteration. */
  readonly turns: (items: readonly Node[], within: Node) => readonly { readonly item: Node; readonly reader: ObjectReader }[];
  /** The text that actions on their own lines print below a field: `{{- toYaml .Values.args | nindent 8 }}`. */
  readonly printed: (node: Node, field: string) => readonly Printed[];
  /** The text that actions print in an item of a list: all of it, or entries on their own lines after the item's first. */
  readonly printedInItem: (item: Node) => readonly Printed[];
  /** Whether the boolean of a field is true; null if it depends on unknown values. */
  readonly isTrue: (node: Node, field: string) => boolean | null;
  /** The number in a scalar, with template values filled in; null if it is unknown or not a number. */
  readonly number: (scalar: ScalarNode) => number | null;
}

/** Lines that an action prints. */
export interface Printed {
  /** The mapping or list of the chart's values that is printed; null if it is unknown. */
  readonly value: Node | null;
  readonly span: Span;
}

export function createReader(
  document: Document,
  parameters: ReadonlyMap<string, Text>,
  chart: ChartDefaults | null = null,
  turn: Turn | null = null,
): ObjectReader {
  const scopeOf = chart && createScopes(chart, turn);
  const isLeftOut = ({ start }: Pick<Node, 'start'>): boolean =>
    scopeOf !== null && isRenderedByDefault(document.openAt(start), scopeOf) === false;
  /** Whether a field is rendered if the other fields of its mapping are; null if that is unknown. */
  const isBesideOthers = (node: Node, { start }: ScalarNode): boolean | null => {
    if (scopeOf === null) return true;
    const others = node.type === 'mapping' ? node.entries.map(({ key }) => document.openAt(key.start)) : [];
    const own = document
      .openAt(start)
      .filter((one) => !others.every((all) => all.some(({ block, arm }) => block === one.block && arm === one.arm)));
    return isRenderedByDefault(own, scopeOf);
  };
  /** The code of an action that is the whole scalar. */
  const actionOf = (scalar: ScalarNode): string | null => {
    const [piece, ...more] = document.textOf(scalar).pieces;
    return more.length === 0 ? (piece?.unknown ?? null) : null;
  };
  /** The scope at a scalar; that of a block scalar is without bound names, because blocks within its text may bind the same names. */
  const scopeIn = (scalar: ScalarNode): ExpressionScope | null => {
    const isBlock = scalar.style === 'literal' || scalar.style === 'folded';
    return scopeOf?.(isBlock ? null : document.bindingAt(scalar.start)) ?? null;
  };
  const textOf = (scalar: ScalarNode): Text => textByDefault(withParameters(document.textOf(scalar), parameters), scopeIn(scalar));
  const printedBy = (actions: readonly PrintingAction[]): Printed[] =>
    actions.flatMap(({ code, start, end }) => {
      const value = scopeOf ? valueOfCode(code, scopeOf(document.bindingAt(start))) : UNKNOWN_VALUE;
      if (truthOf(value) === false || isLeftOut({ start })) return [];
      return [{ value: isNode(value) ? value : null, span: document.spanAt(start, end) }];
    });
  const isTrueAt = (node: Node, scalar: ScalarNode): boolean | null => {
    if (!scalar.text.includes(UNKNOWN)) return scalar.value === true && isBesideOthers(node, scalar);
    const known = withParameters(document.textOf(scalar), parameters).value.trim();
    if (/^(?:true|false|yes|no)$/i.test(known)) return /^[ty]/i.test(known) && isBesideOthers(node, scalar);
    const action = actionOf(scalar);
    const scope = scopeIn(scalar);
    const value = scope && action !== null ? valueOfCode(action, scope) : UNKNOWN_VALUE;
    return isScalar(value) ? String(value).trim() === 'true' : null;
  };
  const reader: ObjectReader = {
    document,
    text: (node) => (node?.type === 'scalar' && !isLeftOut(node) ? textOf(node) : null),
    isLeftOut,
    items: (node, ...path) => {
      const items = itemsAt(node, ...path);
      return chart === null ? items : items.filter((item) => !isLeftOut(item));
    },
    turns: (items, within) =>
      items.flatMap((item) => {
        const loop = scopeOf && loopAround(document.bindingAt(item.start), document.bindingAt(within.start));
        const turns = loop && turn === null ? turnsOf(loop, scopeOf(loop.outer)) : null;
        if (turns === null) return [{ item, reader }];
        const readers = turns.map((one) => createReader(document, parameters, chart, one));
        return readers.filter((one) => !one.isLeftOut(item)).map((one) => ({ item, reader: one }));
      }),
    printed: (node, field) => {
      const entry = document.template ? entryOf(node, field) : undefined;
      if (!entry) return [];
      const actions = actionsBehind(document, entry.key.end, Math.max(entry.value.end, entry.key.end));
      const first = entry.value.type === 'sequence' ? entry.value.items[0] : undefined;
      const depth = first?.type === 'mapping' ? columnAt(document, first.start) : Number.POSITIVE_INFINITY;
      return printedBy(actions.filter(({ column }) => column < depth));
    },
    printedInItem: (item) => {
      if (!document.template) return [];
      const action = item.type === 'scalar' ? actionOf(item) : null;
      if (action !== null) return printedBy([{ code: action, start: item.start, end: item.end, column: 0 }]);
      const first = item.type === 'mapping' && !item.flow ? item.entries[0] : undefined;
      if (!first) return [];
      const depth = columnAt(document, item.start);
      return printedBy(actionsBehind(document, Math.max(first.value.end, first.key.end), item.end).filter(({ column }) => column >= depth));
    },
    isTrue: (node, field) => {
      const answers = new Set(choicesOf(document, node, field).flatMap((scalar) => (isLeftOut(scalar) ? [] : [isTrueAt(node, scalar)])));
      const [answer = false, ...others] = answers;
      return others.length === 0 ? answer : null;
    },
    number: (scalar) => {
      if (typeof scalar.value === 'number') return scalar.value;
      // If a chart prints a number in quotes, it is a string, which the API server refuses.
      if (typeof scalar.value !== 'string' || (chart !== null && scalar.style !== 'plain')) return null;
      const { value } = textOf(scalar);
      return value !== scalar.text && /^\d+$/.test(value) ? Number(value) : null;
    },
  };
  return reader;
}

/** The scalars of a key; several if branches of a template set it. */
function choicesOf({ template }: Document, node: Node | undefined, field: string): ScalarNode[] {
  const entries = node?.type === 'mapping' ? [...(template ? node.hidden : []), ...node.entries] : [];
  return entries.flatMap(({ key, value }) => (key.text === field && value.type === 'scalar' ? value : []));
}

function isScalar(value: Value): value is string | number | boolean | null {
  return typeof value !== 'symbol' && !isNode(value);
}

/** The innermost loop that is open at one place and not at another. */
function loopAround(here: Binding | null, outside: Binding | null): Binding | null {
  for (let one = here; one && one !== outside; one = one.outer) if (one.word === 'range') return one;
  return null;
}

interface PrintingAction {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  /** The column of its lines, from 0: the number of `nindent` or `indent`, otherwise the column of the action. */
  readonly column: number;
}

/** Maximum number of characters to search for the start of a line. */
const MAX_LINE = 500;

function columnAt(document: Document, offset: number): number {
  const before = document.rawText(Math.max(0, offset - MAX_LINE), offset);
  return before.length - before.lastIndexOf('\n') - 1;
}

/** Maximum number of characters to search for actions after a value. */
const MAX_BEHIND = 2_000;

/** The actions on their own lines after a key: within its value, and after it up to other text. */
function actionsBehind(document: Document, from: number, end: number): PrintingAction[] {
  const found: PrintingAction[] = [];
  const raw = document.rawText(from, end + MAX_BEHIND);
  const value = /^["']?[ \t]*:/.exec(raw)?.[0].length ?? 0;
  let done = Math.max(end - from, value);
  for (const action of readGoActions(raw)) {
    const before = raw.slice(done, action.start);
    if (action.start > done && before.trim() !== '') break;
    const line = raw.slice(Math.max(raw.lastIndexOf('\n', action.start) + 1, value), action.start);
    done = Math.max(done, action.end);
    if (line.trim() !== '' || !rendersText(raw.slice(action.start, action.end))) continue;
    const start = from + action.start;
    const indent = /\bn?indent +(\d+)/.exec(action.code)?.[1];
    found.push({ code: action.code, start, end: from + action.end, column: Number(indent ?? columnAt(document, start)) });
  }
  return found;
}

/** Maximum length of a value; longer values are unknown. */
const MAX_LENGTH = 1_000;

/** A text in which actions that print values of the chart are replaced; other actions stay unknown. */
export function textInChart(text: Text, chart: ChartDefaults | null): Text {
  return textByDefault(text, chart && createScopes(chart, null)(null));
}

function textByDefault(text: Text, scope: ExpressionScope | null): Text {
  if (scope === null || text.pieces.every(({ unknown }) => !unknown)) return text;
  const pieces = text.pieces.map((piece) => pieceByDefault(piece, scope));
  return { value: pieces.map(({ value }) => value).join(''), pieces };
}

function pieceByDefault(piece: Piece, scope: ExpressionScope): Piece {
  const printed = piece.unknown ? valueOfCode(piece.unknown, scope) : UNKNOWN_VALUE;
  if (printed === null || !isScalar(printed)) return piece;
  const value = String(printed);
  if (value.length > MAX_LENGTH || value.includes('{{')) return piece;
  return pieceOf(value, piece.locate(0, piece.value.length), piece.steps);
}

function pieceOf(value: string, span: Span, steps: Piece['steps'] = []): Piece {
  return { value, locate: () => span, steps: [{ locate: () => span, note: `"${value}" is the default value of the chart` }, ...steps] };
}

/** The text of a scalar in the chart's values, at the place of the action that prints it. */
export function textOfPrinted(scalar: ScalarNode, span: Span): Text {
  return { value: scalar.text, pieces: [pieceOf(scalar.text, span)] };
}

/** The texts of a list in the chart's values that an action prints. */
export function textsOfPrinted({ value, span }: Printed): Text[] {
  if (value?.type !== 'sequence') return [];
  return value.items.flatMap((item) => (item.type === 'scalar' ? [textOfPrinted(item, span)] : []));
}
