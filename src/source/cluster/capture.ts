import type { CaptureInput } from '../../model/audit.ts';
import type { Problem } from '../../model/source.ts';
import { inTurns } from '../run-program.ts';
import type { Connection } from './connection.ts';
import { type CommandResult, execInPod } from './exec.ts';
import { type ExecTarget, type ExecTargets, podName } from './exec-targets.ts';
import { type NodeFailure, problemsOf } from './failures.ts';
import { startTimeLimit } from './limits.ts';

interface Command {
  /** The format of its output. */
  readonly format: string;
  readonly words: readonly string[];
  /** True if it needs the file system of the host below `/rootfs`. */
  readonly isOfHost?: true;
}

/**
 * The only commands that are run in pods, in this order. With `-e`, `ss` prints the control group of a socket, which identifies the pod.
 */
const COMMANDS: readonly Command[] = [
  { format: 'ss', words: ['chroot', '/rootfs', 'ss', '-tulpneO'], isOfHost: true },
  { format: 'ss', words: ['ss', '-tulpneO'] },
  { format: 'netstat', words: ['netstat', '-tulpne'] },
  { format: 'proc-net', words: ['cat', '/proc/net/tcp', '/proc/net/tcp6', '/proc/net/udp', '/proc/net/udp6'] },
];

export interface CaptureOptions {
  /** Time limit in milliseconds for all commands on a node. */
  readonly time: number;
  /** Number of nodes that are captured at the same time. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  /** Prefix of the path of each capture. */
  readonly prefix: string;
  readonly onProgress?: ((asked: number, total: number) => void) | undefined;
}

/** One line for each node: the commands and pods in the order in which they are tried. */
export function describeExec(nodes: readonly string[], targets: ExecTargets): string[] {
  const inPods = (all: readonly ExecTarget[]): string => all.map((target) => `in ${podName(target)} (${target.container})`).join(', else ');
  const everywhere = COMMANDS.filter(({ isOfHost }) => !isOfHost);
  return nodes.map((node) => {
    const all = targets.of(node);
    const onHost = COMMANDS.filter((command) => command.isOfHost && targetsOf(command, all).length > 0);
    const tried = [...onHost.map((command) => `${wordsOf(command)} ${inPods(targetsOf(command, all))}`), ...everywhere.map(wordsOf)];
    return `${node}: ${all.length === 0 ? NO_POD : `${tried.join(', else ')}; ${inPods(all)}`}`;
  });
}

const NO_POD = 'no running pod on its host network in which a command can run';

function wordsOf({ words }: Command): string {
  return words.join(' ');
}

function targetsOf({ isOfHost }: Command, targets: readonly ExecTarget[]): readonly ExecTarget[] {
  return isOfHost ? targets.filter(({ hasHostPrograms }) => hasHostPrograms) : targets;
}

/** The captures of the nodes, a few nodes at a time. At the end, one problem for each cause of missing captures. */
export async function* captureNodes(
  connection: Connection,
  nodes: readonly string[],
  targets: ExecTargets,
  { time, signal, prefix, atOnce, onProgress }: CaptureOptions,
): AsyncIterable<CaptureInput | Problem> {
  const failures: NodeFailure[] = [];
  let asked = 0;
  const ask = async (node: string) => {
    const limit = startTimeLimit(time, signal);
    const result = await firstUseful(connection, targets.of(node), limit.signal).finally(limit.clear);
    onProgress?.(++asked, nodes.length);
    return { node, result };
  };
  for await (const { node, result } of inTurns(nodes, ask, atOnce)) {
    if (Array.isArray(result)) failures.push(failureOf(node, result));
    else {
      const { format, stdout } = result;
      const path = `${prefix}nodes/${node}/${format}.txt`;
      yield { node, format, path, files: [{ path, name: `${format}.txt`, bytes: stdout }] };
    }
  }
  yield* problemsOf(failures, prefix);
}

/** A command that failed in a pod. */
interface Failed {
  readonly target: ExecTarget;
  readonly command: Command;
  readonly result: CommandResult;
}

/** Runs each command in every pod before the next command, because the first one shows most. Returns the failures if all fail. */
async function firstUseful(
  connection: Connection,
  targets: readonly ExecTarget[],
  signal: AbortSignal,
): Promise<{ readonly format: string; readonly stdout: Buffer } | Failed[]> {
  const failures: Failed[] = [];
  const final = new Set<ExecTarget>();
  for (const command of COMMANDS) {
    for (const target of targetsOf(command, targets)) {
      if (final.has(target) || signal.aborted) continue;
      const result = await execInPod(connection, { ...target, words: command.words }, signal);
      if (isUseful(result, command)) return { format: command.format, stdout: result.stdout };
      failures.push({ target, command, result });
      if (result.isFinal) final.add(target);
    }
  }
  return failures;
}

/** True if the output can be used; `cat` fails if a node has no IPv6, because two of the files are missing. */
function isUseful({ stdout, failure, isFinal }: CommandResult, { format }: Command): boolean {
  return stdout.length > 0 && (failure === null || (format === 'proc-net' && !isFinal));
}

/** Why no command succeeded on a node; an empty list means that it has no suitable pod. */
function failureOf(node: string, failures: readonly Failed[]): NodeFailure {
  const reasons = failures.map(
    ({ target, command, result }) => `${command.words[0]} in ${podName(target)}: ${result.failure ?? 'printed nothing'}`,
  );
  const causes = reasons.map((reason, index) => reason.replaceAll(failures[index]?.target.pod ?? '', 'POD').replaceAll(node, 'NODE'));
  const isForbidden = failures.some(({ result }) => result.refusal === 403);
  const hint = isForbidden ? '; hostport-lint audit --sockets exec --print-rbac prints the necessary permissions' : '';
  return { node, reason: `${reasons.join('; ') || NO_POD}${hint}`, cause: [...new Set(causes)].join('\n') };
}
