import { describe, expect, test } from 'vitest';
import { didYouMean } from '../../src/model/exit-code.ts';

describe('a misspelt word', () => {
  test.each([
    ['a short one with two wrong letters', 'prto', 'port'],
    ['one of nine letters with three', 'conflixyz', 'conflicts'],
    ['the nearest of several', 'hidden-port', 'hidden-ports'],
  ])('is taken for %s', (_, word, meant) => {
    expect(didYouMean(word, ['port', 'hidden-post-it', 'conflicts', 'hidden-ports'])).toBe(`; did you mean ${meant}?`);
  });

  test.each([
    ['a short one with three wrong letters', 'pabc'],
    ['a short one with two, of which one is the first', 'sorz'],
    ['one of nine letters with four', 'confwxyzs'],
    ['nothing like it', 'elsewhere'],
  ])('is taken for nothing: %s', (_, word) => {
    expect(didYouMean(word, ['port', 'conflicts'])).toBe('');
  });
});
