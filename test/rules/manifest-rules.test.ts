import { expect, test } from 'vitest';
import { declaredPortNotServed } from '../../rules/host-ports/declared-port-not-served.ts';
import { duplicatePort } from '../../rules/host-ports/duplicate-port.ts';
import { hiddenPorts } from '../../rules/host-ports/hidden-ports.ts';
import { hostPortDiffersFromContainerPort } from '../../rules/host-ports/host-port-differs-from-container-port.ts';
import { hostPortInEphemeralRange } from '../../rules/host-ports/host-port-in-ephemeral-range.ts';
import { hostPortInNodePortRange } from '../../rules/host-ports/host-port-in-node-port-range.ts';
import { invalidPort } from '../../rules/host-ports/invalid-port.ts';
import { undeclaredHostPort } from '../../rules/host-ports/undeclared-host-port.ts';
import type { Rule } from '../../src/model/rule.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { type contextOf, declaration, declaredAt, draftsOf, evidence, lineOf, listener, row, workload } from './build.ts';

type Context = NonNullable<Parameters<typeof contextOf>[0]>;

const agent = workload();
const template = workload({ template: true });
const inner = workload({ hostNetwork: false });
const kernel = row({ owners: [{ kind: '', namespace: '', name: '', container: '', claimant: 'kernel', source: null }] });
const unread = (text: string, of = agent) =>
  declaration({ workload: of, containerPort: null, unreadPorts: [{ field: 'containerPort', text, span: lineOf(21) }] });
const ofAgent = (change: Parameters<typeof declaration>[0] = {}) => declaration({ workload: agent, ...change });
const differs = { containerPort: 8080, hostPort: 9555 };
const off = ofAgent({ switchedOff: lineOf(15) });
const listeners = (...changes: Parameters<typeof listener>[0][]): Context => ({ listeners: changes.map(listener) });
const declarations = (...given: ReturnType<typeof declaration>[]): Context => ({ declarations: given });

/** What a rule reports: the severity (undefined: that of the rule) and the confidence of each finding. */
const VERDICTS: readonly [rule: Rule, of: string, context: Context, ...(string | undefined)[]][] = [
  [undeclaredHostPort, 'a reachable port', listeners({}), 'error high'],
  [undeclaredHostPort, 'an unknown reach', listeners({ reach: 'unknown' }), 'error high'],
  [undeclaredHostPort, 'medium confidence', listeners({ confidence: 'medium' }), 'warning medium'],
  [undeclaredHostPort, 'localhost', listeners({ reach: 'localhost' }), 'warning high'],
  [undeclaredHostPort, 'a workload of a user', listeners({ workload: workload({ namespace: 'shop' }) }), 'warning high'],
  [undeclaredHostPort, 'a port that is declared somewhere in the pod', listeners({ declared: true })],
  [undeclaredHostPort, 'low confidence', listeners({ confidence: 'low' })],
  [undeclaredHostPort, 'a pod with a network of its own', listeners({ workload: inner })],
  [undeclaredHostPort, 'a registered socket of the kernel', listeners({ status: 'registered', row: kernel })],
  [
    undeclaredHostPort,
    'a template whose declared port is unknown',
    { ...listeners({ workload: template }), ...declarations(unread(UNKNOWN, template)) },
  ],
  [hostPortDiffersFromContainerPort, 'a manifest', declarations(ofAgent(differs)), 'undefined certain'],
  [hostPortDiffersFromContainerPort, 'a template', declarations(declaration({ ...differs, workload: template })), 'undefined high'],
  [hostPortDiffersFromContainerPort, 'hostPort 0, which means none', declarations(ofAgent({ hostPort: 0 }))],
  [hostPortDiffersFromContainerPort, 'a pod network', declarations(declaration({ ...differs, workload: inner }))],
  [hostPortDiffersFromContainerPort, 'an init container', declarations(ofAgent({ ...differs, role: 'init' }))],
  [hostPortDiffersFromContainerPort, 'a list that another one hides', declarations(ofAgent({ ...differs, hidden: true }))],
  [duplicatePort, 'a template', declarations(...[1, 2].map(() => declaration({ workload: template }))), 'warning low'],
  [duplicatePort, 'another host IP', declarations(off, ofAgent({ hostIP: '127.0.0.1' }))],
  [duplicatePort, 'another pod', declarations(off, declaration())],
  [duplicatePort, 'an init container', declarations(off, ofAgent({ role: 'init', container: 'setup' }))],
  [duplicatePort, 'a hidden list', declarations(off, ofAgent({ hidden: true }))],
  [duplicatePort, 'an invalid protocol', declarations(off, ofAgent({ protocol: 'tcp' }))],
  [duplicatePort, 'container ports of a pod network', declarations(...[1, 2].map(() => declaration({ workload: inner })))],
  [
    duplicatePort,
    'host ports of a pod network',
    declarations(...[1, 2].map(() => declaration({ workload: inner, hostPort: 9555 }))),
    'undefined certain',
  ],
  [hiddenPorts, 'a lost list without host ports', declarations(declaration({ workload: inner, hidden: true }))],
  [invalidPort, 'the first and last port', declarations(ofAgent({ containerPort: 1, hostPort: 65535 }))],
  [invalidPort, 'hostPort 0', declarations(ofAgent({ hostPort: 0 }))],
  [invalidPort, 'a port that a template sets', declarations(unread(`8${UNKNOWN}`))],
  [invalidPort, 'a placeholder', declarations(unread('${HEALTH_PORT}'))],
  [invalidPort, 'a protocol that a template sets', declarations(ofAgent({ protocol: UNKNOWN }))],
  [invalidPort, 'SCTP', declarations(ofAgent({ protocol: 'SCTP' }))],
  [invalidPort, 'a pod without host ports', declarations(declaration({ containerPort: 0, workload: inner }))],
  [
    declaredPortNotServed,
    'a port on which another container listens',
    { ...declarations(off), ...listeners({ workload: agent, container: 'proxy', declared: true }) },
  ],
];

