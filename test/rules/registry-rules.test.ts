import { describe, expect, test } from 'vitest';
import { localhostInReservedRange } from '../../rules/host-ports/localhost-in-reserved-range.ts';
import { notYetAllocatedPort } from '../../rules/host-ports/not-yet-allocated-port.ts';
import { portOfAnotherOwner } from '../../rules/host-ports/port-of-another-owner.ts';
import { portOfUnknownOwner } from '../../rules/host-ports/port-of-unknown-owner.ts';
import { portOutOfRange } from '../../rules/host-ports/port-out-of-range.ts';
import { previouslyAllocatedPort } from '../../rules/host-ports/previously-allocated-port.ts';
import { protocolDiffersFromRegistry } from '../../rules/host-ports/protocol-differs-from-registry.ts';
import { reachDiffersFromRegistry } from '../../rules/host-ports/reach-differs-from-registry.ts';
import { unregisteredHostPort } from '../../rules/host-ports/unregistered-host-port.ts';
import { RULES } from '../../rules/index.ts';
import type { Protocol } from '../../src/model/address.ts';
import type { Draft, Rule } from '../../src/model/rule.ts';
import { contextOf, declaredAt, draftsOf, evidence, listener, row, summaryOf, workload } from './build.ts';

type Change = Parameters<typeof listener>[0];

const customer = workload({ namespace: 'shop', name: 'till' });
const asked = [evidence(9, { detector: 'probe' })];
const taken = { status: 'other-owner', row: row() } as const;
const local = { status: 'reach-differs', row: row({ exposure: 'localhost' }) } as const;
const external = { status: 'reach-differs', row: row(), reach: 'localhost' } as const;
const freed = { status: 'previously-allocated', row: row({ status: 'removed', removed: '4.17' }) } as const;
const early = { status: 'not-yet-allocated', row: row({ since: '4.10' }) } as const;
const optional = row({ presence: 'optional', when: 'on bare metal' });
const containing = (text: string): unknown => expect.stringContaining(text);

/** The finding of a rule for one listener; null: none. */
const VERDICTS: readonly [
  rule: Rule,
  of: string,
  listener: Change,
  found: Partial<Record<keyof Draft, unknown>> | null,
  context?: object,
][] = [
  [
    unregisteredHostPort,
    'one of the platform',
    {},
    { severity: 'error', confidence: 'high', message: 'host port 9555/TCP has no entry in the example registry' },
  ],
  [unregisteredHostPort, 'one of others', { workload: customer }, { severity: 'info', why: containing('from 9000-9999') }],
  [
    unregisteredHostPort,
    'one of others elsewhere',
    { workload: customer, port: 8080 },
    { why: containing('a later release of the platform may take the port') },
  ],
  [unregisteredHostPort, 'a guess', { confidence: 'low' }, { severity: 'warning' }],
  [unregisteredHostPort, 'a mere declaration', { declared: true, evidence: [declaredAt(20)] }, {}],
  [unregisteredHostPort, 'a former row', freed, null],
  [
    portOfAnotherOwner,
    'the platform',
    taken,
    {
      severity: 'error',
      confidence: 'high',
      message: 'host port 9555/TCP belongs to somebody',
      why: containing('somebody (team crew; example registry, line 42)'),
      remedy: 'move to a port that is free, such as 10555 or 10556, or agree with team crew on the port',
    },
  ],
  [portOfAnotherOwner, 'others', { ...taken, workload: customer }, { severity: 'warning' }],
  [
    portOfAnotherOwner,
    'an optional row',
    { ...taken, row: optional },
    { why: containing('line 42), the owner listens only on bare metal, and on a node that runs both') },
  ],
  [
    portOfAnotherOwner,
    'a row without a team',
    { ...taken, row: row({ team: null }) },
    { why: containing('somebody (example registry, line 42)'), remedy: containing('agree with the owner') },
  ],
  [portOutOfRange, 'a reachable port', { port: 8765 }, { confidence: 'medium' }],
  [portOutOfRange, 'a port of the node', { port: 8766, reach: 'node' }, { confidence: 'medium' }],
  [portOutOfRange, 'a guess', { port: 8767, confidence: 'low' }, { confidence: 'low' }],
  [portOutOfRange, 'another transport', { protocol: 'UDP' }, {}],
  [portOutOfRange, 'a documented range', {}, null],
  [portOutOfRange, 'localhost', { port: 8765, reach: 'localhost' }, null],
  [portOutOfRange, 'an unknown reach', { port: 8765, reach: 'unknown' }, null],
  [portOutOfRange, 'a row of its own', { port: 8765, status: 'registered', row: row() }, null],
  [portOutOfRange, 'another owner', { ...taken, port: 8765 }, null],
  [portOutOfRange, 'others', { port: 8765, workload: customer }, null],
  [localhostInReservedRange, 'the platform', { reach: 'localhost' }, { severity: 'warning' }],
  [localhostInReservedRange, 'others', { reach: 'localhost', workload: customer }, { severity: 'info' }],
  [localhostInReservedRange, 'a probe', { reach: 'localhost', evidence: asked }, { why: containing('is probed on localhost only') }],
  [localhostInReservedRange, 'a former row', { ...freed, reach: 'localhost' }, {}],
  [localhostInReservedRange, 'a row', { reach: 'localhost', status: 'registered', row: row({ exposure: 'localhost' }) }, null],
  [localhostInReservedRange, 'a reachable port', { port: 9556 }, null],
  [localhostInReservedRange, 'a port outside of the range', { reach: 'localhost', port: 29555 }, null],
  [
    reachDiffersFromRegistry,
    'a localhost row',
    local,
    { message: containing('is registered for localhost, but listens on every address') },
  ],
  [reachDiffersFromRegistry, 'an external row', external, { severity: 'info' }],
  [reachDiffersFromRegistry, 'a probe on localhost', { ...external, evidence: asked }, null],
  [
    reachDiffersFromRegistry,
    'a declared port with such a probe',
    { ...external, declared: true, evidence: [...asked, declaredAt(20)] },
    null,
  ],
  [previouslyAllocatedPort, 'the platform', freed, { severity: 'error', message: containing('was freed in release 4.17') }],
  [
    previouslyAllocatedPort,
    'a port with a new owner',
    freed,
    { why: containing('and belongs to telegraph '), remedy: containing('--release') },
    { assigned: [row({ process: 'telegraph', since: '4.7' })] },
  ],
  [previouslyAllocatedPort, 'others', { ...freed, workload: customer }, { severity: 'info' }],
  [
    notYetAllocatedPort,
    'a later owner',
    early,
    { message: containing('belongs to somebody from release 4.10 on'), why: containing('is free in 4.9, then somebody') },
  ],
  [
    notYetAllocatedPort,
    'the later owner itself',
    early,
    { message: containing('is registered from release 4.10 on, later than 4.9') },
    { owned: [early.row] },
  ],
  [portOfUnknownOwner, 'a certain listener', { status: 'unknown-owner', row: row(), confidence: 'certain' }, { confidence: 'low' }],
];

