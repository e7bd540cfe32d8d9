import { expect, test } from 'vitest';
import { counting, folderWith, manifestWith, silenced } from '../config/command-line.ts';

const RULES = '--rule undeclared-host-port,unregistered-host-port,unused-suppression,invalid-suppression';
const lint = (manifest: string, today = '2026-06-15') => folderWith({}).run(`${RULES} --format json -`, { input: manifest, today });

const onWorkload = (value: string) => manifestWith({ 4: `  annotations:\n    hostport-lint.io/ignore: ${value}` });
const onPod = (value: string) => manifestWith({ 8: `    metadata:\n      annotations:\n        hostport-lint.io/ignore: ${value}` });

test.each([
  ['the workload', onWorkload('"undeclared-host-port, unregistered-host-port -- moved until 2026-06-30"')],
  ['the pod', onPod('"undeclared-host-port, unregistered-host-port -- moved until 2026-06-30"')],
  ['the workload, one request a line', onWorkload('|\n      undeclared-host-port -- moved\n      unregistered-host-port -- moved')],
  ['the pod, with ; between requests', onPod('undeclared-host-port -- moved; unregistered-host-port -- moved')],
])('an annotation on %s silences all findings about it', async (_, manifest) => {
  const ran = await lint(manifest);
  expect(counting(ran)).toEqual([]);
  expect(silenced(ran).every((one) => one.endsWith('annotation: moved'))).toBe(true);
  expect(ran.status).toBe(0);
});

test('an annotation speaks of no other workload', async () => {
  const other = manifestWith({}, 9998).replace('name: node-agent', 'name: other');
  const ran = await lint(`${onWorkload('undeclared-host-port, unregistered-host-port -- moved')}---\n${other}`);
  expect(counting(ran)).toEqual(['34 undeclared-host-port', '34 unregistered-host-port']);
});

test('an annotation without a reason is reported, and silences nothing', async () => {
  const ran = await lint(onWorkload('undeclared-host-port'));
  expect(counting(ran)).toEqual(['5 invalid-suppression', '16 undeclared-host-port', '16 unregistered-host-port']);
});

test('an annotation that is over says so; an unused one is a finding', async () => {
  const ran = await lint(onWorkload('undeclared-host-port -- moved until 2026-01-31; hidden-ports -- never'));
  expect(counting(ran)).toEqual(['16 undeclared-host-port', '16 unregistered-host-port']);
  expect(ran.stdout).toContain('it was ignored until 2026-01-31');
  const all = await folderWith({}).run('--format json -', { input: onWorkload('hidden-ports -- never') });
  expect(counting(all)).toContain('5 unused-suppression');
});
