// Writes the rules and formats into schemas/config.schema.json, and compiles the schemas of what people write to the validators that the
// program carries. Usage: npm run generate

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { RULES } from '../rules/index.ts';
import { FINDING_REPORTS } from '../src/report/index.ts';

const CONFIGURATION = 'schemas/config.schema.json';

/** The folder of each validator, and its schema. */
const SCHEMAS = {
  'src/programs': 'schemas/program.schema.json',
  'src/config': CONFIGURATION,
  'src/suppression': 'schemas/baseline.schema.json',
  'src/registry': 'registry/schema.json',
};

interface ConfigSchema {
  readonly properties: { readonly rules: { properties: object }; readonly format: { enum: string[] } };
  readonly $defs: { readonly rule: { enum: string[] } };
}

/** The generated files with their text, by path from the root of the repository. The schema is a value: only its layout may differ. */
export function generate(root: string): Map<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const configuration = withRules(read(CONFIGURATION));
  return new Map([
    [CONFIGURATION, `${JSON.stringify(configuration, null, 2)}\n`],
    ...Object.entries(SCHEMAS).map(([folder, file]): [string, string] => [
      `${folder}/validator.js`,
      validatorOf(file === CONFIGURATION ? configuration : read(file), `${file} by npm run generate`),
    ]),
  ]);
}

function withRules(schema: ConfigSchema): ConfigSchema {
  schema.properties.rules.properties = Object.fromEntries(
    RULES.map(({ id, title, severity }) => [id, { description: `${title}. Default: ${severity}.`, $ref: '#/$defs/severity' }]),
  );
  schema.properties.format.enum = Object.keys(FINDING_REPORTS);
  schema.$defs.rule.enum = RULES.map(({ id }) => id);
  return schema;
}

/** The source of a module whose `validate` checks a value against a schema, with no dependency at run time. `made` says how it is made. */
function validatorOf(schema: object, made: string): string {
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
  // Lines that people and merges can bear.
  const { code } = transformSync(source, { format: 'esm', target: 'node20', lineLimit: 400 });
  return `// Generated from ${made}.\n${code.trimEnd()}\n`;
}

/** The schema without the texts that no message shows. */
function withoutDescriptions(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value)));
}
