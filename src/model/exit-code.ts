/** What the process returns; 2 beats 3 beats 1 beats 0. */
export const EXIT = {
  /** Nothing at or above `--fail-on`. */
  clean: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** Wrong use or configuration. */
  usage: 2,
  /** Something could not be read, rendered or reached, or nothing was linted at all. */
  incomplete: 3,
  /** The program itself failed. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Wrong use or configuration: the process returns 2, and the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The message line by line. Names of files in a line can hold line ends, which are no lines of the message. */
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The candidate nearest to a misspelt word, where one is near enough to be meant. */
export function didYouMean(word: string, given: Iterable<string>): string {
  const candidates = word === '' ? [] : [...given];
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    // Two mistakes make another word of a short one, where it also begins otherwise: yaml is not meant for html.
    if (word.length <= 4 && distance > 1 && candidate[0] !== word[0]) continue;
    if (distance < least) [best, least] = [candidate, distance];
  }
  const nearest = best || beginningWith(word, candidates);
  return nearest === '' ? '' : `; did you mean ${nearest}?`;
}

/** Who writes only the beginning of a long word, or its most telling part, is too far from it to have misspelt it. */
function beginningWith(word: string, candidates: readonly string[]): string {
  if (word.length < 4) return '';
  // The plural of a word in y begins as it does but for one letter.
  const stem = word.replace(/y$/, 'ies');
  return candidates.find((one) => one.startsWith(word) || one === stem) ?? candidates.find((one) => one.includes(word)) ?? '';
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

/** What was thrown where nothing should throw, as people read it. */
export function defectOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason} (a defect of hostport-lint, please report it)`;
}
