import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { onlyKeys } from '../only-keys.ts';
import { pod, portsOf } from './chart-text.ts';

/** A group of `chart-values.yaml`, which explains each key. */
interface Group {
  readonly about: string;
  readonly ports: readonly string[];
  readonly values?: string;
  readonly host?: string;
  readonly hosts?: readonly string[];
  readonly conditions?: readonly string[];
  readonly containers?: readonly string[];
  readonly pairs?: readonly { readonly container: string; readonly values: string }[];
}

const GROUPS = load(readFileSync(new URL('chart-values.yaml', import.meta.url), 'utf8')) as readonly Group[];
const VALUES = GROUPS[0]?.values ?? '';

const chart = (template: string, values = VALUES) => ({ 'chart/templates/pod.yaml': template, 'chart/values.yaml': `${values}\n` });
const branch = (condition: string): string => `{{- if ${condition} }}\n  hostNetwork: true\n  {{- end }}`;

/** The findings of a chart about ports that are not declared. */
async function undeclaredIn(container: string, values: string): Promise<number> {
  const folder = folderWith(chart(pod('hostNetwork: true', container), values));
  return JSON.parse((await folder.run('--rule undeclared-host-port --format json --no-helm .')).stdout).findings.length;
}

describe.each(GROUPS)('$about', (group) => {
  onlyKeys(group, 'about ports values host', 'hosts conditions containers pairs');
  const { ports, values = '', host = 'hostNetwork: true', hosts = [], conditions = [], containers = [], pairs = [] } = group;
  test.each([
    ...[...hosts, ...conditions.map(branch)].map((text) => [text, pod(text), values] as const),
    ...containers.map((text) => [text, pod(host, text), values] as const),
    ...pairs.map((pair) => [JSON.stringify(pair), pod(host, pair.container), pair.values] as const),
  ])('%s', async (_, template, given) => {
    expect(await portsOf(chart(template, given))).toEqual(ports);
  });
});

describe('the host network', () => {
  const flag = (steps: string, condition = '$on'): string => `${steps}\n  ${branch(condition)}`;

  test.each([
    ['set anew', '{{- $on = not $on }}'],
    ['set anew in branches', '{{- if $on }}{{ $on = not $on }}{{ end }}'],
    ['declared anew', '{{- $on := not $on }}'],
  ])('is less certain if its variable is %s without end', async (_, step) => {
    const steps = `{{- $on := .Values.on }}\n${`${step}\n`.repeat(20_000)}`;
    expect(await portsOf(chart(pod(flag(steps))))).toEqual(['9123 medium']);
  });

  test('is less certain below many more names than values have', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `{{- $a${index} := .Values.off }}\n`).join('');
    expect(await portsOf(chart(pod(flag(names, '$a1999'))))).toEqual([]);
    expect(await portsOf(chart(pod(flag(names, '$a0'))))).toEqual(['9123 medium']);
  });

  test('may be on without values beside the template', async () => {
    expect(await portsOf({ 'chart/templates/pod.yaml': pod('hostNetwork: {{ .Values.off }}') })).toEqual(['9123 medium']);
  });

  test('may be on, and defaults are unknown, for a chart with --values that is not rendered', async () => {
    const template = pod(
      'hostNetwork: {{ .Values.off }}',
      'ports: [{ containerPort: 9123 }, { containerPort: {{ .Release.port | default 82 }} }]',
    );
    const files = { ...chart(template), 'chart/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n' };
    expect(await portsOf(files)).toEqual([]);
    const folder = folderWith({ ...files, 'on.yaml': 'off: true\n' });
    const { stdout } = await folder.run('ports --format json --values on.yaml chart');
    expect(JSON.parse(stdout).listeners).toMatchObject([{ port: 9123, confidence: 'medium' }]);
  });
});

test('a declared port of the same number is a declaration of an argument, and another number is not', async () => {
  const container = 'args: ["--listen=:9123"]\n      ports: [{ containerPort: {{ .Values.port }} }]';
  expect([await undeclaredIn(container, 'port: 9123'), await undeclaredIn(container, 'port: 9125')]).toEqual([0, 1]);
});

test('ports that a helper declares are unknown', async () => {
  const container = (...text: string[]) => ['args: ["--listen=:9123"]', 'ports:', ...text].join('\n      ');
  expect(await undeclaredIn(container('{{- tuple . "web" | include "ports" | indent 6 }}'), VALUES)).toBe(0);
  expect(await undeclaredIn(container('- containerPort: 80', '{{- toYaml .Values.empty | nindent 6 }}'), VALUES)).toBe(1);
});

