import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { TestRunner } from 'vitest';

/** A socket that a test opens: what it expects to find follows from it alone. */
export interface OpenedSocket {
  readonly protocol: 'TCP' | 'UDP';
  readonly address: string;
  readonly port: number;
  /** The address of a TCP peer that connects to it, or, of a UDP socket, to which it is connected. */
  readonly peer?: { readonly address: string; readonly port: number };
}

const OPEN = join(import.meta.dirname, 'open-sockets.py');

/** Opens sockets in a new network namespace and gives what each command prints there; skips the test where that is not allowed. */
export function printedInNamespace(sockets: readonly OpenedSocket[], commands: readonly string[]): string[] {
  const program = `ip link set lo up && exec python3 "$0" "$1" "$2"`;
  try {
    const words = ['-n', 'bash', '-c', program, OPEN, JSON.stringify(sockets), JSON.stringify(commands)];
    const printed = execFileSync('unshare', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (!/unshare|Operation not permitted|ENOENT/.test(`${stderr}${String(error)}`) || process.env.CI) throw error;
    TestRunner.getCurrentTest()?.context.skip('network namespaces need root');
    throw error;
  }
}
