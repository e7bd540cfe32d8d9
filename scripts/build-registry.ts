// Compiles registry/<name>/{host-ports.md,owners.yaml,ranges.yaml} to registry/<name>.json, and lists the registries in
// src/registry/built-in-registries.ts. Usage: npm run generate
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRegistry } from '../src/registry/compile.ts';
import { readOwners, readRanges } from './registry-files.ts';

/** The generated files of the registries with their text, by path from the root of the repository. Throws on any problem in the sources. */
export function generate(root: string): Map<string, string> {
  const names = registryNames(root);
  return new Map([
    ...names.map((name): [string, string] => [`registry/${name}.json`, compiled(root, name)]),
    ['src/registry/built-in-registries.ts', listOf(names)],
  ]);
}

/** A folder that holds a host-ports.md is a registry. */
function registryNames(root: string): string[] {
  return readdirSync(join(root, 'registry'))
    .filter((name) => existsSync(join(root, 'registry', name, 'host-ports.md')))
    .sort();
}

function compiled(root: string, name: string): string {
  const { ownership, unregistered } = readOwners(root, `registry/${name}/owners.yaml`);
  const ranges = readRanges(root, `registry/${name}/ranges.yaml`);
  const path = `registry/${name}/host-ports.md`;
  const { registry, problems, notes } = compileRegistry(readFileSync(join(root, path), 'utf8'), {
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
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/** The module through which the program carries the registries. */
function listOf(names: readonly string[]): string {
  const imports = names.map((name, index) => `import registry${index} from '../../registry/${name}.json' with { type: 'json' };\n`);
  const keys = names.map((name) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`));
  const entries = keys.map((key, index) => `  ${key}: registry${index} as Registry,\n`);
  return `// Generated from the folders of registry/ by npm run generate.
${imports.join('')}import type { Registry } from '../model/registry.ts';

export const BUILT_IN_REGISTRIES: Readonly<Record<string, Registry>> = {
${entries.join('')}};
`;
}