test.each(VERDICTS.map(([rule, of, ...rest]) => [rule.id, of, rule, ...rest] as const))(
  '%s of %s',
  (_id, _of, rule, change, found, context = {}) => {
    expect(draftsOf(rule, { listeners: [listener(change)], ...context })).toMatchObject(found === null ? [] : [found]);
  },
);

test('two free ports that the input does not use are named', () => {
  const [draft] = draftsOf(portOfAnotherOwner, { listeners: [listener(taken), listener({ port: 10_555, workload: customer })] });
  expect(draft?.remedy).toContain('such as 10556 or 10557');
});

test('a port is reported once that a pod binds on two addresses, at the surest place', () => {
  const agent = workload();
  const drafts = draftsOf(unregisteredHostPort, {
    listeners: [
      listener({ workload: agent, confidence: 'medium' }),
      listener({ workload: agent, reach: 'localhost', evidence: [evidence(12), declaredAt(20)] }),
    ],
  });
  expect(summaryOf(drafts)).toEqual([{ line: 12, severity: 'error', confidence: 'high' }]);
  expect(drafts[0]?.related?.map(({ span, message }) => [span.line, message])).toEqual([
    [20, 'declared here'],
    [10, 'set by this flag'],
  ]);
});

describe('port-of-another-owner is an error where the crash is certain', () => {
  const everywhere = row({ presence: 'every-node' });
  const windows = { ...customer.scheduling, nodeSelector: { 'kubernetes.io/os': 'windows' } };
  const severity = (of: Parameters<typeof listener>[0], context: object = {}): unknown =>
    draftsOf(portOfAnotherOwner, {
      listeners: [listener({ status: 'other-owner', row: everywhere, workload: customer, ...of })],
      isPlatformKnown: true,
      ...context,
    })[0]?.severity;

  const onControlPlane = row({ presence: 'control-plane-nodes' });
  const onLocalhost = row({ presence: 'every-node', exposure: 'localhost' });
  test.each([
    ['the owner is on every node of a cluster whose registry is known', {}, {}],
    ['both are on control-plane nodes only', { row: onControlPlane }, { onWorkers: false }],
    ['both listen on localhost', { reach: 'localhost', row: onLocalhost }, {}],
  ] as const)('because %s', (_, of, context) => expect(severity(of, context)).toBe('error'));

  test.each([
    ['the platform of the cluster is unknown', {}, { isPlatformKnown: false }],
    ['the row is optional', { row: row({ presence: 'optional', when: 'on bare metal' }) }, {}],
    ['the nodes of the owner are unknown', { row: row() }, {}],
    ['the owner no longer listens there', { row: row({ presence: 'every-node', status: 'stale' }) }, {}],
    ['the listener is a guess', { confidence: 'medium' }, {}],
    ['only one address is bound', { reach: 'node' }, {}],
    ['only the listener is on localhost', { reach: 'localhost' }, {}],
    ['the port is only forwarded to the pod', { workload: { ...customer, hostNetwork: false } }, {}],
    ['the nodes run Windows', { workload: { ...customer, scheduling: windows } }, {}],
    ['the owner is on control-plane nodes, and the workload on others too', { row: onControlPlane }, {}],
  ] as const)('and a warning where %s', (_, of, context) => expect(severity(of, context)).toBe('warning'));
});

