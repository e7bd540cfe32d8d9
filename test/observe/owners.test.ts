import { describe, expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, ownersOf, pod, uidOf } from '../audit/build.ts';

const WORKER = node('worker-0');
const AGENT = pod('agent-abc', 'worker-0', { controller: ['DaemonSet', 'agent'], ports: [{ containerPort: 8765 }] });

describe('control groups decide first', () => {
  test('a pod by its uid, even if another one declares the port', async () => {
    const meter = pod('meter', 'worker-0', { uid: 2 });
    const found = await audited([WORKER, AGENT, meter], { 'worker-0': listening('*:8765', 'meter', cgroupOfPod(2)) });
    expect(ownersOf(found)).toEqual(['8765 example/meter cgroup']);
    expect(found.sockets[0]?.workload).toEqual({ kind: 'Pod', namespace: 'example', name: 'meter' });
  });

  test('a container by its identifier', async () => {
    const id = 'ab'.repeat(32);
    const named = pod('agent-abc', 'worker-0', { status: { containerStatuses: [{ name: 'main', containerID: `cri-o://${id}` }] } });
    for (const scope of [`crio-${id}.scope`, `cri-containerd-${id}.scope`]) {
      const found = await audited([WORKER, named], { 'worker-0': listening('*:8765', 'x', `/kubepods.slice/${scope}`) });
      expect(ownersOf(found)).toEqual(['8765 example/agent-abc/main cgroup']);
    }
  });

  test.each([
    ['systemd', cgroupOfPod(1)],
    ['cgroupfs', `/kubepods/burstable/pod${uidOf(1)}/${'0'.repeat(64)}`],
    ['a container that looks at its node', `/../..${cgroupOfPod(1)}`],
    ['containerd', `/kubepods.slice/kubepods-pod${uidOf(1).replaceAll('-', '_')}.slice/cri-containerd-${'0'.repeat(64)}.scope`],
  ])('as %s writes them', async (_, path) => {
    const found = await audited([WORKER, AGENT], { 'worker-0': listening('*:8765', 'x', path) });
    expect(ownersOf(found)).toEqual(['8765 example/agent-abc cgroup']);
  });

  test('a static pod by the hash of its manifest', async () => {
    const hash = '0123456789abcdef0123456789abcdef';
    const mirror = pod('etcd-master-0', 'master-0', {
      controller: ['Node', 'master-0'],
      metadata: { annotations: { 'kubernetes.io/config.hash': hash } },
    });
    const path = `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${hash}.slice/crio-aa.scope`;
    const found = await audited([node('master-0'), mirror], { 'master-0': listening('*:8765', 'etcd', path) });
    expect(ownersOf(found)).toEqual(['8765 example/etcd-master-0 cgroup']);
    expect(found.sockets[0]?.workload).toEqual({ kind: 'Pod', namespace: 'example', name: 'etcd' });
  });

  test.each([
    ['/system.slice/sshd.service', 'sshd.service'],
    ['/system.slice/system-meter.slice/meter@1.service', 'meter@1.service'],
    ['/../../system.slice/meter.service', 'meter.service'],
    ['/system.slice/meter.service/libpod-payload-aa', 'meter.service'],
    ['/runtime.slice/meter.service', 'meter.service'],
  ])('a unit by %s', async (path, unit) => {
    const found = await audited([WORKER, AGENT], { 'worker-0': listening('*:8765', 'x', path) });
    expect(ownersOf(found)).toEqual([`8765 ${unit} cgroup`]);
  });

  test('a pod that is not in the objects is unknown, unless a pod of the node declares the port', async () => {
    const found = await audited([WORKER, AGENT], {
      'worker-0': [listening('*:8765', 'x', cgroupOfPod(77)), listening('*:8766', 'x', cgroupOfPod(77))],
    });
    expect(ownersOf(found)).toEqual(['8765 example/agent-abc/main declared', '8766 - cgroup']);
  });

  test('a process outside of pods belongs to no pod, even if one declares the port', async () => {
    const found = await audited([WORKER, AGENT], {
      'worker-0': listening('*:8765', 'python3', '/user.slice/user-0.slice/session-1.scope'),
    });
    expect(ownersOf(found)).toEqual(['8765 - nobody']);
  });
});

test('several pods that share a port by SO_REUSEPORT', async () => {
  const meter = pod('meter', 'worker-0', { uid: 2 });
  const found = await audited([WORKER, AGENT, meter], {
    'worker-0': [listening('*:9876', 'agent', cgroupOfPod(1)), listening('*:9876', 'meter', cgroupOfPod(2))],
  });
  expect(found.sockets).toHaveLength(1);
  expect(found.findings.filter((one) => one.startsWith('host-port-conflict'))).toEqual(['host-port-conflict error certain 9876 worker-0']);
});

