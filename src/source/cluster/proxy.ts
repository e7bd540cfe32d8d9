import { isExempt } from '../../net/no-proxy.ts';
import type { Environment } from '../run-program.ts';

/** The proxy that the environment names for a server, by the rules of Go's programs; null for none. */
export function proxyFor(server: URL, env: Environment): string | null {
  const isTls = server.protocol === 'https:';
  const name = isTls ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const proxy = env[name] || env[name.toLowerCase()];
  const port = Number(server.port || (isTls ? 443 : 80));
  if (!proxy || isExempt(hostOf(server), port, env.NO_PROXY || env.no_proxy || '')) return null;
  return /^[a-z0-9]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}

/** IPv6 addresses stand in brackets in URLs only. */
export function hostOf(server: URL): string {
  return server.hostname.replace(/^\[|\]$/g, '');
}
