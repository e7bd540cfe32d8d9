import { expect, test } from 'vitest';
import { audited, cgroupOfPod, listening, node, pod } from './build.ts';
import { release, unit } from './state.ts';

const WORKER = node('worker-0');

async function told(objects: readonly object[], lines: readonly string[]): Promise<string[]> {
  const { outcome } = await audited([release('4.16.2'), WORKER, ...objects], { 'worker-0': lines });
  return outcome.result.findings.map(({ rule, message, why, remedy }) => `${rule}: ${message}; ${why}; ${remedy}`);
}

test('two pods that both listen are not said to fail', async () => {
  const all = await told(
    [pod('one', 'worker-0', { uid: 1, ports: [{ containerPort: 8701 }] }), pod('two', 'worker-0', { uid: 2 })],
    [listening('*:8701', 'envoy', cgroupOfPod(1)), listening('*:8701', 'envoy', cgroupOfPod(2))],
  );
  expect(all).toContainEqual(expect.stringContaining('both listen on it (SO_REUSEPORT), so each gets some of the connections'));
  expect(all).toContainEqual(expect.stringContaining('to the ports of the container that runs envoy'));
});

test('a pod that listens beside a process of the node is not said to fail', async () => {
  const all = await told(
    [pod('one', 'worker-0', { uid: 1, ports: [{ containerPort: 8701 }] })],
    [listening('*:8701', 'envoy', cgroupOfPod(1)), listening('192.0.2.1:8701', 'meter', unit('meter.service'))],
  );
  expect(all).toContainEqual(
    expect.stringContaining(
      'is also taken by meter.service, a process of the node; on node worker-0 both listen on it, so each gets some of the connections',
    ),
  );
});

test('a port that the node forwards to a pod keeps a process of the node out of reach', async () => {
  const forwarded = {
    hostNetwork: false,
    nodeName: 'worker-0',
    containers: [{ name: 'c', ports: [{ containerPort: 80, hostPort: 8702 }] }],
  };
  const all = await told([pod('web', 'worker-0', { spec: forwarded })], [listening('*:8702', 'httpd', unit('httpd.service'))]);
  expect(all).toContainEqual(
    expect.stringContaining(
      'by httpd.service, a process of the node; on node worker-0 the node forwards the port to the pod, so the process cannot be reached',
    ),
  );
});

test('an unexplained listener is reported with the process that an administrator can ask about', async () => {
  const all = await told([], [listening('*:9703', 'meter')]);
  expect(all).toContainEqual(expect.stringContaining('find out on the node what started it (systemctl status 7)'));
});

test('a ClusterVersion shows that the cluster is OpenShift', async () => {
  const bad = pod('bad', 'worker-0', { ports: [{ containerPort: 9537 }] });
  const lines = [listening('*:9537', 'bad', cgroupOfPod(1))];
  const ofCluster = await audited([release('4.16.2'), WORKER, bad], { 'worker-0': lines });
  const ofAnybody = await audited([WORKER, bad], { 'worker-0': lines }, { registries: [] });
  expect(ofCluster.findings).toContain('port-of-another-owner error certain 9537 worker-0');
  expect(ofAnybody.findings).not.toContainEqual(expect.stringContaining('port-of-another-owner'));
});

test('a known listener without a row that the cluster may lack is information if another one was seen on the port', async () => {
  const lines = [listening('127.0.0.53%lo:53', 'systemd-resolve', unit('systemd-resolved.service'), 'udp')];
  const { findings } = await audited([release('4.16.2'), WORKER], { 'worker-0': lines });
  expect(findings).toEqual(['port-of-another-owner info certain 53 worker-0']);
});
