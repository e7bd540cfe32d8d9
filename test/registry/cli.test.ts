import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answeringTo } from '../../src/cli/io.ts';
import { registryCommand } from '../../src/cli/registry.ts';
import type { Problem } from '../../src/model/source.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { listener } from './listener.ts';

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

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostport-lint-registry-'));
  writeFileSync(join(folder, 'ports.md'), DOCUMENT);
  writeFileSync(join(folder, 'newer.md'), DOCUMENT.replace('gate ', 'door ').replace('| 9104 ', '| 9106 '));
  writeFileSync(join(folder, 'broken.md'), `${DOCUMENT}| what | is    | this  |       |\n`);
  writeFileSync(join(folder, 'clash.md'), `${DOCUMENT}| 9105 | bridge | 4.3 | \u001b[31mred |\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/** Runs `registry` with these words, as the program does. */
async function run(words: string, problems: Problem[] = []): Promise<Outcome> {
  const outcome = { stdout: '', stderr: '', status: 0 };
  const io = {
    cwd: folder,
    stdout: (text: string) => {
      outcome.stdout += text;
    },
    stderr: (text: string) => {
      outcome.stderr += text;
    },
    setExitCode: (code: number) => {
      outcome.status = code;
    },
  };
  const listenersOf = async () => ({ listeners: [listener({ port: 9104 })], problems });
  const command = answeringTo(io, registryCommand(io, { listenersOf }));
  try {
    await command.parseAsync(words.split(' '), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) outcome.status = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UsageError) return { ...outcome, stderr: error.message, status: 2 };
    else throw error;
  }
  return outcome;
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
  'propose x.yaml',
])('%s --format json prints what the published schema describes', async (words) => {
  const { stdout, stderr } = await run(`${words} --format json`);
  expect(outputIsValid(JSON.parse(stdout)), JSON.stringify(outputIsValid.errors)).toBe(true);
  expect(stderr).toBe('');
});

test.each(['compile', 'check', 'list', 'find', 'free', 'diff', 'propose'])('%s --help shows examples', async (name) => {
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

  test('tells rows it cannot read with their place, prints the rest, and returns 3', async () => {
    const { stdout, stderr, status } = await run('compile broken.md');
    expect(stderr).toBe(
      'broken.md:9:3: cannot read the port "what": "what" is no port\nbroken.md:9:18: cannot read "this" under "Since": expected a release such as 4.19\n',
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

test('diff tells moved rows and new owners', async () => {
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
  const { stdout, status } = await run('propose manifests');
  expect(stdout).toContain('| 9104 | relay');
  expect(status).toBe(0);
  const { stderr, status: incomplete } = await run('propose manifests', [{ path: 'a.yaml', line: 2, column: 1, message: 'not YAML' }]);
  expect([stderr, incomplete]).toEqual(['a.yaml:2:1: not YAML\n', 3]);
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
  ['chek', 'Did you mean check?'],
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
