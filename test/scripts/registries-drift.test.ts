import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { main, textOfPage } from '../../scripts/registries-drift.ts';
import { readRowsFile } from '../../scripts/registry-rows.ts';
import { temporaryFolder } from '../cli/command-line.ts';

const ROWS = `name: own
title: Own ports
url: https://example.com/
sources:
  table: { repository: example/docs, ref: v1, path: docs/ports.md, numbersAfter: '## Ports' }
  code: { repository: example/agent, ref: v1, path: ports.go }
rows:
  - port: 9100
    process: agent
    sources: [{ in: table, line: 4, match: '\\| 9100 ' }, { in: code, line: 1, match: 'Agent += 9100' }]
  - port: 9200-9209
    process: drivers
    sources:
      - { in: table, line: 5, match: '9200-9209' }
notRows:
  - { in: table, number: 47, why: number of a protocol }
`;
const CHECKOUTS = {
  'docs/docs/ports.md': '# Docs of 8080\n## Ports\n| Port |\n| 9100 |\n| 9200-9209 |\n| 47 | v1.22, 10.0.0.0/16\n## More\n7070\n',
  'agent/ports.go': 'Agent   = 9100\n',
};

/** The lines that are printed for rows.yaml and the checkouts of its sources, and the exit status. */
async function drift(files: Readonly<Record<string, string>> = {}, more: readonly string[] = []) {
  const root = temporaryFolder({ ...CHECKOUTS, 'registry/own/rows.yaml': ROWS, ...files });
  cpSync('registry/rows.schema.json', join(root, 'registry/rows.schema.json'));
  const before = process.exitCode;
  onTestFinished(() => {
    process.exitCode = before;
  });
  const lines: string[] = [];
  const checkouts = ['docs', 'agent'].flatMap((name) => ['--checkout', `example/${name}=${join(root, name)}`]);
  await main([...checkouts, ...more], root, (line: string) => lines.push(line));
  return { lines, status: process.exitCode, rows: readFileSync(join(root, 'registry/own/rows.yaml'), 'utf8') };
}

describe('registries:drift', () => {
  test('prints nothing if each line still matches, else what moved, and --write sets the line', async () => {
    expect(await drift()).toMatchObject({ lines: [], status: 0 });
    const moved = { 'agent/ports.go': '// Ports\nAgent = 9100\n' };
    const lines = ['moved  own 9100/TCP agent: example/agent ports.go: line 1 is line 2 now'];
    expect(await drift(moved)).toMatchObject({ lines, status: 1, rows: ROWS });
    expect((await drift(moved, ['--write'])).rows).toBe(ROWS.replace('in: code, line: 1', 'in: code, line: 2'));
  });

  test('prints exactly an edited number: its match is gone, and it is new', async () => {
    const edited = { 'docs/docs/ports.md': CHECKOUTS['docs/docs/ports.md'].replace('| 9100 |', '| 9101 |') };
    expect((await drift(edited)).lines).toEqual([
      'gone   own 9100/TCP agent: example/docs docs/ports.md: no line matches \\| 9100 ',
      'new    own 9101: example/docs docs/ports.md, line 4',
    ]);
  });

  test('reports a source that cannot be read, and the others all the same', async () => {
    const root = await drift({ 'agent/ports.go': '' }, ['--checkout', 'example/docs=/nonexistent']);
    expect(root.lines).toEqual([
      expect.stringMatching(/^unread example\/docs docs\/ports.md: ENOENT/),
      'gone   own 9100/TCP agent: example/agent ports.go: no line matches Agent += 9100',
    ]);
    expect(root.status).toBe(3);
  });

  test('reads the tables of pages a row a line', () => {
    expect(textOfPage('<tr><td>sunrpc (local)</td>\n<td>665 - 986</td></tr><tr><th>a</th></tr>')).toMatch(/^sunrpc \(local\): 665-986$/m);
  });
});

describe('a rows.yaml', () => {
  const problemsOf = (text: string, more: Readonly<Record<string, string>> = {}): string => {
    const schema = readFileSync('registry/rows.schema.json', 'utf8');
    const root = temporaryFolder({ 'registry/own/rows.yaml': text, 'registry/rows.schema.json': schema, ...more });
    try {
      readRowsFile(root, 'own');
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const also = (row: string): string =>
    ROWS.replace('notRows:', `  - { process: other, sources: [{ in: table, match: a }], ${row} }\nnotRows:`);

  test.each([
    [
      'an unknown key',
      ROWS.replace('process: agent', 'process: agent\n    purpose: x'),
      /^registry\/own\/rows.yaml:10:5: rows\[0\]: there is no key purpose/,
    ],
    [
      'a port with two owners',
      also('port: 9100'),
      'registry/own/rows.yaml:15:65: 9100/TCP is also the port of agent; say when each of them listens',
    ],
    ['a port with two owners, of which one says when', also('port: 9100, when: sometimes'), /:15:65: 9100\/TCP is also/],
    ['a port with two transports', also('port: 9100, protocol: UDP'), ''],
    ['a range that ends before it begins', ROWS.replace('port: 9100', 'port: 9100-9000'), /: the range 9100-9000 ends before it begins$/],
    ['a range above the last port', ROWS.replace('port: 9100', 'port: 9100-70000'), /: 70000 is above 65535/],
    ['an unknown source', ROWS.replace('in: code', 'in: cod'), /rows.yaml:10:\d+: sources do not contain cod$/],
    ['a wrong pattern', ROWS.replace("'Agent += 9100'", "'*9100'"), /rows.yaml:10:\d+: is not a regular expression/],
    ['another name', ROWS.replace('name: own', 'name: other'), 'registry/own/rows.yaml:1:7: the name is other, and the folder own'],
    ['an unknown registry', `${ROWS}includes: [nonesuch]\n`, 'registry/own/rows.yaml:17:12: there is no registry nonesuch'],
    ['itself', `${ROWS}includes: [own]\n`, /:17:12: includes itself/],
  ])('reports %s with line and column', (_, text, message) => {
    if (typeof message === 'string') expect(problemsOf(text)).toBe(message);
    else expect(problemsOf(text)).toMatch(message);
  });

  test('that includes one that includes it is reported', () => {
    const more = { 'registry/other/rows.yaml': `${ROWS.replace('name: own', 'name: other')}includes: [own]\n` };
    expect(problemsOf(`${ROWS}includes: [other]\n`, more)).toMatch(/includes itself: own, which includes other, which includes own$/);
  });
});
