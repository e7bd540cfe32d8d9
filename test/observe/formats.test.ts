import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Capture } from '../../src/model/socket.ts';
import { readCapture } from '../../src/observe/formats.ts';
import { readServices } from '../../src/observe/sosreport.ts';
import { type OpenedSocket, printedInNamespace } from './namespace.ts';

/** Programs print names by the services of this machine. */
const SERVICES = existsSync('/etc/services') ? readServices(readFileSync('/etc/services', 'utf8')) : undefined;

const OPENED: readonly OpenedSocket[] = [
  { protocol: 'TCP', address: '0.0.0.0', port: 9100, peer: { address: '127.0.0.1', port: 1 } },
  { protocol: 'TCP', address: '127.0.0.1', port: 9101 },
  { protocol: 'TCP', address: '::', port: 9102 },
  { protocol: 'TCP', address: '::1', port: 9103, peer: { address: '::1', port: 1 } },
  { protocol: 'TCP', address: '127.0.0.3', port: 22 },
  { protocol: 'UDP', address: '0.0.0.0', port: 5353 },
  { protocol: 'UDP', address: '::1', port: 9104 },
  { protocol: 'UDP', address: '127.0.0.1', port: 9105, peer: { address: '127.0.0.1', port: 53 } },
];
/** What a reader of the captures must find: a connected UDP socket serves nobody, and a wildcard has one spelling. */
const LISTENING = [
  'TCP * 9100',
  'TCP 127.0.0.1 9101',
  'TCP * 9102',
  'TCP ::1 9103',
  'TCP 127.0.0.3 22',
  'UDP * 5353',
  'UDP ::1 9104',
].toSorted();

function read(text: string, options: { services?: typeof SERVICES; isBigEndian?: boolean; name?: string } = {}): Capture {
  const capture = readCapture({ text, path: 'f', name: 'f', line: 1, isBigEndian: false, ...options });
  if (capture === null) throw new Error(`no format is recognised: ${text}`);
  return capture;
}

/** `LINE ADDRESS PORT PROCESS(PID)...` of each socket. */
function linesIn({ sockets }: Capture): string[] {
  return sockets.map(({ sources, address, port, processes }) =>
    [sources[0]?.line, address ?? '?', port, ...processes.map(({ name, pid }) => `${name}(${pid})`)].join(' '),
  );
}

function told({ sockets }: Capture): string[] {
  return [...new Set(sockets.map(({ protocol, address, port }) => `${protocol} ${address} ${port}`))].toSorted();
}

const SS = ['-tulpn', '-tulpneO', '-tuanempio', '-tuan', '-tuaH', '-tul', '-aneopi', '-tulpnH'];
const WIDE_TERMINAL = (columns: number) => `script -qec 'stty cols ${columns}; ss -tulpne' /dev/null`;

test('ss lists the open sockets, with any options', () => {
  const commands = [...SS.map((options) => `ss ${options}`), WIDE_TERMINAL(30), WIDE_TERMINAL(80), WIDE_TERMINAL(300)];
  for (const [index, printed] of printedInNamespace(OPENED, commands).entries()) {
    const capture = read(printed, { services: SERVICES });
    expect(capture.problems, commands[index]).toEqual([]);
    // Of the captures only ss shows that a socket leaves IPv4 to others.
    expect(told(capture), commands[index]).toEqual(LISTENING.map((one) => one.replace('* 9102', ':: 9102')).toSorted());
  }
});

test('netstat reports the same', () => {
  const commands = [
    'netstat -tulpn',
    'netstat -W -neopa',
    'netstat -an',
    'netstat -tul',
    'netstat -T -an',
    'LC_ALL=de_DE.UTF-8 netstat -tulpen',
  ];
  for (const [index, printed] of printedInNamespace(OPENED, commands).entries()) {
    if (printed === '') continue;
    const capture = read(printed, { services: SERVICES });
    expect(capture.problems, commands[index]).toEqual([]);
    expect(told(capture), commands[index]).toEqual(LISTENING);
  }
});

