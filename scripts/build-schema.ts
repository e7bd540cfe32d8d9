// Writes the rules and formats into schemas/config.schema.json. Usage: npm run generate
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../rules/index.ts';
import { FINDING_REPORTS } from '../src/report/index.ts';

const CONFIGURATION = 'schemas/config.schema.json';

/** The schema of the configuration, by its path from the root of the repository. */
export function generate(root: string): Map<string, string> {
  const schema = JSON.parse(readFileSync(join(root, CONFIGURATION), 'utf8'));
  schema.properties.rules.properties = Object.fromEntries(
    RULES.map(({ id, title, severity }) => [id, { description: `${title}. Default: ${severity}.`, $ref: '#/$defs/severity' }]),
  );
  schema.$defs.rule.enum = RULES.map(({ id }) => id);
  schema.properties.format.enum = Object.keys(FINDING_REPORTS);
  return new Map([[CONFIGURATION, `${JSON.stringify(schema, null, 2)}\n`]]);
}
