import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Fixed, fixFiles } from '../../src/cli/fix.ts';
import type { RunOptions } from '../../src/run.ts';
import { DEFAULT_HELM, type HelmOptions } from '../../src/source/provider.ts';
import { requireRealPart } from '../real-parts.ts';
import { chartWith, folderWith } from '../source/rendering.ts';

const RULES = ['undeclared-host-port', 'protocol-differs-from-registry', 'duplicate-port'];

function fixIn(cwd: string, paths: readonly string[], options: Partial<RunOptions> = {}): Promise<Fixed> {
  const given: RunOptions = {
    paths,
    cwd,
    registries: [],
    release: null,
    rules: RULES,
    disabledRules: [],
    minimumConfidence: 'medium',
    failOn: 'info',
    noIgnore: false,
    readStandardInput: async () => new Uint8Array(),
    ...options,
  };
  return fixFiles(given, false);
}

/** Lets git apply to a folder what it takes of a diff, and gives the files that it changed. */
function patchFiles(folder: string, diff: string): string[] {
  const git = (words: readonly string[], input = ''): string => execFileSync('git', words, { cwd: folder, input, encoding: 'utf8' });
  git(['init', '--quiet']);
  git(['add', '--all']);
  git(['apply', '-'], diff);
  return git(['diff', '--name-only']).split('\n').filter(Boolean);
}

/** Each file below a folder with its text and when it changed. */
function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file} ${statSync(file).mtimeMs} ${readFileSync(file, 'utf8')}`)
    .sort();
}

describe('--fix of charts', () => {
  const fix = (cwd: string, name: string, helm: Partial<HelmOptions> = {}, part = 'helm4') =>
    fixIn(cwd, [name], { env: { ...process.env, HOSTPORT_LINT_HELM: requireRealPart(part) }, helm: { ...DEFAULT_HELM, ...helm } });

  test('shows the change of templates with the action that prints the port, and of the render what is not sure there', async () => {
    const folder = chartWith('node-metrics', {});
    const before = stateOf(folder);
    const temporary = mkdtempSync(join(tmpdir(), 'hostport-lint-fix-'));
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(temporary, { recursive: true, force: true });
    });
    const { diff, files, findings, shown, outcome } = await fix(folder, 'node-metrics');
    expect(readdirSync(temporary)).toEqual([]);
    expect(stateOf(folder)).toEqual(before);
    expect({ files, findings, shown }).toEqual({ files: [], findings: 0, shown: 4 });
    expect(outcome.exitCode).toBe(1);
    expect(diff).toMatch(/^# of the files that helm template node-metrics reads; git apply or patch takes it\n/);
    expect(diff).toContain('--- a/node-metrics/templates/daemonset.yaml\n+++ b/node-metrics/templates/daemonset.yaml\n');
    expect(diff).toContain(
      '\n+            - containerPort: {{ $servicePort }}\n+              hostIP: 127.0.0.1\n+              protocol: TCP\n',
    );
    expect(diff).toContain('\n+              containerPort: {{ .Values.proxy.healthPort }}\n');
    const [, ofRender = ''] = diff.split('# of a render, which is no file: carry it over by hand into what it is made from\n');
    expect(ofRender).toMatch(
      /^ {2}--- helm template node-metrics\n {2}\+\+\+ helm template node-metrics, mended\n {2}@@ .* @@ # Source: node-metrics\/templates\/daemonset.yaml\n/,
    );
    expect(ofRender.match(/^ {2}\+ .*containerPort.*$/gm)).toEqual([
      '  +            - containerPort: 9732',
      '  +            - containerPort: 9730',
    ]);

    // The shown change mends what it says, and nothing is left to show of it.
    expect(patchFiles(folder, diff)).toEqual(['node-metrics/templates/daemonset.yaml']);
    const mended = await fix(folder, 'node-metrics');
    expect(mended.diff).not.toContain('+++ b/');
    expect(mended.outcome.result.findings.map(({ port }) => port).sort()).toEqual([9730, 9732, 9964]);
  });

  test('subcharts and named templates are changed where they stand', async () => {
    const folder = chartWith('node-agent', {});
    const { diff } = await fix(folder, 'node-agent');
    expect((await fix(folder, 'node-agent', {}, 'helm3')).diff, 'what another version of Helm renders').toBe(diff);
    expect(diff).toContain('+++ b/node-agent/charts/exporter/templates/daemonset.yaml');
    expect(diff).toContain('\n+            - containerPort: {{ .probePort }}\n');
    expect(diff).toContain('+++ b/node-agent/charts/common/templates/_sidecar.tpl');
    expect(patchFiles(folder, diff)).toHaveLength(2);
    expect((await fix(folder, 'node-agent')).outcome.result.findings.map(({ port }) => port).sort()).toEqual([4567, 9105, 9443]);
  });

  test('a port that the command line sets is not written into a template', async () => {
    const template = 'node-agent/templates/daemonset.yaml';
    const text = DAEMON_SET.replace(':9901', ':{{ .Values.port }}');
    const folder = folderWith({ 'node-agent/Chart.yaml': 'apiVersion: v2\nname: node-agent\nversion: 1.0.0\n', [template]: text });
    const { diff } = await fix(folder, 'node-agent', { set: ['port=9901'] });
    expect(diff).toContain('\n+            - containerPort: {{ .Values.port }}\n');
    expect(diff).not.toContain('\n+            - containerPort: 9901\n');
  });

  test('every set of values is shown', async () => {
    const folder = chartWith('node-metrics', { 'a.yaml': 'service: {port: 9621}\n', 'b.yaml': '{}\n' });
    const valueSets = ['a', 'b'].map((name) => ({ name, files: [`node-metrics/${name}.yaml`] }));
    const { diff } = await fix(folder, 'node-metrics', { valueSets });
    expect(diff.match(/^ *--- .*$/gm)).toEqual([
      '--- a/node-metrics/templates/daemonset.yaml',
      '  --- helm template node-metrics --values node-metrics/a.yaml',
      '  --- helm template node-metrics --values node-metrics/b.yaml',
    ]);
  });
});

const DAEMON_SET = `# An agent on each node.
apiVersion: apps/v1
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
        - name: other
          image: example.com/other:1
          args: ["--metrics-bind-address=:9911"]
          ports:
            - name: health
              containerPort: 9903
