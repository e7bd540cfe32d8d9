import { expect, test } from 'vitest';
import { folderWith } from '../config/command-line.ts';

const GOOD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a}]\n';

test.each(['Pod', 'Deployment', 'DaemonSet', 'CronJob'])(
  'a %s in a folder that cannot be read is told, whatever words it holds',
  async (kind) => {
    const broken = `apiVersion: apps/v1\nkind: ${kind}\nmetadata:\n  name: [a\nspec: {}\n`;
    const folder = folderWith({ 'good.yaml': GOOD, 'sub/two.yaml': `${GOOD}---\n${broken}` });
    const { status, stdout } = await folder.run('--format json .');
    const { problems, counts, files } = JSON.parse(stdout);
    expect(problems).toMatchObject([{ path: 'sub/two.yaml', message: expect.stringMatching(/^cannot be read as YAML/) }]);
    expect(problems[0].line).toBeGreaterThan(6);
    expect([status, files ?? counts?.files]).toEqual([3, 2]);
  },
);

test.each([
  ['another kind', 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: [a\n'],
  ['a template', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: [a\n{{- if .x }}\n{{- end }}\n'],
  ['a text about one', 'text: |\n  kind: Pod\n  name: [a\nother: [b\n'],
])('%s that cannot be read, and says nothing of ports, ends no run', async (_, text) => {
  const { status, stdout } = await folderWith({ 'good.yaml': GOOD, 'bad.yaml': text }).run('--format json .');
  expect([status, JSON.parse(stdout).problems]).toEqual([0, []]);
});
