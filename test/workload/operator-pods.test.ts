import { expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

async function portsOf(apiVersion: string, kind: string, spec: string): Promise<string[]> {
  const manifest = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: main, namespace: demo }\n${spec}`;
  const { listeners } = await lintManifest(manifest);
  return listeners.map(({ workload, port, protocol, declared, evidence }) => {
    return `${workload.kind} ${workload.namespace}/${workload.name} ${port}/${protocol} ${declared} @${evidence[0]?.span.line}`;
  });
}

test.each<[string, string, string, string[]]>([
  ['operator.victoriametrics.com/v1beta1', 'VMAgent', 'spec: { hostNetwork: true }', ['Deployment demo/main 8429/TCP true @2']],
  [
    'operator.victoriametrics.com/v1beta1',
    'VMAgent',
    'spec:\n  hostNetwork: true\n  port: "9429"',
    ['Deployment demo/main 9429/TCP true @6'],
  ],
  ['operator.victoriametrics.com/v1beta1', 'VMAgent', 'spec: { port: "9429" }', []],
  ['monitoring.coreos.com/v1', 'ThanosRuler', 'spec: { hostNetwork: false }', []],
  [
    'ceph.rook.io/v1',
    'CephCluster',
    'spec:\n  network: { provider: host }',
    ['Deployment demo/main-mgr 9283/TCP true @2', 'Deployment demo/main-mon 3300/TCP true @2', 'Deployment demo/main-mon 6789/TCP true @2'],
  ],
  ['ceph.rook.io/v1', 'CephCluster', 'spec: { network: { provider: multus } }', []],
  ['trident.netapp.io/v1', 'TridentOrchestrator', 'spec: { debug: true }', ['DaemonSet trident/trident-node-linux 17546/TCP true @2']],
  [
    'opentelemetry.io/v1beta1',
    'OpenTelemetryCollector',
    'spec:\n  hostNetwork: true\n  config:\n    receivers: { otlp: { protocols: { grpc: { endpoint: "0.0.0.0:4317" } } } }',
    ['DaemonSet demo/main-collector 4317/TCP true @7'],
  ],
  [
    'kubeadm.k8s.io/v1beta3',
    'InitConfiguration',
    'localAPIEndpoint: { bindPort: 7443 }',
    ['Pod kube-system/kube-apiserver 7443/TCP true @4'],
  ],
  [
    'agent.k8s.elastic.co/v1alpha1',
    'Agent',
    'spec:\n  daemonSet:\n    podTemplate:\n      spec:\n        hostNetwork: true\n        containers: [{ name: agent, ports: [{ containerPort: 6791 }] }]',
    ['Agent demo/main 6791/TCP true @9'],
  ],
])('%s %s with %j', async (apiVersion, kind, spec, ports) => expect((await portsOf(apiVersion, kind, spec)).toSorted()).toEqual(ports));
