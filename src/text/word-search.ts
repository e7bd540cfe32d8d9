import { groupBy } from '../model/groups.ts';

/** A word at an offset. */
export interface FoundWord {
  readonly word: string;
  readonly at: number;
}

/**
 * Returns a function that finds the first of some ASCII words from an offset on; null if there is none. It searches all words in one pass:
 * if two neighbouring bytes are in no word, the search skips as many bytes as the shortest word has (the algorithm of Wu and Manber).
 */
export function createWordSearch(words: readonly string[]): (bytes: Buffer, from: number, to?: number) => FoundWord | null {
  const length = Math.min(...words.map((word) => word.length));
  const pairAt = (word: string, index: number): number => (word.charCodeAt(index - 1) << 8) | word.charCodeAt(index);
  // The minimum distance from a pair of bytes to the end of the first `length` bytes of a word.
  const distances = new Uint8Array(0x10000).fill(length - 1);
  for (const word of words) {
    for (let index = 1; index < length; index++) {
      const pair = pairAt(word, index);
      distances[pair] = Math.min(distances[pair] ?? 0, length - 1 - index);
    }
  }
  const wordsByPair = groupBy(words, (word) => pairAt(word, length - 1));
  return (bytes, from, to = bytes.length) => {
    let last = from + length - 1;
    while (last < to) {
      const pair = ((bytes[last - 1] as number) << 8) | (bytes[last] as number);
      const distance = distances[pair] as number;
      last += distance;
      if (distance > 0) continue;
      const at = last - length + 1;
      for (const word of wordsByPair.get(pair) ?? []) {
        if (at + word.length <= to && bytes[at] === word.charCodeAt(0) && bytes.toString('latin1', at, at + word.length) === word)
          return { word, at };
      }
      last++;
    }
    return null;
  };
}
