import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { folderWith, manifestWith } from './command-line.ts';

const NAME = '.hostport-lint.yaml';

describe('hostport-lint config', () => {
  const files = { [NAME]: '# ours\nfailOn: warning\nrules:\n  hidden-ports: off\n', 'm/a.yaml': manifestWith() };

  test('prints each value with its origin: default, line of the file, option', async () => {
    const { stdout, status } = await folderWith(files).run('config --release 4.19 m');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# configuration file: \.hostport-lint\.yaml$/m);
    expect(stdout).toMatch(/^failOn: "warning" +# \.hostport-lint\.yaml:2$/m);
    expect(stdout).toMatch(/^rules: \{"hidden-ports":"off"\} +# \.hostport-lint\.yaml:3$/m);
    expect(stdout).toMatch(/^release: "4\.19" +# option --release$/m);
    expect(stdout).toMatch(/^minConfidence: "medium" +# default$/m);
  });

  test('prints YAML, and the same as JSON', async () => {
    const folder = folderWith(files);
    const yaml = load((await folder.run('config')).stdout) as Record<string, unknown>;
    const json = JSON.parse((await folder.run('config --format json')).stdout) as { settings: Record<string, { value: unknown }> };
    expect(Object.fromEntries(Object.entries(json.settings).map(([key, { value }]) => [key, value]))).toEqual(yaml);
  });

  test('says that there is no file', async () => {
    expect((await folderWith({}).run('config')).stdout).toContain('# no configuration file');
    expect((await folderWith(files).run('config --no-config')).stdout).toMatch(/^failOn: "error" +# default$/m);
  });
});

describe('hostport-lint init', () => {
  const read = (folder: { path: string }) => readFileSync(path.join(folder.path, NAME), 'utf8');

  test('writes what it sees: registries, clusters, and how many findings there are', async () => {
    const folder = folderWith({ 'clusters/east/a.yaml': manifestWith(), 'clusters/west/a.yaml': manifestWith() });
    const ran = await folder.run('init');
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toContain(`wrote ${NAME}\n`);
    expect(load(read(folder))).toEqual({
      registries: ['openshift'],
      clusters: { east: { installs: ['clusters/east/**'] }, west: { installs: ['clusters/west/**'] } },
    });
    expect(read(folder)).toMatch(/^# yaml-language-server: \$schema=https:/);
    expect(read(folder)).toContain('# 4 errors today. hostport-lint baseline create');
    expect((await folder.run('config')).status).toBe(0);
  });

  test.each(['clusters', 'gitops/clusters', 'deploy/gitops/clusters'])('sees the clusters below %s', async (parent) => {
    const folder = folderWith({ [`${parent}/east/a.yaml`]: manifestWith(), [`${parent}/west/a.yaml`]: manifestWith() });
    await folder.run('init');
    expect(load(read(folder))).toMatchObject({
      clusters: { east: { installs: [`${parent}/east/**`] }, west: { installs: [`${parent}/west/**`] } },
    });
  });

  test('names the registry of Kubernetes where nothing belongs to OpenShift', async () => {
    const folder = folderWith({ 'a.yaml': manifestWith().replace('openshift-example', 'example') });
    await folder.run('init');
    expect(load(read(folder))).toEqual({ registries: ['kubernetes'] });
  });

  test('names no registry where it sees no workload, and says so', async () => {
    const folder = folderWith({ 'values.yaml': 'a: 1\n' });
    expect((await folder.run('init')).stdout).toContain('no workload was seen, so no registry was chosen');
    expect(read(folder)).not.toMatch(/^registries:/m);
  });

  test('gives a file that is right with every comment made true', async () => {
    const folder = folderWith({});
    await folder.run('init');
    const keys = read(folder).replace(/^# (?=[A-Za-z]+:| {2})/gm, '');
    folder.write(NAME, keys.replace(/^yaml-language-server.*$/m, ''));
    folder.write('programs.yaml', 'programs: []\n');
    for (const path of ['apps', 'clusters/east', 'clusters/west']) folder.write(`${path}/a.yaml`, '');
    folder.write('.hostport-lint-baseline.json', '{"version": 1, "findings": []}');
    const ran = await folder.run('config');
    expect(ran.stderr).toBe('');
    expect(ran.stdout).toContain('unregistered-host-port');
  });

  test('never writes over a configuration without --force', async () => {
    const folder = folderWith({ [NAME]: 'failOn: never\n' });
    const ran = await folder.run('init');
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain('--force replaces it');
    expect(read(folder)).toBe('failOn: never\n');
    expect((await folder.run('init --force')).status).toBe(0);
    expect(read(folder)).toContain('registries:');
  });

  test('reports a missing folder', async () => {
    const ran = await folderWith({}).run('init nowhere');
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain('no such file or folder');
  });
});

test('an invalid registry is reported at its place in the configuration', async () => {
  const folder = folderWith({ [NAME]: 'registries:\n  - opnshift\n  - ./own.yaml\n', 'a.yaml': manifestWith() });
  const ran = await folder.run('a.yaml');
  expect(ran.status).toBe(2);
  expect(ran.stderr).toBe(
    `hostport-lint: ${NAME}:2:5: registries: there is no registry or file opnshift; did you mean openshift?\n${NAME}:3:5: registries: there is no registry or file ./own.yaml\n`,
  );
  expect((await folder.run('--registry kubernetes a.yaml')).status).not.toBe(2);
});
