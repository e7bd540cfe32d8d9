import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunOutcome } from '../../src/run.ts';
import { runOn } from '../hostile/build.ts';

/** Workloads with ports of every kind of evidence, and what they refer to. The first one is the DaemonSet agent. */
const DOCUMENTS = readFileSync(new URL('order.yaml', import.meta.url), 'utf8').split('---\n');
const [AGENT = ''] = DOCUMENTS;
const SHUFFLED = fc.shuffledSubarray(DOCUMENTS, { minLength: DOCUMENTS.length });
const RUNS = { numRuns: 25 };

/** The result of a run, without the places that another order changes. */
function found({ result, exitCode }: RunOutcome) {
  const listeners = result.listeners.map(
    (one) =>
      `${one.workload.name}/${one.container} ${one.port} ${one.reach} ${one.declared} ${one.confidence} ${one.evidence.length} ${one.registration.status}`,
  );
  const findings = result.findings.map(
    (one) =>
      `${one.rule} ${one.severity} ${one.confidence} ${one.workload?.name}/${one.container} ${one.port} ${one.fingerprint} ${one.related.length} ${one.message}`,
  );
  return {
    exitCode,
    listeners: listeners.sort(),
    findings: findings.sort(),
    problems: result.problems,
    counts: result.counts,
    skipped: result.skipped,
  };
}

async function lintOne(documents: readonly string[]) {
  return found(await runOn({ 'all.yaml': documents.join('---\n') }));
}

describe('the order of the input changes nothing', () => {
  test('the sample shows ports of every kind of evidence', async () => {
    const { listeners, findings } = await lintOne(DOCUMENTS);
    expect(listeners.map((one) => one.split(' ')[1])).toEqual(expect.arrayContaining(['9103', '9105', '9106', '9107', '9110', '9100']));
    expect(findings.filter((one) => one.startsWith('host-port-conflict')).length).toBeGreaterThan(0);
  });

  test.each<[string, (documents: readonly string[]) => Record<string, string>]>([
    ['documents of a file', (documents) => ({ 'all.yaml': documents.join('---\n') })],
    ['names of files', (documents) => Object.fromEntries(documents.map((text, index) => [`${index}.yaml`, text]))],
  ])('%s', async (_, filesOf) => {
    const expected = found(await runOn(filesOf(DOCUMENTS)));
    await fc.assert(
      fc.asyncProperty(SHUFFLED, async (documents) => {
        expect(found(await runOn(filesOf(documents)))).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('arguments', async () => {
    const files = Object.fromEntries(DOCUMENTS.map((text, index) => [`${index % 2 === 0 ? 'a' : 'b'}/${index}.yaml`, text]));
    const paths = ['a', 'b', 'a/0.yaml', 'b/*.yaml', './b', 'a/../b/1.yaml'];
    const expected = (await runOn(files, { paths })).result;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(paths, { minLength: paths.length }), async (shuffled) => {
        expect((await runOn(files, { paths: shuffled })).result).toEqual(expected);
      }),
      RUNS,
    );
  });
});

/** Fields of a container that shows no listener but a declared one. */
const ADDED = [
  'name: other',
  'image: example.com/other:1',
  'command: [other, --verbose]',
  'ports: [{containerPort: 1234}]',
  'env: [{name: LIMIT, value: "4321"}]',
];

test('an unrelated container adds only its own listeners, and removes none', async () => {
  const before = await lintOne(DOCUMENTS);
  await fc.assert(
    fc.asyncProperty(fc.subarray(ADDED.slice(1)), fc.boolean(), async (fields, first) => {
      const container = `      - ${[ADDED[0], ...fields].join('\n        ')}\n`;
      const agent = first ? AGENT.replace('containers:\n', `containers:\n${container}`) : AGENT + container;
      const { listeners } = await lintOne([agent, ...DOCUMENTS.slice(1)]);
      const own = (one: string) => one.startsWith('agent/other ');
      expect(listeners.filter((one) => !own(one))).toEqual(before.listeners);
      expect(listeners.filter(own).map((one) => one.split(' ')[1])).toEqual(
        fields.some((field) => field.startsWith('ports')) ? ['1234'] : [],
      );
    }),
    RUNS,
  );
});
