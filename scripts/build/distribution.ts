import { bundle } from './bundle.ts';
import { declarations } from './declarations.ts';
import { notices } from './notices.ts';

/** Everything that stands in dist/, by path: the same bytes on every machine and in every folder. */
export async function distribution(root: string): Promise<Map<string, string>> {
  const { files, packages } = await bundle(root);
  return new Map([...files, ['THIRD_PARTY_LICENSES.txt', notices(root, packages)], ...declarations(root, 'src/index.ts')]);
}
