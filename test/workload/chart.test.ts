import { describe, expect, test } from 'vitest';
import { hostPortOf } from '../../src/model/listener.ts';
import { gatherDeclared, indent } from './build.ts';

/** The container ports of a chart's pod on the host network with these fields, read as text with these values. */
async function portsOf(fields: string, values: string): Promise<(number | null)[]> {
  const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: agent}\nspec:\n  hostNetwork: true\n  containers:\n  - name: agent\n`;
  const { declarations } = await gatherDeclared(
    {
      'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'chart/values.yaml': values,
      'chart/templates/pod.yaml': pod + indent(fields, 4),
    },
    { hasValues: true },
  );
  return declarations.map(({ containerPort }) => containerPort);
}

const port = (value: string): string => `ports:\n- containerPort: ${value}\n`;

test.each([
  ['true', [81]],
  ['false', []],
])('branches that set hostNetwork choose by values: %s', async (value, ports) => {
  const { declarations } = await gatherDeclared(
    {
      'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'chart/values.yaml': `host: ${value}\n`,
      'chart/templates/pod.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: agent}\nspec:\n  {{- if .Values.host }}\n  hostNetwork: true\n  {{- else }}\n' +
        '  hostNetwork: false\n  {{- end }}\n  containers: [{name: agent, ports: [{containerPort: 81}]}]\n',
    },
    { hasValues: true },
  );
  expect(declarations.map((declaration) => hostPortOf(declaration))).toEqual(ports);
});

describe('a port is the value of an expression', () => {
  test.each([
    ['.Values.port', 'port: 81', 81],
    ['.Values.port | int', 'port: 81', 81],
    ['.Values.port | int64 | toString', 'port: 81', 81],
    ['.Values.a.port | default 82', 'a: {port: 81}', 81],
    ['.Values.a.port | default 82', 'a: {}', 82],
    ['default 82 (.Values.a).port', '', 82],
    ['ternary 81 82 .Values.secure', 'secure: false', 82],
    ['or .Values.port 82', 'port: 0', 82],
    ['and .Values.secure 82', 'secure: true', 82],
  ])('%s with %s', async (code, values, expected) => {
    expect(await portsOf(port(`{{ ${code} }}`), values)).toEqual([expected]);
  });

  test.each([
    ['add .Values.port 1', 'port: 81'],
    ['.Release.port | default 82', ''],
    ['or .Release.port 82', ''],
    ['include "chart.port" .', ''],
    ['tpl .Values.port .', 'port: "{{ 81 }}"'],
  ])('and unknown for %s', async (code, values) => {
    expect(await portsOf(port(`{{ ${code} }}`), values)).toEqual([null]);
  });
});

describe('a port is rendered only if the conditions around it are true', () => {
  test.each([
    ['if .Values.on', 'on: true'],
    ['if not .Values.off', ''],
    ['if and .Values.on (eq .Values.mode "a")', 'on: true\nmode: a'],
    ['if ne .Values.mode "a"', 'mode: b'],
    ['if has "a" .Values.modes', 'modes: [a, b]'],
    ['with .Values.on', 'on: x'],
    ['range .Values.list', 'list: [1]'],
    ['if .Capabilities.unknown', ''],
  ])('{{ %s }} with %j', async (condition, values) => {
    expect(await portsOf(`ports:\n{{- ${condition} }}\n- containerPort: 81\n{{- end }}\n`, values)).toEqual([81]);
  });

  test.each([
    ['if .Values.on', 'on: false'],
    ['if empty .Values.list | not', 'list: []'],
    ['if and .Values.off .Capabilities.unknown', ''],
    ['if has "c" .Values.modes', 'modes: [a, b]'],
    ['with .Values.map', 'map: {}'],
    ['range .Values.list', 'list: []'],
    ['if .Values.on }}{{ else if true', 'on: true'],
  ])('not {{ %s }} with %j', async (condition, values) => {
    expect(await portsOf(`ports:\n{{- ${condition} }}\n- containerPort: 81\n{{- end }}\n`, values)).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['{{- with .Values.a }}\n- containerPort: {{ .port }}\n{{- end }}', 'a: {port: 81}', [81]],
    ['{{- with $x := .Values.a }}\n- containerPort: {{ $x.port }}\n{{- end }}', 'a: {port: 81}', [81]],
    ['{{- range .Values.list }}\n- containerPort: {{ . }}\n{{- end }}', 'list: [81, 82]', [81, 82]],
    ['{{- range $i, $p := .Values.list }}\n- containerPort: {{ $p.port }}\n{{- end }}', 'list: [{port: 81}, {port: 82}]', [81, 82]],
    [
      '{{- range $k, $p := .Values.map }}\n{{- if ne $k "b" }}\n- containerPort: {{ $p }}\n{{- end }}\n{{- end }}',
      'map: {b: 81, a: 82}',
      [82],
    ],
    ['{{- $port := .Values.port }}\n- containerPort: {{ $port }}', 'port: 81', [81]],
    // A variable that is assigned again is unknown, before and after.
    ['{{- $port := 81 }}\n{{- if .Values.x }}\n{{- $port = 82 }}\n{{- end }}\n- containerPort: {{ $port }}', '', [null]],
  ])('%j with %s', async (items, values, expected) => {
    expect(await portsOf(`ports:\n${items}\n`, values)).toEqual(expected);
  });
});

describe('values that toYaml prints', () => {
  test.each([
    ['ports:\n  {{- toYaml .Values.ports | nindent 6 }}', 'ports: [{containerPort: 81}, {containerPort: 82}]', [81, 82]],
    ['ports: {{- toYaml .Values.ports | nindent 6 }}', 'ports: [{containerPort: 81}]', [81]],
    ['ports:\n{{- range .Values.ports }}\n- {{ toYaml . | nindent 6 }}\n{{- end }}', 'ports: [{containerPort: 81}]', [81]],
    ['ports:\n- name: a\n  {{- toYaml .Values.port | nindent 6 }}', 'port: {containerPort: 81}', [81]],
    [
      'ports:\n{{- range $name, $port := .Values.ports }}\n- name: {{ $name }}\n  {{- toYaml (omit $port "on") | nindent 6 }}\n{{- end }}',
      'ports: {b: {containerPort: 82, on: true}, a: {containerPort: 81}}',
      [81, 82],
    ],
    [
      'ports:\n- name: a\n  {{- toYaml (omit .Values.port "containerPort") | nindent 6 }}',
      'port: {containerPort: 81, protocol: TCP}',
      [null],
    ],
    ['ports:\n- name: a\n  {{- include "chart.port" . | nindent 6 }}', '', [null]],
  ])('%j with %s', async (fields, values, expected) => {
    expect(await portsOf(`${fields}\n`, values)).toEqual(expected);
  });
});

test('neither variables made of one another nor deep expressions take long', async () => {
  const chain = Array.from({ length: 5_000 }, (_, index) => `{{- $v${index + 1} := $v${index} }}\n`).join('');
  expect(await portsOf(`ports:\n{{- $v0 := 81 }}\n${chain}- containerPort: {{ $v5000 }}\n`, '')).toEqual([null]);
  expect(await portsOf(port(`{{ ${'('.repeat(5_000)}81${')'.repeat(5_000)} }}`), '')).toEqual([null]);
});
