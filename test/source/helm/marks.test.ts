import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChart } from '../../../src/source/chart.ts';
import { contentOfFolder } from '../../../src/source/chart-content.ts';
import { readTemplate } from '../../../src/source/helm/template.ts';
import { markTemplate, readMarks, traceRender } from '../../../src/source/helm/trace.ts';
import { splitRender } from '../../../src/source/rendered-documents.ts';
import { requireRealPart } from '../../real-parts.ts';
import { folderWith } from '../rendering.ts';

const mark = (text: string) => markTemplate(readTemplate(text), (line) => line, true);

describe('marks', () => {
  test('come off again without a trace', () => {
    const line = fc.constantFrom(
      'a: 1',
      '  - b',
      '',
      'c: {{ .d }}',
      '{{- if .e }}',
      '{{- end }}',
      'text # comment',
      '{{ include "f" . }}',
      '---',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.join('\n');
        expect(readMarks(mark(text)).lines.join('\n')).toBe(text);
      }),
    );
  });

  test('change nothing of what Helm renders', () => {
    const template = [
      '{{- define "list" -}}\n- one: {{ .a }}\n- two\n{{- end }}',
      '{{- define "word" -}}\n{{- if .b }}\nyes\n{{- end }}\n{{- end }}',
      'kind: X\nlist:\n  {{- include "list" . | nindent 2 }}\n{{- if eq (include "word" (dict "b" 1) | trim) "yes" }}\nyes: 1\n{{- end }}',
      'script: |\n  one {{ .Release.Name }} \\\n    two\n  {{- range list 1 2 }}\n  line {{ . }}\n  {{- end }}\n',
    ].join('\n');
    const render = (text: string) => {
      const folder = folderWith({ 'Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n', 'templates/a.yaml': text });
      return execFileSync(requireRealPart('helm3'), ['template', 'r', join(folder, '.')], { encoding: 'utf8' });
    };
    expect(readMarks(render(mark(template))).lines.join('\n')).toBe(render(template));
  });
});

test('a chart that contains what marks are made of is not marked, so that no finding is reported at a wrong line', async () => {
  const folder = folderWith({ 'c/Chart.yaml': 'name: c\n', 'c/templates/a.yaml': 'a: 1 #\uE2107\uE211\nb: 2\n' });
  const chart = await readChart(contentOfFolder(join(folder, 'c'), 'c', folder));
  const render = Buffer.from('---\n# Source: c/templates/a.yaml\na: 1 #\uE2107\uE211\nb: 2\n');
  const trace = await traceRender(chart, splitRender(render), join(folder, 'copy'), async (copy) => {
    throw new Error(`${copy} is rendered`);
  });
  expect([...trace]).toEqual([]);
});

test('a document keeps its lines in named templates where another one needs the copy without marks in these', async () => {
  const folder = folderWith({
    'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'c/templates/_names.tpl': '{{ define "ports" -}}\n- containerPort: 1\n{{- end }}\n{{ define "answer" -}}\nis: yes\n{{- end }}\n',
    'c/templates/a.yaml': 'kind: A\nports:\n{{ include "ports" . }}\n',
    'c/templates/b.yaml': 'kind: B\n{{- if eq (include "answer" .) "is: yes" }}\nport: 2\n{{- end }}\n',
  });
  const chart = await readChart(contentOfFolder(join(folder, 'c'), 'c', folder));
  const render = async (of: string) => execFileSync(requireRealPart('helm3'), ['template', 'r', of]);
  const documents = splitRender(await render(join(folder, 'c')));
  const trace = await traceRender(chart, documents, join(folder, 'copy'), render);
  const placesOf = (kind: string) =>
    documents
      .filter(({ lines }) => lines.includes(`kind: ${kind}`))
      .flatMap((document) => document.lines.map((line, index) => [line.trim(), trace.get(document)?.[index]?.file]));
  expect(placesOf('A')).toContainEqual(['- containerPort: 1', 'templates/_names.tpl']);
  expect(placesOf('B')).toContainEqual(['port: 2', 'templates/b.yaml']);
});
