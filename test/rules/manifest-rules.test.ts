import { describe, expect, test } from 'vitest';
import { declaredPortNotServed } from '../../rules/host-ports/declared-port-not-served.ts';
import { duplicatePort } from '../../rules/host-ports/duplicate-port.ts';
import { hiddenPorts } from '../../rules/host-ports/hidden-ports.ts';
import { hostPortDiffersFromContainerPort } from '../../rules/host-ports/host-port-differs-from-container-port.ts';
import { hostPortInEphemeralRange } from '../../rules/host-ports/host-port-in-ephemeral-range.ts';
import { hostPortInNodePortRange } from '../../rules/host-ports/host-port-in-node-port-range.ts';
import { invalidPort } from '../../rules/host-ports/invalid-port.ts';
import { undeclaredHostPort } from '../../rules/host-ports/undeclared-host-port.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { declaration, declaredAt, draftsOf, evidence, lineOf, listener, row, summaryOf, workload } from './build.ts';

describe('undeclared-host-port', () => {
  test.each([
    ['reachable, high confidence', listener(), 'error'],
    ['reach not known', listener({ reach: 'unknown' }), 'error'],
    ['medium confidence', listener({ confidence: 'medium' }), 'warning'],
    ['localhost', listener({ reach: 'localhost' }), 'warning'],
    ['not of the platform', listener({ workload: workload({ namespace: 'shop' }) }), 'warning'],
  ])('%s', (_, one, severity) => {
    expect(draftsOf(undeclaredHostPort, { listeners: [one] }).map((draft) => draft.severity)).toEqual([severity]);
  });

  const kernel = row({ owners: [{ kind: '', namespace: '', name: '', container: '', claimant: 'kernel', source: null }] });
  test.each([
    ['is declared somewhere in the pod', listener({ declared: true })],
    ['was seen with low confidence', listener({ confidence: 'low' })],
    ['is of a pod with a network of its own', listener({ workload: workload({ hostNetwork: false }) })],
    ['is a registered socket of the kernel', listener({ status: 'registered', row: kernel })],
  ])('is silent when the listener %s', (_, one) => {
    expect(draftsOf(undeclaredHostPort, { listeners: [one] })).toEqual([]);
  });

  test('is silent where a template leaves open which port is declared', () => {
    const agent = workload({ template: true });
    const unreadPorts = [{ field: 'containerPort' as const, text: UNKNOWN, span: lineOf(20) }];
    const open = declaration({ workload: agent, containerPort: null, unreadPorts });
    expect(draftsOf(undeclaredHostPort, { listeners: [listener({ workload: agent })], declarations: [open] })).toEqual([]);
  });

  test('shows how the port came to the program', () => {
    const steps = [{ span: lineOf(5), note: 'variable PORT is set' }];
    const [draft] = draftsOf(undeclaredHostPort, { listeners: [listener({ evidence: [evidence(10, { steps }), evidence(30)] })] });
    expect(draft?.related?.map((place) => [place.span.line, place.message])).toEqual([
      [5, 'variable PORT is set'],
      [30, 'set by this flag'],
    ]);
  });

  test('is where the port can be read, not at an image that is known for it', () => {
    const shown = [evidence(8, { detector: 'default' }), evidence(10), evidence(12, { detector: 'expectation' })];
    const [draft] = draftsOf(undeclaredHostPort, { listeners: [listener({ evidence: shown })] });
    expect(draft?.span.line).toBe(10);
    expect(draft?.related?.map((place) => place.message)).toEqual(['the default of this program', 'expected here to answer']);
  });

  test('reports what to add, and where', () => {
    const [known, unknown] = draftsOf(undeclaredHostPort, {
      listeners: [listener({ reach: 'localhost' }), listener({ container: null, port: 53, protocol: 'UDP' })],
    });
    expect(known?.remedy).toBe(
      'add containerPort 9555 with protocol TCP to the ports of container main, with hostIP 127.0.0.1 since it listens on localhost only',
    );
    expect(unknown?.remedy).toBe('add containerPort 53 with protocol UDP to the ports of the container that listens');
  });

  test('leaves the address open where only a probe asks on localhost', () => {
    const asked = listener({ reach: 'localhost', evidence: [evidence(9, { detector: 'probe' })] });
    expect(draftsOf(undeclaredHostPort, { listeners: [asked] })[0]?.remedy).toMatch(
      /, with hostIP 127\.0\.0\.1 if it listens on localhost only$/,
    );
  });
});

