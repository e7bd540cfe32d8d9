import { describe, expect, test } from 'vitest';
import { hostPortConflict } from '../../rules/host-ports/host-port-conflict.ts';
import { lintManifest } from './pipeline.ts';

/** A pod on the host network whose containers have these lines before them. */
function podWith(name: string, ...before: readonly string[]): string {
  const containers = before.flatMap((line, index) => [line, `    - name: ${name}-${index}`, '      args: [--listen=0.0.0.0:8765]']);
  return [
    `apiVersion: v1`,
    'kind: Pod',
    'metadata:',
    `  name: ${name}`,
    'spec:',
    '  hostNetwork: true',
    '  containers:',
    ...containers,
  ].join('\n');
}

async function conflictsIn(...lines: readonly string[]): Promise<string[]> {
  const { findings } = await lintManifest(`${lines.join('\n')}\n`, [hostPortConflict]);
  return findings.map(({ confidence }) => confidence);
}

describe('containers of one pod', () => {
  test.each([
    ['of one choice', '{{- if .a }}', '{{- else }}', '{{- end }}'],
    ['of two questions about one value', '{% if a == "x" %}', '{% endif %}{% if a == "y" %}', '{% endif %}'],
  ])('%s do not conflict', async (_, one, other, end) => expect(await conflictsIn(podWith('pod', one, other), end)).toEqual([]));

  test('conflict where both may be rendered', async () => {
    expect(await conflictsIn(podWith('pod', '{{- if .a }}', '{{- end }}'))).toEqual(['medium']);
  });
});

describe('pods of one file', () => {
  test('of one choice do not conflict', async () => {
    expect(await conflictsIn('{{- if .a }}', podWith('one', ''), '{{- else }}', '---', podWith('two', ''), '{{- end }}')).toEqual([]);
  });

  test('conflict where both may be rendered', async () => {
    expect(await conflictsIn('{{- if .a }}', podWith('one', ''), '{{- end }}', '---', podWith('two', ''))).toEqual(['medium']);
  });
});
