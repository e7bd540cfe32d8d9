import { groupBy } from '../../src/model/groups.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { ALL_BY_HOSTNAME, exampleCluster, exampleShard } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpShardUnreachable = hostedRule({
  id: 'hcp-shard-unreachable',
  title: 'An ingress shard selects a control plane that has its own router',
  why:
    'A control plane with its own router does not use the ingress controllers of the hub, so the operator deletes the ' +
    'NetworkPolicy that would allow them. A shard that selects its namespace admits Routes whose pods it cannot reach.',
  remedy: "Exclude the namespace from the shard's selector, or publish the API server without a Route.",
  severity: 'error',
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/network_policies.go, reconcileIngressNetworkPolicy',
  examples: {
    bad: `${exampleCluster({ services: ALL_BY_HOSTNAME })}---
${exampleShard('clusters-demo', ' # expect: hcp-shard-unreachable error certain @18')}`,
    good: `${exampleCluster()}---
${exampleShard('clusters-demo')}`,
  },
  *check({ hosted }) {
    const withRouter = hosted.clusters.filter(({ exposure, template }) => exposure?.hasOwnRouter && !template);
    const byNamespace = groupBy(withRouter, ({ controlPlaneNamespace }) => controlPlaneNamespace);
    for (const shard of hosted.hub.ingressControllers) {
      // A shard that selects Routes may leave out those of the control plane.
      if (shard.name === 'default' || shard.routeSelector !== null) continue;
      for (const name of shard.namespaceNames) {
        const [cluster] = name.value === undefined ? [] : onSameHub(shard, byNamespace.get(name.value) ?? []);
        if (!cluster) continue;
        yield draftOfField(shard, name, {
          message: `the ingress shard selects ${name.value}, which has its own router`,
          why: `no NetworkPolicy allows ${nameOfObject(shard)} to connect to the namespace of ${nameOfObject(cluster)}`,
          remedy: `exclude ${name.value} from the selector`,
          related: [{ span: cluster.span, message: 'this cluster has its own router' }],
        });
      }
    }
  },
});
