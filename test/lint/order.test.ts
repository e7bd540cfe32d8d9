import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunOutcome } from '../../src/run.ts';
import { runOn } from '../hostile/build.ts';

function workload(kind: string, name: string, container: string): string {
  const spec = `      hostNetwork: true\n      containers:\n${container}`;
  return `kind: ${kind}\nmetadata: {name: ${name}, namespace: nodes}\nspec:\n  template:\n    metadata: {labels: {app: ${name}}}\n    spec:\n${spec}`;
}

const AGENT = workload(
  'DaemonSet',
  'agent',
  '      - name: main\n        args: ["--metrics-bind-address=:9103", "--port=$(PORT)"]\n        envFrom: [{configMapRef: {name: settings}}]\n',
);
const RIVAL = workload('DaemonSet', 'rival', '      - name: main\n        ports: [{containerPort: 9103}, {containerPort: 9100}]\n');
const PROXY = workload(
  'Deployment',
  'proxy',
  '      - name: haproxy\n        image: haproxy:2\n        command: [haproxy, -f, /etc/haproxy/haproxy.cfg]\n        volumeMounts: [{name: config, mountPath: /etc/haproxy}]\n' +
    '      volumes: [{name: config, configMap: {name: haproxy}}]\n',
);
const SHELL = workload(
  'DaemonSet',
  'shell',
  '      - name: main\n        command: [sh, -c, "PORT=9110; exec agent --listen=127.0.0.1:$PORT"]\n',
);
/** Who applies it chooses the namespace, and so which of two ConfigMaps it means. */
const ROAMER = AGENT.replace('name: agent, namespace: nodes', 'name: roamer');
const THIRD = workload('DaemonSet', 'third', '      - name: main\n        ports: [{containerPort: 9103}]\n');
const NAMESAKE = THIRD.replace('namespace: nodes', 'namespace: more');
const EXPORTER = workload('DaemonSet', 'exporter', '      - name: node-exporter\n        image: prom/node-exporter:1\n');
const SETTINGS = 'kind: ConfigMap\nmetadata: {name: settings, namespace: nodes}\ndata: {PORT: "9105"}\n';
const HAPROXY = 'kind: ConfigMap\nmetadata: {name: haproxy, namespace: nodes}\ndata:\n  haproxy.cfg: |\n    frontend a\n      bind :9106\n';
const SERVICE =
  'kind: Service\nmetadata: {name: exporter, namespace: nodes}\nspec: {selector: {app: exporter}, ports: [{port: 9100, targetPort: 9100}]}\n';
const OTHER = 'kind: ConfigMap\nmetadata: {name: settings, namespace: other}\ndata: {PORT: "9999"}\n';
const LIST =
  'kind: List\nitems:\n- {kind: Pod, metadata: {name: listed, namespace: nodes}, spec: {hostNetwork: true, containers: [{name: c, ports: [{containerPort: 9107}]}]}}\n';

const DOCUMENTS = [AGENT, ROAMER, RIVAL, THIRD, NAMESAKE, PROXY, SHELL, EXPORTER, SETTINGS, HAPROXY, SERVICE, OTHER, LIST];
const SHUFFLED = fc.shuffledSubarray(DOCUMENTS, { minLength: DOCUMENTS.length });
const RUNS = { numRuns: 25 };

/** What a run finds, without the places that a move changes. */
function found({ result, exitCode }: RunOutcome) {
  const listeners = result.listeners.map(
    (one) =>
      `${one.workload.name}/${one.container} ${one.port} ${one.reach} ${one.declared} ${one.confidence} ${one.evidence.length} ${one.registration.status}`,
  );
  const findings = result.findings.map(
    (one) =>
      `${one.rule} ${one.severity} ${one.confidence} ${one.workload?.name}/${one.container} ${one.port} ${one.fingerprint} ${one.related.length} ${one.message}`,
  );
  return {
    exitCode,
    listeners: listeners.sort(),
    findings: findings.sort(),
    problems: result.problems,
    counts: result.counts,
    skipped: result.skipped,
  };
}

async function lintOne(documents: readonly string[]) {
  return found(await runOn({ 'all.yaml': documents.join('---\n') }));
}

describe('the order of the input changes nothing', () => {
  test('the sample shows ports of every kind of evidence', async () => {
    const { listeners, findings } = await lintOne(DOCUMENTS);
    expect(listeners.map((one) => one.split(' ')[1])).toEqual(expect.arrayContaining(['9103', '9105', '9106', '9107', '9110', '9100']));
    expect(findings.filter((one) => one.startsWith('host-port-conflict')).length).toBeGreaterThan(0);
  });

  test.each<[string, (documents: readonly string[]) => Record<string, string>]>([
    ['documents of a file', (documents) => ({ 'all.yaml': documents.join('---\n') })],
    ['names of files', (documents) => Object.fromEntries(documents.map((text, index) => [`${index}.yaml`, text]))],
  ])('%s', async (_, filesOf) => {
    const expected = found(await runOn(filesOf(DOCUMENTS)));
    await fc.assert(
      fc.asyncProperty(SHUFFLED, async (documents) => {
        expect(found(await runOn(filesOf(documents)))).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('arguments', async () => {
    const files = Object.fromEntries(DOCUMENTS.map((text, index) => [`${index % 2 === 0 ? 'a' : 'b'}/${index}.yaml`, text]));
    const paths = ['a', 'b', 'a/0.yaml', 'b/*.yaml', './b', 'a/../b/1.yaml'];
    const expected = (await runOn(files, { paths })).result;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(paths, { minLength: paths.length }), async (shuffled) => {
        expect((await runOn(files, { paths: shuffled })).result).toEqual(expected);
      }),
      RUNS,
    );
  });
});

describe('an unrelated container', () => {
  const added = [
    'name: other',
    'image: example.com/other:1',
    'command: [other, --verbose]',
    'ports: [{containerPort: 1234}]',
    'env: [{name: LIMIT, value: "4321"}]',
  ];

  test('adds no listener but its own, and takes none away', async () => {
    const before = await lintOne(DOCUMENTS);
    await fc.assert(
      fc.asyncProperty(fc.subarray(added.slice(1)), fc.boolean(), async (fields, first) => {
        const container = `      - ${[added[0], ...fields].join('\n        ')}\n`;
        const agent = first ? AGENT.replace('containers:\n', `containers:\n${container}`) : AGENT + container;
        const { listeners } = await lintOne([agent, ...DOCUMENTS.slice(1)]);
        const own = (one: string) => one.startsWith('agent/other ');
        expect(listeners.filter((one) => !own(one))).toEqual(before.listeners);
        expect(listeners.filter(own).map((one) => one.split(' ')[1])).toEqual(
          fields.some((field) => field.startsWith('ports')) ? ['1234'] : [],
        );
      }),
      RUNS,
    );
  });
});
