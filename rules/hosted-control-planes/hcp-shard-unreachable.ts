import { addTo } from '../../src/model/groups.ts';
import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { besideOf } from '../../src/model/hub.ts';
import { defineRule } from '../../src/model/rule.ts';
import { ALL_BY_HOSTNAME, exampleCluster, exampleShard } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpShardUnreachable = defineRule({
  id: 'hcp-shard-unreachable',
  title: 'An ingress shard takes a control plane that has a router of its own',
  why:
    'A control plane with a router of its own does without the ingress controllers of the hub, so the operator deletes the ' +
    'NetworkPolicy that would let them in. A shard that takes its namespace admits Routes whose pods it cannot reach.',
  remedy: "Take the namespace out of the shard's selector, or publish the API server without Route.",
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/network_policies.go, reconcileIngressNetworkPolicy',
  examples: {
    bad: `${exampleCluster({ services: ALL_BY_HOSTNAME })}---
${exampleShard('clusters-demo', ' # expect: hcp-shard-unreachable error certain @18')}`,
    good: `${exampleCluster()}---
${exampleShard('clusters-demo')}`,
  },
  *check({ hosted }) {
    const withRouter = new Map<string, JudgedCluster[]>();
    for (const cluster of hosted.clusters) {
      const { exposure, controlPlaneNamespace } = cluster;
      if (exposure?.hasOwnRouter && controlPlaneNamespace !== null && !cluster.template) addTo(withRouter, controlPlaneNamespace, cluster);
    }
    for (const shard of hosted.hub.ingressControllers) {
      // A shard that selects Routes may leave out those of the control plane.
      if (shard.name === 'default' || shard.routeSelector !== null) continue;
      for (const name of shard.namespaceNames) {
        const [cluster] = besideOf(shard, withRouter.get(name.value ?? '') ?? []);
        if (!cluster) continue;
        yield draftOfField(shard, name, {
          message: `the ingress shard selects ${name.value}, which has a router of its own`,
          why: `no NetworkPolicy lets ${nameOfObject(shard)} into the namespace of ${nameOfObject(cluster)}`,
          remedy: `take ${name.value} out of the selector`,
          related: [{ span: cluster.span, message: 'this cluster has a router of its own' }],
        });
      }
    }
  },
});
