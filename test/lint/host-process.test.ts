import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

function machineConfig(role: string, units: Readonly<Record<string, string>>): string {
  const list = Object.entries(units).map(([name, start]) => ({ name, contents: `[Service]\nExecStart=${start}\n` }));
  return JSON.stringify({
    kind: 'MachineConfig',
    metadata: { name: role, labels: { 'machineconfiguration.openshift.io/role': role } },
    spec: { config: { systemd: { units: list } } },
  });
}

function agent(port: number, nodeSelector = '{}'): string {
  const spec = `{hostNetwork: true, nodeSelector: ${nodeSelector}, tolerations: [{operator: Exists}], containers: [{name: a, ports: [{containerPort: ${port}}]}]}`;
  return `kind: DaemonSet\nmetadata: {name: agent, namespace: agents}\nspec: {template: {spec: ${spec}}}\n`;
}

async function rulesOf(...documents: string[]): Promise<string[]> {
  const { findings, problems } = await lintManifest(documents.join('\n---\n'));
  expect(problems).toEqual([]);
  return findings.map(({ rule, workload, port }) => `${rule} ${workload?.name} ${port}`).sort();
}

describe('a process that systemd starts', () => {
  const KUBELET = machineConfig('master', { 'kubelet.service': '/usr/bin/kubelet --port=10250' });

  test('owns its row of the registry, and need not declare what it cannot', async () => {
    expect((await rulesOf(KUBELET)).filter((finding) => finding.endsWith(' 10250'))).toEqual([]);
  });

  test('is judged by the registry', async () => {
    expect(await rulesOf(machineConfig('master', { 'gauge.service': '/usr/bin/gauge --metrics-bind-address=:9998' }))).toEqual([
      'unregistered-host-port gauge.service 9998',
    ]);
  });

  test('takes its port from pods that can run on its nodes', async () => {
    expect(await rulesOf(KUBELET, agent(10250))).toContain('host-port-conflict agent 10250');
    const apart = await rulesOf(KUBELET, agent(10250, '{node-role.kubernetes.io/master: ""}').replace('master: ""', 'master: absent'));
    expect(apart.filter((finding) => finding.startsWith('host-port-conflict'))).toEqual([]);
  });

  test('is another one on nodes of another role', async () => {
    const worker = machineConfig('worker', { 'kubelet.service': '/usr/bin/kubelet --port=10250' });
    expect((await rulesOf(KUBELET, worker)).filter((finding) => finding.startsWith('host-port-conflict'))).toEqual([]);
  });

  test('is no workload where it does not listen', async () => {
    const { counts, listeners } = await lintManifest(machineConfig('master', { 'quiet.service': '/usr/bin/sleep 9998' }));
    expect([counts.workloads, listeners]).toEqual([0, []]);
  });
});
