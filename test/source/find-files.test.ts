import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FindOptions, findFiles } from '../../src/source/find-files.ts';
import { temporaryFolder } from '../folder.ts';

let cwd: string;
beforeEach(() => {
  cwd = temporaryFolder();
});

/** Writes files with a line of YAML, or with the text behind `:`; `link -> target` is a symbolic link. */
function write(...files: string[]): void {
  for (const file of files) {
    const [path = '', target] = file.split(' -> ');
    const [name = '', text = 'a: 1\n'] = target === undefined ? path.split(/:(.*)/s) : [path];
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    if (target === undefined) writeFileSync(join(cwd, name), text);
    else symlinkSync(target, join(cwd, name));
  }
}

const git = (...words: string[]) => execFileSync('git', ['-C', cwd, ...words], { stdio: 'ignore' });
const findBy = (paths: string[], options: Partial<FindOptions> = {}) =>
  findFiles(paths, { cwd, noIgnore: false, env: process.env, ...options });

/** Paths of the files, and `path: message` of the problems. */
async function find(paths: string[], options: Partial<FindOptions> = {}): Promise<string[]> {
  const { files, problems } = await findBy(paths, options);
  return [...files.map((file) => file.path), ...problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`)];
}

const DEEP = `${Array(1500).fill('d').join('/')}/a.yaml`;
const LONG = `${'x'.repeat(300)}.yaml`;
const MANIFESTS = ['a.yaml', 'b/c.yml', 'b/d.json', 'e.YAML', 'f.yaml.j2', 'g.json.tmpl', 'h.ign', 'l.manifest', 'm.manifest.j2'];

describe('finds', () => {
  // `PATHS => FILES`.
  test.each<[name: string, files: string[], ...found: string[]]>([
    ['manifests of all kinds, and no others', [...MANIFESTS, 'i.txt', 'j.yaml.bak', 'k'], `. => ${MANIFESTS.join(' ')}`],
    [
      'no vendored files, unless they are named',
      ['a.yaml', 'node_modules/x/b.yaml', 'vendor/c.yaml', '.git/d.yaml', 'x/vendor/e.yaml'],
      '. => a.yaml',
      'vendor => vendor/c.yaml',
    ],
    ['nothing where there are no manifests', ['readme.md'], '. => '],
    [
      'each file once, in any order',
      ['a/1.yaml', 'a/2.yaml', 'b/3.yaml'],
      'a b => a/1.yaml a/2.yaml b/3.yaml',
      'b/3.yaml a/2.yaml a . ./a/../a => a/1.yaml a/2.yaml b/3.yaml',
    ],
    ['files 1,500 folders deep', [DEEP], `. => ${DEEP}`],
    ['a folder that is named as a file would be', ['x.yaml/a.yaml'], '. => x.yaml/a.yaml'],
    [
      'files of any name by a glob',
      ['a/x.yaml', 'a/b/y.yaml', 'a/z.conf', 'c/x.yaml'],
      'a/* => a/x.yaml a/z.conf',
      '**/x.yaml => a/x.yaml c/x.yaml',
      '{a,c}/x.yaml => a/x.yaml c/x.yaml',
      'a **/z.conf */x.yaml => a/b/y.yaml a/x.yaml a/z.conf c/x.yaml',
    ],
    ['a file whose name looks like a glob', ['[a].yaml', 'a.yaml'], '[a].yaml => [a].yaml'],
    [
      'what links lead to once, and never in a circle',
      ['b/x.yaml', 'b/c/y.yaml', 'b/c/up -> ..', 'b/here -> .', 'a -> b', 'z -> b/c'],
      '. => b/c/y.yaml b/x.yaml',
    ],
    [
      'links by the named path, and by the real one if two or none are named',
      ['b/x.yaml', 'a -> b', 'b/first.yaml -> x.yaml'],
      ...['a/x.yaml', 'a/x.yaml .'].map((paths) => `${paths} => a/x.yaml`),
      ...['.', 'a b', 'b a', 'a/x.yaml b/x.yaml', 'b/first.yaml b/x.yaml', '*/*.yaml'].map((paths) => `${paths} => b/x.yaml`),
    ],
  ])('%s', async (_, files, ...found) => {
    write(...files);
    for (const one of found) {
      const [paths = [], expected] = one.split(' => ').map((part) => part.split(' ').filter(Boolean));
      expect(await find(paths)).toEqual(expected);
    }
  });

  test('no glob that matches nothing, no path that cannot be read, and no link that leads nowhere or in a circle', async () => {
    write('a.yaml', 'b.yaml -> missing.yaml', 'c.yaml -> c.yaml', 'no-manifest -> missing', '.#a.yaml -> user@host.1');
    expect(await find(['*.yml', 'no/**/such.yaml', 'd.yaml', 'a.yaml/b.yaml', LONG, '.', 'a.yaml'])).toEqual([
      'a.yaml',
      '*.yml:1:1: matches no file',
      'no/**/such.yaml:1:1: matches no file',
      'd.yaml:1:1: cannot be read: no such file or folder',
      'a.yaml/b.yaml:1:1: cannot be read: a part of the path is a file and no folder',
      `${LONG}:1:1: cannot be read: the path is too long`,
      'b.yaml:1:1: cannot be read: no such file or folder',
      'c.yaml:1:1: cannot be read: too many symbolic links in a circle',
    ]);
  });

  test('paths relative to the working directory, also above it', async () => {
    write('a/x.yaml', 'b/y.yaml');
    expect(await find(['../a', '.', `../../${basename(cwd)}/a`], { cwd: join(cwd, 'b') })).toEqual(['../a/x.yaml', 'y.yaml']);
  });

  test('one chart and one kustomization through links', async () => {
    write('b/Chart.yaml', 'k/kustomization.yaml', 'a -> b', 'j -> k');
    const found = async (...paths: string[]) => {
      const { charts, kustomizations } = await findBy(paths, { charts: true });
      return [...charts, ...kustomizations].map(({ path }) => path);
    };
    expect([await found('.'), await found('a', 'j'), await found('.', 'a')]).toEqual([
      ['b', 'k'],
      ['a', 'j'],
      ['a', 'k'],
    ]);
  });
});

describe('what git ignores is not read', () => {
  test('by the files between the folder and the root of its repository', async () => {
    git('init');
    write('.gitignore:out/\n*.gen.yaml\n!keep.gen.yaml', 'a/.gitignore:local.yaml\n/root.yaml');
    write('out/x.yaml', 'b.gen.yaml', 'keep.gen.yaml', 'local.yaml', 'a/local.yaml', 'a/root.yaml', 'a/b/root.yaml', 'a/b/x.gen.yaml');
    expect(await find(['.'])).toEqual(['a/b/root.yaml', 'keep.gen.yaml', 'local.yaml']);
    expect(await find(['a/b'])).toEqual(['a/b/root.yaml']);
    expect(await find(['.'], { noIgnore: true })).toHaveLength(8);
  });

  test.each([
    ['[!d]*', ['d.yaml']],
    ['*.\\[z-a]', ['d.yaml', 'deploy/x.yaml']],
    [`${'*a'.repeat(1000)}*b.yaml`, ['d.yaml', 'deploy/x.yaml']],
  ])('as git reads the pattern %s', async (pattern, left) => {
    git('init');
    write(`.gitignore:${pattern}`, 'd.yaml', 'deploy/x.yaml');
    expect(await find(['.'])).toEqual(left);
  });

  test('but for files that it tracks, or that are named, also as a folder', async () => {
    git('init');
    write('.gitignore:out/', 'out/tracked.yaml', 'out/x.yaml');
    git('add', '--force', 'out/tracked.yaml');
    expect(await find(['.'])).toEqual(['out/tracked.yaml']);
    expect(await find(['out/x.yaml', '.'])).toEqual(['out/tracked.yaml', 'out/x.yaml']);
    git('rm', '--cached', 'out/tracked.yaml');
    expect(await find(['out'])).toEqual(['out/tracked.yaml', 'out/x.yaml']);
  });

  test('in a repository within by its own files, and by no settings that start programs', async () => {
    for (const folder of ['.', 'inner']) git('init', folder);
    for (const setting of ['core.fsmonitor', 'core.hooksPath']) git('-C', 'inner', 'config', setting, `touch ${join(cwd, 'ran')}`);
    write('.gitignore:a.yaml', 'inner/.gitignore:b.yaml', 'a.yaml', 'b.yaml', 'inner/a.yaml', 'inner/b.yaml');
    expect(await find(['.'])).toEqual(['b.yaml', 'inner/a.yaml']);
    expect(existsSync(join(cwd, 'ran'))).toBe(false);
  });

  test.each(['/dev/zero', 'pipe', '../above'])('but by no ignore file that is a link, such as to %s', async (target) => {
    git('init');
    execFileSync('mkfifo', [join(cwd, 'pipe')]);
    write('above:a.yaml', `.gitignore -> ${target}`, 'a.yaml');
    expect(await find(['.'])).toEqual(['a.yaml']);
  });

  test('and a note says so if git fails', async () => {
    mkdirSync(join(cwd, '.git'));
    write('.gitignore:a.yaml', 'a.yaml');
    expect((await findBy(['.'])).notes).toEqual(['git cannot list the ignored files in ., so all files are read']);
  });
});

test('a note counts what a rule about names skips, but for files that the user names', async () => {
  git('init');
  write('.gitignore:out/', 'a.yaml', 'vendor/b.yaml', 'vendor/c/d.yaml', 'vendor/e.go', 'out/f.yaml');
  const notesFor = async (paths: string[]) => (await findBy(paths)).notes;
  expect(await notesFor(['.'])).toEqual(['1 file that git ignores and 2 in vendor folders were skipped; --no-ignore reads them']);
  expect(await notesFor(['vendor'])).toEqual([]);
  expect(await find(['.'], { noIgnore: true })).toEqual(['a.yaml', 'out/f.yaml', 'vendor/b.yaml', 'vendor/c/d.yaml']);
  const { files, notes } = await findBy(['.'], { knownAs: ['vendor/c/d.yaml', 'out/f.yaml'] });
  expect(files.map(({ path }) => path)).toEqual(['a.yaml', 'out/f.yaml', 'vendor/c/d.yaml']);
  expect(notes).toEqual(['1 file in vendor folders was skipped; --no-ignore reads it']);
});

test('a file has the path by which the user knows it', async () => {
  write('b/x.yaml', 'a -> b');
  const { files } = await findBy(['.'], { knownAs: ['a/x.yaml'] });
  expect(files.map(({ path, explicit }) => [path, explicit])).toEqual([['a/x.yaml', false]]);
});

describe('links that lead out of the repository are not followed unless they are named', () => {
  beforeEach(() => {
    write('out/x.yaml', 'in/y.yaml', 'in/sub/z.yaml', 'in/.git/config.yaml', 'in/folder -> ../out', 'in/sub/file.yaml -> ../../out/x.yaml');
    write('in/secret.yaml -> .git/config.yaml', 'in/sub/within.yaml -> ../y.yaml', 'in/zero.yaml -> /dev/zero', 'in/proc -> /proc');
  });

  test('in a repository, in which links are followed', async () => {
    const inside = { cwd: join(cwd, 'in'), noIgnore: true };
    const { files, notes } = await findBy(['.'], inside);
    expect(files.map(({ path }) => path)).toEqual(['sub/z.yaml', 'y.yaml']);
    expect(notes).toEqual([
      '5 links not followed, because they lead out of the repository: folder, proc, secret.yaml and 2 more; name them to read them',
    ]);
    expect(await find(['sub'], inside)).toEqual(['sub/z.yaml', 'y.yaml']);
  });

  test('without a repository out of the folder itself', async () => {
    rmSync(join(cwd, 'in/.git'), { recursive: true });
    const { files, notes } = await findBy(['in/sub']);
    expect(files.map(({ path }) => path)).toEqual(['in/sub/z.yaml']);
    expect(notes).toEqual([expect.stringContaining('they lead out of the folders that are read without a git repository: in/sub/')]);
    expect(await find(['in/sub', 'in/sub/file.yaml', 'in/folder'])).toEqual(['in/sub/file.yaml', 'in/sub/z.yaml']);
  });
});
