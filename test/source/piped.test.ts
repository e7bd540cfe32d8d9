import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { chartWith, folderWith, lintIn, PLACES, placesOf } from './rendering.ts';

const RENDER = `---
# Source: agent/charts/exporter/templates/daemonset.yaml
apiVersion: v1
kind: Pod
metadata: {name: a}
spec: {hostNetwork: true, containers: [{name: a, ports: [{containerPort: 9998}]}]}
---
# Source: agent/templates/pod.yaml
apiVersion: v1
kind: Pod
metadata: {name: b}
spec: {hostNetwork: true, containers: [{name: b, ports: [{containerPort: 9998}]}]}
`;

describe('what helm template prints into a pipe', () => {
  const piped = (cwd: string, text: string) => lintIn(cwd, ['-'], null, { readStandardInput: async () => new TextEncoder().encode(text) });

  test('points at the chart below the working directory', async () => {
    const folder = chartWith('node-agent', {});
    const text = execFileSync(requireRealPart('helm4'), ['template', 'x', join(folder, 'node-agent')], { encoding: 'utf8' });
    expect(placesOf(await piped(folder, text))).toEqual(PLACES['node-agent']);
  });

  test('keeps its own places, and the name of the template, where there is no such chart', async () => {
    const { result } = await piped(folderWith({}), RENDER);
    const conflict = result.findings.find(({ rule }) => rule === 'host-port-conflict');
    expect(conflict?.span.path).toBe('<stdin>');
    const message = conflict?.related[0]?.message;
    expect([
      'rendered by Helm from agent/templates/pod.yaml',
      'rendered by Helm from agent/charts/exporter/templates/daemonset.yaml',
    ]).toContain(message);
  });

  test('looks for charts only a few folders below the working directory, which may be a home folder', async () => {
    const filesIn = (folder: string) => ({
      [`${folder}/Chart.yaml`]: 'apiVersion: v2\nname: agent\nversion: 1.0.0\n',
      [`${folder}/templates/pod.yaml`]: RENDER.slice(RENDER.indexOf('apiVersion', 200)),
    });
    const text = RENDER.slice(RENDER.lastIndexOf('---'));
    expect(placesOf(await piped(folderWith(filesIn('a/b')), text))).toEqual([expect.stringMatching(/^9998 a\/b\/templates\/pod\.yaml:/)]);
    expect(placesOf(await piped(folderWith(filesIn('a/b/c/d/e/f/g')), text))).toEqual([expect.stringMatching(/^9998 <stdin>:/)]);
  });

  test('is one install, so its workloads certainly run together', async () => {
    const { result } = await piped(folderWith({}), RENDER);
    expect(result.findings.find(({ rule }) => rule === 'host-port-conflict')?.confidence).toBeDefined();
  });

  test('is only what names its templates; other input stays what it is', async () => {
    const { result } = await piped(folderWith({}), RENDER.replace(/# Source.*\n/g, ''));
    expect(result.findings.flatMap(({ related }) => related).filter(({ message }) => message.includes('Helm'))).toEqual([]);
    expect(result.listeners.map(({ evidence }) => evidence[0]?.span.line)).toEqual([5, 10]);
  });
});
