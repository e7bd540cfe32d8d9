import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { createRepository, daemonSet, ENVIRONMENT, temporaryFolder, write } from './repository.ts';

async function lint(cwd: string, ...words: string[]) {
  const told = { stdout: '', stderr: '', status: 0 };
  await runCommandLine([...words, '--no-helm'], {
    stdout: (text) => {
      told.stdout += text;
    },
    stderr: (text) => {
      told.stderr += text;
    },
    readStandardInput: async () => Buffer.from(daemonSet('piped', 9113)),
    cwd,
    env: ENVIRONMENT,
    isTerminal: false,
    isErrorTerminal: false,
    columns: undefined,
    setExitCode: (code) => {
      told.status = code;
    },
  });
  return told;
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  write(folder, files);
  return folder;
}

const THREE = { 'a.yaml': daemonSet('a', 9113), 'deep/b.yaml': daemonSet('b', 9113), 'c.yaml': daemonSet('c', 9120) };

describe('--context', { timeout: 30_000 }, () => {
  test('tells what the given files have a part in, also where it stands in another file', async () => {
    const folder = folderOf(THREE);
    const { stdout, status } = await lint(folder, '--context', '.', 'a.yaml', '--quiet');
    expect(stdout).toMatch(/deep\/b\.yaml:\d+:\d+ error/);
    expect(stdout).not.toContain('c.yaml');
    expect(status).toBe(1);
    expect(await lint(folder, '--context', '.', 'c.yaml')).toMatchObject({ status: 0 });
  });

  test('takes folders and standard input', async () => {
    const folder = folderOf(THREE);
    expect((await lint(folder, '--context', '.', 'deep', '--quiet')).stdout).toContain('b.yaml');
    expect((await lint(folder, '--context', '.', '-', '--quiet')).stdout).toContain('9113');
  });

  test('fails for given files that cannot be read, and tells others in a note', async () => {
    const folder = folderOf({ ...THREE, 'broken.yaml': 'kind: Pod\nspec: {hostNetwork: true\n' });
    const beside = await lint(folder, '--context', '.', 'c.yaml');
    expect(beside).toMatchObject({ status: 0, stderr: expect.stringContaining('1 problem in files beside the change (broken.yaml:') });
    expect(await lint(folder, '--context', '.', 'broken.yaml')).toMatchObject({ status: 3 });
  });

  test('finds what was changed through a link and where it stands', async () => {
    const folder = folderOf({ 'real/a.yaml': daemonSet('a', 9113), 'c.yaml': daemonSet('c', 9113) });
    symlinkSync('real', join(folder, 'link'));
    for (const given of ['link/a.yaml', 'real/a.yaml', 'link', 'real']) {
      const { stdout, status } = await lint(folder, '--context', '.', given, '--quiet');
      expect(stdout).toContain(given === 'link/a.yaml' ? 'link/a.yaml:' : 'real/a.yaml:');
      expect(status).toBe(1);
    }
  });

  test.each([
    [['--context', 'a.yaml', 'c.yaml'], 'is no folder'],
    [['--context', '.', 'typo.yaml'], 'typo.yaml does not exist'],
    [['--context', '.', '--changed-since', 'main', 'a.yaml'], 'leave out --changed-since'],
    [['--context', '.', '--nearest-chart', 'a.yaml'], 'does not go with --context'],
  ])('refuses %j', async (words, message) => {
    expect(await lint(folderOf(THREE), ...words)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  });
});

describe('--changed-since', { timeout: 30_000 }, () => {
  test('tells only what the branch brings, from a folder within the repository too', async () => {
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

  test('counts everything as new where the former configuration is broken, and says so', async () => {
    const { folder, commit } = createRepository();
    commit({ 'a.yaml': daemonSet('a', 9113), '.hostport-lint.yaml': 'wrong: true\n' });
    commit({ '.hostport-lint.yaml': 'release: "4.19"\n' });
    const { stdout, stderr } = await lint(folder, '--changed-since', 'HEAD^1', '.', '--quiet');
    const full = await lint(folder, '--changed-since', 'HEAD^1', '.');
    expect(stdout).toContain('a.yaml');
    expect(stderr).toBe('');
    expect(full.stderr).toContain('every finding counts as new');
  });
});

test('a revision cannot pass for an option of git', async () => {
  const { folder, commit } = createRepository();
  commit(THREE);
  expect(await lint(folder, '--changed-since=--help', '.')).toMatchObject({ status: 2, stderr: expect.stringContaining('is no revision') });
});

test('--nearest-chart has nothing to do for files of no chart', async () => {
  const folder = folderOf(THREE);
  expect(await lint(folder, 'a.yaml', '--nearest-chart')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('none of the given files is part of a Helm chart'),
  });
});

describe('--changed-since', { timeout: 30_000 }, () => {
  test('says where there is nothing to compare with', async () => {
    const folder = folderOf(THREE);
    expect(await lint(folder, '--changed-since', 'main', '.')).toMatchObject({
      status: 2,
      stderr: 'hostport-lint: what changed cannot be told here: this is not a git repository, nor a folder of one\n',
    });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(await lint(folder, '--changed-since', 'main', '.')).toMatchObject({
      status: 2,
      stderr: 'hostport-lint: the repository has no commit yet, so there is nothing to compare with\n',
    });
  });
});
