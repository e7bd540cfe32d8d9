import { cgroupOfPod, listening, node, pod } from './build.ts';
import { cgroupOfMirror, daemon, mirror, release, type State, unit } from './state.ts';

const MASTERS = ['m0', 'm1', 'm2'];
const CHRONYD = listening('127.0.0.1:323', 'chronyd', unit('chronyd.service'), 'udp');
const OF_CHRONYD = '323 chronyd.service cgroup';
const ports = (...all: readonly (number | object)[]): object[] =>
  all.map((one) => (typeof one === 'number' ? { containerPort: one } : one));

export const SHARED_PORT_STATES: Readonly<Record<string, State>> = {
  'a pod and a process on different addresses of one port': {
    objects: [
      release('4.16.2'),
      node('worker-0'),
      daemon('dns', 'worker-0', 'shop', 1, { ports: ports({ containerPort: 5353, protocol: 'UDP' }) }),
    ],
    captures: {
      'worker-0': [
        listening('192.0.2.7:5353', 'dns', cgroupOfPod(1), 'udp'),
        listening('192.168.122.1:5353', 'dnsmasq', unit('libvirtd.service'), 'udp'),
        listening('*:22', 'sshd', unit('sshd.service')),
      ],
    },
    owners: ['22 sshd.service cgroup', '5353 shop/dns-1xyz cgroup', '5353 libvirtd.service cgroup'],
    findings: [],
  },
  'node-local-dns and an agent on one port at different addresses': {
    options: { registries: ['kubernetes'] },
    objects: [
      node('n'),
      daemon('node-local-dns', 'n', 'kube-system', 1, { ports: ports({ containerPort: 53, protocol: 'UDP' }, 53, 9253) }),
      daemon('agent', 'n', 'shop', 2, { ports: ports(8080) }),
    ],
    captures: {
      n: [
        listening('169.254.20.10:53', 'node-cache', cgroupOfPod(1), 'udp'),
        listening('10.96.0.10:53', 'node-cache', cgroupOfPod(1), 'udp'),
        listening('169.254.20.10:53', 'node-cache', cgroupOfPod(1)),
        listening('169.254.20.10:8080', 'node-cache', cgroupOfPod(1)),
        listening('*:9253', 'node-cache', cgroupOfPod(1)),
        listening('127.0.0.1:8080', 'agent', cgroupOfPod(2)),
        listening('127.0.0.53%lo:53', 'systemd-resolve', unit('systemd-resolved.service'), 'udp'),
      ],
    },
    owners: [
      '53 kube-system/node-local-dns-1xyz cgroup',
      '53 kube-system/node-local-dns-1xyz cgroup',
      '53 systemd-resolved.service cgroup',
      '53 kube-system/node-local-dns-1xyz cgroup',
      '8080 shop/agent-2xyz cgroup',
      '8080 kube-system/node-local-dns-1xyz cgroup',
      '9253 kube-system/node-local-dns-1xyz cgroup',
    ],
    findings: ['undeclared-host-port warning certain 8080 n'],
  },
  'a pod on IPv4 and a process on IPv6 alone, and a program on both': {
    objects: [release('4.16.2'), node('worker-0'), daemon('edge', 'worker-0', 'shop', 1, { ports: ports(8443) })],
    captures: {
      'worker-0': [
        listening('0.0.0.0:8443', 'envoy', cgroupOfPod(1)),
        listening('[::]:8443', 'meter', unit('meter.service')),
        listening('0.0.0.0:22', 'sshd', unit('sshd.service')),
        listening('[::]:22', 'sshd', unit('sshd.service')),
      ],
    },
    owners: ['22 sshd.service cgroup', '8443 shop/edge-1xyz cgroup', '8443 meter.service cgroup'],
    findings: [],
  },
  'two pods share a port by SO_REUSEPORT': {
    objects: [
      release('4.16.2'),
      node('worker-0'),
      daemon('edge', 'worker-0', 'shop', 1, { ports: ports(8443) }),
      pod('edge-canary', 'worker-0', { namespace: 'shop', uid: 2 }),
    ],
    captures: { 'worker-0': [CHRONYD, listening('*:8443', 'envoy', cgroupOfPod(1)), listening('*:8443', 'envoy', cgroupOfPod(2))] },
    owners: [OF_CHRONYD, '8443 shop/edge-1xyz cgroup'],
    findings: ['host-port-conflict error certain 8443 worker-0', 'undeclared-host-port warning certain 8443 worker-0'],
  },
  'hostPort by CNI without listener; httpd in the way': {
    objects: [
      release('4.16.2'),
      node('worker-0'),
      node('worker-1'),
      daemon('ingress', 'worker-0', 'ingress-nginx', 1, {
        spec: {
          hostNetwork: false,
          nodeName: 'worker-0',
          containers: [
            {
              name: 'c',
              image: 'x/ingress:1',
              ports: ports({ containerPort: 8080, hostPort: 8081 }, { containerPort: 8443, hostPort: 8444 }),
            },
          ],
        },
      }),
      daemon('ingress', 'worker-1', 'ingress-nginx', 2, {
        spec: {
          hostNetwork: false,
          nodeName: 'worker-1',
          containers: [
            {
              name: 'c',
              image: 'x/ingress:1',
              ports: ports({ containerPort: 8080, hostPort: 8081 }, { containerPort: 8443, hostPort: 8444 }),
            },
          ],
        },
      }),
    ],
    captures: {
      'worker-0': [CHRONYD, listening('*:8081', 'httpd', unit('httpd.service'))],
      'worker-1': [CHRONYD, listening('*:22', 'sshd', unit('sshd.service'))],
    },
    owners: [OF_CHRONYD, '8081 httpd.service cgroup', '22 sshd.service cgroup', OF_CHRONYD],
    findings: ['host-process-conflict error certain 8081 worker-0'],
  },
  'old and new pod of one Deployment, the old one goes': {
    objects: [
      release('4.16.2'),
      node('w0'),
      ...['aaaa', 'bbbb'].map((h, i) =>
        pod(`web-${h}-x${i}`, 'w0', {
          namespace: 'shop',
          uid: 1 + i,
          controller: ['ReplicaSet', `web-${h}`],
          ports: ports(8807),
          metadata: { labels: { 'pod-template-hash': h }, ...(i === 0 && { deletionTimestamp: '2024-03-04T10:00:00Z' }) },
        }),
      ),
    ],
    captures: { w0: [CHRONYD, listening('*:8807', 'web', cgroupOfPod(1)), listening('*:8807', 'web', cgroupOfPod(2))] },
    owners: [OF_CHRONYD, '8807 shop/web-aaaa-x0 cgroup'],
    findings: [],
  },
  'containers and people outside of Kubernetes': {
    objects: [release('4.16.2'), node('worker-0')],
    captures: {
      'worker-0': [
        CHRONYD,
        listening('*:9600', 'agent', `/system.slice/docker-${'a'.repeat(64)}.scope`),
        listening('*:9601', 'agent', `/system.slice/agent.service/libpod-payload-${'b'.repeat(64)}`),
        listening('*:9602', 'agent', `/machine.slice/libpod-${'c'.repeat(64)}.scope/container`),
        listening('*:9999', 'python3', '/user.slice/user-1000.slice/session-3.scope'),
        listening('*:9603', 'rootlessport', '/user.slice/user-1000.slice/user@1000.service/user.slice/podman-1.scope'),
      ],
    },
    owners: [OF_CHRONYD, '9600 - nobody', '9601 agent.service cgroup', '9602 - nobody', '9603 - nobody', '9999 - nobody'],
    findings: [9600, 9602, 9603, 9999].map((p) => `unexplained-listener warning high ${p} worker-0`),
  },
  'sockets of systemd': {
    objects: [release('4.16.2'), node('w'), daemon('a', 'w', 'shop', 1)],
    captures: {
      w: [
        'tcp LISTEN 0 4096 *:111 *:* users:(("rpcbind",pid=52,fd=4),("systemd",pid=1,fd=47)) cgroup:/system.slice/rpcbind.socket',
        listening('*:9090', 'systemd', '/init.scope'),
        listening('*:2222', 'systemd', unit('sshd-unix.socket')),
        listening('0.0.0.0:33333', 'NetworkManager', unit('NetworkManager.service'), 'udp'),
        CHRONYD,
      ],
    },
    owners: [
      '111 rpcbind.socket cgroup',
      OF_CHRONYD,
      '2222 sshd-unix.socket cgroup',
      '9090 - host-process',
      '33333 NetworkManager.service cgroup',
    ],
    findings: [],
  },
  'three control planes, the controller manager opens what it should not': {
    objects: [
      release('4.20.3'),
      ...MASTERS.map((m) => node(m, ['control-plane', 'master'])),
      ...MASTERS.map((m, i) =>
        mirror('kube-controller-manager', m, 'openshift-kube-controller-manager', 'abc'.charAt(i), { ports: ports(10257) }),
      ),
    ],
    captures: Object.fromEntries(
      MASTERS.map((m, i) => [
        m,
        [
          CHRONYD,
          listening('*:10257', 'kube-controller', cgroupOfMirror('abc'.charAt(i))),
          listening('*:10357', 'cluster-policy-', cgroupOfMirror('abc'.charAt(i))),
          listening('*:9443', 'cluster-kube-co', cgroupOfMirror('abc'.charAt(i))),
        ],
      ]),
    ),
    owners: MASTERS.flatMap((m) => [
      OF_CHRONYD,
      `9443 openshift-kube-controller-manager/kube-controller-manager-${m} cgroup`,
      `10257 openshift-kube-controller-manager/kube-controller-manager-${m} cgroup`,
      `10357 openshift-kube-controller-manager/kube-controller-manager-${m} cgroup`,
    ]),
    findings: [
      'reach-differs-from-registry warning high 9443 m0,m1,m2',
      'undeclared-host-port error certain 10357 m0,m1,m2',
      'undeclared-host-port error certain 9443 m0,m1,m2',
    ],
  },
};
