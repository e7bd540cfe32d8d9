import { describe, expect, test } from 'vitest';
import { csv } from '../../src/report/ports/csv.ts';
import { explain } from '../../src/report/ports/explain.ts';
import { json } from '../../src/report/ports/json.ts';
import { table } from '../../src/report/ports/table.ts';
import { errorsAgainst } from './closed-schema.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, LISTENERS, OPTIONS, SAMPLE } from './sample.ts';

describe('json of ports', () => {
  test.each([
    ['listeners', SAMPLE],
    ['nothing', EMPTY],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('follows the schema: %s', (_, result) => {
    expect(errorsAgainst('ports.schema.json', JSON.parse(json(result, OPTIONS)))).toEqual([]);
  });
});

describe('table of ports', () => {
  test('does not count a port of a process outside pods as undeclared', () => {
    const listeners = LISTENERS.map((one) => ({ ...one, workload: { ...one.workload, hostProcess: true as const } }));
    expect(table({ ...SAMPLE, listeners }, OPTIONS)).toContain(': 0 not declared');
    expect(explain({ ...SAMPLE, listeners }, OPTIONS)).toContain(' · a process outside pods · ');
  });

  test('reports that no host port is in use, also with --explain', () => {
    for (const report of [table, explain]) expect(report(EMPTY, OPTIONS)).toBe('No host port in use.\n');
  });

  test('contains more listeners than a call can have arguments', () => {
    const many = Array.from({ length: 200_000 }, () => LISTENERS[0]).filter((listener) => listener !== undefined);
    expect(table({ ...CLEAN, listeners: many }, OPTIONS).split('\n')).toHaveLength(200_004);
  });
});

describe('csv', () => {
  /** Records of RFC 4180. */
  const recordsOf = (text: string) =>
    [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map((record) =>
      [...`,${record[1]}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map((field) =>
        (field[1] ?? field[2] ?? '').replaceAll('""', '"'),
      ),
    );

  test('every record has the fields of the heading, and none is a formula, for any input', () => {
    const records = recordsOf(csv(HOSTILE_SAMPLE, OPTIONS));
    expect(records).toHaveLength(HOSTILE_SAMPLE.listeners.length + 1);
    for (const record of records) {
      expect(record).toHaveLength(records[0]?.length ?? 0);
      for (const field of record) expect(field).not.toMatch(/^[=+@-]|[\r\n]/);
    }
  });
});
