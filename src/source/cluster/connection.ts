import { setMaxListeners } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import { hostOf, proxyFor } from '../../net/no-proxy.ts';
import { textOf } from '../../yaml/plain-fields.ts';
import type { PluginRun } from './credential-plugin.ts';
import { type Credential, type Credentials, clientConfig, createCredentials } from './credentials.ts';
import type { KubeContext } from './kubeconfig.ts';
import { NOT_CONNECTED, proxyAgent } from './proxy.ts';

/** The connections to one server: those for requests, which are kept open, and one for each command. */
export interface Connection {
  readonly server: URL;
  readonly credentials: Credentials;
  /** client-node's configuration of the server, without a credential. */
  readonly config: KubeConfig;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
  /** Sends one request and reads the whole answer. Rejects if the server cannot be reached, does not answer or closes the connection. */
  readonly send: (asked: ApiRequest, credential: Credential) => Promise<Answer>;
  /** The options of a WebSocket. */
  readonly options: (credential: Credential) => https.RequestOptions;
  readonly close: () => void;
}

/** A request for an API path. */
export interface ApiRequest {
  readonly path: string;
  /** GET if absent. */
  readonly method?: 'GET' | 'PATCH' | 'DELETE';
  readonly body?: string;
}

/** The content type of a server-side apply; JSON is also YAML. */
const APPLY = 'application/apply-patch+yaml';

/** A server's answer with any status. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: Buffer;
}

export interface ConnectionOptions extends PluginRun {
  /** Time limit in milliseconds for opening a connection, including its proxy and TLS handshake. */
  readonly connectTime?: number;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
  /** Name and version of the program. */
  readonly userAgent: string;
}

/** A server that does not answer within this time is down. */
const CONNECT_TIME = 10_000;
/** Maximum size of an answer: an object has at most 1.5 MB, and a page at most 100 objects. */
const MAX_BYTES = 256 * 1024 ** 2;
/** Minimum and maximum size in bytes of a buffer for unpacking. */
const [MIN_CHUNK, MAX_CHUNK] = [64 * 1024, 4 * 1024 ** 2];

/** Throws UsageError for a proxy that cannot be used, and for certificates that cannot be read. */
export async function connect(context: KubeContext, options: ConnectionOptions): Promise<Connection> {
  const { server, cluster } = context;
  const { requestTime, connectTime = CONNECT_TIME, signal, userAgent, env } = options;
  const { request, Agent } = server.protocol === 'https:' ? https : http;
  const config = await clientConfig({ server, cluster, user: {} });
  const name = textOf(cluster['tls-server-name']) || hostOf(server);
  // Through a proxy, Node.js does not know the host name for the certificate check.
  const checkIdentity = (_: string, certificate: PeerCertificate) => checkServerIdentity(name, certificate);
  const closing = new AbortController();
  setMaxListeners(0, closing.signal, signal);
  const proxy = textOf(cluster['proxy-url']) || proxyFor(server, env);
  const agent = proxy ? await proxyAgent(proxy, { keepAlive: true, signal: closing.signal }) : new Agent({ keepAlive: true });
  // Node.js 22.23 and 24.21 only reuse a connection if agent and request use the same function to check its certificate.
  Object.assign((agent as { readonly options?: object }).options ?? {}, { checkServerIdentity: checkIdentity });
  const withCredential = ({ headers, ...others }: Credential): https.RequestOptions => ({
    ...others,
    headers: { ...(headers as http.OutgoingHttpHeaders), 'user-agent': userAgent },
    agent,
    checkServerIdentity: checkIdentity,
  });
  const send = ({ path, method = 'GET', body }: ApiRequest, credential: Credential): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const base = withCredential(credential);
      const type = body === undefined ? {} : { 'content-type': APPLY, 'content-length': Buffer.byteLength(body) };
      const headers = { ...base.headers, ...type, accept: 'application/json', 'accept-encoding': 'gzip' };
      // The path of the server comes first, because a proxy of many clusters selects one by it.
      const asked = request(new URL(server.origin + server.pathname.replace(/\/+$/, '') + path), { ...base, method, headers });
      const giveUp = (reason: string, code?: string): void => {
        const error = Object.assign(new Error(reason), { code });
        // Destroying a request that still waits for a proxy emits no error.
        reject(error);
        asked.destroy(error);
      };
      const abort = (): void => giveUp('the run is over');
      const connecting = setTimeout(giveUp, connectTime, `no connection within ${connectTime / 1000} seconds`, NOT_CONNECTED).unref();
      const answering = setTimeout(giveUp, requestTime, `no complete answer within ${requestTime / 1000} seconds`).unref();
      signal.addEventListener('abort', abort);
      asked.on('finish', () => clearTimeout(connecting));
      asked.on('close', () => {
        clearTimeout(connecting);
        clearTimeout(answering);
        signal.removeEventListener('abort', abort);
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        const { statusCode: status = 0, headers: received } = response;
        readBody(response).then((whole) => resolve({ status, retryAfter: received['retry-after'], body: whole }), reject);
      });
      asked.end(body);
    });
  const close = (): void => {
    agent.destroy();
    // The agent does not close sockets that still wait for a proxy.
    closing.abort();
  };
  return { server, config, signal, credentials: createCredentials(context, options), options: withCredential, send, close };
}

/** Reads and unpacks a body of at most `most` bytes. Rejects with `TOO_LARGE` for a longer one. */
export async function readBody(response: http.IncomingMessage, most = MAX_BYTES): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > most) throw TOO_LARGE;
    parts.push(part as Buffer);
  }
  const body = Buffer.concat(parts);
  if (response.headers['content-encoding'] !== 'gzip') return body;
  try {
    // gzip ends with the size of its content, so that one buffer takes all of it. A server may write another size, so it is only a hint.
    const chunkSize = Math.min(Math.max(body.readUInt32LE(body.length - 4) + 1, MIN_CHUNK), MAX_CHUNK);
    return gunzipSync(body, { maxOutputLength: most, chunkSize });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : new Error('its answer is not valid gzip');
  }
}

/** The error for an answer that is too large. */
export const TOO_LARGE = new Error(`the answer has more than ${MAX_BYTES / 1024 ** 2} MB`);
