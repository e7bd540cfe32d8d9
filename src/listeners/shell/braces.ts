import { knownAt, sliceText, type Text } from '../../text/text.ts';
import { bounded } from './fields.ts';
import type { BraceExpansionPart, WordPart } from './parse.ts';
import { type Session, sourceText } from './session.ts';

const MAX_OPTIONS = 32;

/** Each way to choose one option of every brace, the last brace changing first; braces beyond the most options are left out. */
export function chosenOptions(session: Session, parts: readonly WordPart[]): ReadonlyMap<WordPart, Text>[] {
  let chosen: ReadonlyMap<WordPart, Text>[] = [new Map()];
  for (const part of parts) {
    const options = part.type === 'BraceExpansion' ? braceOptions(session, part) : null;
    if (!options) continue;
    if (chosen.length * options.length > MAX_OPTIONS) break;
    chosen = chosen.flatMap((before) => options.map((option) => new Map([...before, [part, option]])));
  }
  return chosen;
}

/** The options of `{a,b}` or `{1..5}`; null where they hold more than plain characters. */
function braceOptions(session: Session, part: BraceExpansionPart): Text[] | null {
  const text = sourceText(session, part.pos, part.end);
  const range = /^\{(-?\d{1,9})\.\.(-?\d{1,9})\}$/.exec(text.value);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    const count = Math.min(Math.abs(to - from) + 1, MAX_OPTIONS);
    return Array.from({ length: count }, (_, index) => knownAt(String(from < to ? from + index : from - index), text));
  }
  if (!/^\{[^{}$`'"\\]*,[^{}$`'"\\]*\}$/.test(text.value)) return null;
  const options: Text[] = [];
  for (const match of text.value.matchAll(/([^,{}]*)[,}]/g)) {
    options.push(sliceText(text, match.index + (match.index === 0 ? 1 : 0), match.index + match[0].length - 1));
    if (options.length === MAX_OPTIONS) break;
  }
  return options.map((option) => bounded(session, option));
}
