/** What following one script may cost; a hostile script ends at one of these limits, and a problem is told. */
export const LIMITS = {
  /** Characters of one script: more than the 1 MiB that a ConfigMap can hold. */
  scriptLength: 2_000_000,
  /** Commands, branches, loops and expansions visited, also when visited again through a call or a loop. */
  nodes: 20_000,
  /** Words expanded. */
  words: 50_000,
  /** Programs found. */
  commands: 10_000,
  /** Characters lexed again, expanded or compared, over all. */
  characters: 4_000_000,
  /** Functions, scripts and substitutions inside each other. */
  calls: 40,
  /** Commands and expansions inside each other, which keeps the stack of the linter itself small. */
  nesting: 200,
  /** Characters of one expanded word. */
  wordLength: 65_536,
  /** Pieces of one expanded word. */
  wordPieces: 4096,
  /** Rounds of one loop. */
  rounds: 32,
} as const;

export type Limit = keyof typeof LIMITS;

export const LIMIT_NAMES: Readonly<Record<Limit, string>> = {
  scriptLength: 'characters',
  nodes: 'steps',
  words: 'words',
  commands: 'programs',
  characters: 'expanded characters',
  calls: 'calls inside each other',
  nesting: 'commands inside each other',
  wordLength: 'characters in one word',
  wordPieces: 'parts in one word',
  rounds: 'rounds of a loop',
};

/** Limits over all; once one of them is used up, nothing more is followed. */
export type Spendable = 'nodes' | 'words' | 'commands' | 'characters';

/** Counts what was spent. */
export interface Budget {
  /** Whether `amount` more of `limit` is allowed; false also ends everything that follows. */
  spend(limit: Spendable, amount?: number): boolean;
  isExhausted(): boolean;
}

/** `tell` is called once, at the first limit that is passed. */
export function createBudget(report: (limit: Limit) => void): Budget {
  const spent = { nodes: 0, words: 0, commands: 0, characters: 0 };
  let exhausted = false;
  return {
    spend(limit, amount = 1) {
      if (exhausted) return false;
      spent[limit] += amount;
      if (spent[limit] <= LIMITS[limit]) return true;
      exhausted = true;
      report(limit);
      return false;
    },
    isExhausted: () => exhausted,
  };
}
