import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReference } from '../../src/manifest/parse.ts';
import { scanSource } from '../../src/manifest/scan.ts';
import type { ObjectReference, ScalarNode } from '../../src/model/document.ts';
import { isProblem } from '../../src/model/source.ts';
import type { Span } from '../../src/model/span.ts';
import { createReadBuffer, readSources } from '../../src/source/files.ts';
import { plain, scalarsOf } from '../manifest/build.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const POD = 'kind: Pod\nmetadata: {name: "é\u{1F600}"}\nspec:\n  hostNetwork: true\n  containers: [{name: ü, args: ["--port=80"]}]\n';
const DOCUMENT = fc.constantFrom(
  POD,
  POD.replaceAll('\n', '\r\n'),
  'kind: ConfigMap\nmetadata:\n  name: größe\ndata:\n  key: |\n    --- no marker\n    text\n',
  '# only a comment: \u{1F600}\n',
  '',
  'kind: Service\nmetadata:\n  name: s\n',
  'a: é\n',
  '{"kind":"Pod","spec":{"hostNetwork":true,"containers":[{"name":"j"}]}}\n{"hostNetwork":1}\n',
  'broken: [hostNetwork\n',
);
const FILE = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.array(DOCUMENT, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('---\n', '---\r\n', '--- # c\n'),
  )
  .map(([mark, documents, marker]) => mark + documents.join(marker));

/** The name of an object, and its values and places, or why it cannot be read. */
function read(reference: ObjectReference): unknown {
  const document = readReference(reference);
  if (!document || !('root' in document)) return [reference.name, document];
  return [reference.name, plain(document.root), scalarsOf(document.root).map((scalar) => document.spanOf(scalar))];
}

/** What reading a file in chunks of this size returns: values, places, references and what they lead to, problems. */
function readIn(file: string, chunkSize: number): unknown {
  const found: Record<string, unknown[]> = {};
  for (const source of readSources({ file, path: 'f.yaml', explicit: true }, createReadBuffer(), chunkSize)) {
    const {
      toInfer,
      related,
      charts: _,
      documents: __,
      ...others
    } = isProblem(source) ? { ...NOTHING, problems: [source] } : scanSource(source);
    for (const [kind, items] of Object.entries({ ...others, toInfer: toInfer.map(read), related: related.map(read) }))
      found[kind] = [...(found[kind] ?? []), ...items];
  }
  return found;
}

const NOTHING = { toInfer: [], related: [], charts: [], documents: 0 };

describe('a large file', () => {
  test('read in chunks is the same as read at once, for any size of chunks', () => {
    const file = join(folder, 'f.yaml');
    fc.assert(
      fc.property(FILE, fc.integer({ min: 1, max: 600 }), (text, chunkSize) => {
        writeFileSync(file, text);
        expect(readIn(file, chunkSize)).toEqual(readIn(file, 1 << 20));
      }),
      { numRuns: 500 },
    );
  });

  test('the places are those of the file', () => {
    const file = join(folder, 'places.yaml');
    const text = `# é\u{1F600}\n${POD}---\n${POD}`;
    writeFileSync(file, text);
    const spans: { scalar: ScalarNode; span: Span }[] = [];
    for (const source of readSources({ file, path: 'p.yaml', explicit: false }, createReadBuffer(), 64)) {
      for (const reference of isProblem(source) ? [] : scanSource(source).toInfer) {
        const document = readReference(reference);
        if (!document || !('root' in document)) continue;
        for (const scalar of scalarsOf(document.root)) spans.push({ scalar, span: document.spanOf(scalar) });
      }
    }
    expect(spans.length).toBeGreaterThan(10);
    for (const { scalar, span } of spans) {
      expect(text.slice(span.start, span.end)).toBe(scalar.text);
      expect(text.split('\n')[span.line - 1]?.slice(span.column - 1, span.endColumn - 1)).toBe(scalar.text);
    }
  });
});

test.skipIf(process.platform === 'win32')('what comes through a pipe can be read again, as a file can', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  spawn('sh', ['-c', 'printf "a: 1\\nb: 2" > "$0"', pipe]);
  const again = [...readSources({ file: pipe, path: 'pipe', explicit: true })].map((source) =>
    isProblem(source) ? source.message : Buffer.from(source.reread(0, 4)).toString(),
  );
  expect(again).toEqual(['a: 1']);
});
