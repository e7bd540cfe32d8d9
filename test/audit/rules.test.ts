import { describe, expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, pod } from './build.ts';

const NODES = [node('master-0', ['control-plane', 'master']), node('worker-0'), node('worker-1')];
const PLATFORM = 'openshift-example';
const SERVICE = (name: string) => `/system.slice/${name}.service`;
/** What every capture shows besides, so that UDP and TCP are complete. */
const UDP = listening('127.0.0.1:323', 'chronyd', SERVICE('chronyd'), 'udp');

function agent(number: number, nodeName: string, change: Parameters<typeof pod>[2] = {}): object {
  return pod(`agent-${number}`, nodeName, { namespace: PLATFORM, uid: number, controller: ['DaemonSet', 'agent'], ...change });
}

async function told(...args: Parameters<typeof audited>): Promise<readonly string[]> {
  return (await audited(...args)).findings;
}

const of = (rule: string, findings: readonly string[]): readonly string[] => findings.filter((one) => one.startsWith(`${rule} `));

describe('undeclared-host-port', () => {
  const ports = [{ containerPort: 9555 }];
  const captures = {
    'worker-0': [UDP, listening('*:9555', 'agent', cgroupOfPod(1))],
    'worker-1': [UDP, listening('*:9555', 'agent', cgroupOfPod(2))],
  };

  test('a socket of a pod that declares nothing of it, reported once with all nodes', async () => {
    const findings = await told([...NODES, agent(1, 'worker-0'), agent(2, 'worker-1')], captures);
    expect(of('undeclared-host-port', findings)).toEqual(['undeclared-host-port error certain 9555 worker-0,worker-1']);
  });

  test('not where a container declares port and protocol', async () => {
    const findings = await told([...NODES, agent(1, 'worker-0', { ports }), agent(2, 'worker-1', { ports })], captures);
    expect(of('undeclared-host-port', findings)).toEqual([]);
  });

  test('not of another protocol alone', async () => {
    const declared = { ports: [{ containerPort: 9555, protocol: 'UDP' }] };
    const findings = await told([...NODES, agent(1, 'worker-0', declared)], { 'worker-0': captures['worker-0'] });
    expect(of('undeclared-host-port', findings)).toEqual(['undeclared-host-port error certain 9555 worker-0']);
  });

  test('not of pods in a network of their own', async () => {
    const inside = { spec: { hostNetwork: false } };
    const findings = await told([...NODES, agent(1, 'worker-0', inside)], { 'worker-0': captures['worker-0'] });
    expect(of('undeclared-host-port', findings)).toEqual([]);
  });

  test.each([
    ['UDP that may be a client', listening('*:45000', 'agent', cgroupOfPod(1), 'udp')],
    ['localhost on a port that the kernel hands out', listening('127.0.0.1:45000', 'agent', cgroupOfPod(1))],
    ['a node port, for a proxy opens these', listening('*:31000', 'ovnkube', cgroupOfPod(1))],
  ])('not %s', async (_, line) => {
    expect(of('undeclared-host-port', await told([...NODES, agent(1, 'worker-0')], { 'worker-0': line }))).toEqual([]);
  });

  test('not a port of a Service, which a proxy opens, and no other one beside', async () => {
    const service = { kind: 'Service', metadata: { name: 'a', namespace: 'b' }, spec: { ports: [{ port: 1, nodePort: 31000 }] } };
    const lines = [listening('*:31000', 'ovnkube', cgroupOfPod(1)), listening('*:31001', 'ovnkube', cgroupOfPod(1))];
    expect(of('undeclared-host-port', await told([...NODES, service, agent(1, 'worker-0')], { 'worker-0': lines }))).toEqual([
      'undeclared-host-port error certain 31001 worker-0',
    ]);
  });
});

