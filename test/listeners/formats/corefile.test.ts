import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { unknownNames } from '../../../src/text/text.ts';
import { bindsOf, file, tell, template } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('corefile', file(source)));

describe('Corefile', () => {
  test('a server block answers over UDP and TCP at every address', () => {
    expect(read('.:5353 {\n    forward . /etc/resolv.conf\n}\n')).toEqual([
      '- 5353/UDP any high at 1:3 5353',
      '- 5353/TCP any high at 1:3 5353',
    ]);
  });

  test('several zones, also over several lines, and schemes with their default ports', () => {
    const source = 'example.org:1053,\ntls://. {\n}\ngrpc://b:5 https://c quic://d 10.0.0.0/24 {\n}\n';
    expect(read(source)).toEqual([
      '- 1053/UDP any high at 1:13 1053',
      '- 1053/TCP any high at 1:13 1053',
      '- 853/TCP any high at 2:1 tls://.',
      '- 5/TCP any high at 4:10 5',
      '- 443/TCP any high at 4:12 https://c',
      '- 853/UDP any high at 4:22 quic://d',
      '- 53/UDP any high at 4:31 10.0.0.0/24',
      '- 53/TCP any high at 4:31 10.0.0.0/24',
    ]);
  });

  test('the bind plugin sets the addresses, for any zone', () => {
    const source = '127.0.0.1:53 {\n  bind 169.254.20.10 lo eth0\n}\n';
    expect(read(source).filter((line) => line.includes('UDP'))).toEqual([
      '169.254.20.10 53/UDP other high at 1:11 53',
      'lo 53/UDP localhost high at 1:11 53',
      'eth0 53/UDP other high at 1:11 53',
    ]);
  });

  test('plugins with servers of their own, by default and with an address', () => {
    const source =
      '. {\n  bind 10.0.0.1\n  health\n  ready\n  prometheus\n  pprof\n}\na {\n  health localhost:8081 {\n    lameduck 5s\n  }\n  ready :8182\n  prometheus 0.0.0.0:9253\n}\n';
    expect(read(source).filter((line) => !/ 53\//.test(line))).toEqual([
      '- 8080/TCP any high at 3:3 health',
      '- 8181/TCP any high at 4:3 ready',
      '- 9153/TCP localhost high at 5:3 prometheus',
      '- 6053/TCP localhost high at 6:3 pprof',
      'localhost 8081/TCP localhost high at 9:20 8081',
      '"" 8182/TCP any high at 12:10 8182',
      '0.0.0.0 9253/TCP any high at 13:22 9253',
    ]);
  });

  test('a snippet opens nothing', () => {
    expect(read('(errors) {\n  errors\n}\n')).toEqual([]);
  });

  test('comments, strings and dialled addresses are not sockets', () => {
    const source =
      '# .:1 {\n.:53 {\n  # health :2\n  forward . 127.0.0.1:3 tls://9.9.9.9:4 {\n    health_check 5s\n  }\n  grpc . 127.0.0.1:6\n  errors "health :7"\n}\n';
    expect(read(source).every((line) => line.includes(' 53/'))).toBe(true);
  });

  test('variables of the process and of templates', () => {
    const source = '.:{$DNS_PORT} {\n  bind {$NODE_IP}\n  health {{.IP}}:8080\n}\n.:{{.Port}} {\n}\n{$ZONE} {\n}\n';
    const binds = bindsOf(readSockets('corefile', template(source), new Map([['DNS_PORT', file('1053')]])));
    expect(binds.map(({ port, protocol, host }) => `${port}/${protocol} ${host ? unknownNames(host).join() : '-'}`)).toEqual([
      '1053/UDP NODE_IP',
      '1053/TCP NODE_IP',
      '8080/TCP .IP',
    ]);
  });
});
