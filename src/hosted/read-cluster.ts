import type { Document } from '../model/document.ts';
import type { HostedCluster, Located } from '../model/hosted-cluster.ts';
import { detach } from '../text/detach.ts';
import { entriesAt, type Node, stringAt } from '../text/yaml-nodes.ts';
import { createFields, type Fields } from './fields.ts';
import { configurationPath, olderNetworking } from './older-fields.ts';
import { readServices } from './read-services.ts';

/** The API group of HyperShift; a NodePool of another is Karpenter's. */
export const GROUP = /^hypershift\.openshift\.io\/v1(?:alpha|beta)1$/;

/** Where the access to the API server stands, by the block of the platform. */
const ACCESS_FIELDS: readonly (readonly string[])[] = [
  ['aws', 'endpointAccess'],
  ['azure', 'topology'],
  ['gcp', 'endpointAccess'],
];

/**
 * The hosted cluster that an object describes; null for everything else, and for patches: without `spec.platform.type` or
 * `spec.services` nothing is told of it.
 */
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
    ...{ apiVersion, kind, span, path: span.path, line: span.line, install: document.source.install, template: document.template },
    namespace: fields.text('metadata', 'namespace')?.value ?? null,
    name: fields.text('metadata', 'name')?.value ?? '',
    metadata: fields.block('metadata') ?? services,
    annotations: annotationsOf(fields, object),
    platform,
    access: accessOf(fields),
    region: fields.text('spec', 'platform', 'aws', 'region'),
    azure: azureOf(fields),
    kubevirt: kubevirtOf(fields),
    baseDomain: fields.text('spec', 'dns', 'baseDomain'),
    services: {
      ...services,
      value: fields.node('spec', 'services')?.type === 'sequence' ? {} : undefined,
      entries: readServices(document, fields),
    },
    networking: networkingOf(fields),
    ...internalSubnetsOf(fields),
    proxy: proxyOf(fields),
    ...configurationOf(fields),
    metricsForwarding: fields.text('spec', 'monitoring', 'metricsForwarding', 'mode'),
  };
}

function annotationsOf(fields: Fields, object: Node): ReadonlyMap<string, Located<string>> {
  return new Map(
    entriesAt(object, 'metadata', 'annotations').flatMap(({ key }) => {
      const value = fields.text('metadata', 'annotations', key.text);
      return value === null ? [] : [[detach(key.text), value] as const];
    }),
  );
}

function accessOf(fields: Fields): Located<string> | null {
  for (const path of ACCESS_FIELDS) {
    const access = fields.text('spec', 'platform', ...path);
    if (access !== null) return access;
  }
  return null;
}

function azureOf(fields: Fields): HostedCluster['azure'] {
  const azure = ['spec', 'platform', 'azure'];
  const block = fields.block(...azure);
  if (block === null) return null;
  return {
    block,
    authentication: fields.text(...azure, 'azureAuthenticationConfig', 'azureAuthenticationConfigType'),
    private: fields.block(...azure, 'private'),
    privateType: fields.text(...azure, 'private', 'type'),
  };
}

function kubevirtOf(fields: Fields): HostedCluster['kubevirt'] {
  const kubevirt = ['spec', 'platform', 'kubevirt'];
  const block = fields.block(...kubevirt);
  if (block === null) return null;
  return {
    block,
    baseDomainPassthrough: fields.boolean(...kubevirt, 'baseDomainPassthrough'),
    credentials: fields.block(...kubevirt, 'credentials'),
    infraNamespace: fields.text(...kubevirt, 'credentials', 'infraNamespace'),
  };
}

function networkingOf(fields: Fields): HostedCluster['networking'] {
  const networking = ['spec', 'networking'];
  const older = olderNetworking(fields);
  return {
    block: fields.block(...networking),
    networkType: fields.text(...networking, 'networkType'),
    machineNetworks: older?.machineNetworks ?? fields.texts([...networking, 'machineNetwork'], 'cidr'),
    clusterNetworks: older?.clusterNetworks ?? fields.texts([...networking, 'clusterNetwork'], 'cidr'),
    serviceNetworks: older?.serviceNetworks ?? fields.texts([...networking, 'serviceNetwork'], 'cidr'),
    apiServerPort: fields.number(...networking, 'apiServer', 'port') ?? older?.apiServerPort ?? null,
    advertiseAddress: fields.text(...networking, 'apiServer', 'advertiseAddress') ?? older?.advertiseAddress ?? null,
    allowedCIDRBlocks: fields.texts([...networking, 'apiServer', 'allowedCIDRBlocks']),
    allowedCIDRs: fields.block(...networking, 'apiServer', 'allowedCIDRBlocks'),
  };
}

function internalSubnetsOf(fields: Fields): Pick<HostedCluster, 'internalSubnets' | 'internalJoinSubnet'> {
  const ovn = ['spec', 'operatorConfiguration', 'clusterNetworkOperator', 'ovnKubernetesConfig'];
  const paths = [
    [...ovn, 'ipv4', 'internalJoinSubnet'],
    [...ovn, 'ipv4', 'internalTransitSwitchSubnet'],
    [...ovn, 'ipv6', 'internalJoinSubnet'],
    [...ovn, 'ipv6', 'internalTransitSwitchSubnet'],
    [...ovn, 'v4InternalSubnet'],
    [...ovn, 'v6InternalSubnet'],
  ];
  return {
    internalSubnets: paths.flatMap((path) => fields.text(...path) ?? []),
    internalJoinSubnet: fields.text(...ovn, 'ipv4', 'internalJoinSubnet'),
  };
}

function proxyOf(fields: Fields): HostedCluster['proxy'] {
  const proxy = configurationPath(fields, 'proxy');
  const block = fields.block(...proxy);
  if (block === null) return null;
  return {
    block,
    httpProxy: fields.text(...proxy, 'httpProxy'),
    httpsProxy: fields.text(...proxy, 'httpsProxy'),
    noProxy: fields.text(...proxy, 'noProxy'),
    trustedCA: fields.text(...proxy, 'trustedCA', 'name'),
  };
}

type ConfigurationFacts = 'authenticationType' | 'identityProviderTypes' | 'namedCertificateNames' | 'appsDomain' | 'serviceNodePortRange';

function configurationOf(fields: Fields): Pick<HostedCluster, ConfigurationFacts> {
  const certificates = [...configurationPath(fields, 'apiServer'), 'servingCerts', 'namedCertificates'];
  return {
    authenticationType: fields.text(...configurationPath(fields, 'authentication'), 'type'),
    identityProviderTypes: fields.texts([...configurationPath(fields, 'oauth'), 'identityProviders'], 'type'),
    namedCertificateNames: Array.from({ length: fields.length(...certificates) }, (_, index) =>
      fields.texts([...certificates, index, 'names']),
    ).flat(),
    appsDomain: fields.text(...configurationPath(fields, 'ingress'), 'appsDomain'),
    serviceNodePortRange: fields.text(...configurationPath(fields, 'network'), 'serviceNodePortRange'),
  };
}
