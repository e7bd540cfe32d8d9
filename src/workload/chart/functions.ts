import { UNKNOWN } from '../../model/text.ts';
import { entryAt, FILLED, isMade, isOpen, OPEN, truthOf, type Value } from './values.ts';

/** What functions ask of the template around them. */
export interface Printer {
  /** What a named template prints. */
  readonly include: (name: string, dot: Value) => Value;
  /** What a text prints that is a template itself. */
  readonly print: (template: string, dot: Value) => Value;
}

type Call = (terms: readonly Value[], printer: Printer) => Value;

const same: Call = ([value = OPEN]) => value;
const known = (value: boolean | null): Value => value ?? OPEN;
const opposite = (value: boolean | null): Value => (value === null ? OPEN : !value);
const compared = (values: readonly Value[]): boolean | null => (values.some(isOpen) ? null : values.slice(1).includes(values[0] as Value));

/** What `and` and `or` give: the value that decides, else the last one. */
function firstThatIs(truth: boolean, values: readonly Value[]): Value {
  const decisive = values.find((one) => truthOf(one) === truth);
  const unsure = values.find((one) => truthOf(one) === null);
  // One before it of which nobody knows anything may decide, too, and then it is what is printed.
  if (decisive !== undefined) return truth && unsure !== undefined && values.indexOf(decisive) > values.indexOf(unsure) ? FILLED : decisive;
  return unsure === undefined ? (values.at(-1) ?? null) : OPEN;
}

/** What `printf` gives of texts and numbers. */
function formatted([format = OPEN, ...terms]: readonly Value[]): Value {
  if (typeof format !== 'string' || terms.includes(null)) return OPEN;
  const verbs = format.match(/%[sdv]/g) ?? [];
  if (verbs.length !== terms.length || verbs.length !== format.split('%').length - 1) return OPEN;
  const rest = [...terms];
  return format.replace(/%[sdv]/g, () => textOf(rest.shift() ?? OPEN));
}

/** A value as it is printed. */
export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : isOpen(value) ? UNKNOWN : String(value);
}

/** A function of texts and numbers that are all known. */
const ofKnown =
  (give: (...terms: string[]) => Value): Call =>
  (terms) =>
    terms.length !== give.length || terms.some((term) => term === null || isOpen(term)) ? OPEN : give(...terms.map(String));

/** A function of whole numbers. */
const ofNumbers =
  (give: (numbers: readonly number[]) => Value): Call =>
  (terms) => {
    const numbers = terms.map((term) => (typeof term === 'string' && /^-?\d+$/.test(term) ? Number(term) : term));
    return numbers.length > 0 && numbers.every((one) => Number.isSafeInteger(one)) ? give(numbers as number[]) : OPEN;
  };

const ordered = (holds: (a: number, b: number) => boolean): Call => ofNumbers(([a = 0, b = 0]) => holds(a, b));

function cut(length: string, text: string): Value {
  return Number(length) < 0 ? text.slice(Number(length)) : text.slice(0, Number(length));
}

/** A mapping of keys and values by turns. */
function mappingOf(terms: readonly Value[]): Value {
  const made = new Map<string, Value>();
  for (let index = 0; index < terms.length; index += 2) {
    const key = terms[index] ?? OPEN;
    if (typeof key !== 'string') return OPEN;
    made.set(key, terms[index + 1] ?? null);
  }
  return made;
}

function hasKey([value = OPEN, key = OPEN]: readonly Value[]): Value {
  if (typeof key !== 'string' || typeof value === 'symbol') return OPEN;
  if (isMade(value)) return value.has(key);
  return typeof value === 'object' && value?.type === 'mapping' ? value.entries.some((entry) => entry.key.text === key) : false;
}

function kindOf(value: Value): string | null {
  if (typeof value === 'symbol') return null;
  if (typeof value !== 'object') return { string: 'string', boolean: 'bool', number: 'number' }[typeof value as 'string'] ?? null;
  if (value === null) return null;
  if (isMade(value)) return value.has(0) ? 'slice' : 'map';
  return value.type === 'mapping' ? 'map' : 'slice';
}

