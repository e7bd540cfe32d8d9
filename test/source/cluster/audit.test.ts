import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadAll } from 'js-yaml';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { runIn, temporaryFolder } from '../../cli/command-line.ts';
import { hostedCluster } from '../../hosted/build.ts';
import { ASKED, HOSTED_KINDS, SAMPLE } from '../../real-cluster/sample.ts';
import { clusterParts, KINDS, requestOfNewKind, type SampleCluster, startSampleCluster } from '../../real-cluster/sample-cluster.ts';
import { realPart } from '../../real-parts.ts';
import { type Fault, startFaultyProxy } from './faulty-proxy.ts';
import { testReach } from './reach.ts';

const PARTS = clusterParts();
const MISSING = 'needs root, and scripts/install-real-parts.sh kube-apiserver kwok etcd ss netstat';
const isPossible = PARTS !== null && process.getuid?.() === 0;

/** In CI missing parts are a failure, elsewhere the tests are skipped with a reason. */
describe.skipIf(!isPossible && !process.env.CI)(`the audit of a real API server (${MISSING})`, () => {
  let cluster: SampleCluster;
  let folder: string;
  beforeAll(async () => {
    if (PARTS === null) throw new Error(MISSING);
    folder = mkdtempSync(path.join(tmpdir(), 'hostport-lint-cluster-'));
    cluster = await startSampleCluster(folder, PARTS);
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const audit = (kubeconfig: string, ...words: readonly string[]) =>
    runIn(folder, ['audit', '--kubeconfig', kubeconfig, '--format', 'json', ...words], {
      env: { PATH: process.env.PATH ?? '' },
    });
  const asAdmin = (...words: readonly string[]) => audit(cluster.controlPlane.kubeconfigOf('admin'), ...words);

  const changed = (change: (text: string) => string): string => {
    const file = path.join(folder, 'changed.kubeconfig');
    writeFileSync(file, change(readFileSync(cluster.controlPlane.kubeconfigOf('admin'), 'utf8')));
    return file;
  };

  const PLANTED = [
    'declared-port-not-served DaemonSet agent 8766/TCP on worker-0',
    'host-port-conflict Deployment two 8888/TCP on worker-0',
    'host-process-conflict DaemonSet agent 8766/TCP on worker-1',
    'pod-pending-for-host-port Deployment waiting 8765/TCP on worker-0,worker-1',
    'port-of-another-owner Deployment thief 9400/TCP on worker-1',
    'port-out-of-range DaemonSet agent 8765/TCP on worker-0,worker-1',
    'reach-differs-from-registry Unit kubelet.service 10248/TCP on worker-1',
    'undeclared-host-port DaemonSet agent 9777/TCP on worker-0,worker-1',
    'unexplained-listener 9878/TCP on worker-0',
    'unregistered-host-port DaemonSet agent 8765/TCP on worker-0,worker-1',
    'unregistered-host-port DaemonSet agent 8766/TCP on worker-0,worker-1',
    'unregistered-host-port DaemonSet agent 9777/TCP on worker-0,worker-1',
  ];

  test('finds every planted disagreement, and nothing else', async () => {
    const { stdout, stderr, status } = await asAdmin('--sockets', 'exec');
    const { findings, problems, nodes } = JSON.parse(stdout);
    expect(findings.map(summary).toSorted()).toEqual(PLANTED);
    expect(problems).toEqual([]);
    expect(nodes.map((node: { sockets: string }) => node.sockets)).toEqual(['complete', 'complete', 'complete']);
    expect(stderr).toContain('this permission is close to root access on the node');
    expect(status).toBe(1);
  });

  test('reports the same for the files that kubectl and ss print', async () => {
    const kubectl = realPart('kubectl');
    if (kubectl === undefined) throw new Error('needs scripts/install-real-parts.sh kubectl');
    const env = { PATH: process.env.PATH, HOME: folder, KUBECONFIG: cluster.controlPlane.kubeconfigOf('admin') };
    const print = (...words: readonly string[]): string => execFileSync(kubectl, words, { encoding: 'utf8', env });
    const files: Record<string, string> = { 'objects.json': print('get', 'pods,nodes,services,clusterversions', '-A', '-o', 'json') };
    for (const node of Object.keys(SAMPLE.nodes))
      files[`${node}.txt`] = print('exec', '-n', ASKED.namespace, `${ASKED.name}-${node}`, '--', 'ss', '-tulpneO');
    const captures = Object.keys(SAMPLE.nodes).flatMap((node) => ['--capture', `${node}.txt`]);
    const { stdout } = await runIn(temporaryFolder(files), ['audit', '--objects', 'objects.json', ...captures, '--format', 'json']);
    expect(JSON.parse(stdout).findings.map(summary).toSorted()).toEqual(PLANTED);
  });

  describe('with the printed rights alone', () => {
    const asReader = (...words: readonly string[]) => audit(cluster.controlPlane.kubeconfigOf('reader'), ...words);
    const OPTIONS = ['--sockets', 'exec', '--configmaps'];
    const LISTS = ['list pods', 'list nodes', 'list services', 'list hostedclusters', 'list nodepools'];
    beforeAll(async () => {
      const { stdout } = await asAdmin('--print-rbac', ...OPTIONS);
      const objects = loadAll(stdout) as Role[];
      expect(objects.map(({ kind }) => kind)).toEqual(['ServiceAccount', ...Array(2).fill(['ClusterRole', 'ClusterRoleBinding']).flat()]);
      for (const object of objects) {
        const { kind } = object;
        if (kind === 'ClusterRoleBinding')
          await cluster.controlPlane.request('POST', `${RBAC}/clusterrolebindings`, { ...object, subjects: READER });
        else await cluster.controlPlane.request('POST', kind === 'ClusterRole' ? `${RBAC}/clusterroles` : ACCOUNTS, object);
      }
      await untilReaderMay({ verb: 'get', resource: 'pods', subresource: 'exec' }, true);
    });

    test('it reports the same, and the server received these requests only', async () => {
      const [own, whole] = [await asReader(...OPTIONS), await asAdmin(...OPTIONS)];
      expect(JSON.parse(own.stdout)).toEqual(JSON.parse(whole.stdout));
      expect(new Set(cluster.controlPlane.requestsOf('reader'))).toEqual(
        new Set([...LISTS, 'get clusterversions', 'get configmaps', 'get pods/exec']),
      );
    });

    test.each<[string, Attributes, string]>([
      ['hostport-lint-audit', { verb: 'list', resource: 'pods' }, 'permission to list pods is missing'],
      ['hostport-lint-audit', { verb: 'list', resource: 'nodes' }, 'permission to list nodes is missing'],
      ['hostport-lint-audit', { verb: 'list', resource: 'services' }, 'permission to list services is missing'],
      [
        'hostport-lint-audit',
        { verb: 'get', resource: 'clusterversions', group: 'config.openshift.io', name: 'version' },
        'permission to get clusterversions.config.openshift.io is missing',
      ],
      [
        'hostport-lint-audit',
        { verb: 'get', resource: 'configmaps' },
        'permission to get configmaps in the namespace openshift-example is missing',
      ],
      ['hostport-lint-audit-exec', { verb: 'get', resource: 'pods', subresource: 'exec' }, 'cannot get resource "pods/exec"'],
    ])('without one right of %s, %o, it goes on and says which', async (name, right, message) => {
      const role = (await cluster.controlPlane.request('GET', `${RBAC}/clusterroles/${name}`)) as Role;
      const resource = right.subresource ? `${right.resource}/${right.subresource}` : right.resource;
      const rules = role.rules
        .map((rule) => ({ ...rule, resources: rule.resources.filter((one) => one !== resource) }))
        .filter(({ resources }) => resources.length > 0);
      await cluster.controlPlane.request('PUT', `${RBAC}/clusterroles/${name}`, { ...role, metadata: { name }, rules });
      await untilReaderMay(right, false);
      const { stdout, status } = await asReader(...OPTIONS);
      await cluster.controlPlane.request('PUT', `${RBAC}/clusterroles/${name}`, { ...role, metadata: { name } });
      await untilReaderMay(right, true);
      expect(status).toBe(3);
      const messages: string[] = JSON.parse(stdout).problems.map((problem: { message: string }) => problem.message);
      const isAll = right.resource === 'pods' && right.subresource === undefined;
      // Without pods there are none to run a command in either: one message for all nodes.
      expect(messages.filter((one) => !one.includes(message))).toHaveLength(isAll ? 1 : 0);
      expect(messages.join()).toContain(message);
      if (!isAll) expect(JSON.parse(stdout).findings.length).toBeGreaterThan(0);
    });

    const untilReaderMay = async (right: Attributes, isAllowed: boolean): Promise<void> => {
      const review = { apiVersion: 'authorization.k8s.io/v1', kind: 'SubjectAccessReview' };
      const spec = { user: 'reader', resourceAttributes: { ...right, ...(right.subresource && { namespace: 'team' }) } };
      for (let attempt = 0; attempt < 200; attempt++) {
        const path = '/apis/authorization.k8s.io/v1/subjectaccessreviews';
        const { status } = (await cluster.controlPlane.request('POST', path, { ...review, spec })) as { status: { allowed: boolean } };
        if (status.allowed === isAllowed) return;
      }
      throw new Error('the rights of reader do not change');
    };
  });

  describe('the kubeconfig', () => {
    test('may name a proxy, through which few connections lead to the server and to pods', async () => {
      const tunnels: string[] = [];
      const proxy = http.createServer().on('connect', (request, socket) => {
        const [host, port] = (request.url ?? '').split(':');
        tunnels.push(request.url ?? '');
        const upstream = connect(Number(port), host, () => {
          socket.write('HTTP/1.1 200 OK\r\n\r\n');
          socket.pipe(upstream).pipe(socket);
        });
        socket.on('error', () => upstream.destroy());
        upstream.on('error', () => socket.destroy());
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())));
      const { port } = proxy.address() as { port: number };
      const kubeconfig = changed((text) => text.replace('"server"', `"proxy-url":"http://127.0.0.1:${port}","server"`));
      const { stdout } = await audit(kubeconfig, '--sockets', 'exec');
      expect(JSON.parse(stdout).findings.map(summary).toSorted()).toEqual(PLANTED);
      // At most three for requests, and one for each node.
      expect(tunnels.length).toBeLessThanOrEqual(6);
      expect(new Set(tunnels)).toEqual(new Set([new URL(cluster.controlPlane.server).host]));
    });

    test.each([
      ['certificate-authority', (text: string) => text.replace(/"certificate-authority":"[^"]*"/, '"certificate-authority":"gone.crt"'), 2],
      ['tokenFile', (text: string) => text.replace(/"token":"\w+"/, '"tokenFile":"gone"'), 3],
      ['proxy-url', (text: string) => text.replace('"server"', '"proxy-url":"ftp://user:secret@proxy","server"'), 2],
    ])('with an invalid %s is an error without its secrets', async (_, change, status) => {
      const ran = await audit(changed(change));
      expect(ran.status).toBe(status);
      expect(ran.stderr + ran.stdout).toMatch(
        /which cannot be read: no such file|the proxy ftp:\/\/proxy is not of a kind that can be used/,
      );
    });
  });

  describe('what can go wrong on nodes', () => {
    const NODE = 'worker-0';
    afterEach(() => cluster.behave(NODE, ''));

    test.each([
      ['empty', 'ss in openshift-multus/multus-worker-0: exec: "ss": executable file not found'],
      ['hangs', 'did not answer completely in time'],
      ['endless', 'printed more than 32 MB'],
    ])('a node whose commands are %s is a problem, and the others are read', async (how, message) => {
      cluster.behave(NODE, how);
      const { stdout, status } = await asAdmin('--sockets', 'exec', '--exec-timeout', how === 'endless' ? '60s' : '2s');
      const { problems, nodes } = JSON.parse(stdout);
      expect(status).toBe(3);
      expect(problems).toEqual([expect.objectContaining({ path: 'nodes/worker-0', message: expect.stringContaining(message) })]);
      expect(nodes.map((node: { sockets: string }) => node.sockets)).toEqual(['complete', 'none', 'complete']);
    });
  });

  describe('what can go wrong with the server', () => {
    const through = async (faultOf: Parameters<typeof startFaultyProxy>[2], ...words: readonly string[]) => {
      const proxy = await startFaultyProxy(cluster.controlPlane, cluster.controlPlane.kubeconfigOf('admin'), faultOf);
      onTestFinished(proxy.close);
      const { stdout, status } = await audit(proxy.kubeconfig, ...words);
      const { problems, notes, findings } = JSON.parse(stdout);
      return {
        status,
        requests: proxy.requests,
        notes,
        findings,
        messages: problems.map((one: { message: string }) => one.message),
      };
    };
    const onPods =
      (fault: Fault, times = Number.POSITIVE_INFINITY) =>
      (path: string, count: number) =>
        path.startsWith('/api/v1/pods') && count <= times ? fault : null;

    test.each<[string, Fault]>([
      ['too many requests', { status: 429, headers: { 'retry-after': '0' } }],
      ['an error of the server', { status: 500 }],
      ['a connection that breaks off', 'breaks off'],
      ['half an answer', 'is cut'],
    ])('%s is requested again, and changes nothing', async (_, fault) => {
      const { status, messages, findings } = await through(onPods(fault, 1));
      expect([status, messages]).toEqual([1, []]);
      expect(findings).toEqual(JSON.parse((await asAdmin()).stdout).findings);
    });

    test('an answer that unpacks to more than 256 MB is a problem', async () => {
      const megabyte = gzipSync(Buffer.alloc(1024 ** 2));
      const body = Buffer.concat(Array(257).fill(megabyte));
      const { messages } = await through(onPods({ status: 200, headers: { 'content-encoding': 'gzip' }, body }));
      expect(messages).toEqual([expect.stringContaining('the answer has more than 256 MB')]);
    });

    const NO_KUBERNETES: Fault = { status: 200, body: '<html>' };
    test.each<[string, Fault, string]>([
      ['too many requests', { status: 429, headers: { 'retry-after': '0' } }, 'the server answered 429: fault 429'],
      ['an error of the server', { status: 500 }, 'could not list pods: the server answered 500: fault 500'],
      ['half an answer', 'is cut', 'could not list pods: the API server cannot be reached: aborted'],
      ['a page that is no Kubernetes', NO_KUBERNETES, 'is it a Kubernetes API server?'],
    ])('%s without end is a problem, after three more attempts where these may help, and the rest is read', async (_, fault, message) => {
      const { status, messages, requests } = await through(onPods(fault));
      expect(status).toBe(3);
      expect(messages).toEqual([expect.stringContaining(message)]);
      expect(requests.filter((one) => one.startsWith('/api/v1/pods'))).toHaveLength(fault === NO_KUBERNETES ? 1 : 4);
      expect(requests).toContain('/api/v1/nodes?limit=100');
    });

    test('an expired list begins anew', async () => {
      const expired: Fault = { status: 410, body: { kind: 'Status', metadata: { continue: 'inconsistent' } } };
      const first: Fault = { status: 200, body: { kind: 'PodList', metadata: { continue: 'old' }, items: [] } };
      const anew = await through((path, count) => {
        if (!path.startsWith('/api/v1/pods') || count > 2) return null;
        return count === 1 ? first : expired;
      });
      expect([anew.status, anew.messages]).toEqual([1, []]);
      expect(anew.requests.filter((one) => one.startsWith('/api/v1/pods'))).toEqual([
        '/api/v1/pods?limit=100',
        '/api/v1/pods?limit=100&continue=old',
        '/api/v1/pods?limit=100',
      ]);
    });

    test('a server that cannot be reached, a wrong token and an untrusted certificate are one problem, without a second attempt', async () => {
      const messageOf = async (change: (text: string) => string): Promise<string[]> =>
        JSON.parse((await audit(changed(change))).stdout).problems.map((one: { message: string }) => one.message);
      expect(await messageOf((text) => text.replace(cluster.controlPlane.server, 'https://127.0.0.1:1'))).toEqual([
        expect.stringContaining('nothing could be read: the API server cannot be reached: connect ECONNREFUSED'),
      ]);
      expect(await messageOf((text) => text.replace(/"token":"/, '$&no'))).toEqual([
        'nothing could be read: the server does not accept the credential (401): Unauthorized; log in again',
      ]);
      expect(await messageOf((text) => text.replace('"certificate-authority"', '"other"'))).toEqual([
        expect.stringContaining('its certificate is not trusted'),
      ]);
      expect(await messageOf((text) => text.replace(/"token":"\w+"/, '"exec":{"command":"false"}'))).toEqual([
        'nothing could be read: the credential plugin false ended with status 1',
      ]);
    });

    test('a token that is refused is replaced by a fresh one of the plugin, once', async () => {
      const kubeconfig = cluster.controlPlane.kubeconfigOf('admin');
      const token = /"token":"(\w+)"/.exec(readFileSync(kubeconfig, 'utf8'))?.[1];
      const plugin = path.join(folder, 'plugin');
      const credential = { kind: 'ExecCredential', apiVersion: 'client.authentication.k8s.io/v1', status: { token: 'TOKEN' } };
      const lines = ['#!/bin/sh', 'cd "$(dirname "$0")"', 'token=stale', `if [ -e started ]; then token=${token}; fi`, 'echo x >> started'];
      writeFileSync(plugin, [...lines, `echo '${JSON.stringify(credential)}' | sed "s/TOKEN/$token/"`].join('\n'), { mode: 0o755 });
      const file = path.join(folder, 'plugin.kubeconfig');
      writeFileSync(file, readFileSync(kubeconfig, 'utf8').replace(/"token":"\w+"/, '"exec":{"command":"./plugin"}'));
      const { stdout, status } = await audit(file);
      expect([status, JSON.parse(stdout).problems]).toEqual([1, []]);
      expect(readFileSync(path.join(folder, 'started'), 'utf8')).toBe('x\nx\n');
    });
  });

  describe('reached', () => testReach(() => ({ cluster, folder })));

  describe('a management cluster of HyperShift', () => {
    const request: SampleCluster['controlPlane']['request'] = (...words) => cluster.controlPlane.request(...words);
    beforeAll(async () => {
      for (const kind of HOSTED_KINDS) await request('POST', KINDS, kind);
      const route = { type: 'Route' };
      const services = { APIServer: { type: 'LoadBalancer' }, OAuthServer: route, Konnectivity: route, Ignition: { type: 'S3' } };
      const clusters = '/apis/hypershift.openshift.io/v1beta1/namespaces/team/hostedclusters';
      await requestOfNewKind(request, clusters, hostedCluster({ namespace: 'team', services }));
    });

    test('has its hosted clusters judged', async () => {
      const { findings, problems } = JSON.parse((await asAdmin()).stdout);
      expect(problems).toEqual([]);
      expect(findings.filter(({ rule }: Finding) => rule.startsWith('hcp-'))).toEqual([
        expect.objectContaining({
          rule: 'hcp-service-strategy',
          path: 'namespaces/team/hostedclusters.hypershift.openshift.io/demo.json',
          field: 'spec.services[3].servicePublishingStrategy.type',
        }),
      ]);
    });

    test('without permission to list them is audited all the same, and a note names the right', async () => {
      const name = 'hostport-lint-audit';
      const role = (await request('GET', `${RBAC}/clusterroles/${name}`)) as Role;
      const rules = role.rules.filter(({ resources }) => !resources.includes('hostedclusters'));
      await request('PUT', `${RBAC}/clusterroles/${name}`, { ...role, metadata: { name }, rules });
      const messages = async () => JSON.parse((await audit(cluster.controlPlane.kubeconfigOf('reader'))).stdout);
      await expect.poll(async () => (await messages()).notes.join('\n'), { timeout: 30_000 }).toMatch(/permission to list nodepools/);
      const { notes, problems } = await messages();
      expect(problems).toEqual([]);
      expect(notes.join('\n')).toContain('cluster test: permission to list hostedclusters.hypershift.openshift.io is missing');
    });
  });
});

function summary({ rule, workload, port, protocol, nodes }: Finding): string {
  return [rule, workload?.kind, workload?.name, `${port}/${protocol}`, `on ${nodes?.join()}`].filter(Boolean).join(' ');
}

interface Role {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly rules: readonly { readonly resources: readonly string[] }[];
}

interface Attributes {
  readonly verb: string;
  readonly resource: string;
  readonly subresource?: string;
  readonly group?: string;
  readonly name?: string;
}

const RBAC = '/apis/rbac.authorization.k8s.io/v1';

const ACCOUNTS = '/api/v1/namespaces/default/serviceaccounts';
/** Bound instead of the service account, because its requests have a name of their own in the audit log. */
const READER = [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'reader' }];
