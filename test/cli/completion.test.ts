import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN_NAMES } from '../../src/registry/built-in.ts';
import { requireRealPart } from '../real-parts.ts';
import { runIn, temporaryFolder } from './command-line.ts';

/** The completions of the last word, without descriptions. */
async function completedIn(folder: string, words: readonly string[], env = {}): Promise<string[]> {
  const { stdout, status } = await runIn(folder, ['__complete', '--', ...words], { env });
  expect(status).toBe(0);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')[0] ?? '');
}

describe('completions of a word', () => {
  test.each([
    ['re', ['registry', ':files']],
    ['registry fi', ['find']],
    ['--fo', ['--format']],
    ['ports --exp', ['--explain']],
    ['registry free --re', ['--registry', '--reach', '--release']],
    ['--help', ['--help']],
    ['--format s', ['sarif']],
    ['-f s', ['sarif']],
    ['--format=s', ['--format=sarif']],
    ['ports --format c', ['csv']],
    ['--rule und', ['undeclared-host-port']],
    ['--fail-on ', ['error', 'warning', 'info', 'never']],
    ['--registry ', [...BUILT_IN_NAMES, ':files']],
    ['--context ', [':folders']],
    ['--release ', []],
    ['rules unr', ['unregistered-host-port']],
    ['help exit', ['exit-status']],
    ['completion ', ['bash', 'zsh', 'fish']],
    ['a.yaml ', [':files']],
    ['--format json re', ['registry', ':files']],
    ['-- --f', [':files']],
  ])('%s', async (words, expected) => expect(await completedIn(temporaryFolder(), words.split(' '))).toEqual(expected));

  test('a command or a path, but no hidden command', async () => {
    const all = await completedIn(temporaryFolder(), ['']);
    expect(all).toEqual(expect.arrayContaining(['ports', 'registry', 'rules', ':files']));
    expect(all).not.toContain('__complete');
  });

  test('a context of the kubeconfig', async () => {
    const contexts = ['production', 'staging'].map((name) => ({ name, context: { cluster: name } }));
    const folder = temporaryFolder({ config: JSON.stringify({ kind: 'Config', contexts }), broken: '{' });
    const completed = (KUBECONFIG: string, word: string) => completedIn(folder, ['audit', '--context', word], { KUBECONFIG });
    expect(await completed('config', '')).toEqual(['production', 'staging']);
    expect(await completed('config', 's')).toEqual(['staging']);
    expect(await completed('broken', '')).toEqual([]);
  });
});

describe('hostport-lint completion', () => {
  test('supports three shells', async () => {
    const ran = await runIn(temporaryFolder(), ['completion', 'tcsh']);
    expect(ran.status).toBe(2);
    expect(ran.stderr).toContain('bash, zsh, fish');
  });

  describe('in the shells', () => {
    let folder: string;
    const scripts: Record<string, string> = {};

    beforeAll(() => {
      folder = path.resolve('node_modules', '.cache', 'hostport-lint', `completion-${process.pid}`);
      mkdirSync(folder, { recursive: true });
      const program = path.join(folder, 'hostport-lint');
      writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${path.resolve('dist/cli.cjs')}' "$@"\n`);
      chmodSync(program, 0o755);
      for (const shell of ['bash', 'zsh', 'fish']) {
        scripts[shell] = path.join(folder, `completion.${shell}`);
        writeFileSync(scripts[shell], execFileSync(program, ['completion', shell]));
      }
      mkdirSync(path.join(folder, 'input', 'manifests'), { recursive: true });
      writeFileSync(path.join(folder, 'input', 'main.yaml'), '');
    });

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const run = (shell: string, parameters: readonly string[]): string[] =>
      execFileSync(shell, parameters, {
        cwd: path.join(folder, 'input'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, TERM: 'dumb' },
      })
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);

    test('bash offers commands, values and files', () => {
      const inBash = (words: string): string[] =>
        run('bash', [
          '-c',
          `source '${scripts.bash}'; COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _hostport_lint hostport-lint; printf '%s\\n' "\${COMPREPLY[@]}"`,
        ]);
      expect(inBash("hostport-lint registry ''")).toEqual(expect.arrayContaining(['find', 'free', 'diff']));
      expect(inBash('hostport-lint --format sa')).toEqual(['sarif']);
      expect(inBash('hostport-lint --format = sa')).toEqual(['sarif']);
      expect(inBash('hostport-lint --output = ma')).toEqual(expect.arrayContaining(['main.yaml']));
      expect(inBash('hostport-lint ma')).toEqual(expect.arrayContaining(['main.yaml', 'manifests']));
      expect(inBash('hostport-lint --context ma')).toEqual(['manifests']);
    });

    test('fish offers commands with descriptions, values and files', () => {
      const fish = requireRealPart('fish');
      const inFish = (line: string): string[] => run(fish, ['--no-config', '-c', `source '${scripts.fish}'; complete -C '${line}'`]);
      expect(inFish('hostport-lint registry fin')).toEqual(['find\tshow everything about a port, a range of ports or a name']);
      expect(inFish('hostport-lint --format sa')).toEqual(['sarif']);
      expect(inFish('hostport-lint --format=sa')).toEqual(['--format=sarif']);
      expect(inFish('hostport-lint ma').join(' ')).toMatch(/main\.yaml.*manifests\//);
      expect(inFish('hostport-lint --context ma')).toEqual(['manifests/']);
      expect(inFish('hostport-lint --output=ma')).toContain('--output=main.yaml');
    });

    test('zsh offers commands, values and files', () => {
      const zsh = requireRealPart('zsh');
      // A real zsh on a pseudo-terminal, with its own key for completion.
      const inZsh = (line: string): string => run(zsh, ['-f', '-c', zshSession(scripts.zsh ?? '', line)]).join('\n');
      expect(inZsh('hostport-lint registry fin')).toContain('registry find');
      expect(inZsh('hostport-lint --format sa')).toContain('--format sarif');
      expect(inZsh('hostport-lint --format=sa')).toContain('--format=sarif');
      expect(inZsh('hostport-lint main')).toContain('main.yaml');
      expect(inZsh('hostport-lint re')).toContain('registry');
    });
  });
});

function zshSession(script: string, line: string): string {
  return `zmodload zsh/zpty
zpty session zsh -f -i
zpty -w session "PS1=; autoload -Uz compinit; compinit -u -D; source '${script}'; finish() { print; print \\"[\\$BUFFER]\\"; exit }; zle -N finish; bindkey '^X' finish; unsetopt beep; print rea''dy"
zpty -r session answer '*ready*'
zpty -n -w session $'${line}\\t\\x18'
zpty -r session answer '*\\]*'
print -r -- "$answer"
zpty -d session`;
}
