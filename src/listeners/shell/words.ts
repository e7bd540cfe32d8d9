import { replaceMatches, sliceText, type Text, UNKNOWN, unknownAt } from '../../text/text.ts';
import { compute } from './arithmetic.ts';
import { LIMITS } from './budget.ts';
import { addQuoted, addSplit, addTogether, chosenOptions, createFields, endField, type Fields, type Reading } from './fields.ts';
import { type Expansion, joinedList, parameterExpansion, simpleExpansion } from './parameters.ts';
import { type GlobPart, type HereDocBody, type LiteralStyle, literalText, unescapedText, type WordPart } from './parse.ts';
import { type ExpandableWord, nested, reportLimit, type Session, sourceText, withSteps } from './session.ts';
import { separatorsOf } from './variables.ts';

/** The words that one written word becomes: none, one or several. */
export function expandFields(session: Session, word: ExpandableWord): Text[] {
  if (!session.budget.spend('words') || isTooLong(session, word)) return [];
  const parts = word.parts;
  if (!parts) return word.end > word.pos ? [bareText(session, word)] : [];
  if (!parts.some((part) => part.type === 'BraceExpansion')) return expandAs(session, word, 'fields');
  return chosenOptions(session, parts).flatMap((options) => {
    const fields = createFields(session, 'fields');
    for (const part of parts) {
      const option = options.get(part);
      if (option) addTogether(fields, option);
      else addPart(fields, part, 'bare');
    }
    endField(fields);
    return fields.done;
  });
}

/** A word where the shell does not split: in assignments, redirections and the like. */
export function expandSingle(session: Session, word: ExpandableWord): Text {
  if (!isTooLong(session, word) && !word.parts) return bareText(session, word);
  return expandAs(session, word, 'single')[0] ?? sourceText(session, word.pos, word.pos);
}

/** A word as a pattern, or null where a part of it is not known. */
export function expandPattern(session: Session, word: ExpandableWord): string | null {
  const pattern = expandAs(session, word, 'pattern')[0]?.value ?? '';
  return pattern.includes(UNKNOWN) ? null : pattern;
}

/** The text of a here-document; `tabs` tells that the shell removes them from the start of each line. */
export function expandHereDocument(session: Session, body: HereDocBody, quoted: boolean, tabs: boolean): Text {
  const style = tabs ? 'here-tabs' : 'here';
  session.budget.spend('characters', body.end - body.pos);
  if (quoted) {
    const written = sourceText(session, body.pos, body.end);
    return tabs ? replaceMatches(written, /^\t+/gm, (_, removed) => sliceText(removed, 0, 0)) : written;
  }
  const fields = createFields(session, 'single');
  const parts = body.parts;
  if (parts) for (const part of parts) addPart(fields, part, style);
  else addTogether(fields, withSteps(literalText(session.scope.source, body.pos, body.end, style), session.scope.steps));
  endField(fields);
  return fields.done[0] ?? sourceText(session, body.pos, body.pos);
}

/** A word without quotes and expansions. */
function bareText(session: Session, word: ExpandableWord): Text {
  session.budget.spend('characters', word.end - word.pos);
  return withSteps(literalText(session.scope.source, word.pos, word.end, 'bare'), session.scope.steps);
}

function expandAs(session: Session, word: ExpandableWord, reading: Reading): Text[] {
  const fields = createFields(session, reading);
  addWord(fields, word, 'bare');
  endField(fields);
  return fields.done;
}

/** Taking a very long word apart takes the parser too long. */
function isTooLong(session: Session, word: ExpandableWord): boolean {
  if (word.end - word.pos <= LIMITS.wordLength.most) return false;
  reportLimit(session, 'wordLength');
  return true;
}

function addWord(fields: Fields, word: ExpandableWord, style: LiteralStyle): void {
  const { session } = fields;
  if (!session.budget.spend('characters', word.end - word.pos) || isTooLong(session, word)) return;
  nested(
    session,
    () => {
      const parts = word.parts;
      if (parts) for (const part of parts) addPart(fields, part, style);
      else if (word.end > word.pos) addLiteral(fields, word.pos, word.end, style);
    },
    undefined,
  );
}

