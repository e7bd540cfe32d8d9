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
import { contextOf, declaredAt, draftsOf, evidence, listener, row, summaryOf, workload } from './build.ts';

const customer = workload({ namespace: 'shop', name: 'till' });

describe('unregistered-host-port', () => {
  test('is an error for the platform and names port and registry', () => {
    const drafts = draftsOf(unregisteredHostPort, { listeners: [listener()] });
    expect(summaryOf(drafts)).toEqual([{ line: 10, severity: 'error', confidence: 'high' }]);
    expect(drafts[0]?.message).toBe('host port 9555/TCP has no entry in the example registry');
    expect(drafts[0]?.label).toBe('container main of DaemonSet openshift-example/agent listens here');
  });

  test('is information for others, and says where the platform takes its next ports', () => {
    const [inside, outside] = draftsOf(unregisteredHostPort, {
      listeners: [listener({ workload: customer }), listener({ workload: customer, port: 8080 })],
    });
    expect(inside?.severity).toBe('info');
    expect(inside?.why).toContain('from 9000-9999');
    expect(outside?.why).toContain('a later release of the platform may take the port');
  });

  test('is only a warning for the platform where the listener is a guess', () => {
    expect(draftsOf(unregisteredHostPort, { listeners: [listener({ confidence: 'low' })] })[0]?.severity).toBe('warning');
  });

  test('takes a mere declaration, which claims the port at the scheduler', () => {
    expect(draftsOf(unregisteredHostPort, { listeners: [listener({ declared: true, evidence: [declaredAt(20)] })] })).toHaveLength(1);
  });

  test('speaks once of a port that a pod binds on two addresses, at the surest place', () => {
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
});

describe('port-of-another-owner', () => {
  const taken = { status: 'other-owner', row: row() } as const;

  test('names owner, team and line of the row', () => {
    const drafts = draftsOf(portOfAnotherOwner, { listeners: [listener(taken)] });
    expect(summaryOf(drafts)).toEqual([{ line: 10, severity: 'error', confidence: 'high' }]);
    expect(drafts[0]).toMatchObject({
      message: 'host port 9555/TCP belongs to somebody',
      why: expect.stringContaining('somebody (team crew; example registry, line 42)'),
    });
  });

  test('is a warning outside of the platform', () => {
    expect(draftsOf(portOfAnotherOwner, { listeners: [listener({ ...taken, workload: customer })] })[0]?.severity).toBe('warning');
  });

  describe('is an error where the crash is certain', () => {
    const everywhere = row({ presence: 'every-node' });
    const windows = { ...customer.scheduling, nodeSelector: { 'kubernetes.io/os': 'windows' } };
    const severity = (of: Parameters<typeof listener>[0], context: object = {}): unknown =>
      draftsOf(portOfAnotherOwner, {
        listeners: [listener({ status: 'other-owner', row: everywhere, workload: customer, ...of })],
        isPlatformKnown: true,
        ...context,
      })[0]?.severity;

    test('because the owner is on every node of a cluster whose registry is known', () => expect(severity({})).toBe('error'));

    test.each([
      ['nothing tells whose cluster it is', {}, { isPlatformKnown: false }],
      ['the row is optional', { row: row({ presence: 'optional', when: 'on bare metal' }) }, {}],
      ['nobody says where the owner runs', { row: row() }, {}],
      ['nobody listens there any more', { row: row({ presence: 'every-node', status: 'stale' }) }, {}],
      ['the listener is a guess', { confidence: 'medium' }, {}],
      ['only one address is bound', { reach: 'node' }, {}],
      ['the port is only forwarded to the pod', { workload: { ...customer, hostNetwork: false } }, {}],
      ['the nodes run Windows', { workload: { ...customer, scheduling: windows } }, {}],
      ['the owner is on control-plane nodes, and the workload on others too', { row: row({ presence: 'control-plane-nodes' }) }, {}],
    ] as const)('and a warning where %s', (_, of, context) => expect(severity(of, context)).toBe('warning'));

    test('also where both are on control-plane nodes only', () => {
      expect(severity({ row: row({ presence: 'control-plane-nodes' }) }, { onWorkers: false })).toBe('error');
    });

    test('also on localhost, where both listen there', () => {
      expect(severity({ reach: 'localhost' })).toBe('warning');
      expect(severity({ reach: 'localhost', row: row({ presence: 'every-node', exposure: 'localhost' }) })).toBe('error');
    });
  });

  test('says under which condition the owner listens', () => {
    const optional = row({ presence: 'optional', when: 'on bare metal' });
    const drafts = draftsOf(portOfAnotherOwner, { listeners: [listener({ ...taken, row: optional })] });
    expect(drafts[0]?.why).toContain('line 42), the owner listens only on bare metal, and on a node that runs both');
  });

  test('names two free ports that the input does not hold', () => {
    const [draft] = draftsOf(portOfAnotherOwner, { listeners: [listener(taken), listener({ port: 10_555, workload: customer })] });
    expect(draft?.remedy).toBe('move to a port that is free, such as 10556 or 10557, or agree with team crew on the port');
  });

  test('cites where a port was seen that no row names', () => {
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

  test('leaves the team out where the row has none', () => {
    const drafts = draftsOf(portOfAnotherOwner, { listeners: [listener({ status: 'other-owner', row: row({ team: null }) })] });
    expect(drafts[0]?.why).toContain('somebody (example registry, line 42)');
    expect(drafts[0]?.remedy).toContain('agree with the owner');
  });
});

describe('port-out-of-range', () => {
  test('says so of a reachable port of the platform, with medium confidence at most', () => {
    const listeners = [listener({ port: 8765 }), listener({ port: 8766, reach: 'node' }), listener({ port: 8767, confidence: 'low' })];
    expect(draftsOf(portOutOfRange, { listeners }).map((draft) => draft.confidence)).toEqual(['medium', 'medium', 'low']);
  });

  test('judges the transport protocol too', () => {
    expect(draftsOf(portOutOfRange, { listeners: [listener({ protocol: 'UDP' })] })).toHaveLength(1);
  });

  test.each([
    ['lies in a documented range', listener()],
    ['is on localhost', listener({ port: 8765, reach: 'localhost' })],
    ['has an unknown reach', listener({ port: 8765, reach: 'unknown' })],
    ['has a row of its own', listener({ port: 8765, status: 'registered', row: row() })],
    ['belongs to somebody else', listener({ port: 8765, status: 'other-owner', row: row() })],
    ['is a customer’s', listener({ port: 8765, workload: customer })],
  ])('is silent when the port %s', (_, one) => {
    expect(draftsOf(portOutOfRange, { listeners: [one] })).toEqual([]);
  });

  test('is silent where no registry documents ranges', () => {
    const context = contextOf({ listeners: [listener({ port: 8765 })] });
    const registries = context.registry.registries.map((registry) => ({ ...registry, ranges: [] }));
    expect([...portOutOfRange.check({ ...context, registry: { ...context.registry, registries } })]).toEqual([]);
  });
});

describe('localhost-in-reserved-range', () => {
  test('is a warning for the platform and information for others', () => {
    const listeners = [listener({ reach: 'localhost' }), listener({ reach: 'localhost', workload: customer })];
    expect(draftsOf(localhostInReservedRange, { listeners }).map((draft) => draft.severity)).toEqual(['warning', 'info']);
  });

  test('does not say that a port listens which a probe only asks', () => {
    const asked = listener({ reach: 'localhost', evidence: [evidence(9, { detector: 'probe' })] });
    expect(draftsOf(localhostInReservedRange, { listeners: [asked] })[0]?.why).toContain('is probed on localhost only');
  });

  test('says so of a port that was freed, too', () => {
    const freed = listener({ reach: 'localhost', status: 'previously-allocated', row: row({ status: 'removed' }) });
    expect(draftsOf(localhostInReservedRange, { listeners: [freed] })).toHaveLength(1);
  });

  test('accepts rows that the registry contains, reachable ports, and ports outside of the range', () => {
    const listeners = [
      listener({ reach: 'localhost', status: 'registered', row: row({ exposure: 'localhost' }) }),
      listener({ port: 9556 }),
      listener({ reach: 'localhost', port: 29555 }),
    ];
    expect(draftsOf(localhostInReservedRange, { listeners })).toEqual([]);
  });
});

describe('reach-differs-from-registry', () => {
  const local = { status: 'reach-differs', row: row({ exposure: 'localhost' }) } as const;
  const external = { status: 'reach-differs', row: row(), reach: 'localhost' } as const;

  test('warns of a localhost row whose port is open to all', () => {
    const drafts = draftsOf(reachDiffersFromRegistry, { listeners: [listener(local)] });
    expect(drafts[0]?.message).toContain('is registered for localhost, but listens on every address');
    expect(drafts[0]?.severity).toBeUndefined();
  });

  test('informs of an external row whose port is on localhost', () => {
    expect(draftsOf(reachDiffersFromRegistry, { listeners: [listener(external)] })[0]?.severity).toBe('info');
  });

  test('accepts an external row whose port is only asked on localhost by a probe', () => {
    const asked = listener({ ...external, evidence: [evidence(9, { detector: 'probe' })] });
    const declared = listener({ ...external, declared: true, evidence: [evidence(9, { detector: 'probe' }), declaredAt(20)] });
    expect(draftsOf(reachDiffersFromRegistry, { listeners: [asked, declared] })).toEqual([]);
  });

  test('accepts a proxy on the node’s address before the same port on localhost', () => {
    const agent = workload();
    const proxy = listener({ workload: agent, container: 'proxy', reach: 'node', status: 'registered', row: row() });
    expect(draftsOf(reachDiffersFromRegistry, { listeners: [proxy, listener({ ...external, workload: agent })] })).toEqual([]);
  });
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

  test('a port with the wrong protocol gets the first only', () => {
    expect(rulesThatSpeak([listener({ workload: agent })])).toEqual(['protocol-differs-from-registry TCP']);
  });

  test('a port that is used with both protocols gets the second for the one without a row', () => {
    const udp = listener({ workload: agent, protocol: 'UDP', status: 'registered', row: rowOfUdp });
    expect(rulesThatSpeak([listener({ workload: agent }), udp])).toEqual(['unregistered-host-port TCP']);
  });

  test('a declaration that says TCP by default beside a UDP listener is the wrong protocol', () => {
    const udp = listener({ workload: agent, protocol: 'UDP', status: 'registered', row: rowOfUdp });
    const tcp = listener({ workload: agent, declared: true, evidence: [declaredAt(20)] });
    expect(rulesThatSpeak([tcp, udp])).toEqual(['protocol-differs-from-registry TCP']);
  });
});

describe('previously-allocated-port', () => {
  const freed = { status: 'previously-allocated', row: row({ status: 'removed', removed: '4.17' }) } as const;

  test('names the release since which the port is free, and its former owner', () => {
    const drafts = draftsOf(previouslyAllocatedPort, { listeners: [listener(freed)] });
    expect(drafts[0]?.severity).toBe('error');
    expect(drafts[0]?.message).toContain('was freed in release 4.17');
  });

  test('names the new owner, if it has one', () => {
    const assigned = [row({ process: 'telegraph', since: '4.7' })];
    const [draft] = draftsOf(previouslyAllocatedPort, { listeners: [listener(freed)], assigned });
    expect(draft?.why).toContain('and belongs to telegraph ');
    expect(draft?.remedy).toContain('--release');
  });

  test('is information outside of the platform', () => {
    expect(draftsOf(previouslyAllocatedPort, { listeners: [listener({ ...freed, workload: customer })] })[0]?.severity).toBe('info');
  });

  test('no other rule says that the port has no entry', () => {
    expect(draftsOf(unregisteredHostPort, { listeners: [listener(freed)] })).toEqual([]);
  });
});

describe('not-yet-allocated-port', () => {
  const early = { status: 'not-yet-allocated', row: row({ since: '4.10' }) } as const;

  test('warns of an owner that arrives with a later release', () => {
    const [draft] = draftsOf(notYetAllocatedPort, { listeners: [listener(early)] });
    expect(draft?.message).toContain('belongs to somebody from release 4.10 on');
    expect(draft?.why).toContain('is free in 4.9, then somebody');
  });

  test('names the first release of the row that a workload has', () => {
    const [draft] = draftsOf(notYetAllocatedPort, { listeners: [listener(early)], owned: [early.row] });
    expect(draft?.message).toContain('is registered from release 4.10 on, later than 4.9');
  });
});

describe('port-of-unknown-owner', () => {
  test('never says more than low confidence', () => {
    const drafts = draftsOf(portOfUnknownOwner, { listeners: [listener({ status: 'unknown-owner', row: row(), confidence: 'certain' })] });
    expect(drafts.map((draft) => draft.confidence)).toEqual(['low']);
  });
});

test('a registered listener that is declared gives no finding at all', () => {
  const fine = listener({ status: 'registered', row: row(), declared: true });
  expect(RULES.flatMap((rule) => draftsOf(rule, { listeners: [fine] }))).toEqual([]);
});
