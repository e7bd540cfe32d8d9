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
  ['operator.victoriametrics.com/v1beta1', 'VMAgent', 'spec: { hostNetwork: true }', ['Deployment demo/vmagent-main 8429/TCP true @2']],
  [
    'operator.victoriametrics.com/v1beta1',
    'VMAgent',
    'spec:\n  hostNetwork: true\n  port: "9429"',
    ['Deployment demo/vmagent-main 9429/TCP true @6'],
  ],
  ['operator.victoriametrics.com/v1beta1', 'VMAgent', 'spec: { port: "9429" }', []],
  ['operator.victoriametrics.com/v1', 'VLAgent', 'spec: { hostNetwork: true }', ['StatefulSet demo/vlagent-main 9429/TCP true @2']],
  [
    'operator.victoriametrics.com/v1beta1',
    'VMCluster',
    'spec: { vmstorage: { hostNetwork: true, vmSelectPort: "7401" }, vmselect: {} }',
    [8400, 7401, 8482].map((port) => `StatefulSet demo/vmstorage-main ${port}/TCP true @${port === 7401 ? 4 : 2}`).toSorted(),
  ],
  [
    'monitoring.coreos.com/v1alpha1',
    'PrometheusAgent',
    'spec: { hostNetwork: true, mode: DaemonSet }',
    ['DaemonSet demo/prom-agent-main 8080/TCP true @2', 'DaemonSet demo/prom-agent-main 9090/TCP true @2'],
  ],
  [
    'monitoring.coreos.com/v1',
    'Prometheus',
    'spec: { hostNetwork: true, listenLocal: true, thanos: { version: v0.37.0 } }',
    ['StatefulSet demo/prometheus-main 10901/TCP true @2', 'StatefulSet demo/prometheus-main 10902/TCP true @2'],
  ],
  [
    'ceph.rook.io/v1',
    'CephCluster',
    'spec:\n  network: { provider: host }',
    [
      'Deployment demo/rook-ceph-mgr 9283/TCP true @2',
      'Deployment demo/rook-ceph-mon 3300/TCP true @2',
      'Deployment demo/rook-ceph-mon 6789/TCP true @2',
    ],
  ],
  ['ceph.rook.io/v1', 'CephCluster', 'spec: { network: { provider: multus } }', []],
  [
    'ceph.rook.io/v1',
    'CephObjectStore',
    'spec: { gateway: { port: 8090, hostNetwork: true } }',
    ['Deployment demo/rook-ceph-rgw-main 8090/TCP true @4'],
  ],
  ['trident.netapp.io/v1', 'TridentOrchestrator', 'spec: { debug: true }', ['DaemonSet trident/trident-node-linux 17546/TCP true @2']],
  [
    'opentelemetry.io/v1beta1',
    'OpenTelemetryCollector',
    `spec:
  mode: daemonset
  hostNetwork: true
  config:
    receivers: { otlp: { protocols: { grpc: { endpoint: "0.0.0.0:4327" }, http: } }, zipkin: {} }
    service: { pipelines: { traces: { receivers: [otlp] } } }`,
    ['DaemonSet demo/main-collector 4318/TCP true @8', 'DaemonSet demo/main-collector 4327/TCP true @8'],
  ],
  [
    'opentelemetry.io/v1alpha1',
    'OpenTelemetryCollector',
    `spec:
  hostNetwork: true
  config: |
    receivers:
      statsd:
        endpoint: 0.0.0.0:8126
    service:
      pipelines:
        metrics:
          receivers: [statsd]`,
    ['Deployment demo/main-collector 8126/UDP true @9'],
  ],
  [
    'kubeadm.k8s.io/v1beta3',
    'InitConfiguration',
    'localAPIEndpoint: { bindPort: 7443 }',
    ['Pod kube-system/kube-apiserver 7443/TCP true @4'],
  ],
  [
    'kubeadm.k8s.io/v1beta4',
    'ClusterConfiguration',
    'scheduler:\n  extraArgs:\n    - { name: bind-address, value: 0.0.0.0 }\n    - { name: secure-port, value: "11259" }',
    ['Pod kube-system/kube-scheduler 11259/TCP true @7'],
  ],
  [
    'kubeadm.k8s.io/v1beta3',
    'JoinConfiguration',
    'nodeRegistration: { kubeletExtraArgs: { read-only-port: "10355" } }',
    ['Unit null/kubelet.service 10355/TCP true @4'],
  ],
  [
    'controlplane.cluster.x-k8s.io/v1beta1',
    'KubeadmControlPlane',
    'spec: { kubeadmConfigSpec: { clusterConfiguration: { etcd: { local: { extraArgs: { listen-metrics-urls: "http://0.0.0.0:2391" } } } } } }',
    ['Pod kube-system/etcd 2391/TCP true @4'],
  ],
  ['kubelet.config.k8s.io/v1beta1', 'KubeletConfiguration', 'readOnlyPort: 10455', ['Unit null/kubelet.service 10455/TCP true @4']],
  [
    'agent.k8s.elastic.co/v1alpha1',
    'Agent',
    'spec:\n  daemonSet:\n    podTemplate:\n      spec:\n        hostNetwork: true\n        containers: [{ name: agent, ports: [{ containerPort: 6791 }] }]',
    ['Agent demo/main 6791/TCP true @9'],
  ],
])('%s %s with %j', async (apiVersion, kind, spec, ports) => expect((await portsOf(apiVersion, kind, spec)).toSorted()).toEqual(ports));
