import { describe, expect, test } from 'vitest';
import { readSetOption, withoutValues } from '../../../src/source/helm/values.ts';

describe('--set', () => {
  test.each([
    ['a=1', [['a'], '1']],
    ['a.b[0].c=x', [['a', 'b', '0', 'c'], 'x']],
    ['a\\.b=1\\,2', [['a.b'], '1,2']],
    ['a=b=c', [['a'], 'b=c']],
  ])('%s', (text, [path, value]) => {
    expect(readSetOption('--set', text)).toEqual([{ path, value, option: `--set ${text.replace(/=.*/, '')}` }]);
  });

  test.each([
    ['a=secret,b.c=1', 'a=...,b.c=...'],
    ['a=x\\,secret', 'a=...'],
    ['a={x, secret=1},b=2', 'a=...,b=...'],
    ['a=b,secret', 'a=...'],
  ])('reports print only the keys of %s', (text, shown) => {
    expect(withoutValues(text)).toBe(shown);
  });
});
