import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesToChange } from '../../src/source/kustomize/copy.ts';
import { readKustomization } from '../../src/source/kustomize/kustomization.ts';
import { folderWith } from './rendering.ts';

function changeable(folder: string): boolean {
  const reader = { cwd: folder, boundary: folder };
  const context = { cwd: folder, workFolder: (name: string) => path.join(folder, name) };
  return filesToChange(folder, readKustomization(folder, reader), context, async () => null) !== null;
}

test('a change is tried in a copy of a kustomization, but for one whose folders hold more than 2,000 files', () => {
  const folder = folderWith({ 'kustomization.yaml': 'resources: [agent.yaml]\n', 'agent.yaml': 'kind: Pod\n' });
  expect(changeable(folder)).toBe(true);
  const data = path.join(folder, 'of/a/kind');
  mkdirSync(data, { recursive: true });
  for (let index = 0; index < 2_000; index++) writeFileSync(path.join(data, `${index}`), '');
  expect(changeable(folder)).toBe(false);
});
