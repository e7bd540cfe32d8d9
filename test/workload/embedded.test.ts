import { describe, expect, test } from 'vitest';
import { declaredIn, gatherDeclared, indent, POD } from './build.ts';

const FILE = 'Pod nodes/agent/main: 9103';

/** A machine config whose one file holds these contents. */
function machineConfig(source: string): string {
  return `kind: MachineConfig\nmetadata:\n  name: m\nspec:\n  config:\n    storage:\n      files:\n      - path: /etc/kubernetes/manifests/agent.yaml\n        contents:\n          source: ${source}\n`;
}

describe('a pod as text in another file', () => {
  test('below `inline` in a quoted string with escapes', async () => {
    const text = `contents:\n  inline: ${JSON.stringify(POD)}\n`;
    const column = (text.split('\n')[1] ?? '').indexOf('9103') + 1;
    expect(await declaredIn(text)).toEqual([`${FILE} at 2:${column} "9103"`]);
  });

  test('in a data URL, plain or base64, at the place of the URL', async () => {
    const plain = `data:,${encodeURIComponent(POD)}`;
    const base64 = `data:text/plain;charset=utf-8;base64,${Buffer.from(POD).toString('base64')}`;
    for (const url of [plain, base64]) expect(await declaredIn(machineConfig(url))).toEqual([`${FILE} at 10:19 "${url}"`]);
  });

  test('in an ignition file', async () => {
    const source = `data:;base64,${Buffer.from(POD).toString('base64')}`;
    const text = JSON.stringify({
      ignition: { version: '3.2.0' },
      storage: { files: [{ path: '/etc/kubernetes/manifests/a.yaml', contents: { source } }] },
    });
    expect(await declaredIn(text, 'bootstrap.ign')).toEqual([`${FILE} at 1:${text.indexOf('data:') + 1} "${source}"`]);
  });

  test('files of nodes are static pods, values of ConfigMaps are not', async () => {
    const isStatic = async (text: string) => (await gatherDeclared({ 'f.yaml': text })).workloads.map((workload) => workload.staticPod);
    expect(await isStatic(`contents:\n  inline: |\n${indent(POD, 4)}`)).toEqual([true]);
    expect(await isStatic(machineConfig(`data:,${encodeURIComponent(POD)}`))).toEqual([true]);
    expect(await isStatic(`kind: ConfigMap\ndata:\n  pod.yaml: |\n${indent(POD, 4)}`)).toEqual([false]);
  });

  test.each([
    ['a data URL that cannot be decoded', machineConfig('data:,hostNetwork%zz')],
    ['a compressed file', machineConfig(`data:;base64,${Buffer.from([31, 139, 8, 0, 255]).toString('base64')}`)],
  ])('%s is no workload and no problem', async (_, text) => {
    const { workloads, problems } = await gatherDeclared({ 'file.yaml': text });
    expect({ workloads, problems }).toEqual({ workloads: [], problems: [] });
  });
});
