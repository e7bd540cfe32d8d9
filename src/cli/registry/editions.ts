import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../model/exit-code.ts';
import { parseRelease } from '../../model/registry.ts';
import { DEFAULT_REGISTRY } from '../../registry/built-in.ts';
import { type Loaded, type LoadOptions, loadRegistry } from '../../registry/load.ts';
import type { Edition } from '../../registry/operations/diff.ts';

/** Opens `openshift`, `openshift@4.16`, `document.md` or `document.md@4.16`; `4.16` or `@4.16` alone means the default registry. */
export async function openEdition(
  reference: string,
  options: LoadOptions,
): Promise<Omit<Loaded, 'registry'> & { readonly edition: Edition | null }> {
  const isRelease = parseRelease(reference) !== undefined && !existsSync(resolve(options.cwd, reference));
  const found = /^(.*)@([^@/\\]*)$/s.exec(isRelease ? `@${reference}` : reference);
  const release = found ? parseRelease(found[2] ?? '') : null;
  if (release === undefined) throw new UsageError(`${reference}: after @ write a release, such as 4.16`);
  const { registry, problems, notes } = await loadRegistry(found ? found[1] || DEFAULT_REGISTRY : reference, options);
  return { edition: registry ? { registry, release } : null, problems, notes };
}
