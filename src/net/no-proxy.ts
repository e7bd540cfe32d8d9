import { isIP } from 'node:net';
import { isLoopback, isWithin } from './network.ts';

/**
 * True if a no-proxy list contains a host, by the rules of Go's `golang.org/x/net/http/httpproxy`, which HyperShift, the kubelet and
 * kubectl use: `*`, addresses, CIDRs, `.example.com` (names below it) and `example.com` (itself and names below it), each with an optional
 * port. Local names and loopback addresses never use a proxy.
 */
export function isExempt(host: string, port: number, noProxy: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name === 'localhost' || isLoopback(name)) return true;
  return noProxyEntries(noProxy).some((entry) => matches(entry.toLowerCase(), name, port));
}

/** The proxy that the environment sets for a server, by the rules of Go; null if there is none. */
export function proxyFor(server: URL, env: Readonly<Record<string, string | undefined>>): string | null {
  const isTls = server.protocol === 'https:';
  const name = isTls ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const proxy = env[name] || env[name.toLowerCase()];
  const port = Number(server.port || (isTls ? 443 : 80));
  if (!proxy || isExempt(hostOf(server), port, env.NO_PROXY || env.no_proxy || '')) return null;
  return /^[a-z0-9]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}

/** The host of a URL without the brackets of IPv6. */
export function hostOf(server: URL): string {
  return server.hostname.replace(/^\[|\]$/g, '');
}

/** The entries of a comma-separated no-proxy list. */
export function noProxyEntries(noProxy: string): string[] {
  return noProxy
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function matches(entry: string, name: string, port: number): boolean {
  if (entry === '*') return true;
  if (entry.includes('/')) return isWithin(name, entry);
  const { host, port: wanted } = withPort(entry);
  if (wanted !== null && wanted !== String(port)) return false;
  if (isIP(host) !== 0) return isIP(name) !== 0 && isWithin(name, `${host}/${isIP(host) === 4 ? 32 : 128}`);
  if (host === '' || isIP(name) !== 0) return false;
  const pattern = host.startsWith('*.') ? host.slice(1) : host;
  if (pattern.startsWith('.')) return name.endsWith(pattern);
  return name === pattern || name.endsWith(`.${pattern}`);
}

function withPort(entry: string): { readonly host: string; readonly port: string | null } {
  if (isIP(entry) === 6) return { host: entry, port: null };
  const [, host = entry, port = null] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(entry) ?? [];
  return { host, port };
}
