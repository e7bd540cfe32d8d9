import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { runIn, temporaryFolder } from './command-line.ts';

const PROGRAMS = ['oc', 'kubectl', 'ssh'] as const;

/** Runs a command on this machine as a node of its name would: "bad" has no ss, and "slow" prints nothing until it is stopped. */
const ON_NODE = `
on_node() { # NODE COMMAND...
  node=$1
  shift
  case $node in
    bad) echo "error: the node has \\033[31mno shell" >&2; return 1 ;;
    cut) printf 'tcp LISTEN 0 128 0.0.0.0:22 0.0.0.0:*\\n'; return 0 ;;
    slow) cat "$STATE/never" & trap 'kill $!; exit 1' TERM; wait $! ;;
    *) "$@" ;;
  esac
}
`;
const FAKES: Readonly<Record<(typeof PROGRAMS)[number], string>> = {
  // As oc does, it deletes its pod when it ends, also when it is stopped.
  oc: `#!/bin/sh
${ON_NODE}
case "$1 $2" in
  "get nodes") cat "$STATE/nodes" ;;
  "delete pod") rm -f "$STATE/pods/$3" ;;
  debug*)
    node=\${2#node/}
    [ "$3 $4 $5" = "-- chroot /host" ] || exit 9
    trap 'rm "$STATE/pods/$node-debug"' EXIT
    trap 'exit 1' TERM
    echo "Starting pod/$node-debug ..." >&2
    : >"$STATE/pods/$node-debug"
    shift 5
    on_node "$node" "$@"
    echo "Removing debug pod ..." >&2 ;;
esac
`,
  // As kubectl does, it leaves its pod behind. Of node "late" it prints nothing, and the log has all.
  kubectl: `#!/bin/sh
${ON_NODE}
case "$1 $2" in
  "get nodes") cat "$STATE/nodes" ;;
  "delete pod") rm "$STATE/pods/$3" ;;
  logs*) sh "$STATE/pods/$2" ;;
  debug*)
    node=\${2#node/}
    [ "$3 $5 $6 $7 $8" = "--profile=sysadmin --attach -- chroot /host" ] || exit 9
    pod=node-debugger-$node-x7k2p
    shift 8
    [ "$node" = late ] || echo "Creating debugging pod $pod with container debugger on node $node." >&2
    [ "$node" != late ] || echo "Creating debugging pod $pod with container debugger on node $node."
    [ "$node" = late ] && printf '%s\\n' "$3" >"$STATE/pods/$pod" || : >"$STATE/pods/$pod"
    [ "$node" = late ] || on_node "$node" "$@" ;;
esac
`,
  ssh: `#!/bin/sh
${ON_NODE}
while [ "$1" != -- ]; do shift; done
echo "$2" >>"$STATE/asked"
[ "$2" != slow ] || : >"$STATE/pods/slow"
on_node "\${2#*@}" sh -c "$3"
`,
};

interface Collector {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly pods: () => string[];
}

async function collector(program: (typeof PROGRAMS)[number], nodes: readonly string[]): Promise<Collector> {
  const { stdout } = await runIn('.', ['audit', '--print-collector', '--via', program]);
  const list = nodes.map((node) => (program === 'ssh' ? node : `node/${node}`)).join('\n');
  const folder = temporaryFolder({ 'collect.sh': stdout, 'state/nodes': list, 'state/pods/.keep': '', [`bin/${program}`]: FAKES[program] });
  chmodSync(path.join(folder, 'bin', program), 0o755);
  execFileSync('mkfifo', [path.join(folder, 'state/never')]);
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, STATE: `${folder}/state`, TMPDIR: folder };
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
  test('is at most 60 lines without a complaint of shellcheck', async () => {
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

  test('a node that fails is one line, and the others go on', async () => {
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

  test('names that no node has are refused', async () => {
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
