import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

interface Made {
  readonly kind: string;
  readonly name: string;
  readonly owner?: readonly [kind: string, name: string];
  readonly ports?: readonly number[];
  readonly replicas?: number;
  readonly node?: string;
  readonly phase?: string;
  readonly ignore?: string;
  /** The label that a Deployment gives the pods of each of its replica sets. */
  readonly hash?: string;
}

/** An object as a cluster shows it, with the annotation that kubectl leaves. */
function object({ kind, name, owner, ports = [7001], replicas, node, phase, ignore, hash }: Made): object {
  const annotations = ignore === undefined ? {} : { 'hostport-lint.io/ignore': ignore };
  const spec = {
    hostNetwork: true,
    ...(node === undefined ? {} : { nodeName: node }),
    containers: [{ name: 'agent', image: 'example.com/agent:1', ports: ports.map((containerPort) => ({ containerPort })) }],
  };
  const metadata = { name, namespace: 'shop', annotations, ...(hash && { labels: { 'pod-template-hash': hash } }) };
  const made = {
    apiVersion: 'apps/v1',
    kind,
    metadata: owner ? { ...metadata, ownerReferences: [{ kind: owner[0], name: owner[1], controller: true }] } : metadata,
    spec: kind === 'Pod' ? spec : { ...(replicas === undefined ? {} : { replicas }), template: { metadata: { annotations }, spec } },
    ...(phase === undefined ? {} : { status: { phase } }),
  };
  const applied = { ...annotations, 'kubectl.kubernetes.io/last-applied-configuration': JSON.stringify(made) };
  return { ...made, metadata: { ...made.metadata, annotations: applied } };
}

async function lintDump(...made: Made[]): ReturnType<typeof lintManifest> {
  const result = await lintManifest(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: made.map(object) }, null, 1));
  expect(result.problems).toEqual([]);
  return result;
}

describe('in a dump of a cluster', () => {
  const agent: Made = { kind: 'DaemonSet', name: 'agent' };
  const podOn = (node: string, change: Partial<Made> = {}): Made => ({
    kind: 'Pod',
    name: `agent-${node}`,
    owner: ['DaemonSet', 'agent'],
    node,
    ...change,
  });

  const gate: Made = { kind: 'Deployment', name: 'gate', replicas: 1 };
  const set: Made = { kind: 'ReplicaSet', name: 'gate-5f9', owner: ['Deployment', 'gate'], replicas: 1 };
  const former: Made = { ...set, name: 'gate-6aa', ports: [7000], replicas: 0 };
  const pod: Made = { kind: 'Pod', name: 'gate-5f9-x', owner: ['ReplicaSet', 'gate-5f9'], node: 'a', hash: '5f9' };
  const owned = (name: string, owner: string): Made => ({ kind: 'Pod', name, owner: ['Pod', owner] });
  const mirrors = ['a', 'b'].map((node): Made => ({ kind: 'Pod', name: `proxy-${node}`, owner: ['Node', node], node }));

  test.each<[string, Made[], string[]]>([
    ['pods beside their controller are ignored', [agent, podOn('a'), podOn('b')], ['DaemonSet agent 7001']],
    ['pods without their controller are workloads', [podOn('a'), podOn('b')], ['Pod agent-a 7001', 'Pod agent-b 7001']],
    [
      'pods beside another controller are workloads',
      [agent, podOn('a', { owner: ['Node', 'a'] })],
      ['DaemonSet agent 7001', 'Pod agent-a 7001'],
    ],
    [
      'objects that claim to own each other or themselves all stay',
      [owned('a', 'b'), owned('b', 'a'), owned('c', 'c')],
      ['Pod a 7001', 'Pod b 7001', 'Pod c 7001'],
    ],
    ['what only the pod has stays', [agent, podOn('a', { ports: [7001, 15021] })], ['DaemonSet agent 7001', 'Pod agent-a 15021']],
    ['a Deployment replaces its replica sets and their pods', [gate, set, former, pod], ['Deployment gate 7001']],
    ['a Deployment replaces pods of a replica set that is not shown', [pod, gate], ['Deployment gate 7001']],
    ['a replica set replaces its pods', [pod, set], ['ReplicaSet gate-5f9 7001']],
    ['a static pod replaces its mirror pods', [{ kind: 'Pod', name: 'proxy' }, ...mirrors], ['Pod proxy 7001']],
    ['mirror pods stay without it', mirrors, ['Pod proxy-a 7001', 'Pod proxy-b 7001']],
    [
      'pods that have ended have no port',
      ['Succeeded', 'Failed', 'Running'].map((phase) => ({ kind: 'Pod', name: phase, phase })),
      ['Pod Running 7001'],
    ],
  ])('%s', async (_, made, expected) => {
    const { listeners, findings } = await lintDump(...made);
    expect(listeners.map(({ workload, port }) => `${workload.kind} ${workload.name} ${port}`)).toEqual(expected);
    if (expected.length === 1) expect(findings.filter(({ rule }) => rule === 'host-port-conflict')).toEqual([]);
  });

  test('the annotation that a pod has from its controller is not called unused', async () => {
    const ignore = 'unregistered-host-port -- a port of our own';
    const { findings } = await lintDump({ ...agent, ignore }, podOn('a', { ignore }));
    expect(findings.map(({ rule, suppressed }) => `${rule} ${suppressed?.by}`)).toEqual(['unregistered-host-port annotation']);
  });

  const settings = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'settings', namespace: 'shop' },
    data: { 'haproxy.cfg': 'frontend a\n  bind 127.0.0.1:7003\n  # kind: none\n' },
  };
  const proxy = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'proxy', namespace: 'shop' },
    spec: {
      hostNetwork: true,
      containers: [
        {
          name: 'haproxy',
          image: 'haproxy:3',
          args: ['haproxy', '-f', '/etc/haproxy/haproxy.cfg'],
          volumeMounts: [{ name: 'settings', mountPath: '/etc/haproxy' }],
        },
      ],
      volumes: [{ name: 'settings', configMap: { name: 'settings', items: [{ key: 'haproxy.cfg', path: 'haproxy.cfg' }] } }],
    },
  };
  const list = { apiVersion: 'v1', items: [proxy, settings], kind: 'List', metadata: {} };
  const sorted = (one: object): object => Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const quoted = (one: object): string =>
    Object.entries(one)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`)
      .join('');

  test.each([
    ['a list that names its kind last, as kubectl prints it', JSON.stringify(list, null, 4)],
    ['such a list on one line', JSON.stringify(list)],
    ['objects in braces with sorted keys', `${JSON.stringify(proxy)}\n---\n${JSON.stringify(sorted(settings))}\n`],
    [
      'YAML in braces',
      `{data: {haproxy.cfg: "a\\nkind: b"}, kind: Secret}\n---\n${JSON.stringify(proxy)}\n---\n${JSON.stringify(settings).replace(/"(\w+)":/g, '$1: ')}\n`,
    ],
    ['keys in quotes', `${quoted(proxy)}---\n${quoted(settings)}`],
  ])('what workloads ask for is found in %s', async (_, dump) => {
    const { listeners, problems } = await lintManifest(dump);
    expect(problems).toEqual([]);
    expect(listeners.map(({ port, reach }) => `${port} ${reach}`)).toEqual(['7003 localhost']);
  });
});
