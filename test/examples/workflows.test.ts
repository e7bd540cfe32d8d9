import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { createRepository, daemonSet, ENVIRONMENT } from '../changes/repository.ts';
import { requireRealPart } from '../real-parts.ts';

const FOLDER = 'examples/workflows';

const program = resolve('dist/cli.cjs');

describe('example workflows', { timeout: 60_000 }, () => {
  test('actionlint accepts the workflow, and its use of action.yml', () => {
    const actionlint = requireRealPart('actionlint');
    const { folder } = createRepository();
    const workflow = readFileSync(join(FOLDER, 'github.yml'), 'utf8');
    cpSync('action.yml', join(folder, 'action.yml'));
    cpSync(dirname(program), join(folder, 'dist'), { recursive: true });
    // Of a published action actionlint cannot see the inputs, of a local one it can.
    cpSync(FOLDER, join(folder, '.github/workflows'), { recursive: true, filter: (file) => !/tekton|gitlab|check/.test(file) });
    const local = workflow.replace('hostport-lint/hostport-lint@v0.1.0', './');
    expect(local).not.toBe(workflow);
    const { status, stdout } = spawnSync(actionlint, ['-shellcheck=', '-pyflakes=', '-'], { cwd: folder, input: local, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test('GitLab and Tekton name options that exist', () => {
    const gitlab = load(readFileSync(join(FOLDER, 'gitlab-ci.yml'), 'utf8')) as { 'host-ports': { script: string[] } };
    const tekton = load(readFileSync(join(FOLDER, 'tekton.yaml'), 'utf8')) as { spec: { steps: { script: string }[] } };
    const { stdout: help } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
    const scripts = [...gitlab['host-ports'].script, ...tekton.spec.steps.map(({ script }) => script)].join('\n');
    for (const [option] of scripts.matchAll(/--(?!yes\b)[a-z-]{2,}/g)) expect(help).toContain(option);
  });

  test('the shell script reports every exit status', () => {
    const { folder, git, commit } = createRepository();
    commit({ 'old.yaml': daemonSet('old', 9113) });
    git('checkout', '--quiet', '-b', 'topic');
    const check = (base: string, path: string) =>
      spawnSync(resolve(FOLDER, 'check.sh'), [base, path], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...ENVIRONMENT, HOSTPORT_LINT: `${process.execPath} ${program}` },
      });
    expect(check('main', '.')).toMatchObject({ status: 0, stdout: expect.stringContaining('clean') });
    commit({ 'new.yaml': daemonSet('new', 9113) });
    expect(check('main', '.')).toMatchObject({ status: 1, stdout: expect.stringContaining('brings findings') });
    expect(check('nowhere', '.')).toMatchObject({ status: 2, stdout: expect.stringContaining('wrong use') });
    expect(check('main', 'typo')).toMatchObject({ status: 3, stdout: expect.stringContaining('incomplete') });
    const notThere = spawnSync(resolve(FOLDER, 'check.sh'), ['main'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...ENVIRONMENT, HOSTPORT_LINT: 'false' },
    });
    expect(notThere).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('cannot be started') });
  });
});
