import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { folderWith } from './command-line.ts';

const NAME = '.hostport-lint.yaml';

test('config prints YAML, and the same as JSON', async () => {
  const folder = folderWith({ [NAME]: '# ours\nfailOn: warning\nrules:\n  hidden-ports: off\n' });
  const yaml = load((await folder.run('config')).stdout) as Record<string, unknown>;
  const json = JSON.parse((await folder.run('config --format json')).stdout) as { settings: Record<string, { value: unknown }> };
  expect(Object.fromEntries(Object.entries(json.settings).map(([key, { value }]) => [key, value]))).toEqual(yaml);
});

test('init writes a file that is right with every comment made true', async () => {
  const folder = folderWith({});
  await folder.run('init');
  const keys = readFileSync(path.join(folder.path, NAME), 'utf8').replace(/^# (?=[A-Za-z]+:| {2})/gm, '');
  folder.write(NAME, keys.replace(/^yaml-language-server.*$/m, ''));
  folder.write('programs.yaml', 'programs: []\n');
  for (const part of ['apps', 'clusters/east', 'clusters/west']) folder.write(`${part}/a.yaml`, '');
  folder.write('.hostport-lint-baseline.json', '{"version": 1, "findings": []}');
  const ran = await folder.run('config');
  expect(ran.stderr).toBe('');
  expect(ran.stdout).toContain('unregistered-host-port');
});
