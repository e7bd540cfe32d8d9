import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reach } from '../../src/model/address.ts';
import type { OwnerCandidate, RegistryView, Release } from '../../src/model/registry.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { type Row, registryOf, viewOf } from './registries.ts';

const openshift = viewOf(['openshift']);
const both = viewOf(['openshift', 'kubernetes']);
const kubeadm = viewOf(['kubeadm']);

/** A workload from `namespace/name`, with one container. */
function workload(path: string, container = 'main', image = '', kind = 'DaemonSet'): OwnerCandidate {
  const [namespace = '', name] = path.includes('/') ? path.split('/') : [null, path];
  return { kind, namespace, name: name ?? '', annotations: {}, containers: [{ name: container, image }] };
}

function status(view: RegistryView, thing: OwnerCandidate, port: number, reach: Reach = 'any', protocol: 'TCP' | 'UDP' = 'TCP'): string {
  const container = thing.containers[0]?.name ?? null;
  return view.registrationOf({ workload: thing, container, port, protocol, reach }).status;
}

describe('a listener is registered', () => {
  test('when it runs the owner’s program, in the namespace that its chart is installed in', () => {
    const antrea = viewOf(['antrea']);
    const agent = (image: string) => workload('default/antrea-agent', 'antrea-agent', image);
    expect(status(antrea, agent('antrea/antrea-agent-ubuntu:v2.5.0'), 10350)).toBe('registered');
    expect(status(antrea, agent('example.com/till:1'), 10350)).toBe('unknown-owner');
  });

  test('when its container runs the owner’s program, whatever the names say', () => {
    const cpi = workload('kube-system/vsphere-cpi', 'vsphere-cpi', 'cloud-provider-vsphere:v1.30');
    const [own = { name: '', image: '' }] = cpi.containers;
    expect(status(kubeadm, cpi, 10258)).toBe('other-owner');
    expect(status(kubeadm, { ...cpi, containers: [{ ...own, programs: ['cloud-controller-manager'] }] }, 10258)).toBe('registered');
  });

  test('but not by its program alone in the namespace of a user', () => {
    const running = (path: string, program: string) => {
      const thing = workload(path, 'lb', 'example.com/tool:1');
      return { ...thing, containers: thing.containers.map((each) => ({ ...each, programs: [program] })) };
    };
    expect(status(openshift, running('web/front', 'haproxy'), 443)).toBe('other-owner');
    expect(status(openshift, running('web/front', 'node-exporter'), 9100)).toBe('other-owner');
    expect(status(kubeadm, running('web/store', 'etcd'), 2379)).toBe('other-owner');
    expect(status(openshift, running('front', 'node-exporter'), 9100)).toBe('unknown-owner');
  });

  test('when it is kube-proxy beside Cilium, which replaces it on some clusters only', () => {
    expect(status(viewOf(['cilium']), workload('kube-system/kube-proxy', 'kube-proxy', '', 'Pod'), 10256)).toBe('registered');
    expect(status(viewOf(['cilium']), workload('shop/till', 'till'), 10256)).toBe('other-owner');
  });

  test('in the registry that has the row, when several are in use', () => {
    expect(status(both, workload('kube-system/kube-proxy', 'kube-proxy'), 10249, 'localhost')).toBe('registered');
    expect(status(both, workload('kube-system/etcd', 'etcd', '', 'Pod'), 2379)).toBe('registered');
  });
});

test('a port of the kernel belongs to no workload, save one with the words of its row', () => {
  const row: Row = { port: 8472, protocol: 'UDP', process: 'flannel vxlan', owners: [{ claimant: 'kernel' }] };
  const view = viewOf([registryOf([row])]);
  expect(status(view, workload('shop/till'), 8472, 'any', 'UDP')).toBe('other-owner');
  expect(status(view, workload('kube-flannel/kube-flannel-ds', 'kube-flannel'), 8472, 'any', 'UDP')).toBe('unknown-owner');
});

