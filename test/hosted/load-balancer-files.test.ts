import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { asYaml, hostedCluster } from './build.ts';

const CLUSTER = asYaml(
  hostedCluster({
    services: {
      APIServer: 'np:192.0.2.10:30443',
      OAuthServer: 'route',
      Konnectivity: 'route',
      Ignition: 'route',
    },
  }),
);
const LOAD_BALANCER = `defaults
  mode http
listen api
  bind *:30443
  server hub-1 10.0.0.11:30443 check
`;

async function findingsWith(configuration: string): Promise<unknown[]> {
  const { stdout } = await folderWith({ 'cluster.yaml': CLUSTER, 'api.cfg': configuration }).run('--format json --fail-on never .');
  return JSON.parse(stdout).findings;
}

const FOUND = { rule: 'hcp-haproxy-mode', line: 2, object: null };

describe('a configuration of HAProxy', () => {
  test('of four megabytes is read', async () => {
    const backends = Array.from({ length: 80_000 }, (_, index) => `  server s${index} 10.0.0.11:30443 check maxconn 10`).join('\n');
    expect(await findingsWith(`${LOAD_BALANCER}${backends}\n`)).toMatchObject([FOUND]);
  });

  test('of very many frontends and backends is judged section by section', async () => {
    const count = 40_000;
    const sections = Array.from(
      { length: count },
      (_, index) =>
        `frontend f${index}\n  bind *:${1000 + (index % 20_000)}\n  default_backend b${index}\nbackend b${index}\n  server s 10.0.0.11:${index === count - 1 ? 30443 : 8080}\n`,
    );
    expect(await findingsWith(`defaults\n  mode http\n${sections.join('')}`)).toMatchObject([FOUND]);
  });
});
