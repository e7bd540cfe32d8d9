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
/** The sockets that a reader of the captures must find: a connected UDP socket does not listen, and a wildcard has one spelling. */
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

function socketsOf({ sockets }: Capture): string[] {
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
    expect(socketsOf(capture), commands[index]).toEqual(LISTENING.map((one) => one.replace('* 9102', ':: 9102')).toSorted());
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
    expect(socketsOf(capture), commands[index]).toEqual(LISTENING);
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
    expect(socketsOf(capture), commands[index]).toEqual(LISTENING);
    expect(new Set(capture.sockets.map(({ processes }) => processes[0]?.name))).toEqual(new Set(['python3']));
  }
});

test('/proc/net reports the same, in one file or in several', () => {
  const all = 'cat /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6';
  const tail = 'tail -n +1 /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6';
  for (const printed of printedInNamespace(OPENED, [all, tail])) {
    expect(socketsOf(read(printed))).toEqual(LISTENING);
  }
  const [tcp = '', udp6 = ''] = printedInNamespace(OPENED, ['cat /proc/net/tcp', 'cat /proc/net/udp6']);
  expect(socketsOf(read(tcp, { name: 'node/proc/net/tcp' }))).toEqual(
    LISTENING.filter((one) => one.startsWith('TCP') && !/:|9102/.test(one)),
  );
  expect(socketsOf(read(udp6, { name: 'udp6' }))).toEqual(['UDP ::1 9104']);
});

test('words of big-endian machines are read in their own order', () => {
  const line = '   0: 7F000001:238C 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 516316 1';
  expect(socketsOf(read(line, { isBigEndian: true }))).toEqual(['TCP 127.0.0.1 9100']);
});

test('names of services become port numbers by /etc/services, and all others are one problem', () => {
  const names = [
    'tcp LISTEN 0 128 *:ssh',
    'tcp LISTEN 0 128 *:agent',
    'udp UNCONN 0 0 *:mdns',
    'tcp LISTEN 0 128 *:agent',
    'tcp LISTEN 0 128 *:3com-tsmux',
  ];
  const text = names.map((line) => `${line} *:*`).join('\n');
  const capture = read(text, { services: readServices('ssh 22/tcp # login\nmdns 5353/tcp\nzeroconf 5353/udp mdns\n3com-tsmux 106/tcp') });
  expect(socketsOf(capture)).toEqual(['TCP * 106', 'TCP * 22', 'UDP * 5353']);
  expect(capture.problems).toEqual([
    { path: 'f', line: 2, message: '2 sockets have the name of a service instead of a port number (agent); capture again with -n' },
  ]);
});

test.each(['\u2028', '\u2029', '\r', '\u0085'])('%j in the name of a process hides no socket', (separator) => {
  const name = `a${separator}b`;
  for (const line of [`tcp LISTEN 0 128 *:9100 *:* users:(("${name}",pid=7,fd=3))`, `tcp 0 0 0.0.0.0:9100 0.0.0.0:* LISTEN 7/${name}`])
    expect(read(line).sockets).toMatchObject([{ port: 9100, processes: [{ name, pid: 7 }] }]);
});
