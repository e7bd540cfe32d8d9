/** What following one script may cost; a hostile script ends at one of these limits, and a problem is told in these words. */
export const LIMITS = {
  /** Characters of one script: more than the 1 MiB that a ConfigMap can hold. */
  scriptLength: { most: 2_000_000, of: 'characters' },
  /** Commands, branches, loops and expansions visited, also when visited again through a call or a loop. */
  nodes: { most: 20_000, of: 'steps' },
  /** Words expanded. */
  words: { most: 50_000, of: 'words' },
  /** Programs found. */
  commands: { most: 10_000, of: 'programs' },
  /** Characters lexed again, expanded or compared, over all. */
  characters: { most: 4_000_000, of: 'expanded characters' },
  /** Functions, scripts and substitutions inside each other. */
  calls: { most: 40, of: 'calls inside each other' },
  /** Commands and expansions inside each other, which keeps the stack of the linter itself small. */
  nesting: { most: 200, of: 'commands inside each other' },
  wordLength: { most: 65_536, of: 'characters in one word' },
  /** Pieces of one expanded word. */
  wordPieces: { most: 4096, of: 'parts in one word' },
  rounds: { most: 32, of: 'rounds of a loop' },
} as const;

export type Limit = keyof typeof LIMITS;

/** Counts what was spent of the limits over all; `report` is called once, at the first one that is passed. */
export function createBudget(report: (limit: Limit) => void) {
  const spent = { nodes: 0, words: 0, commands: 0, characters: 0 };
  let exhausted = false;
  return {
    /** Whether `amount` more of `limit` is allowed; once one of them is used up, nothing more is followed. */
    spend(limit: keyof typeof spent, amount = 1): boolean {
      if (exhausted) return false;
      spent[limit] += amount;
      if (spent[limit] <= LIMITS[limit].most) return true;
      exhausted = true;
      report(limit);
      return false;
    },
    isExhausted: () => exhausted,
  };
}
