import { isKnown, joinTexts, knownAt, spanOfText, type Text, unknownText } from '../../text/text.ts';
import { numberOfWord } from './arithmetic.ts';
import { isOpen } from './fields.ts';
import type { ParameterDefaultOperation, ParameterExpansionPart, ParameterOperation, Word } from './parse.ts';
import { changeCase, compilePattern, type Pattern, removeMatch, replaceMatch, sliceValue } from './pattern.ts';
import { type Session, sourceText, type Value } from './session.ts';
import { assignText, decide, isList, parameter, scalarOf, usedAt } from './variables.ts';

/** What `${...}` gives: a text, a list of words (`together` makes them one), nothing at all, or a word to expand instead. */
export type Expansion =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly together: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'operand'; readonly word: Word };

const MAX_PATTERN = 1000;
const MAX_REPLACED = 1000;

/** `$name`. */
export function simpleExpansion(session: Session, name: string, place: Text): Expansion {
  return asExpansion(session, name, parameter(session, name, place), place);
}

function asExpansion(session: Session, name: string, value: Value | undefined, place: Text): Expansion {
  if (isList(value) && (name === '@' || name === '*')) {
    return { kind: 'list', items: usedItems(session, value, (index) => String(index + 1), place), together: name === '*' };
  }
  const text = scalarOf(value);
  if (text === null) return { kind: 'nothing' };
  return { kind: 'text', text: text === undefined ? unknown(name, place) : usedAt(session, name, text, place) };
}

function usedItems(session: Session, items: readonly Text[], nameOf: (index: number) => string, place: Text): readonly Text[] {
  if (!session.budget.spend('words', items.length)) return [];
  return items.map((item, index) => usedAt(session, nameOf(index), item, place));
}

function unknown(name: string, place: Text): Text {
  return unknownText(name, () => spanOfText(place), place.pieces[0]?.steps ?? []);
}

/** `${...}` with all that can stand in it. */
export function parameterExpansion(session: Session, part: ParameterExpansionPart): Expansion {
  const place = sourceText(session, part.pos, part.end);
  const { value, plain } = selected(session, part, place);
  if (part.prefix === '#') return { kind: 'text', text: lengthOf(part, value, place) };
  const { operation } = part;
  if (operation === undefined) return plain;
  if (operation.type === 'Default') return defaulted(session, part, operation, value, plain, place);
  if (plain.kind === 'nothing') return plain;
  if (plain.kind === 'list') {
    if (operation.type === 'Slice') return { ...plain, items: sliceList(session, operation, plain.items, part, place) };
    return { ...plain, items: plain.items.map((item) => edited(session, operation, item, part.parameter, place)) };
  }
  if (plain.kind === 'operand') return plain;
  return { kind: 'text', text: edited(session, operation, plain.text, part.parameter, place) };
}

/** The variable or item that is meant, before any operation: as a value, and as what it expands to. */
function selected(session: Session, part: ParameterExpansionPart, place: Text): { value: Value | undefined; plain: Expansion } {
  let name = part.parameter;
  if (part.prefix === '!') {
    const pointer = scalarOf(parameter(session, name, place));
    if (!pointer || !/^\w+$/.test(pointer.value) || part.index) return missing(part.parameter, place);
    name = pointer.value;
  }
  const value = parameter(session, name, place);
  if (!part.index) return { value, plain: asExpansion(session, name, value, place) };
  const index = session.walker.expand(session, part.index).value;
  const items = isList(value) ? value : value === undefined ? undefined : value === null ? [] : [value as Text];
  if (items === undefined) return missing(name, place);
  if (index === '@' || index === '*') {
    const used = usedItems(session, items, () => name, place);
    return { value: items, plain: { kind: 'list', items: used, together: index === '*' } };
  }
  const number = numberOfWord(session, part.index);
  if (number === undefined) return missing(name, place);
  const item = items.at(number) ?? null;
  return { value: item, plain: asExpansion(session, name, item, place) };
}

function missing(name: string, place: Text): { value: undefined; plain: Expansion } {
  return { value: undefined, plain: { kind: 'text', text: unknown(name, place) } };
}