describe('host-port-in-node-port-range', () => {
  test('contains both ends of the range, and warns less of localhost', () => {
    const listeners = [29999, 30000, 32767, 32768].map((port) => listener({ port }));
    const drafts = draftsOf(hostPortInNodePortRange, { listeners: [...listeners, listener({ port: 30001, reach: 'localhost' })] });
    expect(drafts.map((draft) => [draft.port, draft.severity])).toEqual([
      [30000, 'warning'],
      [32767, 'warning'],
      [30001, 'info'],
    ]);
  });
});

describe('host-port-in-ephemeral-range', () => {
  test('accepts what the registry accepted, and doubts ports that are only forwarded', () => {
    const listeners = [
      listener({ port: 45001 }),
      listener({ port: 60000, status: 'registered', row: row({ port: 60000, endPort: 60000 }) }),
      listener({ port: 45002, confidence: 'certain', workload: workload({ hostNetwork: false }) }),
    ];
    expect(draftsOf(hostPortInEphemeralRange, { listeners }).map(({ port, confidence, why }) => [port, confidence, why])).toEqual([
      [45001, 'high', expect.stringContaining('the bind fails')],
      [45002, 'medium', expect.stringContaining('the node forwards the port to the pod')],
    ]);
  });
});

describe('host-port-differs-from-container-port', () => {
  const differs = { containerPort: 8080, hostPort: 9555 };

  test('is certain, unless the manifest is a template', () => {
    const declarations = [declaration(differs), declaration({ ...differs, workload: workload({ template: true }) })];
    expect(draftsOf(hostPortDiffersFromContainerPort, { declarations }).map((draft) => draft.confidence)).toEqual(['certain', 'high']);
  });

  test.each([
    ['equal ports', declaration({ hostPort: 9555 })],
    ['no hostPort', declaration()],
    ['hostPort 0, which means none', declaration({ hostPort: 0 })],
    ['a pod with a network of its own', declaration({ ...differs, workload: workload({ hostNetwork: false }) })],
    ['an init container, which the API server does not check', declaration({ ...differs, role: 'init' })],
    ['a list that another one hides', declaration({ ...differs, hidden: true })],
  ])('accepts %s', (_, one) => {
    expect(draftsOf(hostPortDiffersFromContainerPort, { declarations: [one] })).toEqual([]);
  });
});

describe('duplicate-port', () => {
  const agent = workload();
  const ofAgent = (change: Parameters<typeof declaration>[0]) => declaration({ workload: agent, ...change });

  test('is at the second entry and points to the first', () => {
    const drafts = draftsOf(duplicatePort, {
      declarations: [ofAgent({}), ofAgent({ container: 'proxy', portSpan: lineOf(30) })],
    });
    expect(summaryOf(drafts)).toEqual([{ line: 30, severity: undefined, confidence: 'certain' }]);
    expect(drafts[0]?.message).toContain('declared twice, first in container main');
    expect(drafts[0]?.related?.[0]?.span.line).toBe(20);
  });

  test('may be an alternative in a template', () => {
    const template = workload({ template: true });
    const drafts = draftsOf(duplicatePort, { declarations: [declaration({ workload: template }), declaration({ workload: template })] });
    expect(drafts.map((draft) => [draft.severity, draft.confidence])).toEqual([['warning', 'low']]);
  });

  test.each([
    ['another protocol', ofAgent({ protocol: 'UDP' })],
    ['another host IP', ofAgent({ hostIP: '127.0.0.1' })],
    ['another pod', declaration()],
    ['an init container', ofAgent({ role: 'init', container: 'setup' })],
    ['a hidden list', ofAgent({ hidden: true })],
    ['a protocol that nobody knows', ofAgent({ protocol: 'tcp' })],
  ])('accepts the same port with %s', (_, other) => {
    expect(draftsOf(duplicatePort, { declarations: [ofAgent({}), other] })).toEqual([]);
  });

  test('does not care for container ports of pods with a network of their own', () => {
    const inner = workload({ hostNetwork: false });
    const twice = [declaration({ workload: inner }), declaration({ workload: inner })];
    expect(draftsOf(duplicatePort, { declarations: twice })).toEqual([]);
    const mapped = twice.map((one) => ({ ...one, hostPort: 9555 }));
    expect(draftsOf(duplicatePort, { declarations: mapped })).toHaveLength(1);
  });
});

