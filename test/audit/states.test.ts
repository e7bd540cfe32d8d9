import { describe, expect, test } from 'vitest';
import type { AuditOptions } from '../../src/audit.ts';
import { audited, cgroupOfPod, listening, node, ownersOf, pod } from './build.ts';

/** Objects and captures of a cluster as they are there, who holds each socket, and what must be told: warnings and errors. */
interface State {
  readonly objects: readonly object[];
  readonly captures: Readonly<Record<string, readonly string[]>>;
  readonly options?: Partial<AuditOptions> & { readonly coversAllPods?: boolean };
  readonly owners: readonly string[];
  readonly findings: readonly string[];
}

const unit = (name: string): string => `/system.slice/${name}`;
const release = (version: string): object => ({
  apiVersion: 'config.openshift.io/v1',
  kind: 'ClusterVersion',
  metadata: { name: 'version' },
  status: { history: [{ state: 'Completed', version }] },
});
/** A mirror pod, which the kubelet makes of a manifest on the node. */
const mirror = (name: string, nodeName: string, namespace: string, hash: string, change: object = {}): object =>
  pod(`${name}-${nodeName}`, nodeName, {
    namespace,
    uid: 900 + hash.charCodeAt(0),
    maker: ['Node', nodeName],
    metadata: { annotations: { 'kubernetes.io/config.hash': hash.repeat(32), 'kubernetes.io/config.mirror': hash.repeat(32) } },
    ...change,
  });
const cgroupOfMirror = (hash: string): string =>
  `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${hash.repeat(32)}.slice/crio-${'e'.repeat(64)}.scope/container`;
const daemon = (name: string, nodeName: string, namespace: string, uid: number, change: object = {}): object =>
  pod(`${name}-${uid}xyz`, nodeName, { namespace, uid, maker: ['DaemonSet', name], ...change });

