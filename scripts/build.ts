// Writes dist/. Usage: npm run generate
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPrograms } from '../src/programs/load.ts';
import { bundle } from './build/bundle.ts';
import { declarations } from './build/declarations.ts';
import { notices } from './build/notices.ts';

/** Folders that contain generated files only. */
export const folders = ['dist'];

/** All files of dist/, by path from the root: the same bytes on every machine and in every folder. */
export async function generate(root: string): Promise<Map<string, string>> {
  expectVersions(root);
  expectPrograms(root);
  const { files, packages } = await bundle(root);
  files.set('THIRD_PARTY_LICENSES.txt', notices(root, packages));
  files.set('index.d.cts', await declarations(root, 'src/index.ts'));
  return new Map([...files].map(([name, text]) => [`dist/${name}`, text]));
}

/** Throws an Error if a compiler has another version than in package.json, because it would write other bytes. */
function expectVersions(root: string): void {
  const packageOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const wanted: Record<string, string> = packageOf('').devDependencies;
  for (const name of ['esbuild', 'rolldown', 'rolldown-plugin-dts', 'typescript']) {
    const { version } = packageOf(`node_modules/${name}`);
    if (version !== wanted[name]) throw new Error(`${name} ${version} is installed, package.json requires ${wanted[name]}: run npm ci`);
  }
}

/** Throws an Error that lists every problem in the descriptions of programs, which the bundle contains unchanged. */
export function expectPrograms(root: string): void {
  const files = readdirSync(join(root, 'programs')).filter((name) => name.endsWith('.yaml'));
  const problems = files
    .map((name) => `programs/${name}`)
    .flatMap((path) => readPrograms({ text: readFileSync(join(root, path), 'utf8'), path }).problems)
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
