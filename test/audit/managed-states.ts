import { cgroupOfPod, listening, node } from './build.ts';
import { daemon, mirror, type State, unit } from './state.ts';

const ports = (...all: readonly (number | object)[]): object[] =>
  all.map((one) => (typeof one === 'number' ? { containerPort: one } : one));

export const MANAGED_STATES: Readonly<Record<string, State>> = {
  'EKS worker': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('ip-10-0-1-2.ec2.internal', []),
      daemon('aws-node', 'ip-10-0-1-2.ec2.internal', 'kube-system', 1, { ports: ports(61678) }),
      daemon('kube-proxy', 'ip-10-0-1-2.ec2.internal', 'kube-system', 2),
    ],
    captures: {
      'ip-10-0-1-2': [
        listening('*:61678', 'aws-k8s-agent', cgroupOfPod(1)),
        listening('127.0.0.1:61679', 'aws-k8s-agent', cgroupOfPod(1)),
        listening('127.0.0.1:50051', 'aws-k8s-agent', cgroupOfPod(1)),
        listening('*:10256', 'kube-proxy', cgroupOfPod(2)),
        listening('127.0.0.1:10249', 'kube-proxy', cgroupOfPod(2)),
        listening('*:10250', 'kubelet', '/runtime.slice/kubelet.service'),
        listening('127.0.0.1:43211', 'containerd', '/runtime.slice/containerd.service'),
        listening('*:22', 'sshd', unit('sshd.service')),
        listening('10.0.1.2%ens5:68', 'systemd-network', unit('systemd-networkd.service'), 'udp'),
      ],
    },
    owners: [
      '22 sshd.service cgroup',
      '68 systemd-networkd.service cgroup',
      '10249 kube-system/kube-proxy-2xyz cgroup',
      '10250 kubelet.service cgroup',
      '10256 kube-system/kube-proxy-2xyz cgroup',
      '43211 containerd.service cgroup',
      '50051 kube-system/aws-node-1xyz cgroup',
      '61678 kube-system/aws-node-1xyz cgroup',
      '61679 kube-system/aws-node-1xyz cgroup',
    ],
    findings: [
      'undeclared-host-port warning certain 10249 ip-10-0-1-2.ec2.internal',
      'undeclared-host-port warning certain 10256 ip-10-0-1-2.ec2.internal',
      'undeclared-host-port warning certain 61679 ip-10-0-1-2.ec2.internal',
    ],
  },
  'GKE node with cgroupfs': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('gke-1', []),
      mirror('kube-proxy', 'gke-1', 'kube-system', 'c', { ports: ports(10249, 10256) }),
      daemon('fluentbit-gke', 'gke-1', 'kube-system', 5, { ports: ports(2020, 2021) }),
    ],
    captures: {
      'gke-1': [
        listening('*:10256', 'kube-proxy', `/kubepods/burstable/pod${'c'.repeat(32)}/${'1'.repeat(64)}`),
        listening('127.0.0.1:10249', 'kube-proxy', `/kubepods/burstable/pod${'c'.repeat(32)}/${'1'.repeat(64)}`),
        listening('*:2020', 'fluent-bit', `/kubepods/burstable/pod3c1b4b6e-7f1a-4a55-9d7e-000000000005/${'2'.repeat(64)}`),
        listening('*:2021', 'fluent-bit-gke-e', `/kubepods/burstable/pod3c1b4b6e-7f1a-4a55-9d7e-000000000005/${'3'.repeat(64)}`),
        listening('*:10250', 'kubelet', unit('kubelet.service')),
        listening('127.0.0.1:20256', 'node-problem-de', unit('node-problem-detector.service')),
        listening('127.0.0.53%lo:53', 'systemd-resolve', unit('systemd-resolved.service'), 'udp'),
      ],
    },
    owners: [
      '53 systemd-resolved.service cgroup',
      '2020 kube-system/fluentbit-gke-5xyz cgroup',
      '2021 kube-system/fluentbit-gke-5xyz cgroup',
      '10249 kube-system/kube-proxy-gke-1 cgroup',
      '10250 kubelet.service cgroup',
      '10256 kube-system/kube-proxy-gke-1 cgroup',
      '20256 node-problem-detector.service cgroup',
    ],
    findings: [],
  },
  'AKS node by ss without cgroups, sshd by its socket': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('aks-1', []),
      daemon('csi-azuredisk-node', 'aks-1', 'kube-system', 1, {
        container: {
          name: 'liveness-probe',
          image: 'mcr.microsoft.com/oss/kubernetes-csi/livenessprobe:v2',
          args: ['--csi-address=/csi/csi.sock', '--http-endpoint=127.0.0.1:29603'],
        },
      }),
    ],
    captures: {
      'aks-1': [
        'tcp LISTEN 0 4096 *:22 *:* users:(("sshd",pid=900,fd=3),("systemd",pid=1,fd=80))',
        listening('127.0.0.53%lo:53', 'systemd-resolve'),
        listening('127.0.0.54:53', 'systemd-resolve'),
        listening('127.0.0.1:29603', 'livenessprobe'),
        listening('*:10250', 'kubelet'),
        listening('127.0.0.1:38123', 'containerd'),
        listening('0.0.0.0:111', 'rpcbind'),
        listening('*:19100', 'node-exporter'),
      ],
    },
    owners: [
      '22 sshd.service host-process',
      '53 systemd-resolved.service host-process',
      '53 systemd-resolved.service host-process',
      '111 rpcbind.service host-process',
      '10250 kubelet.service host-process',
      '19100 - nobody',
      '29603 kube-system/csi-azuredisk-node-1xyz/liveness-probe inferred',
      '38123 containerd.service host-process',
    ],
    findings: ['undeclared-host-port warning high 29603 aks-1'],
  },
  'kind: nodes are containers': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('kind-control-plane', ['control-plane']),
      mirror('kube-apiserver', 'kind-control-plane', 'kube-system', 'a', { ports: ports(6443) }),
      daemon('kindnet', 'kind-control-plane', 'kube-system', 1),
    ],
    captures: {
      'kind-control-plane': [
        listening(
          '*:6443',
          'kube-apiserver',
          `/docker/${'9'.repeat(64)}/kubelet.slice/kubelet-kubepods.slice/kubelet-kubepods-burstable.slice/kubelet-kubepods-burstable-pod${'a'.repeat(32)}.slice/cri-containerd-${'8'.repeat(64)}.scope`,
        ),
        listening('*:10250', 'kubelet', `/docker/${'9'.repeat(64)}/kubelet.slice/kubelet.service`),
        listening('127.0.0.1:39001', 'containerd', '/system.slice/containerd.service'),
        listening('127.0.0.11:38803'),
      ],
    },
    owners: [
      '6443 kube-system/kube-apiserver-kind-control-plane cgroup',
      '10250 kubelet.service host-process',
      '38803 - nobody',
      '39001 containerd.service cgroup',
    ],
    findings: [],
  },
  'node ports are opened by the proxy': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('worker-0'),
      daemon('kube-proxy', 'worker-0', 'kube-system', 1, { ports: ports(10249, 10256) }),
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'web', namespace: 'shop' },
        spec: {
          type: 'LoadBalancer',
          externalTrafficPolicy: 'Local',
          healthCheckNodePort: 32100,
          ports: [
            { port: 80, nodePort: 30080 },
            { port: 53, nodePort: 30053, protocol: 'UDP' },
          ],
        },
      },
    ],
    captures: {
      'worker-0': [
        listening('*:30080', 'kube-proxy', cgroupOfPod(1)),
        listening('0.0.0.0:30053', 'kube-proxy', cgroupOfPod(1), 'udp'),
        listening('*:32100', 'kube-proxy', cgroupOfPod(1)),
        listening('127.0.0.1:10249', 'kube-proxy', cgroupOfPod(1)),
        listening('*:10256', 'kube-proxy', cgroupOfPod(1)),
      ],
    },
    owners: [
      '10249 kube-system/kube-proxy-1xyz cgroup',
      '10256 kube-system/kube-proxy-1xyz cgroup',
      '30053 kube-system/kube-proxy-1xyz cgroup',
      '30080 kube-system/kube-proxy-1xyz cgroup',
      '32100 kube-system/kube-proxy-1xyz cgroup',
    ],
    findings: [],
  },
  Cilium: {
    options: { registries: ['kubernetes'] },
    objects: [
      node('n'),
      daemon('cilium', 'n', 'kube-system', 1, { ports: ports(4244, 9962, 9964) }),
      daemon('cilium-envoy', 'n', 'kube-system', 2, { ports: ports({ containerPort: 9964, hostPort: 9964 }) }),
    ],
    captures: {
      n: [
        listening('127.0.0.1:9879', 'cilium-agent', cgroupOfPod(1)),
        listening('*:4244', 'cilium-agent', cgroupOfPod(1)),
        listening('*:9962', 'cilium-agent', cgroupOfPod(1)),
        listening('0.0.0.0:9964', 'cilium-envoy', cgroupOfPod(2)),
        listening('127.0.0.1:9878', 'cilium-envoy', cgroupOfPod(2)),
        listening('0.0.0.0:8472', null, 'unreachable:1', 'udp'),
      ],
    },
    owners: [
      '4244 kube-system/cilium-1xyz cgroup',
      '8472 - nobody',
      '9878 kube-system/cilium-envoy-2xyz cgroup',
      '9879 kube-system/cilium-1xyz cgroup',
      '9962 kube-system/cilium-1xyz cgroup',
      '9964 kube-system/cilium-envoy-2xyz cgroup',
    ],
    findings: [
      'host-port-conflict error certain 9964 n',
      'undeclared-host-port warning certain 9878 n',
      'undeclared-host-port warning certain 9879 n',
    ],
  },
};
