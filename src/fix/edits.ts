import type { Edit } from '../model/span.ts';

/** A text that is being fixed in memory. */
export interface FixDraft {
  readonly before: string;
  readonly after: string;
  /** Number of edits that were applied. */
  readonly count: number;
}

/** Limit of rounds; no file has as many ports to declare at one place. */
export const MAX_ROUNDS = 100;

/**
 * Applies edits to drafts, by the key of each text. `read` returns a text before its first edit, or null if it must not be edited. Returns
 * false if nothing was applied.
 */
export function applyRound(
  drafts: Map<string, FixDraft>,
  edits: ReadonlyMap<string, readonly Edit[]>,
  read: (key: string) => string | null,
): boolean {
  let isChanged = false;
  for (const [key, own] of edits) {
    const before = drafts.get(key)?.before ?? read(key);
    if (before === null) continue;
    const { text, applied } = applyEdits(drafts.get(key)?.after ?? before, own);
    if (applied === 0) continue;
    drafts.set(key, { before, after: text, count: (drafts.get(key)?.count ?? 0) + applied });
    isChanged = true;
  }
  return isChanged;
}

/** A text after some edits. */
export interface Edited {
  readonly text: string;
  readonly applied: number;
}

/**
 * Applies edits to one text; offsets are in UTF-16 code units. If edits touch each other, only the first is applied, and insertions that
 * continue it; the others are computed again from the changed text in the next round.
 */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const different = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  const sorted = [...different.values()].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let done = 0;
  let applied = 0;
  let last: Edit | undefined;
  for (const edit of sorted) {
    const continues = last !== undefined && edit.start === last.start && edit.opening !== undefined && edit.opening === last.opening;
    const touches = last !== undefined && edit.start <= last.end && !continues;
    if (touches || edit.end < edit.start || edit.end > text.length) continue;
    parts.push(text.slice(done, edit.start), continues ? edit.text.slice(edit.opening?.length) : edit.text);
    done = edit.end;
    last = edit;
    applied++;
  }
  parts.push(text.slice(done));
  return { text: parts.join(''), applied };
}
