import type { Edit } from '../model/edit.ts';
import { applyEdits } from './apply.ts';

/** A text in memory while it is fixed. */
export interface Draft {
  readonly before: string;
  readonly after: string;
  /** Edits that it took. */
  readonly count: number;
}

/** Applies edits to drafts, by the key of each text, which `read` gives the first time; false where there was nothing to apply. */
export function applyRound(
  drafts: Map<string, Draft>,
  edits: ReadonlyMap<string, readonly Edit[]>,
  read: (key: string) => string,
): boolean {
  let isChanged = false;
  for (const [key, own] of edits) {
    const before = drafts.get(key)?.before ?? read(key);
    const { text, applied } = applyEdits(drafts.get(key)?.after ?? before, own);
    if (applied === 0) continue;
    drafts.set(key, { before, after: text, count: (drafts.get(key)?.count ?? 0) + applied });
    isChanged = true;
  }
  return isChanged;
}
