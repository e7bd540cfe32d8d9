import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/model/exit-code.ts';
import type { RunOutcome } from '../../src/run.ts';
import { requireRealPart } from '../real-parts.ts';
import { CHARTS, chartWith, folderWith, lintIn, PLACES, placeOf, placesOf, problemsOf } from './rendering.ts';

const VERSIONS = ['helm3', 'helm4'] as const;
const HELM = 'helm4';

/** A fixture chart as one version of Helm renders it: every test that looks at it sees the same run. */
const fixtures = new Map<string, Promise<RunOutcome>>();
function fixtureBy(part: string, chart: string): Promise<RunOutcome> {
  const helm = requireRealPart(part);
  const known = fixtures.get(`${part} ${chart}`) ?? lintIn(CHARTS, [chart], helm);
  fixtures.set(`${part} ${chart}`, known);
  return known;
}

describe.each(VERSIONS)('charts rendered by %s', (part) => {
  const lint = (cwd: string, paths: readonly string[], options: Parameters<typeof lintIn>[3] = {}) =>
    lintIn(cwd, paths, requireRealPart(part), options);
  const ofFixture = (chart: string) => fixtureBy(part, chart);

  test.each(Object.entries(PLACES))(
    'each port of %s points at the text of the template, or at the value, that shows it',
    async (chart, places) => {
      expect(placesOf(await ofFixture(chart))).toEqual(places);
    },
  );
  test('ports behind a condition that --set makes true', async () => {
    const onHost = await lint(CHARTS, ['edge-proxy'], { helm: { set: ['controller.hostNetwork=true'] } });
    expect(placesOf(onHost)).toEqual(
      expect.arrayContaining([
        '10246 edge-proxy/values.yaml:14:18 |status-port: 10246|',
        '10254 edge-proxy/values.yaml:15:20 |healthz-port: "10254"|',
        '10255 edge-proxy/templates/_params.tpl:3:18 |- --metrics-port=10255|',
        '9443 edge-proxy/values.yaml:18:11 |port: 9443|',
      ]),
    );
  });
  test('equal lines of several documents of a template without actions', async () => {
    const document = (name: string) =>
      `kind: DaemonSet\napiVersion: apps/v1\nmetadata: {name: ${name}}\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          ports:\n            - hostPort: 9941\n`;
    const all = `# Two agents.\n${document('one')}---\n${document('two')}`;
    const folder = folderWith({ 'Chart.yaml': 'apiVersion: v2\nname: agents\nversion: 1.0.0\n', 'templates/all.yaml': all });
    const { result } = await lint(folder, ['.']);
    expect(result.listeners.map(({ evidence }) => evidence[0]?.span.line).sort()).toEqual([11, 22]);
  });
  test('equal lines of a template that cannot be marked are taken in their order', async () => {
    const container = (name: string) => `        - name: ${name}\n          ports:\n            - hostPort: 9951\n`;
    const env = '          env:\n          {{- range until 20 }}\n            - {name: "N{{ . }}"}\n          {{- end }}\n';
    const daemonSet = `# \uE210\nkind: DaemonSet\napiVersion: apps/v1\nmetadata: {name: a}\nspec:\n  template:\n    spec:\n      containers:\n`;
    const folder = folderWith({
      'Chart.yaml': 'apiVersion: v2\nname: agents\nversion: 1.0.0\n',
      'templates/all.yaml': `${daemonSet}        - name: first\n${env}${container('one')}${container('two')}`,
    });
    const { result } = await lint(folder, ['.']);
    expect(result.listeners.flatMap(({ evidence }) => evidence.map(({ span }) => span.line)).sort()).toEqual([16, 19]);
  });
  test("the user's values win, the last file most, and options over all of them", async () => {
    const folder = chartWith('node-agent', {});
    writeFileSync(join(folder, 'one.yaml'), 'ports: {metrics: 9201, health: 9202}\n');
    writeFileSync(join(folder, 'two, and "more".yaml'), 'ports:\n  health: 9203\n');
    const helm = {
      values: ['one.yaml', 'two, and "more".yaml'],
      set: ['ports.fallback=9204'],
      setString: ['metrics.service.probePort=9205'],
    };
    const outcome = await lint(folder, ['node-agent'], { helm });
    expect(placesOf(outcome)).toEqual(
      expect.arrayContaining([
        '9201 one.yaml:1:18 |ports: {metrics: 9201, health: 9202}|',
        '9203 two, and "more".yaml:2:11 |health: 9203|',
        '9204 node-agent/templates/daemonset.yaml:34:30 |containerPort: {{ .Values.ports.fallback | default 9555 }}|',
        '9205 node-agent/charts/exporter/templates/daemonset.yaml:19:33 |- "--probe-address=:{{ .probePort }}"|',
      ]),
    );
    const steps = outcome.result.listeners.flatMap(({ port, evidence }) => (port === 9204 ? (evidence[0]?.steps ?? []) : []));
    expect(steps[0]?.note).toMatch(/, set by --set ports\.fallback$/);
  });
  test('each set of values is an install of its own: what they share is reported once, and they never conflict', async () => {
    const folder = chartWith('node-agent', {});
    writeFileSync(join(folder, 'dev.yaml'), 'ports: {metrics: 9201}\n');
    writeFileSync(join(folder, 'prod.yaml'), 'ports: {metrics: 9301}\n');
    const valueSets = [
      { name: 'dev', files: ['dev.yaml'] },
      { name: 'prod', files: ['prod.yaml'] },
    ];
    const outcome = await lint(folder, ['node-agent'], { helm: { valueSets } });
    expect(placesOf(outcome)).toEqual(
      expect.arrayContaining(['9201 dev.yaml:1:18 |ports: {metrics: 9201}|', '9301 prod.yaml:1:18 |ports: {metrics: 9301}|']),
    );
    const shared = outcome.result.findings.filter(({ rule, port }) => rule === 'undeclared-host-port' && port === 4567);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.related.map(({ message }) => message)).toEqual([
      'rendered as "- --listen=0.0.0.0:4567" in line 58 of helm template node-agent --values dev.yaml',
      'rendered as "- --listen=0.0.0.0:4567" in line 58 of helm template node-agent --values prod.yaml',
    ]);
    expect(outcome.result.findings.map(({ rule }) => rule)).not.toContain('host-port-conflict');
  });
  test('versions of the cluster and the namespace reach the chart', async () => {
    const folder = folderWith({
      'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
      'c/templates/pod.yaml': [
        'apiVersion: v1',
        'kind: Pod',
        'metadata: {name: x, namespace: {{ .Release.Namespace }}}',
        'spec:',
        '  hostNetwork: true',
        '  containers:',
        '    - name: x',
        '      image: x',
        '      ports:',
        '        - containerPort: {{ if semverCompare ">=1.33" .Capabilities.KubeVersion.Version }}9901{{ else }}9902{{ end }}',
        '        - containerPort: {{ .Capabilities.APIVersions.Has "example.com/v1" | ternary 9903 9904 }}',
        '',
      ].join('\n'),
    });
    const helm = { kubeVersion: '1.33.0', apiVersions: ['example.com/v1'], namespace: 'edge' };
    const { result } = await lint(folder, ['c'], { helm });
    expect(result.listeners.map(({ port, workload }) => [port, workload.namespace])).toEqual([
      [9901, 'edge'],
      [9903, 'edge'],
    ]);
  });
  test('an archive is rendered like a folder', async () => {
    const folder = chartWith('node-agent', {});
    execFileSync('tar', ['czf', 'agent.tgz', 'node-agent'], { cwd: folder });
    const unpacked = placesOf(await lint(folder, ['node-agent']));
    const packed = placesOf(await lint(folder, ['agent.tgz']));
    expect(packed).toEqual(unpacked.map((place) => place.replace(' node-agent/', ' agent.tgz/node-agent/')));
  });
});

