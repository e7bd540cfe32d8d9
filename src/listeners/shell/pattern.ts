/**
 * Shell patterns, matched by following all ways at once, so that no pattern takes more than length times length steps
 * (a regular expression for `*a*a*a*b` can take far longer).
 */
export type Pattern = readonly Token[];

type Token = { readonly kind: 'star' } | { readonly kind: 'one'; readonly matches: (character: string) => boolean };

/** Compiles a pattern in which quoted characters stand behind a backslash. */
export function compilePattern(pattern: string): Pattern {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? '';
    if (character === '*') {
      if (tokens.at(-1)?.kind !== 'star') tokens.push({ kind: 'star' });
    } else if (character === '?') tokens.push({ kind: 'one', matches: () => true });
    else if (character === '[') {
      const end = bracketEnd(pattern, at);
      if (end < 0) tokens.push(literal('['));
      else {
        tokens.push({ kind: 'one', matches: bracket(pattern.slice(at + 1, end)) });
        at = end;
      }
    } else if (character === '\\' && at + 1 < pattern.length) tokens.push(literal(pattern[++at] ?? ''));
    else tokens.push(literal(character));
  }
  return tokens;
}

function literal(expected: string): Token {
  return { kind: 'one', matches: (character) => character === expected };
}

function bracketEnd(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === '!' || pattern[at] === '^') at++;
  if (pattern[at] === ']') at++;
  for (; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern.startsWith('[:', at) && pattern.indexOf(':]', at) > 0) at = pattern.indexOf(':]', at) + 1;
    else if (pattern[at] === ']') return at;
  }
  return -1;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  digit: /[0-9]/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  space: /\s/,
  blank: /[ \t]/,
  punct: /[!-/:-@[-`{-~]/,
  xdigit: /[0-9A-Fa-f]/,
};

function bracket(body: string): (character: string) => boolean {
  const negated = /^[!^]/.test(body);
  const tests: ((character: string) => boolean)[] = [];
  for (let at = negated ? 1 : 0; at < body.length; at++) {
    const named = /^\[:([a-z]+):\]/.exec(body.slice(at, at + 12));
    if (named) {
      const known = CLASSES[named[1] ?? ''];
      if (known) tests.push((character) => known.test(character));
      at += named[0].length - 1;
      continue;
    }
    if (body[at] === '\\') at++;
    const low = body[at] ?? '';
    if (body[at + 1] === '-' && at + 2 < body.length) {
      const high = body[at + 2] ?? '';
      tests.push((character) => character >= low && character <= high);
      at += 2;
    } else tests.push((character) => character === low);
  }
  return (character) => tests.some((test) => test(character)) !== negated;
}

/** Lengths of the shortest and the longest start of `value` that the pattern matches; null where none does. */
export function matchStart(pattern: Pattern, value: string, from = 0): { readonly shortest: number; readonly longest: number } | null {
  return follow(pattern, value.length - from, (index) => value[from + index] ?? '');
}

/** The same for the end of `value`. */
export function matchEnd(pattern: Pattern, value: string): { readonly shortest: number; readonly longest: number } | null {
  return follow([...pattern].reverse(), value.length, (index) => value[value.length - 1 - index] ?? '');
}

export function matchesWhole(pattern: Pattern, value: string): boolean {
  return matchStart(pattern, value)?.longest === value.length;
}

function follow(
  pattern: Pattern,
  length: number,
  characterAt: (index: number) => string,
): { readonly shortest: number; readonly longest: number } | null {
  let shortest = -1;
  let longest = -1;
  let positions = closure(pattern, [0]);
  for (let index = 0; ; index++) {
    if (positions.includes(pattern.length)) {
      if (shortest < 0) shortest = index;
      longest = index;
    }
    if (index >= length || positions.length === 0) break;
    const character = characterAt(index);
    const next: number[] = [];
    for (const position of positions) {
      const token = pattern[position];
      if (token?.kind === 'star') next.push(position);
      else if (token?.matches(character)) next.push(position + 1);
    }
    positions = closure(pattern, next);
  }
  return shortest < 0 ? null : { shortest, longest };
}

/** Positions that can be reached without a character: past each star. */
function closure(pattern: Pattern, positions: readonly number[]): number[] {
  const reached = new Set<number>();
  for (const position of positions) {
    reached.add(position);
    if (pattern[position]?.kind === 'star') reached.add(position + 1);
  }
  return [...reached];
}
