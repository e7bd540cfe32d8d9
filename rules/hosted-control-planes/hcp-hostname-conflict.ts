import { type JudgedCluster, type Located, type PublishedService, serviceOf } from '../../src/model/hosted-cluster.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpHostnameConflict = defineRule({
  id: 'hcp-hostname-conflict',
  title: 'Two services of a control plane have one hostname',
  why:
    'Routers and load balancers choose the service by the name, so two services cannot share one; the API server ' +
    'refuses that. The name of the load balancer of the API server must also not be among the names of its own ' +
    'certificates, where it would take the place of the internal one.',
  remedy: 'Give each service a name of its own.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: validation of hostnames in spec.services, and validations/ocpapiserver.go',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer: '{ type: LoadBalancer, loadBalancer: { hostname: api.demo.example.com } }',
        OAuthServer: '{ type: Route, route: { hostname: cp.demo.example.com } }',
        Konnectivity: '{ type: Route, route: { hostname: cp.demo.example.com } } # expect: hcp-hostname-conflict error certain @68',
      },
    }),
    good: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: api.demo.example.com, port: 30443 } }',
        OAuthServer: '{ type: NodePort, nodePort: { address: api.demo.example.com, port: 30444 } }',
        Konnectivity: '{ type: Route, route: { hostname: konnectivity.demo.example.com } }',
      },
    }),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      const first = new Map<string, { readonly service: string; readonly hostname: Located<string> }>();
      for (const entry of cluster.services.entries) {
        const hostname = hostnameOf(entry);
        const service = entry.service?.value;
        if (!hostname?.value || service === undefined) continue;
        const name = hostname.value.toLowerCase();
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, { service, hostname });
        else if (earlier.service !== service)
          yield draftOfField(cluster, hostname, {
            message: `${service} and ${earlier.service} have one hostname, ${hostname.value}`,
            why: `one of the two services of ${nameOfObject(cluster)} cannot be reached`,
            remedy: 'give one of the two a name of its own',
            related: [{ span: earlier.hostname.span, message: `the hostname of ${earlier.service}`, isShown: true }],
          });
      }
      yield* certificateNames(cluster);
    }
  },
});

function hostnameOf({ type, route, loadBalancer }: PublishedService): Located<string> | null | undefined {
  return type?.value === 'Route' ? route?.hostname : type?.value === 'LoadBalancer' ? loadBalancer?.hostname : null;
}

function* certificateNames(cluster: JudgedCluster): Iterable<Draft> {
  const { type, loadBalancer } = serviceOf(cluster, 'APIServer') ?? {};
  const hostname = type?.value === 'LoadBalancer' ? loadBalancer?.hostname : null;
  if (!hostname?.value) return;
  for (const name of cluster.namedCertificateNames) {
    if (name.value?.toLowerCase() !== hostname.value.toLowerCase()) continue;
    yield draftOfField(cluster, name, {
      message: `a named certificate has the published hostname ${name.value}`,
      why: `the API server of ${nameOfObject(cluster)} is published by this name, for which the operator makes the certificate`,
      remedy: 'take another name for the certificate',
      related: [{ span: hostname.span, message: 'the published hostname', isShown: true }],
    });
  }
}
