import { readdirSync, readFileSync } from 'node:fs';

/** A process and those that it started. */
export interface ProcessTree {
  readonly pids: readonly number[];
  /** Resident bytes of all processes together. */
  readonly memory: number;
}

/** Reads a process and its descendants from /proc; empty on a system without it, or if the process has ended. */
export function processTree(pid: number): ProcessTree {
  const pids: number[] = [];
  let memory = 0;
  const open = [pid];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    try {
      const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${here}/status`, 'latin1'))?.[1];
      pids.push(here);
      memory += Number(resident ?? 0) * 1024;
      for (const thread of readdirSync(`/proc/${here}/task`)) open.push(...childrenOf(`/proc/${here}/task/${thread}/children`));
    } catch {
      // It ended in the meantime.
    }
  }
  return { pids, memory };
}

/** Process IDs in a file of the kernel; empty if the kernel does not provide it. */
function childrenOf(file: string): number[] {
  try {
    return readFileSync(file, 'latin1').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
