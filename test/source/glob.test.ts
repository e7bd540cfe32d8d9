import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { globBase, globPattern, isGlob } from '../../src/source/glob.ts';

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
    ['/a/[].yaml', '/a/[].yaml'],
    ['/a/[z-a].yaml', '/a/[z-a].yaml'],
    ['/a/{b.yaml', '/a/{b.yaml'],
    ['/a/b}.yaml', '/a/b}.yaml'],
    ['/a/}b{.yaml', '/a/}b{.yaml'],
  ])('%s: %s', (glob, file) => expect(file).toMatch(globPattern(glob)));
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
  ])('%s: %s', (glob, file) => expect(file).not.toMatch(globPattern(glob)));
});

test('every text is a glob or a path, and never a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/*?[]{},!^-\\.($') }), (text) => {
      expect(globPattern(text)).toBeInstanceOf(RegExp);
    }),
    { numRuns: 2000 },
  );
});

test('the walk begins before the first wildcard', () => {
  expect([globBase('/a/b/*.yaml'), globBase('/a/b*/c'), globBase('/*')]).toEqual(['/a/b', '/a', '/']);
});

test('only wildcards make a glob', () => {
  expect(['a.yaml', 'a/b', 'x-y_z'].map(isGlob)).toEqual([false, false, false]);
  expect(['*.yaml', 'a?', '[a]', '{a,b}'].map(isGlob)).toEqual([true, true, true, true]);
});
