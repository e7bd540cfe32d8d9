import { type Problem, problemOfFile } from '../../model/source.ts';
import type { Chart } from '../chart.ts';
import { schemasOf } from './derived.ts';

/** Keys of JSON Schema whose address a validator reads. */
const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$schema']);
/** The published meta-schemas, which validators contain. */
const KNOWN = /^https?:\/\/json-schema\.org\/(?:schema|draft-0[3-7]\/schema|draft\/20(?:19-09|20-12)\/schema)#?$/;

/** Returns the first schema in a chart that Helm would read an address for, as a problem; null if there is none. */
export function remoteSchemaOf(chart: Chart): Problem | null {
  for (const { path, text } of schemasOf(chart)) {
    const address = remoteReference(text);
    if (address !== null) return problemOfFile(path, address);
  }
  return null;
}

/** The first reference out of a schema, or what is said of a text that is not JSON; null if all stay within the schema. */
export function remoteReference(text: string): string | null {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return 'is not valid JSON';
  }
  const open = [schema];
  while (open.length > 0) {
    const here = open.pop();
    if (typeof here !== 'object' || here === null) continue;
    for (const [key, value] of Object.entries(here)) {
      const isOutside = typeof value === 'string' && REFERENCES.has(key) && !value.startsWith('#') && !KNOWN.test(value);
      if (isOutside) return `refers to ${value}`;
      open.push(value);
    }
  }
  return null;
}
