import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { runIn, temporaryFolder } from '../../cli/command-line.ts';
import { auditOf, listsOf, serve } from './local-server.ts';

const SOCKETS =
  'Netid State  Recv-Q Send-Q Local Address:Port Peer Address:Port\ntcp   LISTEN 0      128                *:9100            *:*\n';

/** A pod on the host network of a node. */
function pod(namespace: string, name: string, node: string, owner = name) {
  return {
    metadata: { name, namespace, uid: `${name}-${node}`, ownerReferences: [{ kind: 'DaemonSet', name: owner }] },
    spec: { hostNetwork: true, nodeName: node, containers: [{ name: 'proxy' }, { name: owner }] },
    status: { phase: 'Running', containerStatuses: ['proxy', owner].map((container) => ({ name: container, state: { running: {} } })) },
  };
}

const MACHINE_CONFIG = pod('openshift-machine-config-operator', 'mcd-x', 'worker-0', 'machine-config-daemon');

/** A server on whose pods a command prints what `printed` says: null where the program is missing, 403 where the right is. */
async function clusterOf(
  pods: readonly unknown[],
  names: readonly string[],
  printed: (command: string) => string | null | 403,
  prefix = '',
) {
  const nodes = names.map((name) => ({ metadata: { name } }));
  const { port, server } = await serve(
    Object.fromEntries(Object.entries(listsOf(pods, nodes)).map(([list, answer]) => [prefix + list, answer])),
  );
  const commands: string[] = [];
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered][0] ?? false });
  server.on('upgrade', (request, connection, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const [, path, name] = /^(.*)\/api\/v1\/namespaces\/[^/]+\/pods\/([^/]+)\/exec$/.exec(pathname) ?? [];
    expect(path).toBe(prefix);
    const command = `${name}/${searchParams.get('container')}: ${searchParams.getAll('command').join(' ')}`;
    commands.push(command);
    const text = printed(command);
    if (text === 403) {
      const message = `pods "${name}" is forbidden`;
      connection.end(`HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n${JSON.stringify({ kind: 'Status', message })}`);
      return;
    }
    sockets.handleUpgrade(request, connection, head, (socket) => {
      if (text !== null) socket.send(Buffer.from(`\u0001${text}`));
      socket.send(
        Buffer.from(`\u0003${JSON.stringify(text === null ? { status: 'Failure', message: 'not found' } : { status: 'Success' })}`),
      );
    });
  });
  return { cluster: { server: `http://127.0.0.1:${port}${prefix}` }, commands };
}