/** Whether what stands there is not split. */
function isQuoted(style: LiteralStyle): boolean {
  return style !== 'bare' && style !== 'operand';
}

function addLiteral(fields: Fields, start: number, end: number, style: LiteralStyle): void {
  const { session } = fields;
  const { scope } = session;
  if (fields.reading === 'pattern' && !isQuoted(style)) {
    addTogether(fields, scope.source.slice(start, end));
    return;
  }
  const text = withSteps(literalText(scope.source, start, end, style), scope.steps);
  if (style === 'double') addQuoted(fields, text);
  else if (style === 'operand') addSplit(fields, text, separatorsOf(session));
  else addTogether(fields, text);
}

function addPart(fields: Fields, part: WordPart, style: LiteralStyle): void {
  const { session } = fields;
  const add = (text: Text): void => {
    if (style === 'double') addQuoted(fields, text);
    else if (isQuoted(style)) addTogether(fields, text);
    else addSplit(fields, text, separatorsOf(session));
  };
  const written = (): Text => sourceText(session, part.pos, part.end);
  const behind = (length: number): Text => sourceText(session, part.pos + length, part.end - (part.text.endsWith("'") ? 1 : 0));
  if (part.type === 'Literal') addLiteral(fields, part.pos, part.end, style);
  else if (part.type === 'Glob') addGlob(fields, part, style);
  else if (part.type === 'SingleQuoted') addQuoted(fields, behind(1));
  else if (part.type === 'AnsiCQuoted') addQuoted(fields, unescapedText(behind(2)));
  else if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') {
    const opening = part.pos + (part.type === 'DoubleQuoted' ? 1 : 2);
    if (part.parts.length === 0) addQuoted(fields, sourceText(session, opening, opening));
    for (const inner of part.parts) addPart(fields, inner, 'double');
  } else if (part.type === 'SimpleExpansion') {
    const name = part.text.slice(1).replaceAll('\\\n', '');
    addExpansion(fields, simpleExpansion(session, name, written()), part, style, add);
  } else if (part.type === 'ParameterExpansion') {
    nested(session, () => addExpansion(fields, parameterExpansion(session, part), part, style, add), undefined);
  } else if (part.type === 'ArithmeticExpansion') {
    add(part.expression ? compute(session, part.expression, written()).text : unknownAsWritten(written()));
  } else if (part.type === 'CommandExpansion') add(session.walker.substitute(session, part));
  else if (part.type === 'BraceExpansion' && fields.reading !== 'fields') addTogether(fields, written());
  else {
    if (part.type === 'ProcessSubstitution') session.walker.runProcess(session, part);
    addTogether(fields, unknownAsWritten(written()));
  }
}

/** `*`, `?` or `[...]`; what stands between the brackets is expanded, as in `[${HOST_IP}]:9100`. */
function addGlob(fields: Fields, part: GlobPart, style: LiteralStyle): void {
  let at = part.pos;
  for (const inner of part.parts ?? []) {
    if (inner.type === 'Literal') continue;
    if (inner.pos > at) addLiteral(fields, at, inner.pos, style);
    addPart(fields, inner, style);
    at = inner.end;
  }
  addLiteral(fields, at, part.end, style);
}

function addExpansion(fields: Fields, expansion: Expansion, part: WordPart, style: LiteralStyle, add: (text: Text) => void): void {
  const { session } = fields;
  const quoted = isQuoted(style);
  if (expansion.kind === 'text') add(expansion.text);
  else if (expansion.kind === 'operand') addWord(fields, expansion.word, quoted ? style : 'operand');
  else if (expansion.kind === 'list' && fields.reading === 'fields' && (!expansion.together || !quoted)) {
    // Each item is a field, the first and last joined to what stands around.
    for (const [index, item] of expansion.items.entries()) {
      if (index > 0) endField(fields);
      add(item);
    }
  } else {
    const joined = expansion.kind === 'list' ? joinedList(expansion.items, sourceText(session, part.pos, part.end)) : null;
    if (joined) add(joined);
    else if (quoted) addTogether(fields, sourceText(session, part.pos, part.pos));
  }
}

/** An unknown text named after how it is written. */
function unknownAsWritten(place: Text): Text {
  return unknownAt(place.value.replace(/\s+/g, ' ').slice(0, 60), place);
}
