import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { generate } from '../../scripts/build-schema.ts';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { runIn } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { counting, folderWith, manifestWith, silenced } from './command-line.ts';

const NAME = '.hostport-lint.yaml';
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

describe('the file is found', () => {
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

describe('each key counts', () => {
  describe('clusters', () => {
    const named = (name: string) => manifestWith().replace('name: node-agent', `name: ${name}`);
    const files = { 'east/a.yaml': manifestWith(), 'west/b.yaml': named('gate-keeper'), 'apps/c.yaml': named('relay') };
    const conflicts = async (configuration: string, words = '.') => {
      const { stdout, stderr, status } = await lint(configuration, `--min-confidence low --rule host-port-conflict ${words}`, files);
      if (status === 2) return stderr;
      return JSON.parse(stdout).findings.map((one: { path: string; clusters?: string[]; severity: string }) =>
        [one.path, one.severity, ...(one.clusters ?? [])].join(' '),
      );
    };

    test('two are never compared; what one installs is, and is certain', async () => {
      expect(await conflicts('clusters: {east: {installs: [east/**]}, west: {installs: [west]}, apps: {installs: [apps]}}')).toEqual([]);
      expect(await conflicts('clusters: {all: {installs: [east, west]}}')).toEqual(['east/a.yaml error all']);
    });

    test('a path may be in several: a conflict that is the same is one finding', async () => {
      const both = 'clusters: {one: {installs: [east, west]}, two: {installs: [east, west]}}';
      expect(await conflicts(both)).toEqual(['east/a.yaml error one two']);
      const text = await folderWith({ [NAME]: both, ...files }).run('--rule host-port-conflict .');
      expect(text.stdout).toContain('in one and two');
    });

    test('every format names them', async () => {
      const { run } = folderWith({ [NAME]: 'clusters: {one: {installs: [east, west]}, two: {installs: [apps]}}', ...files });
      const table = (await run('ports .')).stdout;
      expect(table).toMatch(/^PORT .* CLUSTERS +WHERE$/m);
      expect(table).toMatch(/^\d+\/TCP .* two +apps\/c\.yaml/m);
      expect((await run('ports -f csv .')).stdout).toMatch(/^port,.*,clusters,entry$.*,one,/ms);
      for (const format of ['github', 'gitlab', 'junit'])
        expect((await run(`--rule host-port-conflict -f ${format} .`)).stdout).toMatch(/in one\b/);
      const markdown = (await run('--rule host-port-conflict -f markdown .')).stdout;
      expect(markdown).toContain('| Severity | Where | Clusters | What | Rule |');
      const { findings, listeners } = JSON.parse(/id="data"[^>]*>(.*?)<\/script>/s.exec((await run('-f html .')).stdout)?.[1] ?? '');
      expect(listeners.map((one: { clusters: string[] }) => one.clusters.join()).sort()).toEqual(['one', 'one', 'two']);
      expect(findings.some((one: { clusters: string[] }) => one.clusters.includes('one'))).toBe(true);
    });

    test('the fingerprint of a finding does not depend on them', async () => {
      const fingerprints = async (configuration: string) => {
        const { stdout } = await lint(configuration, '--rule host-port-conflict .', files);
        return new Set(JSON.parse(stdout).findings.map((one: { fingerprint: string }) => one.fingerprint));
      };
      const within = await fingerprints('clusters: {one: {installs: [east, west, apps]}}');
      expect(await fingerprints('{}')).toEqual(within);
    });

    test('--cluster judges only those that it names', async () => {
      const configuration = 'clusters: {one: {installs: [east, west]}, two: {installs: [east, apps]}}';
      expect(await conflicts(configuration, '--cluster two .')).toEqual(['apps/c.yaml error two']);
      expect(await conflicts(configuration, '--cluster tow .')).toContain('--cluster tow: there is no such cluster; did you mean two?');
    });

    test('what no cluster installs is judged together, and a note says so', async () => {
      const ran = await lint('clusters: {one: {installs: [apps]}}', '--rule host-port-conflict .', files);
      expect(JSON.parse(ran.stdout).findings).toHaveLength(1);
      expect(ran.stderr).toContain('no cluster of the configuration installs east/a.yaml and 1 other file');
    });

    test('the keys of a cluster win over those at the top, and the command line over both', async () => {
      const configuration = 'registries: [openshift]\nclusters: {one: {registries: [kubernetes], installs: [east]}}';
      const registered = async (words: string) => (await lint(configuration, `--rule unregistered-host-port ${words}`, files)).stdout;
      expect(await registered('east')).not.toContain('OpenShift');
      expect(await registered('--registry openshift east')).toContain('OpenShift');
    });

    test('a chart that two install with different values is reported at the values of its own cluster', async () => {
      const install = (values: string) => `{installs: [p.yaml, {chart: c, values: [${values}]}]}`;
      const folder = folderWith({
        [NAME]: `clusters: {one: ${install('c/one.yaml')}, two: ${install('c/two.yaml')}}`,
        'p.yaml': manifestWith(),
        'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
        'c/one.yaml': 'port: 9997\n',
        'c/two.yaml': 'port: 9300\n',
        'c/templates/a.yaml': named('relay').replace('9997', '{{ .Values.port }}'),
      });
      const env = { HOSTPORT_LINT_HELM: requireRealPart('helm3') };
      const { stdout } = await folder.run('--rule host-port-conflict --format json .', { env });
      const [conflict, ...others] = JSON.parse(stdout).findings;
      expect(others).toEqual([]);
      expect([conflict, ...conflict.related].map(({ path, line }) => `${path}:${line}`)).toContain('c/one.yaml:1');
      expect(JSON.stringify(conflict)).not.toContain('two.yaml');
    });

    test('a kustomization is built once for its cluster, and its base is not judged by itself', async () => {
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
    for (const other of ['path: n/**', 'workload: other', 'port: 9000', 'port: 9997/UDP', 'rule: invalid-port']) {
      expect(silenced(await lint(`ignore: [{${other}, reason: known}]`)), other).toEqual([]);
    }
  });

  test('ignore: an entry that is over counts again, and one that silences nothing is reported in its place', async () => {
    expect(counting(await lint('ignore: [{rule: undeclared-host-port, reason: known, until: 2026-06-14}]'))).toContain(
      '14 undeclared-host-port',
    );
    const unused = 'ignore:\n  - rule: invalid-port\n    reason: known\n';
    const whole = await lint(unused, '.');
    expect(counting(whole)).toContain('2 unused-suppression');
    expect(whole.stdout).toContain('"path": ".hostport-lint.yaml"');
    expect(counting(await lint(unused, 'm'))).not.toContain('2 unused-suppression');
  });

  test('nodeRoles: nodes of two roles keep two pods apart', async () => {
    const on = (name: string, role: string) =>
      manifestWith({ 9: `      nodeSelector: {example.com/role: ${role}}` }).replace('name: node-agent', `name: ${name}`);
    const files = { 'm/a.yaml': `${on('red-agent', 'red')}---\n${on('blue-agent', 'blue').replace('role: blue', 'kind: blue')}` };
    const roles = 'nodeRoles: [{name: red, labels: {example.com/role: red}}, {name: blue, labels: {example.com/kind: blue}}]';
    expect(counting(await lint('{}', 'm', files)).join()).toContain('host-port-conflict');
    expect(counting(await lint(roles, 'm', files)).join()).not.toContain('host-port-conflict');
  });
});

test.each(['configuration.md', 'suppression.md'])('the examples of docs/%s are right', async (page) => {
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
  ])('that the configuration names are refused with their place: %s', async (configuration) => {
    const folder = folderWith({ ...files, [`repo/${NAME}`]: configuration });
    symlinkSync('../token.yaml', join(folder.path, 'repo/link.yaml'));
    const ran = await folder.run('repo');
    expect(ran.status).toBe(2);
    expect(ran.stderr).toMatch(
      /^hostport-lint: repo\/\.hostport-lint\.yaml:1:1\d: (?:programs|registries|baseline|extends): .* (?:to use it|leads out of the repository)$/m,
    );
    expect(ran.stdout + ran.stderr).not.toContain('secret');
  });

  test.each(['../token.yaml', '/dev/zero'])(
    'to which the configuration itself leads are refused unless they are named: %s',
    async (target) => {
      const folder = folderWith(files);
      symlinkSync(target, join(folder.path, 'repo', NAME));
      const ran = await folder.run('repo');
      expect(ran).toMatchObject({ status: 2, stdout: '' });
      expect(ran.stderr).toContain('repo/.hostport-lint.yaml leads out of the repository; name it with --config to use it');
      expect((await folder.run(`--config repo/${NAME} repo`)).stderr).toMatch(/expected a mapping|larger than 1 MB/);
    },
  );
});

describe('a wrong file is reported with line, column and what was likely meant, and nothing is linted', () => {
  test.each([
    ['relese: 4.19', '1:1: there is no key relese; did you mean release?'],
    ['ignore: [{rules: [a], port: 1, reason: a}]', '1:11: ignore[0]: there is no key rules; did you mean rule?'],
    ['ignore: [{rule: any, reason: a}]', '1:17: ignore[0].rule: there is no rule "any"; write one of those that hostport-lint rules lists'],
    ['nodeRoles: [{name: a, taints: [{keys: a}]}]', 'there is no key keys; did you mean key?'],
    ['rules:\n  undeclared-hostport: off', '2:3: rules: there is no rule "undeclared-hostport"; did you mean undeclared-host-port?'],
    ['rules:\n  undeclared-host-port: eror', '2:25: rules.undeclared-host-port: "eror" is not known here; did you mean error?'],
    ['ignore:\n  - rule: invalid-port', '2:5: ignore[0]: the key reason is missing'],
    ['ignore:\n  - reason: none', '2:5: ignore[0]: says nothing of what to ignore'],
    ['ignore:\n  - rule: invalid-prot\n    reason: x', '2:11: ignore[0].rule: there is no rule "invalid-prot"; did you mean invalid-port?'],
    ['ignore:\n  - rule: invalid-port\n    reason: x\n    until: 2027-02-30', '4:12: until: no calendar has the day 2027-02-30'],
    ['nodePortRange: 3000', '1:16: nodePortRange: expected a text, found "3000"'],
    ['hosted: { workerCIDRs: [10.0.0.1] }', '1:25: "10.0.0.1" is not a network; write it like 192.0.2.0/24'],
    ['nodePortRange: 3000-2000', '1:16: ports go from 1 to 65535, and a range ends after it begins'],
    ['release: soon', '1:10: release: "soon" is not a release; write it like 4.19'],
    ['owners: [{port: 9000-9001, name: a}]', '1:17: owners[0].port: "9000-9001" is no port; an owner has one port'],
    [
      'overrides: [{paths: [m], rules: {undeclared-hostport: off}}]',
      '1:34: overrides[0].rules: there is no rule "undeclared-hostport"; did you mean',
    ],
    ['overrides: [{rules: {}}]', '1:13: overrides[0]: the key paths is missing'],
    ['overrides: [{paths: [], rules: {}}]', 'overrides[0].paths: the list is empty'],
    ['exclude: m', '1:10: exclude: expected a list, found "m"'],
    [`exclude: ["${'*a'.repeat(501)}"]`, '1:12: a glob can have 1000 characters, this one has 1002'],
    ['clusters: {"a/b": {installs: [m]}}', '1:13: clusters: "a/b" is no name of a cluster; use letters, digits'],
    ['clusters: {a: {installs: [m, no-such]}}', '1:30: installs: no-such does not exist'],
    ['clusters: {a: {installs: [{chart: m, values: [v.yaml]}]}}', '1:47: installs: v.yaml does not exist'],
    ['clusters: {a: {installs: [m, none/*.yaml]}}', '1:30: installs: none/*.yaml installs nothing'],
    ['clusters: {a: {installs: [{kustomize: m}]}}', '1:39: installs: m has no kustomization.yaml'],
    ['clusters: {a: {installs: [{chart: m}]}}', '1:35: installs: m has no Chart.yaml'],
    ['clusters: {a: {installs: [{chart: m, values: [m]}]}}', '1:47: installs: m is a folder; name a file of values'],
    ['clusters: {a: {installs: [{chart: m, kustomize: m}]}}', '1:27: clusters.a.installs[0]: '],
    ['clusters: {a: {release: soon, installs: [m]}}', '1:25: release: "soon" is not a release; write it like 4.19'],
    ['clusters: {a: {release: "4.19"}}', '1:15: clusters.a: the key installs is missing'],
    ['failOn: error\nfailOn: never', '1:1: the key failOn appears twice'],
    ['failOn: [', 'this is neither JSON nor YAML'],
    ['- failOn', '1:1: expected a mapping, found a list'],
    ['registries: [none.yaml]', '.hostport-lint.yaml:1:14: registries: there is no registry or file none.yaml'],
  ])('%j', async (configuration, message) => {
    const ran = await lint(configuration);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain(message);
    expect(ran.stdout).toBe('');
  });

  test('but for an owner that is a regular expression, which matches nothing', async () => {
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

  test('aliases that expand to a million values end soon', async () => {
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
    [`# ${'x'.repeat(1_100_000)}`, 'the file is larger than 1 MB'],
  ])('or refused', async (configuration, message) => {
    expect((await lint(configuration)).stderr).toContain(message);
  });
});
