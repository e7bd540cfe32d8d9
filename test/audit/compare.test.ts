import { describe, expect, test } from 'vitest';
import { readEarlierAudit } from '../../src/observe/compare.ts';
import { auditSummaryOf } from '../../src/report/audit-summary.ts';
import { json } from '../../src/report/json.ts';
import { errorsAgainst } from '../report/closed-schema.ts';
import { type Audited, audited, cgroupOfPod, listening, node, pod } from './build.ts';

const WORKER = node('worker-0');
const agent = (uid: number) => pod(`agent-${uid}`, 'worker-0', { uid, controller: ['DaemonSet', 'agent'] });
const report = ({ outcome }: Audited) => json(outcome.result, {} as Parameters<typeof json>[1]);

/** What changed between two captures of worker-0, with the pod restarted in between. */
async function changes(before: readonly string[], after: readonly string[], captured = 'worker-0') {
  const old = await audited([WORKER, agent(1)], { 'worker-0': before });
  const earlier = readEarlierAudit(report(old), 'old.json');
  const now = await audited([WORKER, agent(2)], { [captured]: after }, { earlier });
  return { now, changed: now.outcome.result.audit?.changes };
}

const OLD = cgroupOfPod(1);
const NOW = cgroupOfPod(2);

describe('compared with an earlier audit', () => {
  test('unchanged findings are not reported, though pods and processes have other names', async () => {
    const { now, changed } = await changes([listening('*:9555', 'agent', OLD)], [listening('*:9555', 'agent', NOW)]);
    expect(changed).toEqual({ new: [], gone: [], moved: [], goneFindings: [], notCompared: null });
    expect(now.findings).toEqual([]);
    expect(now.sockets).toEqual([]);
  });

  test('new and gone sockets and findings are reported', async () => {
    const { now, changed } = await changes(
      [listening('*:9555', 'agent', OLD), listening('127.0.0.1:9556', 'agent', OLD)],
      [listening('*:9555', 'agent', NOW), listening('*:22', 'sshd')],
    );
    expect(changed?.new.map(({ port }) => port)).toEqual([22]);
    expect(changed?.gone.map(({ port }) => port)).toEqual([9556]);
    expect(new Set(changed?.goneFindings.map(({ rule }) => rule))).toContain('undeclared-host-port');
    expect(now.findings.filter((one) => one.includes('9555'))).toEqual([]);
  });

  test('a known finding is reported for its further nodes', async () => {
    const objects = [WORKER, node('worker-1'), agent(1), pod('agent-2', 'worker-1', { uid: 2, controller: ['DaemonSet', 'agent'] })];
    const before = { 'worker-0': listening('*:9555', 'agent', OLD), 'worker-1': listening('*:22', 'sshd') };
    const earlier = readEarlierAudit(report(await audited(objects, before)), 'old.json');
    const { findings } = await audited(objects, { ...before, 'worker-1': listening('*:9555', 'agent', NOW) }, { earlier });
    expect(findings).toContain('undeclared-host-port warning certain 9555 worker-1');
  });

  test('the text lists only owners and nodes with findings that are new', async () => {
    const known = [listening('*:9555', 'agent', NOW)];
    const lines = async (after: readonly string[]) => {
      const { outcome } = (await changes([listening('*:9555', 'agent', OLD)], after)).now;
      return auditSummaryOf(outcome.result, {}, (_, shown) => shown);
    };
    expect(await lines(known)).toEqual(['Nothing changed since the earlier audit', '']);
    expect((await lines([...known, listening('*:9876', 'mystery')])).join('\n')).toMatch(
      /Nodes\n {2}worker-0 +1 new socket, 1 without a known owner; the capture is incomplete \(it contains no UDP sockets\) +1 warning/,
    );
  });

  test.each([
    ['the earlier report has none', {}, { 'worker-0': listening('*:9555', 'agent', NOW) }, 'the earlier report has no sockets'],
    [
      'this one has none',
      { 'worker-0': listening('*:9555', 'agent', OLD) },
      {},
      'this audit has no sockets, and the earlier report has some',
    ],
    [
      'they are of other nodes',
      { 'worker-0': listening('*:9555', 'agent', OLD) },
      { 'worker-1': listening('*:9555', 'agent') },
      'no node was captured in both audits',
    ],
  ])('sockets are not compared if %s', async (_, before, after, notCompared) => {
    const earlier = readEarlierAudit(report(await audited([WORKER, agent(1)], before)), 'old.json');
    const { outcome } = await audited([WORKER, agent(2)], after, { earlier });
    expect(outcome.result.audit?.changes?.notCompared).toBe(notCompared);
    const lines = auditSummaryOf(outcome.result, {}, (_, shown) => shown);
    expect(lines[0]).toBe(`Sockets were not compared: ${notCompared}`);
    expect(lines.join()).not.toContain('Nothing changed');
  });

  test.each([
    ['another port', listening('*:9555', 'agent', OLD), listening('*:9655', 'agent', NOW)],
    ['another address', listening('127.0.0.1:9555', 'agent', OLD), listening('*:9555', 'agent', NOW)],
    ['another owner', listening('*:9555', 'agent', OLD), listening('*:9555', 'sshd')],
  ])('what has %s moved', async (_, before, after) => {
    const { changed } = await changes([before], [after]);
    expect([changed?.new.length, changed?.gone.length, changed?.moved.length]).toEqual([0, 0, 1]);
  });

  test('a node that was not captured again shows nothing that is gone, no finding either', async () => {
    const { changed } = await changes([listening('*:9555', 'agent', OLD)], [listening('*:22', 'sshd')], 'worker-1');
    expect([changed?.new.length, changed?.gone.length, changed?.goneFindings.length]).toEqual([1, 0, 0]);
  });
});

test('the JSON is as its schema says, with what changed and without', async () => {
  const { now } = await changes(
    [listening('*:9555', 'agent', OLD), listening('127.0.0.1:9556', 'agent', OLD)],
    [listening('*:9555', 'sshd'), listening('*:22', 'sshd')],
  );
  expect(errorsAgainst('audit.schema.json', JSON.parse(report(now)))).toEqual([]);
  const alone = await audited([WORKER], { 'worker-0': listening('*:9876', 'mystery') });
  expect(errorsAgainst('audit.schema.json', JSON.parse(report(alone)))).toEqual([]);
});

test.each(['{}', 'no JSON', '{"version": 1, "findings": []}'])('%s is no earlier audit', (text) => {
  expect(() => readEarlierAudit(text, 'old.json')).toThrow('old.json is not a report of hostport-lint audit --format json');
});