describe('unregistered-host-port', () => {
  test('an error for the platform, information for others and for units', async () => {
    const objects = [...NODES, agent(1, 'worker-0'), pod('web', 'worker-0', { namespace: 'shop', uid: 2 })];
    const lines = [
      listening('*:9555', 'agent', cgroupOfPod(1)),
      listening('*:9556', 'web', cgroupOfPod(2)),
      listening('*:9557', 'meter', SERVICE('meter')),
    ];
    expect(of('unregistered-host-port', await told(objects, { 'worker-0': lines }))).toEqual([
      'unregistered-host-port error certain 9555 worker-0',
      'unregistered-host-port info certain 9556 worker-0',
      'unregistered-host-port info certain 9557 worker-0',
    ]);
  });

  test('not if a row has port and protocol, and not if no owner is known', async () => {
    const exporter = pod('node-exporter-x', 'worker-0', {
      namespace: 'openshift-monitoring',
      controller: ['DaemonSet', 'node-exporter'],
      ports: [{ containerPort: 9100 }],
    });
    const lines = [
      listening('*:9100', 'kube-rbac-proxy', cgroupOfPod(1)),
      listening('*:9558', 'x'),
      listening('*:10250', 'kubelet', SERVICE('kubelet')),
    ];
    expect(of('unregistered-host-port', await told([...NODES, exporter], { 'worker-0': lines }))).toEqual([]);
  });
});

describe('reach-differs-from-registry', () => {
  test.each([
    ['the right owner on every address', listening('*:10248', 'kubelet', SERVICE('kubelet')), ['certain']],
    ['the right owner on an address of the node', listening('192.0.2.1:10248', 'kubelet', SERVICE('kubelet')), ['certain']],
    ['somebody unknown', listening('*:10248', 'x'), ['high']],
    ['localhost', listening('127.0.0.1:10248', 'kubelet', SERVICE('kubelet')), []],
    ['somebody unknown on localhost', listening('127.0.0.1:10248', 'x'), []],
    ['a port that is registered for everybody', listening('*:10250', 'x'), []],
  ])('%s', async (_, line, confidences) => {
    const findings = of('reach-differs-from-registry', await told(NODES, { 'worker-0': line }));
    expect(findings).toEqual(confidences.map(() => 'reach-differs-from-registry warning high 10248 worker-0'));
  });
});

describe('port-of-another-owner', () => {
  test.each([
    ['another unit', listening('*:10250', 'meter', SERVICE('meter')), 1],
    ['another process outside of pods', listening('*:10250', 'python3', '/user.slice/user-0.slice/session-1.scope'), 1],
    ['the owner', listening('*:10250', 'kubelet', SERVICE('kubelet')), 0],
    ['nobody known', listening('*:10250', 'x'), 0],
  ])('%s', async (_, line, count) => {
    expect(of('port-of-another-owner', await told(NODES, { 'worker-0': line }))).toHaveLength(count);
  });

  test('another pod', async () => {
    const findings = await told([...NODES, agent(1, 'worker-0')], { 'worker-0': listening('*:9100', 'agent', cgroupOfPod(1)) });
    expect(of('port-of-another-owner', findings)).toEqual(['port-of-another-owner error certain 9100 worker-0']);
  });
});

