import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { kubeconfigWith, listen } from '../source/cluster/local-server.ts';
import { asYaml, hostedCluster } from './build.ts';

const HOSTED = '/apis/hypershift.openshift.io/v1beta1/hostedclusters';
const SERVICES = '/api/v1/services';
const CLUSTER = hostedCluster({ services: { APIServer: 'np:192.0.2.5', Konnectivity: 'route' } });
const SERVICE = {
  metadata: { name: 'kube-apiserver', namespace: 'clusters-demo' },
  spec: { type: 'NodePort', ports: [{ port: 6443, nodePort: 30744 }] },
};

/** Runs a command on a server with these lists; a path without a list is 404, and a number is the status of a refusal. */
async function runOn(lists: Readonly<Record<string, readonly object[] | number>>, ...words: string[]) {
  const requests: string[] = [];
  const server = http.createServer(({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://host');
    requests.push(`${method} ${pathname}`);
    const list = lists[pathname] ?? 404;
    if (typeof list === 'number') response.statusCode = list;
    response.end(JSON.stringify(typeof list === 'number' ? { kind: 'Status', message: 'no' } : { kind: 'List', items: list }));
  });
  const folder = temporaryFolder({ kubeconfig: kubeconfigWith({ hub: { server: `http://127.0.0.1:${await listen(server)}` } }) });
  const ran = await runIn(folder, ['hosted', ...words, '--kubeconfig', 'kubeconfig'], { env: { PATH: process.env.PATH ?? '' } });
  return { ...ran, requests };
}

describe('hosted commands on a live management cluster', () => {
  test('complete the flows with what the hub has, and only list', async () => {
    const { stdout, status, requests } = await runOn({ [HOSTED]: [CLUSTER], [SERVICES]: [SERVICE] }, 'flows', '--context', 'hub');
    expect(status).toBe(0);
    expect(stdout).toContain('clusters/demo: Agent, Public (cluster hub:1)');
    expect(stdout).toMatch(/APIServer +192\.0\.2\.5 +30744\/TCP/);
    expect(requests.every((one) => one.startsWith('GET '))).toBe(true);
  });

  test('name a missing right, and lose nothing else', async () => {
    const { stdout, stderr, status } = await runOn({ [HOSTED]: [CLUSTER], [SERVICES]: 403 }, 'firewall', '--allow-node-port-range');
    expect(stdout).toContain('192.0.2.5');
    expect(stderr).toContain(
      'permission to list services is missing, so what they add is unknown; hostport-lint hosted flows --print-rbac',
    );
    expect(status).toBe(0);
  });

  test.each([
    [403, 'permission to list hostedclusters.hypershift.openshift.io is missing, so no flow is known'],
    [404, 'the API server has no HostedClusters; is it a management cluster?'],
  ])('end with a problem if hosted clusters are %s', async (answer, message) => {
    const { stderr, status } = await runOn({ [HOSTED]: answer }, 'flows');
    expect([stderr.includes(message), status]).toEqual([true, 3]);
  });
});

describe('an archive of a dump', () => {
  const asText = JSON.stringify;
  const place = 'mg/namespaces/clusters-demo/core/services/kube-apiserver.yaml';
  const dump = { 'mg/hostedclusters/demo.yaml': asText(CLUSTER), [place]: asText({ apiVersion: 'v1', kind: 'Service', ...SERVICE }) };
  const packed = (file: string, ...words: string[]): string => {
    const folder = temporaryFolder({ ...dump, 'note.tar.gz': 'no archive' });
    execFileSync('tar', [...words, file, 'mg'], { cwd: folder });
    return folder;
  };

  test.each([
    ['hub.tar', '-cf'],
    ['hub.tgz', '-czf'],
  ])('%s is read like the dump itself', async (file, words) => {
    const { stdout, status } = await runIn(packed(file, words), ['hosted', 'flows', file]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/APIServer +192\.0\.2\.5 +30744\/TCP/);
  });

  test.each([
    ['that is something else', 'note.tar.gz', 'note.tar.gz:1:1: is not a tar archive'],
    ['that does not exist', 'gone.tar', 'gone.tar:1:1: cannot be read: no such file or folder'],
    ['that is cut off', 'cut.tar.gz', 'cut.tar.gz:1:1: cannot be unpacked (unexpected end of file)'],
  ])('%s is a problem', async (_, file, message) => {
    const folder = packed('hub.tar.gz', '-czf');
    writeFileSync(path.join(folder, 'cut.tar.gz'), readFileSync(path.join(folder, 'hub.tar.gz')).subarray(0, 200));
    const { stderr, status } = await runIn(folder, ['hosted', 'flows', file]);
    expect([stderr.trim(), status]).toEqual([message, 3]);
  });
});

test('one cluster in a manifest and in a dump counts once, with its status', async () => {
  const services = { Ignition: 'route' };
  const running = { ...hostedCluster({ services }), status: { ignitionEndpoint: 'ignition-server-clusters-demo.apps.hub.a' } };
  const folder = temporaryFolder({ 'a.yaml': asYaml(hostedCluster({ services })), 'dump/hub.yaml': asYaml(running) });
  const { stdout } = await runIn(folder, ['hosted', 'flows', '.', '--format', 'csv']);
  expect(stdout.match(/,Ignition,/g)).toHaveLength(1);
  expect(stdout).toContain('ignition-server-clusters-demo.apps.hub.a');
  execFileSync('tar', ['-cf', 'dump.tar', 'dump'], { cwd: folder });
  const packed = await runIn(folder, ['hosted', 'flows', 'a.yaml', 'dump.tar', '--format', 'csv']);
  expect(packed.stdout).toBe(stdout.replaceAll('dump/hub.yaml', 'dump.tar/dump/hub.yaml'));
});
