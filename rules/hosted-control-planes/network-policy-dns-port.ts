import { containsPort } from '../../src/model/address.ts';
import { groupBy } from '../../src/model/groups.ts';
import { type NetworkPolicyRule, onSameHub, type PolicyPort } from '../../src/model/hub.ts';
import { examplesOf } from '../examples.ts';
import { mayOpenPort } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const networkPolicyDnsPort = hostedRule({
  id: 'network-policy-dns-port',
  title: 'A NetworkPolicy opens the port of the DNS Service, not that of its pods',
  why:
    'The DNS Service of OpenShift has port 53, but its pods listen on 5353. Policies apply after the address of a Service is ' +
    'replaced, so a NetworkPolicy that opens 53 to `openshift-dns`, or an AdminNetworkPolicy that denies everything else, blocks ' +
    'DNS.',
  remedy: 'Open 5353, UDP and TCP, to openshift-dns.',
  severity: 'warning',
  source: 'OpenShift: Service openshift-dns/dns-default, targetPort 5353; HyperShift: network_policies.go opens 5353',
  examples: examplesOf(`apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: allow-dns, namespace: clusters-demo }
spec:
  podSelector: {}
  policyTypes: [Egress]
  egress:
    - to:
        - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: openshift-dns } }
      ports:
        - protocol: UDP
          port: «53 # expect: network-policy-dns-port warning certain @17|5353»
`),
  *check({ hosted }) {
    const opening = groupBy(
      hosted.hub.networkPolicies.filter(({ egress }) => egress.some(opensPods)),
      ({ namespace }) => namespace,
    );
    for (const policy of hosted.hub.networkPolicies) {
      const toDns = policy.egress.filter(({ namespaces }) => namespaces?.includes(DNS_NAMESPACE));
      const wrong = toDns.flatMap(({ ports }) => ports).find(isServicePort);
      // An AdminNetworkPolicy without a deny rule blocks nothing.
      if (!wrong || policy.deniesEgress === false || onSameHub(policy, opening.get(policy.namespace) ?? []).length > 0) continue;
      yield draftOfField(policy, wrong.at, {
        message: `port ${SERVICE_PORT} to ${DNS_NAMESPACE} is open, but its pods listen on ${POD_PORT}`,
        why: `names do not resolve for the pods of ${nameOfObject(policy)}`,
        port: SERVICE_PORT,
      });
    }
  },
});

const DNS_NAMESPACE = 'openshift-dns';
const SERVICE_PORT = 53;
const POD_PORT = 5353;

/** Policies of a namespace are combined, and a rule for all namespaces applies to this one too. */
function opensPods({ namespaces, ports }: NetworkPolicyRule): boolean {
  return (namespaces === null || namespaces.includes(DNS_NAMESPACE)) && mayOpenPort(ports, POD_PORT);
}

function isServicePort({ port, endPort }: PolicyPort): boolean {
  return port !== null && port !== undefined && containsPort({ port, endPort: endPort ?? port }, SERVICE_PORT);
}
