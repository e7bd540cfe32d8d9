import { dirname } from 'node:path/posix';
import { parseSync, Visitor } from 'rolldown/utils';
import { filesBelow, type Module, modulesBelow } from './imports.ts';

const CODE = ['src', 'rules'];
/** Files that know several folders. */
const COMPOSITION = /^src\/[^/]+\.ts$|^src\/(infer|config|fix|cli|action|lsp)\//;
/** Data that any folder of src may import. */
const DATA = /^(?:registry|schemas)\/.*\.json(?:\?(?:each|validator))?$|^(?:programs|registry)\/.*\.yaml(?:\?each)?$|^package\.json$/;
/** The base layers, the lowest first: each imports those below it, and every other folder imports all of them. */
const BASE_LAYERS = ['src/model', 'src/text', 'src/yaml', 'src/template', 'src/net'];
const VAGUE_FOLDERS = new Set(['util', 'utils', 'utilities', 'helper', 'helpers', 'common', 'misc']);
/** Packages that are slow to load or exchangeable, so that one module hides each. */
const HIDDEN_PACKAGES = ['unbash', 'ws', 'https-proxy-agent', 'socks-proxy-agent'];
const MAX_LINES = 300;
/** The declaration of a type or function in a module. A type needs a name of its own; a name that three files give to a function is vague. */
const NAME = /^(?:export )?(?:(interface|type|class)|(?:async )?function\*?) (\w+)/gm;
/** The public types of the library have the names of the types that they describe. */
const LIBRARY_TYPES = 'src/library-types.ts';

/** Every place where the tree below `root` breaks a law of the architecture, as `path: what is wrong`. */
export function violations(root: string): string[] {
  const modules = modulesBelow(root, CODE);
  return [
    ...modules.flatMap(forbiddenImports),
    ...cycles(modules),
    ...sharedPackages(modules),
    ...vagueFolders(root),
    ...repeatedNames(modules),
    ...modules.flatMap(processUse),
    ...tooLong(modulesBelow(root, [...CODE, 'scripts', 'bench'])),
  ].sort();
}

/** The folder of src, or the top folder, to which a file belongs. */
function folderOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? `src/${second}` : top;
}

function forbiddenImports({ path, imports }: Module): string[] {
  const folder = folderOf(path);
  return imports.filter((imported) => !mayImport(path, folder, imported)).map((imported) => `${path}: imports ${imported}`);
}

function mayImport(path: string, folder: string, imported: string): boolean {
  if (imported === '(computed)') return false;
  const target = folderOf(imported);
  if (folder === 'src/model') return target === 'src/model';
  const height = BASE_LAYERS.indexOf(folder);
  if (height >= 0) return BASE_LAYERS.slice(0, height + 1).includes(target) || isPackage(imported);
  if (folder === 'rules') return target === folder || BASE_LAYERS.includes(target);
  // The Action takes the options of the command line.
  if (target === 'src/cli') return folder === 'src/cli' || folder === 'src/action';
  if (COMPOSITION.test(path)) return true;
  return target === folder || BASE_LAYERS.includes(target) || DATA.test(imported) || isPackage(imported);
}

function isPackage(imported: string): boolean {
  return !(
    imported.startsWith('../') ||
    [...CODE, 'programs', 'test', 'scripts', 'bench', 'dist', 'registry'].includes(imported.split('/')[0] ?? '')
  );
}

/** Of files that define the same vague name, all but the first. */
function repeatedNames(modules: readonly Module[]): string[] {
  const files = new Map<string, number>();
  return modules.flatMap(({ path, text }) =>
    [...(path === LIBRARY_TYPES ? '' : text).matchAll(NAME)].flatMap(([, type, name = '']) => {
      const others = files.get(name) ?? 0;
      files.set(name, others + 1);
      return others >= (type ? 1 : 2) ? [`${path}: defines ${name}, as another file does; use a specific name`] : [];
    }),
  );
}

function cycles(modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) {
      found.push(`${path}: imports itself by way of ${[...way.slice(start + 1), path].join(', ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const imported of byPath.get(path)?.imports ?? []) if (byPath.has(imported)) visit(imported, [...way, path]);
    done.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return found;
}

function sharedPackages(modules: readonly Module[]): string[] {
  return HIDDEN_PACKAGES.flatMap((name) => {
    const users = modules.filter(({ imports }) => imports.some((imported) => imported === name || imported.startsWith(`${name}/`)));
    return users.slice(1).map(({ path }) => `${path}: imports ${name}, which ${users[0]?.path} hides`);
  });
}

/** Fixtures are named as people name their charts. */
function vagueFolders(root: string): string[] {
  const folders = new Set([...CODE, 'test', 'scripts', 'bench', 'docs'].flatMap((folder) => filesBelow(root, folder)).map(dirname));
  return [...folders]
    .filter((folder) => !folder.startsWith('test/fixtures/') && folder.split('/').some((part) => VAGUE_FOLDERS.has(part)))
    .map((folder) => `${folder}: has a name that does not describe its content`);
}

/** Uses of Node's `process` and of the console outside of the command line, the Action, and the file that starts and ends programs. */
function processUse({ path, text }: Module): string[] {
  if (/^src\/(?:(?:cli|action)\/|source\/run-program\.ts$)/.test(path)) return [];
  const found: string[] = [];
  const use = ({ start }: { start: number }, what: string) => {
    found.push(`${path}:${text.slice(0, start).split('\n').length}: uses ${what}`);
  };
  new Visitor({
    ImportDeclaration(node) {
      if (/^(node:)?process$/.test(node.source.value)) use(node, 'process');
    },
    MemberExpression(node) {
      const { object, property } = node;
      if (property.type !== 'Identifier' || node.computed) return;
      const owner = object.type === 'MemberExpression' && isNamed(object.object, 'globalThis') ? object.property : object;
      if (isNamed(owner, 'console')) use(node, `console.${property.name}`);
      if (isNamed(owner, 'process') && PROCESS_MEMBERS.has(property.name)) use(node, `process.${property.name}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

// The word is also the registry's name for a program, so only the members of Node's object count.
const PROCESS_MEMBERS = new Set(
  'abort argv argv0 arch chdir cwd emitWarning env execArgv execPath exit exitCode getuid hrtime kill memoryUsage nextTick off on once pid platform ppid resourceUsage stderr stdin stdout umask uptime version versions'.split(
    ' ',
  ),
);

function isNamed(node: { type: string }, name: string): boolean {
  return node.type === 'Identifier' && 'name' in node && node.name === name;
}

function tooLong(modules: readonly Module[]): string[] {
  return modules
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: has ${lines} lines, more than ${MAX_LINES}`);
}
