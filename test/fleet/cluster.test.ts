import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { runIn } from '../cli/command-line.ts';
import { definitionsOf, openDefinition } from '../real-cluster/crds.ts';
import { ASKED, SAMPLE } from '../real-cluster/sample.ts';
import { clusterParts, type SampleCluster, startSampleCluster } from '../real-cluster/sample-cluster.ts';
import { realPart } from '../real-parts.ts';

const PARTS = clusterParts();
const KUBECTL = realPart('kubectl');
const MISSING = 'needs root, go, and scripts/install-real-parts.sh kube-apiserver kwok etcd ss netstat kubectl';
const isPossible = PARTS !== null && KUBECTL !== undefined && process.getuid?.() === 0;
const NODES = Object.keys(SAMPLE.nodes);
const COLLECTOR = 'hostport-lint-collector';
const ACCOUNT = 'system:serviceaccount:hostport-lint:hostport-lint-cronjob';
const REPORTS = '/apis/openreports.io/v1alpha1';

interface Stored {
  readonly metadata: { readonly namespace?: string; readonly name: string; readonly resourceVersion: string; readonly uid: string };
  readonly results: readonly { readonly policy: string; readonly properties: { readonly port: string } }[];
}

describe.skipIf(!isPossible && !process.env.CI)(`a cluster that audits itself (${MISSING})`, () => {
  let cluster: SampleCluster;
  let folder: string;
  let kubeconfig: string;
  /** docs/fleet.md with what its commands print. */
  let printed: string;
  const env = () => ({ PATH: process.env.PATH ?? '', HOME: folder, KUBECONFIG: cluster.controlPlane.kubeconfigOf('admin') });
  const kubectl = (...words: readonly string[]): string => execFileSync(KUBECTL ?? '', words, { encoding: 'utf8', env: env() });
  /** Resolves when the server serves every kind that is defined. */
  const established = async (): Promise<void> => {
    for (let attempt = 0; attempt < 500; attempt++) {
      const path = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
      const { items } = (await cluster.controlPlane.request('GET', path)) as { items: { status?: unknown }[] };
      if (items.every(({ status }) => /"type":"Established","status":"True"/.test(JSON.stringify(status)))) return;
    }
    throw new Error('a definition is not established');
  };
  const logOf = (node: string, pod = 0): string => path.join(folder, `${node}-${pod}.log`);
  /** Writes a log as the kubelet does. */
  const writeLog = (file: string, text: string): void =>
    writeFileSync(
      file,
      text.replaceAll(/^.*\n/gm, (line) => `2026-11-26T12:00:00.000000000Z stdout F ${line}`),
    );
  const sockets: Record<string, string> = {};
  const captureOf = (node: string, age = 0): string =>
    `=== hostport-lint capture ${node} ${new Date(Date.now() - age * 60_000).toISOString()} ===\n${sockets[node]}=== end ===\n`;
  const audit = (...words: readonly string[]) =>
    runIn(folder, ['audit', '--kubeconfig', kubeconfig, '--format', 'json', '--fail-on', 'never', ...words], {
      env: { PATH: process.env.PATH ?? '' },
    });
  const PUBLISH = ['--sockets', 'logs', '--publish', 'reports', '--cluster-name', 'demo'];
  const stored = async (list: string): Promise<Stored[]> =>
    ((await cluster.controlPlane.request('GET', `${REPORTS}/${list}`)) as { items: Stored[] }).items;
  const messagesOf = ({ stdout }: { stdout: string }): string[] =>
    JSON.parse(stdout).problems.map(({ message }: { message: string }) => message);

  beforeAll(async () => {
    if (PARTS === null || KUBECTL === undefined) throw new Error(MISSING);
    folder = mkdtempSync(path.join(tmpdir(), 'hostport-lint-fleet-'));
    mkdirSync(path.join(folder, '.git'));
    const logs = NODES.flatMap((node) =>
      [0, 1].map((pod) => ({ namespace: COLLECTOR, pod: `${COLLECTOR}-${node}-${pod}`, file: logOf(node, pod) })),
    );
    const off = RULES.flatMap(({ id }) => (id === 'unexplained-listener' ? [] : [`  ${id}: off`])).join('\n');
    writeFileSync(path.join(folder, 'few.yaml'), `rules:\n${off}\n`);
    writeFileSync(path.join(folder, 'none.yaml'), `rules:\n  unexplained-listener: off\n${off}\n`);
    cluster = await startSampleCluster(folder, PARTS, logs);
    const { request, kubeconfigFor } = cluster.controlPlane;
    const crds = ['openreports', 'prometheusRules', 'applicationSets', 'fluxKustomizations', 'fluxSources'] as const;
    for (const one of crds) kubectl('apply', '--server-side', '-f', definitionsOf(one));
    for (const [group, version, kind, scope] of [
      ['security.openshift.io', 'v1', 'SecurityContextConstraints', 'Cluster'],
      ['work.open-cluster-management.io', 'v1alpha1', 'ManifestWorkReplicaSet', 'Namespaced'],
      ['cluster.open-cluster-management.io', 'v1beta1', 'Placement', 'Namespaced'],
    ] as const)
      await request('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', openDefinition(group, version, kind, scope));
    await established();
    for (const name of ['monitoring', 'argocd', 'flux-system']) kubectl('create', 'namespace', name);
    for (const node of NODES) sockets[node] = kubectl('exec', '-n', ASKED.namespace, `${ASKED.name}-${node}`, '--', 'ss', '-tulneO');
    for (const node of NODES) writeLog(logOf(node), captureOf(node));
    printed = await documented(async (command) => {
      if (command.endsWith('deploy/collector')) for (const node of NODES) await startCollector(node, 0);
      if (!command.startsWith('kubectl create job')) return;
      const tokens = '/api/v1/namespaces/hostport-lint/serviceaccounts/hostport-lint-cronjob/token';
      const review = { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenRequest', spec: { expirationSeconds: 3600 } };
      const { status } = (await request('POST', tokens, review)) as { status: { token: string } };
      kubeconfig = kubeconfigFor('audit', status.token);
      // What the Job would run, as its service account.
      await runIn(folder, ['audit', '--kubeconfig', kubeconfig, '--sockets', 'logs', '--publish', 'reports', '--cluster-name', ''], {
        env: { PATH: process.env.PATH ?? '' },
      });
    });
    for (const one of ['openshift', 'fleet']) kubectl('apply', '-k', path.resolve('deploy', one));
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the commands of docs/fleet.md in order, as two clusters. `after` does what controllers would. Returns the page with their output. */
  const documented = async (after: (command: string) => Promise<void>): Promise<string> => {
    const tools = path.join(folder, 'bin');
    mkdirSync(tools);
    symlinkSync(KUBECTL ?? '', path.join(tools, 'kubectl'));
    symlinkSync(path.resolve('dist/cli.cjs'), path.join(tools, 'hostport-lint'));
    symlinkSync(path.resolve('deploy'), path.join(folder, 'deploy'));
    const file = cluster.controlPlane.kubeconfigOf('admin');
    const config = JSON.parse(readFileSync(file, 'utf8'));
    const [context] = config.contexts;
    const contexts = ['east', 'west'].map((name) => ({ ...context, name }));
    writeFileSync(path.join(folder, 'fleet.kubeconfig'), JSON.stringify({ ...config, 'current-context': 'east', contexts }));
    const surroundings = { PATH: `${tools}:${process.env.PATH}`, HOME: folder, KUBECONFIG: path.join(folder, 'fleet.kubeconfig') };
    let page = '';
    for (const block of readFileSync('docs/fleet.md', 'utf8').split(/(^ {3}```console\n[\s\S]*?^ {3}```$)/m)) {
      page += block.startsWith('   ```console') ? '   ```console\n' : block;
      for (const [, command = ''] of block.matchAll(/^ {3}\$ (.+)$/gm)) {
        const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8', cwd: folder, env: surroundings });
        await after(command);
        page += `$ ${command}\n${stdout}${stderr}`.trimEnd().replaceAll(/^/gm, '   ').replaceAll(/ +$/gm, '') + '\n';
      }
      if (block.startsWith('   ```console')) page += '   ```';
    }
    return page;
  };

  /** Starts a pod of the DaemonSet on a node, as its controller would. */
  const startCollector = async (node: string, pod: number): Promise<void> => {
    const { request } = cluster.controlPlane;
    const set = (await request('GET', `/apis/apps/v1/namespaces/${COLLECTOR}/daemonsets/${COLLECTOR}`)) as {
      spec: { template: { metadata: object; spec: object } };
    };
    const { metadata, spec } = set.spec.template;
    await request('POST', `/api/v1/namespaces/${COLLECTOR}/pods`, {
      metadata: { ...metadata, name: `${COLLECTOR}-${node}-${pod}` },
      spec: { ...spec, nodeName: node },
    });
  };

  const requestsOf = (user: string): string[] => cluster.controlPlane.requestsOf(user);

  test('docs/fleet.md leads from one cluster to many, with the output of its commands', () => {
    const withoutAges = (text: string): string => text.replaceAll(/ +\d+[ms]\d*s?$/gm, ' AGE');
    if (process.env.UPDATE_DOCS) writeFileSync('docs/fleet.md', printed);
    expect(withoutAges(printed)).toBe(withoutAges(readFileSync('docs/fleet.md', 'utf8')));
    expect(printed.match(/^ {3}\$ /gm)?.length).toBeLessThanOrEqual(10);
  });

  test('reads the sockets of each node from the logs, as --capture reads the same text', async () => {
    const live = await audit('--sockets', 'logs');
    const { nodes, problems, findings } = JSON.parse(live.stdout);
    expect(problems).toEqual([]);
    expect(nodes.map((node: { sockets: string }) => node.sockets)).toEqual(['complete', 'complete', 'complete']);
    writeFileSync(path.join(folder, 'logs.txt'), NODES.map((node) => captureOf(node)).join(''));
    const files = await audit('--context', 'test', '--capture', 'logs.txt');
    const facts = (all: readonly Record<string, unknown>[]) =>
      all.map(({ rule, severity, confidence, message, nodes: on, fingerprint }) => ({
        rule,
        severity,
        confidence,
        message,
        on,
        fingerprint,
      }));
    const sorted = (all: ReturnType<typeof facts>) => all.toSorted((a, b) => String(a.fingerprint).localeCompare(String(b.fingerprint)));
    expect(sorted(facts(findings))).toEqual(sorted(facts(JSON.parse(files.stdout).findings)));
    expect(findings.length).toBeGreaterThan(8);
  });

  test('without --publish it asks for nothing but get and list', async () => {
    const before = requestsOf(ACCOUNT).length;
    await audit('--sockets', 'logs');
    const lists = ['pods', 'nodes', 'services', 'hostedclusters', 'nodepools'].map((kind) => `list ${kind}`);
    expect(new Set(requestsOf(ACCOUNT).slice(before))).toEqual(new Set([...lists, 'get clusterversions', 'get pods/log']));
  });

  test('writes a report for each namespace and one of the cluster, and a second run writes nothing', async () => {
    expect(await audit(...PUBLISH)).toMatchObject({ status: 0, stderr: expect.not.stringContaining('problem') });
    const first = [...(await stored('reports')), ...(await stored('clusterreports'))];
    expect(first.map(({ metadata }) => `${metadata.namespace} ${metadata.name}`).toSorted()).toEqual([
      'openshift-example hostport-lint',
      'team hostport-lint',
      'undefined hostport-lint',
    ]);
    const ports = first.flatMap(({ results }) => results.map(({ policy, properties }) => `${policy} ${properties.port}`));
    expect(ports).toContain('port-of-another-owner 9400/TCP');
    expect(ports).toContain('unexplained-listener 9878/TCP');
    expect(first[0]).toMatchObject({ metadata: { annotations: { 'hostport-lint.io/cluster': 'demo' } } });
    await audit(...PUBLISH);
    const second = [...(await stored('reports')), ...(await stored('clusterreports'))];
    expect(second.map(({ metadata }) => metadata.resourceVersion)).toEqual(first.map(({ metadata }) => metadata.resourceVersion));
    expect(new Set(requestsOf(ACCOUNT).filter((one) => one.includes('report')))).toEqual(
      new Set(['list reports', 'list clusterreports', 'patch reports', 'patch clusterreports']),
    );
  });

  test('deletes its report of a namespace without findings, and leaves those of others', async () => {
    const other = { apiVersion: 'openreports.io/v1alpha1', kind: 'Report', metadata: { name: 'other' }, source: 'other', results: [] };
    await cluster.controlPlane.request('POST', `${REPORTS}/namespaces/team/reports`, other);
    await audit(...PUBLISH, '--config', 'few.yaml');
    const left = [...(await stored('reports')), ...(await stored('clusterreports'))];
    expect(left.map(({ metadata }) => metadata.name)).toEqual(['other', 'hostport-lint']);
    expect(new Set(requestsOf(ACCOUNT).filter((one) => one.startsWith('delete')))).toEqual(new Set(['delete reports']));
  });

  test('with --namespace it leaves the reports of other namespaces', async () => {
    await audit(...PUBLISH);
    const whole = await stored('clusterreports');
    await audit(...PUBLISH, '--namespace', 'team', '--config', 'few.yaml');
    expect((await stored('reports')).map(({ metadata }) => metadata.namespace)).toEqual(['openshift-example', 'team']);
    expect((await stored('reports')).find(({ metadata }) => metadata.namespace === 'team')?.metadata.name).toBe('other');
    expect(await stored('clusterreports')).toEqual(whole);
  });

  test('leaves reports with results from sockets if sockets were not read', async () => {
    await audit(...PUBLISH);
    const before = await stored('clusterreports');
    const ran = await audit('--publish', 'reports', '--cluster-name', 'demo');
    expect(messagesOf(ran)).toEqual([
      expect.stringMatching(/^reports are not changed \(the cluster, .*the sockets of 3 nodes were not read$/),
    ]);
    expect(await stored('clusterreports')).toEqual(before);
  });

  test('always writes a report of the cluster, as a sign that the audit ran', async () => {
    await audit(...PUBLISH, '--config', 'none.yaml');
    expect(await stored('clusterreports')).toMatchObject([{ metadata: { name: 'hostport-lint' }, results: [] }]);
  });

  test('never changes a field of another manager', async () => {
    await cluster.controlPlane.request('DELETE', `${REPORTS}/clusterreports/hostport-lint`);
    const own = {
      apiVersion: 'openreports.io/v1alpha1',
      kind: 'ClusterReport',
      metadata: { name: 'hostport-lint' },
      source: 'other',
      results: [],
    };
    await cluster.controlPlane.request('POST', `${REPORTS}/clusterreports`, own);
    const ran = await audit(...PUBLISH);
    expect(ran.status).toBe(3);
    expect(messagesOf(ran)).toEqual([
      expect.stringMatching(/^ClusterReport hostport-lint is not changed: the server answered 409: .*conflict/),
    ]);
    expect(JSON.parse(ran.stdout).findings.length).toBeGreaterThan(8);
    await cluster.controlPlane.request('DELETE', `${REPORTS}/clusterreports/hostport-lint`);
  });

  test('names the verb, the resource and the namespace that are forbidden', async () => {
    kubectl('delete', 'clusterrolebinding', 'hostport-lint-cronjob-publish');
    const messages = messagesOf(await audit(...PUBLISH));
    kubectl('apply', '-k', path.resolve('deploy/audit'));
    expect(messages).toEqual([
      expect.stringMatching(/^permission to list clusterreports\.openreports\.io is missing/),
      expect.stringMatching(/^permission to list reports\.openreports\.io is missing/),
      expect.stringMatching(/^permission to patch clusterreports\.openreports\.io is missing/),
      expect.stringMatching(
        /^permission to patch reports\.openreports\.io in the namespace openshift-example .*; the same in 1 more namespace;/,
      ),
    ]);
  });

  describe('a collector', () => {
    const run = async () => {
      const ran = await audit('--sockets', 'logs');
      const { nodes, notes } = JSON.parse(ran.stdout);
      return { status: ran.status, messages: messagesOf(ran), notes, states: nodes.map((node: { sockets: string }) => node.sockets) };
    };
    const half = (node: string): string => captureOf(node).replace(/(?:.*\n){2}$/, '');

    const earlier = (age: number): string => captureOf('worker-0', age);
    /** A log of the collector on worker-0, the state of its sockets, and what the problem or the note says. */
    test.each<[string, () => string, string, string]>([
      ['in the middle of a capture has the one before', () => earlier(60) + half('worker-0'), 'complete', 'the newest capture of worker-0'],
      ['with half a capture has half', () => half('worker-0'), 'partly', 'its line === end === is missing'],
      ['whose log begins within a capture has whole ones', () => earlier(60).split('\n').slice(3).join('\n') + earlier(0), 'complete', ''],
      ['whose capture is old has none', () => earlier(180), 'none', 'which is older than --max-age allows'],
      ['with a capture of the future has the one before', () => earlier(60) + earlier(-60), 'complete', 'is dated in the future'],
      ['without a capture yet has none', () => 'sh: ss: not found\n', 'none', 'has no capture yet'],
    ])('%s', async (_, log, state, words) => {
      writeLog(logOf('worker-0'), log());
      const { status, states, messages, notes } = await run();
      const isWhole = state === 'complete';
      expect([status, states]).toEqual([isWhole ? 0 : 3, ['complete', state, 'complete']]);
      expect(messages).toHaveLength(isWhole ? 0 : 1);
      expect((isWhole ? notes : messages).join()).toContain(words);
    });

    test('whose capture is old has it with --max-age', async () => {
      writeLog(logOf('worker-0'), earlier(180));
      expect(messagesOf(await audit('--sockets', 'logs', '--max-age', '4h'))).toEqual([]);
    });

    test('whose log names two nodes, or whose capture is longer than what is read, has no sockets', async () => {
      writeLog(logOf('worker-0'), captureOf('worker-0') + captureOf('worker-1'));
      expect((await run()).messages).toEqual([
        'the headings name 2 nodes (worker-0, worker-1), but the pod is on worker-0; its log is not read',
      ]);
      writeLog(logOf('worker-0'), `${captureOf('worker-0')}${'tcp LISTEN 0 4096 *:10250 *:*\n'.repeat(20_000)}`);
      expect((await run()).messages).toEqual([expect.stringContaining('the last 20000 lines of the log')]);
    });

    test('with two pods on a node has the newest capture of both, with a note', async () => {
      writeLog(logOf('worker-0', 1), captureOf('worker-0'));
      await startCollector('worker-0', 1);
      const { status, notes, states } = await run();
      expect([status, states]).toEqual([0, ['complete', 'complete', 'complete']]);
      expect(notes.join()).toContain('node worker-0 has 2 pods of the collector');
    });

    test('that runs on some nodes only is one problem, with the number of the others', async () => {
      for (const pod of [0, 1]) kubectl('delete', 'pod', '-n', COLLECTOR, `${COLLECTOR}-worker-0-${pod}`, '--grace-period=0', '--force');
      kubectl('delete', 'pod', '-n', COLLECTOR, `${COLLECTOR}-worker-1-0`, '--grace-period=0', '--force');
      expect(await run()).toMatchObject({
        messages: [
          expect.stringContaining('the sockets of 2 nodes (worker-0, worker-1) are not known: no pod of the collector runs there'),
        ],
        states: ['complete', 'none', 'none'],
      });
    });

    test('that does not run, or may not be read, is one problem', async () => {
      expect(messagesOf(await audit('--sockets', 'logs', '--collector-selector', 'app=other'))).toEqual([
        expect.stringContaining('no pod with the label app=other runs in the namespace hostport-lint-collector'),
      ]);
      kubectl('delete', 'rolebinding', '-n', COLLECTOR, 'hostport-lint-cronjob-logs');
      expect((await run()).messages).toContainEqual(
        expect.stringContaining('permission to get pods/log in the namespace hostport-lint-collector is missing'),
      );
    });
  });

  test('uses the older API where OpenReports is not served, and without both says so and prints the report', async () => {
    kubectl('delete', 'crd', 'reports.openreports.io', 'clusterreports.openreports.io');
    const none = await audit('--publish', 'reports');
    expect(none.status).toBe(3);
    expect(messagesOf(none)).toEqual([
      'the cluster has no openreports.io/v1alpha1 and no wgpolicyk8s.io/v1alpha2; install the CRDs of OpenReports',
    ]);
    expect(JSON.parse(none.stdout).findings.length).toBeGreaterThan(4);
    kubectl('apply', '--server-side', '-f', definitionsOf('policyReports'));
    await established();
    expect(messagesOf(await audit('--publish', 'reports'))).toEqual([]);
    expect(JSON.parse(kubectl('get', 'policyreports', '-A', '-o', 'json')).items.map((one: Stored) => one.metadata.namespace)).toEqual([
      'openshift-example',
      'team',
    ]);
  });

  test('skips a namespace that is being deleted', async () => {
    kubectl('delete', 'policyreport', '-n', 'team', 'hostport-lint');
    kubectl('delete', 'namespace', 'team', '--wait=false');
    expect(messagesOf(await audit('--publish', 'reports'))).toEqual([]);
  });

  test('the printed objects of a lint are accepted', async () => {
    const { stdout } = await runIn(process.cwd(), ['examples/bad', '--format', 'openreports']);
    for (const one of JSON.parse(stdout).items as { metadata: { namespace?: string } }[])
      if (one.metadata.namespace) kubectl('create', 'namespace', one.metadata.namespace);
    kubectl('delete', 'crd', '--all', '--wait');
    kubectl('apply', '--server-side', '-f', definitionsOf('openreports'));
    await established();
    writeFileSync(path.join(folder, 'objects.json'), stdout);
    expect(kubectl('apply', '--server-side', '-f', path.join(folder, 'objects.json'))).toContain('serverside-applied');
  });
});
