import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';

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
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name !== undefined) names.add(name.startsWith('.') ? normalize(join(dirname(path), name)) : name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return [...names];
}

function importedName(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return node.moduleSpecifier.text;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return node.argument.literal.text;
  }
  if (ts.isCallExpression(node) && isLoader(node.expression)) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument) ? argument.text : '(computed)';
  }
  return undefined;
}

function isLoader(called: ts.Expression): boolean {
  return called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');
}