describe('a port that was given away again', () => {
  const registry = registryOf([
    { port: 9000, process: 'pigeon-post', removed: '4.17' },
    { port: 9000, process: 'telegraph' },
    { port: 9001, process: 'pigeon-post', removed: '4.17' },
    { port: 9001, process: 'pigeon-post' },
  ]);
  const view = viewOf([registry]);

  test('is a former row’s for the workload that once owned it, and another owner’s for all else', () => {
    const { status: verdict, assignment } = view.registrationOf({
      workload: workload('mail/pigeon-post'),
      container: 'main',
      port: 9000,
      protocol: 'TCP',
      reach: 'any',
    });
    expect([verdict, assignment?.process, assignment?.removed]).toEqual(['previously-allocated', 'pigeon-post', '4.17']);
    expect(status(view, workload('mail/telegraph'), 9000)).toBe('registered');
    expect(status(view, workload('shop/web'), 9000)).toBe('other-owner');
    expect(status(openshift, workload('openshift-sdn/sdn', 'sdn'), 10256, 'unknown')).toBe('previously-allocated');
    expect(status(openshift, workload('shop/web'), 10256)).toBe('other-owner');
  });

  test('is the owner’s where the old row and the new one are its own, or where the old row is still valid', () => {
    expect(status(view, workload('mail/pigeon-post'), 9001)).toBe('registered');
    const then = viewOf([registry], { release: [4, 16] });
    expect(status(then, workload('mail/pigeon-post'), 9000)).toBe('registered');
  });
});

describe('as of a release', () => {
  const registry = registryOf([
    { port: 9000, process: 'alpha', since: '4.10' },
    { port: 9001, process: 'beta', since: '4.2', removed: '4.17' },
    { port: 9002, process: 'gamma' },
  ]);
  const at = (release: Release | null): string[] => {
    const view = viewOf([registry], { release });
    return [9000, 9001, 9002].map((port, index) => status(view, workload(['alpha', 'beta', 'gamma'][index] ?? ''), port));
  };

  test('a row that comes later is not yet allocated, a row that was removed later still is', () => {
    expect(at([4, 9])).toEqual(['not-yet-allocated', 'registered', 'registered']);
    expect(at([4, 16])).toEqual(['registered', 'registered', 'registered']);
    expect(at([4, 17])).toEqual(['registered', 'previously-allocated', 'registered']);
    expect(at(null)).toEqual(['registered', 'previously-allocated', 'registered']);
  });

  test('releases compare by number, not by letter', () => {
    expect(at([4, 2])[1]).toBe('registered');
    expect(at([4, 1])[1]).toBe('not-yet-allocated');
    expect(at([5, 0])[0]).toBe('registered');
  });
});

describe('rows for a port', () => {
  test('come smallest range first, then those in use', () => {
    const view = viewOf([
      registryOf([
        { port: 9000, endPort: 9100, process: 'wide' },
        { port: 9050, process: 'gone', removed: '4.1' },
        { port: 9050, endPort: 9060, process: 'narrow' },
        { port: 9050, process: 'live' },
      ]),
    ]);
    expect(view.assignmentsFor(9050, 'TCP').map((row) => row.process)).toEqual(['live', 'gone', 'narrow', 'wide']);
    expect(view.assignmentsFor(9050, 'UDP')).toEqual([]);
  });

  test('are found by the index as by looking at all of them', () => {
    const row = fc
      .record({
        port: fc.integer({ min: 1, max: 40 }),
        size: fc.integer({ min: 0, max: 5 }),
        protocol: fc.constantFrom('TCP' as const, 'UDP' as const),
      })
      .map(({ port, size, protocol }): Row => ({ port, endPort: port + size, protocol, process: 'p' }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.integer({ min: 1, max: 50 }), (rows, port) => {
        const registry = registryOf(rows);
        const found = viewOf([registry]).assignmentsFor(port, 'TCP');
        const expected = registry.assignments.filter((each) => each.protocol === 'TCP' && each.port <= port && port <= each.endPort);
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
      }),
    );
  });
});

