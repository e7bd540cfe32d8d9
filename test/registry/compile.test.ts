import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Assignment } from '../../src/model/registry.ts';
import { type Compiled, compileRegistry } from '../../src/registry/compile.ts';
import { onlyKeys } from '../only-keys.ts';

function compile(...lines: string[]): Compiled {
  return compileRegistry(lines.join('\n'), { path: 'ports.md', name: 'test' });
}

function rowsOf(...lines: string[]): readonly Assignment[] {
  const { registry, problems } = compile(...lines);
  expect(problems).toEqual([]);
  return registry.assignments;
}

/** A table below the heading for external TCP ports. */
const external = (...lines: string[]): string[] => ['## External', '### TCP', '', ...lines];

const summary = (row: Assignment): string => `${row.port}-${row.endPort}/${row.protocol} ${row.process} ${row.exposure} ${row.status}`;

interface Example {
  readonly document: string;
  readonly rows: readonly (string | object)[];
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
}

const EXAMPLES = load(readFileSync('test/registry/documents.yaml', 'utf8')) as Readonly<Record<string, Example>>;

test.each(Object.entries(EXAMPLES))('%s', (_, example) => {
  const {
    document,
    rows,
    problems: expectedProblems = [],
    notes: expectedNotes = [],
  } = onlyKeys(example, 'document problems notes', 'rows');
  const { registry, problems, notes } = compileRegistry(document, { path: 'ports.md', name: 'test' });
  const isWhole = rows.every((row) => typeof row === 'string');
  const shown = ({ port, endPort, protocol, process }: Assignment) =>
    `${port}${endPort === port ? '' : `-${endPort}`}/${protocol} ${process}`;
  if (isWhole) expect(registry.assignments.map(shown)).toEqual(rows);
  else expect(registry.assignments).toMatchObject(rows);
  for (const [found, expected] of [[problems, expectedProblems] as const, [notes, expectedNotes] as const]) {
    const starts = found.map(({ line, column, message }, index) => `${line}:${column} ${message}`.slice(0, expected[index]?.length));
    expect(starts).toEqual(expected);
  }
});

test('ports of any row come back as they were written', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 65535 }), fc.integer({ min: 1, max: 65535 }))
    .map(([a, b]) => ({ port: Math.min(a, b), endPort: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), fc.constantFrom(', ', '/', ' and ', ','), (ranges, separator) => {
      const cell = ranges.map(({ port, endPort }) => (port === endPort ? `${port}` : `${port}-${endPort}`)).join(separator);
      const rows = rowsOf(...external('| Port | Process |', '|-|-|', `| ${cell} | p |`));
      expect(rows.map(({ port, endPort }) => ({ port, endPort }))).toEqual(ranges);
    }),
  );
});

test('lines before a table move citations and nothing else', () => {
  const table = external('| Port | Process | Since |', '|-|-|-|', '| 1 | a | 4.1 |', '| 2-3 | b | |');
  const place = (row: Assignment): number => row.citation.line;
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'Words.', '- item', '> quote'), { maxLength: 20 }), (lines) => {
      const before = rowsOf(...table);
      const after = rowsOf(...lines, '', ...table);
      expect(after.map(summary)).toEqual(before.map(summary));
      expect(after.map(place)).toEqual(before.map((row) => place(row) + lines.length + 1));
    }),
  );
});

describe('hostile documents', () => {
  test.each([
    ['a line of pipes', `| Port | Process |\n|-|-|\n| 1 | a ${'|'.repeat(2_000_000)}`],
    ['a line of blanks', `| Port | Process |\n|-|-|\n| 1${' '.repeat(2_000_000)}x | a |`],
    ['comments that never end', `${'<!--'.repeat(300_000)}\n| Port | Process |\n|-|-|\n| 1 | a |`],
    ['headings of hashes', `# ${'#'.repeat(2_000_000)} x\n| Port | Process |\n|-|-|\n| 1 | a |`],
    ['a long list of ports', `| Port | Process |\n|-|-|\n| ${'9000-9001, '.repeat(100_000)} | a |`],
    ['many rows', `| Port | Process |\n|-|-|\n${'| 9000 | a |\n'.repeat(50_000)}`],
    ['many tables', '| Port | Process |\n|-|-|\n| 9000 | a |\n'.repeat(20_000)],
  ])('%s are read in one pass', (_, text) => {
    expect(() => compileRegistry(text, { path: 'ports.md', name: 'test' })).not.toThrow();
  });

  test('no text makes the compiler throw, and every row is an assignment or a problem', () => {
    const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('9104', '9200-9219', 'etcd', 'yes', '4.7', '|', '\\', '`'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 10 }), (rows) => {
        const lines = rows.map((cells) => `| ${cells.join(' | ').replace(/[\r\n]/g, '')} |`);
        const { registry, problems } = compile(...external('| Port | Process | Since |', '|-|-|-|', ...lines));
        const reported = new Set([...registry.assignments.map((row) => row.citation.line), ...problems.map((problem) => problem.line)]);
        lines.forEach((line, index) => {
          if (/[^|\s\\:-]/.test(line) && !line.includes('<!--')) expect(reported.has(index + 6), line).toBe(true);
        });
      }),
    );
  });
});
