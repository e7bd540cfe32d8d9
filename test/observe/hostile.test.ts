import { expect, test } from 'vitest';
import type { Cluster, ClusterPod } from '../../src/model/cluster.ts';
import type { CapturedSocket, NodeCapture } from '../../src/model/socket.ts';
import { createClusterReader } from '../../src/observe/cluster.ts';
import { readCapture } from '../../src/observe/formats.ts';
import { joinCaptures } from '../../src/observe/join-captures.ts';
import { explainSockets } from '../../src/observe/owners.ts';
import { pendingWorkloads } from '../../src/observe/pending.ts';
import { audited, listening, node, pod } from '../audit/build.ts';

/** Counts how often properties of objects are read. */
function counted<Item extends object>(items: readonly Item[], ...names: readonly (keyof Item)[]): { items: Item[]; reads: () => number } {
  let reads = 0;
  const watched = items.map((item) => {
    const copy = { ...item };
    for (const name of names) {
      const get = () => {
        reads++;
        return item[name];
      };
      Object.defineProperty(copy, name, { get, enumerable: true });
    }
    return copy;
  });
  return { items: watched, reads: () => reads };
}

function clusterOf(objects: readonly object[]): Cluster {
  const reader = createClusterReader();
  for (const object of objects) reader.add(object, 'objects');
  return reader.finish();
}

const SOCKET: CapturedSocket = { protocol: 'TCP', address: '*', zone: null, port: 8765, processes: [], cgroups: [], sources: [] };
const CAPTURE: NodeCapture = {
  node: 'worker-0',
  group: null,
  sockets: [],
  problems: [],
  seen: ['TCP'],
  controlGroups: new Map(),
  containers: new Map(),
};

/** Sockets of worker-0 with their owners in a cluster. */
function explained(sockets: readonly CapturedSocket[], cluster: Cluster) {
  const registry = { assignmentsFor: () => [], registries: [], release: null } as never;
  const about = { cluster, listeners: [], registry, ephemeralRange: { from: 32768, to: 60999 } as never };
  return explainSockets(joinCaptures([{ ...CAPTURE, sockets }]), about);
}

test.each([1_000, 2_000])('one socket on %i lines is read a few times each', (count) => {
  const lines = Array.from({ length: count }, (_, line) => ({
    ...SOCKET,
    processes: [{ name: `agent-${line}`, pid: line }],
    cgroups: [`/system.slice/${line}.service`],
    sources: [{ path: 'worker-0.txt', line }],
  }));
  const { items, reads } = counted(lines, 'processes', 'cgroups', 'sources');
  const [joined] = joinCaptures([{ ...CAPTURE, sockets: items }]);
  expect(joined?.sockets[0]?.sources).toHaveLength(count);
  expect(joined?.sockets[0]?.processes).toHaveLength(count);
  expect(reads()).toBeLessThanOrEqual(9 * count);
});

test('1,000 of 40,000 processes of one socket are read, with a problem', async () => {
  const users = Array.from({ length: 40_000 }, (_, pid) => `("agent-${pid}",pid=${pid},fd=3)`).join(',');
  const line = `tcp LISTEN 0 128 *:8765 *:* users:(${users})`;
  const read = readCapture({ text: line, path: 'f', name: 'f', line: 1, isBigEndian: false });
  expect(read?.sockets[0]?.processes).toHaveLength(1000);
  expect(read?.problems).toEqual([{ path: 'f', line: 1, message: 'the socket has 40000 processes; only 1000 are read' }]);
  const { outcome } = await audited([node('worker-0')], { 'worker-0': line });
  expect(Math.max(...outcome.result.findings.map(({ message }) => message.length))).toBeLessThan(400);
});

test.each([500, 1_000])('%i sockets on one port are compared with a bounded number of the pods that need it', (count) => {
  const cluster = clusterOf([
    node('worker-0'),
    ...Array.from({ length: count }, (_, uid) => pod(`agent-${uid}`, 'worker-0', { uid, ports: [{ containerPort: 8765 }] })),
  ]);
  const { items, reads } = counted<ClusterPod>(cluster.pods, 'programs');
  const sockets = Array.from({ length: count }, (_, index) => ({ ...SOCKET, address: `127.0.${index >> 8}.${index & 255}` }));
  explained(sockets, { ...cluster, pods: items });
  expect(reads()).toBeLessThanOrEqual(100 * count + 2 * count);
});

test.each([500, 1_000])('%i Pending pods and as many that have their port', (count) => {
  const condition = { type: 'PodScheduled', status: 'False', message: "node(s) didn't have free ports" };
  const ofController = (name: string, index: number, nodeName: string | undefined, status: object) =>
    pod(`${name}-${index}`, nodeName, { uid: 2 * index + (nodeName ? 1 : 0), ports: [{ containerPort: 8765 }], status });
  const cluster = clusterOf([
    node('worker-0'),
    ...Array.from({ length: count }, (_, index) => ofController('waits', index, undefined, { phase: 'Pending', conditions: [condition] })),
    ...Array.from({ length: count }, (_, index) => ofController('holds', index, 'worker-0', { phase: 'Running' })),
  ]);
  const { items, reads } = counted<ClusterPod>(cluster.pods, 'ports', 'nodeName');
  const workloads = items.map(({ controller }) => ({ ...controller, scheduling: {} }) as never);
  const pending = pendingWorkloads({ ...cluster, pods: items }, workloads);
  expect(pending).toHaveLength(count);
  expect(reads()).toBeLessThanOrEqual(10 * count);
});

test('many Services are read once, not for each pod', async () => {
  const services = Array.from({ length: 300 }, (_, index) => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: `web-${index}`, namespace: 'shop' },
    spec: { ports: [{ port: 80, nodePort: 30_000 + index }] },
  }));
  const cluster = clusterOf(services);
  const { items, reads } = counted(cluster.servicePorts, 'port');
  const sockets = Array.from({ length: 300 }, (_, index) => ({ ...SOCKET, port: 30_000 + index }));
  const found = explained(sockets, { ...cluster, servicePorts: items });
  expect(new Set(found.map(({ explainedBy }) => explainedBy))).toEqual(new Set(['service']));
  expect(reads()).toBe(300);
  expect((await audited([node('worker-0'), ...services], { 'worker-0': listening('*:30001', 'x') })).findings).toEqual([]);
});
