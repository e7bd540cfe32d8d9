import { chmodSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn } from '../cli/command-line.ts';
import { createRepository, daemonSet, ENVIRONMENT, temporaryFolder, write } from './repository.ts';

const lint = (cwd: string, ...words: string[]) => lintWith(ENVIRONMENT, cwd, ...words);

const lintWith = (env: typeof ENVIRONMENT, cwd: string, ...words: string[]) =>
  runIn(cwd, [...words, '--no-helm'], { env, input: daemonSet('piped', 9113) });

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  write(folder, files);
  return folder;
}

const THREE = { 'a.yaml': daemonSet('a', 9113), 'deep/b.yaml': daemonSet('b', 9113), 'c.yaml': daemonSet('c', 9120) };

describe('--context', () => {
  test('reports a conflict of the given files with another one at the given file', async () => {
    const folder = folderOf(THREE);
    const { stdout, status } = await lint(folder, '--context', '.', 'a.yaml', '--quiet');
    expect(stdout).toMatch(/^a\.yaml:\d+:\d+ error/);
    expect(stdout).not.toContain('c.yaml');
    expect(status).toBe(1);
    expect(await lint(folder, '--context', '.', 'c.yaml')).toMatchObject({ status: 0 });
  });

  test('takes folders and standard input', async () => {
    const folder = folderOf(THREE);
    expect((await lint(folder, '--context', '.', 'deep', '--quiet')).stdout).toContain('b.yaml');
    expect((await lint(folder, '--context', '.', '-', '--quiet')).stdout).toContain('9113');
  });

  test('fails for given files that cannot be read, and reports others in a note', async () => {
    const folder = folderOf({ ...THREE, 'broken.yaml': 'kind: Pod\nspec: {hostNetwork: true\n' });
    const beside = await lint(folder, '--context', '.', 'c.yaml');
    expect(beside).toMatchObject({ status: 0, stderr: expect.stringContaining('1 problem in files outside the change (broken.yaml:') });
    expect(await lint(folder, '--context', '.', 'broken.yaml')).toMatchObject({ status: 3 });
  });

  test('finds what was changed through a link and where it is', async () => {
    const folder = folderOf({ 'real/a.yaml': daemonSet('a', 9113), 'c.yaml': daemonSet('c', 9113) });
    symlinkSync('real', join(folder, 'link'));
    for (const given of ['link/a.yaml', 'real/a.yaml', 'link', 'real']) {
      const { stdout, status } = await lint(folder, '--context', '.', given, '--quiet');
      expect(stdout).toContain(given === 'link/a.yaml' ? 'link/a.yaml:' : 'real/a.yaml:');
      expect(status).toBe(1);
    }
  });

  test.each([
    [['--context', 'a.yaml', 'c.yaml'], 'is not a folder'],
    [['--context', '.', 'typo.yaml'], 'typo.yaml does not exist'],
    [['--context', '.', '--changed-since', 'main', 'a.yaml'], 'remove --changed-since'],
    [['--context', '.', '--nearest-chart', 'a.yaml'], 'cannot be combined with --context'],
  ])('refuses %j', async (words, message) => {
    expect(await lint(folderOf(THREE), ...words)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  });
});

describe('--changed-since', () => {
  test('reports only what the branch brings, from a folder within the repository too', async () => {
    const { folder, git, commit } = createRepository();
    commit({ 'sub/a.yaml': daemonSet('a', 9113), 'x.yaml': daemonSet('x', 9120) });
    git('checkout', '--quiet', '-b', 'topic');
    expect((await lint(folder, '--changed-since', 'main', '.', '--quiet')).stdout).toBe('');
    write(folder, { 'sub/b.yaml': daemonSet('b', 9113) });
    const { stdout, status } = await lint(`${folder}/sub`, '--changed-since', 'main', '.', '--quiet');
    expect(stdout).toMatch(/b\.yaml:\d+:\d+ error .*9113/);
    expect(stdout).not.toMatch(/^a\.yaml/m);
    expect(status).toBe(1);
  });

  test('a file that was moved counts as changed only in its changed lines', async () => {
    const { folder, commit } = createRepository();
    const two = `${daemonSet('a', 9113)}---\n${daemonSet('b', 9114)}`;
    commit({ 'a.yaml': two });
    commit({ 'a.yaml': null, 'deep/moved.yaml': two.replaceAll('9114', '9115') });
    const { stdout } = await lint(folder, '--registry', 'openshift', '--changed-since', 'HEAD^1', '.', '--quiet');
    expect(stdout).toContain('deep/moved.yaml');
    expect(stdout).toContain('9115');
    expect(stdout).not.toContain('9113');
  });

  test('starts no program that the repository or a relative entry of the PATH names', async () => {
    const { folder, git, commit } = createRepository();
    const ran = join(folder, 'ran');
    const script = `#!/bin/sh\ntouch '${ran}'\nexit 1\n`;
    commit({ '.gitattributes': '* filter=x diff=x merge=x\n', 'a.yaml': daemonSet('a', 9113), 'b.yaml': daemonSet('b', 9120) });
    for (const name of ['git', 'hooks/post-checkout', 'hooks/fsmonitor']) {
      write(folder, { [name]: script });
      chmodSync(join(folder, name), 0o755);
    }
    const settings = ['filter.x.clean', 'filter.x.smudge', 'filter.x.process', 'diff.x.command', 'diff.x.textconv', 'diff.external'];
    for (const key of [...settings, 'core.pager', 'core.sshCommand']) git('config', key, `touch '${ran}'; cat`);
    git('config', 'core.fsmonitor', join(folder, 'hooks/fsmonitor'));
    git('config', 'core.hooksPath', join(folder, 'hooks'));
    write(folder, { 'a.yaml': daemonSet('a', 9114) });
    const env = { ...ENVIRONMENT, PATH: `.:${ENVIRONMENT.PATH}` };
    const { stdout, status } = await lintWith(env, folder, '--changed-since', 'HEAD', '.', '--quiet', '--min-confidence', 'low');
    expect(stdout).toContain('9114');
    expect(stdout).not.toContain('9120');
    expect(status).toBeLessThan(2);
    expect(existsSync(ran)).toBe(false);
  });

  test('counts everything as new where the former configuration is broken, and says so', async () => {
    const { folder, commit } = createRepository();
    commit({ 'a.yaml': daemonSet('a', 9113), '.hostport-lint.yaml': 'wrong: true\n' });
    commit({ '.hostport-lint.yaml': 'release: "4.19"\nregistries: [openshift]\n' });
    const { stdout, stderr } = await lint(folder, '--changed-since', 'HEAD^1', '.', '--quiet');
    const full = await lint(folder, '--changed-since', 'HEAD^1', '.');
    expect(stdout).toContain('a.yaml');
    expect(stderr).toBe('');
    expect(full.stderr).toContain('every finding is reported as new');
  });
});

test.each([
  ['a revision cannot pass for an option of git', ['--changed-since=--help'], 2, 'is not a git revision'],
  ['a folder without a commit has nothing to compare with', ['--changed-since', 'main'], 2, 'the repository has no commit yet'],
  ['--nearest-chart has nothing to do for files of no chart', ['--nearest-chart'], 0, 'none of the given files is part of a Helm chart'],
])('%s', async (name, words, status, message) => {
  const { folder, commit } = createRepository();
  if (!name.includes('without a commit')) commit(THREE);
  expect(await lint(folder, ...words, '.')).toMatchObject({ status, stderr: expect.stringContaining(message) });
});

test('--changed-since needs a repository', async () => {
  expect(await lint(folderOf(THREE), '--changed-since', 'main', '.')).toMatchObject({
    status: 2,
    stderr: 'hostport-lint: --changed-since needs a git repository, and this folder is not in one\n',
  });
});
