import { UNKNOWN } from '../model/text.ts';
import { rendersText } from './template-blanks.ts';
import { alignItems, type Line, readLine } from './template-items.ts';

/**
 * A template's text as it may stand once it is rendered, without moving a character, for texts that are no YAML as they are:
 * - lines that hold only actions get a key where a deeper entry follows a finished one, or follows what the actions indent less;
 * - actions that begin a value of which more follows are blanked out: `labels: {{ include "labels" . | nindent 4 }}`;
 * - so are an empty collection beside actions, the other branch of entries, and actions that go on with the text of the line above;
 * - items of one list that branches indent differently begin in one column.
 */
export function keysForActions(readable: string, original: string): string {
  const lines = readable.split('\n');
  const written = original.split('\n');
  const isOfActions = (index: number): boolean => lines[index]?.trim() === '' && written[index]?.trim() !== '';
  for (const [index, line] of lines.entries()) {
    const isBranch = EMPTY_COLLECTION.test(line) && (isOfActions(index - 1) || isOfActions(index + 1));
    if (isBranch || TEXT_OF_ACTIONS.test(line)) lines[index] = line.replace(/[^\r]/g, ' ');
  }
  let before: Line | null = null;
  let actions: { readonly index: number; readonly indent: number | null } | null = null;
  let last = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      const action = written[index] ?? '';
      if (!rendersText(action)) continue;
      const indent = /\bn?indent +(\d+)\b/.exec(action)?.[1];
      if (indent !== undefined || actions === null) actions = { index, indent: indent === undefined ? null : Number(indent) };
      continue;
    }
    const here = readLine(line);
    if (actions !== null && here.isEntry) {
      const indent = indentOfKey(here, before, actions.indent);
      if (indent !== null) lines[actions.index] = withKey(lines[actions.index] ?? '', indent);
    }
    const begun = lines[last] ?? '';
    if (VALUE_OF_ACTIONS.test(begun) && goesOn(begun, here)) lines[last] = begun.replaceAll(UNKNOWN, ' ');
    actions = null;
    last = index;
    before = here.isComment ? before : here;
  }
  return alignItems(lines, isOfActions).join('\n');
}

const EMPTY_COLLECTION = /^[ \t]*(?:\{\}|\[\])[ \t]*\r?$/;

/** A line of several actions that are no entry and no item: `{{ .v4 }},{{ .v6 }}`. */
const TEXT_OF_ACTIONS = /^[ \t]*\uE000+[,;.]\uE000[\uE000,;.]*[ \t]*\r?$/;

/** An item of a list or a value of a key that only actions tell. */
const VALUE_OF_ACTIONS = /^[ \t]*(?:(?:- +)+|(?:- +)*[\w./-]+: +)\uE000[\uE000 \t]*\r?$/;

/** Whether a line is more of the value that another one begins: a deeper entry, or an item of a list. */
function goesOn(begun: string, { indent, start, isEntry, isItem }: Line): boolean {
  const key = begun.search(/[\w./-]+:/);
  if (key < 0) return isEntry && indent > begun.lastIndexOf('-');
  return isItem ? start >= key : isEntry && indent > key;
}

/** Where the key stands that actions printed before an entry; null where they need none. `indent` is the one that they ask for. */
function indentOfKey(here: Line, before: Line | null, indent: number | null): number | null {
  if (before?.isFinished && here.indent > before.indent) return before.indent;
  return indent !== null && here.start > indent ? indent : null;
}

function withKey(line: string, indent: number): string {
  return line.length < indent + 2 ? line : `${' '.repeat(indent)}${UNKNOWN}:${line.slice(indent + 2)}`;
}
