import { expect, test } from 'vitest';
import { violations } from './architecture/laws.ts';
import { temporaryFolder } from './folder.ts';

test('this project keeps the laws of its architecture', () => {
  expect(violations('.')).toEqual([]);
});

const VAGUE = "import type { Line } from '../model/span.ts';\nexport const keyOf = (line: Line) => line.keyOf;\n";

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'nothing in a tree that keeps the laws',
    {
      'src/model/span.ts': 'export interface Span { line: number }',
      'src/manifest/parse.ts':
        "import { load } from 'js-yaml';\nimport type { Span } from '../model/span.ts';\nexport { load }; export type { Span };",
      'src/manifest/split.ts': "import { load } from './parse.ts';\nexport const split = load;",
      'src/registry/load.ts': "export { default } from '../../registry/openshift.json';",
      'src/lint.ts': "import { split } from './manifest/split.ts';\nexport const lint = () => split;",
      'src/cli/main.ts': "import { lint } from '../lint.ts';\nconsole.log(lint(), process.argv);",
      'rules/host-ports/one.ts':
        "import type { Span } from '../../src/model/span.ts';\nexport const process = { name: 'a' }; export type S = Span;",
      'rules/index.ts': "export { process } from './host-ports/one.ts';",
      'src/programs/all.ts': "export { default } from '../../programs/*.yaml?each';",
    },
    [],
  ],
  [
    'an import of another folder, in any form',
    {
      'src/listeners/a.ts': "import '../manifest/x.ts';",
      'src/listeners/b.ts': "import type { X } from '../manifest/x.ts';\nexport type Y = X;",
      'src/listeners/c.ts': "export const load = () => import('../manifest/x.ts');",
      'src/listeners/d.ts': "export * from '../manifest/x.ts';",
      'src/listeners/e.ts': "export type Y = import('../manifest/x.ts').X;",
      'src/manifest/x.ts': 'export type X = 1;',
    },
    ['a', 'b', 'c', 'd', 'e'].map((name) => `src/listeners/${name}.ts: imports src/manifest/x.ts`),
  ],
  [
    'an import whose target cannot be known',
    { 'src/listeners/a.ts': 'export const load = (name: string) => import(name);' },
    ['src/listeners/a.ts: imports (computed)'],
  ],
  [
    'a model that needs anything, and rules that need more than the model',
    {
      'src/model/a.ts': "import 'node:fs';\nimport '../listeners/b.ts';",
      'src/listeners/b.ts': "import '../../rules/index.ts';",
      'src/listeners/c.ts': "import '../lint.ts';",
      'src/lint.ts': "import './cli/main.ts';",
      'src/cli/main.ts': '',
      'rules/index.ts': "import '../src/lint.ts';\nimport 'js-yaml';",
    },
    [
      'rules/index.ts: imports js-yaml',
      'rules/index.ts: imports src/lint.ts',
      'src/lint.ts: imports src/cli/main.ts',
      'src/listeners/b.ts: imports rules/index.ts',
      'src/listeners/c.ts: imports src/lint.ts',
      'src/model/a.ts: imports node:fs',
      'src/model/a.ts: imports src/listeners/b.ts',
    ],
  ],
  [
    'a base layer that imports a higher one',
    {
      'src/text/a.ts': "import '../yaml/b.ts';",
      'src/yaml/b.ts': "import '../text/c.ts';",
      'src/text/c.ts': "import '../model/d.ts';",
      'src/model/d.ts': '',
      'src/template/e.ts': "import '../net/f.ts';",
      'src/net/f.ts': "import '../yaml/b.ts';",
    },
    ['src/template/e.ts: imports src/net/f.ts', 'src/text/a.ts: imports src/yaml/b.ts'],
  ],
  [
    'files that import each other, also for types only',
    Object.fromEntries(
      ['ab', 'bc', 'ca'].map(([one, other]) => [`src/listeners/${one}.ts`, `import type { T } from './${other}.ts';\nexport type { T };`]),
    ),
    ['src/listeners/a.ts: imports itself by way of src/listeners/b.ts, src/listeners/c.ts, src/listeners/a.ts'],
  ],
  [
    'a second user of a package that one module hides',
    { 'src/listeners/a.ts': "import 'unbash';", 'src/listeners/b.ts': "import 'unbash';" },
    ['src/listeners/b.ts: imports unbash, which src/listeners/a.ts hides'],
  ],
  [
    'folders whose names say nothing',
    { 'src/listeners/util/a.ts': '', 'test/helpers/b.ts': '' },
    ['src/listeners/util: says nothing about what is in it', 'test/helpers: says nothing about what is in it'],
  ],
  [
    'vague names that several files define',
    { 'src/model/span.ts': 'export interface Line {}', 'src/fix/a.ts': VAGUE, 'src/config/b.ts': 'function keyOf() {}' },
    ['src/fix/a.ts: defines keyOf, as another file does; say of what'],
  ],
  [
    "uses of Node's process and of the console outside of the command line",
    {
      'src/run.ts': "const process = { name: 'etcd' };\nprocess.name;\nprocess.exit(1);\nglobalThis.process.cwd();\nconsole.log('');",
      'src/source/a.ts': "import { argv } from 'node:process';\nargv;",
    },
    [
      ...['src/run.ts:3: uses process.exit', 'src/run.ts:4: uses process.cwd', 'src/run.ts:5: uses console.log'],
      'src/source/a.ts:1: uses process',
    ],
  ],
  [
    'files that are too long',
    { 'src/listeners/a.ts': '\n'.repeat(301), 'src/listeners/b.ts': '\n'.repeat(300) },
    ['src/listeners/a.ts: has 301 lines, more than 300'],
  ],
])('the check finds %s', (_, files, found) => {
  expect(violations(temporaryFolder(files))).toEqual(found);
});
