import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { runIn, temporaryFolder } from './command-line.ts';

const PROGRAMS = ['oc', 'kubectl', 'ssh'] as const;

/** Stand-ins for the programs, in the language of the shell. */
const FAKES = path.join(import.meta.dirname, 'collector');

interface Collector {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly pods: () => string[];
}

async function collector(program: (typeof PROGRAMS)[number], nodes: readonly string[]): Promise<Collector> {
  const { stdout } = await runIn('.', ['audit', '--print-collector', '--via', program]);
  const list = nodes.map((node) => (program === 'ssh' ? node : `node/${node}`)).join('\n');
  const folder = temporaryFolder({ 'collect.sh': stdout, 'state/nodes': list, 'state/pods/.keep': '' });
  mkdirSync(path.join(folder, 'bin'));
  cpSync(path.join(FAKES, program), path.join(folder, 'bin', program));
  execFileSync('mkfifo', [path.join(folder, 'state/never')]);
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, STATE: `${folder}/state`, FAKES, TMPDIR: folder };
  return { folder, env, pods: () => readdirSync(`${folder}/state/pods`).filter((name) => name !== '.keep') };
}

interface Ran {
  readonly status: number | null;
  readonly stderr: string;
}

function run({ folder, env }: Collector, shell = 'sh', whenStarted: (stop: () => void) => void = () => {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(shell, ['-c', `exec ${shell} collect.sh all.txt <state/nodes`], { cwd: folder, env });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('close', (status) => resolve({ status, stderr }));
    whenStarted(() => child.kill('SIGTERM'));
  });
}

describe.each(PROGRAMS)('the script that captures every node with %s', (program) => {
  test('is at most 60 lines, and shellcheck accepts it', async () => {
    const shellcheck = requireRealPart('shellcheck');
    const { stdout, status } = await runIn('.', ['audit', '--print-collector', '--via', program]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    expect(execFileSync(shellcheck, ['-'], { input: stdout, encoding: 'utf8' })).toBe('');
  });

  test.each(['dash', 'bash'])('writes a file that an audit reads, by %s', async (shell) => {
    const made = await collector(program, ['worker-0', 'worker-1.example.com']);
    expect(await run(made, shell)).toEqual({ status: 0, stderr: '' });
    const { stdout } = await runIn(made.folder, ['audit', '--capture', 'all.txt', '--format', 'json']);
    const report = JSON.parse(stdout);
    expect(report.problems).toEqual([]);
    expect(report.nodes.map(({ name }: { name: string }) => name)).toEqual(['worker-0', 'worker-1.example.com']);
    expect(execFileSync('stat', ['-c', '%a', path.join(made.folder, 'all.txt')], { encoding: 'utf8' }).trim()).toBe('600');
    expect(made.pods()).toEqual([]);
    expect(readdirSync(made.folder).filter((name) => name.startsWith('tmp'))).toEqual([]);
  });

  test('a node that fails prints one line, and the others continue', async () => {
    const made = await collector(program, ['worker-0', 'bad', 'cut', 'worker-1']);
    const { status, stderr } = await run(made);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'bad: no complete capture: error: the node has [31mno shell',
      'cut: no complete capture: the output ends early',
    ]);
    const { stdout } = await runIn(made.folder, ['audit', '--capture', 'all.txt', '--format', 'json']);
    const { nodes, problems } = JSON.parse(stdout);
    expect(nodes.map((node: { name: string; sockets: string }) => `${node.name} ${node.sockets}`)).toEqual([
      'bad partly',
      'cut partly',
      'worker-0 complete',
      'worker-1 complete',
    ]);
    expect(problems).toHaveLength(2);
    expect(made.pods()).toEqual([]);
  });

  test('invalid names of nodes are refused', async () => {
    const made = await collector(program, ['-oProxyCommand=touch hacked', '$(touch hacked)', 'a;touch hacked', "'", 'worker-0']);
    const { status, stderr } = await run(made);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(4);
    expect(existsSync(path.join(made.folder, 'hacked'))).toBe(false);
    expect(readFileSync(path.join(made.folder, 'all.txt'), 'utf8').match(/^=== hostport.*/gm)).toHaveLength(1);
  });

  test.each(['dash', 'bash'])('nothing is left when %s is interrupted', async (shell) => {
    const made = await collector(program, ['worker-0', 'slow', 'worker-1']);
    const { status } = await run(made, shell, (stop) => {
      const watcher = watch(path.join(made.folder, 'state/pods'), () => {
        if (!made.pods().some((name) => name.includes('slow'))) return;
        watcher.close();
        stop();
      });
    });
    expect(status).toBe(143);
    expect(made.pods().filter((name) => program !== 'ssh' || name !== 'slow')).toEqual([]);
    expect(readdirSync(made.folder).filter((name) => name.startsWith('tmp'))).toEqual([]);
    expect(readFileSync(path.join(made.folder, 'all.txt'), 'utf8').match(/^=== .*/gm)).toHaveLength(3);
  });
});

test('output that kubectl did not attach to in time comes from the log', async () => {
  const made = await collector('kubectl', ['late']);
  expect(await run(made)).toEqual({ status: 0, stderr: '' });
  expect(made.pods()).toEqual([]);
});

test('oc is the default if it is on the PATH, else kubectl', async () => {
  const folder = temporaryFolder({ 'bin/oc': '#!/bin/sh\n' });
  chmodSync(path.join(folder, 'bin/oc'), 0o755);
  const printed = async (PATH: string) => (await runIn(folder, ['audit', '--print-collector'], { env: { PATH } })).stdout;
  expect(await printed(path.join(folder, 'bin'))).toContain('with oc,');
  expect(await printed('/nowhere')).toContain('with kubectl,');
  expect((await runIn(folder, ['audit', '--via', 'ssh'])).stderr).toContain('--via needs --print-collector');
});
