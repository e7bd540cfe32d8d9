import type { Document } from '../model/document.ts';
import type { HostedCluster, IdentityProvider, Located, UnjudgedCluster } from '../model/hosted-cluster.ts';
import { entriesAt, type Node, stringAt } from '../yaml/nodes.ts';
import { createFields, type Fields } from './fields.ts';
import { identityOf } from './identity.ts';
import { readServices } from './read-services.ts';

/** The API group of HyperShift; Karpenter has NodePools too. */
export const GROUP = /^hypershift\.openshift\.io\/v1(?:alpha|beta)1$/;

/** Reads a hosted cluster; null for other objects, and for patches without `spec.platform.type` or `spec.services`. */
export function readHostedCluster(document: Document, object: Node): HostedCluster | null {
  const kind = stringAt(object, 'kind');
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  if ((kind !== 'HostedCluster' && kind !== 'HostedControlPlane') || !GROUP.test(apiVersion)) return null;
  const fields = createFields(document, object);
  const platform = fields.text('spec', 'platform', 'type');
  const services = fields.block('spec', 'services');
  if (platform === null || services === null) return null;
  const span = document.spanOf(object.type === 'mapping' ? (object.entries[0]?.key ?? object) : object);
  return {
    span,
    ...identityOf(document, object, fields),
    ...{ kind, path: span.path, line: span.line },
    metadata: fields.block('metadata') ?? services,
    annotations: annotationsOf(fields, object),
    platform,
    access: accessOf(fields),
    region: fields.text('spec', 'platform', 'aws', 'region'),
    azure: azureOf(fields),
    kubevirt: kubevirtOf(fields),
    apiServerDnsName: fields.text('spec', 'kubeAPIServerDNSName'),
    baseDomain: fields.text('spec', 'dns', 'baseDomain'),
    baseDomainPrefix: fields.text('spec', 'dns', 'baseDomainPrefix'),
    services: {
      entries: readServices(document, fields),
      ...services,
      value: fields.node('spec', 'services')?.type === 'sequence' ? {} : undefined,
    },
    networking: networkingOf(fields),
    ...internalSubnetsOf(fields),
    proxy: proxyOf(fields),
    ...configurationFactsOf(fields),
    imageMirrors: fields.items('spec', 'imageContentSources').flatMap((one) => one.texts(['mirrors'])),
    updateService: fields.text('spec', 'updateService'),
    status: statusOf(fields),
    metricsForwarding: fields.text('spec', 'monitoring', 'metricsForwarding', 'mode'),
  };
}

function statusOf(fields: Fields): HostedCluster['status'] {
  const status = fields.below('status');
  const found = {
    apiHost: status.text('controlPlaneEndpoint', 'host'),
    apiPort: status.number('controlPlaneEndpoint', 'port'),
    ignition: status.text('ignitionEndpoint'),
    oauth: status.text('oauthCallbackURLTemplate'),
  };
  return Object.values(found).some((one) => one?.value) ? found : null;
}

/**
 * A HostedCluster that cannot be judged, with the reason; null for everything else. Without `spec.platform.type` and another
 * required key, an object is a patch.
 */
export function readUnjudgedCluster(document: Document, object: Node): UnjudgedCluster | null {
  const apiVersion = stringAt(object, 'apiVersion') ?? '';
  if (stringAt(object, 'kind') !== 'HostedCluster' || !GROUP.test(apiVersion)) return null;
  const fields = createFields(document, object);
  if (fields.block('spec', 'services') !== null || fields.text('spec', 'platform', 'type') === null) return null;
  const isPublished = fields.block('spec', 'publishing') !== null;
  if (!isPublished && WHOLE.every((key) => fields.node('spec', key) === undefined)) return null;
  const { namespace, name, path, line } = identityOf(document, object, fields);
  const reason = isPublished ? 'spec.publishing is not supported, only spec.services' : 'it has no spec.services';
  return { kind: 'HostedCluster', namespace, name, path, line, reason };
}

/** Keys of whole objects, which patches seldom have. */
const WHOLE = ['release', 'pullSecret', 'etcd', 'networking'];

