import type { CaptureFormatName, CaptureInput } from '../../model/audit.ts';
import { groupBy } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { firstFew } from '../../text/words.ts';
import { inTurns } from '../at-once.ts';
import type { Connection } from './connection.ts';
import { execInPod } from './exec.ts';
import { type ExecTarget, type ExecTargets, podName } from './exec-targets.ts';

interface Command {
  /** The format of its output. */
  readonly format: CaptureFormatName;
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

export interface ExecOptions {
  /** Time limit in milliseconds for all commands on a node. */
  readonly time: number;
  /** Number of nodes that are captured at the same time. */
  readonly atOnce: number;
  /** Prefix of the path of each capture. */
  readonly prefix: string;
  readonly onProgress: (asked: number, total: number) => void;
}

/** A node whose sockets could not be read. */
export interface NodeFailure {
  readonly node: string;
  readonly reason: string;
  /** The reason without the names of the node and its pods, so that it is equal for nodes with the same cause. */
  readonly cause: string;
}

const NO_POD = 'no running pod on its host network in which a command can run';
const NO_TIME = 'the time limit was reached before the first command';

/** One line for each node: the commands and pods in the order in which they are tried. */
export function describeExec(nodes: readonly string[], targets: ExecTargets): string[] {
  const inPods = (all: readonly ExecTarget[]): string => all.map((target) => `in ${podName(target)} (${target.container})`).join(', else ');
  return nodes.map((node) => {
    const all = targets.get(node) ?? [];
    const tried = COMMANDS.flatMap((command) => {
      const [words, own] = [command.words.join(' '), suitable(all, command)];
      return own.length === 0 ? [] : command.isOfHost ? [`${words} ${inPods(own)}`] : [words];
    });
    return `${node}: ${all.length === 0 ? NO_POD : `${tried.join(', else ')}; ${inPods(all)}`}`;
  });
}

function suitable(targets: readonly ExecTarget[], { isOfHost }: Command): readonly ExecTarget[] {
  return isOfHost ? targets.filter(({ hasHostPrograms }) => hasHostPrograms) : targets;
}

/** The captures of the nodes, a few nodes at a time. At the end, one problem for each cause of missing captures. */
export async function* captureNodes(
  connection: Connection,
  nodes: readonly string[],
  targets: ExecTargets,
  { time, prefix, atOnce, onProgress }: ExecOptions,
): AsyncIterable<CaptureInput | Problem> {
  const failures: NodeFailure[] = [];
  let asked = 0;
  const ask = async (node: string) => {
    const result = await captureNode(connection, node, targets.get(node) ?? [], { until: Date.now() + time, prefix });
    onProgress(++asked, nodes.length);
    return result;
  };
  for await (const result of inTurns(nodes, ask, atOnce)) {
    if ('cause' in result) failures.push(result);
    else yield result;
  }
  yield* problemsOf(failures, prefix);
}

/** Runs each command in every pod before the next command, because the first one shows most. Returns why all of them failed. */
async function captureNode(
  connection: Connection,
  node: string,
  targets: readonly ExecTarget[],
  { until, prefix }: { readonly until: number; readonly prefix: string },
): Promise<CaptureInput | NodeFailure> {
  const finished = new Set<ExecTarget>();
  const reasons: string[] = [];
  const causes = new Set<string>();
  let hint = '';
  for (const command of COMMANDS) {
    for (const target of suitable(targets, command)) {
      if (finished.has(target) || connection.signal.aborted || Date.now() >= until) continue;
      const { stdout, failure, isFinal, refusal } = await execInPod(connection, target, command.words, until);
      const { format } = command;
      // `cat` fails if a node has no IPv6, because two of the files are missing.
      const isUseful = failure === null || (format === 'proc-net' && !isFinal);
      const path = `${prefix}nodes/${node}/${format}.txt`;
      if (isUseful && stdout.length > 0) return { node, format, path, files: [{ path, name: `${format}.txt`, bytes: stdout }] };
      if (isFinal) finished.add(target);
      if (refusal === 403) hint = '; hostport-lint audit --sockets exec --print-rbac prints the necessary permissions';
      const reason = `${command.words[0]} in ${podName(target)}: ${failure ?? 'printed nothing'}`;
      reasons.push(reason);
      causes.add(reason.replaceAll(target.pod, 'POD').replaceAll(node, 'NODE'));
    }
  }
  const reason = reasons.join('; ') || (targets.length === 0 ? NO_POD : NO_TIME);
  return { node, reason: `${reason}${hint}`, cause: [...causes].join('\n') || reason };
}

/** One problem for each cause, for any number of nodes. */
export function problemsOf(failures: readonly NodeFailure[], prefix: string): Problem[] {
  return [...groupBy(failures, ({ cause }) => cause).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { node, reason } = first;
    const where = others.length === 0 ? '' : `on ${node}, `;
    return [problemOfNodes([node, ...others.map((one) => one.node)], `${where}${reason}`, prefix)];
  });
}

const MAX_NAMES = 10;

/** The problem that the sockets of `node worker-0`, or of `12 nodes (worker-0, ... and 2 more)`, are not known. */
export function problemOfNodes(nodes: readonly string[], reason: string, prefix: string): Problem {
  const [first, ...others] = nodes;
  const isOne = others.length === 0;
  const shown = isOne ? `node ${first}` : `${nodes.length} nodes (${firstFew(nodes, MAX_NAMES)})`;
  return problemOfFile(`${prefix}nodes${isOne ? `/${first}` : ''}`, `the sockets of ${shown} are not known: ${reason}`);
}
