import type { Edit } from '../model/edit.ts';

/** A text after some edits. */
export interface Edited {
  readonly text: string;
  readonly applied: number;
}

/**
 * Applies edits of one text, offsets in UTF-16 code units. Of edits that touch each other only the first is applied: the
 * others are computed anew from the changed text in the next round.
 */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let done = 0;
  let applied = 0;
  let last = -1;
  for (const edit of sorted) {
    const touches = edit.start <= last || edit.start < done;
    if (touches || edit.end < edit.start || edit.end > text.length) continue;
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
    last = edit.end;
    applied++;
  }
  parts.push(text.slice(done));
  return { text: parts.join(''), applied };
}
