import { isLoopback, isWithin, readNetwork } from '../../text/network.ts';
import type { Environment } from '../run-program.ts';

/** The proxy that the environment names for a server, by the rules of Go's programs; null for none. */
export function proxyFor(server: URL, env: Environment): string | null {
  const scheme = server.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const proxy = env[scheme] || env[scheme.toLowerCase()];
  if (!proxy) return null;
  const host = server.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || isLoopback(host)) return null;
  const port = server.port || (server.protocol === 'https:' ? '443' : '80');
  const exceptions = (env.NO_PROXY || env.no_proxy || '').split(',').map((one) => one.trim().toLowerCase());
  if (exceptions.some((exception) => exempts(exception, host, port))) return null;
  return /^[a-z0-9]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}

/** `*`, a network, an address, a domain with what lies below it, or with a dot before it only what lies below; each with or without a port. */
function exempts(exception: string, host: string, port: string): boolean {
  if (exception === '*') return true;
  const network = readNetwork(exception);
  if (network !== null) return isWithin(host, network);
  const [, name = exception, onlyPort] = /^(.+):(\d+)$/.exec(exception.replace(/^\[(.*)\]/, '$1')) ?? [];
  const isAddress = host.includes(':') && exception.replace(/^\[|\]$/g, '') === host;
  if (isAddress) return true;
  if (name === '' || (onlyPort !== undefined && onlyPort !== port)) return false;
  if (name.startsWith('.') || name.startsWith('*.')) return host.endsWith(name.replace(/^\*/, ''));
  return host === name || host.endsWith(`.${name}`);
}
