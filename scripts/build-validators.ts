// Writes the rules and formats into schemas/config.schema.json, and compiles the schemas of what people write to the validators that the
// program carries. Usage: npm run generate

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../rules/index.ts';
import { FINDING_REPORTS } from '../src/report/index.ts';
import { validatorOf } from './validators.ts';

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
