import { expect, test } from 'vitest';
import { readEndpoint } from '../../src/net/address.ts';
import { file } from '../listeners/formats/build.ts';

test.each([
  [':8080', '', '8080'],
  ['8080', null, '8080'],
  ['0.0.0.0:8080', '0.0.0.0', '8080'],
  ['[::1]:8080', '[::1]', '8080'],
  ['[::1]', '[::1]', null],
  ['::1', '::1', null],
  ['localhost', 'localhost', null],
  ['*:80', '*', '80'],
  ['https://0.0.0.0:2379/health', '0.0.0.0', '2379'],
  ['http://[::]:80', '[::]', '80'],
  ['http://host', 'host', null],
  ['host:name', 'host', null],
  ['127.0.0.1:80-90', '127.0.0.1', '80-90'],
  [':0', '', '0'],
] as const)('%s', (value, host, ports) => {
  const endpoint = readEndpoint(file(value));
  expect([endpoint?.host?.value ?? null, endpoint?.ports?.text.value ?? null]).toEqual([host, ports]);
});

test.each(['unix:/run/a', 'unix:///run/a', '/run/a', '@name', 'fd@3', 'root@host:25', 'http://user@host:80', 'a b', 'x'.repeat(1000)])(
  '%s is not an address',
  (value) => {
    expect(readEndpoint(file(value))).toBeNull();
  },
);

test('several colons are an IPv6 address, unless the last one is known to stand before the port', () => {
  expect(readEndpoint(file('::80'))?.ports).toBeNull();
  expect(readEndpoint(file(':::80'), true)).toMatchObject({ host: { value: '::' }, ports: { first: 80 } });
});
