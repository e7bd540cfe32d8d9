import { cgroupOfPod, listening, node } from './build.ts';
import { cgroupOfMirror, daemon, mirror, type State, unit } from './state.ts';

export const KUBERNETES_STATES: Readonly<Record<string, State>> = {
  'kubeadm, ss without control groups, and a database in the way of an agent': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('cp', ['control-plane']),
      mirror('kube-apiserver', 'cp', 'kube-system', 'c', {
        container: {
          image: 'registry.k8s.io/kube-apiserver:v1.30.1',
          command: ['kube-apiserver', '--secure-port=6443', '--advertise-address=192.0.2.5'],
        },
      }),
      mirror('etcd', 'cp', 'kube-system', 'd', {
        container: {
          image: 'registry.k8s.io/etcd:3.5.12-0',
          command: [
            'etcd',
            '--listen-client-urls=https://127.0.0.1:2379,https://192.0.2.5:2379',
            '--listen-metrics-urls=http://127.0.0.1:2381',
            '--listen-peer-urls=https://192.0.2.5:2380',
          ],
        },
      }),
      mirror('kube-scheduler', 'cp', 'kube-system', 'e', {
        container: { image: 'registry.k8s.io/kube-scheduler:v1.30.1', command: ['kube-scheduler', '--bind-address=127.0.0.1'] },
      }),
      daemon('kube-proxy', 'cp', 'kube-system', 7, {
        container: {
          image: 'registry.k8s.io/kube-proxy:v1.30.1',
          command: ['/usr/local/bin/kube-proxy', '--config=/var/lib/kube-proxy/config.conf'],
        },
      }),
      daemon('cache', 'cp', 'shop', 8, { ports: [{ containerPort: 6379 }] }),
    ],
    captures: {
      cp: [
        listening('127.0.0.53%lo:53', 'systemd-resolve', null, 'udp'),
        listening('127.0.0.1:2379', 'etcd'),
        listening('192.0.2.5:2379', 'etcd'),
        listening('192.0.2.5:2380', 'etcd'),
        listening('127.0.0.1:2381', 'etcd'),
        listening('*:6443', 'kube-apiserver'),
        listening('0.0.0.0:6379', 'redis-server', unit('redis-server.service')),
        listening('127.0.0.1:10248', 'kubelet'),
        listening('*:10250', 'kubelet'),
        listening('*:10256', 'kube-proxy'),
        listening('127.0.0.1:10249', 'kube-proxy'),
        listening('127.0.0.1:10259', 'kube-scheduler'),
        listening('127.0.0.1:45123', 'containerd'),
      ],
    },
    owners: [
      '53 systemd-resolved.service host-process',
      '2379 kube-system/etcd-cp/main inferred',
      '2379 kube-system/etcd-cp/main inferred',
      '2380 kube-system/etcd-cp/main inferred',
      '2381 kube-system/etcd-cp/main inferred',
      '6379 redis-server.service cgroup',
      '6443 kube-system/kube-apiserver-cp/main inferred',
      '10248 kubelet.service host-process',
      '10249 - nobody',
      '10250 kubelet.service host-process',
      '10256 - nobody',
      '10259 kube-system/kube-scheduler-cp/main inferred',
      '45123 containerd.service host-process',
    ],
    findings: [
      'host-process-conflict error certain 6379 cp',
      'undeclared-host-port warning high 10259 cp',
      'undeclared-host-port warning high 2379 cp',
      'undeclared-host-port warning high 2380 cp',
      'undeclared-host-port warning high 2381 cp',
      'undeclared-host-port warning high 6443 cp',
    ],
  },
  'k3s: one process for all, by its title in netstat': {
    options: { registries: ['kubernetes'] },
    objects: [node('k3s-0', ['control-plane', 'master'])],
    captures: {
      'k3s-0': [
        'tcp        0      0 127.0.0.1:6444          0.0.0.0:*               LISTEN      1234/k3s server',
        'tcp        0      0 127.0.0.1:10257         0.0.0.0:*               LISTEN      1234/k3s server',
        'tcp6       0      0 :::6443                 :::*                    LISTEN      1234/k3s server',
        'tcp6       0      0 :::10250                :::*                    LISTEN      1234/k3s server',
        'tcp        0      0 127.0.0.1:10010         0.0.0.0:*               LISTEN      1300/containerd',
        'udp        0      0 0.0.0.0:8472            0.0.0.0:*                           -',
      ],
    },
    owners: [
      '6443 k3s.service host-process',
      '6444 k3s.service host-process',
      '8472 - nobody',
      '10010 containerd.service host-process',
      '10250 k3s.service host-process',
      '10257 k3s.service host-process',
    ],
    findings: [],
  },
  'RKE2: static pods beside its own unit': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('r0', ['control-plane', 'etcd', 'master']),
      mirror('kube-apiserver', 'r0', 'kube-system', 'f', { container: { args: ['--secure-port=6443'] } }),
      mirror('cloud-controller-manager', 'r0', 'kube-system', '1', {
        container: { args: ['--secure-port=10258', '--bind-address=127.0.0.1'] },
      }),
    ],
    captures: {
      r0: [
        listening('*:9345', 'rke2', unit('rke2-server.service')),
        listening('*:6443', 'kube-apiserver', cgroupOfMirror('f')),
        listening('127.0.0.1:10258', 'cloud-controlle', cgroupOfMirror('1')),
        listening('*:10250', 'kubelet', unit('rke2-server.service')),
        listening('127.0.0.1:10010', 'containerd', unit('rke2-server.service')),
      ],
    },
    owners: [
      '6443 kube-system/kube-apiserver-r0 cgroup',
      '9345 rke2-server.service cgroup',
      '10010 rke2-server.service cgroup',
      '10250 rke2-server.service cgroup',
      '10258 kube-system/cloud-controller-manager-r0 cgroup',
    ],
    findings: ['undeclared-host-port warning certain 10258 r0', 'undeclared-host-port warning certain 6443 r0'],
  },
  'k0s, whose controller runs the kubelet': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('k0', ['control-plane']),
      daemon('konnectivity-agent', 'k0', 'kube-system', 21, {
        container: { args: ['--health-server-port=8093'] },
        ports: [{ containerPort: 8093 }],
      }),
    ],
    captures: {
      k0: [
        listening('*:6443', 'kube-apiserver', unit('k0scontroller.service')),
        listening('*:9443', 'k0s', unit('k0scontroller.service')),
        listening('*:10250', 'kubelet', unit('k0scontroller.service')),
        listening('127.0.0.1:2379', 'etcd', unit('k0scontroller.service')),
        listening('*:8093', 'proxy-agent', cgroupOfPod(21)),
      ],
    },
    owners: [
      '2379 k0scontroller.service cgroup',
      '6443 k0scontroller.service cgroup',
      '8093 kube-system/konnectivity-agent-21xyz cgroup',
      '9443 k0scontroller.service cgroup',
      '10250 k0scontroller.service cgroup',
    ],
    findings: [],
  },
  'MicroK8s, whose snap is the platform, and a program on the port of the scheduler': {
    options: { registries: ['kubernetes'] },
    objects: [node('mk')],
    captures: {
      mk: [
        listening('*:16443', 'kubelite', unit('snap.microk8s.daemon-kubelite.service')),
        listening('*:10250', 'kubelite', unit('snap.microk8s.daemon-kubelite.service')),
        listening('127.0.0.1:10248', 'kubelite', unit('snap.microk8s.daemon-kubelite.service')),
        listening('*:10259', 'node', unit('pm2-deploy.service')),
        listening('*:25000', 'python3', unit('snap.microk8s.daemon-cluster-agent.service')),
      ],
    },
    owners: [
      '10248 snap.microk8s.daemon-kubelite.service cgroup',
      '10250 snap.microk8s.daemon-kubelite.service cgroup',
      '10259 pm2-deploy.service cgroup',
      '16443 snap.microk8s.daemon-kubelite.service cgroup',
      '25000 snap.microk8s.daemon-cluster-agent.service cgroup',
    ],
    findings: ['port-of-another-owner warning certain 10259 mk'],
  },
};
