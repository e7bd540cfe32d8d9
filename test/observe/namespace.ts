import { execFileSync } from 'node:child_process';
import { TestRunner } from 'vitest';

/** A socket that a test opens: what it expects to find follows from it alone. */
export interface OpenedSocket {
  readonly protocol: 'TCP' | 'UDP';
  readonly address: string;
  readonly port: number;
  /** The address of a TCP peer that connects to it, or, of a UDP socket, to which it is connected. */
  readonly peer?: { readonly address: string; readonly port: number };
}

const OPEN = `
import socket, subprocess, sys, json
held = []
for s in json.loads(sys.argv[1]):
    family = socket.AF_INET6 if ':' in s['address'] else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM if s['protocol'] == 'TCP' else socket.SOCK_DGRAM)
    if family == socket.AF_INET6: one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((s['address'], s['port']))
    if s['protocol'] == 'TCP':
        one.listen()
        client = socket.create_connection(('::1' if family == socket.AF_INET6 else '127.0.0.1', s['port'])) if s.get('peer') else None
        held.append(client)
    elif s.get('peer'): one.connect((s['peer']['address'], s['peer']['port']))
    held.append(one)
for command in json.loads(sys.argv[2]):
    done = subprocess.run(['bash', '-c', command], capture_output=True)
    sys.stdout.write(json.dumps(done.stdout.decode('utf8')) + '\\n')
`;

/** Opens sockets in a new network namespace and gives what each command prints there; skips the test where that is not allowed. */
export function printedInNamespace(sockets: readonly OpenedSocket[], commands: readonly string[]): string[] {
  const program = `ip link set lo up && exec python3 -c "$0" "$1" "$2"`;
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
