import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, runIn, temporaryFolder } from '../cli/command-line.ts';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const outputIsValid = new Ajv().compile(read('schemas/registry.schema.json') as object);
const registryIsValid = new Ajv({ keywords: ['errorMessage'] }).compile(read('registry/schema.json') as object);

const DOCUMENT = `# Ports of ours

## External

| Port | Process | Since | Notes |
|------|---------|-------|-------|
| 9104 | relay   | 4.1   |       |
| 9105 | gate    | 4.2   |       |
`;

const RELAY = `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: relay, namespace: openshift-relay }
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: main
          image: relay:1
          ports: [{ containerPort: 9314 }]
`;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostport-lint-registry-'));
  writeFileSync(join(folder, 'ports.md'), DOCUMENT);
  writeFileSync(join(folder, 'newer.md'), DOCUMENT.replace('gate ', 'door ').replace('| 9104 ', '| 9106 '));
  writeFileSync(join(folder, 'broken.md'), `${DOCUMENT}| what | is    | this  |       |\n`);
  writeFileSync(join(folder, 'relay.yaml'), RELAY);
  writeFileSync(join(folder, 'unclosed.yaml'), RELAY.replace('9314 }]', '9314 }'));
  writeFileSync(join(folder, 'clash.md'), `${DOCUMENT}| 9105 | bridge | 4.3 | \u001b[31mred |\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `registry` with these words. */
function run(words: string): Promise<Ran> {
  return runIn(folder, ['registry', ...words.split(' ')]);
}

test.each([
  'check',
  'list',
  'find 9104',
  'find etcd',
  'free',
  'free --reach localhost',
  'diff openshift@4.16 openshift',
  'diff ports.md newer.md',
  'propose relay.yaml',
])('%s --format json prints what the published schema describes', async (words) => {
  const { stdout, stderr } = await run(`${words} --format json`);
  expect(outputIsValid(JSON.parse(stdout)), JSON.stringify(outputIsValid.errors)).toBe(true);
  expect(stderr).toBe('');
});

test.each(['compile', 'check', 'list', 'find', 'free', 'show', 'diff', 'propose'])('%s --help shows examples', async (name) => {
  const { stdout, status } = await run(`${name} --help`);
  expect(stdout).toMatch(new RegExp(`Examples:\\n {2}\\$ hostport-lint registry ${name}`));
  expect(status).toBe(0);
});

describe('compile', () => {
  test('prints a registry that --registry takes', async () => {
    const { stdout, status } = await run('compile ports.md --format json --name ours');
    const registry = JSON.parse(stdout);
    expect(registryIsValid(registry), JSON.stringify(registryIsValid.errors)).toBe(true);
    expect(registry).toMatchObject({
      name: 'ours',
      title: 'Ports of ours',
      assignments: [{ port: 9104, citation: { document: 'ports.md', line: 7 } }, { port: 9105 }],
    });
    expect(status).toBe(0);
    writeFileSync(join(folder, 'compiled.json'), stdout);
    expect((await run('list --registry compiled.json --owner gate')).stdout).toContain('9105  TCP');
  });

  test('takes ranges from the base registry that is named', async () => {
    expect(JSON.parse((await run('compile ports.md --format json')).stdout).ranges).toEqual([]);
    expect(JSON.parse((await run('compile ports.md --format json --base openshift')).stdout).ranges).not.toEqual([]);
    expect(await run('compile ports.md --base nothing.md')).toMatchObject({ status: 2, stderr: expect.stringContaining('nothing.md:1:1') });
  });

  test('reports rows it cannot read with their place, prints the rest, and returns 3', async () => {
    const { stdout, stderr, status } = await run('compile broken.md');
    expect(stderr).toBe(
      'broken.md:9:3: cannot read the port "what": "what" is not a port\nbroken.md:9:18: cannot read "this" under "Since": expected a release such as 4.19\n',
    );
    expect(stdout).toContain('2 rows');
    expect(status).toBe(3);
  });
});

describe('check', () => {
  test('returns 1 for errors, 3 where rows could not be read, else 0', async () => {
    expect((await run('check ports.md')).status).toBe(0);
    expect((await run('check clash.md')).status).toBe(1);
    expect((await run('check clash.md --fail-on never')).status).toBe(0);
    expect((await run('check ports.md --base none --fail-on info')).status).toBe(0);
    expect((await run('check broken.md')).status).toBe(3);
  });

  test('of the built-in registry has no error', async () => expect((await run('check')).status).toBe(0));
});

test('control characters of a document cannot reach the terminal', async () => {
  const { stdout } = await run('compile clash.md');
  expect(stdout).toContain('\\x1b[31mred');
  expect(stdout).not.toContain('\u001b');
});

test('diff reports moved rows and new owners', async () => {
  const { stdout } = await run('diff ports.md newer.md');
  expect(stdout).toMatch(/moved +9104\/TCP relay +port: 9104 -> 9106/);
  expect(stdout).toMatch(/owner-changed +9105\/TCP gate +process: gate -> door/);
});

test('diff takes bare releases of the OpenShift registry, unless a file is named so', async () => {
  const named = (await run('diff openshift@4.16 openshift@4.19')).stdout;
  expect((await run('diff 4.16 4.19')).stdout).toBe(named);
  expect((await run('diff 4.16 4.19 --base none')).stdout).toBe(named);
  writeFileSync(join(folder, '4.1'), '## External\n\n| Port | Process |\n|-|-|\n| 9104 | relay |\n');
  expect((await run('diff 4.1 4.1')).stdout).toBe('The two agree.\n');
  expect((await run('diff 4.1 4.16')).stdout).toMatch(/removed +9104\/TCP relay/);
});

test('free lists taken ports only where there are some', async () => {
  expect((await run('free 20000-20001 --reach localhost')).stdout).not.toContain('TAKEN');
  expect((await run('free 9100-9101 --count 1')).stdout).toMatch(/TAKEN +WHY\n9100 /);
});

test('free takes the range as an argument, too', async () => {
  expect((await run('free 29100-29110 --reach localhost')).stdout).toBe((await run('free --range 29100-29110 --reach localhost')).stdout);
});

test('propose prints rows, and returns 3 where something could not be read', async () => {
  const { stdout, status } = await run('propose relay.yaml');
  expect(stdout).toContain('| 9314 | relay');
  expect(status).toBe(0);
  const { stderr, status: incomplete } = await run('propose relay.yaml unclosed.yaml');
  expect(stderr).toContain('unclosed.yaml:12:1: cannot be read as YAML');
  expect(incomplete).toBe(3);
});

describe('where a configuration names registries', () => {
  const files = {
    '.hostport-lint.yaml': 'registries: [kubernetes, own.md]\n',
    'own.md': DOCUMENT,
    'relay.yaml': RELAY,
    'below/other.yaml': RELAY,
  };
  const runHere = (folder: string, words: string) => runIn(folder, ['registry', ...words.split(' ')]);

  test('they are searched, and a note says so', async () => {
    const { stdout, stderr } = await runHere(temporaryFolder(files), 'find 9104');
    expect(stdout).toContain('relay');
    expect(stderr).toBe('note: .hostport-lint.yaml names the registries: kubernetes, own.md\n');
  });

  test('a folder below has the same, by paths of its own', async () => {
    const { stdout, stderr } = await runHere(`${temporaryFolder(files)}/below`, 'find 9104');
    expect(stdout).toContain('relay');
    expect(stderr).toBe('note: ../.hostport-lint.yaml names the registries: kubernetes, ../own.md\n');
  });

  test('the command line wins', async () => {
    const { stdout, stderr } = await runHere(temporaryFolder(files), 'free --for platform --registry openshift');
    expect(stdout).toContain('Searched 9000-9999/TCP');
    expect(stderr).toBe('');
  });

  test('free looks where these registries keep nothing', async () => {
    const { stdout } = await runHere(temporaryFolder(files), 'free');
    expect(stdout).toContain('Searched 20000-29999/TCP');
  });
});

test.each([
  ['list --registry openshft', 'did you mean openshift?'],
  ['list --port http', 'Write ports like 9104'],
  ['list --release soon', 'Write a release like 4.19'],
  ['free --range 1,2', 'Write one range like 9000-9999'],
  ['free --count 0', 'Write a number from 1 on'],
  ['list --exposure world', 'Allowed choices are external, localhost'],
  ['diff openshift@next openshift', 'after @ write a release'],
  ['propose x.yaml --since soon', 'Write a release like 4.19'],
  ['free 9000-9010,9020', 'Write one range like 9000-9999'],
  ['chek', 'did you mean check?'],
  ['find', "missing required argument 'query'"],
  ['find ', 'nothing to find'],
])('%s is wrong use: returns 2 and says what to do', async (words, message) => {
  const { stderr, status } = await run(words);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test.each(['compile nowhere.md', 'check nowhere.md', 'diff nowhere.md openshift'])(
  '%s: a document that is not there returns 3',
  async (words) => {
    const { stderr, status } = await run(words);
    expect(stderr).toBe('nowhere.md:1:1: cannot read the registry: there is no such file\n');
    expect(status).toBe(3);
  },
);
