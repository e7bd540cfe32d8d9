import schema from '../../schemas/config.schema.json' with { type: 'json' };
import type { Node } from '../model/node.ts';
import { didYouMean } from '../model/usage-error.ts';
import type { Violation } from './validator.js';
import { keyAt, nodeAt } from './value.ts';

/** What is wrong with a file, and the node at which it shows. */
export interface Complaint {
  readonly node: Node;
  readonly message: string;
}

const LONGEST = 60;

/** A sentence for each violation of the schema, without those that only repeat another one. */
export function complaintsAbout(violations: readonly Violation[], root: Node): Complaint[] {
  return violations
    .filter(({ keyword, schemaPath }) => !REPEATING.has(keyword) && !/\/(anyOf|propertyNames)\//.test(schemaPath))
    .map((violation) => complaintAbout(violation, root));
}

/** Keywords that are violated because others below them are. */
const REPEATING = new Set(['if', 'not']);

function complaintAbout(violation: Violation, root: Node): Complaint {
  const { instancePath, keyword, params } = violation;
  const node = nodeAt(root, instancePath);
  const where = nameOf(instancePath);
  const complain = (message: string, at: Node = node): Complaint => ({
    node: at,
    message: where === '' ? message : `${where}: ${message}`,
  });
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const shown = name.slice(0, LONGEST);
    const message = `there is no ${instancePath === '/rules' ? 'rule' : 'key'} ${shown}${didYouMean(shown, keysAt(instancePath))}`;
    return complain(message, keyAt(root, instancePath, name));
  }
  if (keyword === 'enum') {
    const allowed = (params.allowedValues as unknown[]).map(String);
    const found = textOf(node);
    const list = allowed.length > 8 ? '' : `; write ${allowed.join(', ')}`;
    if (/\/rule$/.test(instancePath)) {
      const hint = didYouMean(node.type === 'scalar' ? node.text.slice(0, LONGEST) : '', allowed);
      return complain(`there is no rule ${found}${hint || '; hostport-lint rules lists them'}`);
    }
    return complain(`${found} is not known here${didYouMean(node.type === 'scalar' ? node.text.slice(0, LONGEST) : '', allowed) || list}`);
  }
  if (keyword === 'required') return complain(`the key ${String(params.missingProperty)} is missing`);
  if (keyword === 'anyOf') return complain(ANY_OF[instancePath.split('/')[1] ?? ''] ?? 'a key is missing');
  if (keyword === 'type') return complain(`expected ${expectedType(params.type)}, found ${textOf(node)}`);
  if (keyword === 'propertyNames') {
    const name = String(params.propertyName);
    return complain(
      `${name.slice(0, LONGEST)} is no name of a set; use letters, digits, ".", "-" and "_"`,
      keyAt(root, instancePath, name),
    );
  }
  if (keyword === 'minItems') return complain('the list is empty; leave the key out instead');
  if (keyword === 'pattern') return complain(`${textOf(node)} is not what is expected here${FORMS.get(String(params.pattern)) ?? ''}`);
  return complain(violation.message ?? 'is not allowed here');
}

const ANY_OF: Readonly<Record<string, string>> = {
  ignore: 'says nothing of what to ignore; name a rule, path, workload or port',
  owners: 'says nothing of who owns the port; name a namespace, name or container',
};

const FORMS = new Map([
  [schema.$defs.portRange.pattern, '; write a range like 30000-32767'],
  [schema.$defs.ports.pattern, '; write ports like 9104, 9104/UDP or 9000-9100'],
  [schema.$defs.ignore.properties.until.pattern, '; write a date like 2027-06-30'],
  ['\\S', '; it is empty'],
]);

/** Keys that the schema knows at a place of the file. */
function keysAt(instancePath: string): string[] {
  const parts = instancePath.split('/').slice(1);
  const here = parts.reduce<Schema>(
    (one, part) => resolved(one.properties?.[part] ?? one.items ?? one.additionalProperties),
    schema as Schema,
  );
  return Object.keys(here.properties ?? {});
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

function resolved(given: Schema | boolean | undefined): Schema {
  if (typeof given !== 'object') return {};
  const name = /^#\/\$defs\/(\w+)$/.exec(given.$ref ?? '')?.[1];
  return name === undefined ? given : resolved((schema.$defs as unknown as Record<string, Schema>)[name]);
}

function expectedType(type: unknown): string {
  const names: Readonly<Record<string, string>> = { array: 'a list', object: 'a mapping', string: 'a text', integer: 'a whole number' };
  return [type]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((one) => names[one] ?? one)
    .join(' or ');
}

function textOf(node: Node): string {
  if (node.type === 'sequence') return 'a list';
  if (node.type === 'mapping') return 'a mapping';
  return node.text === '' ? 'nothing' : `"${node.text.slice(0, LONGEST)}"`;
}

/** `/ignore/0/rule` as `ignore[0].rule`. */
function nameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '');
}