`;

const KUSTOMIZATIONS = {
  'base/daemonset.yaml': DAEMON_SET,
  'base/kustomization.yaml': 'resources:\n  - daemonset.yaml\n',
  'overlay/kustomization.yaml': [
    'resources: [../base]',
    'namePrefix: prod-',
    'configMapGenerator: [{name: settings, files: [settings.txt]}]',
    'patches: [{path: patch.yaml}]',
    '',
  ].join('\n'),
  'overlay/settings.txt': 'any\n',
  'overlay/patch.yaml': `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec:
  template:
    spec:
      containers:
        - name: extra
          image: example.com/extra:3
          args: ['--metrics-bind-address=:9944']
`,
};

describe('--fix of kustomizations', () => {
  const fix = (cwd: string, paths: readonly string[], part = 'kustomize') =>
    fixIn(cwd, paths, { env: { ...process.env, HOSTPORT_LINT_KUSTOMIZE: requireRealPart(part) }, kustomize: 'found' });

  test('shows the change of resources and patches in the style of each file, and writes nothing', async () => {
    const folder = folderWith(KUSTOMIZATIONS);
    const before = stateOf(folder);
    const { diff, files, shown } = await fix(folder, ['overlay']);
    expect((await fix(folder, ['overlay'], 'kubectl')).diff, 'what kubectl builds').toBe(diff);
    expect(stateOf(folder)).toEqual(before);
    expect({ files, shown }).toEqual({ files: [], shown: 3 });
    expect(diff).toMatch(/^# of the files that kustomize build overlay reads; git apply or patch takes it\n/);
    expect(patchFiles(folder, diff).sort()).toEqual(['base/daemonset.yaml', 'overlay/patch.yaml']);
    expect(readFileSync(join(folder, 'base/daemonset.yaml'), 'utf8')).toBe(
      `${DAEMON_SET.replace(
        '          args:\n',
        '          ports:\n            - containerPort: 9901\n              protocol: TCP\n          args:\n',
      )}            - name: port-9911\n              containerPort: 9911\n              protocol: TCP\n`,
    );
    expect((await fix(folder, ['overlay'])).outcome).toMatchObject({ exitCode: 0 });
  });

  test('shows a change of a base once', async () => {
    const { diff } = await fix(folderWith(KUSTOMIZATIONS), ['base', 'overlay']);
    expect(diff.match(/^ *--- .*$/gm)).toEqual(['--- a/base/daemonset.yaml', '--- a/overlay/patch.yaml']);
  });

  test('a port that an overlay alone sets is shown in the build', async () => {
    const overlay = 'resources: [../base]\npatches: [{path: patch.yaml}]\n';
    const patch = KUSTOMIZATIONS['overlay/patch.yaml'].replace('extra\n', 'other\n').replace('          image: example.com/extra:3\n', '');
    const folder = folderWith({ ...KUSTOMIZATIONS, 'overlay/kustomization.yaml': overlay, 'overlay/patch.yaml': patch });
    const { diff } = await fix(folder, ['overlay']);
    const [ofFiles = '', ofBuild = ''] = diff.split('# of a render, ');
    expect(ofFiles).toContain('+            - containerPort: 9901\n');
    expect(ofFiles).not.toContain('9944');
    expect(ofBuild).toContain('  --- kustomize build overlay\n  +++ kustomize build overlay, mended\n');
    expect(ofBuild).toContain('  +        - name: port-9944\n');
  });
});
