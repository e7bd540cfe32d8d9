import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteGlob, globMatcherBelow, globProblem, isGlob } from '../../src/text/glob.ts';

const matches = (glob: string, file: string): boolean => absoluteGlob(glob, '/').matches(file);

describe('a glob matches', () => {
  test.each([
    ['/a/*.yaml', '/a/b.yaml'],
    ['/a/?.yaml', '/a/b.yaml'],
    ['/a/**/*.yaml', '/a/b.yaml'],
    ['/a/**/*.yaml', '/a/b/c/d.yaml'],
    ['/a/**', '/a/b/c'],
    ['/a/*.{yaml,yml}', '/a/b.yml'],
    ['/a/{b,c{d,e}}.yaml', '/a/ce.yaml'],
    ['/a/[bc].yaml', '/a/c.yaml'],
    ['/a/[!bc].yaml', '/a/d.yaml'],
    ['/a/[b-d].yaml', '/a/c.yaml'],
    ['/a/[]b].yaml', '/a/].yaml'],
    ['/a/x,y.yaml', '/a/x,y.yaml'],
    ['/a/x+(y).$.yaml', '/a/x+(y).$.yaml'],
    ['/a/*', '/a/.hidden'],
    ['/a/!b*', '/a/!b'],
    ['/a/{1..3}.yaml', '/a/2.yaml'],
    ['*.yaml', '/b.yaml'],
    ['/a/[].yaml', '/a/[].yaml'],
    ['/a/{b.yaml', '/a/{b.yaml'],
    ['/a/b}.yaml', '/a/b}.yaml'],
    ['/a/}b{.yaml', '/a/}b{.yaml'],
    ['/a/(b|c)*', '/a/(b|c)d'],
    ['/a/{b/c,d}/e', '/a/b/c/e'],
    ['/a/\\*', '/a/*'],
    ['/a/**', '/a'],
  ])('%s: %s', (glob, file) => expect(matches(glob, file)).toBe(true));
});

describe('a glob does not match', () => {
  test.each([
    ['/a/*.yaml', '/a/b/c.yaml'],
    ['/a/?.yaml', '/a/bc.yaml'],
    ['/a/?.yaml', '/a//.yaml'],
    ['/a/*.yaml', '/a/b.yamlx'],
    ['/a/**/*.yaml', '/ab.yaml'],
    ['/a/[!bc].yaml', '/a/b.yaml'],
    ['/a/*.yaml', '/a/bXyaml'],
    ['/a/b**', '/a/b/c'],
  ])('%s: %s', (glob, file) => expect(matches(glob, file)).toBe(false));
});

test('no glob fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/*?[]{},!^-\\.($') }), (text) => {
      fc.pre(isGlob(text));
      expect(matches(text, '/a/b')).toBeTypeOf('boolean');
    }),
    { numRuns: 2000 },
  );
});

test('the base of a glob ends before the first wildcard', () => {
  const bases = ['/a/b/*.yaml', '/a/b*/c', '/*', '*', 'd/*', '../*/x'].map((glob) => absoluteGlob(glob, '/w/[x]').base);
  expect(bases).toEqual(['/a/b', '/a', '/', '/w/[x]', '/w/[x]/d', '/w']);
});

test('only wildcards make a glob', () => {
  expect(['a.yaml', 'a/b', 'x-y_z'].map(isGlob)).toEqual([false, false, false]);
  expect(['*.yaml', 'a?', '[a]', '{a,b}'].map(isGlob)).toEqual([true, true, true, true]);
});

test('brackets in the name of the folder are no wildcards', () => {
  expect(absoluteGlob('*.yaml', '/w/[x]').matches('/w/[x]/a.yaml')).toBe(true);
  expect(globMatcherBelow(['m'], '/w/[x]')('/w/[x]/m/a.yaml')).toBe(true);
});

test.each([
  ['m', 'm/deep/a.yaml', true],
  ['./m/', 'm', true],
  ['.', 'm', true],
  ['**', 'm/a', true],
  ['../n', '../n/a', true],
  ['**', '../n/a', false],
  ['m', 'mm/a', false],
])('files below a matching folder: %s, %s', (glob, file, expected) => {
  expect(globMatcherBelow([glob], '/w/c')(path.join('/w/c', file))).toBe(expected);
});

test('a glob is matched in linear time, or refused', () => {
  const start = 'x/'.repeat(2000);
  for (const glob of ['*a'.repeat(400), `${'**/a/'.repeat(190)}b`, '(a+)+b', `${'[a-z]*'.repeat(150)}b`, '{a,aa}'.repeat(9)]) {
    expect(globProblem(glob)).toBeNull();
    expect(globMatcherBelow([glob], '/')(`/${'a'.repeat(250)}/${start}${'a/'.repeat(1000)}c`)).toBe(false);
  }
  expect(globProblem('*'.repeat(2_000_000))).toBe('a glob can have 1000 characters, this one has 2000000');
  expect(globProblem('{a,b}'.repeat(20))).toMatch(/^the braces of \{a,b\}.* expand to more than 1000 paths$/);
});

test('a glob without a special character matches itself, and one with every character escaped too', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab*?[]{},!^-.($+|'), minLength: 1 }), (name) => {
      const escaped = [...name].map((character) => `\\${character}`).join('');
      fc.pre(!/^\.{1,2}$/.test(name));
      expect(globMatcherBelow([escaped], '/d')(`/d/${name}`)).toBe(true);
    }),
  );
});
