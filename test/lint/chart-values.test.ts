import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { pod, portsOf } from './chart-text.ts';

const VALUES = `off: false
on: true
nothing:
empty: {}
kind: DaemonSet
deep:
  off: false
  on: true
`;

const chart = (template: string, values = VALUES) => ({ 'chart/templates/pod.yaml': template, 'chart/values.yaml': values });

const branch = (condition: string): string => `{{- if ${condition} }}\n  hostNetwork: true\n  {{- end }}`;

describe('the host network', () => {
  test.each([
    'hostNetwork: {{ .Values.off }}',
    'hostNetwork: {{ .Values.deep.off }}',
    'hostNetwork: {{ $.Values.nothing | default false }}',
    'hostNetwork: {{ default false .Values.nothing }}',
    'hostNetwork: {{ .Values.absent }}',
    'hostNetwork: {{ .Values.absent.deeper }}',
    branch('.Values.off'),
    branch('.Values.absent'),
    branch('.Values.empty'),
    branch('not .Values.on'),
    branch('and .Values.on .Values.deep.off'),
    branch('and (include "x" .) .Values.off'),
    branch('and .Values.on (not (eq .Values.kind "DaemonSet"))'),
    branch('or .Values.off .Values.nothing'),
    branch('eq .Values.kind "Deployment"'),
    branch('ne .Values.kind "DaemonSet"'),
    '{{- if .Values.on }}\n  hostPID: false\n  {{- else }}\n  hostNetwork: true\n  {{- end }}',
    '{{- if .Values.off }}\n  hostPID: false\n  {{- else if .Values.nothing }}\n  hostNetwork: true\n  {{- end }}',
  ])('is off where the values of the chart leave it off: %j', async (text) => expect(await portsOf(chart(pod(text)))).toEqual([]));

  test.each([
    'hostNetwork: true',
    'hostNetwork: {{ .Values.on }}',
    'hostNetwork: {{ .Values.off | default true }}',
    branch('.Values.on'),
    branch('not .Values.off'),
    branch('or .Values.off .Values.on'),
    branch('eq .Values.kind "DaemonSet" | and .Values.deep.on'),
    '{{- if .Values.off }}\n  hostPID: false\n  {{- else }}\n  hostNetwork: true\n  {{- end }}',
  ])('is on where they turn it on: %j', async (text) => expect(await portsOf(chart(pod(text)))).toEqual(['9123 high']));

  test.each(['hostNetwork: {{ include "x" . }}', 'hostNetwork: {{ .Values.kind | camelcase }}', 'hostNetwork: {{ eq .Values.kind .x }}'])(
    'may be on, which is less sure, where they do not tell: %j',
    async (text) => expect(await portsOf(chart(pod(text)))).toEqual(['9123 medium']),
  );

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

  test('may be on where no values stand beside the template', async () => {
    expect(await portsOf({ 'chart/templates/pod.yaml': pod('hostNetwork: {{ .Values.off }}') })).toEqual(['9123 medium']);
  });

  test('may be on if values were given without a render', async () => {
    const files = { ...chart(pod('hostNetwork: {{ .Values.off }}')), 'chart/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n' };
    expect(await portsOf(files)).toEqual([]);
    const folder = folderWith({ ...files, 'on.yaml': 'off: true\n' });
    const { stdout } = await folder.run('ports --format json --values on.yaml chart');
    expect(JSON.parse(stdout).listeners).toMatchObject([{ port: 9123, confidence: 'medium' }]);
  });
});