test('port-of-another-owner cites where a port was seen that no row names', () => {
  const owner = { kind: 'DaemonSet', namespace: 'openshift-monitoring', name: 'exporter', container: '*', claimant: 'workload' } as const;
  const holder = {
    registry: 'example',
    protocol: 'TCP',
    port: 9555,
    owner: { ...owner, source: 'acme/exporter:ds.yaml' },
    presence: 'optional',
    when: 'on Fridays',
  } as const;
  const held = { ...listener(), registration: { status: 'other-owner', assignment: null, holder } as const };
  expect(draftsOf(portOfAnotherOwner, { listeners: [held] })).toMatchObject([
    {
      message: 'host port 9555/TCP belongs to DaemonSet openshift-monitoring/exporter',
      why:
        'the example registry has no row for it, but DaemonSet openshift-monitoring/exporter uses it (acme/exporter:ds.yaml), ' +
        'the owner listens only on Fridays, and on a node that runs both, the second to start cannot bind',
    },
  ]);
});

test('port-out-of-range is silent where no registry documents ranges', () => {
  const context = contextOf({ listeners: [listener({ port: 8765 })] });
  const registries = context.registry.registries.map((registry) => ({ ...registry, ranges: [] }));
  expect([...portOutOfRange.check({ ...context, registry: { ...context.registry, registries } })]).toEqual([]);
});

test('a proxy on the node’s address before the same port on localhost is as registered', () => {
  const agent = workload();
  const proxy = listener({ workload: agent, container: 'proxy', reach: 'node', status: 'registered', row: row() });
  expect(draftsOf(reachDiffersFromRegistry, { listeners: [proxy, listener({ ...external, workload: agent })] })).toEqual([]);
});

describe('protocol-differs-from-registry and unregistered-host-port', () => {
  const rowOfUdp = row({ protocol: 'UDP' });
  const registrations = (_: number, protocol: Protocol) =>
    protocol === 'UDP'
      ? ({ status: 'registered', assignment: rowOfUdp } as const)
      : ({ status: 'unregistered', assignment: null } as const);
  const agent = workload();
  const rulesThatSpeak = (listeners: ReturnType<typeof listener>[]) =>
    [protocolDiffersFromRegistry, unregisteredHostPort].flatMap((rule) =>
      draftsOf(rule, { listeners, registrations }).map((draft) => `${rule.id} ${draft.protocol}`),
    );

  const tcp = listener({ workload: agent });
  const declared = listener({ workload: agent, declared: true, evidence: [declaredAt(20)] });
  const udp = listener({ workload: agent, protocol: 'UDP', status: 'registered', row: rowOfUdp });
  test.each([
    ['a port with the wrong protocol gets the first only', [tcp], ['protocol-differs-from-registry TCP']],
    ['a port used with both protocols gets the second for the one without a row', [tcp, udp], ['unregistered-host-port TCP']],
    ['a declaration with TCP by default beside a UDP listener gets the first', [declared, udp], ['protocol-differs-from-registry TCP']],
  ])('%s', (_, listeners, expected) => expect(rulesThatSpeak(listeners)).toEqual(expected));
});

test('a registered and declared listener has no finding', () => {
  const fine = listener({ status: 'registered', row: row(), declared: true });
  expect(RULES.flatMap((rule) => draftsOf(rule, { listeners: [fine] }))).toEqual([]);
});
