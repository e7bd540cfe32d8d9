// Runs TypeScript scripts, one after the other: the oldest supported Node.js cannot run TypeScript.
// Usage: node scripts/run.mjs SCRIPT.ts... [ARGUMENT...]
// A script does its work in `main`, which gets the arguments, or at import; or its `generate` returns the texts of files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { dataForEsbuild } from './data-modules.mjs';

const words = process.argv.slice(2);
const scripts = words.filter((word) => word.endsWith('.ts'));
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Below node_modules, so that the packages of the project are found.
const folder = join(root, 'node_modules', '.cache', 'hostport-lint');
mkdirSync(folder, { recursive: true });
process.setSourceMapsEnabled(true);
for (const [index, script] of scripts.entries()) {
  const source = resolve(script);
  const outfile = join(folder, `script-${process.pid}-${index}.mjs`);
  // Bundled at this point, because a script may import a file that an earlier one wrote.
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
    plugins: [dataForEsbuild],
    logLevel: 'warning',
  });
  const parameters = words.filter((word) => !scripts.includes(word));
  process.argv = [process.execPath, source, ...parameters];
  try {
    const { main, generate, folders = [] } = await import(pathToFileURL(outfile).href);
    await main?.(parameters);
    if (generate) write(await generate(root), folders);
  } catch (error) {
    // An error about the input of a script needs no stack; a defect of the script does.
    if (error.constructor !== Error || 'code' in error) throw error;
    console.error(error.message);
    process.exitCode = 1;
    break;
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** Writes files by their paths from the root; other files in `folders` are deleted. */
function write(files, folders) {
  for (const name of folders) rmSync(join(root, name), { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    // A file with an interpreter line is executable.
    writeFileSync(join(root, name), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
}
