// What the commands print for documents of ports is in ../cli/scenarios/registry-search.yaml.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRegistry, type RegistryFinding } from '../../src/registry/operations/check.ts';
import { diffRegistries } from '../../src/registry/operations/diff.ts';
import { freePorts } from '../../src/registry/operations/free.ts';
import { builtIn, type Row, registryOf } from './registries.ts';

const openshift = builtIn('openshift');

describe('check', () => {
  const found = (findings: readonly RegistryFinding[], check: string): string[] =>
    findings.filter((finding) => finding.check === check).map((finding) => `${finding.port}/${finding.protocol}`);
  const of = (rows: readonly Row[], check: string): string[] => found(checkRegistry(registryOf(rows)), check);
  const ofOpenShift = checkRegistry(openshift);

  test.each([
    ['allocated-and-previously-allocated', ['8089/TCP', '10256/TCP']],
    ['localhost-in-reserved-range', ['9259/TCP', '9260/TCP', '9443/TCP', '9977/TCP']],
    ['notes-contradict-table', ['9257/TCP', '9258/TCP', '10443/TCP', '10444/TCP']],
    ['unsorted', ['9110/TCP', '9537/TCP']],
    ['overlapping-rows', []],
    ['held-by-another', []],
  ])('of the OpenShift registry finds %s: %j', (check, ports) => expect(found(ofOpenShift, check)).toEqual(ports));

  test('overlaps are found exactly where comparing all pairs finds them', () => {
    const row = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 6 }), fc.constantFrom('a', 'b', 'c'))
      .map(([port, size, process]) => ({ port, endPort: port + size, process }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const clash = rows.some((a) => rows.some((b) => a.process !== b.process && a.port <= b.endPort && b.port <= a.endPort));
        expect(of(rows, 'overlapping-rows').length > 0).toBe(clash);
      }),
    );
  });

  test('a crowd of overlapping rows is checked in one pass', () => {
    const rows = Array.from({ length: 10_000 }, (_, index): Row => ({ port: 1 + (index % 100), endPort: 65_000, process: `p${index}` }));
    expect(of(rows, 'overlapping-rows')).toHaveLength(rows.length - 1);
    const gone = rows.slice(0, 4_000).map((row): Row => ({ ...row, removed: '4.1' }));
    expect(of([...rows.slice(4_000), ...gone], 'allocated-and-previously-allocated')).toHaveLength(gone.length);
  });
});

test('free names no port of a row in use, and counts each port of the range', () => {
  const rows = openshift.assignments.filter(({ status, protocol }) => status !== 'removed' && protocol === 'TCP');
  const reaches = fc.constantFrom('any' as const, 'localhost' as const);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 0, max: 300 }), reaches, (port, size, reach) => {
      const range = { port, endPort: Math.min(port + size, 65_535) };
      const options = { protocol: 'TCP', audience: 'platform', release: null, count: 400 } as const;
      const { free, taken } = freePorts([openshift], { ...options, range, reach });
      expect(free.filter((one) => rows.some((row) => row.port <= one.port && one.port <= row.endPort))).toEqual([]);
      const counted = free.length + taken.reduce((sum, part) => sum + part.endPort - part.port + 1, 0);
      expect(counted).toBe(range.endPort - range.port + 1);
    }),
    { numRuns: 50 },
  );
});

test('the diff of a document with itself, in any order of rows, is empty', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...openshift.assignments], { minLength: openshift.assignments.length }), (rows) => {
      const shuffled = { registry: { ...openshift, assignments: rows }, release: null };
      expect(diffRegistries({ registry: openshift, release: null }, shuffled)).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
