import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fixed, fixFiles } from '../../src/fix/index.ts';
import { runOptions } from '../../src/run.ts';
import { requireRealPart } from '../real-parts.ts';
import { folderWith } from '../source/rendering.ts';

const DAEMON_SET = `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: agent
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: "example.com/agent:1"
          args:
            - '--metrics-bind-address=:9901'   # quoted, with a comment
`;
const DECLARED = DAEMON_SET.replace(
  '          args:\n',
  '          ports:\n            - containerPort: 9901\n              protocol: TCP\n          args:\n',
);

function fix(cwd: string, paths: readonly string[], dryRun = false): Promise<Fixed> {
  const env = { ...process.env, HOSTPORT_LINT_HELM: requireRealPart('helm4'), HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') };
  return fixFiles(runOptions({ paths, cwd, env, registries: ['kubernetes'], rules: ['undeclared-host-port'], failOn: 'info' }), dryRun);
}

describe('--fix of kustomizations', () => {
  const BASE = { 'base/daemonset.yaml': DAEMON_SET, 'base/kustomization.yaml': 'resources: [daemonset.yaml]\n' };
  const overlay = (more = '') => `resources: [../base]\nnamePrefix: prod-\n${more}`;
  const patch = (container: string) => `patches:
  - patch: |
      kind: DaemonSet
      apiVersion: apps/v1
      metadata: {name: agent}
      spec: {template: {spec: {containers: [{name: agent, ${container}}]}}}
`;

  test('declares a port in the base where each build shows it undeclared', async () => {
    const folder = folderWith({ ...BASE, 'a/kustomization.yaml': overlay(), 'b/kustomization.yaml': overlay(patch('image: "x:2"')) });
    const dry = await fix(folder, ['.'], true);
    expect(dry).toMatchObject({ findings: 1, files: ['base/daemonset.yaml'], outcome: { exitCode: 0 } });
    expect(dry.diff).toContain('+++ b/base/daemonset.yaml\n');
    expect(readFileSync(join(folder, 'base/daemonset.yaml'), 'utf8')).toBe(DAEMON_SET);
    expect(await fix(folder, ['a'])).toMatchObject({ findings: 0, diff: '' });
    expect(await fix(folder, ['.'])).toMatchObject({ findings: 1, outcome: { exitCode: 0 } });
    expect(readFileSync(join(folder, 'base/daemonset.yaml'), 'utf8')).toBe(DECLARED);
  });

  test.each([
    ['has another port', 'args: ["--metrics-bind-address=:9902"]'],
    ['declares the port', 'ports: [{containerPort: 9901}]'],
    ['changes the list of ports', 'ports: [{containerPort: 80}]'],
  ])('leaves a base alone of which another overlay %s', async (_, container) => {
    const folder = folderWith({ ...BASE, 'a/kustomization.yaml': overlay(), 'b/kustomization.yaml': overlay(patch(container)) });
    for (const paths of [['.'], ['a']]) {
      const { diff, files, outcome } = await fix(folder, paths);
      expect({ diff, files }).toEqual({ diff: '', files: [] });
      expect(outcome.result.findings.map(({ port }) => port)).toContain(9901);
    }
    expect(readFileSync(join(folder, 'base/daemonset.yaml'), 'utf8')).toBe(DAEMON_SET);
  });
});

describe('--fix of charts', () => {
  const chart = (template: string, values = '') => ({
    'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'c/values.yaml': values,
    'c/templates/agent.yaml': template.replace('"example.com/agent:1"', '{{ .Values.image | quote }}'),
  });

  test('shows the change of a template that has the port itself, and never writes it', async () => {
    const folder = folderWith(chart(DAEMON_SET, 'image: x\n'));
    const { diff, files, shown } = await fix(folder, ['c']);
    expect({ files, shown }).toEqual({ files: [], shown: 1 });
    expect(diff).toContain('+++ b/c/templates/agent.yaml\n');
    expect(diff).toContain('\n+            - containerPort: 9901\n');
  });

  test('prints the remedy where values set the port', async () => {
    const folder = folderWith(chart(DAEMON_SET.replace(':9901', ':{{ .Values.port }}'), 'image: x\nport: 9901\n'));
    const { diff, outcome } = await fix(folder, ['c']);
    expect(diff).toBe('');
    expect(outcome.result.findings.map(({ port, fix }) => [port, fix])).toEqual([[9901, null]]);
  });
});
