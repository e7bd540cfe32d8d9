import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requireRealPart } from './real-parts.ts';

describe('real parts', () => {
  test('Helm 3 and Helm 4 are really these', () => {
    const version = (path: string) => execFileSync(path, ['version', '--short'], { encoding: 'utf8' });
    expect(version(requireRealPart('helm3'))).toMatch(/^v3\./);
    expect(version(requireRealPart('helm4'))).toMatch(/^v4\./);
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
