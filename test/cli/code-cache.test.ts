import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

/** A program of bundles that says what it was compiled from; the loader only ever looks at their names. */
const BUNDLES = {
  'cli-main.cjs': "require('./programs.cjs');\nmodule.exports = require('node:path').sep;",
  'programs.cjs': "console.log('first ');",
};
let loader = '';

beforeAll(() => {
  const built = buildSync({ entryPoints: ['src/cli/code-cache.ts'], bundle: true, platform: 'node', format: 'cjs', write: false });
  loader = built.outputFiles[0]?.text ?? '';
});

describe('compiled code', () => {
  test('of one run is what the next run of the same build starts', () => {
    const { run, change } = install();
    expect(run()).toBe('first \n');
    change('programs.cjs', 'first ', 'second');
    // Nobody changes a bundle without a new build; that the former text still speaks shows that it was not compiled again.
    expect(run()).toBe('first \n');
    expect(run({ build: 'b2' })).toBe('second\n');
  });

  test('is not kept where nothing was linted', () => {
    const { run, kept, change } = install();
    change('cli-main.cjs', "require('./programs.cjs');", "console.log('help');");
    expect(run()).toBe('help\n');
    expect(kept()).toEqual([]);
  });

  test.each([
    ['with NODE_DISABLE_COMPILE_CACHE', { NODE_DISABLE_COMPILE_CACHE: '1' }],
    ['in continuous integration', { CI: 'true' }],
    ['without a home', { XDG_CACHE_HOME: '', HOME: '' }],
    ['in a home that cannot be written', { XDG_CACHE_HOME: '/dev/null' }],
  ])('is not kept %s', (_, env) => {
    const { run, kept } = install();
    expect(run({ env })).toBe('first \n');
    expect(kept()).toEqual([]);
  });

  test.each([
    ['is damaged', (path: string) => writeFileSync(path, 'damaged')],
    ['is empty', (path: string) => writeFileSync(path, '')],
    ['cannot be read', (path: string) => [rmSync(path), mkdirSync(path)]],
  ])('that %s is compiled again', (_, damage) => {
    const { run, kept, change } = install();
    run();
    change('programs.cjs', 'first ', 'second');
    for (const path of kept()) damage(path);
    expect(run()).toBe('second\n');
  });

  test.runIf(process.getuid?.() === 0)('that somebody else could have written is not run', () => {
    const { run, kept, change } = install();
    run();
    change('programs.cjs', 'first ', 'second');
    for (const path of kept()) chownSync(path, 65534, 65534);
    expect(run()).toBe('second\n');
  });

  test('of builds that nobody started for a month is removed', () => {
    const { run, cache } = install();
    const old = join(cache, 'hostport-lint', 'code', 'old');
    mkdirSync(old, { recursive: true });
    utimesSync(old, 0, 0);
    run();
    expect(readdirSync(join(old, '..')).map((name) => name.split('-')[0])).toEqual(['b1']);
  });
});

/** A folder with the loader and its bundles, and an own cache folder. */
function install() {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-code-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cache = join(folder, 'cache');
  for (const [name, text] of Object.entries({ ...BUNDLES, 'loader.cjs': loader })) writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'start.cjs'),
    "require('./loader.cjs').createLoader(__dirname, process.argv[2], process.env)('cli-main.cjs');",
  );
  return {
    cache,
    run: ({ build = 'b1', env = {} }: { build?: string; env?: Record<string, string> } = {}): string => {
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'start.cjs'), build], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, XDG_CACHE_HOME: cache, ...env },
      });
      expect(stderr).toBe('');
      return stdout;
    },
    change: (name: string, from: string, to: string): void => {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    },
    kept: (): string[] => {
      try {
        return readdirSync(cache, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
      } catch {
        return [];
      }
    },
  };
}