test('lsof reports the same, as a table and as fields', () => {
  const commands = ['lsof -nPi', 'lsof -i', 'lsof -nPi +c0', 'lsof -nPi -F', 'lsof -nPi -F0', 'lsof -nPi -F0pcPnT', 'lsof -nP'];
  for (const [index, printed] of printedInNamespace(
    OPENED,
    commands.map((one) => `${one} -a -p $PPID 2>/dev/null`),
  ).entries()) {
    const capture = read(printed, { services: SERVICES });
    expect(capture.problems, commands[index]).toEqual([]);
    expect(told(capture), commands[index]).toEqual(LISTENING);
    expect(new Set(capture.sockets.map(({ processes }) => processes[0]?.name))).toEqual(new Set(['python3']));
  }
});

test('/proc/net reports the same, in one file or in several', () => {
  const all = 'cat /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6';
  const tail = 'tail -n +1 /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6';
  for (const printed of printedInNamespace(OPENED, [all, tail])) {
    expect(told(read(printed))).toEqual(LISTENING);
  }
  const [tcp = '', udp6 = ''] = printedInNamespace(OPENED, ['cat /proc/net/tcp', 'cat /proc/net/udp6']);
  expect(told(read(tcp, { name: 'node/proc/net/tcp' }))).toEqual(LISTENING.filter((one) => one.startsWith('TCP') && !/:|9102/.test(one)));
  expect(told(read(udp6, { name: 'udp6' }))).toEqual(['UDP ::1 9104']);
});

test('words of big-endian machines are read in their own order', () => {
  const line = '   0: 7F000001:238C 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 516316 1';
  expect(told(read(line, { isBigEndian: true }))).toEqual(['TCP 127.0.0.1 9100']);
});

test('processes, control groups and zones of ss', () => {
  const text = [
    'Netid State  Recv-Q Send-Q Local Address:Port Peer Address:PortProcess',
    'tcp LISTEN 0 128 192.0.2.10%br-ex:9100 0.0.0.0:* users:(("kube-rbac-proxy",pid=52,fd=3),("kube-rbac-proxy",pid=52,fd=4),("my \\"app\\"",pid=7,fd=1)) ino:1 sk:1 cgroup:/kubepods.slice/a <->',
    'udp UNCONN 0 0 [fe80::1%eth0]:546 [::]:*',
    'tcp LISTEN 0 128 [::ffff:127.0.0.1]:10300 *:*',
    'u_str LISTEN 0 128 /run/x.sock 1 * 0',
    'nl UNCONN 0 0 rtnl:kernel *',
  ].join('\n');
  const { sockets, problems } = read(text);
  expect(problems).toEqual([]);
  expect(sockets).toEqual([
    {
      protocol: 'TCP',
      address: '192.0.2.10',
      zone: 'br-ex',
      port: 9100,
      processes: [
        { name: 'kube-rbac-proxy', pid: 52 },
        { name: 'my "app"', pid: 7 },
      ],
      cgroups: ['/kubepods.slice/a'],
      sources: [{ path: 'f', line: 2 }],
    },
    { protocol: 'UDP', address: 'fe80::1', zone: 'eth0', port: 546, processes: [], cgroups: [], sources: [{ path: 'f', line: 3 }] },
    { protocol: 'TCP', address: '127.0.0.1', zone: null, port: 10300, processes: [], cgroups: [], sources: [{ path: 'f', line: 4 }] },
  ]);
});

test('old ss, which writes the wildcard of IPv6 as two colons', () => {
  const text =
    'LISTEN     0      128          *:22                       *:*                   users:(("sshd",912,3))\nLISTEN     0      128         :::22                      :::*                   users:(("sshd",912,4))\nUNCONN 0 0 *:68 *:* users:(("dhclient",1044,6))';
  expect(linesIn(read(text))).toEqual(['1 * 22 sshd(912)', '2 * 22 sshd(912)', '3 * 68 dhclient(1044)']);
});

