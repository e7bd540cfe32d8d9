import { linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runIn } from '../cli/command-line.ts';
import { type Folder, folderWith, manifestWith } from '../config/command-line.ts';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
const isBaseline = new Ajv().compile(JSON.parse(readFileSync(new URL('../../schemas/baseline.schema.json', import.meta.url), 'utf8')));
const read = (folder: Folder, file: string): string => readFileSync(path.join(folder.path, file), 'utf8');

test('a baseline follows its schema, does not depend on the order of arguments, and is the same if it is created again', async () => {
  const folder = folderWith({ 'm/a.yaml': manifestWith(), 'm/b.yaml': manifestWith({}, 9996).replace('node-agent', 'second') });
  expect(await folder.run('baseline create known.json m')).toMatchObject({ status: 0, stderr: '' });
  await folder.run('baseline create other.json m/b.yaml m/a.yaml');
  const known = read(folder, 'known.json');
  expect(isBaseline(JSON.parse(known))).toBe(true);
  expect(read(folder, 'other.json')).toBe(known);
});

const EMPTY = '{"version": 1, "findings": []}';

test.each([
  ['a link out of the repository', 'is behind a link out of the repository', (file: string) => symlinkSync('../outside.json', file)],
  ['a read-only file', 'is read-only', (file: string) => void writeFileSync(file, EMPTY, { mode: 0o444 })],
  ['one of several hard links', 'has 2 hard links', (file: string, outside: string) => linkSync(outside, file)],
])('a baseline is not written to %s', async (_, reason, prepare) => {
  const folder = folderWith({ 'repo/.git/HEAD': '', 'repo/a.yaml': manifestWith(), 'outside.json': EMPTY });
  prepare(path.join(folder.path, 'repo/known.json'), path.join(folder.path, 'outside.json'));
  const ran = await runIn(path.join(folder.path, 'repo'), ['baseline', 'create', '--force', 'known.json', '.']);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toContain(`cannot write known.json: it ${reason}`);
  expect(read(folder, 'repo/known.json')).toBe(EMPTY);
});
