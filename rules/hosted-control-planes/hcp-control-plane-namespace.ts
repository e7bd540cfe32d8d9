import { shorten } from '../draft.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { conflictsOf, draftOfField, hostedRule, nameOfObject, type UniqueValue } from '../hosted-rule.ts';

const other = (name: string, namespace: string): string =>
  exampleCluster().replace('name: demo', `name: ${name}`).replace('namespace: clusters', `namespace: ${namespace}`);

export const hcpControlPlaneNamespace = hostedRule({
  id: 'hcp-control-plane-namespace',
  title: 'Two hosted clusters have the same control plane namespace',
  why:
    'The control plane is in the namespace `<namespace>-<name>`, with dots of the name as dashes. If two clusters of one hub get ' +
    'the same, their operators overwrite each other. Clusters of two files can be on two hubs, so that is a warning.',
  remedy: 'Rename one of the clusters or its namespace before it is created.',
  severity: 'error',
  source: 'HyperShift: hypershift-operator/controllers/manifests/manifests.go, HostedControlPlaneNamespace',
  examples: examplesOf(`${other('b-c', 'a')}---
${other('«c # expect: hcp-control-plane-namespace error certain @3|d»', 'a-b')}`),
  *check({ hosted }) {
    const claims = hosted.clusters.flatMap((cluster): UniqueValue[] => {
      const { controlPlaneNamespace: key, kind, metadata: at } = cluster;
      return key === null || kind !== 'HostedCluster' ? [] : [{ cluster, service: '', at, key }];
    });
    for (const { claim, other: rival, isRepeated } of conflictsOf(claims)) {
      if (!rival || isRepeated) continue;
      yield draftOfField(claim.cluster, claim.at, {
        message: `two clusters have the control plane namespace ${shorten(claim.key, 50)}`,
        why: `the control planes of ${nameOfObject(claim.cluster)} and ${nameOfObject(rival.cluster)} overwrite each other`,
        remedy: 'rename one of them before it is created',
        related: [{ span: rival.at.span, message: nameOfObject(rival.cluster), isShown: true }],
        ...(rival.cluster.path === claim.cluster.path ? {} : { severity: 'warning' }),
      });
    }
  },
});
