import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadRegistries, loadRegistry } from '../../src/registry/load.ts';
import { temporaryFolder } from '../folder.ts';

/** Loads a file with this text; `base` names the registry whose owners and ranges it has. */
async function load(file: string, text: string, base?: string): ReturnType<typeof loadRegistry> {
  return loadRegistry(file, { cwd: temporaryFolder({ [file]: text }), base });
}

describe('a registry of one’s own', () => {
  test('may be YAML with only what is needed', async () => {
    const { registry, problems } = await load('own.yaml', 'version: 1\nname: acme\nassignments:\n  - port: 9104\n    process: relay\n');
    expect(problems).toEqual([]);
    expect(registry?.assignments).toEqual([
      {
        registry: 'acme',
        protocol: 'TCP',
        port: 9104,
        endPort: 9104,
        process: 'relay',
        applicationProtocol: null,
        exposure: 'external',
        controlPlaneOnly: null,
        team: null,
        since: null,
        removed: null,
        notes: null,
        citation: { document: 'own.yaml', table: 'assignments', line: 4 },
        owners: [],
        status: 'active',
        presence: null,
        when: null,
      },
    ]);
  });

  test.each([
    [
      'own.yaml',
      '# rows\r\nversion: 1\r\nname: a\r\nassignments:\r\n- {port: 1, process: x}\r\n# next\r\n-\r\n  port: 2\r\n  process: y\r\n',
      [5, 8],
    ],
    ['own.json', '{\n "assignments": [{"port": 1, "process": "x"},\n  {"port": 2, "process": "y"}],\n "version": 1, "name": "a"}', [2, 3]],
    ['alias.yaml', 'version: 1\nname: a\nassignments: &all\n  - &one {port: 1, process: x}\n  - *one\n', [4, 4]],
  ])('is cited by the lines of its rows: %s', async (file, text, lines) => {
    const { registry } = await load(file, text);
    expect(registry?.assignments.map((row) => row.citation.line)).toEqual(lines);
  });

  test('may be JSON, and what is compiled can be loaded again', async () => {
    const { registry } = await loadRegistry('openshift', { cwd: '.' });
    const again = await load('copy.json', JSON.stringify(registry));
    expect(again).toEqual({ registry, problems: [], notes: [] });
  });

  describe('may be a Markdown document', () => {
    const OWN = '## External\n\n| Port | Process |\n|-|-|\n| 9100 | node-exporter |\n| 9104 | relay |\n';

    test('of another project, which gets no owners, ranges or namespaces', async () => {
      const { registry } = await load('ports.md', OWN);
      expect(registry).toMatchObject({ name: 'ports', ranges: [], reservedRanges: [], platformNamespaces: [], unregistered: [] });
      expect(registry?.assignments.map((row) => row.owners)).toEqual([[], []]);
    });

    test('with those of a base', async () => {
      const { registry } = await load('ports.md', OWN, 'openshift');
      expect(registry?.assignments.map((row) => row.owners.length)).toEqual([1, 0]);
      expect(registry?.platformNamespaces).toContain('openshift-*');
      await expect(load('ports.md', OWN, 'openshft')).rejects.toThrow('did you mean openshift?');
    });

    const today = readFileSync(new URL('../../registry/openshift/host-ports.md', import.meta.url), 'utf8');
    const without = (share: number): string => today.replace(/^\| (\d+).*\n/gm, (row, port) => (Number(port) % 10 < share * 10 ? '' : row));

    test.each([
      ['today’s', today, true],
      ['one without a fifth of the rows', without(0.2), true],
      ['one with few of the rows', without(0.9), false],
    ])('which is another version of OpenShift’s: %s', async (_, text, isVersion) => {
      const { registry } = await load('host-ports.md', text);
      expect(registry?.platformNamespaces.includes('openshift-*')).toBe(isVersion);
      expect((await load('host-ports.md', text, 'none')).registry?.platformNamespaces).toEqual([]);
    });
  });

  const rows = (row: string): string => `version: 1\nname: a\nassignments:\n  - {${row}}`;
  test.each([
    ['a missing field', rows('port: 1'), 'assignments[0]: the key process is missing'],
    ['a field too many', rows('port: 1, process: x, teem: y'), 'assignments[0]: there is no key teem; did you mean team?'],
    ['a misspelt choice', rows('port: 1, process: x, exposure: localhos'), 'did you mean localhost?'],
    ['a port out of range', rows('port: 70000, process: x'), 'assignments[0].port: ports go from 1 to 65535'],
    ['a port in quotes', rows('port: "80", process: x'), 'assignments[0].port: expected a whole number, found "80"'],
    ['a range that ends before it begins', rows('port: 9, endPort: 8, process: x'), 'the range 9-8 ends before it begins'],
    ['an unknown condition', rows('port: 1, process: x, presence: every-nod'), 'no condition "every-nod"; did you mean every-node?'],
    ['another version', 'version: 2\nname: a\nassignments: []', 'version: expected 1, found "2"'],
    ['a regular expression', 'version: 1\nname: a\nplatformNamespaces: ["~("]\nassignments: []', 'pattern "~("'],
    ['no mapping', '- 1', 'expected a mapping, found a list'],
    ['nothing', '', 'the file is empty'],
    ['half a flow map', 'version: 1\nname: {', 'neither JSON nor YAML'],
  ])('%s is reported', async (_, text, message) => {
    const { registry, problems } = await load('bad.yaml', text);
    expect(registry).toBeNull();
    expect(problems).toEqual([
      { path: 'bad.yaml', line: expect.any(Number), column: expect.any(Number), message: expect.stringContaining(message) },
    ]);
  });

  test('of several mistakes reports all of them, each at its place', async () => {
    const { problems } = await load(
      'bad.yaml',
      'version: 1\nname: a\nassignments:\n  - port: 70000\n    proces: x\n    since: 4.19\n    team: {a: b}\nteam: b\n',
    );
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '4:5 assignments[0]: the key process is missing',
      '4:11 assignments[0].port: ports go from 1 to 65535',
      '5:5 assignments[0]: there is no key proces; did you mean process?',
      '6:12 assignments[0].since: expected a text or nothing, found "4.19"; put it in quotes',
      '7:11 assignments[0].team: expected a text or nothing, found a mapping',
      '8:1 there is no key team',
    ]);
  });

  test('that is an alias bomb is refused before it is walked', async () => {
    const levels = Array.from({ length: 9 }, (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`).join(', ')}]`);
    const { problems } = await load('bomb.yaml', `a0: &a0 [x]\n${levels.join('\n')}\n`);
    expect(problems).toMatchObject([{ message: expect.stringContaining('too large') }]);
  });

  test('that contains itself is refused', async () => {
    const { registry, problems } = await load('self.yaml', '&a [*a]');
    expect([registry, problems.length]).toEqual([null, 1]);
  });

  test.each(['[', '{"a":'.repeat(20_000), '['.repeat(200_000), '\0\0', 'a: '.repeat(1000)])(
    'of rubbish is a problem, never a crash',
    async (text) => {
      const { registry, problems } = await load('rubbish.yaml', text);
      expect([registry, problems.length]).toEqual([null, 1]);
    },
  );
});

describe('names', () => {
  test('that the program does not carry and that are no file are reported', async () => {
    const { problems } = await loadRegistry('openshft', { cwd: '.' });
    expect(problems).toMatchObject([
      { path: 'openshft', message: 'cannot read the registry: there is no such file; did you mean openshift?' },
    ]);
  });

  test('of folders are reported', async () => {
    expect((await loadRegistry('.', { cwd: '.' })).problems).toMatchObject([{ message: 'cannot read the registry: this is a folder' }]);
  });

  test('load several registries in order, each once', async () => {
    const { registries } = await loadRegistries(['kubernetes', 'openshift', 'kubernetes'], { cwd: '.' });
    expect(registries.map((registry) => registry.name)).toEqual(['kubernetes', 'openshift']);
  });

  test('of two registries must differ', async () => {
    const cwd = temporaryFolder({ 'second.yaml': 'version: 1\nname: openshift\nassignments: []\n' });
    const { registries, problems } = await loadRegistries(['openshift', 'second.yaml'], { cwd });
    expect(registries).toHaveLength(1);
    expect(problems).toMatchObject([{ path: 'second.yaml', message: expect.stringContaining('already a registry') }]);
  });
});
