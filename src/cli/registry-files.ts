import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Registry } from '../model/registry.ts';
import { parseRelease } from '../model/release.ts';
import type { Problem } from '../model/source.ts';
import { UsageError } from '../model/usage-error.ts';
import { type Loaded, loadRegistries, loadRegistry } from '../registry/load.ts';
import type { Edition } from '../registry/operations/diff.ts';

/** Opens the registries that an option names; OpenShift's where it names none. Throws UsageError where one cannot be read. */
export async function openRegistries(names: readonly string[], cwd: string): Promise<readonly Registry[]> {
  const { registries, problems } = await loadRegistries(names.length > 0 ? names : ['openshift'], { cwd });
  if (problems.length > 0) throw new UsageError(problems.map(problemText).join('\n'));
  return registries;
}

/** Opens a document that is itself the input, so what cannot be read in it is a problem and no wrong use. */
export async function openDocument(file: string, options: { base: string; name?: string }, cwd: string): Promise<Loaded> {
  const base = options.base === 'none' ? null : ((await openRegistries([options.base], cwd))[0] ?? null);
  return loadRegistry(file, { cwd, base, ...(options.name === undefined ? {} : { name: options.name }) });
}

/** Opens `openshift`, `openshift@4.16`, `document.md` or `document.md@4.16`; `4.16` or `@4.16` alone means OpenShift's registry. */
export async function openEdition(
  reference: string,
  options: { base: string },
  cwd: string,
): Promise<{ readonly edition: Edition | null; readonly problems: readonly Problem[]; readonly notes: readonly Problem[] }> {
  const isRelease = parseRelease(reference) !== undefined && !existsSync(resolve(cwd, reference));
  const found = /^(.*)@([^@/\\]*)$/s.exec(isRelease ? `@${reference}` : reference);
  const release = found ? parseRelease(found[2] ?? '') : null;
  if (release === undefined) throw new UsageError(`${reference}: after @ write a release, such as 4.16`);
  const { registry, problems, notes } = await openDocument(found ? found[1] || 'openshift' : reference, options, cwd);
  return { edition: registry ? { registry, release } : null, problems, notes };
}

function problemText({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column}: ${message}`;
}
