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

  const other = workload('Deployment', 'other-manager', plain);
  const elsewhere = workload('Deployment', 'manager', plain, 'elsewhere');
  const templated = workload('Deployment', '{{ include "name" . }}', plain);

  test.each([
    ['they define none in common', { 'vanilla/driver.yaml': node + manager, 'supervisor/1.21/csi.yaml': controller + other }],
    ['it is in another namespace', { 'vanilla/driver.yaml': node + manager, 'supervisor/1.21/csi.yaml': controller + elsewhere }],
    ['they are in one file', { 'all.yaml': node + controller + manager }],
    ['only templates name it alike', { 'templates/a.yaml': node + templated, 'templates/b.yaml': controller + templated }],
  ])('are two things where %s', async (_, files) => {
    expect(await conflicts(files)).toHaveLength(1);
  });
});

test.each([
  ['never meet at one that they do not declare', 29443, ['29443 warning']],
  ['meet where they declare other ports', 29444, ['28080 error']],
])('pods that declare a port %s', async (_, port, expected) => {
  const pod = (name: string, declared: number) =>
    workload('Deployment', name, onHost('--metrics-port=28080', `    ports: [{containerPort: ${declared}, name: hook}]`));
  expect(await conflicts({ 'all.yaml': pod('leader', 29443) + pod('member', port) })).toEqual(expected);
});

test('pods of one name in two namespaces are reported with a lower severity', async () => {
  const ports = '    ports: [{containerPort: 29443, name: hook}]';
  const member = (namespace: string) => workload('Deployment', 'controller', onHost('--metrics-port=28080', ports), namespace);
  expect(await conflicts({ 'yamls/leader.yaml': member('a'), 'yamls/member.yaml': member('b') })).toEqual(['29443 warning']);
});