describe('a declared port', () => {
  const declared = (port: string, values: string) =>
    portsOf(chart(pod('hostNetwork: true', `ports: [{ containerPort: ${port} }]`), values));

  test.each(['{{ .Values.port }}', '{{ .Values.deep.port }}', '{{ .Values.text | int }}', '"{{ .Values.port }}"'])(
    'is the number that the values beside the template give: %s',
    async (port) => {
      expect(await declared(port, 'port: 9125\ntext: "9125"\ndeep: { port: 9125 }\n')).toEqual(
        port.startsWith('"') ? [] : ['9125 certain'],
      );
    },
  );

  test.each(['port:', 'port: http', 'port: [9125]', 'port: 912500', 'port: 0', ''])(
    'is not known where they give none: %j',
    async (values) => expect(await declared('{{ .Values.port }}', `${values}\n`)).toEqual([]),
  );

  test('is not known where more than values makes it up', async () => {
    expect(await declared('9{{ .Values.port }}{{ .Values.absent }}', 'port: 125\n')).toEqual([]);
    expect(await declared('{{ mul .Values.port 1 }}', 'port: 9125\n')).toEqual([]);
  });

  test('keeps other ports of the container from being taken for it', async () => {
    const host = 'args: ["--listen=:9123"]\n      ports: [{ containerPort: {{ .Values.port }} }]';
    const told = async (port: number) => {
      const folder = folderWith(chart(pod('hostNetwork: true', host), `port: ${port}\n`));
      return JSON.parse((await folder.run('--rule undeclared-host-port --format json --no-helm .')).stdout).findings.length;
    };
    expect([await told(9123), await told(9125)]).toEqual([0, 1]);
  });
});

