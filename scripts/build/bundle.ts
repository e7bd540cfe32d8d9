import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, type Plugin } from 'esbuild';
import { dataForEsbuild, dataOf } from '../data-modules.mjs';

const BUNDLE = 'hostport-lint.cjs';
/** Separate files, so that a run only reads what it needs: packages, generated code and data. The values are their modules. */
const APART: Readonly<Record<string, string>> = {
  'cluster-client.cjs': './src/source/cluster/library.ts',
  'config-validator.cjs': './schemas/config.schema.json?validator',
  'programs-validator.cjs': './schemas/program.schema.json?validator',
  'registry-validator.cjs': './registry/schema.json?validator',
  'language-server.cjs': './src/lsp/library.ts',
  'page-assets.cjs': './src/report/html/assets.ts',
  'shell-parser.cjs': 'unbash',
  'programs.json': './programs/*.yaml?each',
  'registries.json': './registry/*.json?each',
};

/** Files with code of packages only. They are minified, because readers find that code in the packages. */
const MINIFIED: ReadonlySet<string> = new Set(['language-server.cjs']);

/** The exports of the bundle that the other files of dist/ use. */
const CONTENTS = `
export * as library from './src/index.ts';
export { runCli } from './src/cli/main.ts';
export { runAction } from './src/action/index.ts';
`;

const CLI = `#!/usr/bin/env node
'use strict';
// Node.js 22.1 and later cache compiled code for the next run.
require('node:module').enableCompileCache?.();
require('./${BUNDLE}').runCli();
`;

const ACTION = `'use strict';
require('./${BUNDLE}').runAction();
`;

interface Bundles {
  /** Text of each file, by its name below dist/. */
  readonly files: Map<string, string>;
  /** Folders of the packages whose code is in the files, relative to the root. */
  readonly packages: ReadonlySet<string>;
}

/** Bundles the sources below `root` into CommonJS files, and adds the small files that start the program. */
export async function bundle(root: string): Promise<Bundles> {
  const main = await compile(root, CONTENTS, [apart(root)]);
  const files = new Map([
    [BUNDLE, main.text],
    ['cli.cjs', CLI],
    ['action.cjs', ACTION],
    ['index.cjs', await libraryFile(root)],
  ]);
  const packages = new Set(main.packages);
  for (const [file, module] of Object.entries(APART)) {
    if (file.endsWith('.json')) files.set(file, dataOf(join(root, module)));
    else {
      const one = await compile(root, `export * from '${module}';`, [], MINIFIED.has(file));
      files.set(file, one.text);
      for (const name of one.packages) packages.add(name);
    }
  }
  return { files, packages };
}

/** Compiles the module `contents` with all its imports to CommonJS. Fails on any warning. */
export async function compile(
  root: string,
  contents: string,
  plugins: readonly Plugin[] = [],
  isMinified = false,
): Promise<{ readonly text: string; readonly packages: Set<string> }> {
  const result = await run(root, contents, 'cjs', plugins, isMinified);
  const [warning] = result.warnings;
  if (warning) throw new Error(`${warning.location?.file ?? 'bundle'}:${warning.location?.line ?? 0}: ${warning.text}`);
  return { text: inAscii(result.outputFiles?.[0]?.text ?? ''), packages: packagesOf(result) };
}

/**
 * Escapes all characters that are not ASCII. The compiler only escapes them in strings, and one wider character in a pattern or comment
 * makes Node.js keep two bytes for each character of the file.
 */
function inAscii(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The library. Each name has its own export statement, so that Node.js finds it when an ES module imports the file. */
async function libraryFile(root: string): Promise<string> {
  const { metafile } = await run(root, `export * from './src/index.ts';`, 'esm');
  const names = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports);
  const lines = names.sort().map((name) => `exports.${name} = library.${name};\n`);
  return `'use strict';\nconst { library } = require('./${BUNDLE}');\n${lines.join('')}`;
}

const DATA = 'data';

function apart(root: string): Plugin {
  const fileOf = new Map(Object.entries(APART).map(([file, module]) => [module, file]));
  return {
    name: 'apart',
    setup(compiler) {
      compiler.onResolve({ filter: /./ }, ({ path, resolveDir, namespace }) => {
        if (namespace === DATA) return { path, external: true };
        const module = path.startsWith('.') ? `./${relative(root, resolve(resolveDir, path)).replaceAll('\\', '/')}` : path;
        const file = fileOf.get(module);
        if (file === undefined) return undefined;
        return file.endsWith('.json') ? { path: `./${file}`, namespace: DATA } : { path: `./${file}`, external: true };
      });
      // A JSON file that is imported directly is copied key by key at every start.
      compiler.onLoad({ filter: /./, namespace: DATA }, ({ path }) => ({ contents: `export default require('${path}');` }));
    },
  };
}

function run(
  root: string,
  contents: string,
  format: 'cjs' | 'esm',
  plugins: readonly Plugin[] = [],
  isMinified = false,
): Promise<BuildResult> {
  const options: BuildOptions = {
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    // `require` reads a CommonJS file once; `import` reads it twice, and searches it for names.
    supported: { 'dynamic-import': false },
    format,
    // With whitespace removed, lines would be too long.
    minifySyntax: isMinified,
    minifyIdentifiers: isMinified,
    // The path of node_modules must not change the names of packages and the comments about them.
    preserveSymlinks: true,
    legalComments: 'none',
    // Git can merge two changes of a generated file if they are on different lines.
    lineLimit: 400,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [...plugins, nameAndVersion(root), unusedOfClient, dataForEsbuild],
  };
  return build(options);
}

/** Reduces package.json to the fields that the program uses, so that other changes of that file do not change the bundle. */
function nameAndVersion(root: string): Plugin {
  const file = join(root, 'package.json');
  return {
    name: 'name-and-version',
    setup(compiler) {
      compiler.onLoad({ filter: /package\.json$/ }, ({ path }) => {
        if (path !== file) return undefined;
        const { name, version } = JSON.parse(readFileSync(path, 'utf8'));
        return { contents: JSON.stringify({ name, version }), loader: 'json' };
      });
    },
  };
}

/**
 * Leaves out the imports of @kubernetes/client-node that the program never calls: its HTTP client, its generated API, its own proxy agents,
 * YAML reader and OpenID client, and the JSONPath of two cloud plugins. They are three quarters of its size.
 */
const unusedOfClient: Plugin = {
  name: 'unused-of-client',
  setup(compiler) {
    compiler.onResolve({ filter: /^(?:undici|openid-client|jsonpath-plus|hpagent|js-yaml|\.\/gen\/index\.js)$/ }, ({ path, importer }) =>
      /[\\/]@kubernetes[\\/]client-node[\\/]dist[\\/]\w+\.js$/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    compiler.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

function packagesOf({ metafile }: BuildResult): Set<string> {
  const folders = new Set<string>();
  for (const output of Object.values(metafile?.outputs ?? {})) {
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
      if (bytesInOutput > 0 && folder !== undefined) folders.add(folder);
    }
  }
  return folders;
}
