import http from 'node:http';
import https from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../../model/exit-code.ts';
import type { Environment } from '../run-program.ts';
import { bytesOf, type Credential, type Credentials, createCredentials } from './credentials.ts';
import type { KubeContext } from './kubeconfig.ts';
import { hostOf, proxyFor } from './proxy.ts';

/** How a server is reached: by one agent that keeps its few connections. */
export interface Connection {
  readonly server: URL;
  readonly credentials: Credentials;
  /** Asks once and reads the whole answer. Rejects where the server cannot be reached, hangs or breaks off. */
  readonly get: (path: string, credential: Credential, signal: AbortSignal) => Promise<Answer>;
  /** What a WebSocket needs besides its address. */
  readonly options: (credential: Credential) => https.RequestOptions;
  readonly close: () => void;
}

/** An answer of a server, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: Buffer;
}

export interface ConnectionOptions {
  readonly env: Environment;
  readonly cwd: string;
  /** Milliseconds that a request, or the start of a credential plugin, may take. */
  readonly requestTime: number;
  readonly signal: AbortSignal;
  /** Names the program and its version. */
  readonly userAgent: string;
}

/** Requests to one server at once. */
export const MAX_REQUESTS = 3;
/** An object has at most 1.5 MB, and a page at most 100 objects. */
const MAX_BYTES = 256 * 1024 ** 2;

/** Throws UsageError for a proxy that cannot be used, and for certificates that cannot be read. */
export async function connect(context: KubeContext, options: ConnectionOptions): Promise<Connection> {
  const { cluster } = context;
  const server = new URL(cluster.server);
  const { request, Agent } = server.protocol === 'https:' ? https : http;
  const authority = bytesOf(cluster['certificate-authority-data'], cluster['certificate-authority']);
  const trust = {
    ...(authority && { ca: authority }),
    ...(cluster['tls-server-name'] && { servername: cluster['tls-server-name'] }),
    // Through a proxy the connection no longer knows an address of which it asks a certificate.
    checkServerIdentity: (_: string, certificate: PeerCertificate) =>
      checkServerIdentity(cluster['tls-server-name'] || hostOf(server), certificate),
    ...(cluster['insecure-skip-tls-verify'] === true && { rejectUnauthorized: false }),
  };
  const keep = { keepAlive: true, maxSockets: MAX_REQUESTS };
  const closing = new AbortController();
  const proxy = cluster['proxy-url'] || proxyFor(server, options.env);
  const agent = (await agentOfProxy(proxy, { ...keep, signal: closing.signal })) ?? new Agent(keep);
  // Node.js 22.23 and 24.21 keep no connection whose certificate was checked in a request's own way, unless the agent has the same.
  Object.assign((agent as { readonly options?: object }).options ?? {}, { checkServerIdentity: trust.checkServerIdentity });
  const run = { env: options.env, cwd: options.cwd, time: options.requestTime, signal: options.signal };
  const accept = cluster['disable-compression'] === true ? {} : { 'accept-encoding': 'gzip' };
  const withCredential = ({ headers, tls }: Credential): https.RequestOptions => ({
    headers: { ...headers, 'user-agent': options.userAgent },
    agent,
    ...trust,
    ...tls,
  });
  return {
    server,
    credentials: createCredentials(context, run),
    options: withCredential,
    close: () => {
      agent.destroy();
      // An agent knows nothing of sockets that still wait for a proxy.
      closing.abort();
    },
    get: (path, credential, signal) =>
      new Promise((resolve, reject) => {
        const base = withCredential(credential);
        const headers = { ...base.headers, ...accept, accept: 'application/json' };
        const asked = request(addressOf(server, path), { ...base, headers, signal }, (response) => {
          readBody(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body }),
            reject,
          );
        });
        asked.on('error', reject);
        // A request that waits for a proxy ends with its connection alone.
        signal.addEventListener('abort', () => reject(new Error('it did not answer')));
        asked.end();
      }),
  };
}

/** The server's own path comes first: proxies of many clusters tell these apart by it. */
export function addressOf(server: URL, path: string): URL {
  return new URL(server.pathname.replace(/\/$/, '') + path, server);
}

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > MAX_BYTES) throw TOO_LARGE;
    parts.push(part as Buffer);
  }
  const body = Buffer.concat(parts);
  return response.headers['content-encoding'] === 'gzip' ? unpacked(body) : body;
}

const MARGIN = 64;
const TOO_LARGE = new Error(`the answer holds more than ${MAX_BYTES / 1024 ** 2} MB`);

function unpacked(body: Buffer): Buffer {
  // The last bytes tell how many they were: in one piece that is a little longer, unpacking takes a sixth of the time of many small ones.
  const size = body.length < 4 ? 0 : body.readUInt32LE(body.length - 4);
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BYTES, chunkSize: Math.min(size, MAX_BYTES) + MARGIN });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : error;
  }
}

async function agentOfProxy(proxy: string | null, keep: http.AgentOptions & { readonly signal: AbortSignal }): Promise<http.Agent | null> {
  if (!proxy) return null;
  const scheme = /^([a-z0-9]+):\/\//i.exec(proxy)?.[1]?.toLowerCase() ?? '';
  if (!['http', 'https', 'socks5', 'socks5h'].includes(scheme))
    throw new UsageError(`the proxy ${withoutPassword(proxy)} is not of a kind that can be used: http, https, socks5`);
  const { HttpsProxyAgent, SocksProxyAgent } = await import('./library.ts');
  return scheme.startsWith('http') ? new HttpsProxyAgent(proxy, keep) : new SocksProxyAgent(proxy.replace(/^socks5:/i, 'socks5h:'), keep);
}

function withoutPassword(proxy: string): string {
  return proxy.replace(/\/\/[^/@]*@/, '//');
}
