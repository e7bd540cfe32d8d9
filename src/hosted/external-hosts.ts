import type { HostedCluster, Located } from '../model/hosted-cluster.ts';

/** A host outside of hub and workers that a hosted cluster names. */
export interface ExternalHost {
  readonly host: string;
  readonly port: number;
  readonly kind: 'registry' | 'update-service' | 'identity-provider';
  readonly purpose: string;
  /** A proxy can be used. */
  readonly isHttp: boolean;
}

/** Registries with a mirror, the update service, and identity providers, each with its port. */
export function externalHostsOf({ imageMirrors, updateService, identityProviders }: HostedCluster): readonly ExternalHost[] {
  const registries = imageMirrors.flatMap(({ value }): ExternalHost[] => {
    const place = value === undefined ? null : hostAndPort(`https://${value}`);
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

/** Host and port of an endpoint in a status: a URL, a host, or a host with a port; null if it cannot be read. */
export function statusEndpoint(text: Located<string> | null): ReturnType<typeof hostAndPort> {
  return text?.value ? hostAndPort(text.value.includes('://') ? text.value : `https://${text.value}`) : null;
}

/** Host and port of a URL; null if it cannot be read. */
export function hostAndPort(url: string): { readonly host: string; readonly port: number } | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port } = new URL(url);
  const usual = PORTS[protocol];
  if (hostname === '' || (usual === undefined && port === '')) return null;
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: port === '' ? (usual as number) : Number(port) };
}
