import type { Binding, ChartDefaults, Document, Node, ScalarNode } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { readGoActions } from '../text/template-actions.ts';
import { rendersText } from '../text/template-blanks.ts';
import { type Piece, type Text, UNKNOWN } from '../text/text.ts';
import { entryOf, itemsAt, scalarAt } from '../yaml/nodes.ts';
import { type Scope, valueOfCode } from './chart/expressions.ts';
import { createScopes, isRenderedByDefault, type Turn, turnsOf } from './chart/scopes.ts';
import { isMade, isOpen, OPEN, truthOf } from './chart/values.ts';
import { withParameters } from './objects.ts';

/** How one object is read: its texts with the parameters of the template around it and a chart's defaults, without what these leave out. */
export interface Reader {
  readonly document: Document;
  readonly text: (node: Node | undefined) => Text | null;
  /** With the chart's own values, a template does not render the node. */
  readonly isLeftOut: (node: Node) => boolean;
  readonly items: (node: Node | undefined, ...path: readonly string[]) => readonly Node[];
  /** The items of a list within a node, those of a loop as often as it goes through them, each with who reads it in that turn. */
  readonly turns: (items: readonly Node[], within: Node) => readonly { readonly item: Node; readonly reader: Reader }[];
  /** What actions print in lines of their own under a field: `{{- toYaml .Values.args | nindent 8 }}`. */
  readonly printed: (node: Node, field: string) => readonly Printed[];
  /** Whether the boolean of a field is true; null where values of a template decide that nobody knows. */
  readonly isTrue: (node: Node, field: string) => boolean | null;
  /** The number that a scalar is once the templates around it have put their values in; null where it is none, or nobody knows. */
  readonly number: (scalar: ScalarNode) => number | null;
}

/** Lines that an action prints. */
export interface Printed {
  /** What of the chart's values; null where nobody knows. */
  readonly value: Node | null;
  readonly span: Span;
}

export function createReader(
  document: Document,
  parameters: ReadonlyMap<string, Text>,
  chart: ChartDefaults | null = null,
  turn: Turn | null = null,
): Reader {
  const scopeOf = chart && createScopes(chart, turn);
  const isLeftOut = (node: Node): boolean => {
    return scopeOf !== null && isRenderedByDefault(document.choicesAt(node.start), scopeOf) === false;
  };
  /** Whether a field is there where the others of its mapping are. */
  const isBesideOthers = (node: Node, { start }: ScalarNode): boolean | null => {
    if (scopeOf === null) return true;
    const others = node.type === 'mapping' ? node.entries.map(({ key }) => document.choicesAt(key.start)) : [];
    const own = document
      .choicesAt(start)
      .filter((one) => !others.every((all) => all.some(({ block, arm }) => block === one.block && arm === one.arm)));
    return isRenderedByDefault(own, scopeOf);
  };
  /** The code of the action that is all of a scalar. */
  const actionOf = (scalar: ScalarNode): string | null => {
    const [piece, ...more] = document.textOf(scalar).pieces;
    return more.length === 0 ? (piece?.unknown ?? '') : null;
  };
  /** Within a text of several lines, blocks of its own may give names another meaning. */
  const scopeIn = (scalar: ScalarNode): Scope | null => {
    const isBlock = scalar.style === 'literal' || scalar.style === 'folded';
    return scopeOf?.(isBlock ? null : document.bindingAt(scalar.start)) ?? null;
  };
  const textOf = (scalar: ScalarNode): Text => textByDefault(withParameters(document.textOf(scalar), parameters), scopeIn(scalar));
  const reader: Reader = {
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
        const turns = loop && turn === null ? turnsOf(loop, scopeOf(loop.outer)) : [];
        if (turns.length === 0) return [{ item, reader }];
        const readers = turns.map((one) => createReader(document, parameters, chart, one));
        return readers.filter((one) => !one.isLeftOut(item)).map((one) => ({ item, reader: one }));
      }),
    printed: (node, field) => {
      const entry = document.template ? entryOf(node, field) : undefined;
      if (!entry) return [];
      return printedBehind(document, entry.key.end, Math.max(entry.value.end, entry.key.end)).flatMap(({ code, start, end }) => {
        const value = scopeOf ? valueOfCode(code, scopeOf(document.bindingAt(start))) : OPEN;
        if (truthOf(value) === false || isLeftOut({ ...entry.key, start, end })) return [];
        return [{ value: typeof value === 'object' && !isMade(value) ? value : null, span: document.spanAt(start, end) }];
      });
    },
    isTrue: (node, field) => {
      const scalar = scalarAt(node, field);
      if (!scalar || isLeftOut(scalar)) return false;
      if (!scalar.text.includes(UNKNOWN)) return scalar.value === true && isBesideOthers(node, scalar);
      const action = actionOf(scalar);
      const scope = scopeIn(scalar);
      const value = scope && action !== null ? valueOfCode(action, scope) : OPEN;
      return isOpen(value) ? null : String(value).trim() === 'true';
    },
    number: (scalar) => {
      if (typeof scalar.value === 'number') return scalar.value;
      // What a chart prints in quotes is a text, which the API server refuses.
      if (typeof scalar.value !== 'string' || (chart !== null && scalar.style !== 'plain')) return null;
      const { value } = textOf(scalar);
      return value !== scalar.text && /^\d+$/.test(value) ? Number(value) : null;
    },
  };
  return reader;
}

