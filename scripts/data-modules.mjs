// Makes modules of what is no JavaScript, for esbuild and Vitest, the builders of this project: `import value from './facts.yaml'` gives
// what the file holds, and `import families from './programs/*.yaml'` what each file of the folder holds, by name; `./page.css?text` is a
// module of the text of a file, and `./page.ts?script` one of what browsers run.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { load } from 'js-yaml';

const SHORT = 100;
const DATA = /\.yaml$|\?(?:text|script)$/;

/** The source of a module for one of these files. */
async function moduleOf(path) {
  // Engines read JSON fastest.
  if (path.endsWith('.yaml')) return `export default JSON.parse(\`${dataOf(path).replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`);`;
  const [file, kind] = path.split('?');
  const text = kind === 'script' ? await scriptOf(file) : readFileSync(file, 'utf8');
  // A string for each line, so that Git merges two changes.
  const lines = text.split('\n').map((line) => JSON.stringify(line));
  return `export default [\n${lines.join(',\n')}\n].join('\\n');`;
}

/** What browsers run for a file of TypeScript and all that it imports. */
async function scriptOf(path) {
  const target = ['chrome123', 'firefox120', 'safari17.5'];
  const options = { bundle: true, format: 'iife', platform: 'browser', target, charset: 'utf8', legalComments: 'none', lineLimit: 400 };
  const built = await build({ ...options, entryPoints: [path], absWorkingDir: dirname(path), write: false, logLevel: 'silent' });
  return built.outputFiles[0].text;
}

/** What a YAML file, or each of `FOLDER/*.yaml`, holds, as JSON. */
export function dataOf(path) {
  const read = (file) => load(readFileSync(file, 'utf8'), { filename: file });
  return linesOf(
    path.endsWith('*.yaml') ? Object.fromEntries(filesOf(dirname(path)).map((file) => [basename(file), read(file)])) : read(path),
  );
}

function filesOf(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

/** JSON with a line for what is short, so that a change of the value changes few lines. */
function linesOf(value) {
  const line = JSON.stringify(value);
  if (line.length <= SHORT || typeof value !== 'object') return line;
  if (Array.isArray(value)) return `[\n${value.map(linesOf).join(',\n')}\n]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${linesOf(member)}`);
  return `{\n${members.join(',\n')}\n}`;
}

/** @type {import('esbuild').Plugin} */
export const dataForEsbuild = {
  name: 'data',
  setup(compiler) {
    const root = compiler.initialOptions.absWorkingDir ?? process.cwd();
    compiler.onResolve({ filter: DATA }, ({ path, resolveDir }) => ({
      path: relative(root, resolve(resolveDir, path)).replaceAll('\\', '/'),
      namespace: 'contents',
    }));
    compiler.onLoad({ filter: /./, namespace: 'contents' }, async ({ path }) => ({
      contents: await moduleOf(join(root, path)),
      loader: 'js',
    }));
  },
};

/** Vite takes some of these files for its own, such as each with `.css?` in its name, unless they have other names. */
const PREFIX = '\0data:';
const SUFFIX = '.mjs';
const QUERY = '#';

/** @type {import('vitest/config').Plugin} */
export const dataForVitest = {
  name: 'data',
  enforce: 'pre',
  resolveId: (path, importer) =>
    DATA.test(path) && importer ? `${PREFIX}${resolve(dirname(importer), path).replace('?', QUERY)}${SUFFIX}` : undefined,
  load: (id) => (id.startsWith(PREFIX) ? moduleOf(id.slice(PREFIX.length, -SUFFIX.length).replace(QUERY, '?')) : undefined),
};
