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

describe('what Cluster API writes on its nodes', () => {
  const unit = (name: string, port: number) => ({
    path: `/etc/systemd/system/${name}.service`,
    content: `[Service]\nExecStart=/usr/bin/${name} --metrics-bind-address=:${port}\n`,
  });
  const staticPod = (name: string, port: number, path = '/etc/kubernetes/manifests/pod.yaml') => ({
    path,
    content: JSON.stringify({
      kind: 'Pod',
      metadata: { name, namespace: 'kube-system' },
      spec: { hostNetwork: true, containers: [{ name, image: `example.org/${name}`, ports: [{ containerPort: port }] }] },
    }),
  });
  const controlPlane = (...files: object[]) =>
    JSON.stringify({
      apiVersion: 'controlplane.cluster.x-k8s.io/v1beta1',
      kind: 'KubeadmControlPlane',
      metadata: { name: 'c' },
      spec: { kubeadmConfigSpec: { files } },
    });
  const workers = (...files: object[]) =>
    JSON.stringify({
      apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
      kind: 'KubeadmConfigTemplate',
      metadata: { name: 'w' },
      spec: { template: { spec: { files } } },
    });
  const conflicts = async (...documents: string[]) =>
    (await rulesOf(...documents)).filter((finding) => finding.startsWith('host-port-conflict'));

  test('conflicts on nodes of one role', async () => {
    expect(await conflicts(controlPlane(unit('gauge', 28990), staticPod('balancer', 28990)))).toEqual([
      'host-port-conflict balancer 28990',
    ]);
    expect(await conflicts(workers(unit('gauge', 28990), staticPod('balancer', 28990)))).toEqual(['host-port-conflict balancer 28990']);
  });

  test('keeps apart on nodes of two', async () => {
    expect(await conflicts(controlPlane(unit('gauge', 28990)), workers(unit('other', 28990)))).toEqual([]);
    expect(await conflicts(controlPlane(staticPod('balancer', 28990)), workers(staticPod('other', 28990)))).toEqual([]);
    expect(await conflicts(controlPlane(unit('gauge', 28990)), workers(staticPod('other', 28990)))).toEqual([]);
  });

  test('leaves a Deployment on the nodes on which it can run', async () => {
    const template = { metadata: {}, spec: { hostNetwork: true, containers: [{ name: 'a', ports: [{ containerPort: 28990 }] }] } };
    const deployment = { kind: 'Deployment', metadata: { name: 'portal', namespace: 'addons' }, spec: { template } };
    const file = { path: '/etc/kubernetes/addons/portal.yaml', content: JSON.stringify(deployment) };
    expect(await conflicts(controlPlane(file), workers(unit('gauge', 28990)))).toEqual(['host-port-conflict portal 28990']);
  });

  test('is a static pod only where kubelets look for them', async () => {
    const elsewhere = staticPod('balancer', 28990, '/opt/examples/pod.yaml');
    expect(await conflicts(controlPlane(unit('gauge', 28990), elsewhere))).toEqual([]);
  });
});
