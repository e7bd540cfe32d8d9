import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild';
import { programsAsJson } from './data.ts';

/** A file of the bundle: its text, and the packages whose code went into it. */
export interface Bundle {
  readonly text: string;
  readonly packages: ReadonlySet<string>;
}

/** What one compilation met besides its own modules. */
export interface Seams {
  /** Modules that are taken from the core, relative to the root. */
  readonly links: Set<string>;
  /** Modules that are loaded on use, relative to the root. */
  readonly lazy: Set<string>;
}

export interface Unit {
  readonly root: string;
  /** Modules that live in the core, relative to the root; those of packages are taken in wherever they are needed. */
  readonly core: ReadonlySet<string>;
  /** The core itself is compiled: its modules are taken in rather than linked. */
  readonly isCore: boolean;
  /** The bundles are CommonJS; esbuild lists an entry's exports only for ES modules. */
  readonly format?: 'cjs' | 'esm';
}

export const CORE_FILE = 'core.cjs';

const TARGET = 'node20.19';

/** Name of the lazily loaded file that holds a module and what it needs: `src/listeners/shell/index.ts` gives `listen-shell.cjs`. */
export function nameOfChunk(module: string): string {
  const inner = module.replace(/^node_modules\//, 'package/').replace(/^src\//, '');
  return `${inner
    .replace(/\.[cm]?[jt]s$/, '')
    .replace(/\/index$/, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')}.cjs`;
}

/** Name under which the core exports a module's names. */
export function nameOfLink(module: string): string {
  return module.replace(/\.ts$/, '').replace(/[^a-zA-Z0-9]+/g, '_');
}

/** Compiles one entry, and tells at which modules it was cut off. Fails on any warning. */
export async function compile(
  unit: Unit,
  entry: { readonly path: string } | { readonly text: string },
): Promise<Bundle & { seams: Seams; metafile: Metafile }> {
  const seams: Seams = { links: new Set(), lazy: new Set() };
  const options: BuildOptions = {
    absWorkingDir: unit.root,
    bundle: true,
    platform: 'node',
    target: TARGET,
    format: unit.format ?? 'cjs',
    // Names of packages, and the comments on them, must not depend on where node_modules really is.
    preserveSymlinks: true,
    legalComments: 'none',
    // Without it the lazily loaded files would pass through the loader of ES modules, which costs some 10 ms.
    supported: { 'dynamic-import': false },
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [cutter(unit, seams)],
    ...('path' in entry
      ? { entryPoints: [entry.path] }
      : { stdin: { contents: entry.text, resolveDir: unit.root, loader: 'ts', sourcefile: 'core.ts' } }),
    outfile: 'out.cjs',
  };
  const result = await build(options);
  const warning = result.warnings[0];
  if (warning) throw new Error(`${warning.location?.file ?? 'bundle'}:${warning.location?.line ?? 0}: ${warning.text}`);
  return {
    text: escapeToAscii(result.outputFiles?.[0]?.text ?? ''),
    packages: packagesOf(result.metafile as Metafile),
    seams,
    metafile: result.metafile as Metafile,
  };
}

/** Engines read sources of one byte a character faster; only strings, expressions and comments hold others. */
function escapeToAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Modules that are needed as soon as `entry` is loaded, relative to the root. */
export async function modulesOf(root: string, entry: string): Promise<Set<string>> {
  const { metafile } = await compile({ root, core: new Set(), isCore: true }, { path: entry });
  return new Set(Object.keys(metafile.inputs));
}

/** Cuts the graph at dynamic imports, and at the modules of the core. */
function cutter(unit: Unit, seams: Seams): Plugin {
  return {
    name: 'cutter',
    setup(compiler) {
      compiler.onResolve({ filter: /./ }, async (asked) => {
        if (asked.pluginData === 'inside' || asked.kind === 'entry-point') return undefined;
        if (asked.kind !== 'dynamic-import' && unit.isCore) return undefined;
        if (asked.kind !== 'dynamic-import' && !asked.path.startsWith('.')) return undefined;
        const found = await compiler.resolve(asked.path, {
          kind: asked.kind,
          importer: asked.importer,
          resolveDir: asked.resolveDir,
          pluginData: 'inside',
        });
        if (found.errors.length > 0 || found.external || found.namespace !== 'file') return undefined;
        const module = relative(unit.root, found.path).replaceAll('\\', '/');
        // A package that is loaded on use would bring all of itself into the core.
        const isInCore = unit.core.has(module) && !module.includes('node_modules/');
        if (isInCore && unit.isCore) return undefined;
        if (isInCore) {
          seams.links.add(module);
          return { path: module, namespace: 'link' };
        }
        if (asked.kind !== 'dynamic-import') return undefined;
        seams.lazy.add(module);
        return { path: `./${nameOfChunk(module)}`, external: true };
      });
      compiler.onLoad({ filter: /./, namespace: 'link' }, ({ path }) => {
        if (/^export default/m.test(readFileSync(join(unit.root, path), 'utf8'))) {
          throw new Error(`${path}: a default export cannot be linked; give it a name`);
        }
        return { contents: `module.exports = require('./${CORE_FILE}').${nameOfLink(path)};`, loader: 'js', resolveDir: unit.root };
      });
      // Node 20 gives every object that spreads another and adds properties a hidden class of its own, and the parser's
      // state is such an object: without the spread it reads three times as many bytes a second.
      compiler.onLoad({ filter: /node_modules\/js-yaml\/.*\.m?js$/ }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, 'utf8'), { target: TARGET, supported: { 'object-rest-spread': false } });
        return { contents: code, loader: 'js' };
      });
      // Commander starts other programs for sub-commands that are files of their own, which nobody uses here; the module
      // that does it takes longer to load than Commander itself.
      compiler.onResolve({ filter: /^(node:)?child_process$/ }, ({ importer }) =>
        importer.includes('/node_modules/commander/') ? { path: 'node:child_process', namespace: 'on-use' } : undefined,
      );
      compiler.onLoad({ filter: /./, namespace: 'on-use' }, ({ path }) => ({
        contents: `module.exports = { get spawn() { return require('${path}').spawn; } };`,
        loader: 'js',
      }));
      // Of the package only the version is of use, so that other changes of its manifest leave the bundles alone. Engines
      // read long JSON in half the time that an object literal takes.
      compiler.onLoad({ filter: /\.json$/ }, ({ path }) => {
        const value = JSON.parse(readFileSync(path, 'utf8'));
        const used = path === join(unit.root, 'package.json') ? { name: value.name, version: value.version } : value;
        return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(used))});`, loader: 'js' };
      });
      compiler.onLoad({ filter: /\/programs\/index\.ts$/ }, async ({ path }) => ({ contents: await programsAsJson(path), loader: 'js' }));
      compiler.onResolve({ filter: new RegExp(`^\\./${CORE_FILE.replace('.', '\\.')}$`), namespace: 'link' }, ({ path }) => ({
        path,
        external: true,
      }));
    },
  };
}

/** Folders of the packages whose code is in a bundle, relative to the root. */
function packagesOf(metafile: Metafile): Set<string> {
  const folders = new Set<string>();
  for (const output of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      if (bytesInOutput > 0 && input.includes('node_modules/')) folders.add(folderOfPackage(input));
    }
  }
  return folders;
}

function folderOfPackage(input: string): string {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
  return found?.[1] ?? dirname(input);
}

export function exists(root: string, path: string): boolean {
  return existsSync(resolve(root, path));
}
