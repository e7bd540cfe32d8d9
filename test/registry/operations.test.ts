import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Release } from '../../src/model/registry.ts';
import { checkRegistry, type RegistryFinding } from '../../src/registry/operations/check.ts';
import { diffRegistries, type RegistryChange } from '../../src/registry/operations/diff.ts';
import { findInRegistries, listRows } from '../../src/registry/operations/find.ts';
import { type FreeOptions, type FreePorts, freePorts } from '../../src/registry/operations/free.ts';
import { builtIn, type Row, registryOf } from './registries.ts';

const openshift = builtIn('openshift');

const byPort = (one: string, other: string): number => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1);

describe('check', () => {
  const found = (findings: readonly RegistryFinding[], check: string): string[] =>
    findings.filter((finding) => finding.check === check).map((finding) => `${finding.port}/${finding.protocol}`);
  const of = (rows: readonly Row[], check: string, rest?: object): string[] => found(checkRegistry(registryOf(rows, rest)), check);
  describe('of the OpenShift registry', () => {
    const findings = checkRegistry(openshift);

    test.each([
      ['allocated-and-previously-allocated', ['8089/TCP', '10256/TCP']],
      ['localhost-in-reserved-range', ['9259/TCP', '9260/TCP', '9443/TCP', '9977/TCP']],
      ['notes-contradict-table', ['9257/TCP', '9258/TCP', '10443/TCP', '10444/TCP']],
      ['unsorted', ['9110/TCP', '9537/TCP']],
      ['overlapping-rows', []],
      ['held-by-another', []],
    ])('%s: %j', (check, ports) => expect(found(findings, check)).toEqual(ports));

    test('ports that others use without a row are reported with where that was seen, and rows never twice', () => {
      const told = findings.filter(({ check }) => check === 'held-without-row');
      expect(found(told, 'held-without-row')).toEqual(
        openshift.unregistered?.map(({ port, protocol }) => `${port}/${protocol}`).sort(byPort),
      );
      expect(told.find(({ port }) => port === 9101)).toMatchObject({
        severity: 'warning',
        citation: { line: 0 },
        message: expect.stringContaining('node-exporter uses it (openshift/cluster-monitoring-operator'),
      });
    });
  });

  test('a row whose port another component uses is reported, a row of the user itself is not', () => {
    const unregistered = [
      { port: 9101, protocol: 'TCP', owner: { kind: 'DaemonSet', namespace: 'a', name: 'b', container: '*', source: null } },
    ];
    const owners = [{ kind: 'DaemonSet', namespace: 'a', name: 'b', container: '*', source: null }];
    expect(of([{ port: 9101, process: 'x' }], 'held-by-another', { unregistered })).toEqual(['9101/TCP']);
    expect(of([{ port: 9101, process: 'b', owners }], 'held-by-another', { unregistered })).toEqual([]);
    expect(of([{ port: 9102, process: 'x' }], 'held-without-row', { unregistered })).toEqual(['9101/TCP']);
  });

  test('overlaps of two processes are errors; one process may stand twice, and TCP and UDP are apart', () => {
    const rows = [
      { port: 9000, endPort: 9010, process: 'a' },
      { port: 9005, process: 'b' },
      { port: 9006, process: 'A operator' },
      { port: 9007, process: 'c', protocol: 'UDP' as const },
      { port: 9008, process: 'd', removed: '4.1' },
      { port: 9010, process: 'e', exposure: 'localhost' as const },
      { port: 9011, process: 'f' },
    ];
    expect(of(rows, 'overlapping-rows')).toEqual(['9005/TCP', '9010/TCP']);
  });

  test('overlaps are found exactly where comparing all pairs finds them', () => {
    const row = fc.record({
      port: fc.integer({ min: 1, max: 30 }),
      size: fc.integer({ min: 0, max: 6 }),
      process: fc.constantFrom('a', 'b', 'c'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (specs) => {
        const rows = specs.map(({ port, size, process }): Row => ({ port, endPort: port + size, process }));
        const clash = rows.some((a) =>
          rows.some((b) => a.process !== b.process && a.port <= (b.endPort ?? 0) && b.port <= (a.endPort ?? 0)),
        );
        expect(of(rows, 'overlapping-rows').length > 0).toBe(clash);
      }),
    );
  });

  test('a registry without ranges and owners is not judged by them', () => {
    const findings = checkRegistry(registryOf([{ port: 9500, process: 'a', since: '4.1', exposure: 'localhost' }]));
    expect(findings).toEqual([]);
  });

  test('a stale row is reported; a wrong number is only suspected of the same owner', () => {
    const owner = { namespace: 'n', name: 'w' };
    const stale: Row = { port: 9545, process: 'a', since: '4.1', status: 'stale', owners: [owner] };
    expect(of([stale], 'likely-wrong-number', { unregistered: [{ port: 9454, owner }] })).toEqual(['9545/TCP']);
    expect(of([stale], 'likely-wrong-number', { unregistered: [{ port: 9454, owner: { namespace: 'm', name: 'w' } }] })).toEqual([]);
    expect(of([stale], 'likely-wrong-number', { unregistered: [{ port: 18080, owner }] })).toEqual([]);
    expect(of([stale], 'stale-row')).toEqual(['9545/TCP']);
  });

  test('a crowd of overlapping rows is checked in one pass', () => {
    const rows = Array.from({ length: 10_000 }, (_, index): Row => ({ port: 1 + (index % 100), endPort: 65_000, process: `p${index}` }));
    expect(of(rows, 'overlapping-rows')).toHaveLength(rows.length - 1);
    const gone = rows.slice(0, 4_000).map((row): Row => ({ ...row, removed: '4.1' }));
    expect(of([...rows.slice(4_000), ...gone], 'allocated-and-previously-allocated')).toHaveLength(gone.length);
  });
});

describe('list', () => {
  const ports = (filter: Parameters<typeof listRows>[1]): number[] => listRows(openshift.assignments, filter).map((row) => row.port);

  test('filters by port, owner, team, exposure and release', () => {
    expect(ports({ ports: [{ port: 9205, endPort: 9205 }] })).toEqual([9200]);
    expect(ports({ owner: 'frr-k8s' })).toEqual([179, 9123]);
    expect(ports({ team: 'Monitoring' })).toEqual([9100]);
    expect(ports({ exposure: 'localhost', team: 'etcd' })).toEqual([9977]);
    expect(ports({ ports: [{ port: 9101, endPort: 9108 }], release: [4, 12] })).toEqual([9102, 9103, 9105, 9107, 9101, 9106]);
  });
});

describe('find', () => {
  test('a port finds rows of any age, ranges, and its user without a row', () => {
    const found = findInRegistries([openshift], '10256');
    expect(found.assignments.map((row) => row.status)).toEqual(['active', 'removed']);
    expect(found.ranges.map((range) => range.port)).toEqual([10250]);
    expect(findInRegistries([openshift], '9104')).toMatchObject({
      assignments: [],
      unregistered: [{ owner: { name: 'network-operator' } }],
    });
  });

  test('a range, a transport and a word narrow what is found', () => {
    expect(findInRegistries([openshift], '9120-9122').assignments.map((row) => `${row.port}/${row.protocol}`)).toEqual([
      '9120/TCP',
      '9121/TCP',
      '9122/TCP',
      '9122/UDP',
    ]);
    expect(findInRegistries([openshift], '9122/udp').assignments).toHaveLength(1);
    expect(findInRegistries([openshift], 'etcd').assignments.map((row) => row.port)).toEqual([2379, 2380, 2381, 9978, 9979, 9980, 9977]);
    expect(findInRegistries([openshift], 'nobody').assignments).toEqual([]);
  });
});

describe('free', () => {
  const free = (options: Partial<FreeOptions> & Pick<FreeOptions, 'range'>, registry = openshift): FreePorts =>
    freePorts([registry], { protocol: 'TCP', reach: 'any', audience: 'platform', release: null, count: 3, ...options });
  const numbers = (found: FreePorts): number[] => found.free.map((port) => port.port);

  /** As reasons end that rest on a row of the document. */
  const onRow = (port: number, status: 'active' | 'removed' = 'active'): string => {
    const row = openshift.assignments.find((one) => one.port === port && (one.status === 'removed') === (status === 'removed'));
    return `(line ${row?.citation.line})`;
  };

  test('names the next ports and why those between are taken', () => {
    expect(free({ range: { port: 9100, endPort: 9110 }, count: 2 })).toEqual({
      free: [
        { port: 9106, note: `allocated to sdn controller rbac proxy until 4.17 ${onRow(9106, 'removed')}`, defaultOf: [] },
        { port: 9109, note: null, defaultOf: [] },
      ],
      taken: [
        { port: 9100, endPort: 9100, reason: `9100/TCP node-exporter ${onRow(9100)}` },
        { port: 9101, endPort: 9101, reason: 'used by DaemonSet openshift-monitoring/node-exporter, without a row' },
        { port: 9102, endPort: 9102, reason: `9102/TCP kube-proxy ${onRow(9102)}` },
        { port: 9103, endPort: 9103, reason: `9103/TCP ovn-kubernetes node kube-rbac-proxy ${onRow(9103)}` },
        { port: 9104, endPort: 9104, reason: 'used by Deployment openshift-network-operator/network-operator, without a row' },
        { port: 9105, endPort: 9105, reason: `9105/TCP ovn-kubernetes node kube-rbac-proxy-ovn-metrics ${onRow(9105)}` },
        { port: 9107, endPort: 9107, reason: `9107/TCP ovn-kubernetes node ${onRow(9107)}` },
        { port: 9108, endPort: 9108, reason: `9108/TCP ovn-kubernetes kube-rbac-proxy ${onRow(9108)}` },
      ],
    });
  });

  test('joins neighbours with one reason', () => {
    expect(free({ range: { port: 9199, endPort: 9220 } }).taken).toEqual([
      { port: 9200, endPort: 9219, reason: `9200-9219/TCP various CSI drivers ${onRow(9200)}` },
    ]);
  });

  test('never names node ports, ephemeral ports, or for others a port in no documented range', () => {
    expect(free({ range: { port: 29_998, endPort: 65_535 }, reach: 'localhost', count: 9 }).free.map(({ port }) => port)).toEqual([
      29_998, 29_999, 61_000, 61_001, 61_002, 61_003, 61_004, 61_005, 61_006,
    ]);
    expect(numbers(free({ range: { port: 20_000, endPort: 29_999 } }))).toEqual([]);
  });

  test('keeps localhost out of the reserved range', () => {
    const found = free({ range: { port: 9998, endPort: 10_001 }, reach: 'localhost' });
    expect(numbers(found)).toEqual([10_000, 10_001]);
    expect(found.taken[0]?.reason).toBe('reserved for components of the platform that other hosts reach (9000-9999)');
  });

  test('as of a release knows what is still held and what will be', () => {
    const registry = registryOf([
      { port: 9000, process: 'later', since: '4.20' },
      { port: 9001, process: 'gone', since: '4.1', removed: '4.17' },
    ]);
    const at = (release: Release | null): string[] =>
      free({ range: { port: 9000, endPort: 9001 }, release }, registry).taken.map((part) => part.reason);
    expect(at([4, 16])).toEqual(['9000/TCP later from 4.20 on (line 1)', '9001/TCP gone (line 2)']);
    expect(at([4, 18])).toEqual(['9000/TCP later from 4.20 on (line 1)']);
    expect(at(null)).toEqual(['9000/TCP later (line 1)']);
  });

  test('never names a port of a row in use', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 65_535 }),
        fc.integer({ min: 0, max: 300 }),
        fc.constantFrom('any' as const, 'localhost' as const),
        (port, size, reach) => {
          const range = { port, endPort: Math.min(port + size, 65_535) };
          const found = free({ range, reach, count: 400 });
          for (const one of numbers(found)) {
            expect(
              openshift.assignments.some(
                (row) => row.status !== 'removed' && row.protocol === 'TCP' && row.port <= one && one <= row.endPort,
              ),
            ).toBe(false);
          }
          const told = found.free.length + found.taken.reduce((sum, part) => sum + part.endPort - part.port + 1, 0);
          expect(told).toBe(range.endPort - range.port + 1);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('diff', () => {
  const describeChange = ({ kind, before, after, fields }: RegistryChange): string =>
    [kind, before && `${before.port} ${before.process}`, after && `${after.port} ${after.process}`, fields.join()]
      .map((part) => part || '-')
      .join(' | ');
  const diff = (before: readonly Row[], after: readonly Row[]): string[] =>
    diffRegistries({ registry: registryOf(before), release: null }, { registry: registryOf(after), release: null }).map(describeChange);

  test('reports rows that came, went, moved, changed hands or say something else', () => {
    const before: Row[] = [
      { port: 1, process: 'same' },
      { port: 2, process: 'gone' },
      { port: 3, process: 'old' },
      { port: 4, process: 'told', notes: 'a' },
      { port: 5, process: 'inward' },
      { port: 6, process: 'retired' },
      { port: 7, process: 'typo', team: 't', since: '4.1' },
      { port: 10, process: 'class' },
      { port: 11, process: 'class' },
    ];
    const after: Row[] = [
      { port: 1, process: 'same operator' },
      { port: 3, process: 'new' },
      { port: 4, process: 'told', notes: 'b' },
      { port: 5, process: 'inward', exposure: 'localhost' },
      { port: 6, process: 'retired', removed: '4.2' },
      { port: 8, process: 'typo', team: 't', since: '4.1' },
      { port: 9, process: 'born' },
      { port: 10, endPort: 13, process: 'class' },
    ];
    expect(diff(before, after)).toEqual([
      'removed | 2 gone | - | -',
      'owner-changed | 3 old | 3 new | process',
      'changed | 4 told | 4 told | notes',
      'moved | 5 inward | 5 inward | table',
      'moved | 6 retired | 6 retired | table,removed',
      'moved | 7 typo | 8 typo | port',
      'added | - | 9 born | -',
      'changed | 10 class | 10 class | port',
      'changed | 11 class | 10 class | port',
    ]);
  });

  test('of a document with itself, in any order of rows, is empty', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...openshift.assignments], { minLength: openshift.assignments.length }), (rows) => {
        const shuffled = { registry: { ...openshift, assignments: rows }, release: null };
        expect(diffRegistries({ registry: openshift, release: null }, shuffled)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
