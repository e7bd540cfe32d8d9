import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostPortConflict } from '../../rules/host-ports/host-port-conflict.ts';
import type { Reach } from '../../src/model/address.ts';
import type { Declaration, Listener } from '../../src/model/listener.ts';
import type { Workload } from '../../src/model/workload.ts';
import { MASTER, type Parts, placedDrafts, WORKER, workloadOf } from '../placement/build.ts';
import { declaration, evidence, listener } from './build.ts';

type Change = Parameters<typeof listener>[0];

/** The findings of the rule for these listeners. */
const draftsOf = (listeners: readonly Listener[], declarations: readonly Declaration[] = []) =>
  placedDrafts(hostPortConflict, { listeners, declarations });
const on = (workload: Workload, change: Change = {}) => listener({ workload, ...change });
const between = (a: Change, b: Change, one: Parts = {}, other: Parts = {}) => draftsOf([on(workloadOf(one), a), on(workloadOf(other), b)]);

describe('one process', () => {
  const opened = (line: number, opens: string) => evidence(line, { boundBy: 'main', opens });
  const ofProcess = (...places: readonly ReturnType<typeof evidence>[]) =>
    draftsOf([on(workloadOf({ name: 'one' }), { evidence: places })]);

  test('that is configured to open two sockets on one port conflicts with itself', () => {
    expect(ofProcess(opened(11, '0 https'), opened(22, '0 webhook'))).toMatchObject([
      { span: { line: 22 }, related: [{ span: { line: 11 } }], message: expect.stringContaining('is opened twice by one process') },
    ]);
  });

  test('does not if several words are about one socket, or commands of a script are alternatives', () => {
    expect(ofProcess(opened(11, '0 https'), opened(22, '0 https'))).toEqual([]);
    expect(ofProcess(opened(11, '0 https'), opened(22, '1 webhook'))).toEqual([]);
    expect(ofProcess(opened(11, '0 https'), opened(11, '0 https-ipv6'))).toEqual([]);
  });
});

test('a probe at 127.0.0.1 does not show that the program listens there alone', () => {
  const asked: Change = { reach: 'localhost', evidence: [evidence(11, { detector: 'probe' })] };
  const other: Change = { reach: 'other', address: '192.0.2.1' };
  expect(between(asked, other)).toMatchObject([{ confidence: 'medium' }]);
  expect(between({ ...asked, evidence: [evidence(11)] }, other)).toEqual([]);
});

describe('two workloads on one port', () => {
  test('conflict once, at the later one, which points to the other', () => {
    const [first, second] = [workloadOf({ name: 'first' }), workloadOf({ name: 'second' })];
    const drafts = draftsOf([on(first, { evidence: [evidence(11)] }), on(second, { evidence: [evidence(22)] })]);
    expect(drafts).toMatchObject([{ workload: { name: 'second' }, span: { line: 22 }, port: 9555, confidence: 'high' }]);
    expect(drafts).toMatchObject([
      {
        message: 'host port 9555/TCP is also taken by DaemonSet example/first',
        label: 'container main of DaemonSet example/second listens here',
        why: 'both can run on worker nodes, and the second to start on a node cannot bind',
        related: [
          { span: { line: 11 }, message: 'container main of DaemonSet example/first listens here, on every address', isShown: true },
        ],
      },
    ]);
  });

  test('are each offered free ports of their own', () => {
    const [first, second, third] = ['first', 'second', 'third'].map((name) => on(workloadOf({ name }), { port: 9555 }));
    const remedies = draftsOf([first, second, third].flatMap((one) => one ?? [])).map(({ remedy }) => remedy);
    expect(remedies).toHaveLength(2);
    const offered = remedies.flatMap((remedy) => remedy?.match(/\d{4,}/g) ?? []);
    expect([offered.length, new Set(offered).size]).toEqual([4, 4]);
  });

  test('on a port that clients expect are bound to addresses of their own', () => {
    const [draft] = between({ port: 53, protocol: 'UDP' }, { port: 53, protocol: 'UDP' });
    expect(draft?.remedy).toBe(
      'bind each of the two to an address of its own (clients of DNS expect port 53), or keep them on different nodes',
    );
  });

  test('conflict at the one that the registry does not know', () => {
    const drafts = between({ status: 'unregistered' }, { status: 'registered' }, { name: 'guest' }, { name: 'owner' });
    expect(drafts.map((draft) => draft.workload?.name)).toEqual(['guest']);
  });

  test('conflict at the one that is not a DaemonSet', () => {
    const drafts = between({}, {}, { name: 'some', kind: 'Deployment' }, { name: 'each' });
    expect(drafts.map((draft) => draft.workload?.name)).toEqual(['some']);
  });

  test.each<[string, Change, Change, Parts?, Parts?]>([
    ['another port', { port: 1 }, { port: 2 }],
    ['another protocol', { protocol: 'TCP' }, { protocol: 'UDP' }],
    ['another install', {}, {}, { install: 'a' }, { install: 'b' }],
    ['other nodes', {}, {}, { scheduling: { nodeSelector: MASTER } }, { scheduling: { nodeSelector: WORKER } }],
    ['one object in two files', {}, {}, { name: 'same', path: 'a.yaml' }, { name: 'same', path: 'b.yaml' }],
    ['two platforms', {}, {}, { path: 'aws/a.yaml' }, { path: 'gcp/b.yaml' }],
  ])('%s: no conflict', (_, a, b, one, other) => expect(between(a, b, one, other)).toEqual([]));

  test('have the lower of their confidences', () => {
    expect(between({ confidence: 'medium' }, { confidence: 'certain' })[0]?.confidence).toBe('medium');
    expect(between({}, {}, { template: true })[0]?.confidence).toBe('medium');
    expect(between({}, { container: 'setup' }, {}, { containers: [{ name: 'setup', image: 'x', role: 'init' }] })[0]?.confidence).toBe(
      'low',
    );
  });
});

