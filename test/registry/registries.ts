import type { Assignment, Registry, RegistryView } from '../../src/model/registry.ts';
import { builtInRegistry } from '../../src/registry/built-in.ts';
import { readRegistry } from '../../src/registry/read.ts';
import { createRegistryView, type ViewOptions } from '../../src/registry/view.ts';

/** A row of a registry of one's own; the rest has its default. */
export type Row = Partial<Omit<Assignment, 'owners'>> & { port: number; process: string; owners?: object[] };

/** A registry of one's own whose rows are on the lines 1, 2, ... of its document. */
export function registryOf(rows: readonly Row[], rest: object = {}): Registry {
  const cited = rows.map((row, index) => ({ citation: { document: 'd', table: 't', line: index + 1 }, ...row }));
  const registry = readRegistry(JSON.stringify({ version: 1, name: 'own', assignments: cited, ...rest }), 'own.yaml');
  if ('problems' in registry) throw new Error(registry.problems[0]?.message);
  return registry;
}

/** A registry of the program. */
export function builtIn(name: string): Registry {
  const registry = builtInRegistry(name);
  if (registry === undefined) throw new Error(`there is no registry ${name}`);
  return registry;
}

/** Registries of the program, by their names, and of one's own as a run sees them. */
export function viewOf(registries: readonly (string | Registry)[], options: Partial<ViewOptions> = {}): RegistryView {
  const all = registries.map((one) => (typeof one === 'string' ? builtIn(one) : one));
  return createRegistryView(all, { release: null, ...options });
}
