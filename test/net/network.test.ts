import { expect, test } from 'vitest';
import { isLoopback, isWithin, overlap, readAddresses, readNetwork } from '../../src/net/network.ts';

const network = (text: string) => {
  const read = readNetwork(text);
  if (read === null) throw new Error(`${text} is not a network`);
  return read;
};

test.each([
  ['10.0.0.0/8', '10.132.0.0/14', true],
  ['10.0.0.0/8', '11.0.0.0/8', false],
  ['fd00::/8', 'fd99::/64', true],
  ['0.0.0.0/0', '::/0', false],
])('%s and %s overlap: %s', (a, b, expected) => {
  expect(overlap(network(a), network(b))).toBe(expected);
});

test.each([
  ['172.20.0.1', '172.20.0.0/16', true],
  ['172.21.0.0', '172.20.0.0/16', false],
  ['::ffff:10.0.0.1', '::ffff:0:0/96', true],
  ['fe80::1%eth0', 'fe80::/10', true],
])('%s lies in %s: %s', (address, within, expected) => {
  expect(isWithin(address, within)).toBe(expected);
});

test.each(['10.0.0.0', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', 'a/8', '10.0.0.0/8/8', ''])('%s is not a network', (text) => {
  expect(readNetwork(text)).toBeNull();
});

test('loopback addresses of both families, also with a zone', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::1%lo', '128.0.0.1', '::2', 'localhost'].filter(isLoopback)).toEqual([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '::1%lo',
  ]);
});

test.each([
  ['192.0.2.10', '192.0.2.10/32'],
  ['192.0.2.0 - 192.0.2.255', '192.0.2.0/24'],
  ['192.0.2.0/24', '192.0.2.0/24'],
  ['2001:db8::-2001:db8::ffff', '2001:db8::/112'],
])('%s are the addresses of %s', (text, same) => {
  expect(readAddresses(text)).toEqual(network(same));
});

test.each(['192.0.2.9-192.0.2.1', '192.0.2.1-2001:db8::1', '192.0.2.0/24-192.0.2.9', '1-2-3', 'pool', ''])(
  '%s are no addresses',
  (text) => {
    expect(readAddresses(text)).toBeNull();
  },
);
