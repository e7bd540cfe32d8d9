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
    // No finding is reported twice.
    const keys = findings.map(({ rule, span, port, protocol, container }) => [rule, span.start, port, protocol, container].join(' '));
    expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([]);
  });
});
