import type { JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { onSameHub } from '../../src/model/hub.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject, runsOnHub } from '../hosted-rule.ts';

export const hcpWildcardRoutes = hostedRule({
  id: 'hcp-wildcard-routes',
  title: 'The hub does not admit the wildcard Route of a hosted cluster',
  why:
    'With `baseDomainPassthrough`, or without `dns.baseDomain`, clients reach the applications of a hosted cluster by a wildcard ' +
    'Route of the hub. Its default ingress controller refuses such Routes by default.',
  remedy: 'Set `spec.routeAdmission.wildcardPolicy: WildcardsAllowed` in the default IngressController of the hub.',
  severity: 'warning',
  source: 'HyperShift: docs/content/how-to/kubevirt/ingress-and-dns.md; hostedcluster_webhook.go',
  examples: examplesOf(`${exampleCluster({ platform: '{ type: KubeVirt, kubevirt: { baseDomainPassthrough: true } }' })}---
apiVersion: operator.openshift.io/v1
kind: IngressController
metadata: { name: default, namespace: openshift-ingress-operator }
spec:
  routeAdmission:
    wildcardPolicy: «WildcardsDisallowed # expect: hcp-wildcard-routes warning certain @21|WildcardsAllowed»
`),
  *check({ hosted }) {
    const passed = hosted.clusters.filter(passesBaseDomain);
    const defaults = hosted.hub.ingressControllers.filter(({ name }) => name === 'default');
    for (const controller of defaults) {
      const [cluster] = onSameHub(controller, passed);
      // If there are several controllers, that of the hub is unknown.
      if (!cluster || onSameHub(controller, defaults).length > 1) continue;
      const { wildcardPolicy, routeAdmission, spec } = controller;
      if (spec === null || (wildcardPolicy && (wildcardPolicy.value === 'WildcardsAllowed' || wildcardPolicy.value === undefined)))
        continue;
      yield draftOfField(controller, wildcardPolicy ?? routeAdmission ?? spec, {
        message: `${nameOfObject(controller)} does not admit wildcard Routes`,
        why: `clients reach the applications of ${nameOfObject(cluster)} by a wildcard Route of the hub`,
        remedy: 'set spec.routeAdmission.wildcardPolicy to WildcardsAllowed',
        // The file may contain only part of the object.
        ...(wildcardPolicy === null ? { confidence: 'medium' } : {}),
        related: [{ span: cluster.platform.span, message: 'this cluster passes the base domain of the hub through' }],
      });
    }
  },
});

/**
 * True if Routes below the base domain of the hub are passed to the hosted cluster. On an external cluster the ingress is not that of the
 * hub.
 */
function passesBaseDomain(cluster: JudgedCluster): boolean {
  const { kubevirt, baseDomain } = cluster;
  if (!runsOnHub(cluster)) return false;
  return baseDomain === null || baseDomain.value === '' || kubevirt?.baseDomainPassthrough?.value === true;
}
