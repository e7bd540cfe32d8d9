import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counting, folderWith, manifestWith, silenced } from './command-line.ts';

const NAME = '.hostport-lint.yaml';
const UNDECLARED = '14 undeclared-host-port';

describe('extends', () => {
  test('adds lists up, and this file wins over the others, from the first to the last', async () => {
    const folder = folderWith({
      'm/a.yaml': manifestWith(),
      'm/deep/b.yaml': manifestWith({}, 9996),
      [NAME]:
        'extends: [shared/strict.yaml, shared/names.yaml]\nfailOn: never\nignore: [{path: m/a.yaml, rule: undeclared-host-port, reason: ours}]',
      'shared/strict.yaml':
        'failOn: warning\nminConfidence: low\nrules: {unregistered-host-port: off, undeclared-host-port: error}\nexclude: [../m/deep]',
      'shared/names.yaml': 'extends: strict.yaml\nrules: {undeclared-host-port: info}',
    });
    const ran = await folder.run('--format json m');
    expect(ran.status).toBe(0);
    expect(counting(ran)).toEqual([]);
    expect(silenced(ran)).toEqual([`${UNDECLARED} config: ours`]);
    expect(ran.stdout).toContain('"severity": "info"');
    expect(ran.stdout).not.toContain('9996');
    const config = (await folder.run('config m')).stdout;
    expect(config).toMatch(/^failOn: "never" +# \.hostport-lint\.yaml:2$/m);
    expect(config).toMatch(/^minConfidence: "low" +# shared\/strict\.yaml:2$/m);
  });

  test('a cluster of the same name replaces that of the extended file as a whole', async () => {
    const folder = folderWith({
      'm/a.yaml': manifestWith(),
      [NAME]: 'extends: shared.yaml\nclusters: {east: {installs: [m]}}',
      'shared.yaml': 'clusters: {east: {installs: [m/a.yaml], release: "4.19"}, west: {installs: [m]}}',
    });
    const { settings } = JSON.parse((await folder.run('config --format json m')).stdout);
    expect(settings.clusters.value).toEqual({ east: { installs: ['m'] }, west: { installs: ['m'] } });
  });

  test('every mistake of every file is reported at its place', async () => {
    const folder = folderWith({
      'm/a.yaml': manifestWith(),
      'outside.yaml': 'secret: 1',
      'repo/.git/HEAD': '',
      [`repo/${NAME}`]: 'extends:\n  - ../outside.yaml\n  - none.yaml\n  - a.yaml\n  - link.yaml\n',
      'repo/a.yaml': 'extends: [b.yaml]\nfailOn: sometimes',
      'repo/b.yaml': 'extends: b.yaml',
      'repo/a.yml': '',
    });
    symlinkSync('../outside.yaml', join(folder.path, 'repo/link.yaml'));
    const ran = await folder.run('repo');
    expect(ran.status).toBe(2);
    expect(
      ran.stderr
        .replace(/^hostport-lint: /, '')
        .trim()
        .split('\n'),
    ).toEqual([
      'repo/.hostport-lint.yaml:2:5: extends: outside.yaml is outside of the repository',
      'repo/.hostport-lint.yaml:3:5: extends: repo/none.yaml does not exist',
      'repo/a.yaml:2:9: failOn: "sometimes" is not known here; write error, warning, info, never',
      'repo/.hostport-lint.yaml:5:5: extends: repo/link.yaml leads out of the repository',
    ]);
  });

  test('a loop is an error', async () => {
    const folder = folderWith({
      'm/a.yaml': manifestWith(),
      [NAME]: 'extends: a.yaml',
      'a.yaml': 'extends: [b.yaml]',
      'b.yaml': 'extends: [a.yaml]',
    });
    expect(await folder.run('m')).toMatchObject({
      status: 2,
      stderr: 'hostport-lint: b.yaml:1:11: extends: a.yaml extends itself through this file\n',
    });
  });
});

describe('overrides', () => {
  const files = { 'm/a.yaml': manifestWith(), 'test/b.yaml': manifestWith({}, 9996) };
  const lint = (configuration: string, words = '') => folderWith({ ...files, [NAME]: configuration }).run(`--format json ${words} .`);
  const undeclared = async (configuration: string, words = '') => {
    const { findings } = JSON.parse((await lint(configuration, words)).stdout) as {
      findings: { rule: string; path: string; severity: string }[];
    };
    return findings.filter(({ rule }) => rule === 'undeclared-host-port').map(({ path, severity }) => `${path} ${severity}`);
  };

  test('change severities below paths, and turn rules off and on', async () => {
    expect(await undeclared('overrides: [{paths: [test], rules: {undeclared-host-port: info}}]')).toEqual([
      'm/a.yaml error',
      'test/b.yaml info',
    ]);
    expect(await undeclared('overrides: [{paths: ["test/**"], rules: {undeclared-host-port: off}}]')).toEqual(['m/a.yaml error']);
    expect(
      await undeclared('rules: {undeclared-host-port: off}\noverrides: [{paths: [test], rules: {undeclared-host-port: warning}}]'),
    ).toEqual(['test/b.yaml warning']);
  });

  test('the last one that fits counts', async () => {
    const twice =
      'overrides: [{paths: [test], rules: {undeclared-host-port: off}}, {paths: [test/b.yaml], rules: {undeclared-host-port: info}}]';
    expect(await undeclared(twice)).toEqual(['m/a.yaml error', 'test/b.yaml info']);
  });

  test.each([
    [
      'overrides: [{paths: [a], rules: {undeclared-hostport: off}}]',
      '1:34: overrides[0].rules: there is no rule "undeclared-hostport"; did you mean',
    ],
    ['overrides: [{rules: {}}]', '1:13: overrides[0]: the key paths is missing'],
    ['overrides: [{paths: [], rules: {}}]', 'overrides[0].paths'],
  ])('%s is wrong', async (configuration, message) => {
    const ran = await lint(configuration);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(message);
  });
});