describe('host-port-conflict', () => {
  const meter = (nodeName: string, change: Parameters<typeof pod>[2] = {}) =>
    pod('meter', nodeName, { namespace: 'shop', uid: 9, controller: ['DaemonSet', 'meter'], ...change });
  const ports = [{ containerPort: 9876 }];

  test('one listens on the declared port of the other, on the nodes of both alone', async () => {
    const objects = [...NODES, agent(1, 'worker-0'), agent(2, 'worker-1'), meter('worker-1', { ports })];
    const captures = {
      'worker-0': listening('*:9876', 'agent', cgroupOfPod(1)),
      'worker-1': listening('*:9876', 'agent', cgroupOfPod(2)),
    };
    expect(of('host-port-conflict', await told(objects, captures))).toEqual(['host-port-conflict error certain 9876 worker-1']);
  });

  test('one listens at one address, and the other one declares the port for all', async () => {
    const objects = [...NODES, agent(1, 'worker-0'), meter('worker-0', { ports })];
    const findings = await told(objects, { 'worker-0': listening('127.0.0.1:9876', 'agent', cgroupOfPod(1)) });
    expect(of('host-port-conflict', findings)).toEqual(['host-port-conflict error certain 9876 worker-0']);
  });

  test('not on different nodes, not at addresses apart, not of pods that have ended', async () => {
    const captures = { 'worker-0': listening('127.0.0.1:9876', 'agent', cgroupOfPod(1)) };
    const elsewhere = [...NODES, agent(1, 'worker-0'), meter('worker-1', { ports })];
    expect(of('host-port-conflict', await told(elsewhere, captures))).toEqual([]);
    const apart = [...NODES, agent(1, 'worker-0'), meter('worker-0')];
    const both = { 'worker-0': [...[captures['worker-0']], listening('192.0.2.1:9876', 'meter', cgroupOfPod(9))] };
    expect(of('host-port-conflict', await told(apart, both))).toEqual([]);
    const ended = [...NODES, agent(1, 'worker-0'), meter('worker-0', { ports, status: { phase: 'Failed' } })];
    expect(of('host-port-conflict', await told(ended, { 'worker-0': listening('*:9876', 'agent', cgroupOfPod(1)) }))).toEqual([]);
  });

  test('with a workload none of whose pods runs, on the nodes on which they could', async () => {
    const containers = [{ name: 'main', image: 'example.com/meter:1', ports }];
    const template = { metadata: { labels: { app: 'meter' } }, spec: { hostNetwork: true, containers } };
    const meters = {
      ...{ apiVersion: 'apps/v1', kind: 'DaemonSet', metadata: { name: 'meter', namespace: 'shop' } },
      spec: { selector: { matchLabels: { app: 'meter' } }, template },
    };
    const findings = await told([...NODES, agent(1, 'worker-0', { ports }), meters]);
    expect(of('host-port-conflict', findings)).toEqual(['host-port-conflict error certain 9876']);
  });

  test('not with pods that have ended, wait for a node or were scaled to zero', async () => {
    const waiting = {
      phase: 'Pending',
      conditions: [{ type: 'PodScheduled', status: 'False', message: '0/3 nodes are available: 3 Insufficient cpu.' }],
    };
    const containers = [{ name: 'main', image: 'example.com/idle:1', ports }];
    const idle = (kind: string, spec: object) => ({
      ...{ apiVersion: kind === 'Job' ? 'batch/v1' : 'apps/v1', kind, metadata: { name: 'idle', namespace: 'shop' } },
      spec: { ...spec, template: { metadata: { labels: { app: 'idle' } }, spec: { hostNetwork: true, containers } } },
    });
    const finished = pod('idle-x', 'worker-0', {
      namespace: 'shop',
      uid: 8,
      controller: ['Job', 'idle'],
      ports,
      status: { phase: 'Succeeded' },
    });
    const all = [meter('worker-0', { ports }), idle('Deployment', { replicas: 0 }), idle('Job', {}), finished];
    const fat = pod('fat', undefined, { namespace: 'shop', uid: 7, ports, status: waiting });
    expect(of('host-port-conflict', await told([...NODES, ...all, fat]))).toEqual([]);
  });

  test('not one pod at different addresses', async () => {
    const lines = [listening('127.0.0.1:9876', 'agent', cgroupOfPod(1)), listening('192.0.2.1:9876', 'agent', cgroupOfPod(1))];
    expect(of('host-port-conflict', await told([...NODES, agent(1, 'worker-0')], { 'worker-0': lines }))).toEqual([]);
  });
});

