import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';

const collector = (ports: string, more = ''): string => `apiVersion: opentelemetry.io/v1beta1
kind: OpenTelemetryCollector
metadata:
  name: edge
  namespace: telemetry
spec:
  mode: daemonset
  ports:
${ports}${more}`;

const PORTS = `    - name: otlp
      port: 4317
      hostPort: 14317
    - name: statsd
      protocol: UDP
      hostPort: 18125
    - name: none
      port: 4318
`;

const POD = `apiVersion: v1
kind: Pod
metadata: {name: other, namespace: telemetry}
spec:
  containers:
    - name: a
      image: example.com/a:1
      ports: [{containerPort: 80, hostPort: 14317}]
`;

async function lint(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  const report = JSON.parse((await folder.run('--format json --no-config --min-confidence low .')).stdout);
  const ports = JSON.parse((await folder.run('ports --format json --no-config .')).stdout);
  return { findings: report.findings, problems: report.problems, listeners: ports.listeners };
}

describe('host ports that a custom resource lists outside of a pod template', () => {
  test('are declared listeners of the resource', async () => {
    const { listeners, problems } = await lint({ 'collector.yaml': collector(PORTS) });
    const workload = { kind: 'OpenTelemetryCollector', namespace: 'telemetry', name: 'edge' };
    expect(problems).toEqual([]);
    expect(listeners).toMatchObject([
      { workload, container: null, port: 14317, protocol: 'TCP', declared: true, evidence: [{ line: 11, origin: 'declared' }] },
      { workload, container: null, port: 18125, protocol: 'UDP', declared: true },
    ]);
  });

  test('are reported as information, since the operator decides what becomes of them, unless another workload has the port', async () => {
    const { findings } = await lint({ 'collector.yaml': collector(PORTS.replace('18125', '9199')) });
    expect(new Set(findings.map(({ severity }: { severity: string }) => severity))).toEqual(new Set(['info']));
    const beside = await lint({ 'collector.yaml': collector(PORTS), 'pod.yaml': POD });
    const conflict = beside.findings.filter(({ rule }: { rule: string }) => rule === 'host-port-conflict');
    expect(conflict).toMatchObject([{ severity: 'warning', port: 14317 }]);
    expect(conflict[0].message).toContain('OpenTelemetryCollector telemetry/edge');
  });

  test('count once where parts of one resource repeat them', async () => {
    const { listeners, findings } = await lint({ 'collector.yaml': collector(PORTS, `  sidecar:\n    ports:\n${PORTS}`) });
    expect(listeners).toHaveLength(2);
    expect(findings.filter(({ severity }: { severity: string }) => severity !== 'info')).toEqual([]);
  });
});

describe('no listeners are', () => {
  test.each([
    ['ports of the pod network alone', collector('    - name: otlp\n      port: 4317\n      hostPort: 0\n')],
    ['what was, or is part of another object', collector('    []\n', 'status:\n  ports:\n    - hostPort: 14317\n')],
    ['lists of another name', collector('    []\n', '  hostPorts:\n    - hostPort: 14317\n')],
    ['texts', collector('    - hostPort: "{{ port }}"\n')],
    ['what policies compare with', collector(PORTS).replace('opentelemetry.io/v1beta1', 'v1').replace('OpenTelemetryCollector', 'Thing')],
    ['values of a chart', 'ports:\n  - containerPort: 80\n    hostPort: 14317\n'],
  ])('%s', async (_, text) => {
    const { listeners, findings } = await lint({ 'a.yaml': text });
    expect([listeners, findings]).toEqual([[], []]);
  });

  test('ports within a pod template are those of its pod, and not reported again', async () => {
    const template = `  template:
    spec:
      containers:
        - name: a
          image: example.com/a:1
          ports:
            - containerPort: 80
              hostPort: 14317
`;
    const { listeners } = await lint({ 'a.yaml': collector('    []\n', `  worker:\n${template.replace(/^/gm, '  ').trimEnd()}\n`) });
    expect(listeners).toMatchObject([{ port: 14317, container: 'a', confidence: 'certain' }]);
  });
});
