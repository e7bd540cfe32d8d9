import { describe, expect, test } from 'vitest';
import { node, pod } from '../audit/build.ts';
import { folderWith, lintIn } from '../source/rendering.ts';

/** A DaemonSet on the host network, as a cluster shows it. */
function daemonSet(name: string, port: number, spec: object = {}): string {
  const pod = { hostNetwork: true, containers: [{ name: 'main', image: 'example.com/a:1', ports: [{ containerPort: port }] }], ...spec };
  return JSON.stringify({
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: { name, namespace: name },
    spec: { template: { metadata: {}, spec: pod } },
  });
}

/** A node as a cluster shows it. */
const nodeOf = (name: string, role: string, taints: readonly object[] = []) =>
  node(name, [role], { spec: { taints }, status: { nodeInfo: { kubeletVersion: 'v1.30.0' } } });

const version = (desired: string) =>
  `apiVersion: config.openshift.io/v1\nkind: ClusterVersion\nmetadata: {name: version}\nstatus: {desired: {version: ${desired}}}\n`;

const lint = async (files: Readonly<Record<string, string>>, options: Parameters<typeof lintIn>[3] = {}) =>
  lintIn(folderWith(files), ['.'], null, options);

const conflicts = ({ result }: Awaited<ReturnType<typeof lint>>): string[] =>
  result.findings.filter(({ rule }) => rule === 'host-port-conflict').map(({ confidence, port }) => `${port} ${confidence}`);

describe('a folder of must-gather or oc adm inspect', () => {
  const root = 'must-gather.local.1/quay-io-image/';
  const files = {
    [`${root}cluster-scoped-resources/core/nodes/m.yaml`]: JSON.stringify(nodeOf('m', 'master')),
    [`${root}namespaces/prod-web/apps/daemonsets.yaml`]: daemonSet('web', 9999),
    [`${root}namespaces/staging-mail/apps/daemonsets.yaml`]: daemonSet('mail', 9999),
  };

  test('is one cluster, with any names of namespaces', async () => {
    const { result } = await lint(files);
    expect(new Set(result.listeners.map(({ workload }) => workload.install))).toEqual(new Set(['cluster must-gather.local.1']));
    expect(conflicts(await lint(files))).toEqual(['9999 certain']);
  });

  test('of namespaces alone is one too, but not any folder with such a name', async () => {
    const named = { 'namespaces/prod-web/prod-web.yaml': '{kind: Namespace}', 'namespaces/prod-web/apps/d.yaml': daemonSet('web', 9999) };
    expect((await lint(named)).result.listeners.map(({ workload }) => workload.install)).toEqual(['cluster .']);
    const { 'namespaces/prod-web/apps/d.yaml': alone } = named;
    expect((await lint({ 'namespaces/prod-web/apps/d.yaml': alone })).result.listeners.map(({ workload }) => workload.install)).toEqual([
      '',
    ]);
  });

  test('sets the release, unless an option sets one', async () => {
    const gathered = { ...files, [`${root}cluster-scoped-resources/config.openshift.io/clusterversions/version.yaml`]: version('4.12.7') };
    const outcome = await lint(gathered);
    expect(outcome.registry.release).toEqual([4, 12]);
    expect(outcome.notes).toEqual([
      expect.stringMatching(/^checked against release 4\.12, from must-gather.*version\.yaml; --release sets another one$/),
    ]);
    const named = await lint(gathered, { release: '4.19' });
    expect([named.registry.release, named.notes]).toEqual([[4, 19], []]);
    expect((await lint({ ...gathered, 'other.yaml': version('4.13.0') })).registry.release).toBeNull();
  });
});

test('two workloads conflict only if a node of the dump can run both', async () => {
  const taints = [{ key: 'only', value: 'gpu', effect: 'NoSchedule' }];
  const list = (...items: object[]) => JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
  const two = {
    'a.yaml': daemonSet('a', 9999, { nodeSelector: { 'node-role.kubernetes.io/gpu': '' }, tolerations: [{ operator: 'Exists' }] }),
    'b.yaml': daemonSet('b', 9999),
  };
  expect(conflicts(await lint(two))).toHaveLength(1);
  expect(
    conflicts(await lint({ ...two, 'nodes.yaml': list(nodeOf('m', 'master'), nodeOf('w', 'worker'), nodeOf('g', 'gpu', taints)) })),
  ).toEqual([]);
  expect(
    conflicts(await lint({ ...two, 'nodes.yaml': list(nodeOf('m', 'master'), nodeOf('w', 'worker'), nodeOf('g', 'gpu')) })),
  ).toHaveLength(1);
});

const podOf = (name: string, uid: number) => pod(name, 'n1', { uid, ports: [{ containerPort: 9999 }] });

test('a pod in two files counts once', async () => {
  const { result } = await lint({
    'pods.yaml': JSON.stringify({ apiVersion: 'v1', kind: 'PodList', items: [podOf('a', 1), podOf('b', 2)] }),
    'pods/a.yaml': JSON.stringify(podOf('a', 1)),
    'copy.yaml': JSON.stringify(podOf('c', 3)).replace('"uid"', '"none"'),
    'copy-2.yaml': JSON.stringify(podOf('d', 3)).replace('"uid"', '"none"'),
  });
  expect(result.listeners.map(({ workload }) => workload.name).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a pod without a kind in a list counts once, too', async () => {
  const { apiVersion, kind, ...item } = podOf('a', 1) as Record<string, unknown>;
  const { result } = await lint({
    'pods.yaml': JSON.stringify({ apiVersion, kind: `${kind}List`, items: [item] }),
    'pods/a.yaml': JSON.stringify(podOf('a', 1)),
  });
  expect(result.listeners).toHaveLength(1);
});
