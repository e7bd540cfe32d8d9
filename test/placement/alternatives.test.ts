import { describe, expect, test } from 'vitest';
import type { NamedObject } from '../../src/model/document.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import type { Workload } from '../../src/model/workload.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { type Parts, workloadOf } from './build.ts';

/** Whether the first two of a run's workloads exclude each other; the rest are there to be seen beside them. */
function exclude(a: Workload, b: Workload, rest: readonly Workload[] = []): boolean {
  const placement = createPlacement(null, [a, b, ...rest]);
  expect(placement.areAlternatives(b, a)).toBe(placement.areAlternatives(a, b));
  return placement.areAlternatives(a, b);
}

const inFiles = (one: string, other: string, rest: readonly Workload[] = []) =>
  exclude(workloadOf({ path: one }), workloadOf({ path: other }), rest);
const named = (name: string, path: string, parts: Parts = {}) => workloadOf({ name, path, ...parts });

test('an operator and a chart can install one program', () => {
  const containers = (image: string) => [{ name: 'trace-agent', image, role: 'main' as const }];
  const made = (name: string) =>
    named(name, `operator/${name}.yaml`, { containers: containers(''), controller: { kind: 'DaemonSet', name } });
  const ofChart = named('tracing', 'chart/render.yaml', { containers: containers('example.com/tracing:1') });
  expect(exclude(made('agent'), ofChart)).toBe(true);
  expect(exclude(made('agent'), made('other'))).toBe(false);
});

