import type { Branch, DefaultValues, Document, Node, ScalarNode } from '../model/document.ts';
import { type Piece, type Text, UNKNOWN } from '../text/text.ts';
import { at, childrenOf, itemsAt, scalarAt } from '../text/yaml-nodes.ts';
import { withParameters } from './objects.ts';

export type Reader = ReturnType<typeof createReader>;

/** How one object is read: its texts with the parameters of the template around it and a chart's defaults, without what these leave out. */
export function createReader(document: Document, parameters: ReadonlyMap<string, Text>, values: DefaultValues | null = null) {
  /** A branch around the node is off where nobody sets a value of the chart. */
  const isLeftOut = (node: Node): boolean => values !== null && isRenderedByDefault(document.branchesAt(node.start), values) === false;
  /** The code of the action that is all of a scalar. */
  const actionOf = (scalar: ScalarNode): string | null => {
    const [piece, ...more] = document.textOf(scalar).pieces;
    return more.length === 0 ? (piece?.unknown ?? '') : null;
  };
  const textOf = (scalar: ScalarNode): Text => textByDefault(withParameters(document.textOf(scalar), parameters), values);
  return {
    document,
    text: (node: Node | undefined): Text | null => (node?.type === 'scalar' && !isLeftOut(node) ? textOf(node) : null),
    isLeftOut,
    items: (node: Node | undefined, ...path: readonly string[]): readonly Node[] => {
      const items = itemsAt(node, ...path);
      return values === null ? items : items.filter((item) => !isLeftOut(item));
    },
    /** Whether the boolean of a field is true; null where values of a template decide that nobody knows. */
    isTrue: (node: Node, field: string): boolean | null => {
      const scalar = scalarAt(node, field);
      if (!scalar || isLeftOut(scalar)) return false;
      if (!scalar.text.includes(UNKNOWN)) return scalar.value === true;
      const action = actionOf(scalar);
      return values && action !== null ? isTrueByDefault(action, values) : null;
    },
    /** The number that a scalar is once the templates around it have put their values in; null where it is none, or nobody knows. */
    number: (scalar: ScalarNode): number | null => {
      if (typeof scalar.value === 'number') return scalar.value;
      // What a chart prints in quotes is a text, which the API server refuses.
      if (typeof scalar.value !== 'string' || (values !== null && scalar.style !== 'plain')) return null;
      const { value } = textOf(scalar);
      return value !== scalar.text && /^\d+$/.test(value) ? Number(value) : null;
    },
  };
}

/** What an expression gives: a scalar, a mapping or list that holds something, or what nobody knows. */
type Value = string | number | boolean | null | Node | typeof OPEN | typeof FILLED;
const FILLED = Symbol('something that is not empty');
const OPEN = Symbol('not known');

/** Whether a template renders what stands in these branches where nobody sets a value; null where the defaults do not tell. */
function isRenderedByDefault(branches: readonly Branch[], values: DefaultValues): boolean | null {
  const told = branches.map((branch) => {
    const isChosen = truthOf(valueOfCode(branch.condition, values));
    const wasChosen = branch.former.map((condition) => truthOf(valueOfCode(condition, values)));
    if (isChosen === false || wasChosen.includes(true)) return false;
    return isChosen === null || wasChosen.includes(null) ? null : true;
  });
  return told.includes(false) ? false : told.includes(null) ? null : true;
}

/** Whether an action prints `true` where nobody sets a value; null where the defaults do not tell. */
function isTrueByDefault(code: string, values: DefaultValues): boolean | null {
  const value = valueOfCode(code, values);
  return isOpen(value) ? null : String(value) === 'true';
}

/** Nobody gives a program a longer value through an action. */
const MAX_LENGTH = 1_000;

/** A text with what its actions print where nobody sets a value; what the defaults do not tell stays unknown. */
export function textByDefault(text: Text, values: DefaultValues | null): Text {
  if (values === null || text.pieces.every(({ unknown }) => !unknown)) return text;
  const pieces = text.pieces.map((piece) => pieceByDefault(piece, values));
  return { value: pieces.map(({ value }) => value).join(''), pieces };
}

function pieceByDefault(piece: Piece, values: DefaultValues): Piece {
  const printed = piece.unknown ? valueOfCode(piece.unknown, values) : OPEN;
  if (printed === null || isOpen(printed)) return piece;
  const value = String(printed);
  if (value.length > MAX_LENGTH || value.includes('{{')) return piece;
  const span = piece.locate(0, piece.value.length);
  return { value, locate: () => span, steps: [{ span, note: `this is "${value}" where nobody sets another value` }, ...piece.steps] };
}

/** Whether nobody knows what a value is when printed. */
function isOpen(value: Value): value is Node | typeof OPEN | typeof FILLED {
  return typeof value === 'symbol' || (typeof value === 'object' && value !== null);
}

function truthOf(value: Value): boolean | null {
  return value === OPEN ? null : Boolean(value);
}

