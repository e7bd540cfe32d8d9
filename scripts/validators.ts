import { createRequire } from 'node:module';

/** The source of a module whose `validate` checks a value against a schema, with no dependency at run time. `made` says how it is made. */
export function validatorOf(schema: object, made: string, options: { readonly allErrors?: boolean } = {}): string {
  // Both are CommonJS modules, whose types do not say so.
  const require = createRequire(import.meta.url);
  const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
  const { default: standalone } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  const ajv = new Ajv({ code: { source: true, esm: true }, allErrors: options.allErrors === true, verbose: false, allowUnionTypes: true });
  const source = standalone(ajv, ajv.compile(withoutProse(schema)));
  if (source.includes('require(')) throw new Error('the validator would need ajv at run time; use keywords that do not');
  return `// Generated from ${made}.\n${source}\n`;
}

/** The schema without the texts for people, which the validator would carry along. */
function withoutProse(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => ((key === 'title' || key === 'description') && typeof value === 'string' ? undefined : value)),
  );
}
