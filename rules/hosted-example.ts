/** The usual services of a cluster whose control plane is published by Routes and one load balancer. */
export const SERVICES = `services:
  - service: APIServer
    servicePublishingStrategy: { type: LoadBalancer }
  - service: OAuthServer
    servicePublishingStrategy: { type: Route }
  - service: Konnectivity
    servicePublishingStrategy: { type: Route }
  - service: Ignition
    servicePublishingStrategy: { type: Route }
`;

/** A HostedCluster with this `spec`, for examples of rules. */
export function exampleCluster(spec: string, name = 'demo'): string {
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata:
  name: ${name}
  namespace: clusters
spec:
${spec.replaceAll(/^(?=.)/gm, '  ')}`;
}

/** An ingress shard of the hub that takes these namespaces, for examples of rules. */
export function exampleShard(namespaces: string, mark = ''): string {
  return `apiVersion: operator.openshift.io/v1
kind: IngressController
metadata: { name: shard, namespace: openshift-ingress-operator }
spec:
  domain: shard.example.com
  namespaceSelector:
    matchExpressions:
      - key: kubernetes.io/metadata.name
        operator: In
        values: [${namespaces}]${mark}
`;
}
