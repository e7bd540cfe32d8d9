import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import { matchesWildcard, mayMatchWildcard } from '../../src/text/wildcard.ts';

describe('a star matches any text', () => {
  test.each([
    ['*', ''],
    ['*', 'a/b.c'],
    ['a*', 'a'],
    ['a*c', 'abcc'],
    ['*b*', 'abc'],
    ['a**c', 'ac'],
    ['a.c', 'a.c'],
  ])('%s fits %j', (pattern, name) => expect(matchesWildcard(pattern, name)).toBe(true));

  test.each([
    ['a*', 'ba'],
    ['a*a', 'a'],
    ['*b*b', 'b'],
    ['a.c', 'abc'],
    ['', 'a'],
    ['a', 'A'],
  ])('%s does not fit %j', (pattern, name) => expect(matchesWildcard(pattern, name)).toBe(false));
});

test('a star does not match the separator', () => {
  expect(matchesWildcard('a*/c', 'ab/c', '/')).toBe(true);
  expect(matchesWildcard('*x.*x', 'x.x.x', '.')).toBe(false);
  expect(matchesWildcard('a*c', 'a/c', '/')).toBe(false);
});

test('an unknown part of a name may be any text', () => {
  expect(mayMatchWildcard('etcd-*', `etcd-${UNKNOWN}`)).toBe(true);
  expect(mayMatchWildcard('etcd-main', `${UNKNOWN}-main`)).toBe(true);
  expect(mayMatchWildcard('etcd-main', UNKNOWN)).toBe(true);
  expect(mayMatchWildcard('etcd-main', `${UNKNOWN}-events`)).toBe(false);
  expect(mayMatchWildcard('etcd-*', `kube-${UNKNOWN}`)).toBe(false);
});

test('many stars are matched in linear time', () => {
  expect(matchesWildcard('*a'.repeat(200), `${'a'.repeat(10_000)}b`)).toBe(false);
});