describe('declared-port-not-served', () => {
  const ports = [{ containerPort: 9555 }];
  const heard = { 'worker-0': [UDP, listening('*:22', 'sshd', SERVICE('sshd'))] };
  const isTold = async (change: Parameters<typeof pod>[2], captures: Record<string, string | string[]> = heard) =>
    of('declared-port-not-served', await told([...NODES, agent(1, 'worker-0', { ports, ...change })], captures));

  test('a ready pod without a socket on the port', async () => {
    expect(await isTold({})).toEqual(['declared-port-not-served info high 9555 worker-0']);
  });

  test.each([
    ['a socket has it', {}, { 'worker-0': [UDP, listening('*:9555', 'agent', cgroupOfPod(1))] }],
    ['the node was not captured', {}, { 'worker-1': heard['worker-0'] }],
    ['only UDP was captured', {}, { 'worker-0': UDP }],
    ['a line was cut off', {}, { 'worker-0': [UDP, listening('*:22', 'sshd'), 'tcp LISTEN 0 128 0.0.0.0:95'] }],
    [
      'only one family was captured',
      {},
      { 'worker-0': '==> /proc/net/tcp <==\n   0: 00000000:0016 00000000:0000 0A 00000000:00000000 00:00000000 0 0 0 1 1\n' },
    ],
    [
      'lsof was asked, which sees only what it may',
      {},
      { 'worker-0': 'COMMAND PID USER FD TYPE DEVICE SIZE/OFF NODE NAME\nsshd 9 root 3u IPv4 1 0t0 TCP *:22 (LISTEN)\n' },
    ],
    ['the pod is not ready', { status: { conditions: [{ type: 'Ready', status: 'False' }] } }, heard],
    ['the pod is being deleted', { metadata: { deletionTimestamp: '2026-01-01T00:00:00Z' } }, heard],
    ['the pod has ended', { status: { phase: 'Succeeded' } }, heard],
    ['the node forwards the port', { spec: { hostNetwork: false }, ports: [{ containerPort: 80, hostPort: 9555 }] }, heard],
  ])('not where %s', async (_, change, captures) => {
    expect(await isTold(change, captures)).toEqual([]);
  });
});

test('what is only inferred is not reported where no socket of any of its nodes has it', async () => {
  const implied = (number: number, name: string) => agent(number, name, { container: { args: ['--metrics-bind-address=:9555'] } });
  const objects = [...NODES, implied(1, 'worker-0'), implied(2, 'worker-1')];
  const silent = [UDP, listening('*:22', 'sshd', SERVICE('sshd'))];
  expect(of('unregistered-host-port', await told(objects, { 'worker-0': silent }))).toHaveLength(1);
  expect(of('unregistered-host-port', await told(objects, { 'worker-0': silent, 'worker-1': silent }))).toEqual([]);
});

