import { addStep, joinTexts, knownAt, replacedText, replaceMatches, sliceText, spanOfText, type Text, unknownAt } from '../../text/text.ts';
import { type HereDoc, LIMITS, type ParameterExpansionPart, type Place, type Walk, WORD, type Word, type WordPart } from './walk.ts';

/** A word, an item of an array, or the text of a here-document. */
type WordParts = Pick<Word, 'pos' | 'end' | 'parts'>;

/** Backslashes that the shell removes outside quotes, in `"..."` and in here-documents. */
const REMOVED = { bare: /\\([\s\S])/g, double: /\\([$`"\\\n])/g, here: /\\([$`\\\n])/g };
type Quoting = keyof typeof REMOVED;

/** The fields of an expanded word; the last field is still open. `splits`: spaces in unquoted values divide words. */
interface Expansion {
  readonly walk: Walk;
  readonly splits: boolean;
  readonly fields: Text[][];
}

/** Expands a word to fields: an unquoted value is split at spaces, and an empty one is removed. */
export function expandWord(walk: Walk, word: WordParts): Text[] {
  return expand({ walk, splits: true, fields: [[]] }, word, 'bare').flatMap((field) => (field.length > 0 ? walk.join(field) : []));
}

/** Expands a word without splitting it, such as an assigned value or a here-document. */
export function expandText(walk: Walk, word: WordParts, quoting: Quoting = 'bare'): Text {
  const [first = [], ...others] = expand({ walk, splits: false, fields: [[]] }, word, quoting);
  const place = walk.text(word.pos, word.pos);
  return walk.join([place, ...first, ...others.flatMap((field) => [replacedText(' ', place), ...field])]);
}

/** The text of a here-document, without the tabs that `<<-` removes. */
export function hereDocument(walk: Walk, { body, delimiter, operator }: HereDoc): Text {
  const text = delimiter?.quoted ? walk.text(body.pos, body.end) : expandText(walk, body, 'here');
  return operator === '<<-' ? replaceMatches(text, /^\t+/gm, (_, tabs) => sliceText(tabs, 0, 0)) : text;
}

function expand(expansion: Expansion, word: WordParts, quoting: Quoting): Text[][] {
  const length = word.end - word.pos;
  if (length > LIMITS.length) addItems(expansion, 'long text', undefined, expansion.walk.place(word.pos, word.end), quoting);
  else if (expansion.walk.countWork(WORD + length)) addParts(expansion, word, quoting);
  return expansion.fields;
}

function addParts(expansion: Expansion, { pos, end, parts = [] }: WordParts, quoting: Quoting): void {
  const { walk, fields } = expansion;
  const addLiteral = (from: number, to: number): void => {
    if (to <= from) return;
    const text = replaceMatches(walk.text(from, to), REMOVED[quoting], ([, next], all) => sliceText(all, next === '\n' ? 2 : 1));
    fields.at(-1)?.push(text);
  };
  let at = pos;
  for (const part of parts) {
    if (part.type === 'Literal' || (part.type === 'Glob' && !part.parts)) continue;
    addLiteral(at, part.pos);
    addPart(expansion, part, quoting);
    at = part.end;
  }
  addLiteral(at, end);
}

function addPart(expansion: Expansion, part: WordPart, quoting: Quoting): void {
  const { walk, fields } = expansion;
  const { type, text } = part;
  const place = walk.place(part.pos, part.end);
  const inner = (from: number, to: number): Text => walk.text(part.pos + from, part.end - to);
  if (type === 'SingleQuoted') fields.at(-1)?.push(inner(1, 1));
  else if (type === 'AnsiCQuoted') fields.at(-1)?.push(unescaped(inner(2, 1)));
  else if (type === 'DoubleQuoted' || type === 'LocaleString') {
    if (part.parts.length === 0) fields.at(-1)?.push(inner(1, 1));
    addParts(expansion, { pos: part.pos + text.indexOf('"') + 1, end: part.end - 1, parts: part.parts }, 'double');
  } else if (type === 'Glob' || type === 'ExtendedGlob' || type === 'BraceExpansion') addParts(expansion, part, quoting);
  else if (type === 'ParameterExpansion') addParameter(expansion, part, place, quoting);
  else if (type === 'SimpleExpansion') addItems(expansion, text.slice(1), itemsOf(walk, text.slice(1), place), place, quoting);
  else {
    // The kubelet does not change `$(NAME)` if the container has no such variable.
    const name = /^\$\(([A-Z_][A-Z0-9_]*)\)$/.exec(text)?.[1];
    const printed = name === undefined && 'script' in part && part.script ? walk.substitute(walk, part.script, place()) : undefined;
    addItems(expansion, name ?? text, printed && type === 'CommandExpansion' ? [printed] : undefined, place, quoting);
  }
}