/** The rest does not depend on the version, so one renders these. */
describe('renders', () => {
  const lint = (cwd: string, paths: readonly string[], options: Parameters<typeof lintIn>[3] = {}) =>
    lintIn(cwd, paths, requireRealPart(HELM), options);

  test.each(readdirSync(CHARTS))('of both versions of Helm have the same result for %s', async (chart) => {
    const [one, other] = await Promise.all(VERSIONS.map((part) => fixtureBy(part, chart)));
    expect(one?.result.listeners.length).toBeGreaterThan(0);
    expect(one?.result).toEqual(other?.result);
  });

  test('a comment beside a value silences what points at it', async () => {
    const values = readFileSync(join(CHARTS, 'node-agent/values.yaml'), 'utf8');
    const folder = chartWith('node-agent', {
      'values.yaml': values.replace('metrics: 9104', 'metrics: 9104 # hostport-lint: ignore port-of-another-owner -- agreed'),
    });
    const { result } = await lint(folder, ['node-agent'], { rules: ['port-of-another-owner', 'unused-suppression'] });
    const silent = result.findings.filter(({ suppressed }) => suppressed !== null);
    expect(silent.map(({ port, span }) => `${port} ${span.path}`)).toEqual(['9104 node-agent/values.yaml']);
    expect(result.findings.map(({ rule }) => rule)).not.toContain('unused-suppression');
  });
  test('a finding says where the render shows it, at the template that prints it', async () => {
    const { result } = await fixtureBy(HELM, 'node-agent');
    const finding = result.findings.find(({ rule, port }) => rule === 'undeclared-host-port' && port === 9105);
    expect(finding && placeOf(finding.span)).toBe('node-agent/values.yaml:6:11 |health: 9105|');
    const [rendered, probe] = finding?.related ?? [];
    expect(rendered?.message).toBe('rendered as "- --health-probe-bind-address=:9105" in line 57 of helm template node-agent');
    expect(rendered && placeOf(rendered.span)).toContain('node-agent/templates/daemonset.yaml:25:44 ');
    expect(probe?.message).toMatch(/ \(line 74 of the render\)$/);
  });
  test('a workload is at its name in the template', async () => {
    const { result } = await fixtureBy(HELM, 'storage-driver');
    const lines = new Map(result.listeners.map(({ workload }) => [workload.name, `${workload.span.path}:${workload.span.line}`]));
    expect(Object.fromEntries(lines)).toEqual({
      'storage-node': 'storage-driver/templates/node.yaml:6',
      second: 'storage-driver/templates/node.yaml:36',
    });
  });
  test('what one render installs is judged together', async () => {
    const folder = chartWith('storage-driver', {});
    const { result } = await lint(folder, ['storage-driver'], { helm: { set: ['node.livenessPort=9820'] } });
    const conflict = result.findings.find(({ rule }) => rule === 'host-port-conflict');
    expect(conflict?.port).toBe(9820);
    expect(conflict?.confidence).not.toBe('low');
  });
  test('charts in a tree are found, and neither their templates nor their sub-charts are read a second time', async () => {
    const folder = chartWith('node-agent', {});
    mkdirSync(join(folder, 'manifests'));
    writeFileSync(join(folder, 'manifests/pod.yaml'), POD);
    const outcome = await lint(folder, ['.']);
    expect(problemsOf(outcome)).toEqual([]);
    const workloads = new Set(outcome.result.listeners.map(({ workload }) => workload.name));
    expect([...workloads].sort()).toEqual(['metrics', 'node-agent', 'plain']);
    expect(outcome.result.counts.workloads).toBe(3);
  });
  test('a comment in a template silences what the render shows', async () => {
    const folder = chartWith('storage-driver', {});
    const file = join(folder, 'storage-driver/templates/extra.yaml');
    writeFileSync(
      file,
      POD.replace('args: [--listen=:9999]', 'args: [--listen=:9999] # hostport-lint: ignore undeclared-host-port -- known'),
    );
    const { result } = await lint(folder, ['storage-driver']);
    const finding = result.findings.find(({ rule, port }) => rule === 'undeclared-host-port' && port === 9999);
    expect(finding?.suppressed?.reason).toBe('known');
    expect(finding?.span.path).toBe('storage-driver/templates/extra.yaml');
  });
  test('braces that a chart prints for other programs are no template', async () => {
    const folder = chartWith('storage-driver', {
      'templates/extra.yaml': POD.replace('[--listen=:9999]', '["--listen=:9999", "--label={{ `{{ $labels.node }}` }}"]'),
    });
    const { result } = await lint(folder, ['storage-driver']);
    const plain = result.listeners.find(({ workload }) => workload.name === 'plain');
    expect(plain?.workload.template).toBe(false);
    expect(plain?.port).toBe(9999);
  });
});

