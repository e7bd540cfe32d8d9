import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { folderWith, lintIn, placesOf, problemsOf } from './rendering.ts';
import { tarOf } from './tar.ts';

const chart = (name: string, more = '') => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec: {hostNetwork: true, containers: [{name: x, ports: [{containerPort: 9999}]}]}\n';

describe('hostile charts', () => {
  test('with dependencies that have many names at each level end', async () => {
    const aliases = (name: string) =>
      `dependencies:\n${Array.from({ length: 50 }, (_, index) => `- {name: ${name}, alias: a${index}}`).join('\n')}\n`;
    const files: Record<string, string> = {};
    let folder = 'c';
    for (let level = 0; level < 9; level++) {
      files[`${folder}/Chart.yaml`] = chart(`l${level}`, aliases(`l${level + 1}`));
      files[`${folder}/templates/pod.yaml`] = POD;
      folder += '/charts/next';
    }
    const outcome = await lintIn(folderWith(files), ['c'], null);
    expect(outcome.result.counts.workloads).toBeGreaterThan(0);
    expect(outcome.result.counts.workloads).toBeLessThanOrEqual(1_000);
  });

  test('with archives that together are too large are not opened', async () => {
    const large = tarOf([
      { name: 'd/Chart.yaml', body: chart('d') },
      { name: 'd/large', body: 'x'.repeat(70 * 1024 * 1024) },
    ]);
    const files = Object.fromEntries([1, 2, 3].map((number) => [`c/charts/d-${number}.tgz`, large]));
    const outcome = await lintIn(folderWith({ 'c/Chart.yaml': chart('c'), ...files }), ['c'], null);
    expect(problemsOf(outcome)).toEqual(['c:1:1 is not rendered: unpacks to more than 200 MB']);
    expect(gunzipSync(large).length).toBeGreaterThan(70 * 1024 * 1024);
  });

  test('whose named templates print each other again and again are reported somewhere', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
    const definitions = names.map(
      (name) => `{{ define "${name}" }}${names.map((other) => `{{ include "${other}" . }}`).join('')}{{ end }}`,
    );
    const folder = folderWith({
      'agent/Chart.yaml': chart('agent'),
      'agent/templates/_all.tpl': definitions.join('\n'),
      'agent/templates/pod.yaml': POD.replace('9999', '{{ include "n0" . }}'),
    });
    const render = `---\n# Source: agent/templates/pod.yaml\n${POD}`;
    const outcome = await lintIn(folder, ['-'], null, { readStandardInput: async () => new TextEncoder().encode(render) });
    expect(placesOf(outcome)).toEqual([
      '9999 agent/templates/pod.yaml:4:74 |spec: {hostNetwork: true, containers: [{name: x, ports: [{containerPort: {{ include "n0" . }}}]}]}|',
    ]);
  });

  test('whose templates are long take time in proportion to their length', async () => {
    const folder = folderWith({
      'agent/Chart.yaml': chart('agent'),
      'agent/templates/pod.yaml': `${'{{ if .Values.a }}\n{{ end }}\n'.repeat(50_000)}${POD}`,
      'agent/values.yaml': `list:\n${'  - {port: 9999}\n'.repeat(10_000)}`,
    });
    const render = `---\n# Source: agent/templates/pod.yaml\n${POD}`;
    const outcome = await lintIn(folder, ['-'], null, { readStandardInput: async () => new TextEncoder().encode(render) });
    expect(placesOf(outcome)[0]).toContain('agent/templates/pod.yaml:100004:');
  });

  test('that are no charts do not end the run', async () => {
    const folder = folderWith({ 'a/Chart.yaml': '\u0000\u0001', 'b/Chart.yaml': '', 'b/templates/pod.yaml': POD, 'c.yaml': POD });
    const outcome = await lintIn(folder, ['.'], null);
    expect(outcome.result.counts.workloads).toBe(2);
  });
});