describe('host-process-conflict', () => {
  test('a process has the address of one node, which the pod has on others', async () => {
    const agents = ['worker-0', 'worker-1'].map((name, index) => agent(index + 1, name, { ports: [{ containerPort: 9555 }] }));
    const captures = {
      'worker-0': listening('192.0.2.1:9555', 'meter', SERVICE('meter')),
      'worker-1': listening('192.0.2.2:9555', 'agent', cgroupOfPod(2)),
    };
    const findings = await told([...NODES, ...agents], captures);
    expect(of('host-process-conflict', findings)).toEqual(['host-process-conflict error certain 9555 worker-0']);
  });

  const ports = [{ containerPort: 9555 }];
  const objects = [...NODES, agent(1, 'worker-0', { ports })];
  test.each([
    ['a unit', objects, listening('*:9555', 'meter', SERVICE('meter')), ['certain']],
    ['one address, where the pod declares the port for all', objects, listening('127.0.0.1:9555', 'meter', SERVICE('meter')), ['certain']],
    ['a process of a user', objects, listening('*:9555', 'python3', '/user.slice/user-0.slice/session-1.scope'), ['certain']],
    ['a process that is known as one of the host', objects, listening('*:9555', 'sshd'), ['high']],
    ['a process that may be of the pod', objects, listening('*:9555', 'python3'), []],
    [
      'another address',
      [...NODES, agent(1, 'worker-0', { ports: [{ containerPort: 9555, hostIP: '127.0.0.1' }] })],
      listening('192.0.2.1:9555', 'meter', SERVICE('meter')),
      [],
    ],
    [
      'another address than the one that is forwarded',
      [
        ...NODES,
        agent(1, 'worker-0', { ports: [{ containerPort: 80, hostPort: 9555, hostIP: '192.0.2.7' }], spec: { hostNetwork: false } }),
      ],
      listening('192.0.2.1:9555', 'meter', SERVICE('meter')),
      [],
    ],
    [
      'an address that the pod may leave free',
      [...NODES, agent(1, 'worker-0', { container: { args: ['--metrics-bind-address=$(POD_IP):9555'] } })],
      listening('127.0.0.1:9555', 'meter', SERVICE('meter')),
      [],
    ],
    [
      'the runtime, which holds the port for the pod',
      [...NODES, agent(1, 'worker-0', { ports: [{ containerPort: 80, hostPort: 9555 }], spec: { hostNetwork: false } })],
      listening('*:9555', 'crio', SERVICE('crio')),
      [],
    ],
  ])('%s', async (_, all, line, confidences) => {
    const findings = await told(all, { 'worker-0': line });
    expect(of('host-process-conflict', findings)).toEqual(confidences.map((one) => `host-process-conflict error ${one} 9555 worker-0`));
    expect(of('unexplained-listener', findings)).toEqual([]);
  });
});

test('host-port-in-ephemeral-range: not a process of the node, which has most likely been given the port by the kernel', async () => {
  const lines = [listening('*:39871', 'rpc.statd', SERVICE('rpc-statd')), listening('*:39872', 'agent', cgroupOfPod(1))];
  const findings = await told([...NODES, agent(1, 'worker-0')], { 'worker-0': lines });
  expect(of('host-port-in-ephemeral-range', findings)).toEqual(['host-port-in-ephemeral-range warning certain 39872 worker-0']);
});

describe('unexplained-listener', () => {
  const UNKNOWN = listening('*:9876', 'mystery');
  const one = [...NODES, agent(1, 'worker-0')];
  test.each([
    ['somebody in a documented range', one, UNKNOWN, {}, ['warning']],
    ['on an address of the node', one, listening('192.0.2.1:9876', 'mystery'), {}, ['warning']],
    ['where the objects do not cover all namespaces', one, UNKNOWN, { coversAllPods: false }, ['info']],
    ['without objects', [], UNKNOWN, {}, ['info']],
    ['on localhost', one, listening('127.0.0.1:9876', 'mystery'), {}, []],
    ['outside of documented ranges', one, listening('*:7777', 'mystery'), {}, []],
    ['on a node port', one, listening('*:31000', 'mystery'), {}, []],
    ['on a port with a row', one, listening('*:9100', 'mystery'), {}, []],
    ['a unit', one, listening('*:9876', 'meter', SERVICE('meter')), {}, []],
    ['a pod', one, listening('*:9876', 'agent', cgroupOfPod(1)), {}, []],
  ])('%s', async (_, objects, line, options, severities) => {
    const findings = of('unexplained-listener', await told(objects, { 'worker-0': line }, options));
    expect(findings).toEqual(severities.map((severity) => `unexplained-listener ${severity} high 9876 worker-0`));
  });

  test('is the only finding about an unknown process outside of pods', async () => {
    const line = listening('*:9876', 'mystery', '/user.slice/user-1000.slice/session-1.scope');
    expect(await told(one, { 'worker-0': line })).toEqual(['unexplained-listener warning high 9876 worker-0']);
  });
});

