import type { HostedCluster } from '../model/hosted-cluster.ts';

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
  const registries = imageMirrors.flatMap(({ value }): ExternalHost[] => {
    const place = value === undefined ? null : hostAndPort(value, 'https');
    return place === null ? [] : [{ ...place, kind: 'registry', purpose: 'container images', isHttp: true }];
  });
  const update = updateService?.value ? hostAndPort(updateService.value) : null;
  const providers = identityProviders.flatMap(({ type, urls }): ExternalHost[] =>
    urls.flatMap(({ value }) => {
      const place = value === undefined ? null : hostAndPort(value);
      const purpose = `identity provider (${type})`;
      return place === null ? [] : [{ ...place, kind: 'identity-provider', purpose, isHttp: type !== 'LDAP' }];
    }),
  );
  return [
    ...registries,
    ...(update === null ? [] : [{ ...update, kind: 'update-service' as const, purpose: 'updates', isHttp: true }]),
    ...providers,
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