describe('a text', () => {
  const started = (container: string, values: string) => portsOf(chart(pod('hostNetwork: true', container), values));

  test.each([
    ['args: ["--listen=:{{ .Values.port }}"]', 'port: 9125'],
    ['args: ["--listen={{ .Values.host }}:{{ .Values.deep.port | int }}"]', 'host: 0.0.0.0\ndeep: {port: 9125}'],
    ['env: [{ name: LISTEN, value: {{ .Values.address | quote }} }]\n      args: ["--listen=$(LISTEN)"]', 'address: ":9125"'],
    ['args: ["--listen={{ .Values.absent | default ":9125" }}"]', 'port: 9126'],
    ['args: ["--listen=:{{ or .Values.absent .Values.port }}"]', 'port: 9125'],
    ['args: ["--listen=:{{ .Values.on | ternary 9125 9126 }}"]', 'on: true'],
    ['args: ["--listen=:{{ ternary 9126 .Values.port .Values.on }}"]', 'on: false\nport: 9125'],
  ])('says what the values beside the template tell: %s', async (container, values) =>
    expect(await started(container, `${values}\n`)).toEqual(['9125 high']),
  );

  test.each([
    ['args: ["--listen=:{{ .Values.port }}"]', 'port:'],
    ['args: ["--listen=:{{ .Values.port }}"]', 'other: 9125'],
    ['args: ["--listen=:{{ .Values.port }}"]', 'port: "{{ .Values.other }}"\nother: 9125'],
    ['args: ["--listen={{ .Values.address }}"]', 'address: ""'],
    ['args: [\'--listen=:{{ printf "%05d" .Values.port }}\']', 'port: 9125'],
    ['args: [\'--listen=:{{ printf "%s%s" .Values.port }}\']', 'port: 9125'],
    ['args: ["--listen=:{{ coalesce .unknown .Values.port }}"]', 'port: 9125'],
    ['args: ["--listen=:{{ or .unknown .Values.port }}"]', 'port: 9125'],
    ['args: [\'--listen=:{{ required "say a port" .Values.absent }}\']', 'port: 9125'],
    ['args: ["--listen=:{{ ternary 9126 9125 .unknown }}"]', 'port: 9125'],
  ])('says nothing where they do not tell it, or leave it empty: %s, %j', async (container, values) =>
    expect(await started(container, `${values}\n`)).toEqual([]),
  );

  test.each([
    '{{ .Values.image }}',
    '{{ .Values.image }}:{{ .Values.tag | default .Chart.AppVersion }}',
    '{{ .Values.registry }}/coredns:1',
  ])('that is an image shows which program the container starts: %s', async (image) => {
    const template = pod('hostNetwork: true', '').replace('image: a', `image: "${image}"`);
    expect(await portsOf(chart(template, 'image: docker.io/coredns/coredns\ntag:\n'))).toEqual(['53 low', '53 low']);
  });

  test('of a variable is the one of the branch that is on', async () => {
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

  test('that is an image of another program shows nothing', async () => {
    const template = pod('hostNetwork: true', '').replace('image: a', 'image: "{{ .Values.image }}-adapter"');
    expect(await portsOf(chart(template, 'image: docker.io/coredns/coredns\n'))).toEqual([]);
  });
});

describe('what is in a branch that is off by default', () => {
  test('is not an argument, no port and no container', async () => {
    const flag = `args:
        {{- if .Values.off }}
        - --metrics=:9124
        {{- end }}
        - --listen=:9123`;
    expect(await portsOf(chart(pod('hostNetwork: true', flag)))).toEqual(['9123 high']);
    const hostPort = `ports:
        - containerPort: 80
          {{- if .Values.off }}
          hostPort: 9125
          {{- end }}
          {{- if .Values.on }}
          protocol: TCP
          {{- end }}`;
    expect(await portsOf(chart(pod('hostPID: false', hostPort)))).toEqual([]);
    expect(await portsOf(chart(pod('hostPID: false', hostPort.replace('.Values.off', '.Values.on'))))).toEqual(['9125 certain']);
    const second = `args: ["--listen=:9123"]
    {{- if .Values.off }}
    - name: b
      image: b
      args: ["--listen=:9126"]
    {{- end }}`;
    expect(await portsOf(chart(pod('hostNetwork: true', second)))).toEqual(['9123 high']);
  });

  test('is no workload', async () => {
    const whole = (condition: string) => `{{- if ${condition} }}\n${pod('hostNetwork: true')}{{- end }}\n`;
    expect(await portsOf(chart(whole('.Values.off')))).toEqual([]);
    expect(await portsOf(chart(whole('.Values.on')))).toEqual(['9123 high']);
    expect(await portsOf(chart(whole('.Capabilities.x')))).toEqual(['9123 high']);
  });
});

describe('a chart within another', () => {
  const files = (values: string) => ({
    'outer/values.yaml': values,
    'outer/charts/inner/values.yaml': 'own: false\nglobal: {all: false}\n',
    'outer/charts/inner/templates/a.yaml': pod('hostNetwork: {{ .Values.own }}'),
    'outer/charts/inner/templates/b.yaml': pod('hostNetwork: {{ .Values.global.all }}').replace(':9123', ':9124'),
  });

  test('has the values that the outer one gives it', async () => {
    expect(await portsOf(files('inner: {own: true}\n'))).toEqual(['9123 high']);
    expect(await portsOf(files('global: {all: true}\n'))).toEqual(['9124 high']);
  });

  test('has those under the name that the outer one has for it, and none of its workloads where these turn it off', async () => {
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

  test('has its own where the outer one gives none', async () => {
    expect(await portsOf(files('other: {own: true}\n'))).toEqual([]);
  });
});

describe('names of a template', () => {
  const VALUES_OF_NAMES = `args: ["--listen=:9125", "--grpc-listen=:9126"]
flags: { listen: ":9125", name: x }
web: { port: 9125, other: 9126 }
tls: { on: false, port: 9126 }
list: [{ containerPort: 9125 }, { containerPort: 9126, name: x }]
ports:
  web: { port: 9125 }
  off: {}
`;
  const started = (container: string, before = '') => portsOf(chart(`${before}${pod('hostNetwork: true', container)}`, VALUES_OF_NAMES));
  const lines = (...text: string[]): string => text.join('\n      ');

  test.each([
    lines('args: {{- toYaml .Values.args | nindent 6 }}'),
    lines('args:', '{{- toYaml .Values.args | nindent 6 }}', 'command: [a]'),
    lines('args:', '- a', '{{- with .Values.args }}', '{{- . | toYaml | nindent 6 }}', '{{- end }}'),
    lines('args:', '{{- range .Values.args }}', '- {{ . | quote }}', '{{- end }}'),
    lines('args:', '{{- range $i, $one := .Values.args }}', '- "{{ $one }}"', '{{- end }}'),
  ])('are followed to a list of the values: %j', async (text) => expect(await started(text)).toEqual(['9125 high', '9126 high']));

  test.each([
    lines('args:', '{{- range $key, $value := .Values.flags }}', '- --{{ $key }}={{ $value }}', '{{- end }}'),
    lines('args:', '{{- with .Values.web }}', '- --listen=:{{ .port }}', '{{- end }}'),
    lines('args:', '{{- with $web := .Values.web }}', '- --listen=:{{ $web.port }}', '{{- end }}'),
    lines('{{- $port := ternary .Values.tls.port .Values.web.port .Values.tls.on }}', 'args: ["--listen=:{{ $port }}"]'),
    lines(
      '{{- if .Values.tls.on }}',
      'args: {{ toYaml .Values.args | nindent 6 }}',
      '{{- else }}',
      'args: ["--listen=:9125"]',
      '{{- end }}',
    ),
  ])('are followed to one value: %j', async (text) => expect(await started(text)).toEqual(['9125 high']));

  test('are known behind the line that ends a document', async () => {
    expect(await started('args: ["--listen=:{{ $web.port }}"]', '{{- $web := .Values.web }}\n---\n')).toEqual(['9125 high']);
  });

  test('are the ports that a loop declares', async () => {
    const text = lines('ports:', '{{- range .Values.ports }}', '- containerPort: {{ .port }}', '{{- end }}');
    expect(await started(text)).toEqual(['9125 certain']);
  });

  test('are containers and variables that a loop makes', async () => {
    const text = lines(
      'env:',
      '{{- range $name, $port := .Values.web }}',
      '- name: LISTEN_{{ $name }}',
      '  value: ":{{ $port }}"',
      '{{- end }}',
      'args: ["--listen=$(LISTEN_port)"]',
      '{{- range .Values.list }}',
      '- name: b',
      '  image: b',
      '  args: ["--listen=:{{ .containerPort }}"]',
      '{{- end }}',
    ).replaceAll('\n      - name: b\n        image: b\n        args', '\n    - name: b\n      image: b\n      args');
    expect(await started(text)).toEqual(['9125 high', '9126 high']);
  });

  test('are the ports of a list that an action prints', async () => {
    expect(await started('ports: {{- toYaml .Values.list | nindent 6 }}')).toEqual(['9125 certain', '9126 certain']);
    expect(await started('ports: {{- toYaml .Values.ports.off | nindent 6 }}')).toEqual([]);
  });

  test('leave open which ports a helper declares', async () => {
    const found = async (ports: string) => {
      const folder = folderWith(chart(pod('hostNetwork: true', lines('args: ["--listen=:9123"]', ports)), VALUES_OF_NAMES));
      return JSON.parse((await folder.run('--rule undeclared-host-port --format json --no-helm .')).stdout).findings.length;
    };
    expect(await found(lines('ports:', '{{- tuple . "web" | include "ports" | indent 6 }}'))).toBe(0);
    expect(await found(lines('ports:', '- containerPort: 80', '{{- toYaml .Values.ports.off | nindent 6 }}'))).toBe(1);
  });

  test.each([
    lines('{{- $port := .Values.web.port }}{{ if .x }}{{ $port = 9126 }}{{ end }}', 'args: ["--listen=:{{ $port }}"]'),
    lines('args:', '{{- with .Values.web }}{{ with .deeper }}', '- --listen=:{{ .port }}', '{{- end }}{{ end }}'),
    lines('args:', '{{- range .Values.args }}{{ range .x }}', '- --listen=:{{ . }}', '{{- end }}{{ end }}'),
    lines('args: {{- include "args" . | nindent 6 }}'),
  ])('tell nothing where they are not known: %j', async (text) => expect(await started(text)).toEqual([]));
});
