import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRepository, daemonSet, ENVIRONMENT, repositoryIn, write } from '../changes/repository.ts';
import { realPart, requireRealPart } from '../real-parts.ts';

const OFFLINE = 'http://127.0.0.1:9';

/** A repository of the hooks as users get it, and the home of a user whose repositories share what pre-commit keeps of it. */
let source: string;
let rev: string;
let home: string;
beforeAll(() => {
  const [repository, ofUser] = ['source', 'home'].map((name) => mkdtempSync(join(tmpdir(), `hostport-lint-${name}-`)));
  [source, home] = [repository ?? '', ofUser ?? ''];
  for (const part of ['dist', '.pre-commit-hooks.yaml', 'package.json']) cpSync(part, join(source, part), { recursive: true });
  rev = repositoryIn(source).commit({});
});
afterAll(() => {
  for (const folder of [source, home]) rmSync(folder, { recursive: true, force: true });
});

/** A repository of a user with the hooks installed; nothing can reach a network. */
function install(hooks: readonly object[], tools: readonly string[] = []) {
  const preCommit = requireRealPart('pre-commit');
  const user = createRepository();
  const path = [dirname(preCommit), ...tools.map(dirname), dirname(process.execPath), process.env.PATH].join(':');
  const env = {
    ...ENVIRONMENT,
    PATH: path,
    HOME: home,
    PRE_COMMIT_HOME: join(home, 'cache'),
    http_proxy: OFFLINE,
    https_proxy: OFFLINE,
    NO_COLOR: '1',
    npm_config_registry: OFFLINE,
  };
  write(user.folder, { '.pre-commit-config.yaml': JSON.stringify({ repos: [{ repo: source, rev, hooks }] }) });
  execFileSync(preCommit, ['install'], { cwd: user.folder, env, stdio: 'ignore' });
  return {
    ...user,
    commit: (files: Readonly<Record<string, string | null>>) => {
      write(user.folder, files);
      spawnSync('git', ['add', '--all'], { cwd: user.folder, env });
      const words = ['-c', 'user.name=test', '-c', 'user.email=test@example', 'commit', '--quiet', '--message=change'];
      const { status, stdout, stderr } = spawnSync('git', words, { cwd: user.folder, env, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
  };
}

describe('the hook hostport-lint', { timeout: 120_000 }, () => {
  test('refuses a bad manifest with a readable message, and accepts it once it is fixed', () => {
    const { commit } = install([{ id: 'hostport-lint' }]);
    const refused = commit({ 'deploy/web.yaml': daemonSet('web', 9113), 'deploy/other.yaml': daemonSet('other', 9113) });
    expect(refused.output).toMatch(/host ports\.+Failed/);
    expect(refused.output).toMatch(/deploy\/\w+\.yaml:\d+:\d+ error .*9113/);
    expect(refused.status).toBe(1);
    const taken = commit({ 'deploy/other.yaml': daemonSet('other', 9114) });
    expect(taken.output).toMatch(/host ports\.+Passed/);
    expect(taken.status).toBe(0);
  });

  test('judges a file against the whole repository, and shows nothing else of it', () => {
    const { commit } = install([{ id: 'hostport-lint' }]);
    expect(commit({ 'first.yaml': daemonSet('first', 9113), 'broken.yaml': '{{ a\n' }).status).toBe(0);
    const { status, output } = commit({ 'second.yaml': daemonSet('second', 9113) });
    expect(status).toBe(1);
    expect(output).toContain('second.yaml');
    expect(output).toContain('first.yaml');
    expect(commit({ 'second.yaml': null, 'third.yaml': daemonSet('third', 9115) }).status).toBe(0);
  });

  test('reads no file name as an option', () => {
    const { commit } = install([{ id: 'hostport-lint' }]);
    const { output } = commit({ '--version.yaml': daemonSet('first', 9113), '--output=x.yaml': daemonSet('second', 9113) });
    expect(output).toContain('--version.yaml:');
    expect(output).toContain('--output=x.yaml:');
  });
});

describe('the other hooks', { timeout: 120_000 }, () => {
  test('hostport-lint-helm renders the chart of a changed file', () => {
    requireRealPart('helm3');
    const { commit } = install([{ id: 'hostport-lint-helm' }], [realPart('helm3') ?? '']);
    const pod = (name: string, port: string) =>
      daemonSet(name, 1)
        .replace(/(containerPort|hostPort): 1/g, `$1: ${port}`)
        .replace(':1]', `:${port}]`);
    const chart = {
      'chart/Chart.yaml': 'apiVersion: v2\nname: demo\nversion: 1.0.0\n',
      'chart/values.yaml': 'port: 9113\n',
      'chart/templates/a.yaml': pod('a', '{{ .Values.port }}'),
      'chart/templates/b.yaml': pod('b', '9113'),
    };
    const refused = commit(chart);
    expect(refused.output).toMatch(/host ports of Helm charts\.+Failed/);
    expect(refused.output).toContain('chart/templates/');
    expect(commit({ 'chart/values.yaml': 'port: 9114\n' })).toMatchObject({ status: 0 });
  });

  test('hostport-lint-kustomize builds the overlays that a changed file is part of', () => {
    requireRealPart('kustomize');
    const { commit } = install([{ id: 'hostport-lint-kustomize' }], [realPart('kustomize') ?? '']);
    const refused = commit({
      'base/kustomization.yaml': 'resources: [a.yaml, b.yaml]\n',
      'base/a.yaml': daemonSet('a', 9113),
      'base/b.yaml': daemonSet('b', 9113),
      'overlay/kustomization.yaml': 'namePrefix: edge-\nresources: [../base]\n',
    });
    expect(refused.output).toMatch(/host ports of kustomizations\.+Failed/);
    expect(refused.output).toContain('edge-a');
    expect(commit({ 'base/b.yaml': daemonSet('b', 9114) })).toMatchObject({ status: 0 });
  });

  test('hostport-lint-registry checks a registry document', () => {
    const { commit } = install([{ id: 'hostport-lint-registry', args: ['--base', 'none', '--'] }]);
    const table = (rows: string) =>
      `# Ports\n\n## External\n\n### TCP\n\nPort | Process | Protocol | Owning Team | Since | Notes\n--- | --- | --- | --- | --- | ---\n${rows}`;
    const refused = commit({ 'host-ports.md': table('what | a | HTTP | t | 4.1 |\n') });
    expect(refused.output).toMatch(/host port registry\.+Failed/);
    expect(refused.output).toContain('host-ports.md:9');
  });
});

test('pre-commit accepts the manifest of the hooks', { timeout: 60_000 }, () => {
  const preCommit = requireRealPart('pre-commit');
  const { status, stdout } = spawnSync(preCommit, ['validate-manifest', '.pre-commit-hooks.yaml'], { encoding: 'utf8', env: ENVIRONMENT });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