test.each([
  ['within the port', 'tcp LISTEN 0 128 0.0.0.0:91', []],
  ['within the address', 'tcp LISTEN 0 128 192.0.', []],
  ['after the port', 'tcp LISTEN 0 128 0.0.0.0:9100 ', ['TCP * 9100']],
  ['within the peer', 'tcp LISTEN 0 128 0.0.0.0:9100 0.0.', ['TCP * 9100']],
  ['within the processes', 'tcp LISTEN 0 128 0.0.0.0:9100 0.0.0.0:* users:(("kube-rb', ['TCP * 9100']],
])('a line of ss that is cut off %s is told', (_, line, sockets) => {
  const capture = read(`${line}\ntcp LISTEN 0 128 0.0.0.0:22 0.0.0.0:*`);
  expect(capture.problems.map((one) => one.line)).toEqual([1]);
  expect(told(capture)).toEqual([...sockets, 'TCP * 22'].toSorted());
});

test('netstat of other programs and languages', () => {
  const text = [
    'Aktive Internetverbindungen (Nur Server)',
    'tcp        0      0 0.0.0.0:22              0.0.0.0:*               LISTEN      28/sshd: /usr/sbin/',
    'tcp        0      0 10.0.0.1:22             10.0.0.9:5000           VERBUNDEN   99/sshd: root',
    'tcp6       0      0 fe80::f816:3eff:fe:9100 :::*                    LISTEN      -                   ',
    'tcp        0      0 :::2379                 :::*                    LISTEN      1/etcd',
    'udp        0      0 0.0.0.0:111             0.0.0.0:*                           600/rpcbind         ',
  ].join('\n');
  const capture = read(text);
  expect(capture.problems).toEqual([]);
  // net-tools without -W cuts addresses of IPv6 to the width of their column and keeps the port.
  expect(linesIn(capture)).toEqual(['2 * 22 sshd(28)', '4 ? 9100', '5 * 2379 etcd(1)', '6 * 111 rpcbind(600)']);
});

test('names of services become numbers by /etc/services, and all others are one problem', () => {
  const text = 'tcp LISTEN 0 128 *:ssh *:*\ntcp LISTEN 0 128 *:agent *:*\nudp UNCONN 0 0 *:mdns *:*\ntcp LISTEN 0 128 *:agent *:*';
  const capture = read(text, { services: readServices('ssh 22/tcp # login\nmdns 5353/tcp\nzeroconf 5353/udp mdns') });
  expect(told(capture)).toEqual(['TCP * 22', 'UDP * 5353']);
  expect(capture.problems).toEqual([
    { path: 'f', line: 2, message: '2 sockets have the name of a service instead of a port number (agent); capture again with -n' },
  ]);
});

test('lsof of listening sockets alone, whose fields have no states, and blanks in names', () => {
  const text = 'p4242\ncWeb\\x20Content\nf3\nPTCP\nn*:9443\nf4\nPUDP\nn[::1]:323\n';
  expect(linesIn(read(text))).toEqual(['3 * 9443 Web Content(4242)', '6 ::1 323 Web Content(4242)']);
});

test('names of hosts are not addresses, names of services may begin with digits, and timers are not part of a name', () => {
  const text = [
    'tcp        0      0 worker-0.example.co:ssh 0.0.0.0:*               LISTEN      912/sshd',
    'tcp        0      0 0.0.0.0:3com-tsmux      0.0.0.0:*               LISTEN      913/meter',
    'tcp        0      0 0.0.0.0:9555            0.0.0.0:*               LISTEN      1234567/kube-rbac-pr off (0.00/0/0)',
    'tcp6       0      0 localhost6:9556         [::]:*                  LISTEN      914/meter',
  ].join('\n');
  const capture = read(text, { services: readServices('ssh 22/tcp\n3com-tsmux 106/tcp') });
  expect(capture.problems).toEqual([]);
  expect(linesIn(capture)).toEqual(['1 ? 22 sshd(912)', '2 * 106 meter(913)', '3 * 9555 kube-rbac-pr(1234567)', '4 ::1 9556 meter(914)']);
});
