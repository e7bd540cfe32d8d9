import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openmetrics } from '../../src/report/openmetrics.ts';
import { audited, listening, node, pod } from '../audit/build.ts';
import { runIn } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, OPTIONS, SAMPLE, UNREGISTERED } from './sample.ts';

test('counts findings, ports, nodes and problems, and names the program', async () => {
  const ports = [{ containerPort: 9555 }];
  const { outcome } = await audited([node('a'), node('b'), pod('agent', 'a', { uid: 1, namespace: 'team', ports })], {
    a: [listening('*:9878', 'mystery')],
  });
  const lines = openmetrics(outcome.result, { ...OPTIONS, registry: outcome.registry }).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE hostport_lint_findings gauge',
      'hostport_lint_findings{rule="unexplained-listener",severity="warning",namespace=""} 1',
      'hostport_lint_nodes{sockets="none"} 1',
      'hostport_lint_nodes{sockets="partly"} 1',
      'hostport_lint_problems 0',
      expect.stringMatching(/^hostport_lint_host_ports\{status="unregistered"\} \d$/),
      expect.stringMatching(/^hostport_lint_info\{version="[^"]+",registry="[a-z,-]+",release="[^"]+"\} 1$/),
    ]),
  );
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
});

test('a finding of several clusters counts in each of them', () => {
  const report = openmetrics({ ...EMPTY, findings: [{ ...UNREGISTERED, clusters: ['east', 'west'] }] }, OPTIONS);
  expect(report.match(/^hostport_lint_findings\{.*$/gm)).toEqual([
    expect.stringContaining('cluster="east"} 1'),
    expect.stringContaining('cluster="west"} 1'),
  ]);
});

test.each(Object.entries({ SAMPLE, CLEAN, EMPTY, HOSTILE_SAMPLE }))('promtool accepts the metrics of %s', (_, result) => {
  const promtool = requireRealPart('promtool');
  const { status, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: openmetrics(result, OPTIONS), encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('promtool accepts the metrics of the fixtures and examples', { timeout: 120_000 }, async () => {
  const promtool = requireRealPart('promtool');
  for (const folder of ['test/fixtures/listeners', 'test/fixtures/rules', 'examples']) {
    const { stdout } = await runIn(process.cwd(), [folder, '--format', 'openmetrics', '--no-config']);
    expect(stdout).toMatch(/^hostport_lint_findings\{/m);
    const { status, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: stdout, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
});
