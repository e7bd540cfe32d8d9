import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { generate } from '../../scripts/build-schema.ts';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { runIn } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { counting, folderWith, manifestWith, silenced } from './command-line.ts';

const NAME = '.hostport-lint.yaml';
const REFUSED = load(readFileSync(new URL('refused.yaml', import.meta.url), 'utf8')) as readonly {
  readonly configuration: string;
  readonly message: string;
}[];
const lint = (configuration: string, words = 'm', files: Record<string, string> = { 'm/a.yaml': manifestWith() }) =>
  folderWith({ [NAME]: configuration, ...files }).run(`--format json ${words}`);

test('the schema names all rules and formats', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const [file, text] of generate(root)) {
    const schema = JSON.parse(text);
    expect(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')), 'run npm run generate').toEqual(schema);
    expect(schema.$defs.rule.enum).toEqual(RULES.map(({ id }) => id));
    expect(schema.properties.format.enum).toEqual(expect.arrayContaining(Object.keys(FINDING_REPORTS)));
  }
});

describe('the file is searched', () => {
  test('outside of a repository in that folder alone', async () => {
    const folder = folderWith({ [NAME]: 'failOn: never', 'm/a.yaml': manifestWith() });
    rmSync(join(folder.path, '.git'), { recursive: true });
    expect((await folder.run('.')).status).toBe(0);
    const ran = await folder.run('m');
    expect(ran).toMatchObject({ status: 1 });
    expect(ran.stderr).toContain('note: .hostport-lint.yaml is not used, because it is above the given path and this is not a repository');
    const outside = 'is outside the folders that are read without a git repository';
    folder.write('other/.hostport-lint.yaml', 'extends: ../.hostport-lint.yaml\n');
    expect((await folder.run('other')).stderr).toContain(`extends: .hostport-lint.yaml ${outside}`);
    folder.write('sibling/overlays/east/kustomization.yaml', 'resources: [../../../base]\n');
    folder.write('base/a.yaml', manifestWith());
    expect((await runIn(join(folder.path, 'm'), ['../sibling/overlays/east'])).stdout).toContain(`../../../base ${outside}`);
  });
});

