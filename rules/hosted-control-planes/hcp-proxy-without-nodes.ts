import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject, poolsOf } from '../hosted-rule.ts';

export const hcpProxyWithoutNodes = hostedRule({
  id: 'hcp-proxy-without-nodes',
  title: 'A hosted cluster with a proxy has no nodes',
  why:
    'Connections of the control plane to the proxy go through the nodes. Without nodes, operations that need the proxy do ' +
    'not work, such as importing image streams from a registry behind it.',
  remedy: 'Keep at least one node, or expect these operations to fail.',
  severity: 'info',
  source:
    'OpenShift documentation, Networking for hosted control planes: some operations are not possible when a hosted ' +
    'cluster is reduced to zero compute nodes',
  examples:
    examplesOf(`${exampleCluster({ spec: `configuration:\n  proxy: { httpsProxy: 'http://proxy.example.com:3128' }« # expect: hcp-proxy-without-nodes info certain @12|»\n` })}---
apiVersion: hypershift.openshift.io/v1beta1
kind: NodePool
metadata: { name: demo, namespace: clusters }
spec: { clusterName: demo, replicas: «0|2», platform: { type: Agent } }
`),
  *ofCluster(cluster, { hosted }) {
    const { proxy } = cluster;
    const pools = poolsOf(cluster, hosted);
    if (!proxy || (!proxy.httpsProxy && !proxy.httpProxy) || pools.length === 0) return;
    if (!pools.every(({ replicas, autoScaling }) => replicas?.value === 0 && autoScaling === null)) return;
    yield draftOfField(cluster, proxy.block, {
      message: `${nameOfObject(cluster)} has a proxy, but no nodes`,
      why: 'connections of the control plane to the proxy go through nodes',
      related: pools.flatMap(({ replicas }) => (replicas ? [{ span: replicas.span, message: 'no nodes here' }] : [])),
    });
  },
});
