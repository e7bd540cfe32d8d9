// Runs TypeScript scripts, one after the other: the oldest Node.js that the project supports cannot read TypeScript by itself.
// Usage: node scripts/run.mjs SCRIPT.ts... [ARGUMENT...]
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { dataForEsbuild } from './data-modules.mjs';

const words = process.argv.slice(2);
const scripts = words.filter((word) => word.endsWith('.ts'));
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Below node_modules, so that the packages of the project are found from there.
const folder = join(root, 'node_modules', '.cache', 'hostport-lint');
mkdirSync(folder, { recursive: true });
process.setSourceMapsEnabled(true);
for (const [index, script] of scripts.entries()) {
  const source = resolve(script);
  const outfile = join(folder, `script-${process.pid}-${index}.mjs`);
  // Bundled only now, because a script may import what the former one wrote.
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
    plugins: [dataForEsbuild],
    logLevel: 'warning',
  });
  process.argv = [process.execPath, source, ...words.filter((word) => !scripts.includes(word))];
  try {
    await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
