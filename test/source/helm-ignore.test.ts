import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readHelmIgnore } from '../../src/source/helm-ignore.ts';
import { requireRealPart } from '../real-parts.ts';
import { folderWith, lintIn, problemsOf } from './rendering.ts';

const NAMES = ['a.yaml', 'b.yaml', 'b.yml', '.hidden.yaml', 'sub/a.yaml', 'sub/deep/a.yaml', 'sub/[x].yaml', 'other/c.yaml'];

describe('a .helmignore leaves out what Helm leaves out', () => {
  test.each([
    ...['*.yml', 'a.yaml', '/templates/a.yaml', 'templates/a.yaml', 'templates/*.yaml', 'sub/', 'sub', '/templates/sub/', 'deep/'],
    ...['templates/sub/a.yaml', 'a.yaml/', '?.yaml', '[ab].yaml', '[^ab].yaml', 'templates/sub/\\[x\\].yaml'],
    ...['# sub/\n\n  b.yaml  ', '!*.y*ml', '!templates/', '\uFEFFb.yaml'],
  ])('%j', (text) => {
    const templates = NAMES.map((name) => [`templates/${name}`, `kind: Kind\nname: ${JSON.stringify(name)}\n`]);
    const folder = folderWith({
      'Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
      'values.yaml': '',
      '.helmignore': text,
      ...Object.fromEntries(templates),
    });
    const isIgnored = readHelmIgnore(text);
    const isLeftOut = (path: string): boolean => {
      const parts = path.split('/');
      return parts.some((_, index) => isIgnored(parts.slice(0, index + 1).join('/'), index < parts.length - 1));
    };
    const ours = isLeftOut('Chart.yaml') ? [] : NAMES.filter((name) => !isLeftOut(`templates/${name}`));
    expect(ours).toEqual(renderedBy(requireRealPart('helm4'), folder));
  });

  function renderedBy(helm: string, folder: string): string[] {
    try {
      const text = execFileSync(helm, ['template', folder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      return NAMES.filter((name) => text.includes(`name: ${JSON.stringify(name)}\n`));
    } catch {
      return [];
    }
  }
});

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, ports: [{containerPort: 1, hostPort: 9104}]}]}\n';

test('templates that Helm does not read are not read as text either', async () => {
  const folder = folderWith({
    'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n',
    'chart/.helmignore': '*.old.yaml\ncharts/unused/\n',
    'chart/templates/a.yaml': POD,
    'chart/templates/a.old.yaml': POD,
    'chart/charts/unused/Chart.yaml': 'apiVersion: v2\nname: unused\nversion: 1.0.0\n',
    'chart/charts/unused/templates/b.yaml': POD,
  });
  for (const helm of [{ enabled: false }, { enabled: true }]) {
    const ran = await lintIn(folder, ['.'], helm.enabled ? requireRealPart('helm4') : null, { helm });
    expect(problemsOf(ran)).toEqual([]);
    expect(ran.result.listeners.map(({ workload }) => workload.span.path)).toEqual(['chart/templates/a.yaml']);
  }
});
