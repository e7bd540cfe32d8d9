// The gaps between @kubernetes/client-node 2.0.1 and kubectl. Where a newer version closes one, the code for it in credentials.ts or
// exec.ts can go.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { connect, TOO_LARGE } from '../../../src/source/cluster/connection.ts';
import { createCredentials } from '../../../src/source/cluster/credentials.ts';
import { createApi } from '../../../src/source/cluster/request.ts';
import { auditOf, listen, listsOf, NODE, POD, serve } from './local-server.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const SERVER = new URL('https://a:6443');
const CONTEXT = { name: 'one', server: SERVER, cluster: {}, user: {} };

describe('the configuration of a context', () => {
  test('keeps the certificate authority of a context without a user, and prefers data to a file', async () => {
    const cluster = { 'certificate-authority-data': base64('data'), 'certificate-authority': '/nowhere' };
    expect(await credentialsOf({}, cluster).current()).toMatchObject({ ca: Buffer.from('data') });
  });

  test('does not refresh an OIDC token that has expired, because that may end the refresh token of kubectl', async () => {
    const expired = ['{}', '{"exp":1}', ''].map(base64).join('.');
    const config = { 'id-token': expired, 'client-id': 'a', 'refresh-token': 'b', 'idp-issuer-url': 'https://192.0.2.1' };
    const { headers } = await credentialsOf({ 'auth-provider': { name: 'oidc', config } }).current();
    expect(headers).toEqual({ Authorization: `Bearer ${expired}` });
  });

  test.each(['gcp', 'azure'])('starts no shell for the auth-provider %s', async (name) => {
    const config = { 'cmd-path': 'touch', 'cmd-args': '/tmp/started' };
    await expect(credentialsOf({ 'auth-provider': { name, config } }).current()).rejects.toThrow(
      `the auth-provider ${name} is not supported`,
    );
  });
});

test.each<[string, object]>([
  ['certificate', { 'client-certificate-data': base64('secret'), 'client-key-data': base64('secret') }],
  ['token', { token: 'sec\nret' }],
])('a %s that cannot be sent is one problem, without a second attempt', async (_, user) => {
  const { messages } = await auditOf({ server: 'https://127.0.0.1:1' }, user);
  expect(messages).toEqual([expect.stringMatching(/: a certificate, key or token of the kubeconfig is invalid \((?!.*sec)/)]);
});

test('a server without TLS is not one with a certificate that is not trusted', async () => {
  const { port } = await serve({});
  const { messages } = await auditOf({ server: `https://127.0.0.1:${port}` });
  expect(messages).toEqual([expect.stringMatching(/: the API server cannot be reached: the TLS handshake failed: [a-z ]+$/)]);
});

describe('a connection', () => {
  const getFrom = async (server: string, connectTime: number) => {
    const { signal } = new AbortController();
    const context = { ...CONTEXT, server: new URL(server) };
    const connection = await connect(context, { env: {}, cwd: '.', requestTime: 60_000, connectTime, signal, userAgent: 'test' });
    onTestFinished(connection.close);
    return connection.send({ path: '/' }, { headers: {} });
  };

  test('goes to the host of the server, whatever its path is', async () => {
    const { port, requests } = await serve({});
    await getFrom(`http://127.0.0.1:${port}//other.invalid//`, 10_000);
    expect(requests).toEqual(['//other.invalid/']);
  });

  test('whose answer is not gzip says so', async () => {
    const server = createHttpServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('a'));
    await expect(getFrom(`http://127.0.0.1:${await listen(server)}`, 10_000)).rejects.toThrow('its answer is not valid gzip');
  });

  test('that does not open in its time is given up, long before a request is', async () => {
    const port = await listen(createServer((socket) => socket.on('error', () => {}).resume()));
    await expect(getFrom(`https://127.0.0.1:${port}`, 100)).rejects.toThrow('no connection within 0.1 seconds');
  });

  test('that is open may wait longer for its answer', async () => {
    const slow = createHttpServer((_, response) => void setTimeout(() => response.end('{}'), 2_500));
    const port = await listen(slow);
    expect((await getFrom(`http://127.0.0.1:${port}`, 2_000)).status).toBe(200);
  });
});

test('a server has at most three requests to answer at once', async () => {
  let [open, most] = [0, 0];
  const slow = createHttpServer((_, response) => {
    open++;
    most = Math.max(most, open);
    setTimeout(() => {
      open--;
      response.end('{"items":[]}');
    }, 50);
  });
  await auditOf({ server: `http://127.0.0.1:${await listen(slow)}` }, {}, '--namespace', 'a,b,c,d');
  expect(most).toBe(3);
});

