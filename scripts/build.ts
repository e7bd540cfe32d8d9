// Writes dist/ anew. Usage: node scripts/run.mjs scripts/build.ts [FOLDER]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EXECUTABLES } from './build/bundle.ts';
import { distribution } from './build/distribution.ts';

const target = resolve(process.argv[2] ?? 'dist');
const files = await distribution(process.cwd());
rmSync(target, { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text, { mode: EXECUTABLES.includes(path) ? 0o755 : 0o644 });
}