test.each(VERDICTS.map(([rule, of, context, ...expected]) => [rule.id, of, rule, context, expected] as const))(
  '%s of %s',
  (_id, _of, rule, context, expected) => {
    expect(draftsOf(rule, context).map(({ severity, confidence }) => `${severity} ${confidence}`)).toEqual(expected);
  },
);

const place = ({ span, message }: { span: { line: number }; message: string }) => [span.line, message];

test('undeclared-host-port is at the place of the port, not of the image, and shows how the port came to the program', () => {
  const steps = [{ span: lineOf(5), note: 'variable PORT is set' }];
  const shown = [evidence(8, { detector: 'default' }), evidence(10, { steps }), evidence(12, { detector: 'expectation' }), evidence(30)];
  const [draft] = draftsOf(undeclaredHostPort, listeners({ evidence: shown }));
  expect(draft?.span.line).toBe(10);
  expect(draft?.related?.map(place).toSorted()).toEqual([
    [12, 'expected here to answer'],
    [30, 'set by this flag'],
    [5, 'variable PORT is set'],
    [8, 'the default of this program'],
  ]);
});

test('undeclared-host-port reports what to add, and where', () => {
  const probe = [evidence(9, { detector: 'probe' })];
  const unknown = { container: null, port: 53, protocol: 'UDP' } as const;
  const given = listeners({ reach: 'localhost' }, unknown, { reach: 'localhost', port: 9556, evidence: probe });
  expect(draftsOf(undeclaredHostPort, given).map(({ remedy }) => remedy)).toEqual([
    'add containerPort 9555 with protocol TCP to the ports of container main, with hostIP 127.0.0.1 since it listens on localhost only',
    'add containerPort 53 with protocol UDP to the ports of the container that listens',
    expect.stringMatching(/, with hostIP 127\.0\.0\.1 if it listens on localhost only$/),
  ]);
});

test('host-port-in-node-port-range contains both ends of the range, and warns less of localhost', () => {
  const ports = [29999, 30000, 32767, 32768].map((port) => ({ port }));
  const drafts = draftsOf(hostPortInNodePortRange, listeners(...ports, { port: 30001, reach: 'localhost' }));
  expect(drafts.map(({ port, severity }) => `${port} ${severity}`)).toEqual(['30000 warning', '32767 warning', '30001 info']);
});

test('host-port-in-ephemeral-range accepts what the registry accepted, and doubts ports that are only forwarded', () => {
  const registered = { port: 60000, status: 'registered', row: row({ port: 60000, endPort: 60000 }) } as const;
  const given = listeners({ port: 45001 }, registered, { port: 45002, confidence: 'certain', workload: inner });
  expect(draftsOf(hostPortInEphemeralRange, given).map(({ port, confidence, why }) => [port, confidence, why])).toEqual([
    [45001, 'high', expect.stringContaining('the bind fails')],
    [45002, 'medium', expect.stringContaining('the node forwards the port to the pod')],
  ]);
});

test('duplicate-port names the first entry', () => {
  const [draft] = draftsOf(duplicatePort, declarations(ofAgent(), ofAgent({ container: 'proxy', portSpan: lineOf(30) })));
  expect(draft).toMatchObject({ span: { line: 30 }, message: expect.stringContaining('declared twice, first in container main') });
  expect(draft?.related?.[0]?.span.line).toBe(20);
});

test('hidden-ports reports a list once, with all of its ports and the list that counts', () => {
  const hidden = [9001, 9002].map((port) => ofAgent({ containerPort: port, portSpan: lineOf(port), hidden: true }));
  const drafts = draftsOf(hiddenPorts, declarations(...hidden, ofAgent({ span: lineOf(30) }), ofAgent({ container: 'other' })));
  expect(drafts.map(place)).toEqual([[9001, 'the key ports occurs twice, so host ports are lost: 9001/TCP, 9002/TCP']]);
  expect(drafts[0]?.related?.map(place)).toEqual([
    [9002, 'lost too'],
    [30, 'the list that counts'],
  ]);
});

test('invalid-port names the valid value, and cuts long text', () => {
  const given = [unread('9555'), unread('metrics'), ofAgent({ containerPort: 80.5 }), ofAgent({ protocol: 'HTTP' })];
  expect(draftsOf(invalidPort, declarations(...given)).map(({ remedy }) => remedy)).toEqual([
    'write it without quotes: containerPort: 9555',
    'write a whole number from 1 to 65535',
    'write a whole number from 1 to 65535',
    'write TCP, UDP or SCTP, in capitals',
  ]);
  expect(draftsOf(invalidPort, declarations(unread('9'.repeat(100_000))))[0]?.message.length).toBeLessThan(300);
});

test('declared-port-not-served points to what switches the listener off', () => {
  const given = { ...declarations(off), ...listeners({ workload: agent, evidence: [declaredAt(20)] }) };
  const [draft] = draftsOf(declaredPortNotServed, given);
  expect([draft?.span.line, draft?.confidence, draft?.related?.[0]?.span.line]).toEqual([20, 'high', 15]);
});
