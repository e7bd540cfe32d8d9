import type { FlowService } from '../model/flow.ts';
import type { ClusterStatus, HostedCluster, Located } from '../model/hosted-cluster.ts';

/** A host outside the hub and the workers that a hosted cluster names. */
export interface ExternalHost {
  readonly host: string;
  readonly port: number;
  readonly kind: 'registry' | 'update-service' | 'identity-provider';
  readonly purpose: string;
  /** True if connections can use an HTTP proxy. */
  readonly isHttp: boolean;
}

/** Registries with a mirror, the update service, and identity providers, each with its port. */
export function externalHostsOf({ imageMirrors, updateService, identityProviders }: HostedCluster): readonly ExternalHost[] {
  const hostIn = (at: Located<string> | null, rest: Omit<ExternalHost, 'host' | 'port'>, scheme?: string): ExternalHost[] => {
    const place = at?.value ? hostAndPort(at.value, scheme) : null;
    return place === null ? [] : [{ ...place, ...rest }];
  };
  return [
    ...imageMirrors.flatMap((at) => hostIn(at, { kind: 'registry', purpose: 'container images', isHttp: true }, 'https')),
    ...hostIn(updateService, { kind: 'update-service', purpose: 'updates', isHttp: true }),
    ...identityProviders.flatMap(({ type, urls }) =>
      urls.flatMap((at) => hostIn(at, { kind: 'identity-provider', purpose: `identity provider (${type})`, isHttp: type !== 'LDAP' })),
    ),
  ];
}

const PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80, 'ldap:': 389, 'ldaps:': 636 };

/** Host and port of a URL; with a scheme `otherwise`, also of a host with or without a port. Null if the text cannot be read. */
export function hostAndPort(text: string, otherwise = ''): { readonly host: string; readonly port: number } | null {
  const url = otherwise === '' || text.includes('://') ? text : `${otherwise}://${text}`;
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port } = new URL(url);
  const usual = PORTS[protocol];
  if (hostname === '' || (usual === undefined && port === '')) return null;
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: port === '' ? (usual as number) : Number(port) };
}

/** A host and a port in the status of a running cluster, and their places. */
export interface StatusEndpoint {
  readonly host: string;
  readonly port: number | null;
  readonly at: Located<string>;
  readonly portAt: Located<unknown>;
}

/** The endpoint of a service in the status; null if the status has none. */
export function endpointOf(service: FlowService, { apiHost, apiPort, ignition, oauth }: ClusterStatus): StatusEndpoint | null {
  if (service === 'APIServer')
    return apiHost?.value ? { host: apiHost.value, port: apiPort?.value ?? null, at: apiHost, portAt: apiPort ?? apiHost } : null;
  const at = service === 'Ignition' ? ignition : service === 'OAuthServer' ? oauth : null;
  const place = at?.value ? hostAndPort(at.value, 'https') : null;
  return at && place && { ...place, at, portAt: at };
}