function annotationsOf(fields: Fields, object: Node): ReadonlyMap<string, Located<string>> {
  return new Map(
    entriesAt(object, 'metadata', 'annotations').flatMap(({ key }) => {
      const name = key.text;
      const value = fields.text('metadata', 'annotations', name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

function accessOf(fields: Fields): Located<string> | null {
  return (
    fields.text('spec', 'platform', 'aws', 'endpointAccess') ??
    fields.text('spec', 'platform', 'azure', 'topology') ??
    fields.text('spec', 'platform', 'gcp', 'endpointAccess')
  );
}

function azureOf(fields: Fields): HostedCluster['azure'] {
  const azure = fields.below('spec', 'platform', 'azure');
  const block = azure.block();
  return (
    block && {
      block,
      authentication: azure.text('azureAuthenticationConfig', 'azureAuthenticationConfigType'),
      private: azure.block('private'),
      privateType: azure.text('private', 'type'),
    }
  );
}

function kubevirtOf(fields: Fields): HostedCluster['kubevirt'] {
  const kubevirt = fields.below('spec', 'platform', 'kubevirt');
  const block = kubevirt.block();
  return (
    block && {
      block,
      baseDomainPassthrough: kubevirt.boolean('baseDomainPassthrough'),
      credentials: kubevirt.block('credentials'),
      infraNamespace: kubevirt.text('credentials', 'infraNamespace'),
    }
  );
}

function networkingOf(fields: Fields): HostedCluster['networking'] {
  const networking = fields.below('spec', 'networking');
  return {
    block: networking.block(),
    networkType: networking.text('networkType'),
    machineNetworks: networking.texts(['machineNetwork'], 'cidr'),
    clusterNetworks: networking.texts(['clusterNetwork'], 'cidr'),
    serviceNetworks: networking.texts(['serviceNetwork'], 'cidr'),
    apiServerPort: networking.number('apiServer', 'port'),
    advertiseAddress: networking.text('apiServer', 'advertiseAddress'),
    allowedCIDRBlocks: networking.texts(['apiServer', 'allowedCIDRBlocks']),
    allowedCIDRs: networking.block('apiServer', 'allowedCIDRBlocks'),
  };
}

function internalSubnetsOf(fields: Fields): Pick<HostedCluster, 'internalSubnets' | 'internalJoinSubnet'> {
  const ovn = fields.below('spec', 'operatorConfiguration', 'clusterNetworkOperator', 'ovnKubernetesConfig');
  const subnets = [
    ...['ipv4', 'ipv6'].flatMap((family) => [ovn.text(family, 'internalJoinSubnet'), ovn.text(family, 'internalTransitSwitchSubnet')]),
    ...[ovn.text('v4InternalSubnet'), ovn.text('v6InternalSubnet')],
  ];
  return { internalSubnets: subnets.filter((one) => one !== null), internalJoinSubnet: ovn.text('ipv4', 'internalJoinSubnet') };
}

function proxyOf(fields: Fields): HostedCluster['proxy'] {
  const proxy = fields.below('spec', 'configuration', 'proxy');
  const block = proxy.block();
  return (
    block && {
      block,
      httpProxy: proxy.text('httpProxy'),
      httpsProxy: proxy.text('httpsProxy'),
      noProxy: proxy.text('noProxy'),
      trustedCA: proxy.text('trustedCA', 'name'),
    }
  );
}

/** The field with the URL of each type of identity provider; the others are only reached by browsers, or not at all. */
const URL_OF_PROVIDER: Readonly<Record<string, readonly [string, string]>> = {
  BasicAuth: ['basicAuth', 'url'],
  GitHub: ['github', 'hostname'],
  GitLab: ['gitlab', 'url'],
  Keystone: ['keystone', 'url'],
  LDAP: ['ldap', 'url'],
  OpenID: ['openID', 'issuer'],
};

function identityProviderOf(provider: Fields): IdentityProvider {
  const type = provider.text('type')?.value ?? '';
  const path = URL_OF_PROVIDER[type];
  const url = path === undefined ? null : provider.text(...path);
  if (url === null) return { type, urls: [] };
  return { type, urls: [type === 'GitHub' && url.value ? { ...url, value: `https://${url.value}` } : url] };
}

type ConfigurationFacts =
  | 'authenticationType'
  | 'identityProviders'
  | 'namedCertificateNames'
  | 'appsDomain'
  | 'ingressDomain'
  | 'serviceNodePortRange';

function configurationFactsOf(fields: Fields): Pick<HostedCluster, ConfigurationFacts> {
  const configuration = fields.below('spec', 'configuration');
  const certificates = configuration.items('apiServer', 'servingCerts', 'namedCertificates');
  return {
    authenticationType: configuration.text('authentication', 'type'),
    identityProviders: configuration.items('oauth', 'identityProviders').map(identityProviderOf),
    namedCertificateNames: certificates.flatMap((one) => one.texts(['names'])),
    appsDomain: configuration.text('ingress', 'appsDomain'),
    ingressDomain: configuration.text('ingress', 'domain'),
    serviceNodePortRange: configuration.text('network', 'serviceNodePortRange'),
  };
}
