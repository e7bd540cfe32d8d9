import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, TestRunner, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { folderWith } from '../source/rendering.ts';

const POD = (port: number) => `apiVersion: v1
kind: Pod
metadata: {name: p${port}}
spec: {hostNetwork: true, containers: [{name: x, args: ["--listen=:${port}"]}]}
`;
const ADDRESS = 'http://192.0.2.1/x.yaml';
const SCRIPT = '#!/bin/sh\nexec touch ran\n';
const plugin = `apiVersion: v1
kind: Script
metadata:
  name: x
  annotations: {config.kubernetes.io/function: "exec: {path: ./tool}"}
`;
const kustomizations = [
  `resources: [pod.yaml, "${ADDRESS}"]`,
  `Resources: [pod.yaml, "${ADDRESS}"]`,
  `resources: [pod.yaml]\n---\nresources: ["${ADDRESS}"]`,
  'resources: [github.com/owner/name, pod.yaml]',
  'resources: [pod.yaml, ../../../outside]',
  `resources: [pod.yaml]\ngenerators: ["{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: x}, Files: ['${ADDRESS}']}"]`,
  'resources: [pod.yaml]\ngenerators: [plugin.yaml]',
  `helmCharts: [{name: x, repo: "${ADDRESS}"}]`,
  'resources: [pod.yaml]',
];

/** A repository that tries to have programs started and addresses requested. */
function hostileRepository(): string {
  const chart = (name: string, more = '') => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;
  const folder = folderWith({
    'outside/kustomization.yaml': 'resources: [pod.yaml]\n',
    'outside/pod.yaml': POD(9900),
    'repo/a.yaml': POD(9901),
    'repo/.gitattributes': '* filter=x diff=x\n',
    'repo/chart/Chart.yaml': chart('chart', `dependencies: [{name: remote, version: 1.0.0, repository: "${ADDRESS}"}]\n`),
    'repo/chart/values.schema.json': `{"properties": {"a": {"$ref": "${ADDRESS}"}, "b": {"$ref": "file:///dev/zero"}}}`,
    'repo/chart/charts/inner/Chart.yaml': chart('inner'),
    'repo/chart/charts/inner/values.schema.json': `{"$schema": "${ADDRESS}"}`,
    'repo/chart/templates/pod.yaml': `# {{ getHostByName "example.com" }} {{ lookup "v1" "Pod" "" "" }}\n${POD(9902)}`,
    'repo/needs/Chart.yaml': chart('needs'),
    'repo/needs/templates/pod.yaml': `${POD(9903)}# {{ required "a value" .Values.must }}\n`,
    'repo/needs/ci/a-values.yaml': 'must: 1\n',
    ...Object.fromEntries(
      kustomizations.flatMap((text, index) => [
        [`repo/k/${index}/kustomization.yaml`, `${text}\n`],
        [`repo/k/${index}/pod.yaml`, POD(9910 + index)],
        [`repo/k/${index}/plugin.yaml`, plugin],
      ]),
    ),
  });
  const repository = join(folder, 'repo');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example', ...words], { cwd: repository });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=all');
  const names = ['git', 'helm', 'kustomize', 'kubectl', 'oc', 'node', 'sh', 'tool', 'hooks/post-index-change', 'hooks/fsmonitor'];
  for (const name of names.flatMap((one) => [one, `k/6/${one}`])) {
    const file = join(repository, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, SCRIPT);
    chmodSync(file, 0o755);
  }
  const settings = ['filter.x.clean', 'filter.x.smudge', 'filter.x.process', 'diff.x.command', 'diff.x.textconv', 'diff.external'];
  for (const key of [...settings, 'core.pager', 'core.sshCommand', 'core.editor', 'credential.helper']) git('config', key, './tool');
  git('config', 'core.fsmonitor', join(repository, 'hooks/fsmonitor'));
  git('config', 'core.hooksPath', join(repository, 'hooks'));
  writeFileSync(join(repository, 'a.yaml'), POD(9909));
  symlinkSync('/proc/self/environ', join(repository, 'link.yaml'));
  symlinkSync('/dev/zero', join(repository, 'zero.yaml'));
  symlinkSync('/etc', join(repository, 'etc'));
  return repository;
}

test.each([
  ['lint', ['--changed-since', 'HEAD', '.', '--format', 'json']],
  ['ports', ['ports', '.', '--format', 'json']],
  ['fix', ['--fix', '--dry-run', '.']],
])(
  '%s of a hostile repository starts git, Helm and kustomize, and asks no address',
  (_, words) => {
    const [strace, helm, kustomize] = ['strace', 'helm4', 'kustomize'].map(requireRealPart) as [string, string, string];
    const allowed = spawnSync(strace, ['-f', '-o', '/dev/null', process.execPath, '--version'], { encoding: 'utf8' });
    if (allowed.status !== 0 && !process.env.CI) TestRunner.getCurrentTest()?.context.skip(`strace is forbidden: ${allowed.stderr}`);
    expect(allowed.stderr).toBe('');
    const repository = hostileRepository();
    const trace = join(repository, '../trace');
    const PATH = ['.', dirname(helm), dirname(kustomize), process.env.PATH].join(':');
    const cli = resolve('dist/cli.cjs');
    const { stderr } = spawnSync(strace, ['-f', '-qq', '-e', 'trace=execve,connect', '-o', trace, process.execPath, cli, ...words], {
      cwd: repository,
      env: { ...process.env, PATH },
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const calls = readFileSync(trace, 'utf8');
    const started = [...calls.matchAll(/execve\("([^"]+)".* = 0$/gm)].map(([, program]) => program ?? '');
    expect([...new Set(started)].filter((program) => program.startsWith(repository))).toEqual([]);
    expect(new Set(started.map((program) => program.replace(/^.*\//, '')))).toEqual(new Set(['node', 'git', 'sh', 'helm', 'kustomize']));
    expect(calls).not.toMatch(/sa_family=AF_INET/);
    expect(stderr).not.toContain('9900');
  },
  120_000,
);
