import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageData, PageFinding, PageListener, PageRow } from '../../src/report/html/data.ts';
import { addressOf, partOf, readAddress } from '../../src/report/html/page/address.ts';
import {
  ALL_FINDINGS,
  cardsOf,
  countNames,
  FINDING_FILTERS,
  findingItemsOf,
  selectFindings,
  worstPort,
} from '../../src/report/html/page/finding-selection.ts';
import { firstStep, freeRuns, LAST_PORT, portMapOf, runInWords, stateAt, summariesOf } from '../../src/report/html/page/port-map.ts';
import { EVERYTHING, itemsOf, select, sort } from '../../src/report/html/page/selection.ts';

const PLACE = { path: 'a.yaml', line: 7, column: 3, above: [], before: '', marked: '', after: '', below: [] };
const LISTENER: PageListener = {
  port: 9104,
  protocol: 'TCP',
  reach: 'any',
  address: null,
  declared: true,
  confidence: 'high',
  workload: 0,
  container: 'agent',
  registration: 'unregistered',
  row: null,
  severity: null,
  clusters: [],
  evidence: [{ origin: 'inferred', detector: 'flag', text: '--Listen=:9104', place: PLACE, steps: [] }],
  more: 0,
};
const ROW: PageRow = {
  port: 9200,
  endPort: 9219,
  protocol: 'TCP',
  effect: 'allocated',
  process: 'csi',
  team: 'storage',
  exposure: 'localhost',
  since: '4.8',
  removed: null,
  notes: null,
  citation: 'line 1',
};
const FINDING: PageFinding = {
  id: 'f1',
  owners: [0],
  rule: 'host-port-conflict',
  severity: 'error',
  confidence: 'high',
  message: '',
  why: '',
  remedy: '',
  label: null,
  clusters: [],
  url: null,
  place: PLACE,
  related: [],
  port: 9104,
  protocol: 'TCP',
  conflict: true,
  suppressed: null,
};
const DATA: PageData = {
  view: 'findings',
  ranges: [],
  rows: [],
  workloads: [{ kind: 'DaemonSet', namespace: 'Monitoring', name: 'node-agent', path: 'a.yaml', line: 1 }],
  listeners: [],
  findings: [],
};

