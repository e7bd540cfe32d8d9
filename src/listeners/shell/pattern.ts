import { joinTexts, sliceText, type Text } from '../../text/text.ts';

/**
 * Shell patterns, matched by following all ways at once, so that no pattern takes more than length times length steps
 * (a regular expression for `*a*a*a*b` can take far longer).
 */
export type Pattern = readonly Token[];

/** Whether a character fits, or a star for any text. */
type Token = ((character: string) => boolean) | 'star';

/** Compiles a pattern in which quoted characters stand behind a backslash. */
export function compilePattern(pattern: string): Pattern {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? '';
    const end = character === '[' ? bracketEnd(pattern, at) : -1;
    if (character === '*') tokens.push('star');
    else if (character === '?') tokens.push(() => true);
    else if (end >= 0) {
      tokens.push(bracket(pattern.slice(at + 1, end)));
      at = end;
    } else {
      const expected = character === '\\' && at + 1 < pattern.length ? pattern[++at] : character;
      tokens.push((given) => given === expected);
    }
  }
  return tokens;
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
  const items = [...body.slice(negated ? 1 : 0).matchAll(/\[:([a-z]{1,8}):\]|\\?([\s\S])(?:-([\s\S]))?/g)];
  const isIn = ([, name, low = '', high = low]: RegExpExecArray, character: string): boolean =>
    name === undefined ? character >= low && character <= high : CLASSES[name]?.test(character) === true;
  return (character) => items.some((item) => isIn(item, character)) !== negated;
}

/** Lengths of the shortest and the longest text that a pattern matches. */
interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

/** How much of the start of `value` the pattern matches; null where it does not. */
function matchStart(pattern: Pattern, value: string, from = 0): Lengths | null {
  return follow(pattern, value.length - from, (index) => value[from + index] ?? '');
}

/** The same for the end of `value`. */
function matchEnd(pattern: Pattern, value: string): Lengths | null {
  return follow([...pattern].reverse(), value.length, (index) => value[value.length - 1 - index] ?? '');
}

export function matchesWhole(pattern: Pattern, value: string): boolean {
  return matchStart(pattern, value)?.longest === value.length;
}

function follow(pattern: Pattern, length: number, characterAt: (index: number) => string): Lengths | null {
  let shortest = -1;
  let longest = -1;
  let positions = new Set([0]);
  for (let index = 0; positions.size > 0; index++) {
    // A star also fits nothing; what is added here is gone through, too.
    for (const position of positions) if (pattern[position] === 'star') positions.add(position + 1);
    if (positions.has(pattern.length)) {
      if (shortest < 0) shortest = index;
      longest = index;
    }
    if (index >= length) break;
    const character = characterAt(index);
    const before = positions;
    positions = new Set();
    for (const position of before) {
      const token = pattern[position];
      if (token === 'star') positions.add(position);
      else if (token?.(character)) positions.add(position + 1);
    }
  }
  return shortest < 0 ? null : { shortest, longest };
}

/** `${X#pattern}`, `${X##pattern}`, `${X%pattern}`, `${X%%pattern}` on a known text. */
export function removeMatch(text: Text, operator: '#' | '##' | '%' | '%%', pattern: Pattern): Text {
  const atStart = operator.startsWith('#');
  const match = atStart ? matchStart(pattern, text.value) : matchEnd(pattern, text.value);
  if (!match) return text;
  const length = operator.length === 2 ? match.longest : match.shortest;
  return atStart ? sliceText(text, length) : sliceText(text, 0, text.value.length - length);
}

/** `${X/pattern/new}`: once, everywhere (`//`), at the start (`/#`) or at the end (`/%`). */
export function replaceMatch(text: Text, operator: '/' | '//' | '/#' | '/%', pattern: Pattern, replacement: Text): Text {
  if (operator === '/#') {
    const match = matchStart(pattern, text.value);
    return match ? joinTexts([replacement, sliceText(text, match.longest)]) : text;
  }
  if (operator === '/%') {
    const match = matchEnd(pattern, text.value);
    return match ? joinTexts([sliceText(text, 0, text.value.length - match.longest), replacement]) : text;
  }
  if (pattern.length === 0) return text;
  const parts: Text[] = [];
  let from = 0;
  for (let at = 0; at < text.value.length; ) {
    const length = matchStart(pattern, text.value, at)?.longest ?? 0;
    if (length === 0) {
      at++;
      continue;
    }
    if (at > from) parts.push(sliceText(text, from, at));
    parts.push(replacement);
    at += length;
    from = at;
    if (operator === '/') break;
  }
  if (parts.length === 0) return text;
  return joinTexts([...parts, sliceText(text, from)]);
}

/** `${X:offset:length}`; a negative offset counts from the end, a negative length is an end. */
export function sliceValue(text: Text, offset: number, length: number | undefined): Text {
  const size = text.value.length;
  const start = offset < 0 ? Math.max(size + offset, 0) : Math.min(offset, size);
  const end = length === undefined ? size : length < 0 ? size + length : Math.min(start + length, size);
  return sliceText(text, start, Math.max(start, end));
}

/** `${X^^}` and `${X,,}`, or their one-character forms; ASCII only, so that each character keeps its place. */
export function changeCase(text: Text, operator: '^' | '^^' | ',' | ',,'): Text {
  const [pattern, change] = operator.startsWith('^')
    ? ([/[a-z]/g, (letter: string): string => letter.toUpperCase()] as const)
    : ([/[A-Z]/g, (letter: string): string => letter.toLowerCase()] as const);
  const convert = (whole: Text): Text => ({
    value: whole.value.replace(pattern, change),
    pieces: whole.pieces.map((piece) => ({ ...piece, value: piece.value.replace(pattern, change) })),
  });
  if (operator.length === 2 || text.value.length < 2) return convert(text);
  return joinTexts([convert(sliceText(text, 0, 1)), sliceText(text, 1)]);
}
