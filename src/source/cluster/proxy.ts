import type { Agent, AgentOptions, ClientRequest } from 'node:http';
import { UsageError } from '../../model/exit-code.ts';

/** The error code if no connection to the server was opened. */
export const NOT_CONNECTED = 'NOT_CONNECTED';

/**
 * An agent whose connections use a proxy. client-node's own agents send an invalid CONNECT for IPv6 and cannot be aborted. Throws a
 * UsageError, without the password, for a proxy that cannot be used.
 */
export async function proxyAgent(proxy: string, options: AgentOptions & { readonly signal: AbortSignal }): Promise<Agent> {
  const url = URL.canParse(proxy) ? new URL(proxy) : null;
  // The value is not printed, because any part of it may be a password.
  if (url === null || url.host === '' || !/^(?:[^%]|%[0-9a-f]{2})*$/i.test(url.username + url.password))
    throw new UsageError('the proxy is malformed; write proxy-url, or HTTPS_PROXY, like http://proxy.example:3128');
  if (!['http:', 'https:', 'socks5:', 'socks5h:'].includes(url.protocol))
    throw new UsageError(`the proxy ${url.protocol}//${url.host} is not of a kind that can be used: http, https, socks5`);
  const { HttpsProxyAgent, SocksProxyAgent } = await import('./library.ts');
  if (url.protocol.startsWith('socks')) return new SocksProxyAgent(proxy.replace(/^socks5:/i, 'socks5h:'), options);
  const agent = new HttpsProxyAgent(url, options);
  // Without this, the answer of the proxy would look like one of the API server.
  agent.on('proxyConnect', ({ statusCode, statusText }: { statusCode: number; statusText: string }, request: ClientRequest) => {
    const refusal = new Error(`the proxy ${url.host} refused the connection (${statusCode} ${statusText})`);
    if (statusCode !== 200) request.destroy(Object.assign(refusal, { code: NOT_CONNECTED }));
  });
  return agent;
}
