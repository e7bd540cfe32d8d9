import { addTo } from '../../src/model/groups.ts';
import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { areOneCluster, areOnOneHub, draftOfField, nameOfObject } from '../hosted-draft.ts';

const other = (name: string, namespace: string): string =>
  exampleCluster().replace('name: demo', `name: ${name}`).replace('namespace: clusters', `namespace: ${namespace}`);

export const hcpControlPlaneNamespace = defineRule({
  id: 'hcp-control-plane-namespace',
  title: 'Two hosted clusters have one control plane namespace',
  why:
    'The control plane of a hosted cluster is in the namespace `<namespace>-<name>`, with dots of the name as dashes. If two clusters of ' +
    'one hub get the same name, both operators write to one namespace, and neither control plane works. The input can have clusters of ' +
    'two hubs, so this is a warning unless they are in one file.',
  remedy: 'Rename one of the clusters or its namespace before it is created.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: hypershift-operator/controllers/manifests/manifests.go, HostedControlPlaneNamespace',
  examples: {
    bad: `${other('b-c', 'a')}---
${other('c # expect: hcp-control-plane-namespace error certain @3', 'a-b')}`,
    good: `${other('b-c', 'a')}---
${other('d', 'a-b')}`,
  },
  *check({ hosted }) {
    const byNamespace = new Map<string, JudgedCluster[]>();
    for (const cluster of hosted.clusters) {
      const { controlPlaneNamespace, kind } = cluster;
      if (controlPlaneNamespace === null || kind !== 'HostedCluster') continue;
      const known = byNamespace.get(controlPlaneNamespace) ?? [];
      const rival = known.find((one) => areOnOneHub(one, cluster));
      const isKnown = known.some((one) => areOneCluster(one, cluster));
      addTo(byNamespace, controlPlaneNamespace, cluster);
      if (rival === undefined || isKnown) continue;
      yield draftOfField(cluster, cluster.metadata, {
        message: `two clusters have the control plane namespace ${shorten(controlPlaneNamespace, 50)}`,
        why: `the control planes of ${nameOfObject(cluster)} and ${nameOfObject(rival)} overwrite each other`,
        remedy: 'rename one of them before it is created',
        related: [{ span: rival.metadata.span, message: nameOfObject(rival), isShown: true }],
        ...(rival.path === cluster.path ? {} : { severity: 'warning' }),
      });
    }
  },
});
