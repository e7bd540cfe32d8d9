import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleSocket } from './sample.ts';

/** A socket with the control group of its process, such as `system.slice/sshd.service`; without one it is in the root. */
export interface NodeSocket extends SampleSocket {
  readonly controlGroup: string | null;
}

/** One network namespace for each node, with open sockets. */
export interface NodeNetworks {
  /** The namespace of each node. */
  readonly of: (node: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Makes a network namespace for each node and opens its sockets, each in its control group, which the kernel keeps with the socket. The
 * hierarchy of control groups is mounted in `folder`. Needs root. Throws where a socket cannot be opened.
 */
export async function openNetworks(folder: string, nodes: readonly string[], sockets: readonly NodeSocket[]): Promise<NodeNetworks> {
  const of = (node: string): string => `hpl-${process.pid}-${node}`;
  const groups = join(folder, 'control-groups');
  mkdirSync(groups);
  execFileSync('mount', ['-t', 'cgroup2', 'none', groups]);
  const made = new Set(sockets.flatMap(({ controlGroup }) => controlGroup ?? []));
  for (const group of made) mkdirSync(join(groups, group), { recursive: true });
  const holders: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(
      holders.map(
        (holder) => new Promise((resolve) => (holder.exitCode === null ? holder.on('exit', resolve).stdin?.end() : resolve(null))),
      ),
    );
    for (const node of nodes) ip('netns', 'del', of(node));
    const folders = [...made].flatMap((group) => group.split('/').map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/')));
    for (const group of new Set(folders.toSorted((a, b) => b.length - a.length))) removeGroup(join(groups, group));
    execFileSync('umount', [groups]);
  };
  for (const node of nodes) {
    ip('netns', 'add', of(node));
    ip('-n', of(node), 'link', 'set', 'lo', 'up');
    const own = sockets.filter((socket) => socket.node === node);
    const holder = spawn('ip', ['netns', 'exec', of(node), 'python3', 'test/real-cluster/hold-sockets.py', JSON.stringify(own), groups], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    holders.push(holder);
    await new Promise<void>((resolve, reject) => {
      holder.stdout.once('data', () => resolve());
      holder.once('exit', (status) => reject(new Error(`sockets of ${node}: status ${status}`)));
    });
  }
  return { of, close };
}

/** What others use too, such as the slice of the system's own services, stays. */
function removeGroup(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
  }
}

function ip(...words: readonly string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
