import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundaryOf } from '../../src/source/paths.ts';
import { folderWith } from './rendering.ts';

describe('a chart or kustomization may reach', () => {
  test.each([
    [
      'to the root of its repository, also where a folder within it is linted',
      'repository/team/overlays/a',
      'repository/team',
      'repository',
    ],
    ['outside of any repository to the folder that is linted', 'plain/team/overlays/a', 'plain', 'plain'],
    ['and, where another folder is linted, two folders up', 'plain/team/overlays/a', 'repository', 'plain/team'],
  ])('%s', (_, folder, linted, boundary) => {
    const above = folderWith({ 'repository/.git/HEAD': '', 'repository/team/overlays/a/x': '', 'plain/team/overlays/a/x': '' });
    expect(boundaryOf(path.join(above, folder), path.join(above, linted))).toBe(path.join(above, boundary));
  });
});
