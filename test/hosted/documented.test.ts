import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { documentedRows } from '../../src/hosted/documented.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { errorsAgainst } from '../report/closed-schema.ts';

const IDS = readFileSync(path.join(import.meta.dirname, 'documented-rows.txt'), 'utf8')
  .trim()
  .split('\n');
const idsOf = (wanted: Parameters<typeof documentedRows>[0]): string[] => documentedRows(wanted).map(({ id }) => id);

describe("the documents' tables", () => {
  test('are as their schema says', () => {
    const tables = load(readFileSync('registry/hosted-control-planes/flows.yaml', 'utf8'));
    expect(errorsAgainst('hosted-control-planes.schema.json', tables)).toEqual([]);
  });

  test('have each row of the committed list, and no other', () => {
    expect(idsOf({})).toEqual(IDS);
  });

  test('name the document of each row that is not known from the source alone', () => {
    const known = documentedRows({}).filter(({ documents }) => documents.length === 0);
    expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(['kas-nodeport', 'kas-route', 'konnectivity-local']));
    expect(known.length).toBeLessThan(IDS.length / 2);
  });

  test('can be narrowed by platform and strategy', () => {
    expect(idsOf({ platform: 'Azure' })).toContain('kas-lb-azure');
    expect(idsOf({ platform: 'Azure' })).not.toContain('kas-lb-ibm');
    expect(idsOf({ strategy: 'NodePort' })).toContain('kas-nodeport');
    expect(idsOf({ strategy: 'Route' })).not.toContain('kas-nodeport');
    const refused = ['kas-nodeport', 'w-ignition', 'w-konnectivity'];
    expect(idsOf({ platform: 'AWS' }).filter((id) => refused.includes(id))).toEqual([]);
    expect(idsOf({ platform: 'AWS', strategy: 'NodePort' })).not.toContain('oauth');
    expect(idsOf({ platform: 'AWS' })).toEqual(expect.arrayContaining(['oauth', 'metrics-proxy', 'ignition-proxy']));
  });
});

describe('hosted documented', () => {
  const print = async (...words: string[]) => (await runIn(temporaryFolder({}), ['hosted', 'documented', ...words])).stdout;

  test('prints each row as a table, with what is sentences below it', async () => {
    const lines = (await print()).trim().split('\n');
    const rows = lines.filter((line) => !line.startsWith(' '));
    expect(rows.slice(1).map((line) => line.split(' ')[0])).toEqual(documentedRows({}).map(({ id }) => id));
    expect(lines.slice(1).filter((line) => /^ {4}(?:when|documents|source): ./.test(line))).toHaveLength(3 * IDS.length);
  });

  test.each(['csv', 'markdown'])('prints each row as %s', async (format) => {
    expect((await print('--format', format)).trim().split('\n').length).toBe(IDS.length + (format === 'markdown' ? 2 : 1));
  });

  test('prints JSON with documents, and the state of the source', async () => {
    const { rows, source } = JSON.parse(await print('--format', 'json', '--platform', 'IBMCloud', '--strategy', 'LoadBalancer'));
    expect(rows.map(({ id }: { id: string }) => id)).toContain('kas-lb-ibm');
    expect(source.repository).toBe('openshift/hypershift');
  });
});

describe('the page on the documents', () => {
  const rows = [...readFileSync('docs/hosted-documents.md', 'utf8').matchAll(/^\| ([PUT ]+) \| (.+) \| (.+) \|$/gm)];
  const checks = rows.map(([, , , text = '']) => text);

  test('names for each statement what checks it, or why nothing can', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(checks.filter((text) => !/`[^`]+`|^not checkable: ./.test(text))).toEqual([]);
  });

  test('names rules and rows that exist', () => {
    const rules = RULES.map(({ id }) => id);
    const named = checks.flatMap((text) => [...text.matchAll(/`((?:hcp|network)-[a-z-]+)`/g)].map(([, id = '']) => id));
    expect(named.filter((id) => !rules.includes(id))).toEqual([]);
    const listed = checks.flatMap((text) => /`documented` ([a-z0-9-]+(?:, [a-z0-9-]+)*)/.exec(text)?.[1]?.split(', ') ?? []);
    expect(listed.filter((id) => !IDS.includes(id) && id !== 'direction' && id !== 'tls')).toEqual([]);
    expect(listed.length).toBeGreaterThan(20);
  });
});
