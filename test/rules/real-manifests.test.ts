import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/run.ts';

const files = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus', 'files');
const isThere = existsSync(files);
if (!isThere) console.warn(`skipped: real manifests are not at ${path.relative('.', files)}`);

/** Findings that people who know these components confirmed: file, port, rules. */
const CONFIRMED: readonly (readonly [string, number, readonly string[]])[] = [
  ['cluster-network-operator/manifests/0000_70_cluster-network-operator_03_deployment.yaml', 9104, ['unregistered-host-port']],
  ['cluster-network-operator/bindata/network/frr-k8s/frr-k8s.yaml', 9140, ['unregistered-host-port']],
  ['cluster-network-operator/bindata/network/frr-k8s/frr-k8s.yaml', 9141, ['unregistered-host-port']],
  ['cluster-network-operator/bindata/network/frr-k8s/frr-k8s.yaml', 7572, ['undeclared-host-port', 'unregistered-host-port']],
  ['cluster-network-operator/bindata/network/ovn-kubernetes/self-hosted/ovnkube-node.yaml', 29103, ['hidden-ports']],
  ['cluster-network-operator/bindata/network/ovn-kubernetes/managed/ovnkube-node.yaml', 29103, ['hidden-ports']],
  [
    'cluster-monitoring-operator/assets/node-exporter/daemonset.yaml',
    9101,
    ['localhost-in-reserved-range', 'previously-allocated-port', 'undeclared-host-port'],
  ],
  ['cluster-etcd-operator/bindata/etcd/restore-pod.yaml', 2380, ['undeclared-host-port']],
  ['cluster-etcd-operator/bindata/etcd/quorum-restore-pod.yaml', 2380, ['undeclared-host-port']],
];

describe.skipIf(!isThere)('real manifests', async () => {
  const outcome = isThere ? await run(optionsFor(files)) : null;
  const findings = outcome?.result.findings ?? [];

  test.each(CONFIRMED)('%s, port %d: %j', (file, port, rules) => {
    const found = findings.filter((finding) => finding.span.path.endsWith(file) && finding.port === port).map((finding) => finding.rule);
    expect(found).toEqual(expect.arrayContaining([...rules]));
  });

  test('no listener gets the same complaint twice', () => {
    const subjects = findings.map(({ rule, span, port, protocol, container }) =>
      [rule, span.path, span.line, span.column, port, protocol, container].join(' '),
    );
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

function optionsFor(folder: string): Parameters<typeof run>[0] {
  return {
    paths: [folder],
    cwd: path.dirname(folder),
    registries: [],
    release: null,
    rules: [],
    disabledRules: [],
    minimumConfidence: 'low',
    failOn: 'error',
    noIgnore: true,
    readStandardInput: async () => new Uint8Array(),
  };
}
