import { describe, expect, test } from 'vitest';
import { asYaml, hostedCluster, hostedIn, objectOf } from './build.ts';

const CLUSTER = hostedCluster({ name: 'demo', services: { Ignition: 'route' } }) as Record<string, unknown>;

function withoutType({ kind: _, apiVersion: __, ...rest }: Record<string, unknown>): object {
  return rest;
}

const configMap = (text: string) => objectOf('v1/ConfigMap', 'clusters/manifests', { data: { 'cluster.yaml': text } });
const policy = (text: string) =>
  objectOf('policy.open-cluster-management.io/v1/ConfigurationPolicy', 'clusters', { spec: { 'object-templates-raw': text } });
const work = (manifests: readonly object[]) =>
  objectOf('work.open-cluster-management.io/v1/ManifestWork', 'work', { spec: { workload: { manifests } } });

async function namesIn(text: string): Promise<string[]> {
  return (await hostedIn(text)).clusters.map(({ kind, namespace, name }) => `${kind} ${namespace}/${name}`);
}

const OBJECTS: readonly [string, object, number][] = [
  ['a HostedCluster', CLUSTER, 1],
  ['one of the first API version', { ...CLUSTER, apiVersion: 'hypershift.openshift.io/v1alpha1' }, 1],
  ['one in a list', { apiVersion: 'v1', kind: 'List', items: [CLUSTER] }, 1],
  ['one that a ManifestWork applies', work([CLUSTER]), 1],
  ['one in an OpenShift Template', { kind: 'Template', apiVersion: 'template.openshift.io/v1', objects: [CLUSTER] }, 1],
  [
    'one of a list that says the kind of all',
    { apiVersion: 'hypershift.openshift.io/v1beta1', kind: 'HostedClusterList', items: [withoutType(CLUSTER)] },
    1,
  ],
  ['one that a task of Ansible makes', [{ name: 'make', 'kubernetes.core.k8s': { definition: CLUSTER } }], 1],
  ['one in a block of a play', [{ hosts: 'localhost', tasks: [{ block: [{ k8s: { state: 'present', definition: [CLUSTER] } }] }] }], 1],
  ['one that a task deletes', [{ 'kubernetes.core.k8s': { state: 'absent', definition: CLUSTER } }], 0],
  ['one that a task changes', [{ 'kubernetes.core.k8s': { state: 'patched', definition: CLUSTER } }], 0],
  ['the text of a task', [{ k8s: { definition: asYaml(CLUSTER) } }], 1],
  ['the text of a ConfigMap', configMap(asYaml(CLUSTER)), 1],
  ['a template in a ConfigMap', configMap(asYaml(CLUSTER).replace('name: demo', 'name: "{{ .Spec.ClusterName }}"')), 0],
  ['a policy, as text', policy(asYaml([{ complianceType: 'musthave', objectDefinition: CLUSTER }])), 1],
  ['a policy against it', policy(asYaml([{ complianceType: 'mustnothave', objectDefinition: CLUSTER }])), 0],
  [
    'the patch of a kustomization, as text',
    { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Component', patches: [{ patch: asYaml(CLUSTER) }] },
    0,
  ],
  ['a patch without services', { ...CLUSTER, spec: { platform: { type: 'Agent' } } }, 0],
  ['a patch without platform', { ...CLUSTER, spec: { services: [] } }, 0],
  ['a HostedCluster of another group', { ...CLUSTER, apiVersion: 'example.com/v1beta1' }, 0],
  [
    'the definition of the resource',
    {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'hostedclusters.hypershift.openshift.io', annotations: { example: 'hypershift.openshift.io/v1beta1' } },
      spec: { group: 'hypershift.openshift.io', names: { kind: 'HostedCluster' } },
    },
    0,
  ],
];

describe('of objects, hosted clusters are found in', () => {
  test.each(OBJECTS)('%s', async (_, object, expected) => {
    const names = Array(expected).fill('HostedCluster clusters/demo');
    expect(await namesIn(asYaml(object))).toEqual(names);
    expect(await namesIn(JSON.stringify(object, null, 2))).toEqual(names);
  });
});

test('what is in a text has its place there', async () => {
  const text = asYaml(configMap(asYaml(CLUSTER)));
  const [cluster] = (await hostedIn(text)).clusters;
  const { line, column } = cluster?.services.entries[0]?.service?.span ?? { line: 0, column: 0 };
  expect(text.split('\n')[line - 1]?.slice(column - 1)).toBe('Ignition');
});

