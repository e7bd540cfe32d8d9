import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMerge } from '../../src/fleet/merge.ts';
import { type ClusterReport, readReport } from '../../src/fleet/read-report.ts';
import type { RunResult } from '../../src/model/result.ts';
import { json } from '../../src/report/json.ts';
import { OPEN_REPORTS, POLICY_REPORTS, reportObjects } from '../../src/report/openreports.ts';
import { audited, cgroupOfPod, listening, node, pod } from '../audit/build.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { errorsAgainst } from '../report/closed-schema.ts';
import { OPTIONS } from '../report/sample.ts';

const ports = [{ containerPort: 9555 }, { containerPort: 9556 }];

/** The result of an audit of a cluster with these sockets besides. */
async function cluster(name: string, ...sockets: readonly string[]): Promise<RunResult> {
  const agent = pod('agent', 'a', { uid: 1, controller: ['DaemonSet', 'agent'], ports });
  const { outcome } = await audited([node('a'), agent], { a: [listening('*:9555', 'agent', cgroupOfPod(1)), ...sockets] });
  return { ...outcome.result, cluster: name };
}

/** What a report says of its only cluster. */
function reportOf(text: string): ClusterReport {
  const read = readReport(text);
  if (typeof read === 'string') throw new Error(read);
  expect(read).toHaveLength(1);
  return read[0] as ClusterReport;
}

test('the report objects of a cluster say the same as the JSON of its audit', async () => {
  const result = await cluster('east', listening('*:9878', 'mystery'), listening('*:9556', 'meter', '/system.slice/meter.service'));
  const whole = reportOf(json(result, OPTIONS));
  for (const api of [OPEN_REPORTS, POLICY_REPORTS]) {
    const objects = reportOf(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: reportObjects(result, api) }));
    expect(objects.cluster).toBe('east');
    const facts = ({ findings }: ClusterReport) =>
      findings
        .map(({ key, finding }) => {
          const { rule, severity, confidence, message, why, remedy, url, port, protocol, container, fingerprint } = finding('east');
          return { key, rule, severity, confidence, message, why, remedy, url, port, protocol, container, fingerprint };
        })
        .toSorted((a, b) => a.key.localeCompare(b.key));
    expect(facts(objects)).toEqual(facts(whole));
  }
});

test('the order of the reports does not matter', async () => {
  const parts = await Promise.all([
    cluster('a', listening('*:9878', 'mystery')),
    cluster('b'),
    cluster('c', listening('*:9878', 'mystery'), listening('*:9900', 'other')),
  ]);
  const reports = parts.map((result) => ({ name: result.cluster ?? '', text: json(result, OPTIONS) }));
  const merged = (order: readonly number[]): unknown => {
    const merge = createMerge();
    for (const index of order) {
      const { name, text } = reports[index] as (typeof reports)[number];
      merge.add(reportOf(text), { cluster: name, path: `${name}.json` });
    }
    return merge.finish();
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
      expect(merged(order)).toEqual(merged([0, 1, 2]));
    }),
    { numRuns: 6 },
  );
});

test('a merged report is of the schema, and merging it again changes nothing', async () => {
  const folder = temporaryFolder();
  for (const name of ['east', 'west'])
    writeFileSync(path.join(folder, `${name}.json`), json(await cluster(name, listening('*:9878', 'mystery')), OPTIONS));
  const merge = async (...paths: readonly string[]) =>
    JSON.parse((await runIn(folder, ['audit', '--merge', ...paths, '--format', 'json'])).stdout);
  const once = await merge('east.json', 'west.json');
  expect(errorsAgainst('audit.schema.json', once)).toEqual([]);
  expect(once.findings.every(({ clusters }: { clusters: string[] }) => clusters.join() === 'east,west')).toBe(true);
  writeFileSync(path.join(folder, 'merged.json'), JSON.stringify(once));
  const twice = await merge('merged.json');
  const names = (report: typeof once) =>
    report.findings.map(({ fingerprint, clusters }: { fingerprint: string; clusters: string[] }) => [fingerprint, clusters]);
  expect(names(twice)).toEqual(names(once));
  expect(twice.clusters.map(({ name, findings }: { name: string; findings: object }) => [name, findings])).toEqual(
    once.clusters.map(({ name, findings }: { name: string; findings: object }) => [name, findings]),
  );
});

test('a mounted ConfigMap and folders with links to themselves are read once', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'mounted/..2026'), { recursive: true });
  writeFileSync(path.join(folder, 'mounted/..2026/east.json'), json(await cluster('east'), OPTIONS));
  for (const [target, link] of [
    ['..2026', '..data'],
    ['..data/east.json', 'east.json'],
    ['.', 'loop'],
    ['gone', 'broken.json'],
  ] as const)
    symlinkSync(target, path.join(folder, 'mounted', link));
  const { stdout } = await runIn(folder, ['audit', '--merge', 'mounted', 'mounted/east.json', '--format', 'json']);
  const { clusters, problems } = JSON.parse(stdout);
  expect([clusters.map(({ path: file }: { path: string }) => file), problems]).toEqual([['mounted/east.json'], []]);
});

test('any text is a report or has a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .record({ version: fc.constant(1), nodes: fc.array(fc.anything()), findings: fc.array(fc.anything()) })
          .map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const read = readReport(text);
        if (typeof read === 'string') expect(read).not.toBe('');
        else for (const { findings } of read) for (const { finding } of findings) finding('x');
      },
    ),
  );
});