describe('pod-pending-for-host-port', () => {
  const waits = (message: string, change: object = {}) =>
    pod('waiting', undefined, {
      uid: 5,
      controller: ['DaemonSet', 'meter'],
      ports: [{ containerPort: 80, hostPort: 9555 }],
      spec: { hostNetwork: false, ...change },
      status: { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'False', message }] },
    });
  const NO_PORTS = "0/3 nodes are available: 1 node(s) didn't have free ports for the requested pod ports.";
  const holder = pod('holder', 'worker-1', { ports: [{ containerPort: 9555 }] });
  const only = (name: string) => ({
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: {
          nodeSelectorTerms: [{ matchFields: [{ key: 'metadata.name', operator: 'In', values: [name] }] }],
        },
      },
    },
  });
  /** Another pod of the same DaemonSet runs, which is bound to its own node. */
  const sibling = pod('running', 'worker-0', {
    uid: 6,
    controller: ['DaemonSet', 'meter'],
    ports: [{ containerPort: 80, hostPort: 9555 }],
    spec: { hostNetwork: false, ...only('worker-0') },
  });

  test.each([
    ['the node that holds the port', [holder, waits(NO_PORTS)], ['worker-1']],
    ['its own node alone', [sibling, holder, waits(NO_PORTS, only('worker-1'))], ['worker-1']],
    ['for other reasons', [holder, waits('0/3 nodes are available: 3 Insufficient memory.')], []],
  ])('%s', async (_, objects, nodes) => {
    const findings = of('pod-pending-for-host-port', await told([...NODES, ...objects]));
    expect(findings).toEqual(nodes.map((name) => `pod-pending-for-host-port error certain 9555 ${name}`));
  });

  test.each([
    ['an older pod of the same workload', 'bbb', /^use the strategy Recreate/],
    ['a pod of the same revision', 'aaa', /^give one of the pods another host port/],
  ])('advises for %s', async (_, revision, remedy) => {
    const of = (name: string, uid: number, hash: string, node: string | undefined, status: object) =>
      pod(name, node, {
        ...{ uid, controller: ['ReplicaSet', `web-${hash}`], ports: [{ containerPort: 9555 }], status },
        metadata: { labels: { 'pod-template-hash': hash } },
      });
    const pending = { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'False', message: NO_PORTS }] };
    const { outcome } = await audited([
      ...NODES,
      of('old', 7, revision, 'worker-1', { phase: 'Running' }),
      of('new', 8, 'aaa', undefined, pending),
    ]);
    const [finding] = outcome.result.findings.filter((one) => one.rule === 'pod-pending-for-host-port');
    expect(finding?.remedy).toMatch(remedy);
    expect(finding).toMatchObject({
      message: 'a pod is Pending: host port 9555/TCP is in use by example/old',
      why: 'it is in use by example/old on worker-1',
    });
  });
});

describe('objects and captures that do not fit are reported', () => {
  const strange = { 'worker-0': listening('*:9555', 'x', cgroupOfPod(77)) };
  const one = agent(1, 'worker-0');

  test('sockets of unknown pods, and missing namespaces', async () => {
    const { outcome } = await audited([...NODES, one], strange);
    expect(outcome.notes.join('\n')).toContain('a socket is of pods that are not among the objects');
    const partly = await audited([...NODES, one], strange, { coversAllPods: false });
    expect(partly.outcome.notes.join('\n')).toContain('cover some namespaces only (openshift-example)');
  });

  test('nodes of another cluster', async () => {
    const { outcome } = await audited([...NODES, one], { 'elsewhere-0': strange['worker-0'] });
    expect(outcome.notes.join('\n')).toContain('may be of another cluster');
  });

  test('not where all fits', async () => {
    const { outcome } = await audited([...NODES, one], { 'worker-0': listening('*:9555', 'x', cgroupOfPod(1)) });
    expect(outcome.notes.filter((note) => /objects|cluster,/.test(note))).toEqual([]);
  });
});
