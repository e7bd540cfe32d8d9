import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildBinary } from '../../scripts/build-binary.ts';
import { createRepository, ENVIRONMENT } from '../changes/repository.ts';
import { requireRealPart } from '../real-parts.ts';

const SCRIPT = resolve('examples/enhancements/host-port-lint.sh');
const DOCUMENT = 'dev-guide/host-port-registry.md';
const TEXT = readFileSync('registry/openshift/host-ports.md', 'utf8');
const withRow = (row: string): string => TEXT.replace(/(?=\| 9100 )/, `${row}\n`);

/** A repository with the document on main, and a branch. `programs` are all that the script finds on the PATH. */
function enhancements(programs: string) {
  const { folder, git, commit } = createRepository();
  commit({ [DOCUMENT]: TEXT });
  git('checkout', '--quiet', '-b', 'topic');
  const check = (base = 'main') =>
    spawnSync(SCRIPT, [], { cwd: folder, encoding: 'utf8', env: { ...ENVIRONMENT, PATH: programs, PULL_BASE_SHA: base } });
  return { git, commit, check };
}

/** A folder with bash and git alone. */
function emptyPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['bash', 'git']) symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name));
  return folder;
}

test('without the executable the script says how to get it, and passes', () => {
  const { commit, check } = enhancements(emptyPath());
  commit({ 'enhancements/other.md': 'x' });
  expect(check()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  commit({ [DOCUMENT]: withRow('| 9102 | x | | | | | |') });
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('https://github.com/hostport-lint/hostport-lint/releases') });
});

test('without the base or the document it says so, and passes', () => {
  const { git, check } = enhancements(emptyPath());
  expect(check('nowhere')).toMatchObject({ status: 0, stdout: expect.stringContaining('does not contain nowhere') });
  git('mv', DOCUMENT, 'dev-guide/renamed.md');
  git('commit', '--quiet', '-m', 'rename');
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('renamed or deleted') });
});

test('with the executable alone, without Node.js, it fails for what a change brings', { timeout: 180_000 }, async () => {
  requireRealPart('postject');
  const folder = emptyPath();
  await buildBinary(process.cwd(), join(folder, 'hostport-lint'));
  const { commit, check } = enhancements(folder);
  commit({ [DOCUMENT]: `${TEXT}\nMore words.\n` });
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^nothing new since main; \d+ as before\n$/) });
  commit({ [DOCUMENT]: withRow('| 9103 | thief | | | team | 4.22 | |') });
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('overlapping-rows');
  expect(stdout).toContain(`hostport-lint registry propose --patch ${DOCUMENT}`);
});

test('shellcheck has nothing to say about it', () => {
  expect(spawnSync(requireRealPart('shellcheck'), [SCRIPT], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
});
