import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** A module's name in an `import`, an `export` or an `import()` type of a declaration file. */
const SPECIFIER = /(\bfrom |\bimport\()(['"])(\.[^'"]*)\.ts\2/g;

/**
 * Type declarations of the library, by name below dist/: one file for each module that the public types need, and an
 * entry. Fails where a declaration cannot be written; types are checked elsewhere.
 */
export function declarations(root: string, library: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-types-'));
  try {
    return publicDeclarations(emit(resolve(root), library, folder), library);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Has the compiler write the declarations of all that the library imports, and gives the folder that stands for the root. */
function emit(root: string, library: string, folder: string): string {
  const out = join(folder, 'out');
  const compilerOptions = {
    ...{ noEmit: false, incremental: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
    ...{ rootDir: root, outDir: out, typeRoots: [join(root, 'node_modules/@types')] },
  };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [join(root, library)], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return out;
}

function publicDeclarations(out: string, library: string): Map<string, string> {
  const files = new Map<string, string>();
  const entry = join(out, library.replace(/\.ts$/, '.d.ts'));
  const waiting = new Set([entry]);
  for (const path of waiting) {
    const text = readFileSync(path, 'utf8');
    files.set(`types/${relative(out, path)}`, text.replace(SPECIFIER, '$1$2$3.js$2'));
    for (const found of text.matchAll(SPECIFIER)) waiting.add(resolve(dirname(path), `${found[3]}.d.ts`));
  }
  // CommonJS types can be imported from both worlds; the reverse is not true for a consumer that requires.
  files.set('types/package.json', '{ "type": "commonjs" }\n');
  files.set('index.d.cts', `export * from './types/${library.replace(/\.ts$/, '.js')}';\n`);
  return files;
}
