import { appsDomainOf, hasService, type JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { conflictsOf, draftOfField, hostedRule, nameOfObject, type UniqueValue } from '../hosted-rule.ts';

export const hcpHostnameConflict = hostedRule({
  id: 'hcp-hostname-conflict',
  title: 'Two services of a control plane have the same hostname',
  why:
    'Routers and load balancers choose the service by its name; the API server refuses one name for two services of a cluster. If ' +
    'two clusters of one hub have one, the second Route is not admitted. They can be on two hubs, so that is a warning; ' +
    '`clusters` of the configuration separates hubs.',
  remedy: 'Give each service its own name.',
  severity: 'error',
  source: 'HyperShift: validation of hostnames in spec.services; OpenShift router: HostAlreadyClaimed',
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
      for (const { claim, own } of conflictsOf(claimsOf(cluster)))
        if (own)
          yield draftOfField(cluster, claim.at, {
            message: `${claim.service} and ${own.service} have the same hostname, ${claim.at.value}`,
            why: `one of the two services of ${nameOfObject(cluster)} cannot be reached`,
            remedy: 'give one of the two another name',
            related: [{ span: own.at.span, message: `the hostname of ${own.service}`, isShown: true }],
          });
    }
    const made = hosted.clusters.flatMap((cluster) => [
      ...claimsOf(cluster).filter(({ service }) => hasService(cluster, service)),
      ...claimsOfNames(cluster),
    ]);
    for (const { claim, other, isRepeated } of conflictsOf(made)) {
      if (!other || isRepeated) continue;
      const rival = `${other.service} of ${nameOfObject(other.cluster)}`;
      yield draftOfField(claim.cluster, claim.at, {
        message: `two clusters have the hostname ${shorten(String(claim.at.value), 60)}`,
        why: `it leads to one of ${claim.service} of ${nameOfObject(claim.cluster)} and ${rival}`,
        remedy: 'give one of the two another name, or name the hubs in clusters if there are two',
        severity: 'warning',
        related: [{ span: other.at.span, message: `the hostname of ${rival}`, isShown: true }],
      });
    }
  },
});

/** Hostnames of Routes and load balancers. Several services can share one address of node ports. */
function claimsOf(cluster: JudgedCluster): readonly UniqueValue[] {
  return cluster.services.entries.flatMap(({ service, type, host }) =>
    host?.value && service?.value && type?.value !== 'NodePort'
      ? [{ cluster, service: service.value, at: host, key: host.value.toLowerCase() }]
      : [],
  );
}

/** The names of a cluster outside its services: clients resolve both, and a name leads to one cluster only. */
function claimsOfNames(cluster: JudgedCluster): readonly UniqueValue[] {
  const own = cluster.apiServerDnsName;
  const apps = appsDomainOf(cluster);
  return [
    ...(own?.value ? [{ cluster, service: 'APIServer', at: own, key: own.value.toLowerCase() }] : []),
    ...(apps
      ? [{ cluster, service: 'the applications', at: { ...apps, value: `*.${apps.name}` }, key: `*.${apps.name.toLowerCase()}` }]
      : []),
  ];
}
