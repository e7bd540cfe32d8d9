import { createRequire } from 'node:module';
import { transformSync } from 'esbuild';

/** The source of a module whose `validate` checks a value against a schema, with no dependency at run time. `made` says how it is made. */
export function validatorOf(schema: object, made: string): string {
  // Both are CommonJS modules, whose types do not say so.
  const require = createRequire(import.meta.url);
  const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
  const { default: standalone } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  // With `verbose` an error carries its part of the schema, whose words stand in the message.
  // What a file leaves out gets the default of its schema.
  const ajv = new Ajv({ code: { source: true, esm: true }, allErrors: true, verbose: true, allowUnionTypes: true, useDefaults: true });
  ajv.addVocabulary(['errorMessage']);
  const source = standalone(ajv, ajv.compile(withoutDescriptions(schema)));
  if (source.includes('require(')) throw new Error('the validator would need ajv at run time; use keywords that do not');
  return `// Generated from ${made}.\n${broken(source)}\n`;
}

/** The schema without the texts that no message shows. */
function withoutDescriptions(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value)));
}

/** The code with lines that people and merges can bear. */
function broken(source: string): string {
  return transformSync(source, { format: 'esm', target: 'node20', lineLimit: 400 }).code.trimEnd();
}
