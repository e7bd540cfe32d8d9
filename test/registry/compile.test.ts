import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Assignment } from '../../src/model/registry.ts';
import { type Compiled, compileRegistry } from '../../src/registry/compile.ts';

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

describe('columns', () => {
  test('are found by their headings, in any order', () => {
    const [row] = rowsOf(
      ...external('| Notes | Since | Port | Owning Team | Process |', '|---|:--|--:|:-:|---|', '| metrics | 4.9 | 9120 | sdn | metallb |'),
    );
    expect(row).toMatchObject({ port: 9120, process: 'metallb', team: 'sdn', since: '4.9', notes: 'metrics', applicationProtocol: null });
  });

  test('with "control plane only" only in their notes leave the cell of that name as it is', () => {
    const [row] = rowsOf(
      ...external('| Port | Process | Control-plane only | Notes |', '|-|-|-|-|', '| 9258 | ccm | | control plane only |'),
    );
    expect(row?.controlPlaneOnly).toBeNull();
  });

  test('with a transport in place of the application protocol have that transport', () => {
    const [row] = rowsOf(...external('| Protocol | Port Range | Purpose |', '|-|-|-|', '| UDP | 6081 | geneve |'));
    expect(row).toMatchObject({ protocol: 'UDP', applicationProtocol: null, process: 'geneve' });
  });
});

describe('port cells', () => {
  const ports = (cell: string): string[] =>
    rowsOf(...external('| Port | Process |', '|-|-|', `| ${cell} | p |`)).map((row) => `${row.port}-${row.endPort}/${row.protocol}`);

  test.each([
    ['9104', ['9104-9104/TCP']],
    ['`9104`', ['9104-9104/TCP']],
    ['9200-9219', ['9200-9219/TCP']],
    ['9200 – 9219', ['9200-9219/TCP']],
    ['9200 to 9219', ['9200-9219/TCP']],
    ['9200, 9201', ['9200-9200/TCP', '9201-9201/TCP']],
    ['9200/9201', ['9200-9200/TCP', '9201-9201/TCP']],
    ['9200 and 9300-9301', ['9200-9200/TCP', '9300-9301/TCP']],
    ['7946/TCP+UDP', ['7946-7946/TCP', '7946-7946/UDP']],
    ['6443*', ['6443-6443/TCP']],
  ])('%s', (cell, expected) => expect(ports(cell)).toEqual(expected));

  test.each([
    ['', 'the row names no port'],
    ['none', 'is not a port'],
    ['0', 'ports run from 1 to 65535'],
    ['65536', 'ports run from 1 to 65535'],
    ['9219-9200', 'ends before it begins'],
    ['-5', 'is not a port'],
    ['91o4', 'is not a port'],
    ['99999999999999999999', 'ports run from 1 to 65535'],
  ])('"%s" is a problem with its place', (cell, reason) => {
    const { problems, registry } = compile(...external('| Process | Port |', '|-|-|', `| p | ${cell} |`));
    expect(registry.assignments).toEqual([]);
    expect(problems).toEqual([{ path: 'ports.md', line: 6, column: expect.any(Number), message: expect.stringContaining(reason) }]);
  });

  test('of any row come back as they were written', () => {
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
});

describe('rows that cannot be read', () => {
  test('are reported with line and column, and the rest is read', () => {
    const { registry, problems } = compile(
      ...external(
        '| Port | Process | Control-plane only | Since |',
        '|------|---------|--------------------|-------|',
        '| 1    | a       | maybe              | 4.7   |',
        '| 2    |         | yes                | 4.7   |',
        '| 3    | c       | yes                | soon  |',
        '| 4    | d       | yes                | 4.7   | e | f |',
        '| 5    | e       | yes                | 4.7   |',
      ),
    );
    expect(registry.assignments.map((row) => row.port)).toEqual([1, 3, 4, 5]);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '6:20 cannot read "maybe" under "Control-plane only": expected yes, no or an empty cell',
      '7:10 the row names no process',
      '8:41 cannot read "soon" under "Since": expected a release such as 4.19',
      '9:49 "e" has no heading above it; write a pipe inside a cell as \\|',
      '9:53 "f" has no heading above it; write a pipe inside a cell as \\|',
    ]);
  });

  test('outside of a table are reported too', () => {
    const { problems } = compile(...external('| Port | Process |', '|-|-|', '| 1 | a |', '', '| 2 | b |'));
    expect(problems).toEqual([{ path: 'ports.md', line: 8, column: 1, message: expect.stringContaining('this row is not in a table') }]);
  });

  test('below a heading that a line of dashes underlines are reported too, for that is no table', () => {
    const { registry, problems } = compile(...external('| Port | Process |', '|-|-|', '| 1 | a |', '', 'Port | Process', '---', '2 | b'));
    expect(registry.assignments.map(({ port }) => port)).toEqual([1]);
    expect(problems).toMatchObject([{ line: 10, message: expect.stringContaining('this row is not in a table') }]);
  });

  test('below a heading row without its dashes are reported one by one', () => {
    expect(compile(...external('| Port | Process |', '| 1 | a |', '| 2 | b |')).problems.map((problem) => problem.line)).toEqual([5, 6, 1]);
  });

  test('a document without any table of ports is a problem', () => {
    expect(compile('# Nothing', '', '| A | B |', '|-|-|', '| 1 | 2 |').problems).toMatchObject([
      { line: 1, message: expect.stringContaining('"Port"') },
    ]);
  });
});

