import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compilesLate } from '../../src/cli/compiler.ts';

const V8_OF_NODE_20 = '11.3.244.8-node.30';

describe('V8 is told to compile late', () => {
  test('where a folder is read', () => {
    expect(compilesLate(['examples'], V8_OF_NODE_20)).toBe(true);
    expect(compilesLate(['--format', 'json', '--context', '.', 'package.json'], V8_OF_NODE_20)).toBe(true);
  });

  test('but not for single files, which may not exist or have names that no system takes', () => {
    expect(compilesLate(['package.json', 'no-such-file.yaml', 'x'.repeat(100_000), '--version'], V8_OF_NODE_20)).toBe(false);
  });

  test('nor by a later Node.js, which compiles in smaller steps', () => {
    expect(compilesLate(['examples'], '12.4.254.21-node.33')).toBe(false);
  });
});

test('runs that compile late and runs that do not each find the code that the former one kept', () => {
  const home = mkdtempSync(join(tmpdir(), 'hostport-lint-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const file = join(home, 'pod.yaml');
  writeFileSync(file, 'kind: Pod\nmetadata:\n  name: a\nspec:\n  containers: []\n');
  const { CI: _, ...rest } = process.env;
  const env = { ...rest, XDG_CACHE_HOME: home };
  const run = (path: string): void => void execFileSync(process.execPath, ['dist/cli.cjs', path], { env });
  const code = join(home, 'hostport-lint', 'code');
  const kept = (): string[] =>
    readdirSync(code, { recursive: true, encoding: 'utf8' }).map((name) => `${name} ${statSync(join(code, name)).ino}`);
  run(file);
  run(home);
  const first = kept();
  expect(readdirSync(code)).toHaveLength(process.versions.v8.startsWith('11.') ? 2 : 1);
  run(file);
  run(home);
  expect(kept()).toEqual(first);
});
