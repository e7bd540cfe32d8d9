import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageData, PageFinding, PageListener, PageRow } from '../../src/report/html/data.ts';
import { freeRuns, portMapOf, runInWords } from '../../src/report/html/page/port-map.ts';
import { type Item, select } from '../../src/report/html/page/select.ts';

const PLACE = { at: 'a.yaml:7:3', line: 7, above: [], before: '', marked: '', after: '', below: [] };
const LISTENER: PageListener = {
  ...{ port: 9104, protocol: 'TCP', reach: 'any', address: null, declared: true, confidence: 'high', container: 'agent' },
  ...{ workload: 'DaemonSet monitoring/node-agent', namespace: 'monitoring', registration: 'unregistered', process: '', team: '' },
  ...{ severity: null, clusters: [], evidence: [], more: 0 },
};
const ROW: PageRow = { port: 9200, endPort: 9219, process: 'csi', isRow: true, isFree: false, facts: 'TCP', citation: 'line 1' };
const FINDING: PageFinding = {
  ...{
    id: 'f1',
    rule: 'host-port-conflict',
    severity: 'error',
    confidence: 'high',
    message: '',
    why: '',
    remedy: '',
    label: null,
    url: null,
  },
  ...{ owners: [], namespaces: [], clusters: [], place: PLACE, related: [], port: 9104, protocol: 'TCP', conflict: true, suppressed: null },
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
});

describe('a filter', () => {
  const item = (port: number, protocol: string, words: string, names: Item['names']) => ({
    ports: { port, endPort: port },
    text: `${port}/${protocol}\n${words}`,
    names,
  });
  const items: readonly Item[] = [
    item(9104, 'tcp', 'node-agent --listen=:9104', { reach: ['any'], owner: ['DaemonSet build/cache'], cluster: [] }),
    item(9743, 'tcp', 'node-agent 127.0.0.1', { reach: ['localhost'], owner: ['DaemonSet build/cache-two'], cluster: [] }),
    item(53, 'udp', 'dns', { reach: ['any'], owner: ['DaemonSet dns/dns', 'DaemonSet build/cache'], cluster: ['east', 'west'] }),
    { ...item(9000, 'tcp', 'range', { reach: ['any'], owner: [], cluster: [] }), ports: { port: 9000, endPort: 9099 } },
    { ports: null, text: 'unused-suppression in line 53', names: { owner: ['no workload'] } },
  ];

  test.each([
    ['nothing', {}, [0, 1, 2, 3, 4]],
    ['a port, and it in a text without a port', { text: '53' }, [2, 4]],
    ['a port within a range', { text: ':9050' }, [3]],
    ['a range of ports', { text: '9050-9200' }, [0, 3]],
    ['several ports', { text: '9104,9743' }, [0, 1]],
    ['a port and protocol', { text: '53/UDP' }, [2]],
    ['words in any case, all of them', { text: 'NODE-agent  127.0' }, [1]],
    ['what is not there', { text: 'etcd' }, []],
    ['a choice', { reach: 'localhost' }, [1, 4]],
    ['a part of a choice, which is none', { reach: 'local' }, [4]],
    ['an owner by its whole name, on both sides of a conflict', { owner: 'DaemonSet build/cache' }, [0, 2]],
    ['a part of an owner', { owner: ' BUILD/cac' }, [0, 1, 2]],
    ['one of several clusters', { cluster: 'west' }, [2, 4]],
    ['several filters', { text: 'node', reach: 'any' }, [0]],
  ])('finds %s', (_, query, found) => {
    expect(select(items, query).map((one) => items.indexOf(one))).toEqual(found);
  });

  test('never fails on what people type', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, owner) => {
        expect(select(items, { text, owner }).length).toBeLessThanOrEqual(items.length);
      }),
    );
  });
});
