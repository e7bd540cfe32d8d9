import { describe, expect, test } from 'vitest';
import { listenersOf, pod, portsOf } from './chart-text.ts';

/** The listeners of a chart's files, each with its confidence and place. */
async function foundIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await listenersOf(files);
  return found.map(({ port, confidence, evidence: [{ path, line, column }] }) => `${port} ${confidence} ${path}:${line}:${column}`);
}

const VALUES = 'on: true\noff: false\nport: 9125\nhost: 0.0.0.0\nlist: [9125, 9126]\nweb: { port: 9125 }\ntext: "{{ .Values.port }}"\n';

/** A chart whose helper `x` is a text. */
const withHelper = (template: string, body: string, values = VALUES) => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: agent\nversion: 1.0.0\nappVersion: 2.0.0\n',
  'chart/values.yaml': values,
  'chart/templates/pod.yaml': template,
  'chart/templates/_helpers.tpl': `{{/* What x is. */}}\n{{- define "x" -}}\n${body}\n{{- end }}\n`,
});

describe('a helper that answers a question', () => {
  const asked = (body: string, call = 'hostNetwork: {{ include "x" . }}') => portsOf(withHelper(pod(call), body));

  test.each([
    '{{ .Values.on }}',
    'true',
    '{{- if .Values.on }}true{{ else }}false{{ end }}',
    '{{- if .Values.off -}}\nfalse\n{{- else if eq (int .Values.port) 9125 -}}\ntrue\n{{- end -}}',
    '{{- $on := .Values.off }}{{ if .Values.on }}{{ $on = true }}{{ end }}{{ $on }}',
    '{{- with .Values.web }}{{ gt .port 1000 }}{{ end }}',
    '{{- with .Values.absent }}false{{ else }}true{{ end }}',
    '{{- range .Values.list }}{{ if eq . 9126 }}true{{ end }}{{ end }}',
    '{{ and (hasKey .Values "web") (not (kindIs "map" .Values.port)) }}',
    '{{ eq .Chart.Name "agent" }}',
    '{{ contains "9126" (printf "%v-%d" .Values.host 9126) | ternary true false }}',
    '{{ template "x2" . }}{{ define "x2" }}{{ hasPrefix "0." .Values.host }}{{ end }}',
  ])('says that the pod is on the host network: %j', async (body) => expect(await asked(body)).toEqual(['9123 high']));

  test.each(['{{ .Values.off }}', 'false', '', '{{ if .Values.off }}true{{ end }}', '{{ range .Values.absent }}true{{ end }}'])(
    'says that it is not: %j',
    async (body) => expect(await asked(body)).toEqual([]),
  );

  test.each([
    '{{ .Release.IsInstall }}',
    '{{ if .Capabilities.x }}true{{ end }}',
    '{{- $on := true }}{{ if .Release.x }}{{ $on = false }}{{ end }}{{ $on }}',
    '{{ include "absent" . }}',
    '{{ include "x" . }}',
    '{{ range .Release.x }}true{{ end }}',
    '{{ lookup "v1" "Node" "" "" }}',
    '{{ if .Values.on }}',
  ])('leaves it open where it asks what nobody knows: %j', async (body) => expect(await asked(body)).toEqual(['9123 medium']));

  test('decides on branches', async () => {
    const branch = (condition: string) => `{{- if ${condition} }}\n  hostNetwork: true\n  {{- end }}`;
    expect(await asked('{{ if .Values.on }}yes{{ end }}', branch('include "x" .'))).toEqual(['9123 high']);
    expect(await asked('{{ if .Values.off }}yes{{ end }}', branch('include "x" .'))).toEqual([]);
    expect(await asked('{{ .Values.off }}', branch('eq (include "x" $) "true"'))).toEqual([]);
    expect(await asked('{{ .Values.off }}', branch('and .Values.on (include "x" . | eq "false")'))).toEqual(['9123 high']);
  });
});

