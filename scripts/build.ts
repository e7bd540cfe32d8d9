// Writes dist/ anew. Usage: npm run generate
import { bundle } from './build/bundle.ts';
import { declarations } from './build/declarations.ts';
import { notices } from './build/notices.ts';

/** Nothing else stands in there. */
export const folders = ['dist'];

/** Everything that stands in dist/, by path from the root: the same bytes on every machine and in every folder. */
export async function generate(root: string): Promise<Map<string, string>> {
  const { files, packages } = await bundle(root);
  const all = [...files, ['THIRD_PARTY_LICENSES.txt', notices(root, packages)] as const, ...declarations(root, 'src/index.ts')];
  return new Map(all.map(([name, text]) => [`dist/${name}`, text]));
}
