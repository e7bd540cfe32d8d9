import { describe, expect, test } from 'vitest';
import { runIn } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { CHARTS, chartWith, folderWith } from './rendering.ts';

/** Runs the command line in a folder; `env` is all of its environment. With a registry named, no note says which one was taken. */
const run = (cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runIn(cwd, [...words, '--registry', 'openshift'], { env });

describe('options of charts', () => {
  test('reach Helm, in lint and in ports', async () => {
    const folder = chartWith('storage-driver', {});
    const env = { HOSTPORT_LINT_HELM: requireRealPart('helm4') };
    const words = ['storage-driver', '--set', 'node.livenessPort=9901,node.metricsAddress=:9902', '--set-string', 'global.basePort=9903'];
    const ports = await run(folder, ['ports', '--format', 'csv', ...words], env);
    expect(ports.stdout).toContain('\n9901,TCP');
    expect(ports.stdout).toContain('\n9902,TCP');
    expect(ports.stdout).toContain('\n9916,TCP');
    const lint = await run(folder, [...words, '--format', 'json', '--min-confidence', 'low'], env);
    expect(JSON.parse(lint.stdout).findings.map(({ port }: { port: number }) => port)).toContain(9902);
  });

  test('--set-file sets the text of a file, relative to the working directory', async () => {
    const folder = chartWith('storage-driver', { 'a,b.txt': ':9907', 'plain.txt': '9908' });
    const env = { HOSTPORT_LINT_HELM: requireRealPart('helm4') };
    const options = ['--set-file', 'node.metricsAddress=storage-driver/a\\,b.txt,node.livenessPort=storage-driver/plain.txt'];
    const { stdout, stderr } = await run(folder, ['ports', 'storage-driver', '--explain', ...options], env);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^9907\/TCP/m);
    expect(stdout).toContain(', set by --set-file node.livenessPort');
    const missing = await run(folder, ['storage-driver', '--set-file', 'a=storage-driver/none.txt'], env);
    expect(missing).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--set-file needs a file, and storage-driver/none.txt is not one'),
    });
    const values = await run(folder, ['storage-driver', '--values', 'none.yaml'], env);
    expect(values).toMatchObject({ status: 2, stderr: expect.stringContaining('the values none.yaml cannot be read: no such file') });
  });

  test('are in the command that shows the render, also in the reports for programs and for browsers', async () => {
    const folder = chartWith('storage-driver', {});
    const env = { HOSTPORT_LINT_HELM: requireRealPart('helm4') };
    const words = ['storage-driver', '--set', 'a={1, 2}', '--namespace', 'storage', '--api-versions', 'example.com/v1'];
    const command = 'helm template storage-driver --set a=... --api-versions example.com/v1 --namespace storage';
    for (const lint of [words, ['ports', ...words]]) {
      expect(JSON.parse((await run(folder, [...lint, '--format', 'json'], env)).stdout)).toMatchObject({ renders: [command], notes: [] });
      expect((await run(folder, [...lint, '--format', 'html'], env)).stdout).toContain(
        '<h3>Rendered</h3><ul class="plain"><li>helm template',
      );
    }
    const { stdout, stderr } = await run(folder, ['.', '--format', 'json']);
    expect(JSON.parse(stdout).notes).toEqual([stderr.replace(/^note: |\n$/g, '')]);
  });

  test('print no value of --set in any report', async () => {
    const folder = chartWith('storage-driver', {
      'templates/mq.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: mq}\nspec: {hostNetwork: true, containers: [{name: mq, args: ["--listen=user:{{ .Values.pw }}@:9971"]}]}\n',
    });
    const env = { HOSTPORT_LINT_HELM: requireRealPart('helm4') };
    const formats = ['text', 'json', 'sarif', 'markdown', 'html', 'github', 'gitlab', 'junit'].map((format) => `--format=${format}`);
    for (const format of [...formats, '--format=text --verbose', '--set=a=b,not-a-secret --format=json']) {
      const words = ['storage-driver', '--set', 'pw=not-a-secret', ...format.split(' ')];
      const { stdout, stderr } = await run(folder, [...words, '--min-confidence', 'low'], env);
      expect(stdout).toContain('storage-driver');
      expect(`${stdout}${stderr}`).not.toContain('not-a-secret');
    }
  });

  test('name sets of values by their files, or as the user names them', async () => {
    const folder = chartWith('storage-driver', { 'a.yaml': 'node: {livenessPort: 9901}\n', 'b.yaml': 'node: {livenessPort: 9902}\n' });
    const env = { HOSTPORT_LINT_HELM: requireRealPart('helm3') };
    const words = ['--value-set', 'storage-driver/a.yaml', '--value-set', 'other=storage-driver/b.yaml,storage-driver/a.yaml'];
    const { stdout } = await run(folder, ['ports', 'storage-driver', '--explain', ...words], env);
    expect(stdout).toContain('helm template storage-driver --values storage-driver/a.yaml');
    expect(stdout).toContain('helm template storage-driver --values storage-driver/b.yaml --values storage-driver/a.yaml');
  });

  test.each([
    [
      ['--value-set', 'a=x.yaml', '--value-set', 'a=y.yaml'],
      '--value-set a is repeated; give one of them a name, as in --value-set other=FILE',
    ],
    [['--value-set', 'a=,'], '--value-set a=, has no file; write --value-set prod=values-prod.yaml'],
    [['--no-helm', '--set', 'a=b'], '--set cannot be combined with --no-helm'],
    [['--no-helm', '--kube-version', '1.33'], '--kube-version cannot be combined with --no-helm'],
  ])('that make no sense are wrong use: %s', async (words, message) => {
    expect(await run(CHARTS, ['storage-driver', ...words])).toEqual({ status: 2, stdout: '', stderr: `hostport-lint: ${message}\n` });
  });

  test('are wrong use where no chart is given', async () => {
    const { status, stderr } = await run(CHARTS, ['.', '--values', 'x.yaml']);
    expect([status, stderr]).toEqual([
      2,
      'hostport-lint: --values, --set and similar options need a chart as an argument, but no path is a chart\n',
    ]);
  });

  test('a chart found without Helm is a note, one that is named an incomplete run', async () => {
    const found = await run(chartWith('storage-driver', {}), ['.', '--fail-on', 'never']);
    expect(found.stderr).toBe(
      'note: there is no helm on the PATH, so the chart storage-driver was read as text, which lowers confidence\n',
    );
    expect(found.status).toBe(0);
    const named = await run(CHARTS, ['storage-driver', '--fail-on', 'never']);
    expect(named.stdout).toContain('storage-driver:1:1 problem there is no helm on the PATH');
    expect(named.status).toBe(3);
    const text = await run(chartWith('storage-driver', {}), ['storage-driver', '--fail-on', 'never', '--no-helm']);
    expect([text.status, text.stderr]).toEqual([0, '']);
  });

  test('kustomizations: built where given and where found, with --no-kustomize nowhere', async () => {
    const folder = folderWith({
      'k/pod.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec: {hostNetwork: true, containers: [{name: x, ports: [{containerPort: 9999}]}]}\n',
      'k/kustomization.yaml': 'namePrefix: built-\nresources: [pod.yaml]\n',
    });
    const env = { HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') };
    const names = async (...words: string[]) => /Pod (\S+)/.exec((await run(folder, ['ports', ...words], env)).stdout)?.[1];
    expect(await names('k')).toBe('built-x');
    expect(await names('.')).toBe('built-x');
    expect(await names('k', '--no-kustomize')).toBe('x');
  });
});
