// Writes dist/ anew. Usage: npm run generate
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './build/bundle.ts';
import { declarations } from './build/declarations.ts';
import { notices } from './build/notices.ts';

/** Nothing else stands in there. */
export const folders = ['dist'];

/** Everything that stands in dist/, by path from the root: the same bytes on every machine and in every folder. */
export async function generate(root: string): Promise<Map<string, string>> {
  expectVersions(root);
  const { files, packages } = await bundle(root);
  const all = [...files, ['THIRD_PARTY_LICENSES.txt', notices(root, packages)] as const, ...declarations(root, 'src/index.ts')];
  return new Map(all.map(([name, text]) => [`dist/${name}`, text]));
}

/** Another version of a compiler writes other bytes. */
function expectVersions(root: string): void {
  const packageOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const wanted: Record<string, string> = packageOf('').devDependencies;
  for (const name of ['esbuild', 'typescript']) {
    const { version } = packageOf(`node_modules/${name}`);
    if (version !== wanted[name]) throw new Error(`${name} ${version} is installed, package.json asks for ${wanted[name]}: run npm ci`);
  }
}