function lengthOf(part: ParameterExpansionPart, value: Value | undefined, place: Text): Text {
  const all = part.index !== undefined || part.parameter === '@' || part.parameter === '*';
  const text = scalarOf(value);
  const length = isList(value) && all ? value.length : text === null ? 0 : text && isKnown(text) ? text.value.length : undefined;
  return length === undefined ? unknown(part.parameter, place) : knownAt(String(length), place);
}

/** `-`, `=`, `+` and `?`, with or without a colon. */
function defaulted(
  session: Session,
  part: ParameterExpansionPart,
  operation: ParameterDefaultOperation,
  value: Value | undefined,
  plain: Expansion,
  place: Text,
): Expansion {
  const operand: Expansion = { kind: 'operand', word: operation.operand };
  const operator = operation.operator.replace(':', '');
  const present = isPresent(session, part.parameter, value, operation.operator.startsWith(':'), operator);
  if (operator === '+') return present ? operand : { kind: 'nothing' };
  if (present) return plain;
  if (operator === '?') return { kind: 'text', text: unknown(part.parameter, place) };
  if (operator === '=' && !part.index) {
    const text = session.walker.expand(session, operation.operand);
    assignText(session, part.parameter, text);
    return { kind: 'text', text };
  }
  return operand;
}

/** Whether a variable counts as set; where only a run could tell, both answers are followed. */
function isPresent(session: Session, name: string, value: Value | undefined, alsoNotEmpty: boolean, operator: string): boolean {
  if (value === null) return false;
  if (isList(value)) return value.length > 0;
  if (value === undefined) {
    // Nobody writes a default for a variable that the image always sets, but `+` shows that it is sometimes set.
    if (operator === '+') return decide(session, `set ${name}`);
    return session.sourcedUnknown ? !decide(session, `unset ${name}`) : operator === '?';
  }
  const text = value as Text;
  if (!alsoNotEmpty) return true;
  if (text.value === '') return false;
  if (!isOpen(text) || session.context.environment.get(name) === text) return true;
  return decide(session, `set ${name}`);
}

function sliceList(
  session: Session,
  operation: Extract<ParameterOperation, { type: 'Slice' }>,
  items: readonly Text[],
  part: ParameterExpansionPart,
  place: Text,
): readonly Text[] {
  const offset = numberOfWord(session, operation.offset);
  const length = operation.length ? numberOfWord(session, operation.length) : items.length;
  if (offset === undefined || length === undefined) return [unknown(part.parameter, place)];
  // `${@:1}` counts from $1, `${array[@]:0}` from the first item.
  const start = part.index ? offset : Math.max(offset - 1, 0);
  return items.slice(start, start + length);
}

/** Removing, replacing, cutting and changing case; what is not fully known stays unknown. */
function edited(session: Session, operation: ParameterOperation, text: Text, name: string, place: Text): Text {
  if (!isKnown(text)) return unknown(name, place);
  switch (operation.type) {
    case 'Remove': {
      const pattern = patternOf(session, operation.operand, text);
      return pattern ? removeMatch(text, operation.operator, pattern) : unknown(name, place);
    }
    case 'Replace': {
      const pattern = text.value.length > MAX_REPLACED ? null : patternOf(session, operation.pattern, text);
      if (!pattern) return unknown(name, place);
      return replaceMatch(text, operation.operator, pattern, session.walker.expand(session, operation.replacement));
    }
    case 'Slice': {
      const offset = numberOfWord(session, operation.offset);
      const length = operation.length && numberOfWord(session, operation.length);
      if (offset === undefined || (operation.length && length === undefined)) return unknown(name, place);
      return sliceValue(text, offset, length);
    }
    case 'CaseModification':
      return operation.operand ? unknown(name, place) : changeCase(text, operation.operator);
    default:
      return unknown(name, place);
  }
}

function patternOf(session: Session, word: Word, text: Text): Pattern | null {
  const pattern = session.walker.expandPattern(session, word);
  if (pattern === null || pattern.length > MAX_PATTERN) return null;
  const work = text.value.length * (pattern.length + 1);
  return session.budget.spend('characters', work) ? compilePattern(pattern) : null;
}

/** A list as one text, as `"$*"` gives it. */
export function joinedList(items: readonly Text[], place: Text): Text | null {
  const space = knownAt(' ', place);
  const parts = items.flatMap((item, index) => (index === 0 ? [item] : [space, item]));
  return parts.length === 0 ? null : joinTexts(parts);
}
