// Compiles registry/<name>/{host-ports.md,owners.yaml,ranges.yaml} to registry/<name>.json, and registry/schema.json to
// the validator that the program carries. Usage: npm run build:registry
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import { compileRegistry } from '../src/registry/compile.ts';
import { readOwnersFile, readRangesFile } from '../src/registry/data-files.ts';
import { validatorOf } from './validators.ts';

const NAMES = ['openshift', 'kubernetes'];

/** The generated files of the registry with their text, by path from the root of the repository. Throws on any problem in the sources. */
export function buildRegistry(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of NAMES) {
    const read = (file: string): string => readFileSync(join(root, 'registry', name, file), 'utf8');
    const { ownership, unregistered } = readOwnersFile(load(read('owners.yaml')));
    const ranges = readRangesFile(load(read('ranges.yaml')));
    const path = `registry/${name}/host-ports.md`;
    const { registry, problems, notes } = compileRegistry(read('host-ports.md'), {
      path,
      name,
      title: ranges.title,
      document: ranges.title,
      ownership,
      rest: { ...ranges, unregistered },
    });
    const bad = [...problems, ...notes];
    if (bad.length > 0) throw new Error(bad.map((problem) => `${problem.path}:${problem.line}: ${problem.message}`).join('\n'));
    const owned = registry.assignments.filter((assignment) => assignment.owners.length > 0).length;
    if (owned !== ownership.length)
      throw new Error(`registry/${name}/owners.yaml: ${ownership.length} ports, but ${owned} rows of ${path} have them`);
    files.set(`registry/${name}.json`, `${JSON.stringify(registry, null, 2)}\n`);
  }
  files.set(
    'src/registry/validator.js',
    validatorOf(
      JSON.parse(readFileSync(join(root, 'registry', 'schema.json'), 'utf8')),
      'registry/schema.json by scripts/build-registry.ts',
    ),
  );
  return files;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, text] of buildRegistry(process.cwd())) writeFileSync(file, text);
}