describe('each key has an effect', () => {
  describe('clusters', () => {
    const named = (name: string) => manifestWith().replace('name: node-agent', `name: ${name}`);
    const files = { 'east/a.yaml': manifestWith(), 'west/b.yaml': named('gate-keeper'), 'apps/c.yaml': named('relay') };
    test('the fingerprint of a finding does not depend on them', async () => {
      const fingerprints = async (configuration: string) => {
        const { stdout } = await lint(configuration, '--rule host-port-conflict .', files);
        return new Set(JSON.parse(stdout).findings.map((one: { fingerprint: string }) => one.fingerprint));
      };
      const within = await fingerprints('clusters: {one: {installs: [east, west, apps]}}');
      expect(await fingerprints('{}')).toEqual(within);
    });

    test('a chart that two install with different values is reported at the values of its own cluster', async () => {
      const install = (values: string) => `{installs: [p.yaml, {chart: c, values: [${values}], set: {off: false}}]}`;
      const folder = folderWith({
        [NAME]: `clusters: {one: ${install('c/one.yaml')}, two: ${install('c/two.yaml')}}`,
        'p.yaml': manifestWith(),
        'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
        'c/one.yaml': 'port: 9997\n',
        'c/two.yaml': 'port: 9300\n',
        'c/templates/a.yaml': named('relay')
          .replace('9997', '{{ .Values.port }}')
          .replace('hostNetwork: true', 'hostNetwork: {{ not .Values.off }}'),
      });
      const env = { HOSTPORT_LINT_HELM: requireRealPart('helm3') };
      const { stdout } = await folder.run('--rule host-port-conflict --format json .', { env });
      const [conflict, ...others] = JSON.parse(stdout).findings;
      expect(others).toEqual([]);
      expect([conflict, ...conflict.related].map(({ path, line }) => `${path}:${line}`)).toContain('c/one.yaml:1');
      expect(JSON.stringify(conflict)).not.toContain('two.yaml');
    });

    test('a kustomization is built once for its cluster, and its base is not checked by itself', async () => {
      const kustomize = requireRealPart('kustomize');
      const folder = folderWith({
        [NAME]: 'clusters: {one: {installs: [{kustomize: overlay}, west]}}',
        'base/kustomization.yaml': 'resources: [a.yaml]\n',
        'base/a.yaml': manifestWith(),
        'overlay/kustomization.yaml': 'resources: [../base]\n',
        'west/b.yaml': named('gate-keeper'),
      });
      const { stdout } = await folder.run('--rule host-port-conflict --format json .', { env: { HOSTPORT_LINT_KUSTOMIZE: kustomize } });
      const report = JSON.parse(stdout);
      expect(report.findings.map(({ path, clusters }: { path: string; clusters: string[] }) => [path, clusters])).toEqual([
        ['base/a.yaml', ['one']],
      ]);
      expect([report.counts.workloads, report.problems]).toEqual([2, []]);
    });
  });

  test('ignore: by rule, path, workload and port, with a reason', async () => {
    const entry =
      'ignore: [{rule: undeclared-host-port, path: m/**, workload: DaemonSet openshift-*/node-agent, port: 9990-9999/TCP, reason: known}]';
    const ran = await lint(entry);
    expect(silenced(ran)).toEqual(['14 undeclared-host-port config: known']);
    for (const other of [
      'path: n/**',
      'workload: other',
      'workload: Pod node-agent',
      'port: 9000',
      'port: 9997/UDP',
      'rule: invalid-port',
    ]) {
      expect(silenced(await lint(`ignore: [{${other}, reason: known}]`)), other).toEqual([]);
    }
  });

  test('ignore: an expired entry has no effect, and an unused one is reported at its place', async () => {
    expect(counting(await lint('ignore: [{rule: undeclared-host-port, reason: known, until: 2026-06-14}]'))).toContain(
      '14 undeclared-host-port',
    );
    const unused = 'ignore:\n  - rule: invalid-port\n    reason: known\n';
    const whole = await lint(unused, '.');
    expect(counting(whole)).toContain('2 unused-suppression');
    expect(whole.stdout).toContain('"path": ".hostport-lint.yaml"');
    expect(counting(await lint(unused, 'm'))).not.toContain('2 unused-suppression');
  });

  test('nodeRoles: pods on nodes of different roles do not conflict', async () => {
    const on = (name: string, role: string) =>
      manifestWith({ 9: `      nodeSelector: {example.com/role: ${role}}` }).replace('name: node-agent', `name: ${name}`);
    const files = { 'm/a.yaml': `${on('red-agent', 'red')}---\n${on('blue-agent', 'blue').replace('role: blue', 'kind: blue')}` };
    const roles = 'nodeRoles: [{name: red, labels: {example.com/role: red}}, {name: blue, labels: {example.com/kind: blue}}]';
    expect(counting(await lint('{}', 'm', files)).join()).toContain('host-port-conflict');
    expect(counting(await lint(roles, 'm', files)).join()).not.toContain('host-port-conflict');
  });
});

test.each(['configuration.md', 'suppression.md'])('the examples of docs/%s are valid', async (page) => {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, example = '']) => example);
  const configurations = examples.filter((example) => /^(?:extends|ignore):/m.test(example));
  expect(configurations).toHaveLength(1);
  for (const configuration of configurations) {
    const named = [
      'shared/hostport-lint.yaml',
      'overlays/production/kustomization.yaml',
      'overlays/staging/kustomization.yaml',
      'apps/a.yaml',
      'charts/logship/Chart.yaml',
      'charts/logship/values-production.yaml',
    ].map((file) => [file, '']);
    const files = { [NAME]: configuration, 'programs.yaml': 'programs: []', ...Object.fromEntries(named) };
    const ran = await folderWith(files).run('config');
    expect(ran).toMatchObject({ status: 0, stderr: '' });
  }
});

