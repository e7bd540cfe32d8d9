import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RENDER_LIMITS, notesOnUnrendered } from '../../src/source/render-limits.ts';
import { findProgram, runProgram } from '../../src/source/run-program.ts';
import { requireRealPart } from '../real-parts.ts';
import { folderWith, lintIn, problemsOf } from './rendering.ts';

const MB = 1024 * 1024;
const CHART = { 'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n' };
const isLinux = process.platform === 'linux';

describe.each(['helm3', 'helm4'])('charts rendered by %s', (part) => {
  test.runIf(isLinux)('that need too much memory are ended', async () => {
    const template = '{{- $text := "a" }}{{- range until 40 }}{{- $text = print $text $text }}{{- end }}';
    const renderLimits = { ...DEFAULT_RENDER_LIMITS, memory: 256 * MB };
    const outcome = await lintIn(folderWith({ ...CHART, 'c/templates/a.yaml': template }), ['c'], requireRealPart(part), { renderLimits });
    expect(problemsOf(outcome)).toEqual([
      'c/Chart.yaml:1:1 Helm cannot render the chart: helm needs more than 256 MB of memory (see --render-memory)',
    ]);
  });

  test('that take too long are ended', async () => {
    const template = '{{- range until 100000 }}{{- range until 100000 }}{{- end }}{{- end }}';
    const renderLimits = { ...DEFAULT_RENDER_LIMITS, timeout: 1_000 };
    const outcome = await lintIn(folderWith({ ...CHART, 'c/templates/a.yaml': template }), ['c'], requireRealPart(part), { renderLimits });
    expect(problemsOf(outcome)).toEqual(['c/Chart.yaml:1:1 Helm cannot render the chart: helm did not end within 1 seconds']);
  });

  test('that are as large as public ones keep within the defaults', async () => {
    const crd = (name: string) =>
      `kind: CustomResourceDefinition\nmetadata: {name: ${name}}\nspec:\n${Array.from({ length: 8_000 }, (_, index) => `  field${index}: {type: object, description: a text of some length}\n`).join('')}`;
    const dashboard = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ include "c.name" . }}}\ndata:\n  a.json: |\n${'    {"panels": [{"title": "a panel", "legend": "{{ `{{ node }}` }}"}]}\n'.repeat(300)}`;
    const files = Object.fromEntries([
      ...Array.from({ length: 10 }, (_, index) => [`c/crds/crd-${index}.yaml`, crd(`c${index}.example.com`)]),
      ...Array.from({ length: 150 }, (_, index) => [`c/templates/dashboard-${index}.yaml`, dashboard]),
    ]);
    const helpers = { 'c/templates/_helpers.tpl': '{{ define "c.name" }}{{ .Release.Name | trunc 63 }}{{ end }}' };
    expect(problemsOf(await lintIn(folderWith({ ...CHART, ...files, ...helpers }), ['c'], requireRealPart(part)))).toEqual([]);
  });
});

test.each([
  ['wait', { time: 300, output: MB }, 'did not end within 1 seconds'],
  ['exec yes', { time: 30_000, output: MB }, 'printed more than 1 MB'],
])('a program is ended with those that it started: %s', async (next, limits, reason) => {
  const program = findProgram('sh', process.env, '/') ?? '';
  const words = ['-c', `sleep 60 & echo $!; ${next}`];
  const { stdout, failure } = await runProgram({ program, words, env: process.env, cwd: '/', limits });
  expect(failure).toBe(reason);
  const status = `/proc/${/^\d+/.exec(stdout.toString())}/status`;
  // The kernel ends a process a moment after the signal.
  const hasEnded = () => !existsSync(status) || /^State:\s+[ZX]/m.test(readFileSync(status, 'utf8'));
  if (isLinux) await expect.poll(hasEnded, { timeout: 10_000 }).toBe(true);
});

test('the first that were not rendered have a note each', () => {
  const failed = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    path: name,
    problem: { path: `${name}/Chart.yaml`, line: 2, column: 1, message: 'no' },
  }));
  expect(notesOnUnrendered('chart', 'read as text', [...failed, { path: 'f', problem: null }])).toEqual([
    'the chart a is read as text: no (a/Chart.yaml:2)',
    'the chart b is read as text: no (b/Chart.yaml:2)',
    'the chart c is read as text: no (c/Chart.yaml:2)',
    '2 more charts are read as text; name one as an argument to see the reason',
    '1 chart is read as text because the time limit was reached; name them as arguments, or see --render-timeout',
  ]);
});