describe('then processes whose control group is elsewhere in the capture', () => {
  test('another line of the node', async () => {
    const found = await audited([WORKER, AGENT], {
      'worker-0': `${listening('*:8765', 'agent', cgroupOfPod(1))}\n`,
      'worker-0.example.com': 'tcp 0 0 0.0.0.0:8766 0.0.0.0:* LISTEN 52/agent\n',
    });
    expect(ownersOf(found)).toEqual(['8765 example/agent-abc cgroup', '8766 example/agent-abc pid']);
  });
});

describe('then pods of the node', () => {
  test.each([
    ['that declare the port', AGENT, listening('*:8765', 'agent'), '8765 example/agent-abc/main declared'],
    [
      'that imply it',
      pod('agent-abc', 'worker-0', { container: { args: ['--metrics-bind-address=:8765'] } }),
      listening('*:8765'),
      '8765 example/agent-abc/main inferred',
    ],
    ['with another protocol', AGENT, listening('*:8765', 'agent', null, 'udp'), '8765 - nobody'],
    [
      'with another address',
      pod('agent-abc', 'worker-0', { ports: [{ containerPort: 8765, hostIP: '127.0.0.1' }] }),
      listening('192.0.2.1:8765', 'agent'),
      '8765 - nobody',
    ],
    ['of another node', pod('agent-abc', 'worker-1', { ports: [{ containerPort: 8765 }] }), listening('*:8765'), '8765 - nobody'],
    [
      'that have ended',
      pod('agent-abc', 'worker-0', { ports: [{ containerPort: 8765 }], status: { phase: 'Failed' } }),
      listening('*:8765'),
      '8765 - nobody',
    ],
    [
      'without the host network',
      pod('agent-abc', 'worker-0', { ports: [{ containerPort: 80, hostPort: 8765 }], spec: { hostNetwork: false } }),
      listening('*:8765', 'x'),
      '8765 - nobody',
    ],
  ])('%s', async (_, holder, line, owner) => {
    expect(ownersOf(await audited([WORKER, holder], { 'worker-0': line }))).toEqual([owner]);
  });

  test.each(['energy-meter', 'energy_meter'])('the one whose program %s is, where several declare the port', async (process) => {
    const one = (name: string, uid: number, image: string) =>
      pod(name, 'worker-0', { uid, ports: [{ containerPort: 8765, hostIP: `192.0.2.${uid}` }], container: { image } });
    const found = await audited([WORKER, one('a', 1, 'example.com/first:1'), one('b', 2, 'example.com/energy-meter:1')], {
      'worker-0': listening('*:8765', process),
    });
    expect(ownersOf(found)).toEqual(['8765 example/b/main declared']);
  });

  test('not where the process is known as one of the host', async () => {
    const found = await audited([WORKER, AGENT], { 'worker-0': listening('*:8765', 'sshd') });
    expect(ownersOf(found)).toEqual(['8765 sshd.service host-process']);
  });

  test.each([
    ['three', 'ind', '8765 rpcbind.service host-process'],
    ['four', 'bind', '8765 example/agent-abc/bind declared'],
  ])('unless a container that declares the port is called by a part of the name, which has %s letters', async (_, name, owner) => {
    const own = pod('agent-abc', 'worker-0', { ports: [{ containerPort: 8765 }], container: { name } });
    const found = await audited([WORKER, own], { 'worker-0': listening('*:8765', 'rpcbind') });
    expect(ownersOf(found)).toEqual([owner]);
  });
});

