import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const outputIsValid = new Ajv().compile(read('schemas/registry.schema.json') as object);
const registryIsValid = new Ajv({ keywords: ['errorMessage'] }).compile(read('registry/schema.json') as object);

const DOCUMENT = '## External\n\n| Port | Process | Since |\n|-|-|-|\n| 9104 | relay | 4.1 |\n';
const RELAY = `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: relay, namespace: openshift-relay }
spec: { template: { spec: { hostNetwork: true, containers: [{ name: main, image: relay:1, ports: [{ containerPort: 9314 }] }] } } }
`;

const run = (folder: string, words: string) => runIn(folder, ['registry', ...words.split(' ')]);

test.each([
  'check',
  'list',
  'find 9104',
  'find etcd',
  'free',
  'free --reach localhost',
  'diff openshift@4.16 openshift',
  'diff ports.md openshift',
  'propose relay.yaml',
])('%s --format json prints what the published schema describes', async (words) => {
  const { stdout, stderr } = await run(temporaryFolder({ 'ports.md': DOCUMENT, 'relay.yaml': RELAY }), `${words} --format json`);
  expect(outputIsValid(JSON.parse(stdout)), JSON.stringify(outputIsValid.errors)).toBe(true);
  expect(stderr).toBe('');
});

test.each(['compile', 'check', 'list', 'find', 'free', 'show', 'diff', 'propose'])('%s --help shows examples', async (name) => {
  const { stdout, status } = await run('.', `${name} --help`);
  expect(stdout).toMatch(new RegExp(`Examples:\\n {2}\\$ hostport-lint registry ${name}`));
  expect(status).toBe(0);
});

test('what compile prints is a registry that --registry reads', async () => {
  const compiled = (await run(temporaryFolder({ 'ports.md': DOCUMENT }), 'compile ports.md --format json')).stdout;
  expect(registryIsValid(JSON.parse(compiled)), JSON.stringify(registryIsValid.errors)).toBe(true);
  const folder = temporaryFolder({ 'compiled.json': compiled });
  expect((await run(folder, 'list --registry compiled.json --owner relay')).stdout).toContain('9104  TCP');
});

test('propose reads a chart with Helm, and reports that there is none', async () => {
  const folder = temporaryFolder({
    'chart/Chart.yaml': 'apiVersion: v2\nname: relay\nversion: 1.0.0\n',
    'chart/templates/relay.yaml': RELAY.replace('9314', '{{ add 9313 1 }}'),
  });
  const { stderr, status } = await run(folder, 'propose --registry openshift chart');
  expect(stderr).toContain('there is no helm on the PATH');
  expect(status).toBe(3);
});

test('find needs a port or a word', async () => {
  expect(await run('.', 'find ')).toMatchObject({ status: 2, stderr: expect.stringContaining('the query is empty') });
});

describe('where a configuration names registries', () => {
  const files = {
    '.hostport-lint.yaml': 'registries: [kubernetes, own.md]\n',
    'own.md': DOCUMENT,
    'relay.yaml': RELAY,
    'below/other.yaml': RELAY,
  };

  test('they are searched, and a note says so', async () => {
    const { stdout, stderr } = await run(temporaryFolder(files), 'find 9104');
    expect(stdout).toContain('relay');
    expect(stderr).toBe('note: .hostport-lint.yaml sets the registries: kubernetes, own.md\n');
  });

  test('a folder below has the same, by paths of its own', async () => {
    const { stdout, stderr } = await run(`${temporaryFolder(files)}/below`, 'find 9104');
    expect(stdout).toContain('relay');
    expect(stderr).toBe('note: ../.hostport-lint.yaml sets the registries: kubernetes, ../own.md\n');
  });

  test('the command line wins', async () => {
    const { stdout, stderr } = await run(temporaryFolder(files), 'free --for platform --registry openshift');
    expect(stdout).toContain('Searched 9000-9999/TCP');
    expect(stderr).toBe('');
  });

  test('free looks where these registries keep nothing', async () => {
    const { stdout } = await run(temporaryFolder(files), 'free');
    expect(stdout).toContain('Searched 20000-29999/TCP');
  });
});