describe('one object in several files', () => {
  test('exists once', () => expect(exclude(named('agent', 'x/a.yaml'), named('agent', 'y/b.yaml'))).toBe(true));

  test('also if a file sets no namespace', () => {
    expect(exclude(named('agent', 'x/a.yaml'), named('agent', 'y/b.yaml', { namespace: null }))).toBe(true);
    expect(exclude(named('agent', 'x/a.yaml'), named('agent', 'y/b.yaml', { namespace: UNKNOWN }))).toBe(true);
  });

  test('is another one in another namespace', () => {
    expect(exclude(named('agent', 'apps/a.yaml'), named('agent', 'apps/b.yaml', { namespace: 'other' }))).toBe(false);
  });

  test('may be rendered by the chart of another release, with other images and sidecars', () => {
    const containers = ['node', 'probe'].map((name) => ({ name, image: `example.com/v2/${name}`, role: 'main' as const }));
    const render = { install: 'helm template charts/v2', namespace: 'default' };
    const source = named('agent', 'deploy/a.yaml', {
      containers: containers.map((one) => ({ ...one, image: `example.com/v1/${one.name}` })),
    });
    expect(exclude(source, named('agent', 'charts/v2/a.yaml', { ...render, containers: containers.slice(1) }))).toBe(true);
    expect(
      exclude(source, named('agent', 'charts/v2/a.yaml', { ...render, containers: [{ name: 'other', image: 'o', role: 'main' }] })),
    ).toBe(false);
    expect(exclude(source, named('watcher', 'charts/v2/a.yaml', { ...render, containers: containers.slice(1) }))).toBe(false);
  });

  test('is not known by a name that is all template', () => {
    expect(exclude(named(UNKNOWN, 'apps/a.yaml'), named(UNKNOWN, 'apps/b.yaml'))).toBe(false);
  });

  test('may be of another kind, as a chart offers it', () => {
    expect(exclude(named('agent', 'x/daemonset.yaml'), named('agent', 'x/deployment.yaml', { kind: 'Deployment' }))).toBe(true);
    expect(exclude(named('agent', 'x/a.yaml'), named('agent', 'x/a.yaml', { kind: 'Deployment' }))).toBe(false);
  });

  test('may be patched by one without a name', () => {
    expect(exclude(named('agent', 'generated/node.yaml'), named('', 'patches/driver.yaml'))).toBe(true);
  });

  test('may be rendered by a kustomization, under a prefix and in another namespace', () => {
    const source = named('controller', 'config/manager/manager.yaml', { namespace: 'system' });
    const render = { namespace: 'net-system' };
    expect(exclude(source, named('net-controller', 'config/install.yaml', render))).toBe(true);
    expect(exclude(source, named('net-controller', 'config/manager/manager.yaml', render))).toBe(false);
    expect(exclude(source, named('net-controller', 'config/install.yaml', { namespace: 'system' }))).toBe(false);
    expect(exclude(source, named('netcontroller', 'config/install.yaml', render))).toBe(false);
    expect(exclude(source, named('net-controller', 'config/install.yaml', { ...render, kind: 'Deployment' }))).toBe(false);
    const containers = [{ name: 'other', image: 'other', role: 'main' as const }];
    expect(exclude(source, named('net-controller', 'config/install.yaml', { ...render, containers }))).toBe(false);
  });

  test('may be the render of a template that is read as text', () => {
    const part = (image: string, name = 'node') => ({ containers: [{ name, image, role: 'main' as const }] });
    const of = (name: string, image: string) =>
      named(name, 'charts/a/templates/a.yaml', { ...part(image), namespace: null, template: true });
    const render = (image = 'example.org:5000/team/node:1.2', name?: string) => named('agent-node', 'deploy/a.yaml', part(image, name));
    const chart = of(UNKNOWN, `example.org:5000/team/node:${UNKNOWN}`);
    expect(exclude(chart, render())).toBe(true);
    expect(exclude(of(`${UNKNOWN}-node`, `${UNKNOWN}:${UNKNOWN}`), render())).toBe(true);
    const own = { name: `${UNKNOWN}-node`, image: `example.org:5000/team/node:${UNKNOWN}`, role: 'main' as const };
    const ofUnknown = named(`${UNKNOWN}-node`, 'charts/a/templates/a.yaml', { containers: [own], namespace: null, template: true });
    expect(exclude(ofUnknown, render())).toBe(true);
    expect(exclude(ofUnknown, render('example.org:5000/team/other:1.2'))).toBe(false);
    const unknown = { containers: [{ ...own, name: UNKNOWN, image: UNKNOWN }], namespace: null, template: true };
    expect(exclude(named(`${UNKNOWN}-node`, 'charts/a/templates/a.yaml', unknown), render())).toBe(false);
    // Neither a name nor an image identifies it, or one shows that it is another.
    expect(exclude(of(UNKNOWN, UNKNOWN), render())).toBe(false);
    expect(exclude(of(`${UNKNOWN}-other`, `${UNKNOWN}:${UNKNOWN}`), render())).toBe(false);
    expect(exclude(chart, render('example.org:5000/team/other:1.2'))).toBe(false);
    expect(exclude(chart, render(undefined, 'other'))).toBe(false);
    expect(exclude(chart, named('agent-node', 'deploy/a.yaml', { ...part('example.org:5000/team/node'), kind: 'Deployment' }))).toBe(false);
    // Two templates of one program may both be installed.
    expect(exclude(chart, of(UNKNOWN, `example.org:5000/team/node:${UNKNOWN}`))).toBe(false);
  });

  test('makes alternatives of all that is in the files', () => {
    const [speaker, frr] = [named('speaker', 'config/metallb.yaml'), named('frr', 'config/metallb-frr-k8s.yaml')];
    expect(exclude(speaker, frr, [named('speaker', 'config/metallb-frr-k8s.yaml')])).toBe(true);
    expect(exclude(speaker, frr, [named('speaker', 'config/more.yaml')])).toBe(false);
  });

  test('makes alternatives of folders that are built alike', () => {
    const rest = [named('node', 'install/plain/node.yaml'), named('node', 'install/fancy/node.yaml')];
    expect(inFiles('install/plain/a.yaml', 'install/fancy/b.yaml', rest)).toBe(true);
    expect(inFiles('install/plain/a.yaml', 'install/extra/b.yaml', rest)).toBe(false);
  });
});

describe('an object that two installs define', () => {
  const [node, controller] = [named('node', 'vanilla/driver.yaml'), named('controller', 'supervisor/1.2/csi.yaml')];
  const withOthers = (others: readonly NamedObject[]) =>
    createPlacement(null, [node, controller], others).areAlternatives(node, controller);
  const deployment = (path: string, namespace: string | null = 'csi', name = 'manager'): NamedObject => ({
    path,
    kind: 'Deployment',
    namespace,
    name,
  });

  test('excludes one of the two, even if it uses no port itself', () => {
    expect(withOthers([])).toBe(false);
    expect(withOthers([deployment('vanilla/driver.yaml'), deployment('supervisor/1.2/csi.yaml')])).toBe(true);
    expect(withOthers([deployment('vanilla/driver.yaml'), deployment('supervisor/1.2/csi.yaml', null)])).toBe(true);
  });

  test('may be anywhere in their folders, if its namespace is known', () => {
    expect(withOthers([deployment('vanilla/a.yaml'), deployment('supervisor/deep/b.yaml')])).toBe(true);
    expect(withOthers([deployment('vanilla/a.yaml', null), deployment('supervisor/deep/b.yaml', null)])).toBe(false);
  });

  test('is another one in another namespace, of another name, and in a third folder', () => {
    expect(withOthers([deployment('vanilla/driver.yaml'), deployment('supervisor/1.2/csi.yaml', 'other')])).toBe(false);
    expect(withOthers([deployment('vanilla/driver.yaml'), deployment('supervisor/1.2/csi.yaml', 'csi', 'else')])).toBe(false);
    expect(withOthers([deployment('vanilla/driver.yaml'), deployment('more/csi.yaml')])).toBe(false);
  });
});

