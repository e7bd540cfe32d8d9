import { diffArrays } from 'diff';

/** First and last changed line of a file, from 1; the two neighbouring lines if lines were only removed. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** If more lines than this differ, the whole file counts as changed. */
const MAX_DIFFERENCES = 1_000;

/** The ranges of lines in `after` that differ from `before`, in order. Line ends are ignored, because git may convert them. */
export function changedLines(before: string, after: string): LineRange[] {
  const [old, now] = [splitIntoLines(before), splitIntoLines(after)];
  const parts = diffArrays(old, now, { maxEditLength: MAX_DIFFERENCES });
  if (!parts) return [{ from: 1, to: Math.max(now.length, 1) }];
  const ranges: LineRange[] = [];
  let line = 1;
  for (const [index, { added, removed, value }] of parts.entries()) {
    if (added) ranges.push({ from: line, to: line + value.length - 1 });
    const isReplaced = parts[index - 1]?.added || parts[index + 1]?.added;
    if (removed && !isReplaced) ranges.push({ from: Math.max(line - 1, 1), to: line });
    if (!removed) line += value.length;
  }
  return ranges;
}

/** Share (0 to 1) of the lines of the longer text that are in both. */
export function similarity(one: string, other: string): number {
  const counts = new Map<string, number>();
  const [lines, others] = [splitIntoLines(one), splitIntoLines(other)];
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of others) {
    const left = counts.get(line) ?? 0;
    if (left > 0) shared++;
    counts.set(line, left - 1);
  }
  return shared / Math.max(lines.length, others.length, 1);
}

function splitIntoLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
