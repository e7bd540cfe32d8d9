// Plugins for esbuild and Vitest that turn data files into modules:
//
// import value from './facts.yaml'                       the value of the file
// import families from './programs/*.yaml?each'          the value of each file of the folder, by file name
// import rules from './*/*.ts?each'                      the export of each file that has the file's name in camel case
// import style from './page.css?text'                    the text of the file
// import script from './page.ts?script'                  the browser script compiled from the file and its imports
// import { validate } from './config.schema.json?validator'   a function that checks a value against the schema
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { load } from 'js-yaml';

const SHORT = 100;
const DATA = /\.yaml$|\?(?:each|text|script|validator)$/;

/** The source of a module for one of these files. */
async function moduleOf(path) {
  const [file, kind] = path.split('?');
  if (kind === 'validator') return validatorOf(JSON.parse(readFileSync(file, 'utf8')));
  if (kind === 'each' && file.endsWith('.ts')) return exportsOf(filesOf(file));
  // JSON is the fastest format for engines.
  if (kind === undefined || kind === 'each') return `export default JSON.parse(\`${dataOf(path).replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`);`;
  const text = kind === 'script' ? await scriptOf(file) : readFileSync(file, 'utf8');
  // One string per line, so that Git can merge two changes.
  const lines = text.split('\n').map((line) => JSON.stringify(line));
  return `export default [\n${lines.join(',\n')}\n].join('\\n');`;
}

/** The source of a module with the export of each TypeScript file that has the file's name in camel case, by file name. */
function exportsOf(files) {
  const nameIn = (file) => basename(file, '.ts').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const imports = files.map((file) => `import { ${nameIn(file)} } from ${JSON.stringify(file)};`);
  const members = files.map((file) => `  ${JSON.stringify(basename(file))}: ${nameIn(file)},`);
  return [...imports, 'export default {', ...members, '};'].join('\n');
}

/** The browser script compiled from a TypeScript file and its imports. */
async function scriptOf(path) {
  const target = ['chrome123', 'firefox120', 'safari17.5'];
  const options = { bundle: true, format: 'iife', platform: 'browser', target, charset: 'utf8', legalComments: 'none', lineLimit: 400 };
  const built = await build({ ...options, entryPoints: [path], absWorkingDir: dirname(path), write: false, logLevel: 'silent' });
  return built.outputFiles[0].text;
}

/** The source of a module whose `validate` checks a value against a schema, without run-time dependencies. */
function validatorOf(schema) {
  // Both are CommonJS modules.
  const require = createRequire(import.meta.url);
  const { default: Ajv } = require('ajv/dist/2020');
  const { default: standalone } = require('ajv/dist/standalone');
  // With `verbose`, an error contains its part of the schema, whose texts the message uses. Missing keys get their default.
  const ajv = new Ajv({ code: { source: true, esm: true }, allErrors: true, verbose: true, allowUnionTypes: true, useDefaults: true });
  ajv.addVocabulary(['errorMessage']);
  const source = standalone(ajv, ajv.compile(validatedPart(schema)));
  if (source.includes('require(')) throw new Error('the validator would need ajv at run time; use keywords that do not');
  return source;
}

/** The schema without descriptions, which no message contains, and without the names of rules, which the program checks itself. */
function validatedPart(schema) {
  const isKept = (owner, key, value) =>
    !(key === 'description' && typeof value === 'string') &&
    !(owner.$comment === GENERATED_FROM_RULES && (key === 'properties' || key === 'enum'));
  return JSON.parse(
    JSON.stringify(schema, function (key, value) {
      return isKept(this, key, value) ? value : undefined;
    }),
  );
}

/** Marks the parts of a schema that `npm run generate` writes from `rules/`: a new rule must not change a validator. */
const GENERATED_FROM_RULES = 'generated from rules/';

/** The value of a YAML file, or of each file of `FOLDER/*.yaml?each`, as JSON. */
export function dataOf(path) {
  const [pattern, kind] = path.split('?');
  const read = (file) => load(readFileSync(file, 'utf8'), { filename: file });
  return linesOf(kind === 'each' ? Object.fromEntries(filesOf(pattern).map((file) => [basename(file), read(file)])) : read(pattern));
}

/** The files of `FOLDER/*.ENDING` or `FOLDER/*\/*.ENDING`, sorted by name; schemas are not data. */
function filesOf(pattern) {
  const [above, ending] = [dirname(pattern), basename(pattern).slice(1)];
  const isFolder = (entry) => entry.isDirectory();
  const subfolders = (folder) => readdirSync(folder, { withFileTypes: true }).filter(isFolder);
  const folders = above.endsWith('*') ? subfolders(dirname(above)).map(({ name }) => join(dirname(above), name)) : [above];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files
    .filter((file) => file.endsWith(ending) && !file.endsWith('schema.json'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** JSON with one line for each short value, so that a changed value changes few lines. */
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
      resolveDir: root,
    }));
  },
};

/** Prefix of module names. Vite would treat some of these files as its own, such as names with `.css?`. */
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
