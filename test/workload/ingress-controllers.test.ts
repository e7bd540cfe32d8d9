import { expect, test } from 'vitest';
import { marksOf } from '../rules/marks.ts';
import { lintManifest, marksOfResult } from '../rules/pipeline.ts';

function controller(name: string, spec: string): string {
  return `apiVersion: operator.openshift.io/v1
kind: IngressController
metadata: { name: ${name}, namespace: openshift-ingress-operator }
spec:
${spec}`;
}

const HOST_NETWORK = '  endpointPublishingStrategy: { type: HostNetwork }\n';
const INFRA = '  nodePlacement: { nodeSelector: { matchLabels: { node-role.kubernetes.io/infra: "" } } }\n';

async function portsOf(manifest: string): Promise<string[]> {
  const { listeners } = await lintManifest(manifest);
  return listeners.map(({ workload, port, evidence }) => `${workload.namespace}/${workload.name} ${port} @${evidence[0]?.span.line}`);
}

test('on the host network is a workload with its three ports', async () => {
  expect(await portsOf(controller('default', HOST_NETWORK))).toEqual([
    'openshift-ingress/router-default 80 @5',
    'openshift-ingress/router-default 443 @5',
    'openshift-ingress/router-default 1936 @5',
  ]);
});

test('has the ports that it names, at their places', async () => {
  const named = controller(
    'shard',
    '  endpointPublishingStrategy:\n    type: HostNetwork\n    hostNetwork:\n      httpPort: 8088\n      statsPort: 1937\n',
  );
  expect(await portsOf(named)).toEqual([
    'openshift-ingress/router-shard 443 @6',
    'openshift-ingress/router-shard 1937 @9',
    'openshift-ingress/router-shard 8088 @8',
  ]);
});

test('of another strategy, or another product, has none', async () => {
  expect(await portsOf(controller('a', '  endpointPublishingStrategy: { type: NodePortService }\n'))).toEqual([]);
  expect(await portsOf(controller('b', HOST_NETWORK).replace('operator.openshift.io', 'example.com'))).toEqual([]);
});

test('conflicts with workloads that use its ports on the same nodes, and needs no row of a registry', async () => {
  const manifest = [
    controller('default', HOST_NETWORK),
    controller(
      'shard',
      `  endpointPublishingStrategy:
    type: HostNetwork
    hostNetwork:
      httpPort: 8088
      httpsPort: 8449
      statsPort: 1936 # expect: host-port-conflict warning high @18
`,
    ),
  ].join('---\n');
  expect(marksOfResult(await lintManifest(manifest))).toEqual(marksOf(manifest));
});

test('and the router that a dump of the cluster shows are one', async () => {
  const router = `apiVersion: apps/v1
kind: Deployment
metadata: { name: router-default, namespace: openshift-ingress }
spec:
  template:
    spec:
      hostNetwork: true
      nodeSelector: { node-role.kubernetes.io/infra: "" }
      containers: [{ name: router, image: router, ports: [{ containerPort: 443 }] }]
`;
  expect((await lintManifest([controller('default', INFRA + HOST_NETWORK), router].join('---\n'))).findings).toEqual([]);
});
