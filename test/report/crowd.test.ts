import { expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { CONFLICT, EMPTY, OPTIONS, SAMPLE, UNDECLARED, UNREGISTERED } from './sample.ts';

/** Findings about as many ports of as many workloads, in files of their own. */
function crowd(count: number): Finding[] {
  return Array.from({ length: count }, (_, index): Finding => {
    const kind = [UNREGISTERED, UNDECLARED, CONFLICT][index % 3] ?? UNREGISTERED;
    return {
      ...kind,
      port: 1_000 + (index % 60_000),
      workload: { kind: 'DaemonSet', namespace: `team-${index % 50}`, name: `agent-${index}` },
      span: { ...kind.span, path: `manifests/agent-${index}.yaml` },
      fingerprint: index.toString(16).padStart(16, '0'),
      fix: null,
    };
  });
}

const resultOf = (count: number) => ({ ...SAMPLE, findings: crowd(count), listeners: EMPTY.listeners, problems: [] });

/** What of a report grows with the findings, not what is there in any case. */
test.each(Object.entries(FINDING_REPORTS))('%s of 10,000 findings is as long as five of 2,000', async (name, load) => {
  const report = await load();
  const [nothing, some, many] = [0, 2_000, 10_000].map((count) => report(resultOf(count), OPTIONS)) as [string, string, string];
  expect(many.length - nothing.length).toBeLessThan(5.5 * (some.length - nothing.length) + 1_000);
  // Text shows a page of each rule, and metrics show counts.
  const isWhole = name === 'text' || name === 'openmetrics' || many.includes('agent-9999');
  expect(isWhole, 'the report names the workload of the last finding').toBe(true);
});
