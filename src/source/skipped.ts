import { readdirSync } from 'node:fs';
import path from 'node:path';
import { plural } from '../text/words.ts';

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

/** One sentence about links that were not followed; empty if there are none. */
export function notesOnLinks(links: readonly string[]): string[] {
  if (links.length === 0) return [];
  const shown = links.slice(0, 3).join(', ');
  const more = links.length > 3 ? `, and ${links.length - 3} more` : '';
  const [lead, it] = links.length === 1 ? ['leads', 'it'] : ['lead', 'them'];
  return [
    `${plural(links.length, 'link')} not followed, because ${links.length === 1 ? 'it' : 'they'} ${lead} out of the repository: ${shown}${more}; name ${it} to read ${it}`,
  ];
}
