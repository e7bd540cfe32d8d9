import { FUNCTIONS, type Printer } from './functions.ts';
import { entryAt, isMade, OPEN, type Value } from './values.ts';

/** What the names of an expression stand for. */
export interface Scope extends Printer {
  /** What every template of a chart begins with: `.Values`, `.Chart`. */
  readonly root: Value;
  /** Of `.`, `$` or a variable. */
  readonly bound: (name: string) => Value;
}

/** A closing bracket may have the field of what it closes behind it. */
const TOKEN = /[(|]|\)(?:\.[\w.]+)?|"[^"\\]*"|`[^`]*`|[^\s()|"`]+/g;
const MAX_TOKENS = 60;

/** The value of the code of an action of Helm's, as far as it is made of values of the chart, literals and what helpers print. */
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
    while (tokens[0] !== undefined && tokens[0] !== '|' && !tokens[0].startsWith(')')) terms.push(term(tokens, scope));
    if (piped !== undefined) terms.push(piped);
    piped = call ? call(terms, scope) : terms.length === 1 ? (terms[0] as Value) : OPEN;
  } while (tokens[0] === '|' && tokens.shift());
  return piped;
}

function term(tokens: string[], scope: Scope): Value {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(tokens, scope);
    const [, ...keys] = (tokens.shift() ?? 'x').split('.');
    return entryAt(value, keys);
  }
  const [, name, path = ''] = /^(\$\w*|(?=\.))\.?([\w.]*)$/.exec(token) ?? [];
  if (name !== undefined) return named(name || '.', path === '' ? [] : path.split('.'), scope);
  if (/^["`]/.test(token)) return token.slice(1, -1);
  if (/^-?\d+$/.test(token)) return Number(token);
  return token === 'true' ? true : token === 'false' ? false : token === 'nil' ? null : OPEN;
}

/** Wherever blocks have moved the dot to, who asks for `.Values` means the chart's. */
function named(name: string, keys: readonly string[], scope: Scope): Value {
  const start = scope.bound(name);
  const isKnown = isMade(start) && start.has(keys[0] ?? '');
  if (keys[0] === 'Values' && !isKnown) return entryAt(scope.root, keys);
  return start === scope.root && keys.length > 0 && !isKnown ? OPEN : entryAt(start, keys);
}
