import type { ClusterPod } from '../model/cluster.ts';
import type { Confidence } from '../model/listener.ts';
import { NAME_LENGTH } from './host-units.ts';
import indirect from './indirect-programs.yaml';

const { interpreters, starters } = indirect as Readonly<Record<'interpreters' | 'starters', readonly string[]>>;
const INTERPRETERS = new Set(interpreters);
const INDIRECT = new Set([...interpreters, ...starters]);

/** True if two names may be of one program. The kernel cuts names of processes, and names of containers are longer or shorter. */
export function resembles(process: string, word: string): boolean {
  const [a, b] = [plain(process), plain(word)];
  return a.startsWith(b.slice(0, NAME_LENGTH)) || b.includes(a) || (b.length > 3 && a.includes(b));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** The names of the programs that pods start by name, as the kernel cuts them. */
export function startedPrograms(pods: readonly ClusterPod[]): ReadonlySet<string> {
  const commands = pods.flatMap(({ programs }) => programs.flatMap(({ command }) => (isDirect(command) ? [command] : [])));
  return new Set(commands.map((command) => plain(command).slice(0, NAME_LENGTH)));
}

/**
 * Returns the confidence that processes that resemble no program of the pod are another program: of another pod of the node,
 * or of the node itself. Null if they may be the pod's.
 */
export function otherProgram(names: readonly string[], pod: ClusterPod, started: ReadonlySet<string>): Confidence | null {
  if (names.length === 0 || names.some((name) => INTERPRETERS.has(withoutVersion(name)))) return null;
  if (names.every((name) => started.has(plain(name).slice(0, NAME_LENGTH)))) return 'high';
  if (!pod.programs.every(({ command }) => isDirect(command))) return null;
  return pod.isReady ? 'medium' : 'high';
}

/** True for a command that is the program itself, and not one that starts or interprets another. */
function isDirect(command: string | null): command is string {
  return command !== null && !/\.\w+$|^docker-|-entrypoint|\$/.test(command) && !INDIRECT.has(withoutVersion(command));
}

function withoutVersion(name: string): string {
  return name.replace(/[\d.]+$/, '');
}
