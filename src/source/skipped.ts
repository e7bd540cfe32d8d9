import { readdirSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../model/groups.ts';
import { firstFew, plural } from '../text/words.ts';

/** A file or folder that was not read because of a rule about names. */
export interface Skipped {
  readonly isFolder: boolean;
  /** The rule as text, such as `in vendor folders`. */
  readonly rule: string;
}

/** Maximum number of entries in skipped folders to count manifests in; such folders can contain a hundred thousand. */
const MAX_LOOKED_AT = 5_000;

/** One sentence that counts the skipped manifests by rule; empty if there are none. */
export function notesOnSkipped(skipped: ReadonlyMap<string, Skipped>, isManifest: (file: string) => boolean): string[] {
  const counts = new Map<string, number>();
  let left = MAX_LOOKED_AT;
  const count = (file: string, isFolder: boolean): number => {
    if (!isFolder) return isManifest(file) ? 1 : 0;
    let found = 0;
    try {
      for (const entry of readdirSync(file, { withFileTypes: true })) {
        if (--left < 0) break;
        found += count(path.join(file, entry.name), entry.isDirectory());
      }
    } catch {
      // A folder that cannot be read is skipped anyway.
    }
    return found;
  };
  for (const [file, { isFolder, rule }] of skipped) {
    const found = count(file, isFolder);
    if (found > 0) counts.set(rule, (counts.get(rule) ?? 0) + found);
  }
  if (counts.size === 0) return [];
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...counts].map(([rule, number], index) => `${index === 0 ? plural(number, 'file') : number} ${rule}`).join(' and ');
  const [were, them] = total === 1 ? ['was', 'it'] : ['were', 'them'];
  return [`${left < 0 ? 'at least ' : ''}${parts} ${were} skipped; --no-ignore reads ${them}`];
}

/** True if a path was skipped, or is below a skipped folder. */
export function isSkipped(file: string, skipped: ReadonlyMap<string, Skipped>): boolean {
  for (let here = file; ; here = path.dirname(here)) {
    if (skipped.has(here)) return true;
    if (here === path.dirname(here)) return false;
  }
}

/** One sentence about shell scripts with manifests that were not read; empty if there are none. */
export function notesOnScripts(scripts: readonly string[]): string[] {
  const [first, ...others] = scripts;
  if (first === undefined) return [];
  const [more, contains] = others.length === 0 ? ['', 'contains'] : [` and ${plural(others.length, 'more script')}`, 'contain'];
  return [`${first}${more} ${contains} manifests with host ports in here-documents, which were not read`];
}

/** A sentence about links that were not followed, by their paths, for each place that they lead out of. */
export function notesOnLinks(links: ReadonlyMap<string, string>): string[] {
  return [...groupBy([...links].sort(), ([, limit]) => limit)].map(([limit, all]) => {
    const [they, lead, it] = all.length === 1 ? ['it', 'leads', 'it'] : ['they', 'lead', 'them'];
    const paths = all.map(([path]) => path);
    return `${plural(all.length, 'link')} not followed, because ${they} ${lead} out of ${limit}: ${firstFew(paths, 3)}; name ${it} to read ${it}`;
  });
}
