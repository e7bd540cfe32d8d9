import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at } from '../../src/yaml/nodes.ts';
import { requireRealPart } from '../real-parts.ts';
import { documentOf, plain } from './build.ts';

/** The text behind `v: `, or indented below `spec:`, and the value that a real kubectl reads there; none where it refuses the text. */
type Row = readonly [text: string, value?: unknown];

/** To add a text, write it into the file as `["text"]` and run this test with `--update` on a machine that has kubectl. */
const FILE = join(import.meta.dirname, 'kubernetes-scalars.jsonl');
/** kubectl knows no schema of this kind, so that `spec` may contain anything. */
const HEAD = 'apiVersion: example.com/v1\nkind: Example\n';

const rows: readonly Row[] = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const known = rows.filter((row) => row.length > 1);
const refused = rows.filter((row) => row.length === 1);

const isBody = ([text]: Row): boolean => text.startsWith('  ');
const specOf = (row: Row): string => (isBody(row) ? `spec:\n${row[0]}` : `spec:\n  v: ${row[0]}\n`);

/** What our reader sees of a row. */
function read(row: Row): unknown {
  const spec = at(documentOf(`${HEAD}metadata: {name: n}\n${specOf(row)}`).root, 'spec');
  return spec && plain(spec);
}

/** What a real kubectl sees of all rows, each in a file of its own. */
function readBy(kubectl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, row] of rows.entries())
    writeFileSync(join(folder, `${index}.yaml`), `${HEAD}metadata: {name: n${index}}\n${specOf(row)}`);
  const words = ['annotate', '--local', '-f', folder, 'a=b', '-o', 'json'];
  const { stdout } = spawnSync(kubectl, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const objects: { metadata: { name: string }; spec?: { v?: unknown } }[] = JSON.parse(`[${stdout.replaceAll(/^\}\n\{$/gm, '},\n{')}]`);
  const specs = new Map(objects.map(({ metadata, spec }) => [Number(metadata.name.slice(1)), spec]));
  const answers = rows.map((row, index): Row => {
    if (!specs.has(index)) return [row[0]];
    return [row[0], (isBody(row) ? specs.get(index) : specs.get(index)?.v) ?? null];
  });
  return answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
}

describe('YAML is read as Kubernetes reads it', () => {
  test('each scalar has the value that kubectl reads', () => {
    const scalars = known.filter((row) => !isBody(row));
    expect(scalars.length).toBeGreaterThanOrEqual(1400);
    const wrong = scalars.flatMap((row) => {
      const own = (read(row) as { v: unknown }).v;
      return own === row[1] || (own === 0 && row[1] === 0) ? [] : [{ row, own }];
    });
    expect(wrong).toEqual([]);
  });

  test.each(known.filter(isBody).map((row) => ({ row })))('$row.0', ({ row }) => {
    expect(read(row)).toEqual(row[1]);
  });

  test('texts that kubectl refuses do no harm', () => {
    for (const row of refused) {
      try {
        read(row);
      } catch (error) {
        expect((error as Error).message).toMatch(/^cannot be read at \d+: /);
      }
    }
  });

  test('a real kubectl still returns the recorded values', async () => {
    await expect(readBy(requireRealPart('kubectl'))).toMatchFileSnapshot(FILE);
  });
});
