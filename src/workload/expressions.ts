import type { Binding, DefaultValues, Node } from '../model/document.ts';
import { at, childrenOf } from '../text/yaml-nodes.ts';

/** What an expression gives: a scalar, a mapping or list that holds something, or what nobody knows. */
export type Value = string | number | boolean | null | Node | typeof OPEN | typeof FILLED;
const FILLED = Symbol('something that is not empty');
export const OPEN = Symbol('not known');

/** What the names of an expression stand for. */
export interface Scope {
  readonly values: DefaultValues;
  /** Of `.` or a variable. */
  readonly bound: (name: string) => Value;
}

/** One turn of a loop. */
export interface Turn {
  readonly loop: Binding;
  readonly key: Value;
  readonly item: Value;
}

/** Longer texts are made to grow. */
const MAX_TEXT = 1_000;

/** Makes the scopes of a template's places, in a turn of a loop or in none; each binding is worked out once. */
export function createScopes(values: DefaultValues, turn: Turn | null): (binding: Binding | null) => Scope {
  const known = new Map<Binding, Value>();
  const workedOut = (binding: Binding): Value => {
    const found = known.get(binding);
    if (found !== undefined) return found;
    known.set(binding, OPEN);
    const value = valueOfCode(binding.code || 'nothing known', scopeOf(binding.outer));
    const kept = typeof value === 'string' && value.length > MAX_TEXT ? OPEN : value;
    known.set(binding, kept);
    return kept;
  };
  const bound = (name: string, innermost: Binding | null): Value => {
    for (let one = innermost; one; one = one.outer) {
      if (!one.names.includes(name)) continue;
      if (one.word !== 'range') return workedOut(one);
      if (one !== turn?.loop) return OPEN;
      return one.names.length > 2 && name === one.names[1] ? turn.key : turn.item;
    }
    return OPEN;
  };
  const scopeOf = (binding: Binding | null): Scope => ({ values, bound: (name) => bound(name, binding) });
  return scopeOf;
}

/** More turns of a loop are no list that somebody wrote. */
const MAX_TURNS = 100;

/** The turns of a loop over what stands in the values; none where nobody knows them. */
export function turnsOf(loop: Binding, scope: Scope): Turn[] {
  const list = valueOfCode(loop.code, scope);
  if (typeof list !== 'object' || list === null || list.type === 'scalar') return [];
  const turns =
    list.type === 'sequence'
      ? list.items.map((item, index): Turn => ({ loop, key: index, item: valueAt(item) }))
      : list.entries.map(({ key, value }): Turn => ({ loop, key: key.text, item: valueAt(value) }));
  return turns.slice(0, MAX_TURNS);
}

/** Whether nobody knows what a value is when printed. */
export function isOpen(value: Value): value is Node | typeof OPEN | typeof FILLED {
  return typeof value === 'symbol' || (typeof value === 'object' && value !== null);
}

export function truthOf(value: Value): boolean | null {
  return value === OPEN ? null : Boolean(value);
}

const TOKEN = /[()|]|"[^"\\]*"|`[^`]*`|[^\s()|"`]+/g;
const MAX_TOKENS = 60;

/** The value of the code of an action of Helm's, as far as it only compares values of the chart and literals. */
export function valueOfCode(code: string, scope: Scope): Value {
  // The last branch of a choice asks nothing.
  if (code === '') return true;
  const tokens = code.match(TOKEN) ?? [];
  if (tokens.length > MAX_TOKENS) return OPEN;
  const value = pipeline(tokens, scope);
  return tokens.length === 0 ? value : OPEN;
}

/** Takes `command | command` from the tokens; each command gets the former's value as its last argument. */
function pipeline(tokens: string[], scope: Scope): Value {
  let piped: Value | undefined;
  do {
    const name = tokens[0] ?? '';
    const call = FUNCTIONS.get(name);
    if (call) tokens.shift();
    const terms: Value[] = [];
    while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') terms.push(term(tokens, scope));
    if (piped !== undefined) terms.push(piped);
    piped = call ? call(terms, scope) : terms.length === 1 ? (terms[0] as Value) : OPEN;
  } while (tokens[0] === '|' && tokens.shift());
  return piped;
}

function term(tokens: string[], scope: Scope): Value {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(tokens, scope);
    return tokens.shift() === ')' ? value : OPEN;
  }
  const [, path] = /^\$?\.Values\.([\w.]+)$/.exec(token) ?? [];
  if (path !== undefined) return valueAt(scope.values(path.split('.')));
  const [, variable, keys = ''] = /^(\$\w+|(?=\.))\.?([\w.]*)$/.exec(token) ?? [];
  if (variable !== undefined)
    return keys === '' ? scope.bound(variable || '.') : entryAt([scope.bound(variable || '.'), ...keys.split('.')]);
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
function printed([template = OPEN]: readonly Value[], scope: Scope): Value {
  if (typeof template !== 'string' || !template.includes('{{')) return template;
  const [, code = ''] = /^\s*\{\{-?([^{}]+?)-?\}\}\s*$/.exec(template) ?? [];
  return code === '' || /\btpl\b/.test(code) ? OPEN : valueOfCode(code, scope);
}

const same = ([value = OPEN]: readonly Value[]): Value => value;
const compared = (values: readonly Value[]): boolean | null => (values.some(isOpen) ? null : values.slice(1).includes(values[0] as Value));
const known = (value: boolean | null): Value => value ?? OPEN;
const opposite = (value: boolean | null): Value => (value === null ? OPEN : !value);

/** Functions of Go's templates, and of Sprig, that conditions are made of. */
const FUNCTIONS: ReadonlyMap<string, (terms: readonly Value[], scope: Scope) => Value> = new Map([
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
  ...['indent', 'nindent'].map((name): [string, (terms: readonly Value[]) => Value] => [name, ([, value = OPEN]) => value]),
  ...['quote', 'squote', 'toYaml', 'int', 'int64'].map((name): [string, (terms: readonly Value[]) => Value] => [name, same]),
]);