describe.each(VERSIONS)('bad charts and %s', (part) => {
  const lint = (cwd: string, paths: readonly string[], options: Parameters<typeof lintIn>[3] = {}) =>
    lintIn(cwd, paths, requireRealPart(part), options);

  test.each([
    [
      'a required value',
      'x: {{ required "say which port" .Values.must }}',
      ':1:7 ',
      /say which port; set the values .* with --values or --set$/,
    ],
    ['a value below nothing', '\n\nx: {{ .Values.q.r }}', ':3:14 ', /nil pointer evaluating/],
    ['an action that Go cannot read', '\n{{ if }}', ':2:1 ', /missing value for if/],
    ['a render that is no YAML', 'a: [\nb: 1', ':1:1 ', /YAML parse error/],
  ])("%s: Helm's message at its line, and the rest is read as text", async (_, template, place, message) => {
    const folder = chartWith('storage-driver', { 'templates/bad.yaml': template });
    const outcome = await lint(folder, ['storage-driver'], { rules: ['host-port-conflict'] });
    const [problem = ''] = problemsOf(outcome);
    expect(problem).toContain(`storage-driver/templates/bad.yaml${place}Helm cannot render the chart: `);
    expect(problem).toMatch(message);
    expect(placesOf(outcome).join('\n')).toContain('9821 storage-driver/templates/node.yaml:47:26 ');
    expect(outcome.exitCode).toBe(3);
  });

  test('a value of --set in the message of Helm is not shown', async () => {
    const folder = chartWith('storage-driver', { 'templates/bad.yaml': '{{ fail (printf "wrong %s" .Values.token) }}' });
    // A value that is also the name of the chart must not hide the place.
    const set = ['token=correct-horse', 'fullnameOverride=storage-driver', 'kind=templates'];
    // Nor must a file of values whose name is the beginning of a value show the rest of it.
    writeFileSync(join(folder, 'corr'), '');
    const [problem = ''] = problemsOf(await lint(folder, ['storage-driver'], { helm: { set, values: ['corr'] } }));
    expect(problem).toContain('storage-driver/templates/bad.yaml:1:4 ');
    expect(problem).toContain('(storage-driver/templates/bad.yaml:1:3): wrong ...');
    expect(problem).not.toContain('ect-horse');
  });

  test('a dependency that was not vendored is left out, and named: a problem of a named chart, a note for one that was found', async () => {
    const message = 'rendered without exporter, which charts/ lacks; run helm dependency build first';
    const folder = chartWith('node-agent', {});
    execFileSync('rm', ['-r', join(folder, 'node-agent/charts/exporter')]);
    const named = await lint(folder, ['node-agent']);
    expect(problemsOf(named)).toEqual([`node-agent/Chart.yaml:6:11 is ${message}`]);
    expect(placesOf(named)).toEqual(PLACES['node-agent']?.filter((place) => !/charts\/exporter|^9300/.test(place)));
    const found = await lint(folder, ['.'], { failOn: 'never' });
    expect([found.exitCode, found.notes]).toEqual([0, [`the chart node-agent is ${message}`]]);
    expect(placesOf(found)).toEqual(placesOf(named));
  });

  describe('whose defaults do not render', () => {
    const files = {
      'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
      'c/templates/pods.yaml': `{{- range required "ports" .Values.ports }}\n---\n${POD.replace('plain', 'p{{ . }}').replace('9999', '{{ . }}')}{{- end }}`,
      'c/ci/a-values.yaml': 'ports: [9901, 2379]\n',
      'c/ci/b-values.yaml': 'ports:\n- 9901\n',
      'c/ci/notes.yaml': 'ports: [9903]\n',
    };

    test('are rendered with each file of values in ci, and nothing of them is above a warning', async () => {
      const outcome = await lint(folderWith(files), ['.'], { registries: ['kubernetes'] });
      expect(placesOf(outcome)).toEqual([
        '2379 c/ci/a-values.yaml:1:15 |ports: [9901, 2379]|',
        '9901 c/ci/a-values.yaml:1:9 |ports: [9901, 2379]|',
        '9901 c/ci/b-values.yaml:2:3 |- 9901|',
      ]);
      expect(outcome.notes[0]).toMatch(
        /^the chart c is rendered with values of its ci folder, because its defaults do not render: .*ports.* \(c\/templates\/pods\.yaml:1\)$/,
      );
      expect(outcome.result.findings.length).toBeGreaterThan(0);
      expect(outcome.result.findings.map(({ severity }) => severity)).not.toContain('error');
      expect(outcome.result.findings.map(({ rule }) => rule)).not.toContain('host-port-conflict');
    });

    test('are a problem where the chart was named, and its own values win over examples', async () => {
      const folder = folderWith(files);
      const named = await lint(folder, ['c']);
      expect(problemsOf(named)[0]).toContain('c/templates/pods.yaml:1:');
      expect(placesOf(named)).toHaveLength(3);
      expect(placesOf(await lint(folder, ['c'], { helm: { set: ['other=1'] } }))).toEqual([]);
      expect(placesOf(await lint(folder, ['c'], { helm: { set: ['ports={9905}'] } }))).toHaveLength(1);
    });
  });

  describe('a dependency in a folder beside it', () => {
    const outer = (repository: string, more = '') =>
      `apiVersion: v2\nname: outer\nversion: 1.0.0\ndependencies:\n- {name: storage-driver, version: '*', repository: "${repository}"${more}}\n`;

    test('is rendered with it, without network, and reported at its place', async () => {
      const folder = chartWith('storage-driver', {});
      const alone = placesOf(await lint(folder, ['storage-driver']));
      mkdirSync(join(folder, 'outer'));
      writeFileSync(join(folder, 'outer/Chart.yaml'), outer('file://../storage-driver'));
      const outcome = await lint(folder, ['outer']);
      expect(problemsOf(outcome)).toEqual([]);
      expect(alone.length).toBeGreaterThan(0);
      expect(placesOf(outcome)).toEqual(alone);
      expect(readdirSync(join(folder, 'outer'))).toEqual(['Chart.yaml']);
    });

    test.each([
      ['that is not there', 'file://../nowhere'],
      ['outside of the repository', 'file://../../../../../../../../etc'],
      ['that is the chart itself', 'file://.'],
    ])('%s is reported at its name', async (_, repository) => {
      const folder = chartWith('storage-driver', { 'Chart.yaml': outer(repository).replace('{name: storage-driver', '{name: b') });
      expect(problemsOf(await lint(folder, ['storage-driver']))).toEqual([
        `storage-driver/Chart.yaml:5:10 is rendered without b, for which ${repository} has no chart of this repository`,
      ]);
    });
  });

  test('a packed dependency that cannot be read leaves the rest of the chart', async () => {
    const folder = chartWith('storage-driver', { 'charts/broken.tgz': 'no archive' });
    const outcome = await lint(folder, ['.'], { failOn: 'never' });
    expect(outcome.notes[0]).toContain('the chart storage-driver is read as text: is not rendered: ');
    expect(placesOf(outcome).join('\n')).toContain('storage-driver/templates/node.yaml:');
  });

  test('a version of Kubernetes that it refuses names the option', async () => {
    const chart = 'apiVersion: v2\nname: a\nversion: 1.0.0\nkubeVersion: ">=1.99.0"\n';
    const problem = problemsOf(await lint(chartWith('storage-driver', { 'Chart.yaml': chart }), ['storage-driver']))[0];
    expect(problem).toMatch(/kubeVersion: >=1\.99\.0.*; name the version of the cluster with --kube-version$/);
  });

  test.each([
    ['an address', '{"properties": {"node": {"$ref": "http://127.0.0.1:9/a.json"}}}', 'refers to http://127.0.0.1:9/a.json'],
    ['a file', '{"definitions": {"a": [{"$ref": "file:///dev/zero"}]}}', 'refers to file:///dev/zero'],
    ['a schema beside it', '{"allOf": [{"$ref": "other.json"}]}', 'refers to other.json'],
    ['an own meta-schema', '{"properties": {"node": {"$schema": "http://127.0.0.1:9/meta"}}}', 'refers to http://127.0.0.1:9/meta'],
    ['what follows the schema', '{"$ref": "http://127.0.0.1:9/a.json"} x', 'is not valid JSON'],
  ])('a schema that refers to %s is left out, also of a packed subchart, and the rest is rendered', async (_, schema, message) => {
    const places = placesOf(await fixtureBy(part, 'node-agent'));
    const folder = chartWith('node-agent', { 'charts/exporter/values.schema.json': schema });
    const outcome = await lint(folder, ['node-agent']);
    expect(problemsOf(outcome)).toEqual([]);
    expect(placesOf(outcome)).toEqual(places);
    const note = (file: string) =>
      `the values of the chart node-agent are not validated: node-agent/charts/${file} ${message} (see --allow-remote)`;
    expect(outcome.notes).toContain(note('exporter/values.schema.json'));
    execFileSync('tar', ['czf', 'e.tgz', '--remove-files', 'exporter'], { cwd: join(folder, 'node-agent/charts') });
    expect((await lint(folder, ['node-agent'])).notes).toContain(note('e.tgz/exporter/values.schema.json'));
  });

  test('a schema that refers to itself and to the published meta-schemas still validates', async () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://schemas.invalid/a.json',
      definitions: { text: { type: 'string' } },
      properties: { node: { $ref: '#/definitions/text' } },
    };
    const folder = chartWith('storage-driver', { 'values.schema.json': JSON.stringify(schema) });
    const outcome = await lint(folder, ['storage-driver']);
    expect(outcome.notes.join()).not.toContain('not validated');
    expect(problemsOf(outcome)[0]).toMatch(/the values violate values\.schema\.json: .*node/);
  });

  test('violations of a schema are sorted, because Helm prints them in any order', async () => {
    const number = { type: 'number' };
    const properties = Object.fromEntries(['e', 'd', 'c', 'b', 'a'].map((name) => [name, number]));
    const values = 'a: x\nb: x\nc: x\nd: x\ne: x\n';
    const folder = chartWith('storage-driver', { 'values.schema.json': JSON.stringify({ properties }), 'values.yaml': values });
    expect(problemsOf(await lint(folder, ['storage-driver']))[0]).toMatch(/json: [^;]*\ba\b.*; .*\bb\b.*; .*\bc\b.* and 2 more/);
  });

  test.each([
    ['no YAML', 'a: [\nb: 1', 'values.yaml:2:1 Helm cannot render the chart: failed to parse values.yaml: '],
    ['no mapping', '- a', 'values.yaml:1:1 Helm cannot render the chart: failed to parse values.yaml: '],
  ])('values that are %s', async (_, text, problem) => {
    const folder = chartWith('storage-driver', {});
    writeFileSync(join(folder, 'values.yaml'), text);
    expect(problemsOf(await lint(folder, ['storage-driver'], { helm: { values: ['values.yaml'] } }))[0]).toContain(problem);
  });

  test('files of values are files, with any name', async () => {
    const folder = chartWith('storage-driver', {});
    writeFileSync(join(folder, '--debug'), 'node: {livenessPort: 9901}\n');
    expect(placesOf(await lint(folder, ['storage-driver'], { helm: { values: ['--debug'] } }))).toContain(
      '9901 --debug:1:22 |node: {livenessPort: 9901}|',
    );
    const missing = { helm: { values: ['http://127.0.0.1:9/values.yaml'] } };
    await expect(lint(folder, ['storage-driver'], missing)).rejects.toThrow(
      new UsageError('the values http://127.0.0.1:9/values.yaml cannot be read: no such file or folder'),
    );
  });

  test('charts are charts, with any names and folders', async () => {
    const folder = chartWith('storage-driver', {});
    execFileSync('cp', ['-r', 'storage-driver', './--post-renderer=x'], { cwd: folder });
    expect(placesOf(await lint(folder, ['./--post-renderer=x'])).join('\n')).toContain('9821 --post-renderer=x/templates/node.yaml:47:26 ');
    writeFileSync(join(folder, 'storage-driver/Chart.yaml'), 'apiVersion: v2\nname: --post-renderer=/bin/false\nversion: 1.0.0\n');
    expect(problemsOf(await lint(folder, ['storage-driver']))[0]).toContain('is invalid');
  });

  test('options cannot bring further ones along', async () => {
    const folder = chartWith('storage-driver', {});
    const helm = { set: ['--post-renderer=/bin/false'], kubeVersion: '1.33.0', apiVersions: ['--debug'] };
    expect(problemsOf(await lint(folder, ['storage-driver'], { helm }))).toEqual([]);
  });

  test('symbolic links must stay in the repository and lead in no circle', async () => {
    const folder = chartWith('storage-driver', {});
    symlinkSync('/etc', join(folder, 'storage-driver/templates/out'));
    expect(problemsOf(await lint(folder, ['storage-driver']))).toEqual([
      'storage-driver:1:1 is not rendered: contains a symbolic link that leads out of it, templates/out',
    ]);
    const other = chartWith('edge-proxy', {});
    symlinkSync('.', join(other, 'edge-proxy/templates/again'));
    expect(problemsOf(await lint(other, ['edge-proxy']))).toEqual([
      'edge-proxy:1:1 is not rendered: contains a cycle of symbolic links, templates/again',
    ]);
  });

  test('a library chart has nothing to install', async () => {
    const path = 'node-agent/charts/common';
    expect(problemsOf(await lint(CHARTS, [path]))).toEqual([
      `${path}:1:1 is a library chart without an object of its own; nothing was linted`,
    ]);
  });
});

const POD = `apiVersion: v1
kind: Pod
metadata:
  name: plain
spec:
  hostNetwork: true
  containers:
    - name: plain
      image: example.com/plain:1
      args: [--listen=:9999]
`;
