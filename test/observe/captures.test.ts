import { execFileSync, spawn } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { NodeCapture } from '../../src/model/socket.ts';
import { mayBeCapture, readCaptures } from '../../src/observe/captures.ts';
import { readControlGroup } from '../../src/observe/control-group.ts';
import type { ReadCaptures } from '../../src/observe/newest-captures.ts';
import { nodeOfFile } from '../../src/observe/node-of-file.ts';
import { run, runOptions } from '../../src/run.ts';
import { readBundle } from '../../src/source/bundle.ts';
import { temporaryFolder } from '../folder.ts';

const SS = 'Netid State Recv-Q Send-Q Local Address:Port Peer Address:Port\ntcp LISTEN 0 128 *:9100 *:*\n';
const NETSTAT = 'tcp 0 0 127.0.0.1:10248 0.0.0.0:* LISTEN 0 1 912/kubelet\n';

async function read(file: string, shown: string, node: string | null = null): Promise<ReadCaptures & { unread: string[] }> {
  const files = [];
  const unread: string[] = [];
  for await (const one of readBundle(file, shown, mayBeCapture)) {
    if ('bytes' in one) files.push(one);
    else unread.push(`${one.path}: ${one.message}`);
  }
  return { ...readCaptures(files, { node, isBigEndian: () => false, nodeOf: () => null }), unread };
}

function socketsOf(captures: readonly NodeCapture[]): string[] {
  return captures.flatMap(({ node, group, sockets }) =>
    sockets.flatMap(({ protocol, address, port, sources }) =>
      sources.map(({ path: file, line }) => `${node ?? `group ${group}`} ${protocol} ${address} ${port} ${file}:${line}`),
    ),
  );
}

