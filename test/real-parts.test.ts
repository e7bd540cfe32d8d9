import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

  test('a missing program fails the test that needs it under CI, and reports the command that installs it', () => {
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
    const files = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
    expect(execFileSync(actionlint, ['-no-color', '-shellcheck=', '-pyflakes=', ...files], { encoding: 'utf8' })).toBe('');
  });

  test('zizmor finds no weakness in them', () => {
    const zizmor = requireRealPart('zizmor');
    const { status, stdout } = spawnSync(zizmor, ['--offline', '--no-progress', '--format=plain', '.'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('No findings to report') });
  });

  test('each action is pinned by a digest, with its version', () => {
    const uses = readdirSync('.github/workflows').flatMap((name) =>
      readFileSync(`.github/workflows/${name}`, 'utf8')
        .split('\n')
        .filter((line) => line.includes('uses:')),
    );
    expect(uses.length).toBeGreaterThan(5);
    for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
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
