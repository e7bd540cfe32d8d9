// Compiles registry/<name>/, which is rows.yaml or host-ports.md with owners.yaml and ranges.yaml, to registry/<name>.json.
// Usage: npm run generate
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../src/model/registry.ts';
import { compileRegistry } from '../src/registry/compile.ts';
import { compactRegistry } from '../src/registry/complete.ts';
import { readOwners, readRanges } from './registry-files.ts';
import { registryOfRows } from './registry-rows.ts';

/** The compiled registries, by path from the root of the repository. Throws an Error that lists every problem in the sources. */
export function generate(root: string): Map<string, string> {
  return new Map(registryNames(root).map((name) => [`registry/${name}.json`, compiled(root, name)]));
}

/** Each folder with a rows.yaml or a host-ports.md is a registry. */
function registryNames(root: string): string[] {
  return readdirSync(join(root, 'registry'))
    .filter((name) => ['rows.yaml', 'host-ports.md'].some((file) => existsSync(join(root, 'registry', name, file))))
    .sort();
}

function compiled(root: string, name: string): string {
  const hasRows = existsSync(join(root, 'registry', name, 'rows.yaml'));
  const registry = hasRows ? registryOfRows(root, name) : compiledDocument(root, name);
  return `${JSON.stringify(compactRegistry(registry), null, 2)}\n`;
}

function compiledDocument(root: string, name: string): Registry {
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
  return registry;
}
