import { isKnown, joinTexts, knownAt, sliceText, type Text, unknownAt } from '../../text/text.ts';
import { LIMITS } from './budget.ts';
import type { BraceExpansionPart, WordPart } from './parse.ts';
import { reportLimit, type Session, sourceText } from './session.ts';

/** How a word is read: as several words, as one text, or as a pattern whose quoted characters count as themselves. */
export type Reading = 'fields' | 'single' | 'pattern';

/** Collects what a word becomes. `open` is the field that is being written; null between two fields. */
export interface Fields {
  readonly session: Session;
  readonly reading: Reading;
  readonly done: Text[];
  open: Text[] | null;
}

export function createFields(session: Session, reading: Reading): Fields {
  return { session, reading, done: [], open: null };
}

/** Adds characters that stay together. */
export function addTogether(fields: Fields, text: Text): void {
  fields.session.budget.spend('characters', text.value.length / 8 + text.pieces.length * 4);
  fields.open ??= [];
  fields.open.push(text);
}

/** Adds characters that stood in quotes. */
export function addQuoted(fields: Fields, text: Text): void {
  const escaped = (): Text => knownAt(text.value.replace(/[\\*?[\]]/g, '\\$&'), text);
  addTogether(fields, fields.reading === 'pattern' && isKnown(text) ? escaped() : text);
}

/** Adds the value of an unquoted expansion, which the shell splits at `separators`. */
export function addSplit(fields: Fields, text: Text, separators: string): void {
  if (fields.reading !== 'fields' || separators === '') {
    if (text.value !== '' || fields.reading !== 'fields') addTogether(fields, text);
    return;
  }
  let from = 0;
  for (let at = 0; at <= text.value.length; at++) {
    if (at < text.value.length && !separators.includes(text.value[at] ?? '')) continue;
    if (at > from) addTogether(fields, at - from === text.value.length ? text : sliceText(text, from, at));
    if (at < text.value.length) endField(fields);
    from = at + 1;
  }
}

export function endField(fields: Fields): void {
  if (fields.open) fields.done.push(bounded(fields.session, joinTexts(fields.open)));
  fields.open = null;
}

/** Whether nothing of a text is known, so that it may be several words, or none. */
export function isOpen(text: Text): boolean {
  return text.value !== '' && text.pieces.every((piece) => piece.unknown !== undefined || piece.value === '');
}

/** The text, or an unknown one where it grew beyond all use. */
export function bounded(session: Session, text: Text): Text {
  const limit =
    text.value.length > LIMITS.wordLength.most ? 'wordLength' : text.pieces.length > LIMITS.wordPieces.most ? 'wordPieces' : null;
  if (limit === null) return text;
  reportLimit(session, limit);
  return unknownAt('long text', text);
}

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
