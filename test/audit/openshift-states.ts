import { cgroupOfPod, listening, node } from './build.ts';
import { cgroupOfMirror, daemon, mirror, release, type State, unit } from './state.ts';

export const OPENSHIFT_STATES: Readonly<Record<string, State>> = {
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
  'OpenShift on-prem 4.15 worker: haproxy as a static pod, and a tenant in the way of MetalLB': {
    objects: [
      release('4.15.1'),
      node('w1'),
      node('m1', ['control-plane', 'master']),
      mirror('haproxy', 'm1', 'openshift-kni-infra', '3', { ports: [{ containerPort: 9444 }, { containerPort: 9445 }] }),
      daemon('speaker', 'w1', 'metallb-system', 22, { ports: [{ containerPort: 7472 }] }),
      daemon('rival', 'w1', 'shop', 23, { ports: [{ containerPort: 7472 }] }),
    ],
    captures: {
      w1: [
        listening('*:7472', 'speaker', cgroupOfPod(22)),
        listening('*:22', 'sshd', unit('sshd.service')),
        listening('127.0.0.1:323', 'chronyd', unit('chronyd.service'), 'udp'),
        listening('*:9600', 'x'),
      ],
      m1: [
        listening('*:9445', 'haproxy', cgroupOfMirror('3')),
        listening('*:9444', 'haproxy', cgroupOfMirror('3')),
        listening('127.0.0.1:323', 'chronyd', unit('chronyd.service'), 'udp'),
      ],
    },
    owners: [
      '323 chronyd.service cgroup',
      '9444 openshift-kni-infra/haproxy-m1 cgroup',
      '9445 openshift-kni-infra/haproxy-m1 cgroup',
      '22 sshd.service cgroup',
      '323 chronyd.service cgroup',
      '7472 metallb-system/speaker-22xyz cgroup',
      '9600 - nobody',
    ],
    findings: ['host-port-conflict error certain 7472 w1', 'unexplained-listener warning high 9600 w1'],
  },
};
