import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../cli/command-line.ts';

/** A heap that is enough for some pods of a long list, but neither for the list nor for its text. */
const HEAP_MEGABYTES = 96;
const PODS = 1_300;

/** 12 KB, as pods of clusters have them. */
function pod(index: number): object {
  const env = Array.from({ length: 120 }, (_, setting) => ({
    name: `SETTING_${setting}`,
    value: `a value of setting ${setting}: ${index}`,
  }));
  return {
    metadata: { name: `agent-${index}`, namespace: 'example', uid: String(index) },
    spec: { hostNetwork: index % 100 === 0, nodeName: 'worker-0', containers: [{ name: 'agent', env, ports: [{ containerPort: 9555 }] }] },
    status: { phase: 'Running' },
  };
}

const pods = Array.from({ length: PODS }, (_, index) => pod(index));
const withKinds = pods.map((one) => ({ apiVersion: 'v1', kind: 'Pod', ...one }));
const asYaml = dump({ apiVersion: 'v1', items: withKinds, kind: 'List' }, { noRefs: true });

test.each([
  ['kubectl get -o yaml', 'pods.yaml', asYaml],
  ['kubectl get -o json', 'pods.json', JSON.stringify({ apiVersion: 'v1', items: withKinds, kind: 'List' }, null, 4)],
])('a long list of %s is read object by object', { timeout: 120_000 }, (_, name, text) => {
  const words = ['audit', '--objects', name, '--format', 'json=report.json'];
  expect(hostPortsIn(name, text, [`--max-old-space-size=${HEAP_MEGABYTES}`], words)).toBe(PODS / 100);
});

test('a long list of kubectl get --raw, whose objects have no kind, is read as a whole', { timeout: 120_000 }, () => {
  const text = JSON.stringify({ kind: 'PodList', apiVersion: 'v1', items: pods });
  expect(hostPortsIn('raw.json', text, [], ['audit', '--objects', 'raw.json', '--format', 'json=report.json'])).toBe(PODS / 100);
});

function hostPortsIn(name: string, text: string, flags: readonly string[], words: readonly string[]): number {
  expect(text.length).toBeGreaterThan(8 * 1024 ** 2);
  const folder = temporaryFolder({ [name]: text });
  const { stderr } = spawnSync(process.execPath, [...flags, resolve('dist/cli.cjs'), ...words], { cwd: folder, encoding: 'utf8' });
  const { problems, counts } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(problems, stderr).toEqual([]);
  return counts.listeners;
}
