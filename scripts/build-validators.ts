// Writes the rules and formats into schemas/config.schema.json, and compiles the schemas of the configuration, of programs and of baselines
// to the validators that the program carries. Usage: npm run generate
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULES } from '../rules/index.ts';
import { FINDING_REPORTS } from '../src/report/index.ts';
import { validatorOf } from './validators.ts';

const SCRIPT = 'npm run generate';

interface ConfigSchema {
  readonly properties: { readonly rules: { properties: object }; readonly format: { enum: string[] } };
  readonly $defs: { readonly rule: { enum: string[] } };
}

/** The generated files with their text, by path from the root of the repository. The schema is a value: only its layout may differ. */
export function buildValidators(root: string): { readonly schema: ConfigSchema; readonly validators: Map<string, string> } {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const schema = read('schemas/config.schema.json') as ConfigSchema;
  schema.properties.rules.properties = Object.fromEntries(
    RULES.map(({ id, title, severity }) => [id, { description: `${title}. Default: ${severity}.`, $ref: '#/$defs/severity' }]),
  );
  schema.properties.format.enum = Object.keys(FINDING_REPORTS);
  schema.$defs.rule.enum = RULES.map(({ id }) => id);
  const validators = new Map([
    ['src/programs/validator.js', validatorOf(read('schemas/program.schema.json') as object, `schemas/program.schema.json by ${SCRIPT}`)],
    ['src/config/validator.js', validatorOf(schema, `schemas/config.schema.json by ${SCRIPT}`)],
    [
      'src/suppression/validator.js',
      validatorOf(read('schemas/baseline.schema.json') as object, `schemas/baseline.schema.json by ${SCRIPT}`),
    ],
  ]);
  return { schema, validators };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { schema, validators } = buildValidators(process.cwd());
  writeFileSync('schemas/config.schema.json', `${JSON.stringify(schema, null, 2)}\n`);
  for (const [file, text] of validators) writeFileSync(file, text);
}