describe('requests that fail', () => {
  const REFUSED = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const UNREACHABLE = 'the API server cannot be reached: refused';
  /** Makes eight requests, which fail with an error by the number of those before. Returns how many were sent, and what failed. */
  const failuresOf = async (errorAfter: (before: number) => Error | null) => {
    let sent = 0;
    const send = async () => {
      const error = errorAfter(sent++);
      if (error) throw error;
      return { status: 200, retryAfter: undefined, body: Buffer.from('{}') };
    };
    const { signal } = new AbortController();
    const connection = await connect(CONTEXT, { env: {}, cwd: '.', requestTime: 60_000, signal, userAgent: 'test' });
    const api = createApi({ ...connection, send });
    const results = await Promise.all(Array.from({ length: 8 }, () => api({ path: '/' }).then(String, ({ message }) => message)));
    return { sent, messages: results.filter((one) => one !== '[object Object]') };
  };

  test('a server that cannot be reached gets only the first three', async () => {
    expect(await failuresOf(() => REFUSED)).toEqual({ sent: 3, messages: Array(8).fill(UNREACHABLE) });
  });

  test('one that is refused ends no other if the server answers those', async () => {
    expect(await failuresOf((before) => (before === 0 ? REFUSED : null))).toEqual({ sent: 8, messages: [UNREACHABLE] });
  });

  test('a too large answer is not requested again', async () => {
    expect(await failuresOf(() => TOO_LARGE)).toMatchObject({ sent: 3 });
  });
});

test('an answer whose gzip ends with a wrong size is read whole', async () => {
  const list = JSON.stringify(listsOf([POD])['/api/v1/pods']());
  const server = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.concat([gzipSync(list), gzipSync('')]));
  });
  const { stdout } = await auditOf({ server: `http://127.0.0.1:${await listen(server)}` });
  expect(JSON.parse(stdout).counts.workloads).toBe(1);
});

describe('a command in a pod', () => {
  const STATUS = Buffer.from('\u0003{"status":"Success"}');
  const sockets = Buffer.from('\u0001Netid State Recv-Q Send-Q Local Address:Port Peer Address:Port\ntcp LISTEN 0 128 *:9100 *:*\n');

  test.each<[string, readonly Buffer[]]>([
    ['frames that are empty', [Buffer.alloc(0), Buffer.from([1]), Buffer.from([3])]],
    ['a frame that closes nothing', [Buffer.from([255])]],
    ['a frame that closes standard output', [Buffer.from([255, 1])]],
    ['a frame of an unknown channel', [Buffer.from([9, 9])]],
  ])('is read in spite of %s', async (_, frames) => {
    const { problems, observed } = await execWith([...frames, sockets, STATUS]);
    expect([problems, observed]).toEqual([[], [expect.objectContaining({ port: 9100 })]]);
    expect(process.stdout.writableEnded).toBe(false);
  });

  test('whose status is not JSON is a problem', async () => {
    const { problems } = await execWith([sockets, Buffer.from('\u0003nonsense')]);
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining('the command ended without a valid status') })]);
  });

  async function execWith(frames: readonly Buffer[]) {
    const { port, server: http } = await serve(listsOf([POD], [NODE]));
    const sender = new WebSocketServer({ server: http, handleProtocols: (offered) => [...offered][0] ?? false });
    sender.on('connection', (socket) => {
      for (const frame of frames) socket.send(frame);
    });
    const { stdout } = await auditOf({ server: `http://127.0.0.1:${port}` }, {}, '--sockets', 'exec');
    return JSON.parse(stdout);
  }
});

describe('a proxy', () => {
  test('that refuses is not an API server that denies a right, and its password is not printed', async () => {
    const refuse = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\n{}'));
    });
    const port = await listen(refuse);
    const proxy = `http://user:s%2Fec%40ret@127.0.0.1:${port}`;
    const message = `nothing could be read: the API server cannot be reached: the proxy 127.0.0.1:${port} refused the connection (403 Forbidden)`;
    const cluster = { server: 'https://192.0.2.1:6443' };
    const [named, ofEnvironment] = [
      await auditOf({ ...cluster, 'proxy-url': proxy }),
      await auditOf(cluster, {}, { env: { HTTPS_PROXY: proxy } }),
    ];
    expect([named.messages, ofEnvironment.messages]).toEqual([[message], [message]]);
    expect(named.stdout + named.stderr + ofEnvironment.stderr).not.toMatch(/ec(?:@|%40)ret/);
  });

  test.each(['http://user:s/ec@ret@proxy:3128', 'http://user:ec@ret%@proxy', 'proxy', 'http://', 'http://proxy:99999'])(
    'that is malformed, such as %s, is wrong use, and is not printed',
    async (proxy) => {
      const { status, stderr, stdout } = await auditOf({ server: 'https://192.0.2.1', 'proxy-url': proxy });
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('the proxy is malformed; write proxy-url, or HTTPS_PROXY, like http://proxy.example:3128');
      expect(stderr).not.toMatch(/ec@ret/);
    },
  );
});

function credentialsOf(user: Record<string, unknown>, cluster = {}) {
  return createCredentials({ ...CONTEXT, cluster, user }, { env: process.env, cwd: tmpdir(), requestTime: 10_000 });
}
