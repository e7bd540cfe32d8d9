import { resolve } from 'node:path';
import type { Registry } from '../model/registry.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { onceForObject } from '../text/once.ts';
import { reasonOf, WrongFileError } from '../text/problem.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { BUILT_IN_REGISTRIES, builtInRegistry, DEFAULT_REGISTRY, suggestedRegistry } from './built-in.ts';
import type { Compiled } from './compile.ts';
import { ownershipOf, processKey } from './ownership.ts';

export interface LoadOptions {
  /** Folder to which paths are relative. */
  readonly cwd: string;
  /**
   * For Markdown documents: name or file of the registry whose owners and ranges are used, or `none`. If absent, another version of a
   * built-in registry's document gets those of that registry, and any other document none.
   */
  readonly base?: string | undefined;
  /** Name for a registry that is compiled from Markdown; by default derived from the file name. */
  readonly name?: string | undefined;
}

/** A registry; null if the file cannot be read as one. Notes contain the guesses. */
export interface Loaded extends Omit<Compiled, 'registry'> {
  readonly registry: Registry | null;
}

/**
 * Loads a registry: a built-in one by its name (`openshift`, `kubernetes`), or a file: JSON or YAML of `registry/schema.json`, or a
 * document with the enhancement's Markdown tables. Throws UsageError for an invalid base.
 */
export async function loadRegistry(reference: string, options: LoadOptions): Promise<Loaded> {
  const builtIn = builtInRegistry(reference);
  if (builtIn) return { registry: builtIn, problems: [], notes: [] };
  let text: string;
  try {
    text = readTextFile(resolve(options.cwd, reference));
  } catch (error) {
    const message = `cannot read the registry: ${reasonOfFailure(error)}${suggestedRegistry(reference)}`;
    return { registry: null, problems: [problemOfFile(reference, message)], notes: [] };
  }
  return readRegistryText(text, reference, options);
}

/** Several registries, with all their problems. */
export interface LoadedRegistries extends Omit<Loaded, 'registry'> {
  readonly registries: readonly Registry[];
  /** True if each reference led to a different registry, even if some rows cannot be read. */
  readonly isComplete: boolean;
}

/**
 * Loads several registries in order, then those that they include. A registry that cannot be read, or a second one of the same name, is a
 * problem.
 */
export async function loadRegistries(references: readonly string[], options: LoadOptions): Promise<LoadedRegistries> {
  const registries: Registry[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  let isComplete = true;
  for (const reference of new Set(references)) {
    const { registry, ...loaded } = await loadRegistry(reference, options);
    problems.push(...loaded.problems);
    notes.push(...loaded.notes);
    const isSecond = registries.some(({ name }) => name === registry?.name);
    if (isSecond) problems.push(problemOfFile(reference, `there is already a registry named "${registry?.name}"`));
    if (registry && !isSecond) registries.push(registry);
    else isComplete = false;
  }
  return { registries: withIncluded(registries), problems, notes, isComplete };
}

/** The registries, then those that they include, directly and through others. */
export function withIncluded(registries: readonly Registry[]): readonly Registry[] {
  const all = [...registries];
  // A loop over an array also visits items that are added to it.
  for (const { includes = [] } of all) {
    for (const included of includes.flatMap((name) => builtInRegistry(name) ?? [])) {
      if (all.every(({ name }) => name !== included.name)) all.push(included);
    }
  }
  return all;
}

/** The same, with the default if no name is given. Throws UsageError if a registry cannot be read. */
export async function registriesNamed(names: readonly string[], options: LoadOptions): Promise<readonly Registry[]> {
  const { registries, problems } = await loadRegistries(names.length > 0 ? names : [DEFAULT_REGISTRY], options);
  if (problems.length > 0) throw new WrongFileError(problems);
  const [only, ...more] = registries;
  return only && more.length === 0 ? listOf(only) : registries;
}

/** Cached, because views are remembered by their list of registries. */
const listOf = onceForObject((registry: Registry): readonly Registry[] => [registry]);

/**
 * Reads a registry from the text of a file; `path` is its name. The modules are loaded on use, because most runs only need built-in
 * registries.
 */
export async function readRegistryText(text: string, path: string, options: LoadOptions): Promise<Loaded> {
  if (!/^\s*\{/.test(text.slice(0, 1000)) && !/\.(json|ya?ml)$/i.test(path)) {
    const { compileRegistry } = await import('./compile.ts');
    const own = { path, name: options.name ?? registryName(path) };
    const compiled = compileRegistry(text, own);
    const base = options.base === undefined ? sameDocumentAs(compiled.registry) : await openBase(options.base, options.cwd);
    return base ? compileRegistry(text, { ...own, ownership: ownershipOf(base), rest: base }) : compiled;
  }
  const { readRegistry } = await import('./read.ts');
  const read = readRegistry(text, path);
  return 'problems' in read ? { registry: null, problems: read.problems, notes: [] } : { registry: read, problems: [], notes: [] };
}

/** The built-in registry that shares most rows with a document, which is then another version of it. */
export function sameDocumentAs(registry: Registry): Registry | undefined {
  const keysOf = ({ assignments }: Registry): Set<string> =>
    new Set(assignments.map(({ protocol, port, endPort, process }) => `${protocol} ${port}-${endPort} ${processKey(process)}`));
  const keys = keysOf(registry);
  return Object.values(BUILT_IN_REGISTRIES).find((builtIn) => {
    const others = keysOf(builtIn);
    const common = [...keys].filter((key) => others.has(key)).length;
    return common * 2 > Math.max(keys.size, others.size);
  });
}

async function openBase(reference: string, cwd: string): Promise<Registry | null> {
  if (reference === 'none') return null;
  const { registry, problems } = await loadRegistry(reference, { cwd, base: 'none' });
  if (problems.length > 0) throw new WrongFileError(problems);
  return registry;
}

function reasonOfFailure(error: unknown): string {
  const code = (error as { code?: string } | null)?.code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder';
  return code === 'EACCES' ? 'it is not readable' : reasonOf(error);
}

/** A name for a registry: the file name without folder and extension. */
function registryName(path: string): string {
  const stem = (path.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]+$/i, '').replace(/[^A-Za-z0-9._-]+/g, '-');
  return /^[A-Za-z0-9]/.test(stem) ? stem : 'registry';
}
