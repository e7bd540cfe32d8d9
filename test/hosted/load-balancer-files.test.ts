import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { asYaml, hostedCluster } from './build.ts';

const CLUSTER = asYaml(
  hostedCluster({
    services: {
      APIServer: { type: 'NodePort', nodePort: { address: '192.0.2.10', port: 30443 } },
      OAuthServer: { type: 'Route' },
      Konnectivity: { type: 'Route' },
      Ignition: { type: 'Route' },
    },
  }),
);
const LOAD_BALANCER = `defaults
  mode http
listen api
  bind *:30443
  server hub-1 10.0.0.11:30443 check
`;

interface Report {
  readonly findings: readonly { readonly rule: string; readonly path: string; readonly line: number; readonly object: unknown }[];
  readonly problems: readonly unknown[];
}

async function reportOf(files: Readonly<Record<string, string>>, paths = '.', input = ''): Promise<Report> {
  const { stdout } = await folderWith(files).run(`--format json --fail-on never ${paths}`, { input });
  return JSON.parse(stdout) as Report;
}

const FOUND = { rule: 'hcp-haproxy-mode', line: 2, object: null };

describe('a configuration of HAProxy', () => {
  test.each(['lb/haproxy.cfg', 'lb/api-lb.conf', 'lb/haproxy-api'])('in a folder is known by its content: %s', async (path) => {
    const other = { 'lb/nginx.conf': 'server {\n  listen 80;\n}\n', 'lb/setup.cfg': '[metadata]\nname = x\n' };
    expect(await reportOf({ 'cluster.yaml': CLUSTER, [path]: LOAD_BALANCER, ...other })).toMatchObject({
      findings: [{ ...FOUND, path }],
      problems: [],
    });
  });

  test('that is named is read, under any name', async () => {
    const files = { 'cluster.yaml': CLUSTER, 'api.conf': LOAD_BALANCER };
    expect(await reportOf(files, 'cluster.yaml api.conf')).toMatchObject({ findings: [FOUND], problems: [] });
  });

  test('on standard input is known by its content', async () => {
    expect(await reportOf({ 'cluster.yaml': CLUSTER }, 'cluster.yaml -', LOAD_BALANCER)).toMatchObject({
      findings: [{ ...FOUND, path: '<stdin>' }],
      problems: [],
    });
  });

  test('may ignore a finding by a comment', async () => {
    const ignored = LOAD_BALANCER.replace('mode http', 'mode http # hostport-lint: ignore hcp-haproxy-mode -- replaced next week');
    const { findings } = await reportOf({ 'cluster.yaml': CLUSTER, 'api.cfg': ignored });
    expect(findings).toMatchObject([{ ...FOUND, suppressed: { by: 'comment', reason: 'replaced next week' } }]);
  });

  test('without a hosted cluster says nothing', async () => {
    expect(await reportOf({ 'api.cfg': LOAD_BALANCER, 'x.yaml': 'kind: Namespace\n' })).toMatchObject({ findings: [], problems: [] });
  });

  test('of four megabytes is read', async () => {
    const backends = Array.from({ length: 80_000 }, (_, index) => `  server s${index} 10.0.0.11:30443 check maxconn 10`).join('\n');
    const { findings } = await reportOf({ 'cluster.yaml': CLUSTER, 'api.cfg': `${LOAD_BALANCER}${backends}\n` });
    expect(findings).toMatchObject([FOUND]);
  });

  test('of very many frontends and backends is judged section by section', async () => {
    const count = 40_000;
    const sections = Array.from(
      { length: count },
      (_, index) =>
        `frontend f${index}\n  bind *:${1000 + (index % 20_000)}\n  default_backend b${index}\nbackend b${index}\n  server s 10.0.0.11:${index === count - 1 ? 30443 : 8080}\n`,
    );
    const { findings } = await reportOf({ 'cluster.yaml': CLUSTER, 'api.cfg': `defaults\n  mode http\n${sections.join('')}` });
    expect(findings).toMatchObject([FOUND]);
  });
});
