import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordSearch } from '../../src/text/word-search.ts';

test('a search of several words finds the first place of any', () => {
  const letters = fc.stringMatching(/^[abc]{2,5}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { minLength: 1, maxLength: 5 }),
      fc.stringMatching(/^[abc]{0,40}$/),
      fc.nat(10),
      (words, text, from) => {
        const places = words.map((word) => text.indexOf(word, from)).filter((at) => at >= 0);
        const found = createWordSearch(words)(Buffer.from(text), from);
        expect(found?.at ?? null).toBe(places.length === 0 ? null : Math.min(...places));
        if (found) expect(text.startsWith(found.word, found.at)).toBe(true);
      },
    ),
  );
});

test('a word that ends after the given end is not found', () => {
  expect(createWordSearch(['host', 'hostPort'])(Buffer.from('a hostPort'), 0, 9)).toEqual({ word: 'host', at: 2 });
  expect(createWordSearch(['hostPort'])(Buffer.from('a hostPort'), 0, 9)).toBeNull();
});
