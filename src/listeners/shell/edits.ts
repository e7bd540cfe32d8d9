import { joinTexts, sliceText, type Text } from '../../text/text.ts';
import { matchEnd, matchStart, type Pattern } from './pattern.ts';

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
