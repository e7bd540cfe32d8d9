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

const FILES = { 'a.yaml': daemonSet('a', 9113) };

test('--context finds given files by links and by their own paths', async () => {
  const folder = folderOf({ 'real/a.yaml': daemonSet('a', 9113), 'c.yaml': daemonSet('c', 9113) });
  symlinkSync('real', join(folder, 'link'));
  for (const given of ['link/a.yaml', 'real/a.yaml', 'link', 'real']) {
    const { stdout, status } = await lint(folder, '--context', '.', given, '--quiet');
    expect(stdout).toContain(given === 'link/a.yaml' ? 'link/a.yaml:' : 'real/a.yaml:');
    expect(status).toBe(1);
  }
});

describe('--changed-since', () => {
  test('reports only what the branch changes, from a folder within the repository too', async () => {
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

  test('starts no program of the repository or of a relative entry of the PATH', async () => {
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

  test('counts everything as new if the former configuration is invalid, with a note', async () => {
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

test('--changed-since needs a revision, a commit and a repository', async () => {
  const { folder, commit } = createRepository();
  const refusal = async (cwd: string, revision: string): Promise<string> => {
    const { status, stderr } = await lint(cwd, `--changed-since=${revision}`, '.');
    expect(status).toBe(2);
    return stderr;
  };
  expect(await refusal(folder, 'main')).toContain('the repository has no commit yet');
  commit(FILES);
  expect(await refusal(folder, '--help')).toContain('is not a git revision');
  expect(await refusal(folderOf(FILES), 'main')).toContain('--changed-since needs a git repository, and this folder is not in one');
});
