import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachOfAddress } from '../../src/model/address.ts';
import { protocolOfScheme, reachOfHost, readAddress } from '../../src/net/address.ts';
import { joinTexts, spanOfText, unknownText } from '../../src/text/text.ts';
import { spanAt, textOf } from '../listeners/build.ts';

/** A value as it is read, with `|` between host and port. */
function read(value: string): string {
  const found = readAddress(textOf(value));
  if (found.type === 'host') return `host ${found.host.value}`;
  if (found.type !== 'sockets') return found.type;
  return found.sockets.map(({ host, port, scheme }) => `${scheme ?? ''}${host === null ? '' : `${host.value}|`}${port}`).join(' and ');
}

test.each<readonly [string, string]>([
  ['0.0.0.0:80', '0.0.0.0|80'],
  [':80', '|80'],
  ['80', '80'],
  ['*:80', '*|80'],
  ['localhost:80', 'localhost|80'],
  ['127.0.0.1:80', '127.0.0.1|80'],
  ['[::]:80', '[::]|80'],
  ['[::1]:80', '[::1]|80'],
  ['[fe80::1%eth0]:80', '[fe80::1%eth0]|80'],
  [':::80', '::|80'],
  [' :80 ', '|80'],
  [':80 ', '|80'],
  ['http://0.0.0.0:80', 'http0.0.0.0|80'],
  ['https://[::]:2379/path', 'https[::]|2379'],
  ['tcp://:80', 'tcp|80'],
  ['udp://0.0.0.0:53', 'udp0.0.0.0|53'],
  ['0.0.0.0:80,[::]:81', '0.0.0.0|80 and [::]|81'],
  ['https://10.0.0.1:2379, https://127.0.0.1:2379', 'https10.0.0.1|2379 and https127.0.0.1|2379'],
  ['65535', '65535'],
  ['${NODE_IP}:80', '\uE000|80'],
  ['https://<node ip>:2379', 'https\uE000|2379'],
  ['@HOST@:80', '\uE000|80'],
  ['[__IP__]:80', '[\uE000]|80'],
  ['${PORT:=8080}', '8080'],
  ['${ADDRESS:-127.0.0.1}:80', '127.0.0.1|80'],
  ['${BIND:=:8443}', '|8443'],
  ['${PORT}', 'host \uE000'],
  ['0.0.0.0:${PORT}', 'other'],
  ['127.0.0.1,169.254.20.10,10.96.0.10', 'host 169.254.20.10'],
  ['127.0.0.1,::1', 'host 127.0.0.1'],
  ['127.0.0.1,example', 'other'],
  ...['0.0.0.0', '127.0.0.1', '::', '::1', 'localhost', '*', '10.0.0.1'].map((host) => [host, `host ${host}`] as const),
  ...['0', ':0', '', '""', "''", '-', 'false', 'None', 'off', 'disabled', '  '].map((value) => [value, 'off'] as const),
])('%j is read as %s', (value, expected) => expect(read(value)).toBe(expected));

test.each([
  'unix:///run/csi.sock',
  'unix://127.0.0.1:80',
  '/run/x.sock',
  '65536',
  '0.0.0.0:65536',
  '0.0.0.0:http',
  '10s',
  '1.5',
  '-1',
  'https://example.com/',
  '2001:db8::/32',
  '10.0.0.0/8',
  'x=1:80',
  'some text: 80',
  '80,text',
])('%j is not an address', (value) => expect(read(value)).toBe('other'));

test('the place of a port is that of its digits', () => {
  const value = 'https://10.0.0.1:2379,http://[::]:2380/x';
  const found = readAddress(textOf(value));
  const places = found.type === 'sockets' ? found.sockets.map(({ portText }) => spanOfText(portText).column) : [];
  expect(places).toEqual([value.indexOf('2379') + 1, value.indexOf('2380') + 1]);
});

test('hostile values are read in linear time, without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0:.[]%/,*a-f \uE000'), maxLength: 60 }), (value) => void readAddress(textOf(value))),
  );
  expect(read(`${'['.repeat(100_000)}:80`)).toBe('other');
  expect(read(':'.repeat(100_000))).toMatch(/^host :+$/);
  expect(read('0.0.0.0:80,'.repeat(10_000)).length).toBeGreaterThan(100_000);
});

describe('reach of an address', () => {
  test.each([
    ['any', ['', '*', 'ALL', '0.0.0.0', '::', '[::]', '0:0:0:0:0:0:0:0', '::ffff:0.0.0.0']],
    ['localhost', ['127.0.0.1', '127.1.2.3', '127.1', '::1', '[::1]', 'localhost', 'LOCALHOST', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1']],
    ['other', ['10.0.0.1', '192.168.0.1', '169.254.20.10', 'fe80::1', '[2001:db8::1]', 'fe80::1%eth0']],
    ['unknown', ['example.com', 'some-service', 'node-1']],
  ])('%s', (reach, addresses) => {
    for (const address of addresses) expect([address, reachOfAddress(address)]).toEqual([address, reach]);
  });
});

describe('reach of a host whose value is not known', () => {
  const unknown = (name: string) => unknownText(name, () => spanAt(1));
  test.each([
    ['status.hostIP', 'node'],
    ['status.podIP', 'node'],
    ['HOST_IP', 'node'],
    ['NODE_NAME', 'node'],
    ['.Values.localhostAddress', 'localhost'],
    ['.AllInterfaces', 'any'],
    ['.Values.something', 'unknown'],
  ])('%s: %s', (name, reach) => expect(reachOfHost(unknown(name))).toBe(reach));

  test('no host at all is every address', () => expect(reachOfHost(null)).toBe('any'));

  test('an unknown host has a known port', () => {
    const found = readAddress(joinTexts([textOf('['), unknown('HOST_IP'), textOf(']:9103')]));
    expect(found.type === 'sockets' && found.sockets.map(({ port, host }) => [port, reachOfHost(host)])).toEqual([[9103, 'node']]);
  });
});

test.each([
  ['udp', 'UDP'],
  ['udp4', 'UDP'],
  ['quic', 'UDP'],
  ['tcp', 'TCP'],
  ['https', 'TCP'],
  [null, 'TCP'],
])('scheme %s is served by %s', (scheme, protocol) => expect(protocolOfScheme(scheme)).toBe(protocol));
