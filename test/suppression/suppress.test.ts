import { expect, test } from 'vitest';
import { type Folder, folderWith, manifestWith, silenced } from '../config/command-line.ts';
import { textOf } from '../fix/files.ts';

const RULE = '--rule undeclared-host-port';
const words = (...more: string[]): string[] => ['suppress', '--reason', 'moves soon', ...RULE.split(' '), ...more];
const suppress = (folder: Folder, ...more: string[]) => folder.run(words(...more).join('\0'), { separator: '\0' });

test('writes a comment above each finding, after which nothing is left', async () => {
  const folder = folderWith({ 'm/a.yaml': manifestWith(), 'm/b.yaml': manifestWith({}, 9996).replaceAll('\n', '\r\n') });
  const ran = await suppress(folder, '--until', '2027-06-30', 'm');
  expect(ran).toMatchObject({ status: 0, stdout: '' });
  expect(ran.stderr).toContain('suppressed 2 findings in 2 files\n');
  const comment = '            # hostport-lint: ignore undeclared-host-port -- moves soon until 2027-06-30';
  expect(textOf(folder, 'm/a.yaml')).toBe(manifestWith({ 14: comment }));
  expect(textOf(folder, 'm/b.yaml')).toBe(manifestWith({ 14: comment }, 9996).replaceAll('\n', '\r\n'));
  expect(silenced(await folder.run(`${RULE} --format json m`))).toHaveLength(2);
  expect((await suppress(folder, 'm')).stderr).toContain('nothing was suppressed');
});

test('with --dry-run prints a diff and writes nothing', async () => {
  const folder = folderWith({ 'a.yaml': manifestWith() });
  const ran = await suppress(folder, '--dry-run', 'a.yaml');
  expect(ran.stdout).toContain('\n+            # hostport-lint: ignore undeclared-host-port -- moves soon\n');
  expect(ran.stderr).toContain('would suppress 1 finding in 1 file');
  expect(textOf(folder, 'a.yaml')).toBe(manifestWith());
});

test('changes no value: JSON and texts within a value are left, and reported', async () => {
  const json = JSON.stringify({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a', namespace: 'b' },
    spec: { hostNetwork: true, containers: [{ name: 'c', image: 'd', args: ['--metrics-bind-address=:9997'] }] },
  });
  const script = manifestWith().replace(
    /args:[\s\S]*?--verbose\n/,
    'command:\n            - sh\n            - -c\n            - |\n              exec agent --metrics-bind-address=:9995\n',
  );
  const folder = folderWith({ 'a.json': json, 'b.yaml': script, 'c.yaml': manifestWith({}, 9994) });
  const ran = await suppress(folder, '.');
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('a.json:1:');
  expect(ran.stderr).toContain('no comment can suppress undeclared-host-port here; use an annotation, or ignore in the configuration');
  expect(textOf(folder, 'a.json')).toBe(json);
  expect(textOf(folder, 'b.yaml')).toBe(script);
  expect(textOf(folder, 'c.yaml')).toContain('# hostport-lint: ignore');
});

test.each([
  [['--reason', '', '.'], '--reason must be one line of text'],
  [['--reason', 'a\nb', '.'], '--reason must be one line of text'],
  [['--reason', 'a', '--until', '2027-02-30', '.'], '--until 2027-02-30 is not a date'],
  [['.'], '--reason'],
  [['--reason', 'a', '-'], 'standard input cannot be written'],
])('wrong use: %j', async (given, message) => {
  const ran = await folderWith({ 'a.yaml': manifestWith() }).run(['suppress', ...given].join('\0'), { separator: '\0' });
  expect(ran.status).toBe(2);
  expect(ran.stderr).toContain(message);
});

test('a day that is over suppresses nothing and is refused', async () => {
  const ran = await suppress(folderWith({ 'a.yaml': manifestWith() }), '--until', '2020-01-01', 'a.yaml');
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining('--until 2020-01-01 is in the past') });
});