/** Adds the items of a value: as separate words if they are unquoted or `"$@"`, split at spaces if they are unquoted. */
function addItems({ fields, splits }: Expansion, name: string, items: readonly Text[] | undefined, place: Place, quoting: Quoting): void {
  const values = items ?? [unknownAt(name.replace(/\s+/g, ' ').slice(0, 60), place())];
  if (quoting !== 'bare' && values.length === 0 && name !== '@') fields.at(-1)?.push(sliceText(place(), 0, 0));
  for (const [index, item] of values.entries()) {
    if (index > 0) fields.push([]);
    const pieces = quoting === 'bare' && splits ? item.value.matchAll(/\s+|\S+/g) : [{ 0: item.value, index: 0 }];
    for (const { 0: found, index: at } of pieces) {
      if (found === item.value) fields.at(-1)?.push(item);
      else if (found.trim() === '') fields.push([]);
      else fields.at(-1)?.push(sliceText(item, at, at + found.length));
    }
  }
}

/** The items of `$name` with the place of its use; undefined if they are unknown. */
function itemsOf(walk: Walk, name: string, place: Place): readonly Text[] | undefined {
  const number = /^[1-9]\d*$/.test(name) ? Number(name) : 0;
  const isArgument = number > 0 || name === '@' || name === '*';
  const items = isArgument ? walk.arguments.slice(...(number > 0 ? [number - 1, number] : [])) : walk.variables.get(name);
  if (!items || !walk.countWork(items.length * WORD)) return undefined;
  return items.map((item, index) => {
    const note = isArgument ? `argument $${number || index + 1} of ${walk.scope.callee}` : `variable ${name} is used here`;
    return addStep(item, { locate: () => spanOfText(place()), note });
  });
}

/** Handles `${...}`: a default, an alternative, items of an array. The result of cutting or replacing parts of a value is unknown. */
function addParameter(expansion: Expansion, part: ParameterExpansionPart, place: Place, quoting: Quoting): void {
  const { parameter, operation, index } = part;
  const all = part.prefix === undefined ? itemsOf(expansion.walk, parameter, place) : undefined;
  const isAll = /^[@*]$/.test(index?.text ?? parameter);
  const at = Number(index?.text ?? 0);
  const items = isAll ? all : all?.slice(at, at + 1);
  const name = isAll ? '@' : parameter;
  if (operation?.type !== 'Default') {
    addItems(expansion, name, operation ? undefined : items, place, quoting);
    return;
  }
  const { operator, operand } = operation;
  const isSet = items !== undefined && items.length > 0 && (!operator.startsWith(':') || items.some(({ value }) => value !== ''));
  // `+` shows that another program may set a variable that the input does not set.
  const takesOperand = operator.endsWith('+') ? isSet || items === undefined : !isSet && !operator.endsWith('?');
  if (takesOperand) addParts(expansion, operand, quoting);
  else if (!operator.endsWith('+')) addItems(expansion, name, items, place, quoting);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Replaces `\n`, `\t` and `\r` by their characters, as in `$'...'`, `printf` and `echo -e`. */
export function unescaped(text: Text): Text {
  return replaceMatches(text, /\\([\s\S])/g, ([, letter = ''], found) => replacedText(ESCAPES[letter] ?? letter, found));
}

/** The output of `printf`; the format is used once. */
export function formatted([format, ...values]: readonly Text[]): Text {
  const fill = ([all]: RegExpExecArray, found: Text): Text =>
    all === '%%' ? sliceText(found, 1) : (values.shift() ?? sliceText(found, 0, 0));
  return format ? replaceMatches(unescaped(format), /%[\s\S]/g, fill) : joinTexts([]);
}

/** Words joined by spaces. */
export function spaced(words: readonly Text[], place: Text): Text {
  return joinTexts([sliceText(place, 0, 0), ...words.flatMap((word, index) => (index === 0 ? [word] : [knownAt(' ', word), word]))]);
}
