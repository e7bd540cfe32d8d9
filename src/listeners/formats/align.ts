import { joinTexts, replacedText, type Slice, type Text } from '../../text/text.ts';

const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * A decoded value with the place of each of its characters, found by walking over the source beside it: what decoding left out
 * is only blanks, line breaks, indentation, doubled quotes and, with `escapes`, what stands after a backslash.
 */
export function alignedText(value: string, source: string, start: number, end: number, escapes: boolean, slice: Slice): Text {
  const parts: Text[] = [];
  let at = start;
  let index = 0;
  let runStart = -1;
  const closeRun = (): void => {
    if (runStart >= 0) parts.push(slice(runStart, at));
    runStart = -1;
  };
  while (index < value.length) {
    const character = value[index] ?? '';
    if (at >= end) {
      closeRun();
      parts.push(replacedText(value.slice(index), slice(end, end)));
      break;
    }
    if (escapes && source[at] === '\\') {
      closeRun();
      const letter = source[at + 1] ?? '';
      if (letter === '\n' || letter === '\r') at += 2;
      else {
        const length = ESCAPE_LENGTHS[letter] ?? 2;
        const width = letter === 'U' && (value.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
        parts.push(replacedText(value.slice(index, index + width), slice(at, at + length)));
        at += length;
        index += width;
      }
    } else if (source[at] === character) {
      if (runStart < 0) runStart = at;
      at++;
      index++;
    } else {
      closeRun();
      if (isSpace(character) && isSpace(source[at] ?? '')) {
        parts.push(replacedText(character, slice(at, at + 1)));
        index++;
      }
      at++;
    }
  }
  closeRun();
  return parts.length === 0 ? slice(start, start) : joinTexts(parts);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}
