import { type HostedCluster, serviceOf } from '../../model/hosted-cluster.ts';
import { KONNECTIVITY } from '../entries.ts';
import { controlPlaneNamespaceOf } from '../exposure.ts';

/**
 * The NetworkPolicies that are necessary and that the operator does not create: for Konnectivity by LoadBalancer, port 8091 on the pods of
 * the API server (`hypershift-operator/controllers/hostedcluster/network_policies.go`). Empty if no cluster needs one.
 */
export function networkPolicies(clusters: readonly HostedCluster[]): string {
  return clusters
    .filter((cluster) => serviceOf(cluster, 'Konnectivity')?.type?.value === 'LoadBalancer')
    .flatMap((cluster) => controlPlaneNamespaceOf(cluster) ?? [])
    .map(
      (namespace) => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: konnectivity-load-balancer
  namespace: ${JSON.stringify(namespace)}
spec:
  podSelector:
    matchLabels:
      app: ${KONNECTIVITY.app}
  policyTypes: [Ingress]
  ingress:
    - ports:
        - protocol: TCP
          port: ${KONNECTIVITY.podPort}
`,
    )
    .join('---\n');
}
