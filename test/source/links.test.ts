import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, lintIn } from './rendering.ts';

test('through a link the fixtures have the same result but for paths', async () => {
  const folder = folderWith({});
  cpSync('test/fixtures/listeners', join(folder, 'real'), { recursive: true });
  symlinkSync('real', join(folder, 'link'));
  const [real, link] = await Promise.all(['real', 'link'].map((path) => lintIn(folder, [path], null)));
  expect(real?.result.listeners.length).toBeGreaterThan(100);
  expect(JSON.parse(JSON.stringify(link?.result).replaceAll('link/', 'real/'))).toEqual(JSON.parse(JSON.stringify(real?.result)));
  expect(JSON.stringify((await lintIn(folder, ['.'], null)).result.listeners)).toBe(JSON.stringify(real?.result.listeners));
});
