import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFiles } from '../../src/source/find-files.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'find-files-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), 'a: 1\n');
  }
}

function ignore(path: string, ...lines: string[]): void {
  write(path);
  writeFileSync(join(cwd, path), lines.join('\n'));
}

/** Paths of the files, and `path: message` of the problems. */
async function find(paths: string[], noIgnore = false): Promise<string[]> {
  const { files, problems } = await findFiles(paths, { cwd, noIgnore, env: process.env });
  return [...files.map((file) => file.path), ...problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`)];
}

async function notesFor(paths: string[]): Promise<readonly string[]> {
  return (await findFiles(paths, { cwd, noIgnore: false, env: process.env })).notes;
}

describe('a folder', () => {
  test('is searched for manifests, also of templates and ignition', async () => {
    write(
      'a.yaml',
      'b/c.yml',
      'b/d.json',
      'e.YAML',
      'f.yaml.j2',
      'g.json.tmpl',
      'h.ign',
      'i.txt',
      'j.yaml.bak',
      'k',
      'l.manifest',
      'm.manifest.j2',
    );
    expect(await find(['.'])).toEqual([
      'a.yaml',
      'b/c.yml',
      'b/d.json',
      'e.YAML',
      'f.yaml.j2',
      'g.json.tmpl',
      'h.ign',
      'l.manifest',
      'm.manifest.j2',
    ]);
  });

  test('contains vendored files, which are not read', async () => {
    write('a.yaml', 'node_modules/x/b.yaml', 'vendor/c.yaml', '.git/d.yaml', 'x/vendor/e.yaml');
    expect(await find(['.'])).toEqual(['a.yaml']);
    expect(await find(['vendor'])).toEqual(['vendor/c.yaml']);
  });

  test('without manifests gives none', async () => {
    write('readme.md');
    expect(await find(['.'])).toEqual([]);
  });

  test('in another order, twice, or below another gives the same files, each once', async () => {
    write('a/1.yaml', 'a/2.yaml', 'b/3.yaml');
    const expected = ['a/1.yaml', 'a/2.yaml', 'b/3.yaml'];
    expect(await find(['a', 'b'])).toEqual(expected);
    expect(await find(['b/3.yaml', 'a/2.yaml', 'a', '.', './a/../a'])).toEqual(expected);
  });

  test('of 1,500 folders within each other is searched', async () => {
    const deep = Array(1500).fill('d').join('/');
    write(`${deep}/a.yaml`);
    expect(await find(['.'])).toEqual([`${deep}/a.yaml`]);
  });

  test('named as a file would be is a folder', async () => {
    write('x.yaml/a.yaml');
    expect(await find(['.'])).toEqual(['x.yaml/a.yaml']);
  });
});

describe('what git ignores is not read', () => {
  const git = (...words: string[]) => execFileSync('git', ['-C', cwd, ...words], { stdio: 'ignore' });

  test('by the files between the folder and the root of its repository', async () => {
    git('init');
    ignore('.gitignore', 'out/', '*.gen.yaml', '!keep.gen.yaml');
    ignore('a/.gitignore', 'local.yaml', '/root.yaml');
    write('out/x.yaml', 'b.gen.yaml', 'keep.gen.yaml', 'local.yaml', 'a/local.yaml', 'a/root.yaml', 'a/b/root.yaml', 'a/b/x.gen.yaml');
    expect(await find(['.'])).toEqual(['a/b/root.yaml', 'keep.gen.yaml', 'local.yaml']);
    expect(await find(['a/b'])).toEqual(['a/b/root.yaml']);
    expect(await find(['.'], true)).toHaveLength(8);
  });

  test.each([
    ['Deploy/', ['d.yaml', 'deploy/x.yaml']],
    ['[!d]*', ['d.yaml']],
    ['*.\\[z-a]', ['d.yaml', 'deploy/x.yaml']],
    ['[^/', ['d.yaml', 'deploy/x.yaml']],
    ['d**x.yaml', ['d.yaml', 'deploy/x.yaml']],
    ['\\*', ['d.yaml', 'deploy/x.yaml']],
    [`${'*a'.repeat(1000)}*b.yaml`, ['d.yaml', 'deploy/x.yaml']],
  ])('as git reads the pattern %s', async (pattern, left) => {
    git('init');
    ignore('.gitignore', pattern);
    write('d.yaml', 'deploy/x.yaml');
    expect(await find(['.'])).toEqual(left);
  });

  test('but for files that it tracks, or that are named, also as a folder', async () => {
    git('init');
    ignore('.gitignore', 'out/');
    write('out/tracked.yaml', 'out/x.yaml');
    git('add', '--force', 'out/tracked.yaml');
    expect(await find(['.'])).toEqual(['out/tracked.yaml']);
    expect(await find(['out/x.yaml', '.'])).toEqual(['out/tracked.yaml', 'out/x.yaml']);
    git('rm', '--cached', 'out/tracked.yaml');
    expect(await find(['out'])).toEqual(['out/tracked.yaml', 'out/x.yaml']);
  });

  test('in a repository within by its own files, and by no settings that start programs', async () => {
    for (const folder of ['.', 'inner']) git('init', folder);
    for (const setting of ['core.fsmonitor', 'core.hooksPath']) git('-C', 'inner', 'config', setting, `touch ${join(cwd, 'ran')}`);
    ignore('.gitignore', 'a.yaml');
    ignore('inner/.gitignore', 'b.yaml');
    write('a.yaml', 'b.yaml', 'inner/a.yaml', 'inner/b.yaml');
    expect(await find(['.'])).toEqual(['b.yaml', 'inner/a.yaml']);
    expect(existsSync(join(cwd, 'ran'))).toBe(false);
  });

  test.each(['/dev/zero', 'pipe', '../above'])('but by no ignore file that is a link, such as to %s', async (target) => {
    git('init');
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    ignore('above', 'a.yaml');
    symlinkSync(target, join(cwd, '.gitignore'));
    write('a.yaml');
    expect(await find(['.'])).toEqual(['a.yaml']);
  });

  test('and a note says so if git cannot be asked', async () => {
    mkdirSync(join(cwd, '.git'));
    ignore('.gitignore', 'a.yaml');
    write('a.yaml');
    expect(await notesFor(['.'])).toEqual(['git does not say which files it ignores in ., so all of them are read']);
  });
});

describe('a note counts what a rule about names skips', () => {
  beforeEach(() => {
    execFileSync('git', ['-C', cwd, 'init'], { stdio: 'ignore' });
    ignore('.gitignore', 'out/');
    write('a.yaml', 'vendor/b.yaml', 'vendor/c/d.yaml', 'vendor/e.go', 'out/f.yaml');
  });

  test('by rule', async () => {
    expect(await notesFor(['.'])).toEqual(['1 file that git ignores and 2 in vendor folders were skipped; --no-ignore reads them']);
    expect(await notesFor(['vendor'])).toEqual([]);
    expect(await find(['.'], true)).toEqual(['a.yaml', 'out/f.yaml', 'vendor/b.yaml', 'vendor/c/d.yaml']);
  });

  test('but a file that the user names below the folder is read', async () => {
    const { files, notes } = await findFiles(['.'], { cwd, noIgnore: false, env: process.env, knownAs: ['vendor/c/d.yaml', 'out/f.yaml'] });
    expect(files.map(({ path }) => path)).toEqual(['a.yaml', 'out/f.yaml', 'vendor/c/d.yaml']);
    expect(notes).toEqual(['1 file in vendor folders was skipped; --no-ignore reads it']);
  });
});

describe('globs', () => {
  test('match files of any name', async () => {
    write('a/x.yaml', 'a/b/y.yaml', 'a/z.conf', 'c/x.yaml');
    expect(await find(['a/*'])).toEqual(['a/x.yaml', 'a/z.conf']);
    expect(await find(['**/x.yaml'])).toEqual(['a/x.yaml', 'c/x.yaml']);
    expect(await find(['{a,c}/x.yaml'])).toEqual(['a/x.yaml', 'c/x.yaml']);
  });

  test('match what another argument names too', async () => {
    write('a/x.yaml', 'a/z.conf');
    for (const paths of [
      ['a', '**/z.conf', '*/x.yaml'],
      ['*/x.yaml', '**/z.conf', 'a'],
    ])
      expect(await find(paths)).toEqual(['a/x.yaml', 'a/z.conf']);
  });

  test('that match nothing are a problem', async () => {
    expect(await find(['*.yaml', 'no/**/such.yaml'])).toEqual(['*.yaml:1:1: matches no file', 'no/**/such.yaml:1:1: matches no file']);
  });

  test('are paths where a file has that name', async () => {
    write('[a].yaml', 'a.yaml');
    expect(await find(['[a].yaml'])).toEqual(['[a].yaml']);
  });
});

describe('what cannot be read is a problem', () => {
  test('a path that does not exist', async () => {
    write('a.yaml');
    expect(await find(['a.yaml', 'b.yaml'])).toEqual(['a.yaml', 'b.yaml:1:1: cannot be read: no such file or folder']);
  });

  test('links that lead nowhere or in a circle', async () => {
    write('a.yaml');
    symlinkSync('missing.yaml', join(cwd, 'b.yaml'));
    symlinkSync('c.yaml', join(cwd, 'c.yaml'));
    symlinkSync('missing', join(cwd, 'no-manifest'));
    symlinkSync('user@host.1', join(cwd, '.#a.yaml'));
    expect(await find(['.', 'a.yaml', `../${basename(cwd)}`])).toEqual([
      'a.yaml',
      'b.yaml:1:1: cannot be read: no such file or folder',
      'c.yaml:1:1: cannot be read: too many symbolic links in a circle',
    ]);
  });

  test('what has a file among the folders above it, and a path that is too long', async () => {
    write('a.yaml');
    expect(await find(['a.yaml/b.yaml'])).toEqual(['a.yaml/b.yaml:1:1: cannot be read: a part of the path is a file and no folder']);
    const long = `${'x'.repeat(300)}.yaml`;
    expect(await find([long])).toEqual([`${long}:1:1: cannot be read: the path is too long`]);
  });

  test('a named pipe', async () => {
    write('a.yaml');
    execFileSync('mkfifo', [join(cwd, 'pipe.yaml')]);
    expect(await find(['.'])).toEqual(['a.yaml', 'pipe.yaml:1:1: is neither a file nor a folder']);
    expect(await find(['pipe.yaml'])).toEqual(['pipe.yaml:1:1: is neither a file nor a folder']);
  });
});

describe('symbolic links', () => {
  test('to a folder are followed once, and never in a circle', async () => {
    write('b/x.yaml', 'b/c/y.yaml');
    symlinkSync('..', join(cwd, 'b/c/up'));
    symlinkSync('.', join(cwd, 'b/here'));
    symlinkSync('b', join(cwd, 'a'));
    symlinkSync('b/c', join(cwd, 'z'));
    expect(await find(['.'])).toEqual(['b/c/y.yaml', 'b/x.yaml']);
  });

  test('give the path that was asked for', async () => {
    write('b/x.yaml');
    symlinkSync('b', join(cwd, 'a'));
    expect(await find(['a'])).toEqual(['a/x.yaml']);
    expect(await find(['a/x.yaml'])).toEqual(['a/x.yaml']);
    expect(await find(['a/x.yaml', '.'])).toEqual(['a/x.yaml']);
    expect(await find(['a/*.yaml'])).toEqual(['a/x.yaml']);
  });

  test('give the real path where two were asked for, or none', async () => {
    write('b/x.yaml');
    symlinkSync('b', join(cwd, 'a'));
    symlinkSync('x.yaml', join(cwd, 'b/first.yaml'));
    for (const paths of [['.'], ['a', 'b'], ['b', 'a'], ['a/x.yaml', 'b/x.yaml'], ['b/first.yaml', 'b/x.yaml'], ['*/*.yaml']])
      expect(await find(paths)).toEqual(['b/x.yaml']);
  });

  test('give the path by which the user knows the file', async () => {
    write('b/x.yaml');
    symlinkSync('b', join(cwd, 'a'));
    const { files } = await findFiles(['.'], { cwd, noIgnore: false, knownAs: ['a/x.yaml'] });
    expect(files.map(({ path, explicit }) => [path, explicit])).toEqual([['a/x.yaml', false]]);
  });

  describe('that lead out of the repository, and are not followed unless they are named', () => {
    beforeEach(() => {
      write('out/x.yaml', 'in/y.yaml', 'in/sub/z.yaml', 'in/.git/config.yaml');
      symlinkSync('../out', join(cwd, 'in/folder'));
      symlinkSync('../../out/x.yaml', join(cwd, 'in/sub/file.yaml'));
      symlinkSync('.git/config.yaml', join(cwd, 'in/secret.yaml'));
      symlinkSync('../y.yaml', join(cwd, 'in/sub/within.yaml'));
      symlinkSync('/dev/zero', join(cwd, 'in/zero.yaml'));
      symlinkSync('/proc', join(cwd, 'in/proc'));
    });
    const OUT = ['folder', 'proc', 'secret.yaml'];

    test('in a repository, in which links are followed', async () => {
      const { files, notes } = await findFiles(['.'], { cwd: join(cwd, 'in'), noIgnore: true });
      expect(files.map(({ path }) => path)).toEqual(['sub/z.yaml', 'y.yaml']);
      expect(notes).toEqual([
        `5 links not followed, because they lead out of the repository: ${OUT.join(', ')}, and 2 more; name them to read them`,
      ]);
      expect((await findFiles(['sub'], { cwd: join(cwd, 'in'), noIgnore: true })).files.map(({ path }) => path)).toEqual([
        'sub/z.yaml',
        'y.yaml',
      ]);
    });

    test('without a repository out of the folder itself', async () => {
      rmSync(join(cwd, 'in/.git'), { recursive: true });
      expect(await find(['in/sub'])).toEqual(['in/sub/z.yaml']);
      expect(await find(['in/sub', 'in/sub/file.yaml', 'in/folder'])).toEqual(['in/sub/file.yaml', 'in/sub/z.yaml']);
    });
  });

  test('lead to one chart and one kustomization', async () => {
    write('b/Chart.yaml', 'k/kustomization.yaml');
    symlinkSync('b', join(cwd, 'a'));
    symlinkSync('k', join(cwd, 'j'));
    const found = async (...paths: string[]) => {
      const { charts, kustomizations } = await findFiles(paths, { cwd, noIgnore: false, charts: true });
      return [...charts, ...kustomizations].map(({ path }) => path);
    };
    expect(await found('.')).toEqual(['b', 'k']);
    expect(await found('a', 'j')).toEqual(['a', 'j']);
    expect(await found('.', 'a')).toEqual(['a', 'k']);
  });
});

test('paths are relative to the working directory, also above it', async () => {
  write('a/x.yaml', 'b/y.yaml');
  const { files } = await findFiles(['../a', '.'], { cwd: join(cwd, 'b'), noIgnore: false });
  expect(files.map((file) => file.path)).toEqual(['../a/x.yaml', 'y.yaml']);
});
