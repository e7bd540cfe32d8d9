import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Reach } from '../../src/model/address.ts';
import type { OwnerCandidate, RegistryView, Release } from '../../src/model/registry.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { onlyKeys } from '../only-keys.ts';
import { type Row, registryOf, viewOf } from './registries.ts';

const openshift = viewOf(['openshift']);

/** A workload from `namespace/name`, with one container. */
function workload(path: string, container = 'main', image = '', kind = 'DaemonSet'): OwnerCandidate {
  const [namespace = '', name] = path.includes('/') ? path.split('/') : [null, path];
  return { kind, namespace, name: name ?? '', annotations: {}, containers: [{ name: container, image }] };
}

function status(view: RegistryView, thing: OwnerCandidate, port: number, reach: Reach = 'any', protocol: 'TCP' | 'UDP' = 'TCP'): string {
  const container = thing.containers[0]?.name ?? null;
  return view.registrationOf({ workload: thing, container, port, protocol, reach }).status;
}

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

test('the former row of a workload is its own, among several', () => {
  const former = [
    { port: 9000, process: 'smoke-signals', removed: '4.2' },
    { port: 9000, process: 'pigeon-post', removed: '4.17' },
  ];
  const view = viewOf([registryOf([...former, { port: 9000, process: 'telegraph' }])]);
  const claim = { container: 'main', port: 9000, protocol: 'TCP', reach: 'any' } as const;
  const { status: found, assignment } = view.registrationOf({ ...claim, workload: workload('mail/pigeon-post') });
  expect([found, assignment?.process, assignment?.removed]).toEqual(['previously-allocated', 'pigeon-post', '4.17']);
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
    [false, 'it is where OLM installs operators of any vendor', workload('openshift-operators/datadog-agent')],
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

/** Each line with the status that a reader of these registries sees instead of its own. */
function judged(lines: readonly string[], view: RegistryView): string[] {
  return lines.map((line) => {
    const [kindAndPath = '', containerAndImage = '', port = '', reach = '', , ...why] = line.split(' ');
    const [kind, path = ''] = kindAndPath.includes(':') ? kindAndPath.split(':') : ['DaemonSet', kindAndPath];
    const [container = '', imageAndProgram] = containerAndImage.split('=');
    const [image, program] = imageAndProgram?.split('+') ?? [];
    const [number, protocol] = port.split('/') as [string, 'TCP' | 'UDP'];
    const thing = workload(path.replaceAll('…', UNKNOWN), container, image, kind);
    const containers = container === '-' ? [] : thing.containers.map((one) => ({ ...one, ...(program && { programs: [program] }) }));
    const found = status(view, { ...thing, containers }, Number(number), reach as Reach, protocol);
    return [kindAndPath, containerAndImage, port, reach, found, ...why].join(' ');
  });
}

test('each listener has the status that a reader of the OpenShift registry sees', () => {
  const lines = readFileSync('test/registry/statuses.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(50);
  expect(judged(lines, openshift)).toEqual(lines);
});

interface Example {
  readonly registries?: readonly string[];
  readonly rows?: readonly Row[];
  readonly release?: Release;
  readonly statuses: readonly string[];
}

const EXAMPLES = load(readFileSync('test/registry/registrations.yaml', 'utf8')) as Readonly<Record<string, Example>>;

test.each(Object.entries(EXAMPLES))('%s', (_, example) => {
  const { registries = [], rows, release = null, statuses } = onlyKeys(example, 'registries rows release', 'statuses');
  expect(judged(statuses, viewOf(rows ? [registryOf(rows)] : registries, { release }))).toEqual(statuses);
});
