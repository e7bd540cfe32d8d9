import { type JudgedCluster, serviceOf } from '../../src/model/hosted-cluster.ts';
import { familyOf } from '../../src/net/network.ts';
import { shorten } from '../draft.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpCertificateName = hostedRule({
  id: 'hcp-certificate-name',
  title: "A named certificate contains a name of the API server's own certificate",
  why:
    'HyperShift creates the certificate of the API server for the name or address by which it is published, and for its internal names. ' +
    'The operator refuses a named certificate with one of these names, because nodes would get it instead.',
  remedy: 'Publish an additional name with `spec.kubeAPIServerDNSName`, and use that name for the certificate.',
  severity: 'error',
  source: 'HyperShift: hypershift-operator/controllers/hostedcluster/validations/ocpapiserver.go; support/pki/kas.go',
  examples: examplesOf(
    exampleCluster({
      services: { APIServer: '{ type: Route, route: { hostname: api.demo.example.com } }' },
      spec: `configuration:
  apiServer:
    servingCerts:
      namedCertificates:
        - names:
            - «api.demo.example.com # expect: hcp-certificate-name error certain @17|own.example.com»
          servingCertificate: { name: own }
kubeAPIServerDNSName: own.example.com
`,
    }),
  ),
  *ofCluster(cluster) {
    // The operator does not compare names of private clusters on AWS.
    const isCompared = cluster.platform.value !== 'AWS' || cluster.access === null || cluster.access.value === 'Public';
    if (!isCompared || SKIPPED_BY.some((annotation) => cluster.annotations.has(annotation))) return;
    // Named certificates cannot be for an IP address.
    const { host = null } = serviceOf(cluster, 'APIServer') ?? {};
    const published = host?.value && familyOf(host.value) === 0 ? { ...host, value: host.value } : null;
    for (const name of cluster.namedCertificateNames) {
      const pattern = name.value;
      if (pattern === undefined) continue;
      const isPublished = published !== null && matchesPattern(published.value, pattern);
      const internal = internalNamesOf(cluster).find((one) => matchesPattern(one, pattern));
      if (!isPublished && internal === undefined) continue;
      const own = isPublished ? `it is published as ${published.value}` : `${internal} is one of its internal names`;
      yield draftOfField(cluster, name, {
        message: `the named certificate ${shorten(pattern, 50)} has a name of the API server`,
        why: `the operator refuses it, because the API server of ${nameOfObject(cluster)} has its own certificate: ${own}`,
        remedy: 'use another name for the certificate, and set kubeAPIServerDNSName to it',
        ...(isPublished ? { related: [{ span: published.span, message: 'the published name', isShown: true }] } : {}),
      });
    }
  },
});

/** Annotations that disable the validation. */
const SKIPPED_BY = ['hypershift.openshift.io/disable-pki-reconciliation', 'hypershift.openshift.io/skip-kas-conflict-san-validation'];

function internalNamesOf({ name }: JudgedCluster): readonly string[] {
  const suffixes = ['', '.default', '.default.svc', '.default.svc.cluster.local'];
  const services = ['kubernetes', 'openshift'].flatMap((one) => suffixes.map((rest) => one + rest));
  return ['localhost', ...services, ...(name === '' ? [] : [`api.${name}.hypershift.local`])];
}

/** True if a name matches a pattern, whose first label can be `*`. */
function matchesPattern(name: string, pattern: string): boolean {
  const [own, other] = [name.toLowerCase(), pattern.toLowerCase()];
  return own === other || (other.startsWith('*.') && own.slice(own.indexOf('.')) === other.slice(1));
}
