import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeObservations } from '../../src/listeners/merge.ts';
import type { Reach } from '../../src/model/address.ts';
import { CONFIDENCES, type Confidence, type Observation, type Origin } from '../../src/model/listener.ts';
import { describeListener, podWith, registry, spanAt } from './build.ts';

const { workload } = podWith('hostNetwork: true\ncontainers: [{name: a}, {name: b}]\n');

interface Change {
  readonly detector?: string;
  readonly container?: string | null;
  readonly port?: number;
  readonly protocol?: Observation['protocol'];
  readonly reach?: Reach;
  readonly address?: string | null;
  readonly confidence?: Confidence;
  readonly line?: number;
}

function observation(role: Observation['role'], origin: Origin, change: Change): Observation {
  const { line = 1, detector = 'flag', ...rest } = change;
  const evidence = { origin, detector, span: spanAt(line), text: `line ${line}`, steps: [] };
  return {
    container: 'a',
    port: 80,
    protocol: 'TCP',
    address: null,
    reach: 'any',
    confidence: 'high',
    role,
    ...rest,
    evidence,
  };
}

const flag = (change: Change = {}) => observation('listens', 'inferred', change);
const probe = (change: Change = {}) => observation('answers', 'inferred', { detector: 'probe', ...change });
const service = (change: Change = {}) =>
  observation('supports', 'inferred', { detector: 'expectation', container: null, reach: 'any', confidence: 'low', ...change });
const declared = (change: Change = {}) =>
  observation('listens', 'declared', { detector: 'ports', reach: 'unknown', confidence: 'certain', ...change });

function merged(...observations: Observation[]): string[] {
  return mergeObservations(workload, observations, registry).map(describeListener);
}

test.each([
  ['a flag', [flag()], ['80/TCP any - undeclared high a']],
  ['two flags of one port', [flag(), flag({ line: 2 })], ['80/TCP any - undeclared high a']],
  ['two ports', [flag(), flag({ port: 81 })], ['80/TCP any - undeclared high a', '81/TCP any - undeclared high a']],
  ['two protocols', [flag(), flag({ protocol: 'UDP' })], ['80/TCP any - undeclared high a', '80/UDP any - undeclared high a']],
  [
    'two reaches',
    [flag({ reach: 'node', address: '$(IP)' }), flag({ reach: 'localhost', address: '127.0.0.1' })],
    ['80/TCP node $(IP) undeclared high a', '80/TCP localhost 127.0.0.1 undeclared high a'],
  ],
  [
    'two concrete addresses',
    [flag({ reach: 'other', address: '192.0.2.1' }), flag({ reach: 'other', address: '[2001:db8::1]' })],
    ['80/TCP other 192.0.2.1 undeclared high a', '80/TCP other [2001:db8::1] undeclared high a'],
  ],
  [
    'one concrete address, with and without brackets',
    [flag({ reach: 'other', address: '2001:db8::1' }), flag({ reach: 'other', address: '[2001:db8::1]', line: 2 })],
    ['80/TCP other 2001:db8::1 undeclared high a'],
  ],
  [
    'two concrete addresses, one port that is declared',
    [flag({ reach: 'other', address: '192.0.2.1' }), flag({ reach: 'other', address: '192.0.2.2' }), declared()],
    ['80/TCP other 192.0.2.1 declared certain a', '80/TCP other 192.0.2.2 declared certain a'],
  ],
  ['a declaration makes the port certain', [flag(), declared()], ['80/TCP any - declared certain a']],
  [
    'a declaration has the reach of the options of the program',
    [flag({ reach: 'localhost' }), declared()],
    ['80/TCP localhost - declared certain a'],
  ],
  ['a declaration of another container counts too', [flag(), declared({ container: 'b' })], ['80/TCP any - declared certain a']],
  ['a declaration alone shows the container', [declared({ container: 'b' })], ['80/TCP unknown - declared certain b']],
  [
    'a declaration of another protocol does not count',
    [flag({ protocol: 'UDP' }), declared()],
    ['80/UDP any - undeclared high a', '80/TCP unknown - declared certain a'],
  ],
  [
    'a declaration belongs to every reach of its port',
    [flag({ reach: 'node' }), flag({ reach: 'localhost' }), declared()],
    ['80/TCP node - declared certain a', '80/TCP localhost - declared certain a'],
  ],
  [
    'an unknown address of a flag is the known one',
    [flag({ reach: 'unknown' }), flag({ reach: 'localhost', line: 2 })],
    ['80/TCP localhost - undeclared high a'],
  ],
  [
    'an unknown address of a probe is the known one',
    [probe({ reach: 'unknown' }), flag({ reach: 'localhost' })],
    ['80/TCP localhost - undeclared high a'],
  ],
  ['an unknown address stays unknown alone', [flag({ reach: 'unknown' })], ['80/TCP unknown - undeclared high a']],
  ['a probe alone makes a listener', [probe()], ['80/TCP any - undeclared high -']],
  ['a probe joins a listener on every address', [probe({ reach: 'localhost' }), flag()], ['80/TCP any - undeclared high a']],
  ['a probe without a host joins a listener on the node', [probe(), flag({ reach: 'node' })], ['80/TCP node - undeclared high a']],
  ['a probe of one container joins a listener of another', [probe({ container: 'b' }), flag()], ['80/TCP any - undeclared high a']],
])('%s', (_, observations, listeners) => expect(merged(...observations)).toEqual(listeners));