describe('hidden-ports', () => {
  test('speaks once of a list, with all of its ports and the list that counts', () => {
    const agent = workload();
    const declarations = [
      ...[9001, 9002].map((port) => declaration({ workload: agent, containerPort: port, portSpan: lineOf(port), hidden: true })),
      declaration({ workload: agent, span: lineOf(30) }),
      declaration({ workload: agent, container: 'other' }),
    ];
    const drafts = draftsOf(hiddenPorts, { declarations });
    expect(drafts.map((draft) => draft.message)).toEqual(['the key ports occurs twice, so host ports are lost: 9001/TCP, 9002/TCP']);
    expect(drafts[0]?.span.line).toBe(9001);
    expect(drafts[0]?.related?.map((place) => [place.span.line, place.message])).toEqual([
      [9002, 'lost too'],
      [30, 'the list that counts'],
    ]);
  });

  test('is silent of a lost list without host ports', () => {
    const inner = workload({ hostNetwork: false });
    expect(draftsOf(hiddenPorts, { declarations: [declaration({ workload: inner, hidden: true })] })).toEqual([]);
  });
});

describe('invalid-port', () => {
  const unread = (text: string) => declaration({ containerPort: null, unreadPorts: [{ field: 'containerPort', text, span: lineOf(21) }] });

  test.each([
    ['a number in quotes', unread('9555'), 'write it without quotes: containerPort: 9555'],
    ['a name', unread('metrics'), 'write a whole number from 1 to 65535'],
    ['zero', declaration({ containerPort: 0 }), 'write a whole number from 1 to 65535'],
    ['a negative number', declaration({ containerPort: -1 }), 'write a whole number from 1 to 65535'],
    ['65536', declaration({ hostPort: 65536 }), 'write a whole number from 1 to 65535'],
    ['a fraction', declaration({ containerPort: 80.5 }), 'write a whole number from 1 to 65535'],
    ['a protocol in small letters', declaration({ protocol: 'tcp' }), 'write TCP, UDP or SCTP, in capitals'],
    ['an application protocol', declaration({ protocol: 'HTTP' }), 'write TCP, UDP or SCTP, in capitals'],
  ])('refuses %s', (_, one, remedy) => {
    expect(draftsOf(invalidPort, { declarations: [one] }).map((draft) => draft.remedy)).toEqual([remedy]);
  });

  test.each([
    ['the first and last port', declaration({ containerPort: 1, hostPort: 65535 })],
    ['hostPort 0', declaration({ hostPort: 0 })],
    ['a port that a template sets', unread(`8${UNKNOWN}`)],
    ['a port that is put in before anybody applies the manifest', unread('${HEALTH_PORT}')],
    ['a protocol that a template sets', declaration({ protocol: UNKNOWN })],
    ['SCTP', declaration({ protocol: 'SCTP' })],
    ['nonsense in a pod that asks for no host port', declaration({ containerPort: 0, workload: workload({ hostNetwork: false }) })],
  ])('accepts %s', (_, one) => {
    expect(draftsOf(invalidPort, { declarations: [one] })).toEqual([]);
  });

  test('cuts hostile text', () => {
    const [draft] = draftsOf(invalidPort, { declarations: [unread('9'.repeat(100_000))] });
    expect(draft?.message.length).toBeLessThan(300);
  });
});

describe('declared-port-not-served', () => {
  const agent = workload();
  const off = declaration({ workload: agent, switchedOff: lineOf(15) });

  test('points to what switches the listener off', () => {
    const drafts = draftsOf(declaredPortNotServed, {
      declarations: [off],
      listeners: [listener({ workload: agent, evidence: [declaredAt(20)] })],
    });
    expect(summaryOf(drafts)).toEqual([{ line: 20, severity: undefined, confidence: 'high' }]);
    expect(drafts[0]?.related?.[0]?.span.line).toBe(15);
  });

  test('is silent where another container of the pod listens there', () => {
    const other = listener({ workload: agent, container: 'proxy', declared: true });
    expect(draftsOf(declaredPortNotServed, { declarations: [off], listeners: [other] })).toEqual([]);
  });
});
