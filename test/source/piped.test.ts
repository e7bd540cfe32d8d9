import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { chartWith, folderWith, lintIn, placesOf } from './rendering.ts';

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
    expect(placesOf(await piped(folder, text))).toEqual([
      '4567 node-agent/templates/daemonset.yaml:26:32 |- --listen=0.0.0.0:4567|',
      '6060 node-agent/values.yaml:17:31 |- --pprof-address=127.0.0.1:6060|',
      '7946 node-agent/values.yaml:11:20 |containerPort: 7946|',
      '8443 node-agent/values.yaml:25:13 |listen: 8443|',
      '8444 node-agent/values.yaml:27:13 |listen: 8444|',
      '9104 node-agent/values.yaml:5:12 |metrics: 9104|',
      '9105 node-agent/values.yaml:6:11 |health: 9105|',
      '9300 node-agent/values.yaml:31:11 |port: 9300|',
      '9310 node-agent/charts/exporter/values.yaml:3:14 |probePort: 9310|',
      '9443 node-agent/values.yaml:21:9 |port: 9443|',
      '9555 node-agent/templates/daemonset.yaml:34:66 |containerPort: {{ .Values.ports.fallback | default 9555 }}|',
      '9777 node-agent/templates/daemonset.yaml:43:42 |{{ include "common.sidecar" (dict "port" 9777) | indent 8 }}|',
      '9778 node-agent/charts/common/templates/_sidecar.tpl:6:23 |- --admin-listen=:9778|',
    ]);
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

  test('is one install, so that its workloads meet for certain', async () => {
    const { result } = await piped(folderWith({}), RENDER);
    expect(result.findings.find(({ rule }) => rule === 'host-port-conflict')?.confidence).toBeDefined();
  });

  test('is only what names its templates; other input stays what it is', async () => {
    const { result } = await piped(folderWith({}), RENDER.replace(/# Source.*\n/g, ''));
    expect(result.findings.flatMap(({ related }) => related).filter(({ message }) => message.includes('Helm'))).toEqual([]);
    expect(result.listeners.map(({ evidence }) => evidence[0]?.span.line)).toEqual([5, 10]);
  });
});
