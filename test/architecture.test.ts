import { describe, expect, test } from 'vitest';
import { violations } from './architecture/laws.ts';
import { temporaryFolder } from './folder.ts';

/** Files that may be longer than the law allows; each with a reason. */
const LONG_FILES: readonly string[] = [];

test('this project keeps the laws of its architecture', () => {
  expect(violations('.', LONG_FILES)).toEqual([]);
});

describe('the check finds', () => {
  test('nothing in a tree that keeps the laws', () => {
    expect(
      brokenBy({
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
      }),
    ).toEqual([]);
  });

  test('an import of another folder, in any form', () => {
    expect(
      brokenBy({
        'src/listeners/a.ts': "import '../manifest/x.ts';",
        'src/listeners/b.ts': "import type { X } from '../manifest/x.ts';\nexport type Y = X;",
        'src/listeners/c.ts': "export const load = () => import('../manifest/x.ts');",
        'src/listeners/d.ts': "export * from '../manifest/x.ts';",
        'src/listeners/e.ts': "export type Y = import('../manifest/x.ts').X;",
        'src/manifest/x.ts': 'export type X = 1;',
      }),
    ).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `src/listeners/${name}.ts: imports src/manifest/x.ts`));
  });

  test('an import whose target cannot be known', () => {
    expect(brokenBy({ 'src/listeners/a.ts': 'export const load = (name: string) => import(name);' })).toEqual([
      'src/listeners/a.ts: imports (computed)',
    ]);
  });

  test('a model that needs anything, and rules that need more than the model', () => {
    expect(
      brokenBy({
        'src/model/a.ts': "import 'node:fs';\nimport '../listeners/b.ts';",
        'src/listeners/b.ts': "import '../../rules/index.ts';",
        'src/listeners/c.ts': "import '../lint.ts';",
        'src/lint.ts': "import './cli/main.ts';",
        'src/cli/main.ts': '',
        'rules/index.ts': "import '../src/lint.ts';\nimport 'js-yaml';",
      }),
    ).toEqual([
      'rules/index.ts: imports js-yaml',
      'rules/index.ts: imports src/lint.ts',
      'src/lint.ts: imports src/cli/main.ts',
      'src/listeners/b.ts: imports rules/index.ts',
      'src/listeners/c.ts: imports src/lint.ts',
      'src/model/a.ts: imports node:fs',
      'src/model/a.ts: imports src/listeners/b.ts',
    ]);
  });

  test('a ground floor that imports one above it', () => {
    expect(
      brokenBy({
        'src/text/a.ts': "import '../yaml/b.ts';",
        'src/yaml/b.ts': "import '../text/c.ts';",
        'src/text/c.ts': "import '../model/d.ts';",
        'src/model/d.ts': '',
        'src/template/e.ts': "import '../net/f.ts';",
        'src/net/f.ts': "import '../yaml/b.ts';",
      }),
    ).toEqual(['src/template/e.ts: imports src/net/f.ts', 'src/text/a.ts: imports src/yaml/b.ts']);
  });

  test('files that import each other, also for types only', () => {
    expect(
      brokenBy({
        'src/listeners/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
        'src/listeners/b.ts': "import type { C } from './c.ts';\nexport type B = C;",
        'src/listeners/c.ts': "import type { A } from './a.ts';\nexport type C = A;",
      }),
    ).toEqual(['src/listeners/a.ts: imports itself by way of src/listeners/b.ts, src/listeners/c.ts, src/listeners/a.ts']);
  });

  test('a second user of a package that one module hides', () => {
    expect(brokenBy({ 'src/listeners/a.ts': "import 'unbash';", 'src/listeners/b.ts': "import 'unbash';" })).toEqual([
      'src/listeners/b.ts: imports unbash, which src/listeners/a.ts hides',
    ]);
  });

  test('folders whose names say nothing', () => {
    expect(brokenBy({ 'src/listeners/util/a.ts': '', 'test/helpers/b.ts': '' })).toEqual([
      'src/listeners/util: says nothing about what is in it',
      'test/helpers: says nothing about what is in it',
    ]);
  });

  test('vague names that several files define', () => {
    const text = "import type { Line } from '../model/span.ts';\nexport const keyOf = (line: Line) => line.keyOf;\n";
    expect(
      brokenBy({ 'src/model/span.ts': 'export interface Line {}', 'src/fix/a.ts': text, 'src/config/b.ts': 'function keyOf() {}' }),
    ).toEqual(['src/fix/a.ts: defines keyOf, as another file does; say of what']);
  });

  test("uses of Node's process and of the console outside of the command line", () => {
    expect(
      brokenBy({
        'src/run.ts': "const process = { name: 'etcd' };\nprocess.name;\nprocess.exit(1);\nglobalThis.process.cwd();\nconsole.log('');",
        'src/source/a.ts': "import { argv } from 'node:process';\nargv;",
      }),
    ).toEqual([
      'src/run.ts:3: uses process.exit',
      'src/run.ts:4: uses process.cwd',
      'src/run.ts:5: uses console.log',
      'src/source/a.ts:1: uses process',
    ]);
  });

  test('files that are too long, except those with a reason', () => {
    const long = { 'src/listeners/a.ts': '\n'.repeat(301), 'src/listeners/b.ts': '\n'.repeat(300) };
    expect(brokenBy(long)).toEqual(['src/listeners/a.ts: has 301 lines, more than 300']);
    expect(brokenBy(long, ['src/listeners/a.ts'])).toEqual([]);
  });
});

/** What the check says about a tree of these files. */
function brokenBy(files: Readonly<Record<string, string>>, longFiles: readonly string[] = []): string[] {
  return violations(temporaryFolder(files), longFiles);
}
