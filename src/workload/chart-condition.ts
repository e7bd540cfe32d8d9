import type { Branch, DefaultValues, Node } from '../model/document.ts';
import type { Piece, Text } from '../text/text.ts';
import { childrenOf } from '../text/yaml-nodes.ts';

/** What an expression gives: a scalar, a mapping or list that holds something, or what nobody knows. */
type Value = string | number | boolean | null | typeof FILLED | typeof UNKNOWN;
const FILLED = Symbol('a mapping or list that is not empty');
const UNKNOWN = Symbol('not known');

/** Whether a template renders what stands in these branches where nobody sets a value; null where the defaults do not tell. */
export function isRenderedByDefault(branches: readonly Branch[], values: DefaultValues): boolean | null {
  const told = branches.map((branch) => {
    const isChosen = truthOf(valueOfCode(branch.condition, values));
    const wasChosen = branch.former.map((condition) => truthOf(valueOfCode(condition, values)));
    if (isChosen === false || wasChosen.includes(true)) return false;
    return isChosen === null || wasChosen.includes(null) ? null : true;
  });
  return told.includes(false) ? false : told.includes(null) ? null : true;
}

/** Whether an action prints `true` where nobody sets a value; null where the defaults do not tell. */
export function isTrueByDefault(code: string, values: DefaultValues): boolean | null {
  const value = valueOfCode(code, values);
  return value === UNKNOWN || value === FILLED ? null : String(value) === 'true';
}

/** Nobody gives a program a longer value through an action. */
const MAX_LENGTH = 1_000;

/** A text with what its actions print where nobody sets a value; what the defaults do not tell stays unknown. */
export function textByDefault(text: Text, values: DefaultValues): Text {
  if (text.pieces.every(({ unknown }) => !unknown)) return text;
  const pieces = text.pieces.map((piece) => pieceByDefault(piece, values));
  return { value: pieces.map(({ value }) => value).join(''), pieces };
}

function pieceByDefault(piece: Piece, values: DefaultValues): Piece {
  const printed = piece.unknown ? valueOfCode(piece.unknown, values) : UNKNOWN;
  if (printed === null || typeof printed === 'symbol') return piece;
  const value = String(printed);
  if (value.length > MAX_LENGTH || value.includes('{{')) return piece;
  const span = piece.locate(0, piece.value.length);
  return { value, locate: () => span, steps: [{ span, note: `this is "${value}" where nobody sets another value` }, ...piece.steps] };
}

function truthOf(value: Value): boolean | null {
  return value === UNKNOWN ? null : Boolean(value);
}

const TOKEN = /[()|]|"[^"\\]*"|`[^`]*`|[^\s()|"`]+/g;
const MAX_TOKENS = 60;

/** The value of the code of an action of Helm's, as far as it only compares values of the chart and literals. */
function valueOfCode(code: string, values: DefaultValues): Value {
  // The last branch of a choice asks nothing.
  if (code === '') return true;
  const tokens = code.match(TOKEN) ?? [];
  if (tokens.length > MAX_TOKENS) return UNKNOWN;
  const value = pipeline(tokens, values);
  return tokens.length === 0 ? value : UNKNOWN;
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
    piped = call ? call(terms, values) : terms.length === 1 ? (terms[0] as Value) : UNKNOWN;
  } while (tokens[0] === '|' && tokens.shift());
  return piped;
}

function term(tokens: string[], values: DefaultValues): Value {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(tokens, values);
    return tokens.shift() === ')' ? value : UNKNOWN;
  }
  const [, path] = /^\$?\.Values\.([\w.]+)$/.exec(token) ?? [];
  if (path !== undefined) return valueAt(values(path.split('.')));
  if (/^["`]/.test(token)) return token.slice(1, -1);
  if (/^\d+$/.test(token)) return Number(token);
  return token === 'true' ? true : token === 'false' ? false : token === 'nil' ? null : UNKNOWN;
}

function valueAt(node: Node | undefined): Value {
  if (node === undefined) return null;
  if (node.type === 'scalar') return typeof node.value === 'bigint' ? UNKNOWN : node.value;
  return childrenOf(node).length > 0 ? FILLED : null;
}

/** What `and` and `or` give: the value that decides, else the last one. */
function firstThatIs(truth: boolean, values: readonly Value[]): Value {
  const [decisive] = values.filter((one) => truthOf(one) === truth);
  if (decisive !== undefined) return decisive;
  return values.includes(UNKNOWN) ? UNKNOWN : (values.at(-1) ?? null);
}

/** What `tpl` prints of a value that is an action itself; of one that calls `tpl` again, which may be itself, nobody knows. */
function printed([template = UNKNOWN]: readonly Value[], values: DefaultValues): Value {
  if (typeof template !== 'string' || !template.includes('{{')) return template;
  const [, code = ''] = /^\s*\{\{-?([^{}]+?)-?\}\}\s*$/.exec(template) ?? [];
  return code === '' || /\btpl\b/.test(code) ? UNKNOWN : valueOfCode(code, values);
}

const same = ([value = UNKNOWN]: readonly Value[]): Value => value;
const compared = (values: readonly Value[]): boolean | null =>
  values.includes(UNKNOWN) || values.includes(FILLED) ? null : values.slice(1).includes(values[0] as Value);
const known = (value: boolean | null): Value => value ?? UNKNOWN;
const opposite = (value: boolean | null): Value => (value === null ? UNKNOWN : !value);

/** Functions of Go's templates, and of Sprig, that conditions are made of. */
const FUNCTIONS: ReadonlyMap<string, (terms: readonly Value[], values: DefaultValues) => Value> = new Map([
  ['not', (values) => opposite(truthOf(same(values)))],
  ['empty', (values) => opposite(truthOf(same(values)))],
  ['and', (values) => firstThatIs(false, values)],
  ['or', (values) => firstThatIs(true, values)],
  ['eq', (values) => known(compared(values))],
  ['ne', (values) => opposite(compared(values))],
  // To Sprig's `default`, false is as good as nothing.
  ['default', ([otherwise = UNKNOWN, value = UNKNOWN]) => (value === UNKNOWN ? UNKNOWN : value ? value : otherwise)],
  ['tpl', printed],
  ['toString', ([value = UNKNOWN]) => (typeof value === 'symbol' ? UNKNOWN : String(value))],
  ...['quote', 'squote', 'toYaml', 'int'].map((name): [string, (terms: readonly Value[]) => Value] => [name, same]),
]);
