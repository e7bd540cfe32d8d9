import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageData, PageFinding, PageListener, PageRow } from '../../src/report/html/data.ts';
import { freeRuns, LAST_PORT, portMapOf, runInWords, thousandsOf } from '../../src/report/html/page/port-map.ts';
import { select } from '../../src/report/html/page/select.ts';

const PLACE = { at: 'a.yaml:7:3', line: 7, above: [], before: '', marked: '', after: '', below: [] };
const LISTENER: PageListener = {
  port: 9104,
  protocol: 'TCP',
  reach: 'any',
  address: null,
  declared: true,
  confidence: 'high',
  container: 'agent',
  workload: 'DaemonSet monitoring/node-agent',
  namespace: 'monitoring',
  registration: 'not registered',
  process: '',
  team: '',
  severity: null,
  clusters: [],
  evidence: [],
  more: 0,
};
const ROW: PageRow = { port: 9200, endPort: 9219, process: 'csi', isRow: true, isFree: false, facts: 'TCP', citation: 'line 1' };
const FINDING: PageFinding = {
  id: 'f1',
  rule: 'host-port-conflict',
  severity: 'error',
  confidence: 'high',
  message: '',
  why: '',
  remedy: '',
  label: null,
  url: null,
  owners: [],
  namespaces: [],
  clusters: [],
  place: PLACE,
  related: [],
  port: 9104,
  protocol: 'TCP',
  conflict: true,
  suppressed: null,
};
const DATA: PageData = { ranges: [], rows: [], listeners: [], findings: [] };

describe('the port map', () => {
  test.each([
    ['free', {}],
    ['free', { rows: [{ ...ROW, port: 9104, isFree: true }] }],
    ['registered', { rows: [{ ...ROW, port: 9100 }] }],
    ['declared', { listeners: [LISTENER], rows: [{ ...ROW, port: 9104 }] }],
    ['undeclared', { listeners: [LISTENER, { ...LISTENER, declared: false }] }],
    ['declared', { listeners: [{ ...LISTENER, declared: null }] }],
    ['conflict', { listeners: [{ ...LISTENER, declared: false }], findings: [FINDING] }],
    ['declared', { listeners: [LISTENER], findings: [{ ...FINDING, suppressed: 'comment: known' }] }],
  ])('shows a port as %s', (state, part) => {
    expect(portMapOf({ ...DATA, ...part })(9104).state).toBe(state);
  });

  test.each([
    ['error', true],
    ['warning', true],
    ['info', false],
  ] as const)('flags a port with a finding of severity %s: %s', (severity, flagged) => {
    expect(portMapOf({ ...DATA, findings: [{ ...FINDING, severity }] })(9104).flagged).toBe(flagged);
  });

  test('finds the longest runs of free ports, and never port 0', () => {
    const listeners = [3, 10].map((port) => ({ ...LISTENER, port }));
    const map = portMapOf({ ...DATA, listeners, rows: [{ ...ROW, port: 5, endPort: 8 }] });
    expect(freeRuns(map, { port: 0, endPort: 20 }, 3).map(runInWords)).toEqual(['1–2', '4', '11–20']);
    expect(freeRuns(map, { port: 5, endPort: 8 }, 3)).toEqual([]);
  });

  test('counts each port once, in its thousand', () => {
    const port = fc.integer({ min: 0, max: LAST_PORT });
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    fc.assert(
      fc.property(fc.array(port), fc.array(port), (rows, ports) => {
        const data = { ...DATA, rows: rows.map((each) => ({ ...ROW, port: each, endPort: Math.min(each + 500, LAST_PORT) })) };
        const thousands = thousandsOf(portMapOf({ ...data, listeners: ports.map((each) => ({ ...LISTENER, port: each })) }));
        expect(thousands).toHaveLength(66);
        expect(sum(thousands.flatMap(({ counts }) => Object.values(counts)))).toBe(LAST_PORT + 1);
        for (const { port: first, endPort, counts } of thousands)
          expect(counts.declared).toBe(new Set(ports.filter((each) => first <= each && each <= endPort)).size);
      }),
      { numRuns: 10 },
    );
  });
});

test('a filter never fails on what people type', () => {
  const items = [{ ports: { port: 9104, endPort: 9104 }, text: '9104/tcp\nnode-agent', names: { owner: ['DaemonSet build/cache'] } }];
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, owner) => {
      expect(select(items, { text, owner }).length).toBeLessThanOrEqual(items.length);
    }),
  );
});
