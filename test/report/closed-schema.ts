import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Errors of a document against a schema of ours in which no object may have a key that the schema does not name. */
export function errorsAgainst(schemaFile: string, document: unknown): readonly string[] {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas', schemaFile), 'utf8')) as Json;
  const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(closed(schema) as object);
  validate(document);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`);
}

/** Published schemas leave room for further keys; a test must see each of them. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner;
}
