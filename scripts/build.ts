// Writes dist/ anew. Usage: npm run generate
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, EXECUTABLES } from './build/bundle.ts';
import { declarations } from './build/declarations.ts';
import { notices } from './build/notices.ts';

/** Everything that stands in dist/, by path: the same bytes on every machine and in every folder. */
export async function distribution(root: string): Promise<Map<string, string>> {
  const { files, packages } = await bundle(root);
  return new Map([...files, ['THIRD_PARTY_LICENSES.txt', notices(root, packages)], ...declarations(root, 'src/index.ts')]);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await distribution(process.cwd());
  rmSync('dist', { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join('dist', path)), { recursive: true });
    writeFileSync(join('dist', path), text, { mode: EXECUTABLES.includes(path) ? 0o755 : 0o644 });
  }
}