describe('confidence', () => {
  test.each([
    ['is the highest one of the observations', [flag({ confidence: 'low' }), flag({ confidence: 'high', line: 2 })], 'high'],
    ['grows if two kinds of detector agree', [flag({ confidence: 'medium' }), probe({ confidence: 'medium' })], 'high'],
    ['does not grow if one kind shows it twice', [flag({ confidence: 'medium' }), flag({ confidence: 'medium', line: 2 })], 'medium'],
    ['grows if others expect it', [flag({ confidence: 'low' }), service()], 'medium'],
    ['stays low if others only expect it', [service(), service({ detector: 'annotation', line: 2 })], 'low'],
  ])('%s', (_, observations, confidence) => {
    expect(mergeObservations(workload, observations, registry).map((listener) => listener.confidence)).toEqual([confidence]);
  });
});

describe('evidence', () => {
  test('what sets the number comes first, then its declaration, then what connects to it, each place once', () => {
    const observations = [
      declared({ line: 9 }),
      service({ line: 8 }),
      probe({ line: 7 }),
      flag({ line: 6, confidence: 'low' }),
      flag({ line: 5 }),
      flag({ line: 5 }),
    ];
    const [listener] = mergeObservations(workload, observations, registry);
    expect(listener?.evidence.map(({ text }) => text)).toEqual(['line 5', 'line 6', 'line 9', 'line 7', 'line 8']);
  });

  test('defaults are not used beside the options of the program', () => {
    const [listener] = mergeObservations(workload, [flag({ detector: 'default', confidence: 'low', line: 2 }), flag()], registry);
    expect(listener?.evidence.map(({ detector }) => detector)).toEqual(['flag']);
  });
});

const SIGHTING: fc.Arbitrary<Observation> = fc
  .record({
    make: fc.constantFrom(flag, flag, probe, service, declared),
    container: fc.constantFrom('a', 'b'),
    port: fc.constantFrom(80, 81),
    reach: fc.constantFrom<Reach>('any', 'localhost', 'node', 'other', 'unknown'),
    confidence: fc.constantFrom(...CONFIDENCES),
    line: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ make, ...change }) => make(change));

describe('for any observation', () => {
  const keys = (observations: readonly Observation[]) =>
    mergeObservations(workload, observations, registry)
      .map((listener) => `${describeListener(listener)} ${listener.evidence.map((one) => `${one.detector} ${one.span.line}`)}`)
      .sort();

  test('the order of observations changes nothing', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(SIGHTING, { maxLength: 6, selector: (one) => one.evidence.span.line })
          .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([observations, shuffled]) => {
          expect(keys(shuffled)).toEqual(keys(observations));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('every seen port is a listener with evidence, of one listener for each reach', () => {
    fc.assert(
      fc.property(fc.array(SIGHTING, { minLength: 1, maxLength: 8 }), (observations) => {
        const listeners = mergeObservations(workload, observations, registry);
        expect(new Set(listeners.map(({ port }) => port))).toEqual(new Set(observations.map(({ port }) => port)));
        expect(new Set(listeners.map(({ port, protocol, reach }) => `${port} ${protocol} ${reach}`)).size).toBe(listeners.length);
        for (const { evidence } of listeners) expect(evidence.length).toBeGreaterThan(0);
      }),
    );
  });
});
