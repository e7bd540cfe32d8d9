// Makes YAML files modules: `import value from './facts.yaml'` gives what the file holds, and `import families from
// './programs/*.yaml'` what each file of the folder holds, by name; scripts of shells and `*.template` are modules of their text. For esbuild
// and Vitest, the builders of this project.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { load } from 'js-yaml';

const SHORT = 100;
const TEXT = /\.(?:bash|zsh|fish|template)$/;

/** The source of a module whose default export is what a YAML file, or each of `FOLDER/*.yaml`, holds. Engines read JSON fastest. */
function moduleOf(path) {
  return `export default JSON.parse(\`${dataOf(path).replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`);`;
}

/** The same as JSON. */
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
    compiler.onResolve({ filter: /\.yaml$/ }, ({ path, resolveDir }) => ({
      path: relative(root, resolve(resolveDir, path)).replaceAll('\\', '/'),
      namespace: 'yaml',
    }));
    compiler.onLoad({ filter: TEXT }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }));
    compiler.onLoad({ filter: /./, namespace: 'yaml' }, ({ path }) => ({ contents: moduleOf(join(root, path)), loader: 'js' }));
  },
};

/** @type {import('vitest/config').Plugin} */
export const dataForVitest = {
  name: 'data',
  resolveId: (path, importer) => ((path.endsWith('.yaml') || TEXT.test(path)) && importer ? resolve(dirname(importer), path) : undefined),
  load: (path) => {
    if (TEXT.test(path)) return `export default ${JSON.stringify(readFileSync(path, 'utf8'))};`;
    return path.endsWith('.yaml') ? moduleOf(path) : undefined;
  },
};
