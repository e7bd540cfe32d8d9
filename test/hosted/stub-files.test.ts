import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';
import { asYaml, hostedCluster, objectOf } from './build.ts';

const CLUSTER = asYaml(
  hostedCluster({
    services: {
      APIServer: 'lb',
      OAuthServer: 'route',
      Konnectivity: 'route',
      Ignition: 'np:192.0.2.10:30080',
    },
  }),
);
const AUTHORITIES = [{ source: 'data:text/plain;base64,LS0tLS1CRUdJTg==' }];

function stub(source: string): string {
  const httpHeaders = [{ name: 'Authorization', value: 'Bearer dG9rZW4=' }];
  const security = { tls: { certificateAuthorities: AUTHORITIES } };
  return JSON.stringify({ ignition: { version: '3.2.0', config: { merge: [{ source, httpHeaders }] }, security } });
}

const RIGHT = stub('https://192.0.2.10:30080/ignition');
const WRONG = stub('https://192.0.2.10/ignition');

async function findingsOf(name: string, bytes: string | Buffer, expected: readonly unknown[] = []): Promise<unknown[]> {
  const folder = folderWith({ 'cluster.yaml': CLUSTER });
  writeFileSync(path.join(folder.path, name), bytes);
  const { stdout } = await folder.run(`--format json --fail-on never --rule hcp-ignition-stub cluster.yaml ${name}`);
  const { findings, problems } = JSON.parse(stdout) as { findings: unknown[]; problems: unknown[] };
  expect(problems).toMatchObject(expected);
  return findings;
}

describe('user data of a node is compared with its hosted cluster', () => {
  test.each([
    ['as JSON', 'worker.json', (text: string) => text],
    ['as a file for Ignition', 'worker.ign', (text: string) => text],
    ['in base64', 'worker.b64', (text: string) => `${Buffer.from(text).toString('base64')}\n`],
    ['in gzip', 'worker.gz', (text: string) => gzipSync(text)],
    ['in gzip within base64', 'worker.txt', (text: string) => gzipSync(text).toString('base64')],
  ])('%s', async (_, name, packed) => {
    expect(await findingsOf(name, packed(RIGHT))).toEqual([]);
    expect(await findingsOf(name, packed(WRONG))).toMatchObject([{ rule: 'hcp-ignition-stub', path: name, line: 1, object: null }]);
  });

  test('on standard input', async () => {
    const folder = folderWith({ 'cluster.yaml': CLUSTER });
    const { stdout } = await folder.run('--format json --fail-on never --rule hcp-ignition-stub cluster.yaml -', { input: WRONG });
    expect(JSON.parse(stdout)).toMatchObject({ findings: [{ path: '<stdin>' }] });
  });

  test('in a Secret, whose value is the place', async () => {
    const data = { value: Buffer.from(WRONG).toString('base64') };
    const text = asYaml(objectOf('v1/Secret', 'clusters-demo/user-data-demo-1', { data }));
    expect(await findingsOf('secret.yaml', text)).toMatchObject([
      { object: { kind: 'Secret', name: 'user-data-demo-1' }, field: 'data.value' },
    ]);
  });
});

test('a bomb of gzip is a problem and needs little memory', async () => {
  const problem = { path: 'bomb.gz', line: 1 };
  expect(await findingsOf('bomb.gz', gzipSync(Buffer.alloc(64 * 1024 * 1024)), [problem])).toEqual([]);
});