describe('Markdown', () => {
  test('escaped pipes, back-ticks, byte order mark and CRLF are read as Markdown means them', () => {
    const text = `\uFEFF${external('| Port | Process | Notes |', '|-|-|-|', '| `80` | `a` | x \\| y |').join('\r\n')}`;
    const { registry, problems } = compileRegistry(text, { path: 'ports.md', name: 'test' });
    expect(problems).toEqual([]);
    expect(registry.assignments).toMatchObject([{ port: 80, process: 'a', notes: 'x | y', citation: { line: 6 } }]);
  });

  test('tables in code blocks and comments are ignored', () => {
    const table = ['| Port | Process |', '|-|-|', '| 1 | a |'];
    expect(rowsOf(...external(...table, '', '```', ...table, '```', '<!--', ...table, '-->', '<!-- | 3 | c | -->')).length).toBe(1);
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
});

describe('headings', () => {
  test('have transport and exposure; Localhost-only may have sub-headings', () => {
    const table = (port: number): string[] => ['', '| Port | Process |', '|-|-|', `| ${port} | p |`, ''];
    const rows = rowsOf(
      '## External',
      '### TCP',
      ...table(1),
      '### UDP',
      ...table(2),
      '## Localhost-only',
      '### TCP',
      ...table(3),
      '### UDP',
      ...table(4),
    );
    expect(rows.map((row) => `${row.port} ${row.exposure} ${row.protocol} ${row.citation.table}`)).toEqual([
      '1 external TCP External / TCP',
      '2 external UDP External / UDP',
      '3 localhost TCP Localhost-only / TCP',
      '4 localhost UDP Localhost-only / UDP',
    ]);
  });

  test('or a column Removed make a row previously allocated', () => {
    const rows = rowsOf(
      '## Previously allocated',
      '',
      '| Port | Process | Owning Team | Until | Notes |',
      '|-|-|-|-|-|',
      '| 29101 | sdn | sdn | 4.17 | localhost-only |',
    );
    expect(rows).toMatchObject([{ status: 'removed', removed: '4.17', since: null, exposure: 'localhost' }]);
  });

  test('that say nothing of the exposure leave a note', () => {
    const { registry, notes } = compile('# Ports', '', '| Port | Process |', '|-|-|', '| 1 | a |');
    expect(registry.assignments).toMatchObject([{ exposure: 'external', protocol: 'TCP' }]);
    expect(notes).toMatchObject([{ line: 3, message: expect.stringContaining('no heading says') }]);
  });
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
        const told = new Set([...registry.assignments.map((row) => row.citation.line), ...problems.map((problem) => problem.line)]);
        lines.forEach((line, index) => {
          if (/[^|\s\\:-]/.test(line) && !line.includes('<!--')) expect(told.has(index + 6), line).toBe(true);
        });
      }),
    );
  });
});
