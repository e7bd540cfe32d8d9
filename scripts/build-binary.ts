// Builds one executable file from Node.js and the program, for the platform on which it runs.
// Usage: node scripts/run.mjs scripts/build-binary.ts [FILE]
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from './build/bundle.ts';
import { REAL_PARTS, realPart } from './real-parts.ts';

/** The mark in Node.js that shows whether it contains a program. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * Writes one executable file with this Node.js and the program from the sources below `root`. The tool that joins them is from the tool
 * cache, otherwise from npm. Throws if a step fails.
 */
export async function buildBinary(root: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-binary-'));
  try {
    const [main, blob, configuration] = [join(folder, 'main.cjs'), join(folder, 'program.blob'), join(folder, 'configuration.json')];
    const { text } = await compile(root, `import { runCli } from './src/cli/main.ts';\nvoid runCli();`);
    writeFileSync(main, text);
    writeFileSync(configuration, JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true }));
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

export async function main([file = process.platform === 'win32' ? 'hostport-lint.exe' : 'hostport-lint']: string[]): Promise<void> {
  await buildBinary(process.cwd(), file);
  console.log(file);
}
