import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { REAL_PARTS, realPart } from '../real-parts.ts';

/** What Node.js looks for in itself to learn that it carries a program. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * Starts the bundle from the assets: a single executable application gives its main script no `require` for files, so that of
 * each bundle looks among the assets first. Bundles are compiled when they are first asked for, as from disk.
 */
const STARTER = `'use strict';
const { getAsset } = require('node:sea');
const { compileFunction } = require('node:vm');
const loaded = new Map();
function load(name) {
  const known = loaded.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const code = getAsset(name, 'utf8').replace(/^#!.*/, '');
  const run = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: name });
  run.call(module.exports, module.exports, (wanted) => (wanted.startsWith('./') ? load(wanted.slice(2)) : require(wanted)), module, name, '.');
  return module.exports;
}
load('cli-main.cjs');
`;

/**
 * Writes one executable file that holds this Node.js and the bundles of `dist/` below `root`. The program that puts the one
 * into the other comes from the tool cache, else from npm: only building needs it. Throws when a step fails.
 */
export async function buildBinary(root: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-binary-'));
  try {
    const dist = join(root, 'dist');
    const bundles = readdirSync(dist).filter((name) => name.endsWith('.cjs') && name !== 'action.cjs' && name !== 'index.cjs');
    const [main, blob, configuration] = ['starter.cjs', 'program.blob', 'configuration.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(main, STARTER);
    const assets = Object.fromEntries(bundles.map((name) => [name, join(dist, name)]));
    writeFileSync(configuration, JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true, assets }));
    execFileSync(process.execPath, ['--experimental-sea-config', configuration], { stdio: 'pipe' });
    const built = join(folder, 'program');
    copyFileSync(process.execPath, built);
    chmodSync(built, 0o755);
    const isApple = process.platform === 'darwin';
    if (isApple) execFileSync('codesign', ['--remove-signature', built]);
    const words = [built, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...(isApple ? ['--macho-segment-name', 'NODE_SEA'] : [])];
    const injector = realPart('postject');
    if (injector) execFileSync(injector, words, { stdio: 'pipe' });
    else
      execFileSync('npx', ['--yes', `postject@${versionOf('postject')}`, ...words], { stdio: 'pipe', shell: process.platform === 'win32' });
    if (isApple) execFileSync('codesign', ['--sign', '-', built]);
    copyFileSync(built, resolve(root, file));
    chmodSync(resolve(root, file), 0o755);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function versionOf(part: string): string {
  return REAL_PARTS.find(({ name }) => name === part)?.version ?? 'latest';
}
