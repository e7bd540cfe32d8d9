/** The candidate that differs from a word by at most two letters, for "did you mean"; null where none does. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (word.length > 60) return null;
  let best: string | null = null;
  let least = 3;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least && distance < candidate.length) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Letters to put in, take out or replace to make one word of the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
