import { FUNCTIONS } from './functions.ts';
import { entryAt, UNKNOWN_VALUE, type Value } from './values.ts';

/** The names that an expression can use. */
export interface ExpressionScope {
  /** The chart's values. */
  readonly values: Value;
  /** The value of `.`, `$` or a variable. */
  readonly bound: (name: string) => Value;
}

/** A field can follow a closing bracket: `(.Values.a).b`. */
const TOKEN = /[(|]|\)(?:\.[\w.]+)?|"[^"\\]*"|`[^`]*`|[^\s()|"`]+/g;
const MAX_TOKENS = 60;

/**
 * The value of the code of a Go action; unknown if it uses anything except values of the chart, literals and the functions of `FUNCTIONS`.
 */
export function valueOfCode(code: string, scope: ExpressionScope): Value {
  const tokens = code.match(TOKEN) ?? [];
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return UNKNOWN_VALUE;
  const value = pipeline(tokens, scope);
  return tokens.length === 0 ? value : UNKNOWN_VALUE;
}

/** Reads `command | command` from the tokens; the value of a command is the last argument of the next one. */
function pipeline(tokens: string[], scope: ExpressionScope): Value {
  let piped: Value | undefined;
  do {
    const call = FUNCTIONS.get(tokens[0] ?? '');
    if (call) tokens.shift();
    const terms: Value[] = [];
    while (tokens[0] !== undefined && tokens[0] !== '|' && !tokens[0].startsWith(')')) terms.push(term(tokens, scope));
    if (piped !== undefined) terms.push(piped);
    piped = call ? call(terms) : terms.length === 1 ? (terms[0] as Value) : UNKNOWN_VALUE;
  } while (tokens[0] === '|' && tokens.shift());
  return piped;
}

function term(tokens: string[], scope: ExpressionScope): Value {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(tokens, scope);
    const [, ...keys] = (tokens.shift() ?? '').split('.');
    return entryAt(value, keys);
  }
  const [, name, path = ''] = /^(\$\w*|(?=\.))\.?([\w.]*)$/.exec(token) ?? [];
  if (name !== undefined) {
    const keys = path === '' ? [] : path.split('.');
    // Named templates usually get the chart's own dot, so `.Values` means the chart's values.
    return keys[0] === 'Values' ? entryAt(scope.values, keys.slice(1)) : entryAt(scope.bound(name || '.'), keys);
  }
  if (/^["`]/.test(token)) return token.slice(1, -1);
  if (/^-?\d+$/.test(token)) return Number(token);
  return token === 'true' ? true : token === 'false' ? false : token === 'nil' ? null : UNKNOWN_VALUE;
}
