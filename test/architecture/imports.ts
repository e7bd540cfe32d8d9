import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'rolldown/utils';

/** A source file, and what it imports: paths relative to the root, or names of packages as written. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** All TypeScript files below some folders of `root`, sorted by path. */
export function modulesBelow(root: string, folders: readonly string[]): Module[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

/** Paths of all files below a folder, sorted; none where the folder is absent. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Static, type-only and dynamic imports, re-exports, and `import()` types. */
export function importsOf(path: string, text: string): string[] {
  const names = new Set<string>();
  const add = (name: string) => names.add(name.startsWith('.') ? normalize(join(dirname(path), name)) : name);
  const load = (argument: { type: string } | undefined) =>
    add(argument && 'value' in argument && typeof argument.value === 'string' ? argument.value : '(computed)');
  new Visitor({
    ImportDeclaration: ({ source }) => add(source.value),
    ExportNamedDeclaration: ({ source }) => source && add(source.value),
    ExportAllDeclaration: ({ source }) => add(source.value),
    TSImportType: ({ source }) => add(source.value),
    ImportExpression: ({ source }) => load(source),
    CallExpression: ({ callee, arguments: [argument] }) => callee.type === 'Identifier' && callee.name === 'require' && load(argument),
  }).visit(parseSync(path, text).program);
  return [...names];
}
