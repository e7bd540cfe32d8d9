/** The exit status of the process. If several apply, the order is 2, 3, 1. */
export const EXIT = {
  /** No finding at or above `--fail-on`. */
  clean: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** Wrong use or configuration. */
  usage: 2,
  /** An input could not be read, rendered or reached, or nothing was linted. */
  incomplete: 3,
  /** Internal error. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Wrong use or configuration: the exit status is 2, and the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The lines of the message. A file name in a line may contain line breaks. */
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Returns `; did you mean ...?` with the candidate that is most similar to a misspelt word; empty if none is similar enough. */
export function didYouMean(word: string, given: Iterable<string>): string {
  const candidates = word === '' ? [] : [...given];
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    // Two edits of a short word that also change its first letter are not a typing error: yaml is not a misspelt html.
    if (word.length <= 4 && distance > 1 && candidate[0] !== word[0]) continue;
    if (distance < least) [best, least] = [candidate, distance];
  }
  const nearest = best || beginningWith(word, candidates);
  return nearest === '' ? '' : `; did you mean ${nearest}?`;
}

/** Returns the candidate that starts with the word, or contains it, such as a long identifier for `konnectivity`. */
function beginningWith(word: string, candidates: readonly string[]): string {
  if (word.length < 4) return '';
  // Allow for the plural of a word in y.
  const stem = word.replace(/y$/, 'ies');
  return candidates.find((one) => one.startsWith(word) || one === stem) ?? candidates.find((one) => one.includes(word)) ?? '';
}

/** Levenshtein distance; stops once it cannot be below `limit`. */
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

/** Returns the text of an unexpected error. */
export function defectOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason} (an internal error of hostport-lint; please report it)`;
}