describe('a helper that prints a part of a line', () => {
  const started = (call: string, body: string) => portsOf(withHelper(pod('hostNetwork: true', `args: ['--listen=${call}']`), body));

  test.each([
    [':{{ include "x" . }}', '{{ .Values.port }}'],
    ['{{ include "x" . }}', '{{ .Values.host }}:{{ .Values.port }}'],
    ['{{ include "x" (dict "port" .Values.port "root" $) }}', '{{ .root.Values.host }}:{{ .port }}'],
    ['{{ include "x" (list . 9125) }}', '{{ (index . 0).Values.host }}:{{ index . 1 }}'],
    ['{{ include "x" .Values.web }}', ':{{ .port | default 9126 }}'],
    ['{{ template "x" . }}', ':{{ tpl .Values.text $ }}'],
    ['{{ tpl "0.0.0.0:{{ .Values.port }}" . }}', ''],
    [':{{ include "x" . | trim | int }}', ' {{ add .Values.port 0 }} '],
    // The host is not known, the port is.
    ['{{ include "x" . }}', '{{ .Release.Name }}:{{ .Values.port }}'],
    ['{{ include "x" . }}', '{{ printf "%s:%d" .Release.Name 9125 }}'],
  ])('says what it prints: %s, %s', async (call, body) => expect(await started(call, body)).toEqual(['9125 high']));

  test.each([
    [':{{ include "x" . }}', '{{ .Values.absent }}'],
    [':{{ include "x" . }}', '91{{ .Release.Revision }}'],
    [':{{ include "x" . | sha256sum }}', '{{ .Values.port }}'],
    [':{{ include "x" .Release }}', '{{ .port }}'],
  ])('says nothing where it prints what nobody knows: %s, %s', async (call, body) => expect(await started(call, body)).toEqual([]));

  test('tells the program by its image', async () => {
    const template = pod('hostNetwork: true', '').replace(
      'image: a',
      'image: {{ include "x" (dict "image" .Values.image "chart" .Chart) }}',
    );
    const body = '{{ .image.registry }}/{{ .image.repository }}:{{ .image.tag | default .chart.AppVersion }}';
    const values = 'image: { registry: docker.io, repository: coredns/coredns, tag: "" }\n';
    expect(await portsOf(withHelper(template, body, values))).toEqual(['53 low', '53 low']);
  });
});

