import { groupBy } from '../../src/model/groups.ts';
import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { besideOf, type HubNetworkPolicy } from '../../src/model/hub.ts';
import { selectsLabels } from '../../src/model/label-selector.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';
import { mayBePort } from '../hosted-hub.ts';

export const hcpKonnectivityLoadBalancer = defineRule({
  id: 'hcp-konnectivity-load-balancer',
  title: 'No NetworkPolicy lets nodes reach Konnectivity through its load balancer',
  why:
    'Konnectivity runs in the pods of the API server, for which the operator makes a NetworkPolicy that opens the API ' +
    'alone. It opens 8091 with NodePort, and not with LoadBalancer, so on a hub that enforces policies nodes get no tunnel. ' +
    "The policies that close it are the operator's own, so this is reported without any policy in the input too: read the file of " +
    'yours together with the HostedCluster.',
  remedy:
    'Add a NetworkPolicy to the namespace of the control plane that opens 8091 on `app: kube-apiserver`, or publish by Route or NodePort.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/network_policies.go, reconcileKonnectivityNetworkPolicies',
  examples: {
    bad: exampleCluster({
      services: { Konnectivity: '{ type: LoadBalancer } # expect: hcp-konnectivity-load-balancer warning certain @42' },
    }),
    good: `${exampleCluster({ services: { Konnectivity: '{ type: LoadBalancer }' } })}---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: konnectivity, namespace: clusters-demo }
spec:
  podSelector: { matchLabels: { app: kube-apiserver } }
  policyTypes: [Ingress]
  ingress:
    - ports: [{ port: 8091, protocol: TCP }]
`,
  },
  *check({ hosted }) {
    const opening = hosted.hub.networkPolicies.filter(opensKonnectivity);
    const byNamespace = groupBy(opening, ({ namespace }) => namespace);
    // A running control plane has policies; where the input has none of them, it is a dump without policies.
    const hasPolicies = (name: string | null): boolean => hosted.hub.networkPolicies.some(({ namespace }) => namespace === name);
    for (const cluster of hosted.clusters) {
      const { type } = serviceOf(cluster, 'Konnectivity') ?? {};
      if (type?.value !== 'LoadBalancer') continue;
      const namespace = cluster.controlPlaneNamespace;
      const there = namespace === null ? opening : [namespace, null].flatMap((one) => byNamespace.get(one) ?? []);
      if (besideOf(cluster, there).length > 0 || (cluster.status !== null && !hasPolicies(namespace))) continue;
      yield draftOfField(cluster, type, {
        message: `no NetworkPolicy opens port ${KONNECTIVITY_PORT} for Konnectivity of ${nameOfObject(cluster)}`,
        why: 'it is published by LoadBalancer, and the operator opens the port of the API server pods with NodePort only',
      });
    }
  },
});

const KONNECTIVITY_PORT = 8091;
const POD_LABELS = { app: 'kube-apiserver' };

/** A policy with unknown parts may open it, too. */
function opensKonnectivity({ podSelector, ingress, template }: HubNetworkPolicy): boolean {
  if (template) return true;
  const wanted = podSelector === null ? 0 : Object.keys(podSelector.selector.matchLabels).length;
  const takesPod = podSelector === null || wanted === 0 || selectsLabels({ ...podSelector.selector, matchExpressions: [] }, POD_LABELS);
  return (
    takesPod &&
    ingress.some(({ ports }) => ports.length === 0 || ports.some((one) => one.protocol === 'TCP' && mayBePort(one, KONNECTIVITY_PORT)))
  );
}
