import { expect, test } from 'vitest';
import { guessFormat } from '../../../src/listeners/formats/index.ts';
import { file } from './build.ts';

test.each([
  ['/etc/haproxy/haproxy.cfg', '', 'haproxy'],
  ['haproxy-config.template', '', 'haproxy'],
  ['nginx.conf', '', 'nginx'],
  ['Corefile', '', 'corefile'],
  ['unbound.conf', '', 'unbound'],
  ['a.socket', '', 'systemd'],
  ['a.toml', '', 'toml'],
  ['a.ini', '', 'ini'],
  ['a.env', '', 'env'],
  ['a.yaml', 'a: b', 'yaml'],
  ['a.json', '{}', 'json'],
  ['envoy.yaml', 'static_resources:\n  listeners: []\n', 'envoy'],
  ['config', 'global\n  maxconn 10\nfrontend a\n  bind :80\n', 'haproxy'],
  ['default.conf', '# web\nserver {\n  listen 80;\n}\n', 'nginx'],
  ['config', '.:53 {\n  errors\n  forward . 1.1.1.1\n}\n', 'corefile'],
  ['config', 'example.org {\n  errors\n  forward . 1.1.1.1\n}\n', 'corefile'],
  ['logs.conf', 'source inbox {\n  network(port(601));\n};\nlog { source(inbox); };\n', undefined],
  ['routes.conf', 'template bgp peers {\n  local as 65000;\n}\nlog syslog all;\n', undefined],
  ['unit', '[Unit]\nDescription=x\n', 'systemd'],
  ['config', '{\n  "a": 1\n}', 'json'],
  ['ovnkube.conf', '[default]\nmtu="1400"\n\n[kubernetes]\nx=y\n', 'ini'],
  ['config', '[[inputs.cpu]]\npercpu = true\n', 'toml'],
  ['settings', 'A=1\nexport B=2\n', 'env'],
  ['config', 'apiVersion: v1\nkind: X\n', 'yaml'],
  ['run.sh', '#!/bin/sh\nserver { listen 80; }\n', undefined],
  ['notes', 'some words\nand more\n', undefined],
  ['empty', '', undefined],
] as const)('%s: %j is %s', (name, text, format) => {
  expect(guessFormat(name, file(text))).toBe(format);
});
