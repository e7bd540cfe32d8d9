import type { GivenCapture } from '../../model/audit.ts';
import type { Problem } from '../../model/source.ts';
import { inTurns } from '../run-program.ts';
import type { Connection } from './connection.ts';
import { type CommandResult, execInPod, FORBIDDEN } from './exec.ts';
import type { ExecTarget, ExecTargets } from './exec-targets.ts';
import { startTimeLimit } from './time-limit.ts';

/** What tells the sockets of a node, the most telling first: `-e` names the control group and so the pod. */
const COMMANDS: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  { name: 'ss', words: ['ss', '-tulpneO'] },
  { name: 'netstat', words: ['netstat', '-tulpne'] },
  { name: 'proc-net', words: ['cat', '/proc/net/tcp', '/proc/net/tcp6', '/proc/net/udp', '/proc/net/udp6'] },
];

export interface CaptureOptions {
  /** Milliseconds that a node may take in all. */
  readonly time: number;
  /** Nodes that are asked at once. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly prefix: string;
  readonly onProgress?: ((asked: number, total: number) => void) | undefined;
}

/** One line for each node: which commands would be run in which pod. */
export function describeExec(nodes: readonly string[], targets: ExecTargets): string[] {
  const commands = COMMANDS.map(({ words }) => words.join(' ')).join(', else ');
  return nodes.map((node) => {
    const pods = targets.of(node).map(({ namespace, pod, container }) => `${namespace}/${pod} (${container})`);
    return pods.length === 0 ? `${node}: ${NOBODY}` : `${node}: ${commands}; in ${pods.join(', else in ')}`;
  });
}

const NOBODY = 'no pod runs on its host network, so nobody can be asked';

/** Asks each node for its sockets, a few at a time. A node that does not tell them is a problem. */
export async function* captureNodes(
  connection: Connection,
  nodes: readonly string[],
  targets: ExecTargets,
  options: CaptureOptions,
): AsyncIterable<GivenCapture | Problem> {
  let asked = 0;
  yield* inTurns(
    nodes,
    async (node) => {
      const capture = await captureNode(connection, node, targets.of(node), options);
      options.onProgress?.(++asked, nodes.length);
      return capture;
    },
    options.atOnce,
  );
}

async function captureNode(
  connection: Connection,
  node: string,
  targets: readonly ExecTarget[],
  { time, signal, prefix }: CaptureOptions,
): Promise<GivenCapture | Problem> {
  const problem = (message: string): Problem => ({ path: `${prefix}nodes/${node}`, line: 1, column: 1, message });
  if (targets.length === 0) return problem(`the sockets of node ${node} are not known: ${NOBODY}`);
  const limit = startTimeLimit(time, signal);
  try {
    const result = await firstUseful(connection, targets, limit.signal);
    if ('failures' in result) {
      const isDenied = result.failures.some((one) => one.includes(FORBIDDEN));
      const hint = isDenied ? '; hostport-lint audit --sockets exec --print-rbac prints what is needed' : '';
      return problem(`the sockets of node ${node} are not known: ${result.failures.join('; ')}${hint}`);
    }
    const { format, stdout } = result;
    const path = `${prefix}nodes/${node}/${format}.txt`;
    return { node, format, path, files: [{ path, name: `${format}.txt`, bytes: stdout }] };
  } finally {
    limit.clear();
  }
}

type UsefulOutput = { readonly format: string; readonly stdout: Buffer };

async function firstUseful(
  connection: Connection,
  targets: readonly ExecTarget[],
  signal: AbortSignal,
): Promise<UsefulOutput | { readonly failures: readonly string[] }> {
  const failures: string[] = [];
  for (const target of targets) {
    for (const { name, words } of COMMANDS) {
      const result = await execInPod(connection, { ...target, words }, signal);
      if (isUseful(result, name)) return { format: name, stdout: result.stdout };
      failures.push(`${words[0]} in ${target.namespace}/${target.pod}: ${result.failure ?? 'printed nothing'}`);
      if (result.isFinal) break;
    }
    if (signal.aborted) break;
  }
  return { failures };
}

/** Where there is no IPv6, some of the files are not there. */
function isUseful({ stdout, failure, isFinal }: CommandResult, name: string): boolean {
  return stdout.length > 0 && (failure === null || (name === 'proc-net' && !isFinal));
}
