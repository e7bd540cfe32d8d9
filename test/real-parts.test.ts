import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REAL_PARTS } from '../scripts/real-parts.ts';
import { realPart, requireRealPart } from './real-parts.ts';

describe('real parts', () => {
  test('each row has a name, a program, a version and a source', () => {
    expect(REAL_PARTS.length).toBeGreaterThan(5);
    for (const part of REAL_PARTS) expect(Object.values(part).every((value) => value.length > 0)).toBe(true);
    expect(new Set(REAL_PARTS.map((part) => part.name)).size).toBe(REAL_PARTS.length);
  });

  test('a name without a row is a mistake of the test', () => {
    expect(() => realPart('no-such-program')).toThrow('no row in scripts/real-parts.txt');
  });

  test('Helm 3 and Helm 4 are really these', () => {
    const version = (path: string) => execFileSync(path, ['version', '--short'], { encoding: 'utf8' });
    expect(version(requireRealPart('helm3'))).toMatch(/^v3\./);
    expect(version(requireRealPart('helm4'))).toMatch(/^v4\./);
  });

  test('a missing program fails the test that needs it under CI, and tells the command that installs it', () => {
    const before = { tools: process.env.HOSTPORT_LINT_TOOLS, ci: process.env.CI };
    process.env.HOSTPORT_LINT_TOOLS = '/nowhere';
    process.env.CI = 'true';
    try {
      expect(() => requireRealPart('helm3')).toThrow('helm3 is missing; install it with: scripts/install-real-parts.sh helm3');
    } finally {
      restore('HOSTPORT_LINT_TOOLS', before.tools);
      restore('CI', before.ci);
    }
  });
});

describe('workflows', () => {
  test('actionlint has nothing to say about them', () => {
    const actionlint = requireRealPart('actionlint');
    expect(execFileSync(actionlint, ['-no-color', '-shellcheck=', '-pyflakes=', '.github/workflows/ci.yml'], { encoding: 'utf8' })).toBe(
      '',
    );
  });

  test('CI runs the README command on the oldest supported Node', () => {
    const oldest = /\^(\d+\.\d+)/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node)?.[1];
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`'${oldest}'`);
  });
});

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
