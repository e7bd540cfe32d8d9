import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROTOCOLS, type Protocol, standardService } from '../../src/model/address.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { defaultPorts } from '../../src/programs/defaults.ts';
import { viewOf } from '../../src/registries.ts';
import { BUILT_IN_NAMES, BUILT_IN_REGISTRIES } from '../../src/registry/built-in.ts';
import { freePorts } from '../../src/registry/operations/free.ts';

const openshift = BUILT_IN_REGISTRIES.openshift ?? expect.fail('no registry openshift');
const defaults = defaultPorts(BUILT_IN_PROGRAMS);

/** What a port is used for: programs and rows of all built-in registries, looked up one by one. */
function usesOf(port: number, protocol: Protocol): string[] {
  const rows = Object.values(BUILT_IN_REGISTRIES).flatMap(({ assignments }) => assignments);
  return [
    ...defaults.filter((one) => one.port === port && one.protocol === protocol).map(({ name }) => name),
    ...rows
      .filter((row) => row.status !== 'removed' && row.protocol === protocol && row.port <= port && port <= row.endPort)
      .map(({ registry, process }) => `${registry}: ${process}`),
  ];
}

test('no registry suggests a port that is the default of a program or has a row anywhere', () => {
  fc.assert(
    fc.property(
      fc.subarray([...BUILT_IN_NAMES], { minLength: 1 }),
      fc.integer({ min: 1, max: 65_535 }),
      fc.constantFrom(...PROTOCOLS),
      fc.boolean(),
      fc.boolean(),
      (names, near, protocol, isPlatform, isLocalhost) => {
        const view = viewOf(
          names.flatMap((name) => BUILT_IN_REGISTRIES[name] ?? []),
          null,
          {},
        );
        const found = view.freePorts({ near, protocol, isPlatform, isLocalhost, count: 6, isTaken: () => false });
        expect(found).toHaveLength(standardService(near) ? 0 : 6);
        expect(found.flatMap((port) => usesOf(port, protocol))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('free lists such ports last, and says what uses them', () => {
  const options = { protocol: 'TCP', reach: 'any', audience: 'platform', release: null, defaults } as const;
  const { free } = freePorts([openshift], { ...options, range: { port: 9110, endPort: 9120 }, count: 20 });
  expect(free.map(({ port }) => port)).toEqual([9111, 9112, 9118, 9113, 9114, 9115, 9116, 9117, 9119]);
  expect(free.at(5)).toEqual({ port: 9115, note: 'default of blackbox-exporter', defaultOf: ['blackbox-exporter'] });
  const first = freePorts([openshift], { ...options, range: { port: 9000, endPort: 9999 }, count: 20 }).free;
  expect(first.flatMap(({ port }) => usesOf(port, 'TCP'))).toEqual([]);
});