describe('rows owned by a workload', () => {
  const ports = (thing: OwnerCandidate, container: string | null): number[] =>
    openshift.assignmentsOwnedBy(thing, container).map((row) => row.port);

  test('are those of its container where the owner names it, else all of the workload', () => {
    const thing = workload('openshift-cluster-machine-approver/machine-approver');
    expect(ports(thing, 'machine-approver-controller')).toEqual([9191]);
    expect(ports(thing, 'kube-rbac-proxy')).toEqual([9192]);
    expect(ports(thing, null)).toEqual([9191, 9192]);
    expect(ports(thing, 'unknown')).toEqual([9191, 9192]);
  });

  test('are missing if the namespace is unknown or another', () => {
    expect(ports(workload('machine-approver'), null)).toEqual([]);
    expect(ports(workload('elsewhere/machine-approver'), null)).toEqual([]);
  });
});

describe('a port that is held without a row', () => {
  const of = (thing: OwnerCandidate, port = 9101) =>
    openshift.registrationOf({ workload: thing, container: thing.containers[0]?.name ?? null, port, protocol: 'TCP', reach: 'any' });

  test('belongs to another owner, which is named with where it was seen', () => {
    expect(of(workload('shop/till'))).toMatchObject({
      status: 'other-owner',
      assignment: null,
      holder: { registry: 'openshift', owner: { name: 'node-exporter', source: expect.stringContaining('cluster-monitoring-operator') } },
    });
  });

  test.each([
    ['its holder', workload('openshift-monitoring/node-exporter', 'node-exporter'), 'previously-allocated'],
    ['one whose name leaves that open', workload(UNKNOWN), 'previously-allocated'],
    ['one that has the words of the holder', workload('shop/node-exporter'), 'previously-allocated'],
    ['who had a row for it, which was freed', workload('openshift-sdn/sdn', 'kube-rbac-proxy'), 'previously-allocated'],
  ])('stays what it was for %s', (_, thing, status) => expect(of(thing)).toMatchObject({ status, assignment: { port: 9101 } }));

  test('is the port of an owner that the user adds', () => {
    const owner = { kind: '*', namespace: 'shop', name: 'till', container: '*', claimant: 'workload' as const, source: null };
    const owners = [{ protocol: 'TCP' as const, port: 9743, owner }];
    const view = viewOf(['openshift'], { owners });
    expect(status(view, workload('shop/till'), 9743)).toBe('unregistered');
    expect(status(openshift, workload('shop/till'), 9743)).toBe('other-owner');
  });
});

describe('free ports for a move', () => {
  const free = (wish: object): readonly number[] =>
    openshift.freePorts({ protocol: 'TCP', isPlatform: false, isLocalhost: false, near: 9100, count: 2, isTaken: () => false, ...wish });

  test.each([
    ['a user’s is far from what the platform keeps for itself', {}, [20_100, 20_101]],
    ['one of the platform is in its range, beyond the port', { isPlatform: true, near: 9099 }, [9106, 9109]],
    ['for localhost one is outside of that range', { isPlatform: true, isLocalhost: true }, [20_100, 20_101]],
    ['what has a row is left out', { near: 29_101 }, [29_104, 29_106]],
    ['what the input uses is left out', { isTaken: (port: number) => port === 20_100 }, [20_101, 20_102]],
    ['a full range has none', { isTaken: () => true }, []],
  ])('%s', (_, wish, ports) => expect(free(wish)).toEqual(ports));
});

test('documented and reserved ranges contain their ports', () => {
  expect(openshift.rangesFor(9104, 'TCP')).toMatchObject([{ port: 9000, endPort: 9999 }]);
  expect(openshift.rangesFor(29101, 'TCP')).toEqual([]);
  expect(openshift.reservedRangeOf(9743)).toMatchObject({ port: 9000, endPort: 9999 });
  expect(openshift.reservedRangeOf(10250)).toBeUndefined();
});

test('ranges and owners can be added to those of the registry', () => {
  const owner = { kind: '*', namespace: 'acme', name: 'relay', container: '*', claimant: 'workload' as const, source: null };
  const view = viewOf(['openshift'], {
    owners: [{ protocol: 'TCP', port: 9099, owner }],
    ranges: [{ registry: 'own', protocol: 'TCP', port: 29_000, endPort: 29_010, from: 'a', to: 'b', since: null, source: 'c' }],
  });
  expect(status(view, workload('acme/relay'), 9099)).toBe('registered');
  expect(view.rangesFor(29_001, 'TCP')).toHaveLength(1);
});

