import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENGINES } from '../../src/policy/policy.ts';
import { BUILT_IN_NAMES } from '../../src/registry/built-in.ts';
import { runIn } from '../cli/command-line.ts';
import { type ControlPlane, startControlPlane } from '../real-cluster/control-plane.ts';
import { clusterParts } from '../real-cluster/sample-cluster.ts';
import { realPart, requireRealPart } from '../real-parts.ts';
import { builtIn } from '../registry/registries.ts';
import { type CorpusObject, corpus, rowObjects } from './corpus.ts';
import { type Judge, judgesOf } from './evaluate.ts';
import { madeBy, objectOf, type Scene } from './objects.ts';

const PARTS = clusterParts();
const KUBECTL = realPart('kubectl');
const MISSING = 'needs scripts/install-real-parts.sh kube-apiserver etcd kwok kubectl kyverno-crd gatekeeper-crds';
const REFUSED = 'ValidatingAdmissionPolicy';

describe.skipIf((!PARTS || !KUBECTL) && !process.env.CI)(`policies in a real API server (${MISSING})`, () => {
  let folder: string;
  let cluster: ControlPlane;
  beforeAll(async () => {
    if (!PARTS || !KUBECTL) throw new Error(MISSING);
    folder = mkdtempSync(join(tmpdir(), 'hostport-lint-policy-'));
    cluster = await startControlPlane(folder, PARTS);
    for (const name of ['team', 'free', 'openshift-monitoring', 'metallb-system']) kubectl('create', 'namespace', name);
    kubectl('label', 'namespace', 'free', 'hostport-lint.io/admission=ignore');
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (words: readonly string[], input = '') => {
    const { stderr, status } = spawnSync(KUBECTL as string, ['--kubeconfig', cluster.kubeconfigOf('admin'), ...words], {
      input,
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const kubectl = (...words: readonly string[]): void => {
    expect(run(words)).toMatchObject({ status: 0 });
  };
  const apply = (yaml: string): void => {
    expect(run(['apply', '--server-side', '--validate=strict', '-f', '-'], yaml)).toEqual({ status: 0, stderr: '' });
  };
  const remove = (yaml: string): void => {
    expect(run(['delete', '-f', '-'], yaml)).toMatchObject({ status: 0 });
  };
  /** `refused`, `warned` or `admitted`, and why. */
  const verdictOf = ({ status, stderr }: ReturnType<typeof run>) => {
    if (status !== 0 && !stderr.includes(REFUSED)) throw new Error(stderr);
    return { verdict: status !== 0 ? 'refused' : stderr.includes(`Validation failed for ${REFUSED}`) ? 'warned' : 'admitted', stderr };
  };
  const tried = (scene: Scene, words = ['create', '--dry-run=server', '-f', '-']) => verdictOf(run(words, JSON.stringify(objectOf(scene))));
  const verdict = (scene: Scene, words?: string[]): string => tried(scene, words).verdict;
  const emit = async (...words: readonly string[]): Promise<string> => {
    const { stdout, status, stderr } = await runIn(folder, ['emit', ...words]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^(?:note: .*\n)?$/) });
    return stdout;
  };
  /** Waits until the API server has read new policies, and forgotten deleted ones. */
  const inEffect = async (reserved: string, optional = reserved): Promise<void> => {
    await vi.waitFor(() => expect([VIOLATOR, ON_SOME_NODES].map((scene) => verdict(scene))).toEqual([reserved, optional]), {
      timeout: 60_000,
      interval: 200,
    });
  };

  const hostNetwork = { hostNetwork: true };
  const port = (containerPort: number, hostPort?: number) => ({ containerPort, ...(hostPort !== undefined && { hostPort }) });
  const VIOLATOR: Scene = { kind: 'Deployment', spec: hostNetwork, ports: [port(9100)] };
  const ON_SOME_NODES: Scene = { kind: 'Deployment', spec: hostNetwork, ports: [port(9121)] };
  const REFUSALS: Readonly<Record<string, Scene>> = {
    'Deployment on the host network, without hostPort': VIOLATOR,
    'Pod with hostPort': { kind: 'Pod', ports: [port(80, 9100)] },
    'init container of a CronJob': { kind: 'CronJob', initPorts: [port(80, 10250)] },
    PodTemplate: { kind: 'PodTemplate', spec: hostNetwork, ports: [port(9537)] },
  };

  describe('with --deny', () => {
    let yaml: string;
    beforeAll(async () => {
      // Old violators, from before the policy.
      const old = { name: 'old', spec: hostNetwork, ports: [port(9100)] };
      run(['create', '-f', '-'], JSON.stringify(objectOf({ ...old, kind: 'Deployment' })));
      run(['create', '-f', '-'], JSON.stringify(objectOf({ ...old, kind: 'Pod', metadata: { finalizers: ['example.com/wait'] } })));
      yaml = await emit('vap', '--registry', 'openshift', '--deny');
      apply(yaml);
      await inEffect('refused', 'warned');
    });

    test.each(Object.entries(REFUSALS))('%s is refused', (_, scene) => {
      expect(verdict(scene)).toBe('refused');
    });

    test('a message names the port, the owner, the line and the page', () => {
      expect(tried(VIOLATOR).stderr).toMatch(
        /host port 9100\/TCP is reserved for node-exporter, which runs on every node \(line \d+ of OpenShift host port registry\) \[port-of-another-owner\]; see https:\S+\/docs\/rules\/port-of-another-owner\.md/,
      );
    });

    test.each<[string, Scene]>([
      ['the owner in its namespace', { kind: 'DaemonSet', namespace: 'openshift-monitoring', spec: hostNetwork, ports: [port(9100)] }],
      ['a port of the pod network', { kind: 'Deployment', ports: [port(9100)] }],
      ['MetalLB', { kind: 'DaemonSet', namespace: 'metallb-system', spec: hostNetwork, ports: [port(9120), port(29150)] }],
      [
        'a mirror pod',
        {
          kind: 'Pod',
          metadata: { annotations: { 'kubernetes.io/config.mirror': 'x' } },
          spec: { ...hostNetwork, nodeName: 'worker-0' },
          ports: [port(9100)],
        },
      ],
      [
        'a ReplicaSet of an old Deployment',
        { kind: 'ReplicaSet', metadata: madeBy('Deployment', 'apps/v1'), spec: hostNetwork, ports: [port(9100)] },
      ],
      ['a namespace that opts out', { ...VIOLATOR, namespace: 'free' }],
    ])('%s is admitted', (_, scene) => {
      expect(verdict(scene)).toBe('admitted');
    });

    test('an optional row warns', () => {
      expect(verdict(ON_SOME_NODES)).toBe('warned');
    });

    test.each(['apps.kruise.io/v1alpha1 CloneSet', 'apps.kruise.io/v1beta1 StatefulSet'])(
      'a pod of %s, which no policy checks, is refused',
      (controller) => {
        const [version = '', kind = ''] = controller.split(' ');
        expect(verdict({ kind: 'Pod', metadata: madeBy(kind, version), spec: hostNetwork, ports: [port(9100)] })).toBe('refused');
      },
    );

    test('a port of control-plane nodes warns, and is refused for pods that select these nodes', () => {
      const webhook: Scene = { kind: 'Deployment', spec: hostNetwork, ports: [port(9443)] };
      expect(verdict(webhook)).toBe('warned');
      const role = 'node-role.kubernetes.io/control-plane';
      const term = { matchExpressions: [{ key: role, operator: 'Exists' }] };
      const other = { matchExpressions: [{ key: 'disk', operator: 'Exists' }] };
      const affinity = (...nodeSelectorTerms: object[]) => ({
        affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } },
      });
      expect(verdict({ ...webhook, spec: { ...hostNetwork, nodeSelector: { [role]: '' } } })).toBe('refused');
      expect(verdict({ ...webhook, spec: { ...hostNetwork, ...affinity(term) } })).toBe('refused');
      expect(verdict({ ...webhook, spec: { ...hostNetwork, ...affinity(term, other) } })).toBe('warned');
    });

    describe('an old violator', () => {
      const patched = (patch: object, type = 'strategic') =>
        verdictOf(run(['patch', 'deployment', 'old', '-n', 'team', '--dry-run=server', `--type=${type}`, '-p', JSON.stringify(patch)]))
          .verdict;
      const container = (change: object) => ({ spec: { template: { spec: { containers: [{ name: 'main', ...change }] } } } });
      test('can get labels, replicas, a new image and a free port', () => {
        expect(patched({ metadata: { labels: { a: 'b' } } })).toBe('admitted');
        expect(patched({ spec: { replicas: 3 } })).toBe('admitted');
        expect(patched(container({ image: 'example.com/image:2' }))).toBe('admitted');
        expect(patched(container({ ports: [port(20_100)] }))).toBe('admitted');
      });
      test('cannot get another port of another owner', () => {
        expect(patched(container({ ports: [port(9537)] }))).toBe('refused');
      });
      test('can be deleted: its finalizer can be removed', () => {
        run(['delete', 'pod', 'old', '-n', 'team', '--wait=false', '--grace-period=0']);
        kubectl('patch', 'pod', 'old', '-n', 'team', '--type=merge', '-p', '{"metadata":{"finalizers":null}}');
        expect(run(['get', 'pod', 'old', '-n', 'team']).stderr).toContain('not found');
      });
    });

    test('after two rounds of delete and apply the verdicts are the same', async () => {
      for (const _ of [1, 2]) {
        remove(yaml);
        await inEffect('admitted');
        apply(yaml);
        await inEffect('refused', 'warned');
        expect(Object.values(REFUSALS).map((scene) => verdict(scene))).toEqual(Object.values(REFUSALS).map(() => 'refused'));
      }
    });

    test('20,000 ports are checked within the budget of the API server', () => {
      const containers = Array.from({ length: 20 }, (_, index) => ({
        name: `c${index}`,
        image: 'example.com/image:1',
        ports: Array.from({ length: 1000 }, (_, offset) => port(30_000 + index * 1000 + offset)),
      }));
      const { verdict, stderr } = tried({
        kind: 'Pod',
        spec: { ...hostNetwork, containers: [...containers, { name: 'last', image: 'x', ports: [port(9100)] }] },
      });
      expect({ verdict, stderr }).toEqual({ verdict: 'refused', stderr: expect.stringContaining('host port 9100/TCP is reserved') });
    });

    test('a message that is too long is replaced by a short one with the page', () => {
      const all = [...yaml.matchAll(/'(\d+)\/TCP': '/g)].map(([, number]) => Number(number));
      const { stderr } = tried({ kind: 'Pod', spec: hostNetwork, ports: [...new Set(all)].map((number) => port(number)) });
      expect(stderr).toContain('a host port is reserved for another owner [port-of-another-owner]; see https:');
      remove(yaml);
    });
  });

  test('without --deny nothing is refused', async () => {
    const yaml = await emit('vap', '--registry', 'openshift');
    apply(yaml);
    await inEffect('warned');
    expect(Object.values(REFUSALS).map((scene) => verdict(scene))).toEqual(Object.values(REFUSALS).map(() => 'warned'));
    remove(yaml);
    await inEffect('admitted');
  });

  test('--mode register checks the platform alone', async () => {
    const yaml = await emit('vap', '--registry', 'openshift', '--mode', 'register', '--deny');
    apply(yaml);
    const scene = (namespace: string, number: number): Scene => ({
      kind: 'DaemonSet',
      namespace,
      spec: hostNetwork,
      ports: [port(number)],
    });
    await expect.poll(() => verdict(scene('openshift-monitoring', 9999)), { timeout: 60_000 }).toBe('refused');
    expect(verdict(scene('openshift-monitoring', 9100))).toBe('admitted');
    expect(verdict(scene('team', 9999))).toBe('admitted');
    expect(tried(scene('openshift-monitoring', 9999)).stderr).toContain(
      'host port 9999/TCP has no row in OpenShift host port registry [unregistered-host-port]',
    );
    remove(yaml);
  });

  test('the verdicts on the corpus are those of cel-js', async () => {
    const yaml = await emit('vap', '--registry', 'openshift', '--deny');
    apply(yaml);
    await inEffect('refused', 'warned');
    const judge = judgesOf(yaml).get('hostport-lint-reserved') as Judge;
    const objects = [...corpus(), ...rowObjects(builtIn('openshift'))];
    for (const name of new Set(objects.map(({ metadata }) => metadata.namespace))) run(['create', 'namespace', name]);
    const differing: string[] = [];
    let compared = 0;
    for (const object of objects) {
      const answer = await cluster.request('POST', `${collectionOf(object)}?dryRun=All`, object).then(() => '', String);
      // An invalid object never gets to the policies.
      if (/"code":(?:400|404|422)\b/.test(answer) && !answer.includes(REFUSED)) continue;
      compared += 1;
      const message = judge(object);
      if (answer.includes(REFUSED) !== (message !== null)) differing.push(`${object.kind} ${object.metadata.name}: ${message ?? answer}`);
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(200);
    remove(yaml);
  });

  test('each engine accepts the policies of each registry, in both modes', async () => {
    for (const name of ['kyverno-crd', 'gatekeeper-crds']) {
      const crds = (loadAll(readFileSync(requireRealPart(name), 'utf8')) as { kind: string }[]).filter(
        ({ kind }) => kind === 'CustomResourceDefinition',
      );
      apply(crds.map((crd) => JSON.stringify(crd)).join('\n---\n'));
    }
    kubectl(
      'wait',
      '--for=condition=Established',
      '--timeout=60s',
      'crd/validatingpolicies.policies.kyverno.io',
      'crd/constrainttemplates.templates.gatekeeper.sh',
    );
    const words = [...BUILT_IN_NAMES.map((name) => ['--registry', name, '--deny']), ['--registry', 'openshift', '--mode', 'register']];
    for (const engine of ENGINES) {
      for (const each of words) {
        const yaml = await emit(engine, ...each);
        // Gatekeeper makes the kinds of its constraints from the templates; gator checks them.
        const objects = yaml.split('---\n').filter((text) => !text.includes('constraints.gatekeeper.sh'));
        const { status, stderr } = run(
          ['apply', '--server-side', '--dry-run=server', '--validate=strict', '-f', '-'],
          objects.join('---\n'),
        );
        expect({ engine, each, status, stderr }).toEqual({ engine, each, status: 0, stderr: '' });
      }
    }
  });
});

function collectionOf({ apiVersion, kind, metadata: { namespace } }: CorpusObject): string {
  return `${apiVersion.includes('/') ? '/apis' : '/api'}/${apiVersion}/namespaces/${namespace}/${kind.toLowerCase()}s`;
}
