import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { lintManifest } from '../rules/pipeline.ts';
import { complaints, listenerMarksOf } from './marks.ts';

const FOLDER = new URL('../fixtures/listeners/', import.meta.url);

describe('listeners of marked manifests', () => {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .sort();

  it.each(names)('%s', async (name) => {
    const fixture = readFileSync(new URL(name, FOLDER), 'utf8');
    const { listeners, findings, problems } = await lintManifest(fixture, RULES, name);
    expect(problems).toEqual([]);
    expect(complaints(listenerMarksOf(fixture), listeners)).toEqual([]);
    // Nobody gets the same complaint twice.
    const told = findings.map(({ rule, span, port, protocol, container }) => [rule, span.start, port, protocol, container].join(' '));
    expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([]);
  });
});