describe('then Services, processes of the host, the kernel and the registry', () => {
  const service = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'web', namespace: 'shop' },
    spec: { healthCheckNodePort: 31001, ports: [{ port: 80, nodePort: 31000, protocol: 'UDP' }] },
  };
  test.each([
    ['a node port', listening('*:31000', 'x', null, 'udp'), '31000 - service'],
    ['a node port of another protocol', listening('*:31000', 'x'), '31000 - nobody'],
    ['a port of health checks', listening('*:31001', 'x'), '31001 - service'],
    ['a process of the host', listening('*:111', 'rpcbind'), '111 rpcbind.service host-process'],
    ['systemd, which listens for units', listening('*:111', 'systemd'), '111 - host-process'],
    ['a name that is cut', 'tcp 0 0 0.0.0.0:8888 0.0.0.0:* LISTEN 12345/NetworkManag\n', '8888 NetworkManager.service host-process'],
    ['a tunnel of the kernel', `${listening('*:6081', null, null, 'udp')}\n${listening('*:22', 'sshd')}`, '6081 - kernel'],
    ['a port of the kubelet where no process is named', listening('*:10250'), '10250 kubelet.service registry'],
    ['a port of the kubelet where others are named', `${listening('*:10250')}\n${listening('*:22', 'sshd')}`, '10250 - nobody'],
    ['a tunnel where no process is named', listening('*:6081', null, null, 'udp'), '6081 - registry'],
    ['a port of a pod where there are no objects', listening('*:2379'), '2379 - nobody'],
  ])('%s', async (_, lines, owner) => {
    const found = await audited([WORKER, service], { 'worker-0': lines });
    expect(ownersOf(found)).toContain(owner);
  });

  test('UDP on a port that the kernel hands out may be a client', async () => {
    const lines = [listening('*:45000', 'x', null, 'udp'), listening('*:9876', 'x', null, 'udp'), listening('*:45001', 'x')];
    const { sockets } = await audited([WORKER], { 'worker-0': lines });
    expect(sockets.map(({ port, possibleClient }) => [port, possibleClient])).toEqual([
      [9876, false],
      [45000, true],
      [45001, false],
    ]);
  });
});

test('pods count once by their uid, and captures may say the same twice', async () => {
  const found = await audited([WORKER, AGENT, AGENT], {
    'worker-0': listening('*:8765', 'agent', cgroupOfPod(1)),
    'worker-0.example.com': listening('*:8765', 'agent', cgroupOfPod(1)),
  });
  expect(found.sockets).toHaveLength(1);
  expect(found.sockets[0]?.sources).toEqual([
    { path: 'worker-0.txt', line: 1 },
    { path: 'worker-0.example.com.txt', line: 1 },
  ]);
  expect(found.sockets[0]?.processes).toEqual([{ name: 'agent', pid: 52 }]);
});

test('a unit that shares a port with a pod is in its way', async () => {
  const declaring = pod('agent-abc', 'worker-0', { ports: [{ containerPort: 9876 }] });
  const found = await audited([WORKER, declaring], {
    'worker-0': [listening('*:9876', 'agent', cgroupOfPod(1)), listening('*:9876', 'meter', '/system.slice/meter.service')],
  });
  expect(ownersOf(found)).toEqual(['9876 example/agent-abc cgroup']);
  expect(found.findings).toContain('host-process-conflict error certain 9876 worker-0');
});

describe('a process that is another program than that of the pod which needs the port', () => {
  const own = (command: readonly string[], isReady = false) =>
    pod('gauge-x', 'worker-0', {
      ports: [{ containerPort: 8765 }],
      container: { name: 'gauge', image: 'example.com/gauge:1', command },
      status: { conditions: [{ type: 'Ready', status: isReady ? 'True' : 'False' }] },
    });
  const other = pod('relay-y', 'worker-0', {
    uid: 2,
    container: { name: 'relay', image: 'example.com/relay:1', command: ['/bin/relayd'] },
  });
  const netstat = (process: string) => `tcp 0 0 127.0.0.1:8765 0.0.0.0:* LISTEN 1188/${process}\n`;

  test.each([
    ['of a pod that is not ready', own(['/usr/bin/gauge']), 'avguard', 'error high'],
    ['of a ready pod', own(['/usr/bin/gauge'], true), 'avguard', 'warning medium'],
    ['that another pod of the node starts', own(['/entrypoint.sh'], true), 'relayd', 'error high'],
  ])('%s', async (_, gauge, process, judgement) => {
    const found = await audited([WORKER, gauge, other], { 'worker-0': netstat(process) });
    expect(ownersOf(found)).toEqual(['8765 - nobody']);
    expect(found.findings).toContain(`host-process-conflict ${judgement} 8765 worker-0`);
  });

  test.each([
    ['is its own program', ['/usr/bin/gauge'], 'gauge'],
    ['is cut', ['/usr/bin/gauge-with-a-long-name'], 'gauge-with-a-lo'],
    ['interprets a script', ['/usr/bin/gauge'], 'python3.11'],
    ['may be started by a shell', ['/bin/sh', '-c', 'exec avguard'], 'avguard'],
    ['may be started by a supervisor', ['/usr/bin/supervisord'], 'avguard'],
    ['may be started by a script', ['/docker-entrypoint.sh'], 'avguard'],
  ])('but not one that %s', async (_, command, process) => {
    const found = await audited([WORKER, own(command), other], { 'worker-0': netstat(process) });
    expect(ownersOf(found)).toEqual(['8765 example/gauge-x/gauge declared']);
    expect(found.findings.filter((one) => one.startsWith('host-process-conflict'))).toEqual([]);
  });
});