describe('files outside of the repository', () => {
  const files = { 'repo/a.yaml': manifestWith(), 'token.yaml': 'https://bot:secret@example.com', 'repo/.git/config': 'secret = 1' };

  test.each([
    'programs: [../token.yaml]',
    'programs: [.git/config]',
    'registries: [link.yaml]',
    'baseline: link.yaml',
    'programs: [.]',
    'extends: link.yaml',
  ])('that the configuration names are refused with line and column: %s', async (configuration) => {
    const folder = folderWith({ ...files, [`repo/${NAME}`]: configuration });
    symlinkSync('../token.yaml', join(folder.path, 'repo/link.yaml'));
    const ran = await folder.run('repo');
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(
      /^hostport-lint: repo\/\.hostport-lint\.yaml:1:1\d: (?:programs|registries|baseline|extends): .* (?:to use it|leads out of the repository)$/m,
    );
    expect(ran.stdout + ran.stderr).not.toContain('secret');
  });

  test.each(['../token.yaml', '/dev/zero'])('that the configuration links to are refused unless --config names it: %s', async (target) => {
    const folder = folderWith(files);
    symlinkSync(target, join(folder.path, 'repo', NAME));
    const ran = await folder.run('repo');
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr).toContain('repo/.hostport-lint.yaml leads out of the repository; name it with --config to use it');
    expect((await folder.run(`--config repo/${NAME} repo`)).stderr).toMatch(/expected a mapping|larger than 1 MB/);
  });
});

describe('an invalid file is reported with line, column and the likely intent, and nothing is linted', () => {
  test.each(REFUSED)('$configuration', async ({ configuration, message }) => {
    const ran = await lint(configuration);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(message);
    expect(ran.stdout).toBe('');
  });

  test('except an owner that is a regular expression, which matches nothing', async () => {
    const owner = '{port: 9997, name: "~(a|a)*b"}';
    const ran = await lint(`owners: [${owner}]\nclusters: {a: {installs: [m], owners: [${owner}]}}`);
    expect(ran.status).toBe(3);
    expect(JSON.parse(ran.stdout).problems).toMatchObject([
      { path: NAME, line: 1, message: expect.stringContaining('regular expressions (~) are not supported') },
      { path: NAME, line: 2 },
    ]);
    expect(counting(ran)).toContain('14 undeclared-host-port');
  });

  test('all mistakes at once, each once', async () => {
    const long = 'a'.repeat(2001);
    for (const wrong of ['a: 1\nb: 2\n', `clusters: {a: {installs: [m], owners: [{port: 1, name: ${long}}], nodePortRange: 3-2}}`])
      expect((await lint(wrong)).stderr.split('\n').filter(Boolean), wrong).toHaveLength(2);
  });

  test('aliases that expand to a million values are refused', async () => {
    const levels = Array.from({ length: 9 }, (_, index) => `  - &l${index + 1} [${Array(10).fill(`*l${index}`).join(', ')}]`);
    expect((await lint(`exclude:\n  - &l0 x\n${levels.join('\n')}\n`)).stderr).toContain('the file is too large');
  });
});

describe('a configuration is read in time', () => {
  const entries = (count: number): string => `ignore:\n${'  - { path: "m/**/*a*b*.yaml", workload: "*/*x*", reason: r }\n'.repeat(count)}`;

  test('with as many entries of ignore as there can be, and no more', async () => {
    const pods = Array.from({ length: 300 }, (_, index) => manifestWith({}, 12_000 + index).replace('node-agent', `agent-${index}`)).join(
      '---\n',
    );
    const files = { 'm/aaaaaaaaaaaaaaaa.yaml': pods };
    expect(counting(await lint(entries(1000), 'm', files)).length).toBeGreaterThan(300);
    expect((await lint(entries(1001), 'm', files)).stderr).toContain('1002:5: ignore: there can be 1000 entries');
  });

  test.each([
    [`exclude: ["${'*'.repeat(100_000)}"]`, 'a value can have 2000 characters, this one has 100000'],
    [`exclude: ["${'*a'.repeat(501)}"]`, '1:12: a glob can have 1000 characters, this one has 1002'],
    [`# ${'x'.repeat(1_100_000)}`, 'the file is larger than 1 MB'],
  ])('or refused', async (configuration, message) => {
    expect((await lint(configuration)).stderr).toContain(message);
  });
});
