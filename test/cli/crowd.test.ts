import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { temporaryFolder } from './command-line.ts';

/** A heap in which the reports of this test do not fit if one of them keeps several times what it prints. */
const HEAP_MEGABYTES = 160;

const workload = (index: number): string => `---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent-${index}, namespace: openshift-team-${index % 50}}
spec:
  template:
    spec:
      hostNetwork: true
      nodeSelector: {pool: p${index}}
      containers: [{name: agent, image: example.com/agent:1, args: ["--listen=0.0.0.0:${9000 + (index % 900)}"]}]
`;

test('10,000 findings fit into a small heap, in all formats at a time', { timeout: 120_000 }, () => {
  const folder = temporaryFolder({ 'many.yaml': Array.from({ length: 5_000 }, (_, index) => workload(index)).join('') });
  const formats = Object.keys(FINDING_REPORTS);
  const words = formats.flatMap((format) => ['--format', `${format}=report.${format}`]);
  const command = [`--max-old-space-size=${HEAP_MEGABYTES}`, resolve('dist/cli.cjs'), 'many.yaml', ...words];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(1);
  const { findings } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { findings: unknown[] };
  expect(findings.length).toBeGreaterThanOrEqual(10_000);
  for (const format of formats) expect(readFileSync(join(folder, `report.${format}`)).length).toBeGreaterThan(10_000);
});
