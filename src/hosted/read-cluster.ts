import type { Document } from '../model/document.ts';
import {
  BLOCK_OF_STRATEGY,
  CLUSTER_FIELDS,
  type HostedCluster,
  type HostedNodePool,
  type IdentityProvider,
  type Located,
  NODE_POOL_FIELDS,
  type PublishedService,
  type SkippedCluster,
  STATUS_FIELDS,
} from '../model/hosted-cluster.ts';
import { type ObjectFields, readFields, textField } from '../model/object-fields.ts';
import { entriesAt, type Node, stringAt } from '../yaml/nodes.ts';
import { controlPlaneNamespaceOf } from './exposure.ts';
import { createFields, identityOf } from './fields.ts';

/** The API group of HyperShift. Karpenter also has a kind NodePool. */
const GROUP = /^hypershift\.openshift\.io\/v1(?:alpha|beta)1$/;

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
  const status = readFields(fields, STATUS_FIELDS);
  return {
    span,
    ...identityOf(document, object, fields),
    kind,
    path: span.path,
    line: span.line,
    metadata: fields.block('metadata') ?? services,
    annotations: annotationsOf(fields, object),
    platform,
    services: {
      entries: fields.items('spec', 'services').map((entry) => serviceOf(entry, services, document.source.templated === true)),
      ...services,
      value: fields.node('spec', 'services')?.type === 'sequence' ? {} : undefined,
    },
    ...readFields(fields, CLUSTER_FIELDS),
    tokenIssuers: fields
      .items('spec', 'configuration', 'authentication', 'oidcProviders')
      .flatMap((provider) => provider.text('issuer', 'issuerURL') ?? []),
    identityProviders: fields.items('spec', 'configuration', 'oauth', 'identityProviders').map(identityProviderOf),
    status: Object.values(status).some((one) => one?.value) ? status : null,
  };
}

/** Reads the NodePool of a hosted cluster; null for other objects, such as a NodePool of Karpenter. */
export function readNodePool(document: Document, object: Node): HostedNodePool | null {
  if (stringAt(object, 'kind') !== 'NodePool' || !GROUP.test(stringAt(object, 'apiVersion') ?? '')) return null;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  if (metadata === null) return null;
  const identity = identityOf(document, object, fields);
  const values = readFields(fields, NODE_POOL_FIELDS);
  const cluster = { kind: 'HostedCluster', namespace: identity.namespace, name: values.clusterName?.value ?? '' } as const;
  return {
    metadata,
    ...identity,
    ...values,
    controlPlaneNamespace: controlPlaneNamespaceOf(cluster),
  };
}

const EMPTY_LABEL = /^\.|\.\.|\.$/;

/** An entry of `spec.services`; if it has no place, that of the list. */
function serviceOf(entry: ObjectFields, services: Located<object>, isTemplated: boolean): PublishedService {
  const strategy = entry.below('servicePublishingStrategy');
  const type = strategy.text('type');
  const own = BLOCK_OF_STRATEGY[type?.value ?? ''];
  const host = own ? textField(own === 'nodePort' ? 'nodePort.address' : `${own}.hostname`)(strategy) : null;
  // If a chart is rendered without the values of an installation, names have missing parts, so they are unknown.
  const isKnown = !host?.value || isTemplated || !EMPTY_LABEL.test(host.value);
  const [nodePort, route, loadBalancer] = [strategy.block('nodePort'), strategy.block('route'), strategy.block('loadBalancer')];
  return {
    entry: entry.block() ?? { ...services, value: undefined },
    service: entry.text('service'),
    type,
    blocks: { nodePort, route, loadBalancer },
    host: isKnown ? host : { ...host, value: undefined },
    port: own === 'nodePort' ? strategy.number('nodePort', 'port') : null,
    portText: own === 'nodePort' ? (strategy.text('nodePort', 'port')?.value ?? null) : null,
  };
}

/**
 * A HostedCluster that cannot be checked, with the reason; null for other objects. An object without `spec.platform.type` and another
 * required key is a patch.
 */
export function readSkippedCluster(document: Document, object: Node): SkippedCluster | null {
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

/** Keys that whole objects have and patches rarely have. */
const WHOLE = ['release', 'pullSecret', 'etcd', 'networking'];

function annotationsOf(fields: ObjectFields, object: Node): ReadonlyMap<string, Located<string>> {
  return new Map(
    entriesAt(object, 'metadata', 'annotations').flatMap(({ key }) => {
      const name = key.text;
      const value = fields.text('metadata', 'annotations', name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/** The field with the URL of each type of identity provider; only browsers connect to the others, or nothing does. */
const URL_OF_PROVIDER: Readonly<Record<string, readonly [string, string]>> = {
  BasicAuth: ['basicAuth', 'url'],
  GitHub: ['github', 'hostname'],
  GitLab: ['gitlab', 'url'],
  Keystone: ['keystone', 'url'],
  LDAP: ['ldap', 'url'],
  OpenID: ['openID', 'issuer'],
};

function identityProviderOf(provider: ObjectFields): IdentityProvider {
  const type = provider.text('type')?.value ?? '';
  const path = URL_OF_PROVIDER[type];
  const url = path === undefined ? null : provider.text(...path);
  if (url === null) return { type, urls: [] };
  return { type, urls: [type === 'GitHub' && url.value ? { ...url, value: `https://${url.value}` } : url] };
}