test('a HostedControlPlane is a copy of the HostedCluster beside it, if there is one', async () => {
  const copied = hostedCluster({ name: 'demo', namespace: 'clusters-demo', services: { Ignition: 'route' } });
  const copy = { ...copied, kind: 'HostedControlPlane' };
  expect(await namesIn(asYaml(copy))).toEqual(['HostedControlPlane clusters-demo/demo']);
  expect(await namesIn(asYaml(copy, CLUSTER))).toEqual(['HostedCluster clusters/demo']);
});

const nodePool = (spec: object) => objectOf('hypershift.openshift.io/v1beta1/NodePool', 'clusters/workers', { spec });

test('NodePools of Karpenter do not belong to a hosted cluster, nor do other items of their list', async () => {
  const spec = { clusterName: 'demo', replicas: 2, platform: { type: 'KubeVirt', kubevirt: { attachDefaultNetwork: false } } };
  const items = [nodePool(spec), { ...nodePool({}), apiVersion: 'karpenter.sh/v1' }, CLUSTER];
  const { nodePools } = await hostedIn(asYaml({ apiVersion: 'v1', kind: 'List', items }));
  expect(nodePools).toMatchObject([
    { name: 'workers', clusterName: { value: 'demo' }, replicas: { value: 2 }, kubevirt: { attachDefaultNetwork: { value: false } } },
  ]);
});

test('a block that is null is unset, as for the API server', async () => {
  const pool = nodePool({ clusterName: 'demo', autoScaling: null, platform: { type: 'KubeVirt', kubevirt: null } });
  expect((await hostedIn(asYaml(pool))).nodePools).toMatchObject([{ autoScaling: null, kubevirt: null }]);
});

test('networks of the hub count beside a hosted cluster', async () => {
  const network = objectOf('config.openshift.io/v1/Network', 'cluster', { spec: { serviceNodePortRange: '31000-31999' } });
  expect((await hostedIn(asYaml(CLUSTER, network))).hub.networks).toMatchObject([{ serviceNodePortRange: { value: '31000-31999' } }]);
  const list = { apiVersion: 'v1', kind: 'List', items: [network, CLUSTER] };
  expect((await hostedIn(JSON.stringify(list))).hub.networks).toHaveLength(1);
});

test('Services of the hub count where they say a node port', async () => {
  const service = (name: string, port: object) => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace: 'openshift-ingress', labels: { app: 'router' } },
    spec: { type: 'NodePort', ports: [{ name: 'https', port: 443, targetPort: 'https', ...port }] },
  });
  const pinned = service('router-nodeport-shard', { nodePort: 30443 });
  const { services } = (await hostedIn(asYaml(CLUSTER, pinned, service('router-internal', {}), service('unpinned', { nodePort: 0 })))).hub;
  expect(services).toMatchObject([
    {
      namespace: 'openshift-ingress',
      name: 'router-nodeport-shard',
      labels: { app: 'router' },
      ports: [{ name: 'https', port: 443, protocol: 'TCP', nodePort: { value: 30443, field: 'spec.ports[0].nodePort' } }],
    },
  ]);
});

describe('a value has its place', () => {
  const text = `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata: { name: demo, namespace: clusters }
spec:
  platform: { type: Agent }
  services:
    - service: APIServer
      servicePublishingStrategy:
        type: NodePort
        nodePort:
          address: 10.0.0.9
          port: 31000
`;

  test('with field, line and column', async () => {
    const [cluster] = (await hostedIn(text)).clusters;
    const port = cluster?.services.entries[0]?.port;
    expect(port).toMatchObject({
      value: 31000,
      field: 'spec.services[0].servicePublishingStrategy.nodePort.port',
      span: { line: 12, column: 17 },
    });
  });

  test.each(['{{ .Values.port }}', '${PORT}', '"31000"'])('and none where %s is', async (written) => {
    const [cluster] = (await hostedIn(text.replace('31000', written))).clusters;
    expect(cluster?.services.entries[0]?.port).toMatchObject({ value: undefined, span: { line: 12 } });
  });

  test.each(['<NODE_IP>', 'api.<cluster name>.example.com', '"api.${CLUSTER}.example.com"'])(
    'and none where %s is to be written',
    async (written) => {
      const [cluster] = (await hostedIn(text.replace('10.0.0.9', written))).clusters;
      expect(cluster?.services.entries[0]?.host).toMatchObject({ value: undefined, span: { line: 11 } });
    },
  );
});
