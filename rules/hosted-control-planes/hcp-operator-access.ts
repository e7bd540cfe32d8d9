import { addTo, groupBy } from '../../src/model/groups.ts';
import type { JudgedCluster, Located } from '../../src/model/hosted-cluster.ts';
import { besideOf, type HubFacts, type HubNetworkPolicy } from '../../src/model/hub.ts';
import { selectsLabels } from '../../src/model/label-selector.ts';
import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';
import { mayOpenPort, takesNamespace } from '../hosted-hub.ts';

function example(egress: string, mark = ''): string {
  return `${exampleCluster()}---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: deny, namespace: clusters-demo }
spec:
  podSelector: {}${mark}
  policyTypes: [Ingress, Egress]
  egress: ${egress}
`;
}

export const hcpOperatorAccess = defineRule({
  id: 'hcp-operator-access',
  title: 'A network policy keeps the operators from a control plane',
  why:
    'The control plane operator runs in the namespace of the control plane and needs the API of the hub. The HyperShift operator dials ' +
    'the API server of the control plane from its own namespace. A NetworkPolicy that selects their pods for egress, without a policy ' +
    'that allows port 6443, and an AdminNetworkPolicy that denies the namespace `hypershift`, keep them from it. A NetworkPolicy that ' +
    'denies incoming connections is not reported, because the policies of the operator itself already do that and allow what is necessary.',
  remedy: 'Allow egress to the API of the hub, port 6443, and incoming connections from the namespace of the HyperShift operator.',
  severity: 'warning',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: docs/content/reference/networking-requirements; network_policies.go, reconcileKASNetworkPolicy',
  examples: {
    bad: example('[]', ' # expect: hcp-operator-access warning certain @16'),
    good: example('[{ ports: [{ port: 6443 }, { port: 5353, protocol: UDP }] }]'),
  },
  *check({ hosted }) {
    const { hub } = hosted;
    const clusters = new Map<string, JudgedCluster[]>();
    for (const cluster of hosted.clusters)
      if (cluster.controlPlaneNamespace !== null && !cluster.template) addTo(clusters, cluster.controlPlaneNamespace, cluster);
    const policies = groupBy(hub.networkPolicies, ({ namespace }) => namespace);
    for (const policy of hub.networkPolicies) {
      if (policy.template) continue;
      if (policy.admission) {
        for (const [namespace, [cluster]] of clusters) {
          const denied = cluster && besideOf(policy, [cluster]).length > 0 ? denialOf(policy, namespace, hub) : null;
          if (!cluster || denied === null) continue;
          yield draftOfField(policy, denied, {
            message: `${nameOfObject(policy)} denies connections from ${OPERATOR_NAMESPACE} to ${namespace}`,
            why: `the HyperShift operator reaches the control plane of ${nameOfObject(cluster)} from there`,
            remedy: `allow the namespace ${OPERATOR_NAMESPACE} in a rule before this one`,
          });
        }
        continue;
      }
      const namespace = policy.namespace ?? '';
      const isOfOperator = namespace === OPERATOR_NAMESPACE;
      const [cluster] = besideOf(policy, isOfOperator ? [...clusters.values()].flat() : (clusters.get(namespace) ?? []));
      if (!cluster || !policy.isolatesEgress || !selectsOperator(policy, isOfOperator ? OPERATOR : CONTROL_PLANE_OPERATOR)) continue;
      if (besideOf(policy, policies.get(policy.namespace) ?? []).some(opensApi)) continue;
      const place = policy.podSelector ?? policy.spec;
      if (place === null) continue;
      yield draftOfField(policy, place, {
        message: `no policy in ${namespace} allows egress to the API of the hub, port ${API_PORT}`,
        why: `the ${isOfOperator ? 'HyperShift' : 'control plane'} operator of ${nameOfObject(cluster)} runs there, and ${nameOfObject(policy)} selects it`,
        remedy: `allow egress to port ${API_PORT}, and to DNS`,
      });
    }
  },
});

const OPERATOR_NAMESPACE = 'hypershift';
const OPERATOR = { app: 'operator', name: 'operator' };
const CONTROL_PLANE_OPERATOR = { app: 'control-plane-operator', name: 'control-plane-operator' };
const API_PORT = 6443;

/** The rule of an AdminNetworkPolicy that denies the HyperShift operator access to a namespace; null if there is none, or if it is unknown. */
function denialOf(policy: HubNetworkPolicy, name: string, { namespaces, networkPolicies }: HubFacts): Located<string> | null {
  const deciding = ({ admission, template }: HubNetworkPolicy): Located<string> | null => {
    if (!admission || template || takesNamespace(admission.subject, { name, isControlPlane: true }, namespaces) !== true) return null;
    const operator = { name: OPERATOR_NAMESPACE, isControlPlane: false };
    const rule = admission.rules.find(
      ({ from, ports }) =>
        mayOpenPort(ports, API_PORT) && from.some((selector) => takesNamespace(selector, operator, namespaces) !== false),
    );
    const isSure = rule?.from.some((selector) => takesNamespace(selector, operator, namespaces) === true);
    return rule === undefined || (rule.action.value === 'Deny' && !isSure) ? null : rule.action;
  };
  // Another policy may allow it with a higher priority.
  const others = besideOf(policy, networkPolicies).map(deciding);
  return others.some((action) => action !== null && action.value !== 'Deny') ? null : deciding(policy);
}

function selectsOperator({ podSelector }: HubNetworkPolicy, labels: Readonly<Record<string, string>>): boolean {
  if (podSelector === null) return true;
  const { matchLabels, matchExpressions } = podSelector.selector;
  const selectsAll = Object.keys(matchLabels).length + matchExpressions.length === 0;
  return podSelector.value !== undefined && (selectsAll || selectsLabels(podSelector.selector, labels));
}

/** A policy allows egress to the API of the hub, as far as is known. */
function opensApi({ egress, template }: HubNetworkPolicy): boolean {
  return (
    template ||
    egress.some(({ namespaces, ports }) => (namespaces === null || namespaces.includes('default')) && mayOpenPort(ports, API_PORT))
  );
}