/** The innermost loop that is open at one place and not at another. */
function loopAround(here: Binding | null, outside: Binding | null): Binding | null {
  for (let one = here; one && one !== outside; one = one.outer) if (one.word === 'range') return one;
  return null;
}

/** Longer texts behind a field hold other things than its value. */
const MAX_BEHIND = 2_000;

/** The actions on lines of their own behind a key, within its value and behind it, as long as nothing else stands between them. */
function printedBehind(document: Document, from: number, end: number): { code: string; start: number; end: number }[] {
  const found: { code: string; start: number; end: number }[] = [];
  const raw = document.rawText(from, end + MAX_BEHIND);
  const value = /^["']?[ \t]*:/.exec(raw)?.[0].length ?? 0;
  let done = Math.max(end - from, value);
  for (const action of readGoActions(raw)) {
    const before = raw.slice(done, action.start);
    if (action.start > done && before.trim() !== '') break;
    const line = raw.slice(Math.max(raw.lastIndexOf('\n', action.start) + 1, value), action.start);
    done = Math.max(done, action.end);
    if (line.trim() === '' && rendersText(raw.slice(action.start, action.end)))
      found.push({ code: action.code, start: from + action.start, end: from + action.end });
  }
  return found;
}

/** Nobody gives a program a longer value through an action. */
const MAX_LENGTH = 1_000;

/** A text with what the actions print in it that ask the chart's values for something by its whole path. */
export function textInChart(text: Text, chart: ChartDefaults | null): Text {
  return textByDefault(text, chart && createScopes(chart, null)(null));
}

/** A text with what its actions print where nobody sets a value; what the defaults do not tell stays unknown. */
function textByDefault(text: Text, scope: Scope | null): Text {
  if (scope === null || text.pieces.every(({ unknown }) => !unknown)) return text;
  const pieces = text.pieces.flatMap((piece) => pieceByDefault(piece, scope));
  return { value: pieces.map(({ value }) => value).join(''), pieces };
}

function pieceByDefault(piece: Piece, scope: Scope): readonly Piece[] {
  const printed = piece.unknown ? valueOfCode(piece.unknown, scope) : OPEN;
  if (printed === null || (isOpen(printed) && typeof printed !== 'string')) return [piece];
  const value = String(printed);
  if (value.length > MAX_LENGTH || value.includes('{{')) return [piece];
  const span = piece.locate(0, piece.value.length);
  // What a helper prints may be known in part.
  const parts = value.split(/(\uE000+)/).filter((part) => part !== '' || value === '');
  return parts.map((part) =>
    part.startsWith(UNKNOWN)
      ? { ...piece, value: UNKNOWN }
      : { value: part, locate: () => span, steps: [{ span, note: noteOf(part) }, ...piece.steps] },
  );
}

function noteOf(value: string): string {
  return `this is "${value}" where nobody sets another value`;
}

/** The texts of a list in the chart's values that an action prints. */
export function textsOf({ value, span }: Printed): Text[] {
  if (value?.type !== 'sequence') return [];
  return value.items.flatMap((item) =>
    item.type === 'scalar'
      ? [{ value: item.text, pieces: [{ value: item.text, locate: () => span, steps: [{ span, note: noteOf(item.text) }] }] }]
      : [],
  );
}
