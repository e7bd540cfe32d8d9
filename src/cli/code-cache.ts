import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** The bundle that only runs which lint load; help and completion compile too little to be of use to the next run. */
const SIGN_OF_LINTING = 'programs.cjs';
/** Folders of other versions are kept as long, in days. */
const KEPT_DAYS = 30;

/** What Node.js puts around the text of a CommonJS module. */
const BEFORE = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const AFTER = Buffer.from('\n})');

interface Loaded {
  readonly name: string;
  readonly script: Script;
}

/**
 * Loads the CommonJS bundles of a folder by name. V8 compiles a function when it is first called, which takes a third of
 * a short run; so what a run has compiled is kept in the user's cache folder for the next run of the same build on the
 * same Node.js. Whatever goes wrong with the cache, the bundles are compiled as usual. `NODE_DISABLE_COMPILE_CACHE`
 * (as Node.js names it) switches it off, and continuous integration reads it without writing.
 */
export function createLoader(folder: string, build: string, env: NodeJS.ProcessEnv): (name: string) => unknown {
  const cache = cacheFolder(build, env);
  const modules = new Map<string, { exports: unknown }>();
  const compiled: Loaded[] = [];
  const fromNode = createRequire(join(folder, 'cli.cjs'));
  if (cache === null) return (name) => fromNode(`./${name}`);
  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const filename = join(folder, name);
    // The bundles are ASCII, and joined as bytes they become one string instead of three that the collector must move.
    const source = Buffer.concat([BEFORE, readFileSync(filename), AFTER]).toString('latin1');
    const cachedData = readQuietly(join(cache, `${name}.bin`));
    const script = new Script(source, { filename, ...(cachedData ? { cachedData } : {}) });
    if (!cachedData || script.cachedDataRejected) compiled.push({ name, script });
    const requireBeside = (wanted: string): unknown => (wanted.startsWith('./') ? load(wanted.slice(2)) : fromNode(wanted));
    script.runInThisContext().call(module.exports, module.exports, requireBeside, module, filename, folder);
    return module.exports;
  };
  if (!env.CI) {
    process.once('exit', () => {
      if (compiled.length > 0 && modules.has(SIGN_OF_LINTING)) keep(cache, compiled);
    });
  }
  return load;
}

/** Where the code of this build and this Node.js is kept; null where there is no such place. */
function cacheFolder(build: string, env: NodeJS.ProcessEnv): string | null {
  if (env.NODE_DISABLE_COMPILE_CACHE) return null;
  const home = env.XDG_CACHE_HOME || env.LOCALAPPDATA || (env.HOME && join(env.HOME, '.cache'));
  return home ? join(home, 'hostport-lint', 'code', `${build}-${process.version}-${process.arch}`) : null;
}

/** Code that somebody else could have written is not run, such as that of the user who called `sudo`. */
function readQuietly(path: string): Buffer | undefined {
  try {
    if (process.getuid && statSync(path).uid !== process.getuid()) return undefined;
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function keep(folder: string, compiled: readonly Loaded[]): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (process.getuid && statSync(folder).uid !== process.getuid()) return;
    for (const { name, script } of compiled) {
      const path = join(folder, `${name}.bin`);
      // Another run may read the file at the same time.
      writeFileSync(`${path}.${process.pid}`, script.createCachedData());
      renameSync(`${path}.${process.pid}`, path);
    }
    removeOld(join(folder, '..'));
  } catch {
    // A home that cannot be written only means that the next run is as fast as this one.
  }
}

function removeOld(folder: string): void {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < oldest) rmSync(path, { recursive: true, force: true });
  }
}
