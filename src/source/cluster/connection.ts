import { setMaxListeners } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Environment } from '../run-program.ts';
import { clientConfig, requestOptions } from './client-config.ts';
import { type Credential, type Credentials, createCredentials } from './credentials.ts';
import type { KubeContext } from './kubeconfig.ts';
import { hostOf, NOT_CONNECTED, proxyAgent, proxyFor } from './proxy.ts';

/** The connections to one server: at most three for requests, which are kept open, and one for each command. */
export interface Connection {
  readonly server: URL;
  readonly credentials: Credentials;
  /** client-node's configuration of the server, without a credential. */
  readonly config: KubeConfig;
  /** Sends one request and reads the whole answer. Rejects if the server cannot be reached, does not answer or closes the connection. */
  readonly send: (asked: ApiRequest, credential: Credential, signal: AbortSignal) => Promise<Answer>;
  /** The options of a WebSocket. */
  readonly options: (credential: Credential) => https.RequestOptions;
  readonly close: () => void;
}

/** A request for an API path. */
export interface ApiRequest {
  readonly path: string;
  /** GET if absent. */
  readonly method?: 'PATCH' | 'DELETE';
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

export interface ConnectionOptions {
  readonly env: Environment;
  readonly cwd: string;
  /** Time limit in milliseconds for a request, or for a credential plugin. */
  readonly requestTime: number;
  /** Time limit in milliseconds for opening a connection, including its proxy and TLS handshake. */
  readonly connectTime?: number;
  readonly signal: AbortSignal;
  /** Name and version of the program. */
  readonly userAgent: string;
}

/** A server that does not answer within this time is down. */
const CONNECT_TIME = 10_000;
/** Maximum number of requests to one server at the same time. */
export const MAX_REQUESTS = 3;
/** Maximum size of an answer: an object has at most 1.5 MB, and a page at most 100 objects. */
const MAX_BYTES = 256 * 1024 ** 2;
/** Minimum and maximum size in bytes of a buffer for unpacking. */
const [MIN_CHUNK, MAX_CHUNK] = [64 * 1024, 4 * 1024 ** 2];

/** Throws UsageError for a proxy that cannot be used, and for certificates that cannot be read. */
export async function connect(context: KubeContext, options: ConnectionOptions): Promise<Connection> {
  const { cluster } = context;
  const server = new URL(cluster.server);
  const { request, Agent } = server.protocol === 'https:' ? https : http;
  const config = await clientConfig({ cluster, user: {} });
  const { ca, servername, rejectUnauthorized } = (await requestOptions(config)) as https.RequestOptions;
  const trust = {
    ...(ca && { ca }),
    ...(servername && { servername }),
    ...(rejectUnauthorized === false && { rejectUnauthorized }),
    // Through a proxy, Node.js does not know the host name for the certificate check.
    checkServerIdentity: (_: string, certificate: PeerCertificate) => checkServerIdentity(servername || hostOf(server), certificate),
  };
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const proxy = cluster['proxy-url'] || proxyFor(server, options.env);
  const agent = proxy ? await proxyAgent(proxy, { keepAlive: true, signal: closing.signal }) : new Agent({ keepAlive: true });
  // Node.js 22.23 and 24.21 only reuse a connection if agent and request use the same function to check its certificate.
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
    config,
    credentials: createCredentials(context, run),
    options: withCredential,
    close: () => {
      agent.destroy();
      // The agent does not close sockets that still wait for a proxy.
      closing.abort();
    },
    send: ({ path, method = 'GET', body }, credential, signal) =>
      new Promise((resolve, reject) => {
        const base = withCredential(credential);
        const type = body === undefined ? {} : { 'content-type': APPLY, 'content-length': Buffer.byteLength(body) };
        const headers = { ...base.headers, ...accept, ...type, accept: 'application/json' };
        const asked = request(addressOf(server, path), { ...base, method, headers }, (response) => {
          readBody(response).then(
            (whole) => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body: whole }),
            reject,
          );
        });
        // Destroying a request that still waits for a proxy emits no error.
        const giveUp = (error: Error): void => {
          reject(error);
          asked.destroy(error);
        };
        const { connectTime = CONNECT_TIME } = options;
        const late = Object.assign(new Error(`no connection within ${connectTime / 1000} seconds`), { code: NOT_CONNECTED });
        const timer = setTimeout(() => giveUp(late), connectTime);
        asked.on('finish', () => clearTimeout(timer)).on('close', () => clearTimeout(timer));
        asked.on('error', reject);
        signal.addEventListener('abort', () => giveUp(new Error('it did not answer')));
        asked.end(body);
      }),
  };
}

/** The URL of a path. The path of the server comes first, because a proxy of many clusters selects one by it. */
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

const TOO_LARGE = new Error(`the answer has more than ${MAX_BYTES / 1024 ** 2} MB`);

/** gzip ends with the size of its content, so that one buffer takes all of it. A server may write another size, so it is only a hint. */
function unpacked(body: Buffer): Buffer {
  const size = body.length < 4 ? 0 : body.readUInt32LE(body.length - 4);
  const chunkSize = Math.min(Math.max(size + 1, MIN_CHUNK), MAX_CHUNK);
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BYTES, chunkSize });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : error;
  }
}
