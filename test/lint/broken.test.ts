import { expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';

const GOOD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a}]\n';

test('a document in a folder that may contain a host port is a problem if it cannot be read', async () => {
  const folder = folderWith({ 'good.yaml': GOOD, 'two.yaml': `${GOOD}---\nkind: Pod\nspec:\n  hostNetwork: [true\n` });
  const { status, stdout } = await folder.run('--format json .');
  const { problems } = JSON.parse(stdout);
  expect(problems).toMatchObject([{ path: 'two.yaml', message: expect.stringMatching(/^cannot be read as YAML/) }]);
  expect(status).toBe(3);
});

test.each([
  ['a workload without host ports', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: [a\n'],
  ['another kind', 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: [a\n'],
  ['a template', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: [a\n{{- if .x }}\n{{- end }}\n'],
  ['a text about one', 'text: |\n  kind: Pod\n  name: [a\nother: [b\n'],
])('%s that cannot be read, and says nothing of ports, ends no run', async (_, text) => {
  const { status, stdout } = await folderWith({ 'good.yaml': GOOD, 'bad.yaml': text }).run('--format json .');
  expect([status, JSON.parse(stdout).problems]).toEqual([0, []]);
});
