import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { isKnown, spanOfText, unknownNames } from '../../../src/text/text.ts';
import { bindsOf, file, tell, template } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('haproxy', file(source)));

describe('HAProxy', () => {
  test('binds of frontends and listen sections, with options behind them', () => {
    const source =
      'frontend public\n  bind :::9445 v4v6\n  bind *:80 name http\nlisten stats\n\tbind 127.0.0.1:50936\r\n  bind 10.0.0.5:1936 ssl crt /x.pem\n';
    expect(read(source)).toEqual([
      ':: 9445/TCP any high at 2:11 9445',
      '* 80/TCP any high at 3:10 80',
      '127.0.0.1 50936/TCP localhost high at 5:17 50936',
      '10.0.0.5 1936/TCP other high at 6:17 1936',
    ]);
  });

  test('lists, ranges, families and quotes', () => {
    const source = 'frontend a\n bind 127.0.0.1:81,[::1]:82\n bind :8000-8002\n bind ipv6@:::83\n bind quic4@:443\n bind "0.0.0.0:84"\n';
    expect(read(source)).toEqual([
      '127.0.0.1 81/TCP localhost high at 2:17 81',
      '::1 82/TCP localhost high at 2:26 82',
      '"" 8000/TCP any high at 3:8 8000-8002',
      '"" 8001/TCP any high at 3:8 8000-8002',
      '"" 8002/TCP any high at 3:8 8000-8002',
      ':: 83/TCP any high at 4:15 83',
      '"" 443/UDP any high at 5:14 443',
      '0.0.0.0 84/TCP any high at 6:16 84',
    ]);
  });

  test('every blank of isspace(3) keeps words apart', () => {
    expect(read('frontend a\n\tbind\v:81\n\tbind\f:82\n')).toEqual(['"" 81/TCP any high at 2:8 81', '"" 82/TCP any high at 3:8 82']);
  });

  test('peers and log-forward sections bind too, UDP with dgram-bind', () => {
    const source = 'peers mesh\n bind :1024\n peer other 10.0.0.2:1025\nlog-forward syslog\n dgram-bind 127.0.0.1:1514\n';
    expect(read(source)).toEqual(['"" 1024/TCP any high at 2:8 1024', '127.0.0.1 1514/UDP localhost high at 5:23 1514']);
  });

  test('the statistics socket of the global section counts where it has an address', () => {
    const source =
      'global\n stats socket /var/run/haproxy.sock mode 600\n stats socket ipv4@127.0.0.1:9999 level admin\n stats socket 9998\n';
    expect(read(source)).toEqual(['127.0.0.1 9999/TCP localhost high at 3:30 9999']);
  });

  test('what only looks like a bind is not one', () => {
    const source = [
      '# bind :1',
      'defaults',
      ' bind :2',
      'frontend a # bind :3',
      ' bind unix@/run/a.sock',
      ' bind /run/b.sock',
      ' bind abns@name',
      ' bind fd@3',
      ' http-response set-header X "bind :4"',
      ' acl bind dst_port 5',
      'backend b',
      ' server one 10.0.0.1:6',
      ' bind :7',
    ].join('\n');
    expect(read(source)).toEqual([]);
  });

  test('a disabled section and port 0 are switched off', () => {
    const source = 'listen a\n bind :70\n disabled\nfrontend b\n bind :0\n';
    expect(read(source)).toEqual(['off 70 at 2:8 70']);
  });

  test('a condition makes what it guards less certain', () => {
    const source = 'frontend a\n.if defined(X)\n bind :80\n.endif\n bind :81\n';
    expect(read(source)).toEqual(['"" 80/TCP any medium at 3:8 80', '"" 81/TCP any high at 5:8 81']);
  });

  test('variables of the process are put in; others stay unknown by name', () => {
    const source = 'frontend a\n bind "${ADDRESS}:80"\n bind :$PORT\n';
    const value = '9000';
    const environment = new Map([['PORT', file(value, 'env.yaml')]]);
    const [unknown, known] = bindsOf(readSockets('haproxy', file(source), environment));
    expect(unknown).toMatchObject({ reach: 'unknown', port: 80 });
    expect(unknown?.host && unknownNames(unknown.host)).toEqual(['ADDRESS']);
    expect(known).toMatchObject({ host: { value: '' }, port: 9000 });
    expect(known && spanOfText(known.portText)).toMatchObject({ path: 'env.yaml', line: 1, column: 1 });
    expect(known?.portText.pieces[0]?.steps[0]).toMatchObject({ note: 'variable PORT is used', span: { path: 'file.conf', line: 3 } });
  });

  test('a template hides an address, and a port that it hides gives nothing', () => {
    const source = 'frontend a\n bind {{.IP}}:80\n bind :{{.Port}}\n bind :8{{.Rest}}\n';
    const binds = bindsOf(readSockets('haproxy', template(source)));
    expect(binds.map(({ port, host }) => [port, host && isKnown(host)])).toEqual([[80, false]]);
  });
});
