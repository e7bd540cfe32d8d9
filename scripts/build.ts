// Writes dist/ anew. Usage: npm run build [-- FOLDER]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { distribution } from './build/dist.ts';

const root = process.cwd();
const target = resolve(process.argv[2] ?? 'dist');
const { files, executables } = await distribution(root);
rmSync(target, { recursive: true, force: true });
let bytes = 0;
for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text, { mode: executables.has(path) ? 0o755 : 0o644 });
  bytes += Buffer.byteLength(text);
}
console.log(`${files.size} files, ${Math.round(bytes / 1000)} KB in ${target}`);
