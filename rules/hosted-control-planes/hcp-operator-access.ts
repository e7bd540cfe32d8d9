import { groupBy } from '../../src/model/groups.ts';
import type { Located } from '../../src/model/hosted-cluster.ts';
import { type HubFacts, type HubNetworkPolicy, onSameHub } from '../../src/model/hub.ts';
import { selectsLabels } from '../../src/model/label-selector.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { mayOpenPort, policiesIn, selectsNamespace } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpOperatorAccess = hostedRule({
  id: 'hcp-operator-access',
  title: 'A network policy blocks the operators of a control plane',
  why:
    'The control plane operator needs the API of the hub, and the HyperShift operator the API server of the control plane. A ' +
    'NetworkPolicy that selects their pods for egress, without one that allows port 6443, or an AdminNetworkPolicy that denies ' +
    'the namespace `hypershift` blocks them. Denied incoming connections are not reported: the policies of the operator do that ' +
    'too, and allow what is necessary.',
  remedy: 'Allow egress to the API of the hub, port 6443, and incoming connections from the namespace of the HyperShift operator.',
  severity: 'warning',
  source: 'HyperShift: docs/content/reference/networking-requirements; network_policies.go, reconcileKASNetworkPolicy',
  examples: examplesOf(`${exampleCluster()}---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: deny, namespace: clusters-demo }
spec:
  podSelector: {}« # expect: hcp-operator-access warning certain @16|»
  policyTypes: [Ingress, Egress]
  egress: «[]|[{ ports: [{ port: 6443 }, { port: 5353, protocol: UDP }] }]»
`),
  *check({ hosted: { clusters, hub } }) {
    const byNamespace = groupBy(
      clusters.filter((cluster) => cluster.controlPlaneNamespace !== null && !cluster.template),
      ({ controlPlaneNamespace }) => controlPlaneNamespace ?? '',
    );
    for (const policy of hub.networkPolicies.filter(({ template }) => !template)) {
      for (const [namespace, [cluster]] of policy.admission ? byNamespace : []) {
        const denied = cluster && onSameHub(policy, [cluster]).length > 0 ? denialOf(policy, namespace, hub) : null;
        if (!cluster || denied === null) continue;
        yield draftOfField(policy, denied, {
          message: `${nameOfObject(policy)} denies connections from ${OPERATOR_NAMESPACE} to ${namespace}`,
          why: `the HyperShift operator reaches the control plane of ${nameOfObject(cluster)} from there`,
          remedy: `allow the namespace ${OPERATOR_NAMESPACE} in a rule before this one`,
        });
      }
      const isOfOperator = policy.namespace === OPERATOR_NAMESPACE;
      const ofPolicy = isOfOperator ? [...byNamespace.values()].flat() : (byNamespace.get(policy.namespace ?? '') ?? []);
      const [cluster] = onSameHub(policy, ofPolicy);
      const place = policy.podSelector ?? policy.spec;
      if (!cluster || place === null || !policy.isolatesEgress || !selectsOperator(policy, isOfOperator)) continue;
      if (onSameHub(policy, policiesIn(hub).get(policy.namespace) ?? []).some(opensApi)) continue;
      yield draftOfField(policy, place, {
        message: `no policy in ${policy.namespace} allows egress to the API of the hub, port ${API_PORT}`,
        why: `the ${isOfOperator ? 'HyperShift' : 'control plane'} operator of ${nameOfObject(cluster)} runs there, and ${nameOfObject(policy)} selects it`,
        remedy: `allow egress to port ${API_PORT}, and to DNS`,
      });
    }
  },
});

const OPERATOR_NAMESPACE = 'hypershift';
const API_PORT = 6443;

/** The rule of an AdminNetworkPolicy that denies the HyperShift operator access to a namespace; null if there is none, or if it is unknown. */
function denialOf(policy: HubNetworkPolicy, name: string, { namespaces, networkPolicies }: HubFacts): Located<string> | null {
  const operator = { name: OPERATOR_NAMESPACE, isControlPlane: false };
  const deciding = ({ admission, template }: HubNetworkPolicy): Located<string> | null => {
    if (!admission || template || selectsNamespace(admission.subject, { name, isControlPlane: true }, namespaces) !== true) return null;
    const rule = admission.rules.find(
      ({ from, ports }) =>
        mayOpenPort(ports, API_PORT) && from.some((selector) => selectsNamespace(selector, operator, namespaces) !== false),
    );
    const isSure = rule?.from.some((selector) => selectsNamespace(selector, operator, namespaces) === true);
    return rule === undefined || (rule.action.value === 'Deny' && !isSure) ? null : rule.action;
  };
  // Another policy may allow it with a higher priority.
  const others = onSameHub(policy, networkPolicies).map(deciding);
  return others.some((action) => action !== null && action.value !== 'Deny') ? null : deciding(policy);
}

/** True if a policy selects the pods of the HyperShift operator, or those of the control plane operator. */
function selectsOperator({ podSelector }: HubNetworkPolicy, isOfOperator: boolean): boolean {
  if (podSelector === null) return true;
  const name = isOfOperator ? 'operator' : 'control-plane-operator';
  const { matchLabels, matchExpressions } = podSelector.selector;
  const selectsAll = Object.keys(matchLabels).length + matchExpressions.length === 0;
  return podSelector.value !== undefined && (selectsAll || selectsLabels(podSelector.selector, { app: name, name }));
}

/** True if a policy allows egress to the API of the hub, as far as its rules are known. */
function opensApi({ egress, template }: HubNetworkPolicy): boolean {
  return (
    template ||
    egress.some(({ namespaces, ports }) => (namespaces === null || namespaces.includes('default')) && mayOpenPort(ports, API_PORT))
  );
}
