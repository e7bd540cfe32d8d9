import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';

const workload = (kind: string, name: string, spec: string, namespace = 'csi'): string => `apiVersion: apps/v1
kind: ${kind}
metadata:
  name: ${name}
  namespace: ${namespace}
spec:
  template:
    spec:
${spec.replace(/^/gm, '      ')}
---
`;

const plain = 'containers: [{name: main, image: example.com/main:1}]';
const onHost = (args: string, ports = '') => `hostNetwork: true
containers:
  - name: main
    image: example.com/main:1
    args: [${args}]
${ports}`;

async function conflicts(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { stdout } = await folderWith(files).run('--format json --no-config --registry kubernetes --rule host-port-conflict .');
  return JSON.parse(stdout).findings.map(({ port, severity }: { port: number; severity: string }) => `${port} ${severity}`);
}

describe('two ways to install one thing', () => {
  const node = workload('DaemonSet', 'node', onHost('--health-port=29808'));
  const controller = workload('Deployment', 'controller', onHost('--health-port=29808'));
  const manager = workload('Deployment', 'manager', plain);

  test('conflict in nothing, since a workload that both define can only be there once', async () => {
    expect(await conflicts({ 'vanilla/driver.yaml': node + manager, 'supervisor/1.21/csi.yaml': controller + manager })).toEqual([]);
    expect(await conflicts({ 'canal.yaml': node + manager, 'canal-etcd.yaml': controller + manager })).toEqual([]);
  });

  test('conflict in nothing where both define one Service, through which others reach either', async () => {
    const service = (name: string) => `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}}\nspec: {ports: [{port: 80}]}\n`;
    const files = (other: string) => ({
      'apps/store/app.yaml': controller,
      'apps/store/service.yaml': service('registry'),
      'apps/memory/app.yaml': node,
      'apps/memory/service.yaml': service(other),
    });
    expect(await conflicts(files('registry'))).toEqual([]);
    expect(await conflicts(files('other'))).toHaveLength(1);
  });

  test('are two things where they define none in common', async () => {
    const other = workload('Deployment', 'other-manager', plain);
    const elsewhere = workload('Deployment', 'manager', plain, 'elsewhere');
    expect(await conflicts({ 'vanilla/driver.yaml': node + manager, 'supervisor/1.21/csi.yaml': controller + other })).toHaveLength(1);
    expect(await conflicts({ 'vanilla/driver.yaml': node + manager, 'supervisor/1.21/csi.yaml': controller + elsewhere })).toHaveLength(1);
    expect(await conflicts({ 'all.yaml': node + controller + manager })).toHaveLength(1);
  });

  test('have no object in common where only templates name it alike', async () => {
    const templated = workload('Deployment', '{{ include "name" . }}', plain);
    expect(await conflicts({ 'templates/a.yaml': node + templated, 'templates/b.yaml': controller + templated })).toHaveLength(1);
  });
});

describe('pods that declare another port in common', () => {
  const declared = (port: number) => `    ports: [{containerPort: ${port}, name: hook}]`;
  const [one, other] = [29443, 29444].map((port) => [port, declared(port)] as const) as [
    readonly [number, string],
    readonly [number, string],
  ];
  const leader = workload('Deployment', 'leader', onHost('--metrics-port=28080', one[1]));

  test('never meet at one that they do not declare', async () => {
    const member = workload('Deployment', 'member', onHost('--metrics-port=28080', one[1]));
    expect(await conflicts({ 'all.yaml': leader + member })).toEqual(['29443 warning']);
  });

  test('meet where they declare other ports', async () => {
    const member = workload('Deployment', 'member', onHost('--metrics-port=28080', other[1]));
    expect(await conflicts({ 'all.yaml': leader + member })).toEqual(['28080 error']);
  });

  test('of one name in two namespaces are reported with a lower severity', async () => {
    const member = (namespace: string) => workload('Deployment', 'controller', onHost('--metrics-port=28080', one[1]), namespace);
    expect(await conflicts({ 'yamls/leader.yaml': member('a'), 'yamls/member.yaml': member('b') })).toEqual(['29443 warning']);
  });
});