const STATES: Readonly<Record<string, State>> = {
  'control plane of OpenShift 4.16, ss with control groups; telegraf holds the port of crio, the kubelet tells its health to everybody': {
    objects: [
      release('4.16.20'),
      node('master-0', ['control-plane', 'master']),
      mirror('etcd', 'master-0', 'openshift-etcd', 'a', {
        ports: [{ containerPort: 2379 }, { containerPort: 2380 }, { containerPort: 9978 }, { containerPort: 9979 }],
      }),
      mirror('kube-apiserver', 'master-0', 'openshift-kube-apiserver', 'b', { ports: [{ containerPort: 6443 }, { containerPort: 17697 }] }),
      daemon('machine-config-server', 'master-0', 'openshift-machine-config-operator', 3, {
        ports: [{ containerPort: 22623 }, { containerPort: 22624 }],
      }),
      daemon('node-exporter', 'master-0', 'openshift-monitoring', 4, {
        ports: [{ containerPort: 9100, name: 'https' }],
      }),
    ],
    captures: {
      'master-0': [
        listening('127.0.0.1:323', 'chronyd', unit('chronyd.service'), 'udp'),
        listening('0.0.0.0:6081', null, 'unreachable:1', 'udp'),
        listening('*:22', 'sshd', unit('sshd.service')),
        listening('0.0.0.0:2379', 'etcd', cgroupOfMirror('a')),
        listening('0.0.0.0:2380', 'etcd', cgroupOfMirror('a')),
        listening('*:9978', 'etcd', cgroupOfMirror('a')),
        listening('*:9979', 'etcd', cgroupOfMirror('a')),
        listening('*:6443', 'kube-apiserver', cgroupOfMirror('b')),
        listening('0.0.0.0:17697', 'cluster-kube-ap', cgroupOfMirror('b')),
        listening('*:22623', 'machine-config-', cgroupOfPod(3)),
        listening('*:22624', 'machine-config-', cgroupOfPod(3)),
        listening('192.0.2.7:9100', 'kube-rbac-proxy', cgroupOfPod(4)),
        listening('*:9537', 'telegraf', unit('telegraf.service')),
        listening('*:10248', 'kubelet', unit('kubelet.service')),
        listening('*:10250', 'kubelet', unit('kubelet.service')),
      ],
    },
    owners: [
      '22 sshd.service cgroup',
      '323 chronyd.service cgroup',
      '2379 openshift-etcd/etcd-master-0 cgroup',
      '2380 openshift-etcd/etcd-master-0 cgroup',
      '6081 - kernel',
      '6443 openshift-kube-apiserver/kube-apiserver-master-0 cgroup',
      '9100 openshift-monitoring/node-exporter-4xyz cgroup',
      '9537 telegraf.service cgroup',
      '9978 openshift-etcd/etcd-master-0 cgroup',
      '9979 openshift-etcd/etcd-master-0 cgroup',
      '10248 kubelet.service cgroup',
      '10250 kubelet.service cgroup',
      '17697 openshift-kube-apiserver/kube-apiserver-master-0 cgroup',
      '22623 openshift-machine-config-operator/machine-config-server-3xyz cgroup',
      '22624 openshift-machine-config-operator/machine-config-server-3xyz cgroup',
    ],
    findings: ['port-of-another-owner error certain 9537 master-0', 'reach-differs-from-registry warning high 10248 master-0'],
  },
  'worker of OpenShift 4.18, netstat without control groups; a tenant declares a port of which nobody hears, and listens on one of ovn': {
    objects: [
      release('4.18.1'),
      node('worker-0'),
      daemon('ovnkube-node', 'worker-0', 'openshift-ovn-kubernetes', 5, {
        spec: {
          hostNetwork: true,
          nodeName: 'worker-0',
          containers: [
            {
              name: 'kube-rbac-proxy-node',
              image: 'quay.io/kube-rbac-proxy',
              args: ['--secure-listen-address=:9103'],
              ports: [{ containerPort: 9103 }],
            },
            {
              name: 'ovnkube-controller',
              image: 'quay.io/ovn-kubernetes',
              command: ['/usr/bin/ovnkube', '--metrics-bind-address', '127.0.0.1:29103', '--healthz-bind-address', '0.0.0.0:10256'],
              ports: [{ containerPort: 29103, hostIP: '127.0.0.1' }, { containerPort: 10256 }],
            },
          ],
        },
      }),
      daemon('gauge', 'worker-0', 'shop', 6, { ports: [{ containerPort: 28080 }, { containerPort: 9637 }] }),
    ],
    captures: {
      'worker-0': [
        'Active Internet connections (only servers)',
        'Proto Recv-Q Send-Q Local Address           Foreign Address         State       PID/Program name',
        'tcp        0      0 127.0.0.1:10248         0.0.0.0:*               LISTEN      2287/kubelet',
        'tcp        0      0 127.0.0.1:29103         0.0.0.0:*               LISTEN      5001/ovnkube',
        'tcp6       0      0 :::9103                 :::*                    LISTEN      5002/kube-rbac-prox',
        'tcp6       0      0 :::9637                 :::*                    LISTEN      6001/gauge',
        'tcp6       0      0 :::10250                :::*                    LISTEN      2287/kubelet',
        'tcp6       0      0 :::10256                :::*                    LISTEN      5001/ovnkube',
        'udp        0      0 0.0.0.0:6081            0.0.0.0:*                           -',
        'udp6       0      0 :::6081                 :::*                                -',
      ],
    },
    owners: [
      '6081 - kernel',
      '9103 openshift-ovn-kubernetes/ovnkube-node-5xyz/kube-rbac-proxy-node declared',
      '9637 shop/gauge-6xyz/main declared',
      '10248 kubelet.service host-process',
      '10250 kubelet.service host-process',
      '10256 openshift-ovn-kubernetes/ovnkube-node-5xyz/ovnkube-controller declared',
      '29103 openshift-ovn-kubernetes/ovnkube-node-5xyz/ovnkube-controller declared',
    ],
    findings: ['port-of-another-owner error certain 9637 worker-0'],
  },
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
  'MicroShift: a unit, and a scope for etcd': {
    objects: [node('edge', ['control-plane', 'master', 'worker'])],
    captures: {
      edge: [
        listening('*:6443', 'microshift', unit('microshift.service')),
        listening('*:10250', 'microshift', unit('microshift.service')),
        listening('127.0.0.1:2379', 'microshift-etcd', unit('microshift-etcd.scope')),
        listening('*:9537', 'crio', unit('crio.service')),
      ],
    },
    owners: [
      '2379 microshift-etcd.scope cgroup',
      '6443 microshift.service cgroup',
      '9537 crio.service cgroup',
      '10250 microshift.service cgroup',
    ],
    findings: [],
  },
  'worker of a hosted cluster (HyperShift): the proxy of the API server and the konnectivity agent': {
    objects: [
      release('4.17.3'),
      node('np-1'),
      mirror('kube-apiserver-proxy', 'np-1', 'kube-system', '2', {
        container: { image: 'quay.io/haproxy-router', command: ['haproxy', '-f', '/usr/local/etc/haproxy'] },
        ports: [{ containerPort: 6443, name: 'apiserver', hostIP: '172.20.0.1' }],
      }),
      daemon('konnectivity-agent', 'np-1', 'kube-system', 9, {
        container: { args: ['--health-server-port=2041', '--admin-server-port=8094'] },
      }),
    ],
    captures: {
      'np-1': [
        listening('172.20.0.1:6443', 'haproxy'),
        listening('*:2041', 'proxy-agent'),
        listening('127.0.0.1:8094', 'proxy-agent'),
        listening('*:10250', 'kubelet'),
        listening('192.0.2.9:9107', 'ovnkube'),
      ],
    },
    owners: [
      '2041 kube-system/konnectivity-agent-9xyz/main inferred',
      '6443 kube-system/kube-apiserver-proxy-np-1/main declared',
      '8094 kube-system/konnectivity-agent-9xyz/main inferred',
      '9107 - nobody',
      '10250 kubelet.service host-process',
    ],
    findings: ['undeclared-host-port warning high 2041 np-1', 'undeclared-host-port warning high 8094 np-1'],
  },
  'captures of another hour: the pods of the objects have other uids, and a node port is of a Service': {
    objects: [
      release('4.16.2'),
      node('worker-0'),
      daemon('node-exporter', 'worker-0', 'openshift-monitoring', 10, { ports: [{ containerPort: 9100 }] }),
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'web', namespace: 'shop' },
        spec: { type: 'NodePort', ports: [{ port: 80, nodePort: 30080, protocol: 'TCP' }] },
      },
    ],
    captures: {
      'worker-0': [
        listening('192.0.2.7:9100', 'kube-rbac-proxy', cgroupOfPod(77)),
        listening('*:30080', 'ovnkube', cgroupOfPod(78)),
        listening('*:30081', 'ovnkube', cgroupOfPod(78)),
      ],
    },
    owners: ['9100 openshift-monitoring/node-exporter-10xyz/main declared', '30080 - service', '30081 - cgroup'],
    findings: [],
  },
  'a must-gather of another namespace and lsof: a tenant is unknown, a documented range is open': {
    options: { coversAllPods: false },
    objects: [
      release('4.16.2'),
      node('worker-0'),
      daemon('node-exporter', 'worker-0', 'openshift-monitoring', 11, { ports: [{ containerPort: 9100 }, { containerPort: 9555 }] }),
    ],
    captures: {
      'worker-0': [
        'COMMAND     PID  USER   FD   TYPE DEVICE SIZE/OFF NODE NAME',
        'kube-rbac  4410 65534    3u  IPv6  40001      0t0  TCP *:9100 (LISTEN)',
        'gauge      9001  1000    9u  IPv6  40006      0t0  TCP *:9700 (LISTEN)',
        'pluto      1500  root   20u  IPv4  40007      0t0  UDP *:4500',
        'sshd       1034  root    3u  IPv4  40008      0t0  TCP *:22 (LISTEN)',
      ],
    },
    owners: [
      '22 sshd.service host-process',
      '4500 ipsec.service host-process',
      '9100 openshift-monitoring/node-exporter-11xyz/main declared',
      '9700 - nobody',
    ],
    findings: ['unregistered-host-port error certain 9555 worker-0'],
  },
};

describe.each(Object.entries(STATES))('%s', (_, { objects, captures, options, owners, findings }) => {
  test('who holds each socket, and what is told', async () => {
    const found = await audited(objects, captures, options);
    const loud = found.findings.filter((one) => !one.includes(' info '));
    expect({ owners: ownersOf(found), findings: loud }).toEqual({ owners, findings });
  });
});
