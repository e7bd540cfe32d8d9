import { expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { textOf } from './files.ts';

test('hostport-lint --fix removes nothing from a HostedCluster: only its author knows which entry or type is right', async () => {
  const text = `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata: { name: demo, namespace: clusters }
spec:
  platform: { type: Agent, agent: { agentNamespace: agents } }
  services:
  - service: APIServer
    servicePublishingStrategy: { type: LoadBalancer, nodePort: { address: 192.0.2.1 } }
  - service: APIServer
    servicePublishingStrategy: { type: NodePort, nodePort: { address: 192.0.2.1 } }
`;
  const folder = folderWith({ 'cluster.yaml': text });
  const ran = await folder.run('--fix --rule hcp-service-duplicate --rule hcp-strategy-fields --format json cluster.yaml');
  const { findings } = JSON.parse(ran.stdout) as { findings: { rule: string; fix: unknown }[] };
  expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['hcp-strategy-fields', null],
    ['hcp-service-duplicate', null],
  ]);
  expect(textOf(folder, 'cluster.yaml')).toBe(text);
});