describe('a helper that prints lines', () => {
  const lines = (...text: string[]): string => text.join('\n      ');

  test.each([
    [lines('args: {{- include "x" . | nindent 8 }}'), '- --listen=:{{ .Values.port }}'],
    [lines('args:', '{{- include "x" . | nindent 6 }}'), '- --listen=:{{ .Values.port }}'],
    [lines('args:', '{{- include "x" $ | trim | nindent 6 }}', 'command: [a]'), '- --listen=:{{ .Values.port }}'],
    [lines('args:', '{{- template "x" . }}'), '      - --listen=:9125'],
    [lines('args:', '{{- tuple . "web" | include "x" | nindent 6 }}'), '- --listen=:{{ (index . 0).Values.port }}'],
    [
      lines('{{- include "x" (dict "on" true "port" 9125) | nindent 6 }}'),
      'args:\n  {{- if .on }}\n  - --listen=:{{ .port }}\n  {{- else }}\n  - --listen=:9126\n  {{- end }}',
    ],
  ])('gives its lines, at the place where it has them: %j, %j', async (args, body) => {
    const [found, ...others] = await foundIn(withHelper(pod('hostNetwork: true', args), body));
    expect(others).toEqual([]);
    expect(found).toMatch(/^9125 high chart\/templates\/_helpers.tpl:/);
  });

  test('may be that of another one, or of a chart that lends it', async () => {
    const files = withHelper(pod('hostNetwork: true', lines('{{- include "x" . | nindent 6 }}')), '{{- include "lib.args" . }}');
    const library = {
      'chart/charts/lib/Chart.yaml': 'apiVersion: v2\nname: lib\ntype: library\nversion: 1.0.0\n',
      'chart/charts/lib/templates/_args.tpl': '{{ define "lib.args" }}\nargs:\n  - --listen=:{{ .Values.port }}\n{{ end }}\n',
    };
    expect(await foundIn({ ...files, ...library })).toEqual(['9125 high chart/charts/lib/templates/_args.tpl:3:15']);
  });

  test('may be a whole pod, and then no line of the template says that it is on the host', async () => {
    const template =
      'apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: a}\nspec:\n  template:\n    spec: {{- include "x" . | nindent 6 }}\n';
    const body = 'hostNetwork: {{ .Values.on }}\ncontainers:\n- name: a\n  image: a\n  ports:\n  - containerPort: {{ .Values.port }}';
    expect(await foundIn(withHelper(template, body))).toEqual(['9125 certain chart/templates/_helpers.tpl:8:20']);
    expect(await foundIn(withHelper(template, body.replace('.on', '.off')))).toEqual([]);
  });

  test('may be a whole workload, which is told once', async () => {
    const body = pod('hostNetwork: true');
    expect(await foundIn(withHelper('{{ include "x" . }}\n', body))).toEqual(['9123 high chart/templates/_helpers.tpl:11:25']);
    const { 'chart/templates/_helpers.tpl': helpers, ...files } = withHelper('{{- template "x" . }}\n', body);
    expect(await foundIn({ ...files, 'chart/templates/_pod.yaml': helpers })).toEqual(['9123 high chart/templates/_pod.yaml:11:25']);
  });

  test('stays what it was where its name is not known', async () => {
    const template = pod('hostNetwork: true', lines('args:', '- --listen=:9123', '{{- include (printf "%s" "x") . | nindent 6 }}'));
    expect(await portsOf(withHelper(template, '- --metrics=:9124'))).toEqual(['9123 high']);
  });

  test.each([
    ['prints itself', '- --listen=:9125\n{{- include "x" . | nindent 0 }}'],
    [
      'is printed by what it prints',
      '- --listen=:9125\n{{- include "y" . | nindent 0 }}\n{{- end }}\n{{- define "y" }}\n{{- include "x" . | nindent 0 }}',
    ],
  ])('is filled in once where it %s', async (_, body) => {
    const template = pod('hostNetwork: true', lines('args: {{- include "x" . | nindent 6 }}'));
    expect(await portsOf(withHelper(template, body))).toEqual(['9125 high']);
  });
});

describe('helpers of a hostile chart', () => {
  const doubling = (body: (name: string) => string) =>
    Array.from({ length: 40 }, (_, index) => `{{ define "d${index}" }}${body(`d${index + 1}`)}{{ end }}`).join('\n');

  test('that name each other twice, forty deep, come to an end', async () => {
    const asked = doubling((name) => `{{ include "${name}" . }}{{ include "${name}" . }}`);
    const printed = doubling((name) => `\n- a\n{{ include "${name}" . }}\n{{ include "${name}" . }}\n`);
    const files = (helpers: string, call: string) => ({
      ...withHelper(pod(call, 'args:\n{{ include "d0" . }}'), 'true'),
      'chart/templates/_more.tpl': helpers,
    });
    expect(await portsOf(files(asked, 'hostNetwork: {{ include "d0" . }}'))).toEqual([]);
    expect(await portsOf(files(printed, 'hostNetwork: true'))).toEqual([]);
  });

  test('that nest without end are not known', async () => {
    const body = `${'{{ if .Values.on }}'.repeat(20_000)}true${'{{ end }}'.repeat(20_000)}`;
    expect(await portsOf(withHelper(pod('hostNetwork: {{ include "x" . }}'), body))).toEqual(['9123 medium']);
  });
});