describe('an image of values', () => {
  test.each([
    '{{ .Values.image }}',
    '{{ .Values.image }}:{{ .Values.tag | default .Chart.AppVersion }}',
    '{{ .Values.registry }}/coredns:1',
  ])('shows which program the container starts: %s', async (image) => {
    const template = pod('hostNetwork: true', '').replace('image: a', `image: "${image}"`);
    expect(await portsOf(chart(template, 'image: docker.io/coredns/coredns\ntag:\n'))).toEqual(['53 low', '53 low']);
  });

  test('of another program shows no port', async () => {
    const template = pod('hostNetwork: true', '').replace('image: a', 'image: "{{ .Values.image }}-adapter"');
    expect(await portsOf(chart(template, 'image: docker.io/coredns/coredns\n'))).toEqual([]);
  });
});

test('a text of a variable is the one of the branch that is on', async () => {
  const reachOf = async (values: string) => {
    const variable = `args: ["--listen=$(HOST_IP):9123"]
      env:
        - name: HOST_IP
          {{- if .Values.everywhere }}
          value: 0.0.0.0
          {{- else }}
          valueFrom: {fieldRef: {fieldPath: status.hostIP}}
          {{- end }}`;
    const { stdout } = await folderWith(chart(pod('hostNetwork: true', variable), values)).run('ports --format json --no-helm .');
    return JSON.parse(stdout).listeners.map(({ reach }: { reach: string }) => reach);
  };
  expect(await reachOf('everywhere: true\n')).toEqual(['any']);
  expect(await reachOf('everywhere: false\n')).toEqual(['node']);
});

test('a workload in a branch that is off by default is skipped', async () => {
  const whole = (condition: string) => `{{- if ${condition} }}\n${pod('hostNetwork: true')}{{- end }}\n`;
  expect(await portsOf(chart(whole('.Values.off')))).toEqual([]);
  expect(await portsOf(chart(whole('.Values.on')))).toEqual(['9123 high']);
  expect(await portsOf(chart(whole('.Capabilities.x')))).toEqual(['9123 high']);
});

describe('a chart within another', () => {
  const files = (values: string) => ({
    'outer/values.yaml': values,
    'outer/charts/inner/values.yaml': 'own: false\nglobal: {all: false}\n',
    'outer/charts/inner/templates/a.yaml': pod('hostNetwork: {{ .Values.own }}'),
    'outer/charts/inner/templates/b.yaml': pod('hostNetwork: {{ .Values.global.all }}').replace(':9123', ':9124'),
  });

  test('uses the values that the outer one sets for it', async () => {
    expect(await portsOf(files('inner: {own: true}\n'))).toEqual(['9123 high']);
    expect(await portsOf(files('global: {all: true}\n'))).toEqual(['9124 high']);
  });

  test('uses the values under its alias in the outer one, and has no workloads if they disable it', async () => {
    const named = (values: string, ...dependency: string[]) => ({
      ...files(values),
      'outer/Chart.yaml': `apiVersion: v2\nname: outer\nversion: 1.0.0\ndependencies:\n  - name: inner\n    ${dependency.join('\n    ')}\n`,
    });
    expect(await portsOf(named('other: {own: true}\n', 'alias: other'))).toEqual(['9123 high']);
    const on = 'inner: {own: true, enabled: ';
    expect(await portsOf(named(`${on}true}\n`, 'condition: inner.absent,inner.enabled'))).toEqual(['9123 high']);
    expect(await portsOf(named(`${on}false}\n`, 'condition: inner.absent,inner.enabled'))).toEqual([]);
    expect(await portsOf(named(`${on}false}\n`, 'version: 1.0.0'))).toEqual(['9123 high']);
  });

  test('uses its own values if the outer one sets none', async () => {
    expect(await portsOf(files('other: {own: true}\n'))).toEqual([]);
  });
});

test('variables are known in the next document of the file', async () => {
  const template = `{{- $kind := .Values.kind }}\n---\n${pod(branch('eq $kind "Deployment"'))}`;
  expect(await portsOf(chart(template))).toEqual([]);
});

test('chains of variables and deep expressions are read in linear time', async () => {
  const portOf = (value: string, before = '') => portsOf(chart(pod('hostNetwork: true', `${before}ports: [{ containerPort: ${value} }]`)));
  const chain = Array.from({ length: 5_000 }, (_, index) => `{{- $v${index + 1} := $v${index} }}\n`).join('');
  expect(await portOf('{{ $v5000 }}', `{{- $v0 := 81 }}\n${chain}`)).toEqual([]);
  expect(await portOf(`{{ ${'('.repeat(5_000)}81${')'.repeat(5_000)} }}`)).toEqual([]);
});