/** Whether a value is of one of the kinds that nobody can mistake. */
function isOfKind([kind = OPEN, value = OPEN]: readonly Value[]): Value {
  const own = kindOf(value);
  return own !== null && typeof kind === 'string' && ['string', 'bool', 'slice', 'map'].includes(kind) ? own === kind : OPEN;
}

const under = (names: readonly string[], call: Call): [string, Call][] => names.map((name) => [name, call]);

/** Functions of Go's templates, and of Sprig, that conditions, names, addresses and ports are made of. */
export const FUNCTIONS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...under(['not', 'empty'], (values) => opposite(truthOf(values[0] ?? OPEN))),
  ['and', (values) => firstThatIs(false, values)],
  ['or', (values) => firstThatIs(true, values)],
  ['eq', (values) => known(compared(values))],
  ['ne', (values) => opposite(compared(values))],
  ['lt', ordered((a, b) => a < b)],
  ['le', ordered((a, b) => a <= b)],
  ['gt', ordered((a, b) => a > b)],
  ['ge', ordered((a, b) => a >= b)],
  // To Sprig's `default`, false is as good as nothing.
  [
    'default',
    ([otherwise = OPEN, value = OPEN]) => {
      const isSet = truthOf(value);
      return isSet === null ? OPEN : isSet ? value : otherwise;
    },
  ],
  ['coalesce', (values) => values.find((one) => truthOf(one) !== false) ?? null],
  // Without the value, nothing is rendered at all.
  ['required', ([, value = OPEN]) => value || OPEN],
  ['ternary', ([yes = OPEN, no = OPEN, value = OPEN]) => (truthOf(value) === null ? OPEN : truthOf(value) ? yes : no)],
  ['printf', formatted],
  ['trimPrefix', ofKnown((part, text) => (text.startsWith(part) ? text.slice(part.length) : text))],
  ['trimSuffix', ofKnown((part, text) => (text.endsWith(part) ? text.slice(0, text.length - part.length) : text))],
  ['trim', ofKnown((text) => text.trim())],
  ['trunc', ofKnown(cut)],
  ['replace', ofKnown((old, other, text) => text.replaceAll(old, () => other))],
  ['lower', ofKnown((text) => text.toLowerCase())],
  ['upper', ofKnown((text) => text.toUpperCase())],
  ['contains', ofKnown((part, text) => text.includes(part))],
  ['hasPrefix', ofKnown((part, text) => text.startsWith(part))],
  ['hasSuffix', ofKnown((part, text) => text.endsWith(part))],
  ['add', ofNumbers((numbers) => numbers.reduce((sum, one) => sum + one, 0))],
  ['add1', ofNumbers(([value = 0]) => value + 1)],
  ['sub', ofNumbers(([first = 0, ...others]) => others.reduce((rest, one) => rest - one, first))],
  ...under(
    ['int', 'int64', 'atoi'],
    ofNumbers(([value = 0]) => value),
  ),
  ['toString', ([value = OPEN]) => (isOpen(value) ? OPEN : String(value))],
  ['dict', mappingOf],
  ...under(['list', 'tuple'], (terms) => new Map(terms.entries())),
  ...under(['index', 'get'], ([value = OPEN, ...keys]) => (keys.length === 0 ? OPEN : entryAt(value, keys))),
  ['first', ([value = OPEN]) => entryAt(value, [0])],
  ['hasKey', hasKey],
  ...under(['kindIs', 'typeIs'], isOfKind),
  ...under(['include', 'template'], ([name = OPEN, dot = null], { include }) => (typeof name === 'string' ? include(name, dot) : OPEN)),
  ['tpl', ([template = OPEN, dot = null], { print }) => (typeof template === 'string' ? print(template, dot) : template)],
  ...under(['indent', 'nindent'], ([, value = OPEN]) => value),
  ...under(['quote', 'squote', 'toYaml', 'deepCopy'], same),
]);