const TOKEN = /[()|]|"[^"\\]*"|`[^`]*`|[^\s()|"`]+/g;
const MAX_TOKENS = 60;

/** The value of the code of an action of Helm's, as far as it only compares values of the chart and literals. */
function valueOfCode(code: string, values: DefaultValues): Value {
  // The last branch of a choice asks nothing.
  if (code === '') return true;
  const tokens = code.match(TOKEN) ?? [];
  if (tokens.length > MAX_TOKENS) return OPEN;
  const value = pipeline(tokens, values);
  return tokens.length === 0 ? value : OPEN;
}

/** Takes `command | command` from the tokens; each command gets the former's value as its last argument. */
function pipeline(tokens: string[], values: DefaultValues): Value {
  let piped: Value | undefined;
  do {
    const name = tokens[0] ?? '';
    const call = FUNCTIONS.get(name);
    if (call) tokens.shift();
    const terms: Value[] = [];
    while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') terms.push(term(tokens, values));
    if (piped !== undefined) terms.push(piped);
    piped = call ? call(terms, values) : terms.length === 1 ? (terms[0] as Value) : OPEN;
  } while (tokens[0] === '|' && tokens.shift());
  return piped;
}

function term(tokens: string[], values: DefaultValues): Value {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(tokens, values);
    return tokens.shift() === ')' ? value : OPEN;
  }
  const [, path] = /^\$?\.Values\.([\w.]+)$/.exec(token) ?? [];
  if (path !== undefined) return valueAt(values(path.split('.')));
  if (/^["`]/.test(token)) return token.slice(1, -1);
  if (/^\d+$/.test(token)) return Number(token);
  return token === 'true' ? true : token === 'false' ? false : token === 'nil' ? null : OPEN;
}

function valueAt(node: Node | undefined): Value {
  if (node === undefined) return null;
  if (node.type === 'scalar') return typeof node.value === 'bigint' ? OPEN : node.value;
  return childrenOf(node).length > 0 ? node : null;
}

/** What `index VALUE KEY ...` gives. */
function entryAt([value = OPEN, ...keys]: readonly Value[]): Value {
  if (value === OPEN || keys.length === 0 || !keys.every((key) => typeof key === 'string')) return OPEN;
  return typeof value === 'object' && value !== null ? valueAt(at(value, ...keys)) : null;
}

/** What `printf` gives of texts and numbers. */
function formatted([format = OPEN, ...terms]: readonly Value[]): Value {
  if (typeof format !== 'string' || terms.some((term) => term === null || isOpen(term))) return OPEN;
  const verbs = format.match(/%[sdv]/g) ?? [];
  if (verbs.length !== terms.length || verbs.length !== format.split('%').length - 1) return OPEN;
  const rest = [...terms];
  return format.replace(/%[sdv]/g, () => String(rest.shift()));
}

/** What `trimPrefix` and `trimSuffix` give. */
const trimmed =
  (cut: (value: string, part: string) => string) =>
  ([part = OPEN, value = OPEN]: readonly Value[]): Value =>
    typeof part === 'string' && typeof value === 'string' ? cut(value, part) : OPEN;

/** What `and` and `or` give: the value that decides, else the last one. */
function firstThatIs(truth: boolean, values: readonly Value[]): Value {
  const decisive = values.find((one) => truthOf(one) === truth);
  // One before it of which nobody knows anything may decide, too, and then it is what is printed.
  if (decisive !== undefined) return truth && values.indexOf(decisive) > values.indexOf(OPEN) && values.includes(OPEN) ? FILLED : decisive;
  return values.includes(OPEN) ? OPEN : (values.at(-1) ?? null);
}

/** What `tpl` prints of a value that is an action itself; of one that calls `tpl` again, which may be itself, nobody knows. */
function printed([template = OPEN]: readonly Value[], values: DefaultValues): Value {
  if (typeof template !== 'string' || !template.includes('{{')) return template;
  const [, code = ''] = /^\s*\{\{-?([^{}]+?)-?\}\}\s*$/.exec(template) ?? [];
  return code === '' || /\btpl\b/.test(code) ? OPEN : valueOfCode(code, values);
}

const same = ([value = OPEN]: readonly Value[]): Value => value;
const compared = (values: readonly Value[]): boolean | null => (values.some(isOpen) ? null : values.slice(1).includes(values[0] as Value));
const known = (value: boolean | null): Value => value ?? OPEN;
const opposite = (value: boolean | null): Value => (value === null ? OPEN : !value);

/** Functions of Go's templates, and of Sprig, that conditions are made of. */
const FUNCTIONS: ReadonlyMap<string, (terms: readonly Value[], values: DefaultValues) => Value> = new Map([
  ['not', (values) => opposite(truthOf(same(values)))],
  ['empty', (values) => opposite(truthOf(same(values)))],
  ['and', (values) => firstThatIs(false, values)],
  ['or', (values) => firstThatIs(true, values)],
  ['eq', (values) => known(compared(values))],
  ['ne', (values) => opposite(compared(values))],
  // To Sprig's `default`, false is as good as nothing.
  ['default', ([otherwise = OPEN, value = OPEN]) => (value === OPEN ? OPEN : value ? value : otherwise)],
  ['coalesce', (values) => values.find((one) => truthOf(one) !== false) ?? null],
  // Without the value, nothing is rendered at all.
  ['required', ([, value = OPEN]) => value || OPEN],
  ['ternary', ([yes = OPEN, no = OPEN, value = OPEN]) => (truthOf(value) === null ? OPEN : value ? yes : no)],
  ['printf', formatted],
  ['trimPrefix', trimmed((value, part) => (value.startsWith(part) ? value.slice(part.length) : value))],
  ['trimSuffix', trimmed((value, part) => (value.endsWith(part) ? value.slice(0, value.length - part.length) : value))],
  ['index', entryAt],
  ['tpl', printed],
  ['toString', ([value = OPEN]) => (isOpen(value) ? OPEN : String(value))],
  ...['quote', 'squote', 'toYaml', 'int', 'int64'].map((name): [string, (terms: readonly Value[]) => Value] => [name, same]),
]);
