import { expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { OPEN_REPORTS, POLICY_REPORTS, reportObjects } from '../../src/report/openreports.ts';
import { CONFLICT, EMPTY, SUPPRESSED, UNDECLARED, UNREGISTERED } from './sample.ts';

const of = (findings: readonly Finding[], api = OPEN_REPORTS) => reportObjects({ ...EMPTY, findings }, api);
const onNodes = (count: number): Finding => ({
  ...UNREGISTERED,
  workload: { kind: 'Unit', namespace: null, name: 'meter.service' },
  container: null,
  nodes: Array.from({ length: count }, (_, index) => `worker-${index}`),
});

test('a namespace with findings has one report, and nodes and processes have one of the cluster', () => {
  const objects = of([UNREGISTERED, UNDECLARED, onNodes(42)]);
  expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace} ${metadata.name}`)).toEqual([
    'ClusterReport undefined hostport-lint',
    'Report openshift-network-operator hostport-lint',
  ]);
  expect(objects[1]).toMatchObject({
    apiVersion: 'openreports.io/v1alpha1',
    metadata: { labels: { 'app.kubernetes.io/managed-by': 'hostport-lint' } },
    source: 'hostport-lint',
    summary: { pass: 0, fail: 1, warn: 1, error: 0, skip: 0 },
    results: [
      {
        policy: 'unregistered-host-port',
        category: 'Host ports',
        severity: 'high',
        result: 'fail',
        scored: true,
        resources: [{ apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'openshift-network-operator', name: 'network-operator' }],
        properties: { port: '9104/TCP', confidence: 'certain', fingerprint: '1d2f8a8f6c3f4c52' },
      },
      { severity: 'medium', result: 'warn', scored: false },
    ],
  });
  expect(objects[0]?.results[0]).toMatchObject({
    resources: [
      { apiVersion: 'v1', kind: 'Node', name: 'worker-0' },
      { apiVersion: 'v1', kind: 'Node', name: 'worker-1' },
    ],
    properties: { nodes: 'worker-0, worker-1 and 40 more', owner: 'Unit meter.service' },
  });
});

test('information is a warning of severity info, and a suppressed finding is skipped', () => {
  const [first] = of([{ ...UNREGISTERED, severity: 'info' }]);
  expect(first?.results[0]).toMatchObject({ severity: 'info', result: 'warn', scored: false });
  expect(of([{ ...SUPPRESSED, severity: 'error' }])[0]?.results[0]).toMatchObject({
    severity: 'high',
    result: 'skip',
    scored: false,
    properties: { suppressed: expect.stringMatching(/^[a-z]+: ./) },
  });
});

test('a manifest without a namespace leaves it to kubectl', () => {
  expect(of([CONFLICT])[0]?.metadata).not.toHaveProperty('namespace');
  expect(of([CONFLICT])[0]?.kind).toBe('Report');
});

test('the older API has the same content, with the source at each result', () => {
  const [own, older] = [of([UNREGISTERED])[0], of([UNREGISTERED], POLICY_REPORTS)[0]];
  expect(older).toMatchObject({ apiVersion: 'wgpolicyk8s.io/v1alpha2', kind: 'PolicyReport' });
  expect(older).not.toHaveProperty('source');
  expect(older?.results).toEqual(own?.results.map((result) => ({ source: 'hostport-lint', ...result })));
});

test('4,000 findings are four objects under 1 MB, and long ones are more objects', () => {
  const findings = (count: number, remedy: string): Finding[] =>
    Array.from({ length: count }, (_, index) => ({ ...UNREGISTERED, remedy, fingerprint: String(index) }));
  const objects = of(findings(4_000, 'Move it. '.repeat(20)));
  expect(objects.map(({ metadata, results }) => `${metadata.name} ${results.length}`)).toEqual([
    'hostport-lint 1000',
    'hostport-lint-2 1000',
    'hostport-lint-3 1000',
    'hostport-lint-4 1000',
  ]);
  const long = of(findings(1_000, 'Move it. '.repeat(1_000)));
  expect(long.flatMap(({ results }) => results)).toHaveLength(1_000);
  for (const object of [...objects, ...long]) expect(Buffer.byteLength(JSON.stringify(object))).toBeLessThan(1_000_000);
});
