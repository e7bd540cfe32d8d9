// Runs a TypeScript script of this folder: the oldest Node that the project supports cannot read TypeScript by itself.
// Usage: node scripts/run.mjs scripts/NAME.ts [ARGUMENT...]
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { yamlForEsbuild } from './yaml-modules.mjs';

const script = process.argv[2];
if (script === undefined) throw new Error('usage: node scripts/run.mjs scripts/NAME.ts [ARGUMENT...]');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = resolve(script);
// Below node_modules, so that the packages of the project are found from there.
const folder = join(root, 'node_modules', '.cache', 'hostport-lint');
const outfile = join(folder, `script-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: [source],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
  plugins: [yamlForEsbuild],
  logLevel: 'warning',
});
process.argv.splice(1, 2, source);
process.setSourceMapsEnabled(true);
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile, { force: true });
}
