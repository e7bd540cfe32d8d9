import type { RuleMeta } from '../src/model/rule.ts';

/** Parts of examples that many rules share. Columns of marks count in the resulting text. */

/**
 * Returns a DaemonSet on the host network with one container of the same name. `container` is the YAML below its image, `pod` the YAML
 * above the containers. `name` may have a namespace before a slash.
 */
export function exampleDaemonSet(name: string, container: string, pod = ''): string {
  const [own = '', namespace] = name.split('/').toReversed();
  return `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: ${own}
${namespace ? `  namespace: ${namespace}\n` : ''}spec:
  template:
    spec:
      hostNetwork: true
${indent(pod, 6)}      containers:
        - name: ${own}
          image: example.com/${own}:1
${indent(container, 10)}`;
}

/** The same for the bad and the good example of a rule. */
export function exampleDaemonSets(name: string, { bad, good }: RuleMeta['examples']): RuleMeta['examples'] {
  return { bad: exampleDaemonSet(name, bad), good: exampleDaemonSet(name, good) };
}

/** How the services of a hosted cluster are published: one load balancer and Routes by default. */
const STRATEGIES = {
  APIServer: '{ type: LoadBalancer }',
  OAuthServer: '{ type: Route }',
  Konnectivity: '{ type: Route }',
  Ignition: '{ type: Route }',
};

/** Each service published by a Route with its own hostname. */
export const ALL_BY_HOSTNAME = {
  APIServer: '{ type: Route, route: { hostname: api.demo.example.com } }',
  OAuthServer: '{ type: Route, route: { hostname: oauth.demo.example.com } }',
  Konnectivity: '{ type: Route, route: { hostname: konnectivity.demo.example.com } }',
  Ignition: '{ type: Route, route: { hostname: ignition.demo.example.com } }',
};

/** How an example differs from the usual HostedCluster. */
interface ClusterParts {
  readonly platform?: string;
  /** Further keys of `spec`. */
  readonly spec?: string;
  readonly services?: Partial<typeof STRATEGIES>;
}

/** A HostedCluster `clusters/demo`. */
export function exampleCluster({
  platform = '{ type: Agent, agent: { agentNamespace: agents } }',
  spec = '',
  services,
}: ClusterParts = {}): string {
  const entries = Object.entries({ ...STRATEGIES, ...services }).map(
    ([service, strategy]) => `  - service: ${service}\n    servicePublishingStrategy: ${strategy}\n`,
  );
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata:
  name: demo
  namespace: clusters
spec:
${indent(`platform: ${platform}\n${spec}services:\n${entries.join('')}`, 2)}`;
}

/** A HostedCluster whose API server has the node port 30443. */
export const PINNED_API = exampleCluster({
  services: { APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }' },
});

/** A NodePool of that cluster on KubeVirt, with this block of the platform. */
export function examplePool(kubevirt: string): string {
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: NodePool
metadata: { name: demo, namespace: clusters }
spec:
  clusterName: demo
  platform:
    type: KubeVirt
    kubevirt:
${indent(kubevirt, 6)}`;
}

/** An ingress shard of the hub for these namespaces. */
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

function indent(text: string, width: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(width));
}

/** The two examples of a text in which `«wrong|right»` is each place where they differ. */
export function examplesOf(text: string): RuleMeta['examples'] {
  const [bad = '', good = ''] = [1, 2].map((part) => text.replaceAll(/«([^|»]*)\|([^»]*)»/g, (...found) => found[part]));
  return { bad, good };
}
