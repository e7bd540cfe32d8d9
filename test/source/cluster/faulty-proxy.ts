import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import type { ControlPlane } from '../../real-cluster/control-plane.ts';

/** What goes wrong with a request: an answer of its own, half of one, or a pod that was deleted since. */
export type Fault =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'breaks off'
  | 'is cut'
  | 'is gone';

export interface FaultyProxy {
  /** Path of a kubeconfig that leads through it. */
  readonly kubeconfig: string;
  /** Paths that were requested, in order. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Bytes of the answer to a command: its head, and a beginning of what the command prints. */
const BEFORE_CUT = 1_000;

/** Stands in front of a real API server; `faultOf` says what goes wrong with the n-th request (from 1) to a path. */
export async function startFaultyProxy(
  controlPlane: ControlPlane,
  kubeconfig: string,
  faultOf: (path: string, count: number, authorization: string) => Fault | null,
): Promise<FaultyProxy> {
  const ca = readFileSync(controlPlane.ca);
  const requests: string[] = [];
  const server = https.createServer({ cert: ca, key: readFileSync(controlPlane.ca.replace(/crt$/, 'key')) }, (request, response) => {
    const { url = '/', headers, method = 'GET' } = request;
    requests.push(url);
    const [own = ''] = url.split('?');
    const fault = faultOf(url, requests.filter((one) => one.split('?')[0] === own).length, headers.authorization ?? '');
    if (fault === 'breaks off') return void request.socket.destroy();
    if (fault !== null && typeof fault === 'object') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      const { body = { kind: 'Status', message: `fault ${fault.status}` } } = fault;
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      return;
    }
    const upstream = https.request(new URL(controlPlane.server + url), { method, headers, ca }, (real) => {
      response.writeHead(real.statusCode ?? 502, real.headers);
      if (fault === 'is cut') real.once('data', (part: Buffer) => response.write(part.subarray(0, 10), () => request.socket.destroy()));
      else real.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  // Commands in pods come this way.
  server.on('upgrade', (request, socket) => {
    const { url = '/', rawHeaders, headers } = request;
    requests.push(url);
    const fault = faultOf(url, requests.length, headers.authorization ?? '');
    const target = fault === 'is gone' ? url.replace(/pods\/[^/]+\/exec/, 'pods/gone/exec') : url;
    const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    const { hostname, port } = new URL(controlPlane.server);
    const upstream = connect({ host: hostname, port: Number(port), ca }, () => {
      upstream.write([`GET ${target} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
      socket.pipe(upstream);
    });
    let left = fault === 'is cut' ? BEFORE_CUT : Number.POSITIVE_INFINITY;
    upstream.on('data', (part: Buffer) => {
      socket.write(part.subarray(0, left));
      left -= part.length;
      if (left < 0) socket.end();
    });
    for (const [one, other] of [[socket, upstream] as const, [upstream, socket] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const file = path.join(path.dirname(kubeconfig), `faulty-${port}.kubeconfig`);
  writeFileSync(file, readFileSync(kubeconfig, 'utf8').replace(controlPlane.server, `https://127.0.0.1:${port}`));
  return {
    kubeconfig: file,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