test.each([
  ['gzip', gzipSync(SS)],
  ['big-endian UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(SS, 'utf16le').swap16()])],
])('%s', async (_, bytes) => {
  const { captures, problems } = await read(path.join(temporaryFolder({ 'n.txt': bytes }), 'n.txt'), 'n.txt');
  expect(problems).toEqual([]);
  expect(captures.flatMap(({ sockets }) => sockets.map(({ port }) => port))).toEqual([9100]);
});

test.each([
  ['nothing', ''],
  ['prose', 'ss: command not found\n'],
  ['bytes', Buffer.from([0, 1, 2, 3, 255, 254, 200])],
])('%s is a problem', async (_, bytes) => {
  const { captures, problems } = await read(path.join(temporaryFolder({ 'n.txt': bytes }), 'n.txt'), 'n.txt');
  expect(captures).toEqual([]);
  expect(problems).toEqual([
    { path: 'n.txt', line: 1, message: expect.stringMatching(/^(?:no line contains a socket|the file is empty).*--print-collector/) },
  ]);
});

const SOSREPORT = {
  'sos_commands/host/hostname': 'master-0.example.com\n',
  'sos_commands/networking/netstat_-W_-neopa': `${NETSTAT}tcp 0 0 0.0.0.0:my-agent 0.0.0.0:* LISTEN 0 1 77/agent\n`,
  'sos_commands/networking/namespaces/abc/ip_netns_exec_abc_netstat_-W_-neopa': 'tcp 0 0 0.0.0.0:6666 0.0.0.0:* LISTEN 0 1 5/inner\n',
  'sos_commands/networking/namespaces/abc/ss_-peaonmi': 'tcp LISTEN 0 1 *:6667 *:*\n',
  'sos_commands/process/ps_axo_pid_ppid_user_group_lwp_nlwp_start_time_comm_cgroup':
    '    PID    PPID USER     GROUP        LWP NLWP START COMMAND         CGROUP\n    912       1 root     root         912   20 10:00 kubelet         0::/system.slice/kubelet.service\n      7       1 root     root           7    1 10:00 crond           12:pids:/x,1:name=systemd:/system.slice/crond.service\n',
  'etc/services': 'my-agent 9777/tcp # ours\n',
  'proc/net/udp':
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops\n  1: 0100007F:0143 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 1 2 0 0\n',
  'var/log/messages': 'tcp LISTEN 0 1 *:1 *:*\n',
};
test('a sosreport in an archive, with links, shows its node without the network namespaces of its pods', async () => {
  const folder = temporaryFolder(Object.fromEntries(Object.entries(SOSREPORT).map(([name, text]) => [`sos-1/${name}`, text])));
  execFileSync('ln', ['-s', 'sos_commands/host/hostname', path.join(folder, 'sos-1/hostname')]);
  execFileSync('tar', ['-czf', path.join(folder, 'sos.tar.gz'), '-C', folder, 'sos-1']);
  const { captures, unread } = await read(path.join(folder, 'sos.tar.gz'), 'sos.tar.gz');
  expect(unread).toEqual([]);
  const sockets = socketsOf(captures).map((one) => one.replace(/ \S+$/, ''));
  expect(sockets.map((one) => one.replace('master-0.example.com ', '')).toSorted()).toEqual([
    'TCP * 9777',
    'TCP 127.0.0.1 10248',
    'UDP 127.0.0.1 323',
  ]);
  const groups = { 912: '/system.slice/kubelet.service', 7: '/system.slice/crond.service' };
  expect(captures.map(({ controlGroups }) => Object.fromEntries(controlGroups))).toEqual([groups]);
  execFileSync('tar', ['-cJf', path.join(folder, 'sos.tar.xz'), '-C', folder, 'sos-1']);
  expect((await read(path.join(folder, 'sos.tar.xz'), 'sos.tar.xz')).unread).toEqual([
    'sos.tar.xz: is packed with xz, which is not read; unpack it first: tar -xJf sos.tar.xz',
  ]);
});

test('what is packed within an archive is read, and a zip archive is reported', async () => {
  const folder = temporaryFolder({ 'in/worker-0.txt.gz': gzipSync(SS), 'out.zip': 'PK\u0003\u0004' });
  execFileSync('tar', ['-czf', path.join(folder, 'in/inner.tgz'), '-C', folder, 'in/worker-0.txt.gz']);
  execFileSync('tar', ['-cf', path.join(folder, 'a.tar'), '-C', folder, 'in/inner.tgz']);
  expect(socketsOf((await read(path.join(folder, 'a.tar'), 'a.tar')).captures)).toEqual([
    'worker-0 TCP * 9100 a.tar/in/inner.tgz/in/worker-0.txt.gz:2',
  ]);
  expect((await read(path.join(folder, 'out.zip'), 'out.zip')).unread).toEqual([expect.stringContaining('unpack it first')]);
});

test('an archive within archives is read to a bounded depth', async () => {
  const folder = temporaryFolder({ 'n.txt': SS });
  let packed = execFileSync('tar', ['-c', '-C', folder, 'n.txt']);
  for (let depth = 0; depth < 5; depth++) {
    writeFileSync(path.join(folder, 'inner.tar'), packed);
    packed = execFileSync('tar', ['-c', '-C', folder, 'inner.tar']);
  }
  writeFileSync(path.join(folder, 'a.tar'), packed);
  expect((await read(path.join(folder, 'a.tar'), 'a.tar')).unread).toEqual([expect.stringContaining('is too deeply nested in archives')]);
});

test('an entry with a path outside its archive is reported, and the others are read', async () => {
  const folder = temporaryFolder({ 'in/node.txt': SS, 'evil.txt': SS });
  const file = path.join(folder, 'a.tar');
  execFileSync('tar', ['-cf', file, '-P', '--transform', 's,^evil,../../evil,', '-C', folder, 'evil.txt', 'in/node.txt']);
  const { captures, unread } = await read(file, 'a.tar');
  expect(unread).toEqual([expect.stringContaining('with a path outside it')]);
  expect(socketsOf(captures)).toEqual(['node TCP * 9100 a.tar/in/node.txt:2']);
});

test('an entry above the limit is a problem, and the others are read', async () => {
  const folder = temporaryFolder({ 'worker-0.txt': SS, 'large.txt': '' });
  truncateSync(path.join(folder, 'large.txt'), 257 * 1024 ** 2);
  execFileSync('tar', ['-cf', path.join(folder, 'a.tar'), '-C', folder, 'large.txt', 'worker-0.txt']);
  const { captures, unread } = await read(path.join(folder, 'a.tar'), 'a.tar');
  expect(unread).toEqual(['a.tar: contains a file of more than 256 MB, "large.txt"']);
  expect(socketsOf(captures)).toEqual(['worker-0 TCP * 9100 a.tar/worker-0.txt:2']);
});

test('an archive that is cut off is reported', async () => {
  const folder = temporaryFolder({ 'n.txt': SS.repeat(5_000) });
  const packed = execFileSync('tar', ['-cz', '-C', folder, 'n.txt']);
  writeFileSync(path.join(folder, 'cut.tar.gz'), packed.subarray(0, packed.length / 2));
  expect((await read(path.join(folder, 'cut.tar.gz'), 'cut.tar.gz')).unread).toEqual([expect.stringContaining('cut.tar.gz: ')]);
});

describe('captures of a gigabyte are reported, and read only up to the limit', () => {
  const TOO_LARGE = [expect.stringContaining('contains more than 256 MB; split it')];

  test('as a file', async () => {
    const file = path.join(temporaryFolder({ 'n.txt': SS }), 'n.txt');
    truncateSync(file, 1024 ** 3);
    expect((await read(file, 'n.txt')).unread).toEqual(TOO_LARGE);
  });

  test('packed', async () => {
    const file = path.join(temporaryFolder({}), 'n.txt.gz');
    writeFileSync(file, Buffer.concat(Array(64).fill(gzipSync(Buffer.alloc(16 * 1024 ** 2)))));
    expect((await read(file, 'n.txt.gz')).unread).toEqual(TOO_LARGE);
  });

  test('from a pipe without an end', async () => {
    const file = path.join(temporaryFolder({}), 'pipe');
    execFileSync('mkfifo', [file]);
    const writer = spawn('sh', ['-c', 'exec cat /dev/zero > "$0"', file]);
    // The writer is stopped when the reader closes the pipe.
    const ended = new Promise((resolve) => writer.on('close', (_, signal) => resolve(signal)));
    expect((await read(file, 'pipe')).unread).toEqual(TOO_LARGE);
    expect(await ended).toBe('SIGPIPE');
  });
});

test('a capture is read from a pipe, such as a shell makes of a command', async () => {
  const folder = temporaryFolder({ 'n.txt': SS });
  const file = path.join(folder, 'pipe');
  execFileSync('mkfifo', [file]);
  const writer = spawn('sh', ['-c', 'cat "$0" > "$1"', path.join(folder, 'n.txt'), file]);
  onTestFinished(() => void writer.kill());
  expect(socketsOf((await read(file, 'pipe', 'worker-0')).captures)).toEqual(['worker-0 TCP * 9100 pipe:2']);
});

const UID = '3c1b4b6e_7f1a_4a55_9d7e_0b7f8a8e2f11';
const CONTAINER = '0123456789abcdef'.repeat(4);

test.each([
  ['/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod0aa1_bb.slice', { podUid: null }],
  [
    `/kubepods.slice/kubepods-pod${UID}.slice/crio-${CONTAINER}.scope`,
    { podUid: UID.replaceAll('_', ''), containerId: CONTAINER, unit: null, isPod: true },
  ],
  ['/system.slice/sshd.service', { podUid: null, containerId: null, unit: 'sshd.service', isPod: false }],
  ['/user.slice/user-0.slice/session-1.scope', { unit: null }],
])('the control group %s', (path, group) => {
  expect(readControlGroup(path)).toMatchObject(group);
});

test('containers of a sosreport name their pods and processes', async () => {
  const id = 'ab'.repeat(32);
  const labels = {
    'io.kubernetes.pod.name': 'agent-abc',
    'io.kubernetes.pod.namespace': 'example',
    'io.kubernetes.container.name': 'main',
  };
  const inspected = JSON.stringify({ status: { id, metadata: { name: 'main' }, labels }, info: { pid: 52 } });
  const { captures } = await read(
    temporaryFolder({ ...SOSREPORT, [`sos_commands/crio/containers/crictl_inspect_${id}`]: inspected }),
    'sos',
  );
  expect(captures[0]?.containers).toEqual(new Map([[id, { namespace: 'example', name: 'agent-abc', container: 'main' }]]));
  expect(readControlGroup(captures[0]?.controlGroups.get(52) ?? '')).toMatchObject({ containerId: id, isPod: true });
});

test.each([
  ['worker-0.txt', 'worker-0'],
  ['captures/worker-0.example.com.txt.gz', 'worker-0.example.com'],
  ['ss-worker-0.txt', 'worker-0'],
  ['captures/worker-0/ss.txt', 'worker-0'],
  ['captures/worker-0/ss_-tulpn', 'worker-0'],
  ['network/ss-agent-abc', 'worker-1'],
  ['captures/elsewhere.txt', 'elsewhere'],
  ['captures/elsewhere/ss.txt', null],
  ['ss-elsewhere.txt', 'elsewhere'],
  ['ss.txt', null],
  ['netstat -tulpen', null],
  ['/dev/fd/63', null],
])('%s is of node %s', (path, node) => {
  const known = new Map([
    ['worker-0', 'worker-0'],
    ['agent-abc', 'worker-1'],
  ]);
  expect(nodeOfFile(path, (name) => known.get(name) ?? null)).toBe(node);
});

test('NODE= names the node of a heading, but not the nodes of several headings', async () => {
  const heading = (node: string) => `=== ${node} ===\n${SS}`;
  const folder = temporaryFolder({ 'one.txt': heading('worker-0'), 'two.txt': heading('worker-0') + heading('worker-1') });
  expect(socketsOf((await read(path.join(folder, 'one.txt'), 'one.txt', 'worker-9')).captures)).toEqual(['worker-9 TCP * 9100 one.txt:3']);
  const two = await read(path.join(folder, 'two.txt'), 'two.txt', 'worker-9');
  expect(socketsOf(two.captures)).toEqual(['worker-0 TCP * 9100 two.txt:3', 'worker-1 TCP * 9100 two.txt:6']);
  expect(two.problems).toEqual([{ path: 'two.txt', line: 1, message: expect.stringContaining('so NODE= is ignored') }]);
});

test.each(['a-', 'ss -', 'users:(("', 'TCP a (', '  ', '\r', '{"'])(
  'half a megabyte of %j on one line is read in linear time',
  async (piece) => {
    const text = `${SS}${piece.repeat(500_000 / piece.length)}\n`;
    const { captures } = await read(path.join(temporaryFolder({ 'n.txt': text }), 'n.txt'), 'n.txt');
    expect(socketsOf(captures)).toHaveLength(1);
  },
);

test('a capture made in a pod is of its node, and is skipped if the pod is not on the host network', async () => {
  const pod = (name: string, hostNetwork: boolean) => ({
    path: name,
    object: { kind: 'Pod', metadata: { name, namespace: 'example' }, spec: { hostNetwork, nodeName: 'worker-7', containers: [] } },
  });
  const capture = (name: string, text: string) => ({ node: null, path: name, files: [{ path: name, name, bytes: Buffer.from(text) }] });
  const { result, notes } = await run({
    ...runOptions({ paths: [], cwd: '.', registries: ['openshift'] }),
    audit: {
      objects: (async function* () {
        yield pod('agent-x', true);
        yield pod('web-y', false);
      })(),
      captures: async function* () {
        yield capture('ss-agent-x', SS);
        yield capture('ss-web-y', SS.replace('9100', '8080'));
      },
      coversAllPods: () => true,
    },
  });
  expect(result.audit?.sockets.map(({ node, port }) => `${node} ${port}`)).toEqual(['worker-7 9100']);
  expect(notes.join()).toContain('ss-web-y is a capture of pod web-y, which is not on the host network');
});
