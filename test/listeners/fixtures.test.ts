import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';
import { complaints, listenerMarksOf } from './marks.ts';

const FOLDER = new URL('../fixtures/listeners/', import.meta.url);

describe('listeners of marked manifests', () => {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .sort();

  it.each(names)('%s', async (name) => {
    const fixture = readFileSync(new URL(name, FOLDER), 'utf8');
    const { listeners, problems } = await lintManifest(fixture, [], name);
    expect(problems).toEqual([]);
    expect(complaints(listenerMarksOf(fixture), listeners)).toEqual([]);
  });
});
