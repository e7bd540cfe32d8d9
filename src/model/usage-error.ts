/** Wrong use or configuration: the process returns 2, and the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The candidate nearest to a misspelt word, where one is near enough to be meant. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best === '' ? '' : `; did you mean ${best}?`;
}

/** Levenshtein's distance, given up once it cannot be below `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
