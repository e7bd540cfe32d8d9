import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runIn } from '../../cli/command-line.ts';
import type { SampleCluster } from '../../real-cluster/sample-cluster.ts';
import { type Fault, startFaultyProxy } from './faulty-proxy.ts';

const PROGRAM = path.resolve('dist/cli.cjs');

/** How a cluster is reached, and left again: the tests of audit.test.ts, which starts the one that they need. */
export function testReach(sample: () => { readonly cluster: SampleCluster; readonly folder: string }): void {
  let cluster: SampleCluster;
  let folder: string;
  beforeAll(() => {
    ({ cluster, folder } = sample());
  });
  const admin = (): string => cluster.controlPlane.kubeconfigOf('admin');
  const tokenOf = (kubeconfig: string): string => /"token":"(\w+)"/.exec(readFileSync(kubeconfig, 'utf8'))?.[1] ?? '';
  const findingsOf = (stdout: string): unknown => JSON.parse(stdout).findings;
  const audit = (kubeconfig: string, ...words: readonly string[]) =>
    runIn(folder, ['audit', '--kubeconfig', kubeconfig, '--format', 'json', ...words], { env: { PATH: process.env.PATH ?? '' } });

  test('is audited from a pod, with its service account', async () => {
    // A file system of its own below /run, so that nothing of this machine changes.
    const account = '/run/secrets/kubernetes.io/serviceaccount';
    const { host, hostname, port } = new URL(cluster.controlPlane.server);
    writeFileSync(path.join(folder, 'pod-token'), tokenOf(admin()));
    const script = [
      'mount -t tmpfs tmpfs /run',
      `mkdir -p ${account}`,
      `cp ${folder}/pod-token ${account}/token`,
      `cp ${cluster.controlPlane.ca} ${account}/ca.crt`,
      `exec ${process.execPath} ${PROGRAM} audit --format json --fail-on never`,
    ];
    const env = { PATH: process.env.PATH, KUBERNETES_SERVICE_HOST: hostname, KUBERNETES_SERVICE_PORT: port, HOME: folder };
    const stdout = execFileSync('unshare', ['--mount', 'sh', '-ec', script.join('\n')], { encoding: 'utf8', env, cwd: folder });
    expect(JSON.parse(stdout).problems).toEqual([]);
    expect(findingsOf(stdout), host).toEqual(findingsOf((await audit(admin())).stdout));
  });

  test('is reached through a SOCKS proxy, for requests and for commands in pods', async () => {
    const requests: string[] = [];
    const proxy = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(Buffer.from([5, 0]));
        socket.once('data', (request) => {
          const length = request[4] ?? 0;
          // By name, so that the proxy looks it up; by address where the server is given by one.
          const byName = request[3] === 3;
          const name = byName ? request.toString('latin1', 5, 5 + length) : request.subarray(4, 8).join('.');
          const port = request.readUInt16BE(byName ? 5 + length : 8);
          requests.push(`${name}:${port}`);
          const upstream = connect(port, name, () => {
            socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
            socket.pipe(upstream).pipe(socket);
          });
          upstream.on('error', () => socket.destroy());
        });
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())));
    const { port } = proxy.address() as { port: number };
    const file = path.join(folder, 'socks.kubeconfig');
    writeFileSync(file, readFileSync(admin(), 'utf8').replace('"server"', `"proxy-url":"socks5://127.0.0.1:${port}","server"`));
    const { stdout } = await audit(file, '--sockets', 'exec');
    expect(JSON.parse(stdout).problems).toEqual([]);
    expect(findingsOf(stdout)).toEqual(findingsOf((await audit(admin(), '--sockets', 'exec')).stdout));
    expect(new Set(requests)).toEqual(new Set([new URL(cluster.controlPlane.server).host]));
  });

  test.each<[string, Fault, string]>([
    ['a command that is cut off in the middle', 'is cut', 'the connection was closed before the command ended'],
    ['a pod that was deleted since it was listed', 'is gone', 'pods "gone" not found'],
  ])('%s is a problem, and the other nodes are read', async (_, fault, message) => {
    const faultOf = (path: string): Fault | null => (/pods\/[\w-]+-worker-0\/exec/.test(path) ? fault : null);
    const proxy = await startFaultyProxy(cluster.controlPlane, admin(), faultOf);
    onTestFinished(proxy.close);
    const { stdout, status } = await audit(proxy.kubeconfig, '--sockets', 'exec');
    const { problems, nodes } = JSON.parse(stdout);
    expect(status).toBe(3);
    expect(problems).toEqual([expect.objectContaining({ path: 'nodes/worker-0', message: expect.stringContaining(message) })]);
    expect(nodes.map((node: { sockets: string }) => node.sockets)).toEqual(['complete', 'none', 'complete']);
  });

  test('shows a line of progress on a terminal, which is gone at the end', async () => {
    const slow: Fault = { status: 429, headers: { 'retry-after': '2' } };
    const proxy = await startFaultyProxy(cluster.controlPlane, admin(), (path, count) =>
      path.startsWith('/api/v1/pods') && count === 1 ? slow : null,
    );
    onTestFinished(proxy.close);
    const words = `${process.execPath} ${PROGRAM} audit --kubeconfig ${proxy.kubeconfig} --format json=report.json`;
    const shown = await new Promise<string>((resolve) => {
      const child = spawn('script', ['-qec', words, '/dev/null'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (part: Buffer) => {
        text += part;
      });
      child.on('close', () => resolve(text));
    });
    expect(shown).toMatch(/\r\u001b\[K[^\r]*pods/);
    expect(shown.split('\r\u001b[K').at(-1)).not.toMatch(/pods/);
    expect(existsSync(path.join(folder, 'report.json'))).toBe(true);
  });

  test('an audit that is ended by Ctrl-C leaves no report and no credential plugin behind', async () => {
    const started = path.join(folder, 'plugin.pid');
    const plugin = path.join(folder, 'slow-plugin');
    writeFileSync(plugin, `#!/bin/sh\necho $$ > ${started}.new\nmv ${started}.new ${started}\nexec sleep 600\n`, { mode: 0o755 });
    const file = path.join(folder, 'slow.kubeconfig');
    writeFileSync(file, readFileSync(admin(), 'utf8').replace(/"token":"\w+"/, `"exec":{"command":"${plugin}"}`));
    const words = [PROGRAM, 'audit', '--kubeconfig', file, '--format', 'json=ended.json'];
    // A terminal sends the signal to all that was started from it.
    const child = spawn(process.execPath, words, { cwd: folder, detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', (status, signal) => resolve(status ?? signal)));
    while (!existsSync(started)) await new Promise((resolve) => setImmediate(resolve));
    const pid = Number(readFileSync(started, 'utf8'));
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await ended).toBe('SIGINT');
    while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
    expect(existsSync(path.join(folder, 'ended.json'))).toBe(false);
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie is dead, too.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