describe('texts of one choice of a template', () => {
  const branch = { block: 2, arm: 0, former: [], condition: '.tls', about: ['.tls'] };
  const chosen = (arm: number, path = 'a.yaml') => workloadOf({ path, template: true, branches: [{ ...branch, arm }] });

  test('exclude each other', () => expect(exclude(chosen(0), chosen(1))).toBe(true));
  test('do not where they are one text', () => expect(exclude(chosen(1), chosen(1))).toBe(false));
  test('do not in two files; each counts its own', () => expect(exclude(chosen(0), chosen(1, 'b.yaml'))).toBe(false));
});

describe('an operator beside the bundle that is made from it', () => {
  const manager = { name: 'manager', image: '', role: 'main' } as const;
  const built = (name: string, path: string, container = 'manager') =>
    workloadOf({ kind: 'Deployment', name, path, containers: [{ ...manager, name: container }] });
  const bundled = built('agent-controller-manager', 'bundle/manifests/agent.clusterserviceversion.yaml');

  test('is one of two ways to install it', () => expect(exclude(built('controller-manager', 'config/manager.yaml'), bundled)).toBe(true));
  test('is not what it installs', () => expect(exclude(built('proxy', 'config/proxy.yaml', 'proxy'), bundled)).toBe(false));
});

describe('paths that name one choice each', () => {
  test.each([
    ['assets/aws/node.yaml', 'assets/gcp/agent.yaml'],
    ['assets/aws-ebs/node.yaml', 'assets/azure-disk/node.yaml'],
    ['overlays/aws-ebs/standalone/node.yaml', 'overlays/aws-ebs/hypershift/other.yaml'],
    ['network/ovn/self-hosted/node.yaml', 'network/ovn/managed/plane.yaml'],
    ['network/ovn-kubernetes/node.yaml', 'network/openshift-sdn/sdn.yaml'],
    ['03_deployment.yaml', '03_deployment-ibm-cloud-managed.yaml'],
    ['deploy/base/agent.yaml', 'deploy/overlays/aws/agent.yaml'],
    ['deploy/overlays/blue/a.yaml', 'deploy/overlays/green/b.yaml'],
    ['clusters/paris/a.yaml', 'clusters/rome/b.yaml'],
    ['deploy/dev/a.yaml', 'deploy/prod/b.yaml'],
    ['deploy/v1.2/a.yaml', 'deploy/v1.3/b.yaml'],
    ['deploy/release-4.14/a.yaml', 'deploy/release-4.15/b.yaml'],
    ['deploy/agent-v1.2.3.yaml', 'deploy/agent-v1.3.0.yaml'],
    ['deploy/openshift/a.yaml', 'deploy/kubernetes/b.yaml'],
    ['manifests/a.yaml', 'tests/e2e/b.yaml'],
    ['manifests/a.yaml', 'manifests/examples/b.yaml'],
    ['agent-amd64.yaml', 'agent-arm64.yaml'],
    ['agent-linux.yaml', 'agent-windows.yaml'],
  ])('%s and %s are not installed together', (one, other) => expect(inFiles(one, other)).toBe(true));

  test.each([
    ['manifests/a.yaml', 'manifests/b.yaml'],
    ['apps/metrics/a.yaml', 'apps/ingress/b.yaml'],
    ['assets/aws-ebs/node.yaml', 'assets/aws-efs/agent.yaml'],
    ['overlays/aws-ebs/node.yaml', 'overlays/aws-efs/agent.yaml'],
    ['0000_70_network.yaml', '0000_80_config.yaml'],
    ['examples/a.yaml', 'examples/b.yaml'],
    ['deploy/aws/a.yaml', 'deploy/b.yaml'],
  ])('%s and %s can be', (one, other) => expect(inFiles(one, other)).toBe(false));

  test('examples beside a product exclude each other', () => {
    expect(inFiles('examples/a.yaml', 'examples/b.yaml', [workloadOf({ path: 'manifests/c.yaml' })])).toBe(true);
  });

  test('workloads of one install of the configuration or a renderer are installed together', () => {
    const [a, b] = [workloadOf({ path: 'aws/a.yaml', install: 'all' }), workloadOf({ path: 'gcp/b.yaml', install: 'all' })];
    expect(createPlacement(null, [a, b]).areAlternatives(a, b)).toBe(false);
  });
});

