// Compiles registry/<name>/{host-ports.md,owners.yaml,ranges.yaml} to registry/<name>.json. Usage: npm run generate
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRegistry } from '../src/registry/compile.ts';
import { readOwners, readRanges } from './registry-files.ts';

/** The compiled registries, by path from the root of the repository. Throws an Error that lists every problem in the sources. */
export function generate(root: string): Map<string, string> {
  return new Map(registryNames(root).map((name) => [`registry/${name}.json`, compiled(root, name)]));
}

/** Each folder with a host-ports.md is a registry. */
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