describe('addresses', () => {
  const at = (reach: Reach, address: string | null = null): Change => ({ reach, address });
  test.each<[string, Change, Change, string | null]>([
    ['every address against localhost', at('any'), at('localhost', '127.0.0.1'), 'high'],
    ['every address against the node', at('any', '0.0.0.0'), at('node'), 'high'],
    [':: against 0.0.0.0', at('any', '::'), at('any', '0.0.0.0'), 'high'],
    [':: against an IPv4 loopback', at('any', '[::]'), at('localhost', '127.0.0.1'), 'high'],
    ['0.0.0.0 against the IPv6 loopback', at('any', '0.0.0.0'), at('localhost', '::1'), null],
    ['localhost against localhost', at('localhost', 'localhost'), at('localhost', '127.0.0.1'), 'high'],
    ['two loopback addresses', at('localhost', '127.0.0.1'), at('localhost', '127.0.0.2'), null],
    ['both families of loopback', at('localhost', '127.0.0.1'), at('localhost', '[::1]'), null],
    ['localhost against the node', at('localhost', '127.0.0.1'), at('node'), null],
    ['the node against the node', at('node'), at('node'), 'high'],
    ['one address twice', at('other', '10.1.1.1'), at('other', '10.1.1.1'), 'high'],
    ['two addresses', at('other', '10.1.1.1'), at('other', '10.1.1.2'), null],
    ['an address that may be the node’s', at('other', '10.1.1.1'), at('node'), 'low'],
    ['an unknown address against every address', at('unknown'), at('any'), 'high'],
    ['an unknown address against localhost', at('unknown'), at('localhost', '127.0.0.1'), 'low'],
  ])('%s', (_, a, b, confidence) => {
    expect(between(a, b)[0]?.confidence ?? null).toBe(confidence);
    expect(between(b, a)[0]?.confidence ?? null).toBe(confidence);
  });

  test('as declared keep the scheduler from placing both, independent of what the processes bind', () => {
    const [a, b] = [workloadOf(), workloadOf()];
    const listeners = [on(a, { declared: true, reach: 'localhost', confidence: 'medium' }), on(b, { declared: true, reach: 'node' })];
    const drafts = draftsOf(listeners, [declaration({ workload: a }), declaration({ workload: b })]);
    expect(drafts).toMatchObject([{ confidence: 'certain' }]);
    expect(drafts[0]?.why).toMatch(/the scheduler never puts both on one node, so one stays Pending$/);
  });

  test('as declared on two host IPs are two', () => {
    const [a, b] = [workloadOf(), workloadOf()];
    const listeners = [on(a, { declared: true, reach: 'localhost' }), on(b, { declared: true, reach: 'other', address: '10.1.1.1' })];
    const declarations = [declaration({ workload: a, hostIP: '127.0.0.1' }), declaration({ workload: b, hostIP: '10.1.1.1' })];
    expect(draftsOf(listeners, declarations)).toEqual([]);
  });
});

