import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A module's name in an `import`, an `export` or an `import()` type of a declaration file. */
const SPECIFIER = /(\bfrom |\bimport\()(['"])(\.[^'"]*)\.ts\2/g;

/**
 * Type declarations of the library, by name below dist/: one file for each module that the public types need, and an
 * entry. Fails where a declaration cannot be written; types are checked elsewhere.
 */
export function declarations(root: string, library: string): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [library] }, ts.sys, root);
  const program = ts.createProgram({
    rootNames: [join(root, library)],
    options: { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: root, outDir: '/types' },
  });
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => emitted.set(resolve(path), text));
  const [failure] = diagnostics;
  if (failure)
    throw new Error(
      ts.formatDiagnostic(failure, { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => '\n' }),
    );

  const files = new Map<string, string>();
  const entry = resolve('/types', library.replace(/\.ts$/, '.d.ts'));
  const waiting = new Set([entry]);
  for (const path of waiting) {
    const text = emitted.get(path);
    if (text === undefined) throw new Error(`no declarations for ${path}`);
    files.set(`types/${relative('/types', path)}`, text.replace(SPECIFIER, '$1$2$3.js$2'));
    for (const found of text.matchAll(SPECIFIER)) waiting.add(resolve(dirname(path), `${found[3]}.d.ts`));
  }
  // CommonJS types can be imported from both worlds; the reverse is not true for a consumer that requires.
  files.set('types/package.json', '{ "type": "commonjs" }\n');
  files.set('index.d.cts', `export * from './types/${library.replace(/\.ts$/, '.js')}';\n`);
  return files;
}