describe('pods that replace others', () => {
  const pod = (name: string, path: string) => named(name, path, { kind: 'Pod', namespace: 'kube-system' });
  test('bootstrap pods end before the others start', () => {
    expect(exclude(pod('etcd-bootstrap', 'x/a.yaml'), pod('etcd', 'x/b.yaml'))).toBe(true);
    expect(exclude(pod('etcd-member', 'bootkube/manifests/a.yaml'), pod('etcd', 'etcd/b.yaml'))).toBe(true);
  });

  test('two bootstrap pods run together', () =>
    expect(exclude(pod('bootstrap-etcd', 'x/a.yaml'), pod('bootstrap-api', 'x/b.yaml'))).toBe(false));

  test('a restore pod replaces those of its folder or of its namespace', () => {
    const restored = (path: string, namespace: string) =>
      exclude(pod('etcd-a', 'apps/restore-pod.yaml'), named('etcd-b', path, { kind: 'Pod', namespace }));
    expect(restored('apps/pod.yaml', 'other')).toBe(true);
    expect(restored('jobs/pod.yaml', 'kube-system')).toBe(true);
    expect(restored('jobs/pod.yaml', 'other')).toBe(false);
  });
});

describe('two custom resources of one kind', () => {
  const hub = (name: string, kind: string, image = 'example.com/hub:1') =>
    workloadOf({ name, kind, path: 'x/hub.yaml', containers: [{ name: 'hub', image, role: 'main' }] });
  test('share out the nodes where they run the same program', () =>
    expect(exclude(hub('edge', 'StaticSet'), hub('cloud', 'StaticSet'))).toBe(true));
  test('do not where they run different programs', () =>
    expect(exclude(hub('edge', 'StaticSet'), hub('cloud', 'StaticSet', 'example.com/other:1'))).toBe(false));
  test('do not where the kind is put on nodes as a Deployment is', () => {
    for (const kind of ['Deployment', 'DaemonSet', 'Rollout']) expect(exclude(hub('edge', kind), hub('cloud', kind))).toBe(false);
  });
});

test('network plugins exclude each other by name', () => {
  expect(exclude(named('kube-flannel-ds', 'x/a.yaml'), named('calico-node', 'x/b.yaml'))).toBe(true);
  expect(exclude(named('openshift-kube-proxy', 'x/a.yaml'), named('ovnkube-node', 'x/b.yaml'))).toBe(true);
  expect(exclude(named('calico-node', 'x/a.yaml'), named('calico-typha', 'x/b.yaml'))).toBe(false);
});

test('cluster profiles without a common one exclude each other', () => {
  const profile = (name: string) => workloadOf({ annotations: { [`include.release.openshift.io/${name}`]: 'true' } });
  expect(exclude(profile('ibm-cloud-managed'), profile('self-managed-high-availability'))).toBe(true);
  expect(exclude(profile('ibm-cloud-managed'), profile('ibm-cloud-managed'))).toBe(false);
  expect(exclude(profile('ibm-cloud-managed'), workloadOf())).toBe(false);
});

const THREE = ['agent', 'reloader', 'metrics'].map((name) => ({ name, image: `example.com/${name}`, role: 'main' as const }));

