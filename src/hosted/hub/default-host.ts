import type { HubObject, Located } from '../../model/hosted-cluster.ts';
import { type HubFacts, onSameHub } from '../../model/hub.ts';

/** Maximum length of a DNS label, and the part of a longer one that HyperShift keeps. */
const MAX_LABEL = 63;
const KEPT = 53;

/** The domain in which the hub assigns hosts to Routes; null if the input has none, or several. */
export function domainOfRoutes(object: Pick<HubObject, 'install'>, { ingresses }: Pick<HubFacts, 'ingresses'>): Located<string> | null {
  const domains = onSameHub(object, ingresses).flatMap(({ domain, appsDomain }) => (appsDomain?.value ? appsDomain : (domain ?? [])));
  return new Set(domains.map(({ value }) => value)).size === 1 ? (domains[0] ?? null) : null;
}

/** The host of a Route without one; HyperShift shortens long hosts (`support/netutil/route.go`, ShortenRouteHostnameIfNeeded). */
export function defaultHost(route: string, namespace: string, domain: string): string {
  const label = `${route}-${namespace}`;
  return `${label.length < MAX_LABEL ? label : `${label.slice(0, KEPT)}-${hashOf(label)}`}.${domain}`;
}

/** The 32-bit FNV-1a hash of ASCII text in eight hexadecimal digits. */
function hashOf(text: string): string {
  const hash = Buffer.from(text).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