describe('one pod with itself', () => {
  const containers = ['one', 'two', 'setup'].map((name) => ({
    name,
    image: 'x',
    role: name === 'setup' ? ('init' as const) : ('main' as const),
  }));
  const bound = (line: number, boundBy?: string) => evidence(line, boundBy === undefined ? {} : { boundBy });
  const podOf = (...proofs: Listener['evidence']) => draftsOf([on(workloadOf({ containers }), { evidence: proofs })]);

  test('two containers that are configured to bind one port conflict', () => {
    expect(podOf(bound(10, 'one'), bound(20, 'two'))).toMatchObject([
      { span: { line: 20 }, container: 'two', related: [{ span: { line: 10 } }] },
    ]);
  });

  test.each([
    ['one container twice', [bound(10, 'one'), bound(20, 'one')]],
    ['a container that only expects the port', [bound(10, 'one'), bound(20)]],
    ['an init container, which is gone by then', [bound(10, 'one'), bound(20, 'setup')]],
  ])('%s does not', (_, proofs) => expect(podOf(...proofs)).toEqual([]));

  test('two addresses of one port do not', () => {
    const workload = workloadOf({ containers });
    const local = on(workload, { reach: 'localhost', address: '127.0.0.1', evidence: [bound(10, 'one')] });
    expect(draftsOf([local, on(workload, { reach: 'node', evidence: [bound(20, 'two')] })])).toEqual([]);
  });
});

describe('several replicas', () => {
  const replicas = (count: number, change: Change = {}) =>
    draftsOf([on(workloadOf({ kind: 'Deployment', rollout: { replicas: count } }), change)]);
  test('of a pod that does not declare its port may land on one node', () => {
    expect(replicas(2)).toMatchObject([{ confidence: 'medium', remedy: 'declare the port, so that the scheduler keeps the pods apart' }]);
  });
  test('are kept apart by the declaration', () => expect(replicas(2, { declared: true })).toEqual([]));
  test('are kept apart by any other port that the pod declares', () => {
    const workload = workloadOf({ kind: 'Deployment', rollout: { replicas: 2 } });
    expect(draftsOf([on(workload)], [declaration({ workload, containerPort: 80 })])).toEqual([]);
  });
  test('are fine for one replica', () => expect(replicas(1)).toEqual([]));
  test('are ignored on weak evidence', () => expect(replicas(2, { confidence: 'low' })).toEqual([]));
});

describe('the search', () => {
  const REACHES: readonly [Reach, string | null][] = [
    ['any', null],
    ['localhost', '127.0.0.1'],
    ['localhost', '::1'],
    ['node', null],
    ['unknown', null],
  ];
  const claim = fc.record({
    pool: fc.constantFrom(null, 'a', 'b'),
    folder: fc.constantFrom('x', 'aws', 'gcp'),
    bind: fc.constantFrom(...REACHES),
    port: fc.constantFrom(9001, 9002),
    kind: fc.constantFrom('DaemonSet', 'Deployment'),
    registered: fc.boolean(),
  });

  test('finds what comparing all pairs finds', () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (claims) => {
        const listeners = claims.map(({ pool, folder, bind: [reach, address], port, kind, registered }, index) => {
          const workload = workloadOf({ kind, path: `${folder}/${index}.yaml`, scheduling: { nodeSelector: pool ? { pool } : {} } });
          return on(workload, { port, reach, address, status: registered ? 'registered' : 'unregistered' });
        });
        const named = new Set(draftsOf(listeners).map((draft) => draft.workload));
        for (const one of listeners) {
          const hasWeakerClaim = listeners.some((other) => other !== one && draftsOf([one, other])[0]?.workload === one.workload);
          expect(named.has(one.workload)).toBe(hasWeakerClaim);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('does not depend on the order of the listeners', () => {
    const listeners = Array.from({ length: 9 }, (_, index) =>
      on(workloadOf({ name: `w${index}` }), { port: 9000 + (index % 3), evidence: [evidence(index)] }),
    );
    const messages = (some: readonly Listener[]) =>
      draftsOf(some)
        .map((draft) => draft.message)
        .sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(listeners, { minLength: 9 }), (some) => {
        expect(messages(some)).toEqual(messages(listeners));
      }),
    );
  });

  test('reports each of many workloads once, and names a few others', () => {
    const listeners = Array.from({ length: 2000 }, (_, index) => on(workloadOf({ name: `w${index}` })));
    const drafts = draftsOf(listeners);
    expect(drafts).toHaveLength(1999);
    expect(Math.max(...drafts.map((draft) => draft.related?.length ?? 0))).toBe(4);
    expect(drafts.at(-1)?.message).toContain('and more than 3 more');
  });
});
