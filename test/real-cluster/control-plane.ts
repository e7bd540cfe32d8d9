// A real Kubernetes API server with etcd and kwok's nodes, for tests, the benchmark and `npm run cluster`.
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kwokConfiguration, type NodeExec, type PodLog } from './kwok.ts';

/** Paths of the programs that it is made of. */
export interface ControlPlaneParts {
  readonly etcd: string;
  readonly apiServer: string;
  readonly kwok: string;
}

export interface ControlPlane {
  /** `https://127.0.0.1:PORT`, with a certificate that `ca` signs. */
  readonly server: string;
  readonly ca: string;
  /** Lines of JSON, one for each request. */
  readonly auditLog: string;
  /** The requests of a user so far, such as `list pods`, from the audit log. */
  readonly requestsOf: (user: string) => string[];
  /** Asks as an administrator. Throws for a status of 400 and above. */
  readonly request: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Writes a kubeconfig for a user of this name, without rights. */
  readonly kubeconfigOf: (user: 'admin' | 'reader') => string;
  /** Writes a kubeconfig for a token, such as that of a service account. */
  readonly kubeconfigFor: (name: string, token: string) => string;
  /** Starts the nodes' side: pods become running, commands run in them as `execs` says, and they have `logs`. */
  readonly startNodes: (execs: readonly NodeExec[], logs: readonly PodLog[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One event for each request, when it is done. */
const AUDIT_POLICY = {
  apiVersion: 'audit.k8s.io/v1',
  kind: 'Policy',
  omitStages: ['RequestReceived', 'ResponseStarted'],
  rules: [{ level: 'Metadata' }],
};

/** Starts etcd and an API server with RBAC and an audit log in an empty folder. Throws where one of them does not come up. */
export async function startControlPlane(folder: string, parts: ControlPlaneParts): Promise<ControlPlane> {
  const [etcdPort, peerPort, port, kubeletPort] = (await freePorts(4)) as [number, number, number, number];
  const file = (name: string, text?: string): string => {
    if (text !== undefined) writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const running: ChildProcess[] = [];
  const start = (name: string, program: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const log = createWriteStream(file(`${name}.log`));
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    running.push(child);
    return child;
  };
  const auditLog = file('audit.log');
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  start('etcd', parts.etcd, [
    `--data-dir=${file('etcd')}`,
    `--listen-client-urls=${etcdUrl}`,
    `--advertise-client-urls=${etcdUrl}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=default=${peerUrl}`,
    '--quota-backend-bytes=8000000000',
  ]);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = file('service-account.key', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const tokens = { admin: randomBytes(16).toString('hex'), reader: randomBytes(16).toString('hex') };
  start('kube-apiserver', parts.apiServer, [
    `--etcd-servers=${etcdUrl}`,
    `--secure-port=${port}`,
    '--bind-address=127.0.0.1',
    `--cert-dir=${file('certificates')}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${file('service-account.pub', publicKey.export({ type: 'spki', format: 'pem' }).toString())}`,
    `--service-account-signing-key-file=${key}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    '--authorization-mode=RBAC',
    '--allow-privileged=true',
    '--disable-admission-plugins=ServiceAccount',
    `--token-auth-file=${file('tokens.csv', `${tokens.admin},admin,admin,system:masters\n${tokens.reader},reader,reader\n`)}`,
    '--kubelet-preferred-address-types=InternalIP',
    `--audit-policy-file=${file('audit-policy.json', JSON.stringify(AUDIT_POLICY))}`,
    `--audit-log-path=${auditLog}`,
  ]);
  const server = `https://127.0.0.1:${port}`;
  const certificate = join(folder, 'certificates', 'apiserver.crt');
  const agent = new https.Agent({ keepAlive: true, maxSockets: 20 });
  const request = (method: string, path: string, body?: unknown): Promise<unknown> =>
    send(
      new URL(server + path),
      { method, agent, ca: readFileSync(certificate), headers: { authorization: `Bearer ${tokens.admin}` } },
      body,
    );
  await until(
    'the API server is ready',
    folder,
    running,
    async () => existsSync(certificate) && (await request('GET', '/readyz')) !== null,
  );
  const kubeconfigFor = (user: string, token: string): string =>
    file(
      `${user}.kubeconfig`,
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Config',
        'current-context': 'test',
        clusters: [{ name: 'test', cluster: { server, 'certificate-authority': certificate } }],
        users: [{ name: user, user: { token } }],
        contexts: [{ name: 'test', context: { cluster: 'test', user } }],
      }),
    );
  const kubeconfigOf = (user: 'admin' | 'reader'): string => kubeconfigFor(user, tokens[user]);
  return {
    server,
    ca: certificate,
    auditLog,
    requestsOf: (user) =>
      readFileSync(auditLog, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter((event) => event.user.username === user)
        .flatMap(({ verb, objectRef: of }) =>
          of?.resource ? [`${verb} ${of.resource}${of.subresource ? `/${of.subresource}` : ''}`] : [],
        ),
    request,
    kubeconfigOf,
    kubeconfigFor,
    startNodes: async (execs, logs) => {
      const tools = join(folder, 'tools');
      const configuration = file('kwok.yaml', kwokConfiguration(execs, logs, tools));
      const words = [
        ...['--manage-all-nodes', '--node-ip=127.0.0.1', `--node-port=${kubeletPort}`, `--server-address=127.0.0.1:${kubeletPort}`],
        ...[`--tls-cert-file=${certificate}`, `--tls-private-key-file=${join(folder, 'certificates', 'apiserver.key')}`],
        ...[`--kubeconfig=${kubeconfigOf('admin')}`, `--config=${configuration}`, '--node-lease-duration-seconds=0'],
      ];
      start('kwok', parts.kwok, words, { ...process.env, PATH: `${tools}:${process.env.PATH}` });
      await until('pods run', folder, running, async () => isSettled(await request('GET', '/api/v1/pods?limit=500')));
    },
    stop: async () => {
      agent.destroy();
      await Promise.all(running.toReversed().map(ended));
    },
  };
}

/** Whether every pod that has a node runs there. */
function isSettled(list: unknown): boolean {
  const { items } = list as { items: { spec: { nodeName?: string }; status: { phase: string } }[] };
  return items.every(({ spec, status }) => spec.nodeName === undefined || status.phase !== 'Pending');
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function until(what: string, folder: string, running: readonly ChildProcess[], isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 90_000;
  while (!(await isSo().catch(() => false))) {
    const failed = running.find(({ exitCode }) => exitCode !== null);
    if (failed || Date.now() > end) throw new Error(`not so: ${what} (logs in ${folder})${failed ? `; ${failed.spawnfile} ended` : ''}`);
    await sleep(200);
  }
}

function send(url: URL, options: https.RequestOptions, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const type = options.method === 'PATCH' ? 'application/strategic-merge-patch+json' : 'application/json';
    const headers = { ...options.headers, 'content-type': type };
    const asked = https.request(url, { ...options, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${options.method} ${url.pathname}: ${text}`));
        else resolve(text.startsWith('{') ? JSON.parse(text) : text);
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Free ports. All are open until each is known, so that none comes twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.on('error', reject);
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
