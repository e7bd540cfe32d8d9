/** A random number generator with the same sequence for the same seed on every machine (mulberry32). */
export interface Random {
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Letters and digits. */
  word(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    word: (length) => Array.from({ length }, () => letters[below(letters.length)]).join(''),
  };
}
