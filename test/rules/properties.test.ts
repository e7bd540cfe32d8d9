import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { PROTOCOLS } from '../../src/model/address.ts';
import { CONFIDENCES, type Declaration, type Listener } from '../../src/model/listener.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { declaration, declaredAt, draftsOf, evidence, lineOf, listener, row, workload } from './build.ts';

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('main', 'proxy', '', UNKNOWN, 'x'.repeat(10_000), '\u001b[31m'));
const pods = ['agent', 'watcher', UNKNOWN].map((name) => workload({ name, template: name === UNKNOWN }));
pods.push(workload({ namespace: null, name: 'inner', hostNetwork: false }));
const pod = fc.constantFrom(...pods);
const statuses = [
  'registered',
  'reach-differs',
  'other-owner',
  'previously-allocated',
  'not-yet-allocated',
  'unregistered',
  'unknown-owner',
] as const;

const someListener: fc.Arbitrary<Listener> = fc
  .record({
    workload: pod,
    container: fc.option(text),
    port: fc.constantFrom(1, 9100, 9555, 30100, 45000, 65535),
    protocol: fc.constantFrom(...PROTOCOLS),
    reach: fc.constantFrom('any', 'localhost', 'node', 'other', 'unknown' as const),
    confidence: fc.constantFrom(...CONFIDENCES),
    declared: fc.boolean(),
    status: fc.constantFrom(...statuses),
    lines: fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 }),
  })
  .map(({ lines, status, ...rest }) => {
    const shown = lines.map((line, index) => (index % 2 === 0 ? evidence(line) : declaredAt(line)));
    return listener({ ...rest, evidence: shown, status, ...(status === 'unregistered' ? {} : { row: row({ team: null }) }) });
  });

const number = fc.option(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 9555, 65536)));
const someDeclaration: fc.Arbitrary<Declaration> = fc
  .record({
    workload: pod,
    container: text,
    role: fc.constantFrom('main', 'init', 'sidecar', 'ephemeral' as const),
    containerPort: number,
    hostPort: number,
    protocol: fc.oneof(fc.constantFrom(...PROTOCOLS), text),
    hostIP: fc.option(text),
    hidden: fc.boolean(),
    unread: fc.option(text),
    off: fc.boolean(),
  })
  .map(({ unread, off, ...rest }) =>
    declaration({
      ...rest,
      unreadPorts: unread === null ? [] : [{ field: 'hostPort', text: unread, span: lineOf(22) }],
      switchedOff: off ? lineOf(15) : null,
    }),
  );

const input = fc.record({
  listeners: fc.array(someListener, { maxLength: 12 }),
  declarations: fc.array(someDeclaration, { maxLength: 12 }),
});

describe.each(RULES.map((rule) => ({ id: rule.id, rule })))('$id, whatever the manifests hold', ({ rule }) => {
  test('has a headline of one line, a reason and a remedy', () => {
    fc.assert(
      fc.property(input, (change) => {
        for (const draft of draftsOf(rule, change)) {
          expect(draft.message).not.toContain(UNKNOWN);
          expect(draft.remedy ?? '').not.toContain(UNKNOWN);
          expect(draft.why).not.toContain(UNKNOWN);
          expect(draft.why.length).toBeLessThan(2_500);
          expect((draft.related ?? []).length).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has at most the highest confidence of its input, and does not change it', () => {
    fc.assert(
      fc.property(fc.array(someListener, { maxLength: 12 }), (listeners) => {
        const before = JSON.stringify(listeners);
        const most = Math.max(-1, ...listeners.map((one) => CONFIDENCES.indexOf(one.confidence)));
        for (const draft of draftsOf(rule, { listeners })) expect(CONFIDENCES.indexOf(draft.confidence)).toBeLessThanOrEqual(most);
        expect(JSON.stringify(listeners)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  test('has the same findings in a second run', () => {
    fc.assert(
      fc.property(input, (change) => {
        expect(draftsOf(rule, change)).toEqual(draftsOf(rule, change));
      }),
      { numRuns: 30 },
    );
  });
});
