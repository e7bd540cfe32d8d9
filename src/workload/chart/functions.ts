import { isNode, truthOf, UNKNOWN_VALUE, type Value, valueOfNode } from './values.ts';

type TemplateFunction = (terms: readonly Value[]) => Value;

const isUnknown = (value: Value): boolean => value === UNKNOWN_VALUE || isNode(value);
const opposite = (value: Value): Value => (truthOf(value) === null ? UNKNOWN_VALUE : !truthOf(value));
const same: TemplateFunction = (terms) => terms.at(-1) ?? null;

/** `and` and `or` return the first value that decides, otherwise the last one. If an unknown value precedes it, the result is unknown. */
const firstThatIs =
  (truth: boolean): TemplateFunction =>
  (terms) => {
    const decisive = terms.find((term) => truthOf(term) !== !truth);
    // With `and`, one false term decides, even if others are unknown.
    if (decisive === UNKNOWN_VALUE && !truth && terms.some((term) => truthOf(term) === false)) return false;
    return decisive === undefined ? same(terms) : decisive;
  };

const isEqual: TemplateFunction = ([first = null, ...others]) =>
  isUnknown(first) || others.some(isUnknown) ? UNKNOWN_VALUE : others.includes(first);

/** `has NEEDLE LIST` */
const hasItem: TemplateFunction = ([needle = null, list = null]) => {
  if (isUnknown(needle) || list === UNKNOWN_VALUE) return UNKNOWN_VALUE;
  return isNode(list) && list.type === 'sequence' && list.items.some((item) => valueOfNode(item) === needle);
};

/** `omit MAPPING KEY...` */
const withoutKeys: TemplateFunction = ([mapping = null, ...keys]) => {
  if (!isNode(mapping) || mapping.type !== 'mapping') return mapping === null ? null : UNKNOWN_VALUE;
  if (keys.some((key) => typeof key !== 'string')) return UNKNOWN_VALUE;
  return valueOfNode({ ...mapping, entries: mapping.entries.filter(({ key }) => !keys.includes(key.text)) });
};

/** The supported functions of Go templates and Sprig; the value of any other function is unknown. */
export const FUNCTIONS: ReadonlyMap<string, TemplateFunction> = new Map<string, TemplateFunction>([
  ['not', ([value = null]) => opposite(value)],
  ['empty', ([value = null]) => opposite(value)],
  ['and', firstThatIs(false)],
  ['or', firstThatIs(true)],
  ['eq', isEqual],
  ['ne', (terms) => opposite(isEqual(terms))],
  ['default', ([otherwise = null, value = null]) => (truthOf(value) === false ? otherwise : value)],
  ['ternary', ([yes = null, no = null, value = null]) => (truthOf(value) === null ? UNKNOWN_VALUE : truthOf(value) ? yes : no)],
  ['has', hasItem],
  ['omit', withoutKeys],
  // These print their last argument in another form.
  ...['toYaml', 'nindent', 'indent', 'quote', 'squote', 'int', 'int64', 'toString', 'trim'].map((name): [string, TemplateFunction] => [
    name,
    same,
  ]),
]);
