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

const CONFLICT = /^host-port-conflict/;

describe('a process that systemd starts', () => {
  const KUBELET = machineConfig('master', { 'kubelet.service': '/usr/bin/kubelet --port=10250' });

  const WORKER = machineConfig('worker', { 'kubelet.service': '/usr/bin/kubelet --port=10250' });

  test.each<[string, string[], RegExp, string[]]>([
    ['owns its row of the registry, and need not declare what it cannot', [KUBELET], / 10250$/, []],
    [
      'is judged by the registry',
      [machineConfig('master', { 'gauge.service': '/usr/bin/gauge --metrics-bind-address=:9998' })],
      /./,
      ['unregistered-host-port gauge.service 9998'],
    ],
    ['takes its port from pods that can run on its nodes', [KUBELET, agent(10250)], CONFLICT, ['host-port-conflict agent 10250']],
    ['takes none from pods of other nodes', [KUBELET, agent(10250, '{node-role.kubernetes.io/master: absent}')], CONFLICT, []],
    ['is another one on nodes of another role', [KUBELET, WORKER], CONFLICT, []],
  ])('%s', async (_, documents, which, expected) => {
    expect((await rulesOf(...documents)).filter((finding) => which.test(finding))).toEqual(expected);
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
  const template = { metadata: {}, spec: { hostNetwork: true, containers: [{ name: 'a', ports: [{ containerPort: 28990 }] }] } };
  const deployment = { kind: 'Deployment', metadata: { name: 'portal', namespace: 'addons' }, spec: { template } };
  const addon = { path: '/etc/kubernetes/addons/portal.yaml', content: JSON.stringify(deployment) };
  const [gauge, balancer] = [unit('gauge', 28990), staticPod('balancer', 28990)];
  const elsewhere = staticPod('balancer', 28990, '/opt/examples/pod.yaml');

  test.each([
    ['conflicts on control-plane nodes', [controlPlane(gauge, balancer)], ['balancer']],
    ['conflicts on workers', [workers(gauge, balancer)], ['balancer']],
    ['keeps units apart on nodes of two roles', [controlPlane(gauge), workers(unit('other', 28990))], []],
    ['keeps pods apart on nodes of two roles', [controlPlane(balancer), workers(staticPod('other', 28990))], []],
    ['keeps a unit and a pod apart on nodes of two roles', [controlPlane(gauge), workers(balancer)], []],
    ['leaves a Deployment on the nodes on which it can run', [controlPlane(addon), workers(gauge)], ['portal']],
    ['is a static pod only where kubelets look for them', [controlPlane(gauge, elsewhere)], []],
  ])('%s', async (_, documents, names) => {
    const found = (await rulesOf(...documents)).filter((finding) => CONFLICT.test(finding));
    expect(found).toEqual(names.map((name) => `host-port-conflict ${name} 28990`));
  });
});
