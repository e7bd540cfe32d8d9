import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** The type declarations of a library as one module. Throws an Error with the compiler's output if a declaration cannot be written. */
export async function declarations(root: string, library: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-types-'));
  try {
    return await rolledUp(join(emit(resolve(root), library, folder), library.replace(/\.ts$/, '.d.ts')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the declarations of the library and of all its imports, and returns their root folder. */
function emit(root: string, library: string, folder: string): string {
  const out = join(folder, 'out');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: root,
    outDir: out,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [join(root, library)], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return out;
}

/** The types that the entry exports and the types that they use, without other modules. */
async function rolledUp(entry: string): Promise<string> {
  const build = await rolldown({ input: entry, plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })] });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  // One exported name per line, so that Git can merge two changes.
  return output[0].code.replace(/^export \{ (.*) \};$/m, (_, names: string) => `export {\n  ${names.split(', ').join(',\n  ')},\n};`);
}