describe('the confidence that both are installed', () => {
  const confidence = (one: Parts, other: Parts, beside: readonly string[]) => {
    const [a, b] = [workloadOf(one), workloadOf(other)];
    return createPlacement(null, [a, b, ...beside.map((path) => workloadOf({ path }))]).canShareNode(a, b).confidence;
  };
  const at = (path: string, namespace = 'example', parts: Parts = {}): Parts => ({ path, namespace, ...parts });
  const three = { containers: THREE };
  test.each<[string, Parts, Parts, string, ...string[]]>([
    ['one file', at('a.yaml'), at('a.yaml'), 'certain'],
    ['one folder', at('x/a.yaml', 'one'), at('x/b.yaml', 'two'), 'high'],
    ['one namespace', at('x/a.yaml'), at('y/b.yaml'), 'high'],
    ['a namespace that all use', at('x/a.yaml', 'kube-system'), at('y/b.yaml', 'kube-system'), 'medium'],
    ['sibling folders', at('t/x/a.yaml', 'one'), at('t/y/b.yaml', 'two'), 'high'],
    ['sibling folders beside another', at('t/x/a.yaml', 'one'), at('t/y/b.yaml', 'two'), 'high', 'z/c.yaml'],
    ['a folder in the other', at('t/a.yaml', 'one'), at('t/y/b.yaml', 'two'), 'high', 'z/c.yaml'],
    ['two top folders', at('x/a.yaml', 'one'), at('y/b.yaml', 'two'), 'medium'],
    ['one program in two top folders', at('x/a.yaml', 'one', { name: 'n' }), at('y/b.yaml', 'two', { name: 'n' }), 'low'],
    ['one program by its containers', at('x/a.yaml', 'one', three), at('y/b.yaml', 'example', three), 'low'],
    [
      'two kinds of one name',
      at('x/a.yaml', 'one', { name: 'n' }),
      at('y/b.yaml', 'two', { ...three, kind: 'Deployment', name: 'n' }),
      'medium',
    ],
    ['two kinds of the same containers', at('x/a.yaml', 'one', three), at('y/b.yaml', 'two', { ...three, kind: 'Deployment' }), 'medium'],
    ['a longer name for the same containers', { path: 'x/a.yaml', name: 'npm' }, { path: 'x/b.yaml', name: 'npm-daemon' }, 'medium'],
    ['a longer name for others', { path: 'x/a.yaml', name: 'npm' }, { path: 'x/b.yaml', name: 'npm-daemon', ...three }, 'high'],
    ['two folders of one test', at('e2e/net/x/a.yaml'), at('e2e/net/y/b.yaml'), 'medium', 'z/c.yaml'],
    ['two folders below the only one, of tests', at('e2e/net/x/a.yaml'), at('e2e/net/y/b.yaml'), 'high'],
    ['one folder of a test', at('e2e/net/a.yaml'), at('e2e/net/b.yaml'), 'high', 'z/c.yaml'],
    ['two templates', { path: 'x/a.yaml', template: true }, { path: 'x/b.yaml', template: true }, 'low'],
    ['two parts of one template', { path: 'x/a.yaml', template: true }, { path: 'x/a.yaml', template: true }, 'medium'],
    ['a job', { path: 'a.yaml', kind: 'Job' }, { path: 'a.yaml' }, 'medium'],
  ])('%s', (_, one, other, expected, ...beside) => expect(confidence(one, other, beside)).toBe(expected));
});

test('the confidence is lower if another file of the folder defines the same object', () => {
  const [peer, agent] = [named('peer', 'x/peer.yaml'), named('agent', 'x/agent.yaml')];
  const confidence = (...others: Workload[]) => createPlacement(null, [peer, agent, ...others]).canShareNode(peer, agent).confidence;
  expect(confidence(named('agent', 'y/agent-bgp.yaml'))).toBe('high');
  expect(confidence(named('agent', 'x/agent-bgp.yaml'))).toBe('medium');
  const patched = { containers: [{ name: 'main', image: '', role: 'main' as const }] };
  expect(confidence(named('agent', 'x/agent-patch.yaml', patched))).toBe('high');
});

test('a chart as text and a manifest of the same containers and images are two ways to install one program', () => {
  const main = (image: string) => ({ containers: [{ name: 'main', image, role: 'main' as const }] });
  const template = named(`${UNKNOWN}-agent`, 'apps/a.yaml', { template: true, ...main('quay.io/lb/speaker:v2') });
  expect(exclude(template, named('speaker', 'apps/b.yaml', { namespace: 'lb', ...main('quay.io/lb/speaker:v1') }))).toBe(true);
  expect(exclude(template, named('speaker', 'apps/b.yaml', { namespace: 'lb', ...main('quay.io/other/speaker:v1') }))).toBe(false);
});
