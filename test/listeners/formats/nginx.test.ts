import { describe, expect, test } from 'vitest';
import { readSockets } from '../../../src/listeners/formats/index.ts';
import { bindsOf, file, tell } from './build.ts';

const read = (source: string): string[] => tell(source, readSockets('nginx', file(source)));

describe('nginx', () => {
  test('listen directives of http servers', () => {
    const source =
      'http {\n  server {\n    listen 80;\n    listen [::]:443 ssl;\n    listen localhost:8080 default_server;\n    listen *:81;\n  }\n}\n';
    expect(read(source)).toEqual([
      '- 80/TCP any high at 3:12 80',
      ':: 443/TCP any high at 4:17 443',
      'localhost 8080/TCP localhost high at 5:22 8080',
      '* 81/TCP any high at 6:14 81',
    ]);
  });

  test('an address alone means port 80, port 0 nothing', () => {
    const source = 'server { listen 127.0.0.1; listen [::1]; listen 0; }';
    expect(read(source)).toEqual(['127.0.0.1 80/TCP localhost high at 1:17 127.0.0.1', '::1 80/TCP localhost high at 1:35 [::1]']);
  });

  test('streams, UDP, QUIC and ranges', () => {
    const source = 'stream { server { listen 53 udp; listen 12345-12346; } }\nhttp { server { listen 443 quic reuseport; } }';
    expect(read(source)).toEqual([
      '- 53/UDP any high at 1:26 53',
      '- 12345/TCP any high at 1:41 12345-12346',
      '- 12346/TCP any high at 1:41 12345-12346',
      '- 443/UDP any high at 2:24 443',
    ]);
  });

  test('comments, strings, Unix sockets, upstreams and proxied addresses do not count', () => {
    const source = [
      'http {',
      '  # server { listen 1; }',
      '  log_format x "server { listen 2; }";',
      "  add_header y ';listen 3;';",
      '  upstream b { server 127.0.0.1:4; }',
      '  server { listen unix:/run/nginx.sock; location / { proxy_pass http://127.0.0.1:5; } }',
      '}',
      'listen 6;',
    ].join('\n');
    expect(read(source)).toEqual([]);
  });

  test('an http server without a listen directive binds port 80 in all likelihood, unless it includes a file', () => {
    expect(read('http { server { server_name a; } server { include b.conf; } }')).toEqual(['- 80/TCP any low at 1:8 server']);
  });

  test('a server of an included file counts without the http block', () => {
    expect(read('server {\r\n\tlisten\r\n\t\t8443 ssl;\r\n}\r\n')).toEqual(['- 8443/TCP any high at 3:3 8443']);
  });

  test('variables that templates of images put in', () => {
    const source = 'server { listen ${NGINX_PORT}; listen $OTHER; }';
    const binds = bindsOf(readSockets('nginx', file(source), new Map([['NGINX_PORT', file('8081')]])));
    expect(binds.map(({ port }) => port)).toEqual([8081]);
  });

  test('blocks that are not closed end with the text', () => {
    expect(read('http { server { listen 80; location / { return 200 "x')).toEqual(['- 80/TCP any high at 1:24 80']);
  });
});
