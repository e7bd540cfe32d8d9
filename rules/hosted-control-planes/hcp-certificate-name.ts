import { type JudgedCluster, type Located, serviceOf } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { familyOf } from '../../src/net/network.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

function example(name: string): string {
  return exampleCluster({
    services: { APIServer: '{ type: Route, route: { hostname: api.demo.example.com } }' },
    spec: `configuration:
  apiServer:
    servingCerts:
      namedCertificates:
        - names:
            - ${name}
          servingCertificate: { name: own }
kubeAPIServerDNSName: own.example.com
`,
  });
}

export const hcpCertificateName = defineRule({
  id: 'hcp-certificate-name',
  title: "A named certificate has a name of the API server's own certificate",
  why:
    'HyperShift creates the certificate of the API server for the name or address by which it is published, and for its internal names. ' +
    'The operator refuses a named certificate with one of these names, because nodes would get it instead.',
  remedy: 'Publish a further name with `spec.kubeAPIServerDNSName`, and use that name for the certificate.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/validations/ocpapiserver.go; support/pki/kas.go',
  examples: {
    bad: example('api.demo.example.com # expect: hcp-certificate-name error certain @17'),
    good: example('own.example.com'),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      if (SKIPPED_BY.some((annotation) => cluster.annotations.has(annotation))) continue;
      const published = publishedName(cluster);
      // The operator does not compare names of private clusters on AWS.
      const isCompared = cluster.platform.value !== 'AWS' || cluster.access === null || cluster.access.value === 'Public';
      for (const name of isCompared ? cluster.namedCertificateNames : []) {
        if (name.value === undefined) continue;
        const isPublished = published?.value !== undefined && matches(published.value, name.value);
        const internal = INTERNAL_NAMES(cluster).find((one) => matches(one, name.value as string));
        if (!isPublished && internal === undefined) continue;
        const own = isPublished ? `it is published as ${published.value}` : `${internal} is one of its internal names`;
        yield draftOfField(cluster, name, {
          message: `the named certificate ${shorten(name.value, 50)} has a name of the API server`,
          why: `the operator refuses it, because the API server of ${nameOfObject(cluster)} has a certificate of its own: ${own}`,
          remedy: 'use another name for the certificate, and set kubeAPIServerDNSName to it',
          ...(isPublished ? { related: [{ span: published.span, message: 'the published name', isShown: true }] } : {}),
        });
      }
    }
  },
});

/** Annotations that switch the validation off. */
const SKIPPED_BY = ['hypershift.openshift.io/disable-pki-reconciliation', 'hypershift.openshift.io/skip-kas-conflict-san-validation'];

const INTERNAL_NAMES = ({ name }: JudgedCluster): readonly string[] => [
  'localhost',
  ...['kubernetes', 'openshift'].flatMap((one) => ['', '.default', '.default.svc', '.default.svc.cluster.local'].map((rest) => one + rest)),
  ...(name === '' ? [] : [`api.${name}.hypershift.local`]),
];

/** The name by which the API server is published; null for an address, which named certificates cannot have. */
function publishedName(cluster: JudgedCluster): Located<string> | null {
  const { type, loadBalancer, route, nodePort } = serviceOf(cluster, 'APIServer') ?? {};
  const found = { LoadBalancer: loadBalancer?.hostname, Route: route?.hostname, NodePort: nodePort?.address }[type?.value ?? ''] ?? null;
  return found?.value && familyOf(found.value) === 0 ? found : null;
}

/** True if a name matches a pattern, whose first label can be `*`. */
function matches(name: string, pattern: string): boolean {
  const [own, other] = [name.toLowerCase(), pattern.toLowerCase()];
  return own === other || (other.startsWith('*.') && own.slice(own.indexOf('.')) === other.slice(1));
}