describe('the port map', () => {
  test.each([
    ['free', {}],
    ['free', { rows: [{ ...ROW, port: 9104, endPort: 9104, effect: 'free' as const }] }],
    ['registered', { rows: [{ ...ROW, port: 9104, endPort: 9104 }] }],
    ['registered', { rows: [{ ...ROW, port: 9100, endPort: 9110, effect: 'later' as const }] }],
    ['registered', { rows: [{ ...ROW, port: 9104, endPort: 9104, effect: 'held' as const }] }],
    ['declared', { listeners: [LISTENER], rows: [{ ...ROW, port: 9104, endPort: 9104 }] }],
    ['undeclared', { listeners: [LISTENER, { ...LISTENER, declared: false }] }],
    ['declared', { listeners: [{ ...LISTENER, declared: null }] }],
    ['conflict', { listeners: [{ ...LISTENER, declared: false }], findings: [FINDING] }],
    ['declared', { listeners: [LISTENER], findings: [{ ...FINDING, suppressed: 'comment: known' }] }],
  ])('shows a port as %s', (state, part) => {
    expect(stateAt(portMapOf({ ...DATA, ...part }), 9104)).toBe(state);
  });

  test('flags ports with errors and warnings, not those with information', () => {
    const flagged = (severity: PageFinding['severity']) =>
      portMapOf({ ...DATA, findings: [{ ...FINDING, conflict: false, severity }] }).get(9104)?.flagged;
    expect([flagged('error'), flagged('warning'), flagged('info')]).toEqual([true, true, false]);
  });

  test('counts each port of each thousand once', () => {
    const summaries = summariesOf(portMapOf({ ...DATA, listeners: [LISTENER, LISTENER], rows: [ROW] }));
    expect(summaries).toHaveLength(66);
    expect(summaries[9]).toMatchObject({ port: 9000, endPort: 9999, listeners: 2, counts: { free: 979, registered: 20, declared: 1 } });
    expect(summaries[65]).toMatchObject({ port: 65000, endPort: 65535, counts: { free: 536 } });
  });

  test('names the longest runs of free ports, and never port 0', () => {
    const map = portMapOf({
      ...DATA,
      listeners: [
        { ...LISTENER, port: 3 },
        { ...LISTENER, port: 10 },
      ],
      rows: [{ ...ROW, port: 5, endPort: 8 }],
    });
    expect(freeRuns(map, { port: 0, endPort: 20 }, 3).map(runInWords)).toEqual(['1–2', '4', '11–20']);
    expect(freeRuns(map, { port: 5, endPort: 8 }, 3)).toEqual([]);
  });

  test('opens at the reserved range, else where there is most to see, where no port is worst', () => {
    const summaries = summariesOf(portMapOf({ ...DATA, listeners: [{ ...LISTENER, port: 31000 }] }));
    expect(firstStep(summaries, [{ kind: 'reserved', name: '', port: 9000, endPort: 9999 }])).toBe(9);
    expect(firstStep(summaries, [{ kind: 'node-port', name: '', port: 30000, endPort: 32767 }])).toBe(31);
  });

  test('takes any rows and listeners', () => {
    const port = fc.integer({ min: 0, max: LAST_PORT });
    fc.assert(
      fc.property(fc.array(fc.tuple(port, port)), fc.array(port), (rows, ports) => {
        const data: PageData = {
          ...DATA,
          rows: rows.map(([a, b]) => ({ ...ROW, port: Math.min(a, b), endPort: Math.min(Math.max(a, b), Math.min(a, b) + 500) })),
          listeners: ports.map((each) => ({ ...LISTENER, port: each })),
        };
        const summaries = summariesOf(portMapOf(data));
        const all = summaries.reduce((sum, { counts }) => sum + counts.free + counts.registered + counts.declared, 0);
        expect(all).toBe(LAST_PORT + 1);
        expect(summaries.reduce((sum, { counts }) => sum + counts.declared, 0)).toBe(new Set(ports).size);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the table of ports', () => {
  const listeners: PageListener[] = [
    LISTENER,
    { ...LISTENER, port: 9743, reach: 'localhost', address: '127.0.0.1', declared: false, severity: 'warning', registration: 'registered' },
    { ...LISTENER, port: 53, protocol: 'UDP', severity: 'error', clusters: ['east', 'west'] },
  ];
  const items = itemsOf({ ...DATA, listeners });
  const portsFor = (change: Partial<typeof EVERYTHING>) => select(items, { ...EVERYTHING, ...change }).map(({ listener }) => listener.port);

  test.each([
    ['nothing', {}, [9104, 9743, 53]],
    ['a port', { text: '9743' }, [9743]],
    ['a part of a port', { text: '97' }, [9743]],
    ['a range of ports', { text: '9000-9200' }, [9104]],
    ['a protocol', { text: '53/udp' }, [53]],
    ['words in any case, all of them', { text: 'NODE-agent monitoring  127.0' }, [9743]],
    ['the text of a flag', { text: '--listen=' }, [9104, 9743, 53]],
    ['a path', { text: 'a.yaml' }, [9104, 9743, 53]],
    ['what is not there', { text: 'etcd' }, []],
    ['a reach', { reach: 'localhost' }, [9743]],
    ['what is declared', { declared: 'yes' }, [9104, 53]],
    ['what is not declared', { declared: 'no' }, [9743]],
    ['a registration', { registration: 'registered' }, [9743]],
    ['a severity', { severity: 'error' }, [53]],
    ['no finding', { severity: 'none' }, [9104]],
    ['a namespace', { namespace: ' monit' }, [9104, 9743, 53]],
    ['a cluster', { cluster: 'west' }, [53]],
    ['a workload', { workload: 'daemonset monitoring/node' }, [9104, 9743, 53]],
    ['several at once', { severity: 'warning', reach: 'any' }, []],
  ])('finds %s', (_, change, ports) => {
    expect(portsFor(change)).toEqual(ports);
  });

  test('sorts numbers as numbers and severities by weight', () => {
    const sorted = (key: 'port' | 'severity', descending: boolean) => sort(items, { key, descending }).map(({ listener }) => listener.port);
    expect(sorted('port', false)).toEqual([53, 9104, 9743]);
    expect(sorted('port', true)).toEqual([9743, 9104, 53]);
    expect(sorted('severity', true)).toEqual([53, 9743, 9104]);
  });

  test('never fails on what people type', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, namespace) => {
        expect(select(items, { ...EVERYTHING, text, namespace }).length).toBeLessThanOrEqual(items.length);
      }),
    );
  });
});

describe('the findings', () => {
  const workloads = [
    { kind: 'DaemonSet', namespace: 'build', name: 'cache', path: 'a.yaml', line: 1 },
    { kind: 'DaemonSet', namespace: 'build', name: 'cache-two', path: 'b.yaml', line: 1 },
    { kind: 'Pod', namespace: null, name: 'agent', path: 'c.yaml', line: 1 },
  ];
  const single = { ...FINDING, conflict: false, rule: 'undeclared-host-port' };
  const findings: PageFinding[] = [
    { ...single, id: 'error', port: 9001, owners: [2] },
    { ...FINDING, id: 'conflict', severity: 'warning', port: 15000, owners: [0, 1], clusters: ['east'] },
    { ...single, id: 'beside', severity: 'info', port: 15000, owners: [1] },
    { ...single, id: 'silent', port: 9001, owners: [2], suppressed: 'comment: known' },
    { ...single, id: 'of-none', severity: 'info', rule: 'unused-suppression', port: null, protocol: null, owners: [] },
  ];
  const items = findingItemsOf({ ...DATA, workloads, findings });
  const idsFor = (change: Partial<typeof ALL_FINDINGS>) =>
    selectFindings(items, { ...ALL_FINDINGS, ...change }).map(({ finding }) => finding.id);

  test.each([
    ['nothing: all that are not suppressed', {}, ['error', 'conflict', 'beside', 'of-none']],
    ['the suppressed ones too', { suppressed: 'yes' }, ['error', 'conflict', 'beside', 'silent', 'of-none']],
    ['an owner by its whole name, on both sides of a conflict', { owner: 'DaemonSet build/cache' }, ['conflict']],
    ['the other owner', { owner: 'DaemonSet build/cache-two' }, ['conflict', 'beside']],
    ['a part of a name', { owner: 'build/cac' }, ['conflict', 'beside']],
    ['a namespace', { namespace: 'build' }, ['conflict', 'beside']],
    ['those without a namespace', { namespace: 'no namespace' }, ['error', 'of-none']],
    ['a cluster', { cluster: 'east' }, ['conflict']],
    ['those of no workload', { owner: 'no workload' }, ['of-none']],
    ['a rule and a severity', { rule: 'undeclared-host-port', severity: 'info' }, ['beside']],
    ['words of the owner and the port', { text: 'TWO 15000/tcp' }, ['conflict', 'beside']],
    ['what is not there', { owner: 'etcd' }, []],
  ])('are found by %s', (_, change, ids) => {
    expect(idsFor(change)).toEqual(ids);
  });

  test('make one card a port, conflicts first, the worst first in each', () => {
    const cards = cardsOf(items).map(({ title, items: of }) => [title, of.map(({ finding }) => finding.id)]);
    expect(cards).toEqual([
      ['Port 15000/TCP', ['conflict', 'beside']],
      ['Port 9001/TCP', ['error', 'silent']],
      ['a.yaml:7:3', ['of-none']],
    ]);
  });

  test('name the worst port: of conflicts the one with most workloads, and none where all is information or suppressed', () => {
    expect(worstPort(cardsOf(items))).toBe(15000);
    const crowd = { ...FINDING, severity: 'warning' as const, id: 'crowd', port: 53, owners: [0, 1, 2] };
    expect(worstPort(cardsOf(findingItemsOf({ ...DATA, workloads, findings: [...findings, crowd] })))).toBe(53);
    const mild = findings.filter(({ id }) => ['beside', 'silent', 'of-none'].includes(id));
    expect(worstPort(cardsOf(findingItemsOf({ ...DATA, workloads, findings: mild })))).toBeNull();
  });

  test('are counted by name as the list shows them when one asks for that name', () => {
    for (const [name, count] of countNames(items, (item) => item.owners))
      expect([name, idsFor({ owner: name, suppressed: 'yes' }).length]).toEqual([name, count]);
    expect(countNames(items, (item) => item.namespaces)[0]).toEqual(['no namespace', 3]);
  });
});

describe('the address', () => {
  test('returns every filter, for any typed text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (owner, text) => {
        const query = { ...ALL_FINDINGS, owner, text: text.trim(), severity: 'error' };
        expect(partOf(readAddress(addressOf(query)) ?? {}, FINDING_FILTERS)).toEqual(query);
      }),
    );
  });

  test('says nothing of filters where it names a part of the page', () => {
    expect([readAddress('#findings'), readAddress(''), readAddress('#list.text=9100')]).toEqual([null, null, { 'list.text': '9100' }]);
  });
});
