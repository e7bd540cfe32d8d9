import { serviceOf } from '../../src/model/hosted-cluster.ts';
import { type HubNetworkPolicy, onSameHub } from '../../src/model/hub.ts';
import { selectsLabels } from '../../src/model/label-selector.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { mayBePort, policiesIn } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpKonnectivityLoadBalancer = hostedRule({
  id: 'hcp-konnectivity-load-balancer',
  title: 'No NetworkPolicy allows nodes to reach Konnectivity through its load balancer',
  why:
    'Konnectivity runs in the pods of the API server. The NetworkPolicy of the operator opens its port 8091 with NodePort, but ' +
    'not with LoadBalancer, so on a hub that enforces policies nodes have no tunnel. This is reported without any policy in the ' +
    'input too: lint the file with your own policy together with the HostedCluster.',
  remedy:
    'Add a NetworkPolicy to the namespace of the control plane that opens 8091 on `app: kube-apiserver`, or publish by Route or NodePort.',
  severity: 'warning',
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/network_policies.go, reconcileKonnectivityNetworkPolicies',
  examples: examplesOf(`${exampleCluster({
    services: { Konnectivity: '{ type: LoadBalancer }« # expect: hcp-konnectivity-load-balancer warning certain @42|»' },
  })}«|---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: konnectivity, namespace: clusters-demo }
spec:
  podSelector: { matchLabels: { app: kube-apiserver } }
  policyTypes: [Ingress]
  ingress:
    - ports: [{ port: 8091, protocol: TCP }]
»`),
  *ofCluster(cluster, { hosted }) {
    const { type } = serviceOf(cluster, 'Konnectivity') ?? {};
    if (type?.value !== 'LoadBalancer') return;
    const { controlPlaneNamespace, status } = cluster;
    const policies = policiesIn(hosted.hub);
    // A running control plane has policies; if the input has none of its namespace, it is a dump without policies.
    if (status !== null && !policies.has(controlPlaneNamespace)) return;
    const namespaces = controlPlaneNamespace === null ? [...policies.keys()] : [controlPlaneNamespace, null];
    const there = namespaces.flatMap((one) => policies.get(one) ?? []);
    if (onSameHub(cluster, there).some(opensKonnectivity)) return;
    yield draftOfField(cluster, type, {
      message: `no NetworkPolicy opens port ${KONNECTIVITY_PORT} for Konnectivity of ${nameOfObject(cluster)}`,
      why: 'it is published by LoadBalancer, and the operator opens the port of the API server pods with NodePort only',
    });
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
