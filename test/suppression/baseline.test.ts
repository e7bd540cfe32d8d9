import { chmodSync, linkSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runIn } from '../cli/command-line.ts';
import { counting, type Folder, folderWith, manifestWith, silenced } from '../config/command-line.ts';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
const isBaseline = new Ajv().compile(JSON.parse(readFileSync(new URL('../../schemas/baseline.schema.json', import.meta.url), 'utf8')));
const read = (folder: Folder, file: string): string => readFileSync(path.join(folder.path, file), 'utf8');

async function withBaseline(files: Record<string, string> = { 'm/a.yaml': manifestWith() }): Promise<Folder> {
  const folder = folderWith(files);
  expect(await folder.run('baseline create known.json m')).toMatchObject({ status: 0, stderr: '' });
  return folder;
}

test('what a baseline knows stays silent, visibly, and what is new counts', async () => {
  const folder = await withBaseline();
  expect(isBaseline(JSON.parse(read(folder, 'known.json')))).toBe(true);
  const known = await folder.run('--baseline known.json --format json m');
  expect(counting(known)).toEqual([]);
  expect(silenced(known).length).toBeGreaterThan(1);
  expect(known.status).toBe(0);
  folder.write('m/b.yaml', manifestWith({}, 9996).replace('name: node-agent', 'name: newcomer'));
  const after = await folder.run('--baseline known.json m');
  expect(after.status).toBe(1);
  expect(after.stdout).not.toContain('m/a.yaml');
  expect(after.stdout).toContain('suppressed');
});

test('fingerprints survive moved lines and renamed files', async () => {
  const folder = await withBaseline();
  rmSync(path.join(folder.path, 'm/a.yaml'));
  folder.write('m/deeper/renamed.yaml', `# moved\n# down\n${manifestWith()}`);
  const ran = await folder.run('--baseline known.json --format json m');
  expect(counting(ran)).toEqual([]);
  expect(ran.stderr).toBe('');
});

test('fixed findings are reported, and an update takes them out', async () => {
  const folder = await withBaseline();
  folder.write('m/a.yaml', manifestWith().replace('- --metrics-bind-address=:9997', '- --quiet'));
  const told = await folder.run('--baseline known.json m');
  expect(told.status).toBe(0);
  expect(told.stderr).toMatch(/note: \d findings of known.json are fixed .*hostport-lint baseline update known.json/);
  const update = await folder.run('baseline update known.json m');
  expect(update.stdout).toContain('fixed: undeclared-host-port in m/a.yaml');
  expect(JSON.parse(read(folder, 'known.json'))).toEqual({ version: 1, findings: [] });
});

test('an update takes new findings in, except with --prune-only', async () => {
  const folder = await withBaseline();
  const before = read(folder, 'known.json');
  folder.write('m/b.yaml', manifestWith({}, 9996).replace('name: node-agent', 'name: newcomer'));
  await folder.run('baseline update --prune-only known.json m');
  expect(read(folder, 'known.json')).toBe(before);
  expect((await folder.run('baseline update known.json m')).stdout).toContain('added: unregistered-host-port in m/b.yaml');
  expect((await folder.run('--baseline known.json m')).status).toBe(0);
});

test('what was not looked at is not called fixed', async () => {
  const folder = await withBaseline({ 'm/a.yaml': manifestWith(), 'm/b.yaml': manifestWith({}, 9996).replace('node-agent', 'second') });
  const before = read(folder, 'known.json');
  const part = await folder.run('--baseline known.json m/a.yaml');
  expect(part.stderr).toBe('');
  await folder.run('baseline update known.json m/a.yaml');
  expect(read(folder, 'known.json')).toBe(before);
  expect((await folder.run('--baseline known.json --rule invalid-port m')).stderr).toBe('');
  expect((await folder.run('--baseline known.json --min-confidence certain m')).stderr).toBe('');
});

test('the text of a baseline does not depend on the order of arguments, and creating it again changes nothing', async () => {
  const folder = await withBaseline({ 'm/a.yaml': manifestWith(), 'm/b.yaml': manifestWith({}, 9996).replace('node-agent', 'second') });
  await folder.run('baseline create other.json m/b.yaml m/a.yaml');
  expect(read(folder, 'other.json')).toBe(read(folder, 'known.json'));
});

test('findings that a comment silences are not in the baseline', async () => {
  const ignored = manifestWith({ 11: '        # hostport-lint: ignore undeclared-host-port -- moved' });
  const folder = await withBaseline({ 'm/a.yaml': ignored });
  expect(read(folder, 'known.json')).not.toContain('undeclared-host-port');
});

test.each([
  ['create over an existing one', 'baseline create known.json m', 'known.json exists; hostport-lint baseline update changes it'],
  ['update of none', 'baseline update none.json m', 'there is no such file'],
  ['lint with none', '--baseline none.json m', 'there is no such file'],
  ['lint with a manifest', '--baseline m/a.yaml m', 'm/a.yaml is not a baseline; make one with'],
  ['lint with an empty file', '--baseline empty.json m', 'empty.json:1:1: the file is empty'],
  ['lint with half a file', '--baseline half.json m', 'half.json:2:14: this is neither JSON nor YAML'],
  ['lint with another version', '--baseline other.json m', 'other.json:1:13: version: expected 1, found "2"'],
  ['lint with entries of another form', '--baseline other.json m', 'other.json:1:29: findings[0]: the key fingerprint is missing'],
])('wrong use: %s', async (_, words, message) => {
  const folder = await withBaseline();
  folder.write('other.json', '{"version": 2, "findings": [{"rule": "a", "path": "b"}]}');
  folder.write('empty.json', '');
  folder.write('half.json', '{\n"findings": [');
  const before = read(folder, 'known.json');
  const ran = await folder.run(words);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toContain(message);
  expect(read(folder, 'known.json')).toBe(before);
});

test('no baseline is written where something could not be read', async () => {
  const folder = folderWith({ 'm/a.yaml': manifestWith(), 'm/b.yaml': 'hostNetwork: [' });
  const ran = await folder.run('baseline create known.json m');
  expect(ran.status).toBe(3);
  expect(ran.stderr).toContain('no baseline was written');
  expect(() => renameSync(path.join(folder.path, 'known.json'), path.join(folder.path, 'x'))).toThrow();
});

const EMPTY = '{"version": 1, "findings": []}';

test.each([
  ['a link out of the repository', 'is behind a link out of the repository', (file: string) => symlinkSync('../outside.json', file)],
  ['a read-only file', 'is read-only', (file: string, outside: string) => (renameSync(outside, file), chmodSync(file, 0o444))],
  ['one of several hard links', 'has 2 hard links', (file: string, outside: string) => linkSync(outside, file)],
])('a baseline is not written to %s', async (_, reason, prepare) => {
  const folder = folderWith({ 'repo/.git/HEAD': '', 'repo/a.yaml': manifestWith(), 'outside.json': EMPTY });
  prepare(path.join(folder.path, 'repo/known.json'), path.join(folder.path, 'outside.json'));
  const ran = await runIn(path.join(folder.path, 'repo'), ['baseline', 'create', '--force', 'known.json', '.']);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toContain(`cannot write known.json: it ${reason}`);
  expect(read(folder, 'repo/known.json')).toBe(EMPTY);
});
