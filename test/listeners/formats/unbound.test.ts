import { expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { bindsOf, file, tellBind } from './build.ts';

const told = (text: string): string[] => bindsOf(readSockets('unbound', file(text))).map(tellBind);

test('each interface counts, with a port of its own behind @', () => {
  expect(told('server:\n  interface: 0.0.0.0 # all\n  interface: "::1@5354"\n  port: 5353\n  do-tcp: no')).toEqual([
    '0.0.0.0 5353/UDP any high',
    '::1 5354/UDP localhost high',
  ]);
});

test('without an interface it answers on localhost', () => {
  expect(told('server:\n  port: 5353')).toEqual(['- 5353/UDP localhost high', '- 5353/TCP localhost high']);
});

test('of other clauses only the control of a running server opens a socket', () => {
  const clauses = 'forward-zone:\n  forward-addr: 192.0.2.1@853\nremote-control:\n  control-interface: 10.0.0.1\n';
  expect(told(clauses)).toEqual([]);
  expect(told(`${clauses}  control-enable: yes`)).toEqual(['10.0.0.1 8953/TCP other medium']);
});
