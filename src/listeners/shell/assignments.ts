import { joinTexts, spanOfText, type Text, unknownText } from '../../text/text.ts';
import type { Cell } from './decisions.ts';
import { bounded } from './fields.ts';
import { keyOfText, perDecision } from './fork.ts';
import { numberOfWord } from './numbers.ts';
import type { ArrayValue, Assignment } from './parse.ts';
import { type Session, sourceText, type Value } from './session.ts';
import { appended, isList, lookUp } from './variables.ts';
import { expandFields, expandSingle } from './words.ts';

/** What an assignment makes of its variable, for each set of decisions that it depends on. */
export function assignmentCell(session: Session, assignment: Assignment): Cell<Value> {
  return perDecision(session, () => assignedValue(session, assignment), keyOfValue);
}

function keyOfValue(value: Value): string {
  if (value === null) return '';
  return isList(value) ? value.map(keyOfText).join('\0') : keyOfText(value as Text);
}

function assignedValue(session: Session, { name, value, append, index, pos, end }: Assignment): Value {
  if (value.type === 'ArrayValue') {
    const items = arrayItems(session, value);
    if (items === null) return unknownText(name, locator(sourceText(session, pos, end)));
    return append ? appended(session, name, items) : items;
  }
  const text = bounded(session, expandSingle(session, value));
  if (!index) return append ? appended(session, name, text) : text;
  const number = numberOfWord(session, index);
  const old = lookUp(session, name);
  const items = isList(old) ? [...old] : [];
  if (number === undefined || number < 0 || number > items.length) return unknownText(name, locator(text));
  const before = items[number];
  items[number] = append && before ? joinTexts([before, text]) : text;
  return items;
}

/** The items of `(a b c)`; null for an associative array. */
function arrayItems(session: Session, value: ArrayValue): readonly Text[] | null {
  const items: Text[] = [];
  for (const word of value.elements) {
    if (/^\[[^\]]*\]\+?=/.test(word.text) || session.budget.isExhausted()) return null;
    for (const item of expandFields(session, word)) items.push(item);
  }
  return items;
}

function locator(place: Text) {
  return () => spanOfText(place);
}