describe('the commands on a node', () => {
  test('begin with the ss of the host in the machine-config-daemon, which is enough', async () => {
    const { cluster, commands } = await clusterOf([pod('a', 'agent', 'worker-0'), MACHINE_CONFIG], ['worker-0'], () => SOCKETS);
    const { stdout, messages } = await auditOf(cluster, {}, '--sockets', 'exec');
    expect([messages, JSON.parse(stdout).observed]).toEqual([[], [expect.objectContaining({ port: 9100 })]]);
    expect(commands).toEqual(['mcd-x/machine-config-daemon: chroot /rootfs ss -tulpneO']);
  });

  test('are tried in every pod before the next one is, and --dry-run prints all of them', async () => {
    const pods = [pod('a', 'agent', 'worker-0'), pod('b', 'agent2', 'worker-0'), MACHINE_CONFIG];
    const { cluster, commands } = await clusterOf(pods, ['worker-0'], (command) => (command.includes('cat') ? SOCKETS : null));
    await auditOf(cluster, {}, '--sockets', 'exec');
    const inAll = (words: string) => ['mcd-x/machine-config-daemon', 'agent/proxy', 'agent2/proxy'].map((one) => `${one}: ${words}`);
    expect(commands).toEqual([
      'mcd-x/machine-config-daemon: chroot /rootfs ss -tulpneO',
      ...inAll('ss -tulpneO'),
      ...inAll('netstat -tulpne'),
      'mcd-x/machine-config-daemon: cat /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6',
    ]);
    commands.length = 0;
    const { stdout } = await auditOf(cluster, {}, '--sockets', 'exec', '--dry-run');
    expect(commands).toEqual([]);
    const daemon = 'in openshift-machine-config-operator/mcd-x (machine-config-daemon)';
    expect(stdout).toBe(
      `worker-0: chroot /rootfs ss -tulpneO ${daemon}, else ss -tulpneO, else netstat -tulpne, else cat /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6; ${daemon}, else in a/agent (proxy), else in b/agent2 (proxy)\n`,
    );
  });

  test('are sent below the path of the server, as behind a proxy of many clusters', async () => {
    const { cluster, commands } = await clusterOf([MACHINE_CONFIG], ['worker-0'], () => SOCKETS, '/k8s/clusters/c-1');
    const { messages } = await auditOf(cluster, {}, '--sockets', 'exec');
    expect([messages, commands]).toEqual([[], ['mcd-x/machine-config-daemon: chroot /rootfs ss -tulpneO']]);
  });

  test('are chosen by namespace too: a pod of the same name elsewhere gets no chroot', async () => {
    const stranger = pod('team', 'mcd-x', 'worker-0', 'machine-config-daemon');
    const { cluster, commands } = await clusterOf([stranger], ['worker-0'], () => SOCKETS);
    await auditOf(cluster, {}, '--sockets', 'exec');
    expect(commands).toEqual(['mcd-x/proxy: ss -tulpneO']);
  });

  test('that fail for one reason on many nodes are one problem', async () => {
    const nodes = Array.from({ length: 12 }, (_, index) => `worker-${index}`);
    const pods = nodes.map((node) => pod('a', `agent-${node}`, node, 'agent'));
    const { cluster } = await clusterOf(pods, [...nodes, 'empty'], (command) => (command.startsWith('agent-worker-3/') ? null : 403));
    const { messages } = await auditOf(cluster, {}, '--sockets', 'exec');
    expect(messages.toSorted()).toEqual([
      expect.stringMatching(
        /^the sockets of 11 nodes \(worker-0, worker-1, worker-10, .*, worker-8 and 1 more\) are not known: on worker-0, ss in a\/agent-worker-0: the server refused it with 403 .*; hostport-lint audit --sockets exec --print-rbac prints the necessary permissions$/,
      ),
      'the sockets of node empty are not known: no running pod on its host network in which a command can run',
      expect.stringMatching(/^the sockets of node worker-3 are not known: ss in a\/agent-worker-3: not found; netstat in .*; cat in /),
    ]);
  });
});

describe('--save-captures', () => {
  test('writes what nodes printed to files of the user alone, which --capture reads again', async () => {
    const folder = temporaryFolder();
    const { cluster } = await clusterOf([pod('a', 'agent', 'worker-0')], ['worker-0'], () => SOCKETS);
    const live = await auditOf(cluster, {}, '--sockets', 'exec', '--save-captures', path.join(folder, 'new', 'captures'));
    const file = path.join(folder, 'new', 'captures', 'worker-0.txt');
    expect(readFileSync(file, 'utf8')).toMatch(
      /^=== hostport-lint capture worker-0 \d{4}-\d\d-\d\dT[\d:]{8}Z ===\nNetid .*\ntcp .*\n=== end ===\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = await runIn(folder, ['audit', '--capture', 'new/captures', '--release', '4.18', '--format', 'json']);
    const ports = (text: string) => JSON.parse(text).observed.map(({ node, port }: { node: string; port: number }) => [node, port]);
    expect(ports(stdout)).toEqual(ports(live.stdout));
  });

  test('writes nothing outside of the folder for a node whose name is a path', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'captures'));
    const { cluster } = await clusterOf([pod('a', 'agent', '../out')], ['../out'], () => SOCKETS);
    const { messages } = await auditOf(cluster, {}, '--sockets', 'exec', '--save-captures', path.join(folder, 'captures'));
    expect(messages).toEqual([expect.stringContaining('is not saved: the name "../out" is not a DNS subdomain')]);
    expect(readdirSync(folder).toSorted()).toEqual(['.git', 'captures']);
  });
});