describe('patterns of owners', () => {
  const owned = (pattern: object, thing: OwnerCandidate): string =>
    status(viewOf([registryOf([{ port: 9000, process: 'zzz', owners: [pattern] }])]), thing, 9000);

  test.each([
    [{ name: 'a|b' }, 'n/b', 'registered'],
    [{ name: 'a*z' }, 'n/abcz', 'registered'],
    [{ name: 'a*z' }, 'n/abc', 'other-owner'],
    [{ name: 'aws-*|gcp-*' }, 'n/gcp-ccm', 'registered'],
    [{ name: 'aws-*|gcp-*' }, 'n/x-gcp-ccm', 'other-owner'],
    [{ name: 'csi-node-driver' }, `n/csi-${UNKNOWN}-driver`, 'registered'],
    [{ name: 'csi-node-driver' }, `n/csi-${UNKNOWN}-provisioner`, 'other-owner'],
    [{ namespace: 'a|b', name: '*' }, 'c/x', 'other-owner'],
  ])('%o against %s: %s', (pattern, path, expected) => expect(owned(pattern, workload(path))).toBe(expected));

  test('that could take exponential time are refused', () => {
    expect(() => owned({ name: '*a'.repeat(1001) }, workload('n/a'))).toThrow('a pattern can have 2000 characters');
    expect(owned({ name: '*a'.repeat(1000) }, workload(`n/${'a'.repeat(253)}`))).toBe('other-owner');
  });

  test('never make long hostile names slow or throw', () => {
    const name = `${'a'.repeat(100_000)}${UNKNOWN.repeat(100_000)}`;
    expect(owned({ name: '*a*a*a*a*a*a*a*a*b' }, workload(`n/${name}`))).toBe('other-owner');
  });
});

describe('a workload is one of the platform', () => {
  const annotated = (key: string): OwnerCandidate => ({ ...workload('shop/a'), annotations: { [key]: 'true' } });

  test.each([
    [true, 'its namespace is', workload('openshift-etcd/a')],
    [true, 'its namespace begins so', workload(`openshift-${UNKNOWN}/a`)],
    [true, 'an annotation of the release says so', annotated('include.release.openshift.io/self-managed')],
    [true, 'an annotation names its profile by a template', annotated(`include.release.openshift.io/${UNKNOWN}`)],
    [true, 'it is a management workload', annotated('target.workload.openshift.io/management')],
    [false, 'it is a user’s', workload('shop/web')],
    [false, 'it only owns rows', workload('metallb-system/speaker')],
    [false, 'it is named like an owner', workload('monitoring/node-exporter')],
    [false, 'it is named like an owner, in an unknown namespace', workload('speaker')],
    [false, 'a template sets the key of an annotation', annotated(UNKNOWN)],
    [false, 'a template sets the group of an annotation', annotated(`${UNKNOWN}/self-managed`)],
    [false, 'a template sets its namespace', workload(`${UNKNOWN}/a`)],
    [false, 'a template sets the beginning of its namespace', workload(`${UNKNOWN}-etcd/a`)],
    [false, 'a placeholder sets its namespace', workload(`\${NAMESPACE}-etcd/a`)],
  ])('%s where %s', (expected, _, thing) => expect(openshift.isPlatform(thing)).toBe(expected));
});

test('each listener has the status that a reader of the OpenShift registry sees', () => {
  const lines = readFileSync('test/registry/statuses.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const judged = lines.map((line) => {
    const [kindAndPath = '', containerAndImage = '', port = '', reach = ''] = line.split(' ');
    const [kind, path = ''] = kindAndPath.includes(':') ? kindAndPath.split(':') : ['DaemonSet', kindAndPath];
    const [container = '', image] = containerAndImage.split('=');
    const [number, protocol] = port.split('/') as [string, 'TCP' | 'UDP'];
    const thing = { ...workload(path.replaceAll('…', UNKNOWN), container, image, kind), ...(container === '-' && { containers: [] }) };
    const found = status(openshift, thing, Number(number), reach as Reach, protocol);
    return [kindAndPath, containerAndImage, port, reach, found, ...line.split(' ').slice(5)].join(' ');
  });
  expect(judged).toEqual(lines);
});
