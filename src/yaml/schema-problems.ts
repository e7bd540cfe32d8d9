import { didYouMean } from '../model/exit-code.ts';
import { entryOf, keysOfPointer, type Node, nodesOf, plainOf } from './nodes.ts';

/** A keyword of a schema that a value violates, as ajv reports it with `verbose`. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if the name of a key violates the schema. */
  readonly propertyName?: string;
  readonly message?: string;
  readonly parentSchema?: SchemaWords;
}

/** The texts of a schema for people; all are optional, and editors show them too. */
interface SchemaWords {
  /** The name of a value, as in "there is no rule x". */
  readonly title?: string;
  readonly examples?: readonly unknown[];
  /** The text to write instead. */
  readonly errorMessage?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** A validator compiled from a schema at build time: returns whether a value is valid; `errors` then contains the violations. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A problem of a file, with its node. */
export interface NodeProblem {
  readonly node: Node;
  readonly message: string;
}

/** Maximum length of input texts in messages. */
const MAX_SHOWN = 60;
/** Maximum number of allowed values in a message. */
const MAX_LISTED = 8;

/** All violations of a schema in a parsed file, in the order of the file; its value gets the defaults of the schema. */
export function schemaProblems(root: Node, plain: PlainValue, validate: Validate): NodeProblem[] {
  if (plain === null) return [{ node: root, message: 'the file is too large: its aliases expand to more than a million values' }];
  const repeated = repeatedKeys(root);
  if (validate(plain.value)) return repeated;
  const errors = validate.errors ?? [];
  const problems = errors.filter((error) => !repeatsOther(error, errors)).map((error) => problemOf(error, root));
  return [...repeated, ...problems].sort((a, b) => a.node.start - b.node.start);
}

/** A parsed file as a plain value; null if it is too large. */
type PlainValue = { readonly value: unknown } | null;

/** The value of a parsed file as editors read YAML 1.2: `off` and `no` are texts. */
export function plainValue(root: Node): PlainValue {
  return plainOf(root, ({ value, text }) => (typeof value === 'boolean' && !/^(true|false)$/i.test(text) ? text : value));
}

/** The node at a JSON pointer, or its nearest existing parent. */
function nodeAt(root: Node, pointer: string): Node {
  let here = root;
  for (const part of keysOfPointer(pointer)) {
    const next = here.type === 'sequence' ? here.items[Number(part)] : entryOf(here, part)?.value;
    if (!next) return here;
    here = next;
  }
  return here;
}

/** Keys that occur twice in one mapping; YAML would keep one of them. */
function repeatedKeys(root: Node): NodeProblem[] {
  return [...nodesOf(root)].flatMap((node) =>
    (node.type === 'mapping' ? node.hidden : []).map(({ key }) => ({ node: key, message: `the key ${shown(key.text)} appears twice` })),
  );
}

/** Keywords that are only violated because others below them are. */
const SUMMARIES = new Set(['if', 'not', 'propertyNames']);

function repeatsOther({ keyword, schemaPath, instancePath }: SchemaError, all: readonly SchemaError[]): boolean {
  if (SUMMARIES.has(keyword)) return true;
  if (keyword === 'anyOf' || keyword === 'oneOf') return all.some((other) => other.instancePath.startsWith(`${instancePath}/`));
  return /\/(any|one)Of\/\d+\/\w+$/.test(schemaPath);
}

function problemOf(error: SchemaError, root: Node): NodeProblem {
  const { instancePath, keyword, params } = error;
  const name = keyword === 'additionalProperties' ? String(params.additionalProperty) : error.propertyName;
  const value = nodeAt(root, instancePath);
  const node = name === undefined ? value : (entryOf(value, name)?.key ?? value);
  const where = pathOfPointer(instancePath);
  const message = messageOfError(error, node);
  return { node, message: where === '' ? message : `${where}: ${message}` };
}

function messageOfError({ keyword, params, message, parentSchema = {} }: SchemaError, node: Node): string {
  const { title, examples = [], errorMessage } = parentSchema;
  const word = node.type === 'scalar' ? shown(node.text) : '';
  const instead = errorMessage === undefined ? '' : `; ${errorMessage}`;
  switch (keyword) {
    case 'additionalProperties':
      return `there is no key ${word}${didYouMean(word, Object.keys(parentSchema.properties ?? {}))}`;
    case 'required':
      return `the key ${String(params.missingProperty)} is missing`;
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const list = allowed.length > MAX_LISTED ? '' : `; write ${allowed.join(', ')}`;
      const what = title === undefined ? `${found(node)} is not known here` : `there is no ${title} ${found(node)}`;
      return `${what}${didYouMean(word, allowed) || instead || list}`;
    }
    case 'const':
      return `expected ${JSON.stringify(params.allowedValue)}, found ${found(node)}`;
    case 'type':
      return `expected ${[params.type]
        .flat()
        .map((one) => TYPES[String(one)])
        .join(' or ')}, found ${found(node)}${insteadOf(params.type, node)}`;
    case 'minItems':
      return 'the list is empty; remove the key instead';
    case 'pattern': {
      if (word.trim() === '') return 'the text is empty';
      const like = examples.length === 0 ? '' : `; write it like ${examples.join(', ')}`;
      return `${found(node)} is ${title === undefined ? 'not the expected value' : `no ${title}`}${instead || like}`;
    }
    default:
      return errorMessage ?? message ?? 'this is not allowed here';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a mapping',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

/**
 * A suggestion for a value of the wrong type: an unquoted release such as 4.19 is a number, and a list is easily confused with its only
 * entry.
 */
function insteadOf(type: unknown, node: Node): string {
  const types = [type].flat();
  if (node.type !== 'scalar' || node.value === null) return '';
  if (types.includes('string')) return '; put it in quotes';
  return types.includes('array') ? '; put it in brackets' : '';
}

function found(node: Node): string {
  if (node.type === 'sequence') return 'a list';
  if (node.type === 'mapping') return 'a mapping';
  return node.text === '' ? 'nothing' : `"${shown(node.text)}"`;
}

function shown(text: string): string {
  return text.slice(0, MAX_SHOWN);
}

/** `/ignore/0/rule` as `ignore[0].rule`. */
function pathOfPointer(pointer: string): string {
  return keysOfPointer(pointer).reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
}
