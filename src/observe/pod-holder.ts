import { type ClusterPod, objectKey } from '../model/cluster.ts';
import { type Confidence, compareConfidence, type Listener } from '../model/listener.ts';
import { type CapturedSocket, reachOfSocket } from '../model/socket.ts';
import { NAME_LENGTH } from './host-units.ts';
import indirect from './indirect-programs.yaml';

/** A pod that owns a socket, and how that was determined. */
export interface PodHolder {
  readonly pod: ClusterPod;
  readonly container: string | null;
  readonly by: 'declared' | 'inferred';
}

export interface HolderFacts {
  readonly ofController: ReadonlyMap<string, readonly Listener[]>;
  /** Names of the processes of the socket, as in the capture. */
  readonly names: readonly string[];
  /** True if the process is known as a process of the node, so that the socket only belongs to a pod with a program of that name. */
  readonly isHostProcess: boolean;
  /** Programs that pods of the node start by name. */
  readonly started: ReadonlySet<string>;
}

/**
 * Finds the pod on the host network of a node that declares the port, otherwise one that implies it. If there are several, the process
 * decides. If there is none, `otherProgram` is the confidence that the process differs from their programs.
 */
export function podThatHolds(
  socket: CapturedSocket,
  pods: readonly ClusterPod[],
  facts: HolderFacts,
): { readonly holder: PodHolder | null; readonly otherProgram: Confidence | null } {
  const { port, protocol } = socket;
  let best: { readonly holder: PodHolder; readonly rank: number } | null = null;
  let other: Confidence | null = null;
  for (const pod of pods) {
    const declared = pod.ports.filter((one) => one.port === port && one.protocol === protocol && mayBind(one.hostIP, socket));
    const implied = (facts.ofController.get(objectKey(pod.controller)) ?? []).filter(
      (one) => one.port === port && one.protocol === protocol && mayMeet(one, socket),
    );
    if (declared.length === 0 && implied.length === 0) continue;
    const named = pod.programs.filter(({ words }) => words.some((word) => facts.names.some((name) => resembles(name, word))));
    if (facts.isHostProcess && named.length === 0) continue;
    const isOther = named.length === 0 ? otherProgram(facts.names, pod, facts.started) : null;
    if (isOther !== null) {
      other = other === null || compareConfidence(isOther, other) > 0 ? isOther : other;
      continue;
    }
    const containers = [...declared, ...implied].map(({ container }) => container);
    const container = containers.find((one) => named.some((each) => each.container === one)) ?? containers[0] ?? null;
    const by = declared.length > 0 ? 'declared' : 'inferred';
    const rank = (named.length > 0 ? 0 : 2) + (by === 'declared' ? 0 : 1);
    if (best === null || rank < best.rank) best = { holder: { pod, container, by }, rank };
  }
  return { holder: best?.holder ?? null, otherProgram: best === null ? other : null };
}

/** True if a container that declares a port for `hostIP` may have bound the socket. */
function mayBind(hostIP: string | null, { address }: CapturedSocket): boolean {
  const isAny = hostIP === null || hostIP === '0.0.0.0' || hostIP === '::';
  return isAny || address === null || address === '*' || address === hostIP;
}

function mayMeet({ reach }: Pick<Listener, 'reach'>, { address }: CapturedSocket): boolean {
  const own = reachOfSocket(address);
  return reach === own || [reach, own].some((each) => each !== 'localhost' && each !== 'node');
}

const { interpreters, starters } = indirect as Readonly<Record<'interpreters' | 'starters', readonly string[]>>;
const INTERPRETERS = new Set(interpreters);
const INDIRECT = new Set([...interpreters, ...starters]);

/** True if two names may belong to one program. The kernel truncates names of processes, and names of containers are longer or shorter. */
function resembles(process: string, word: string): boolean {
  const [a, b] = [plainProcessName(process), plainProcessName(word)];
  return a.startsWith(b.slice(0, NAME_LENGTH)) || b.includes(a) || (b.length > 3 && a.includes(b));
}

function plainProcessName(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** The names of the programs that pods start by name, truncated as in the kernel. */
export function startedPrograms(pods: readonly ClusterPod[]): ReadonlySet<string> {
  const commands = pods.flatMap(({ programs }) => programs.flatMap(({ command }) => (isDirect(command) ? [command] : [])));
  return new Set(commands.map((command) => plainProcessName(command).slice(0, NAME_LENGTH)));
}

/**
 * Returns the confidence that processes that resemble no program of the pod belong to another pod of the node, or to the node itself. Null
 * if they may be the pod's.
 */
function otherProgram(names: readonly string[], pod: ClusterPod, started: ReadonlySet<string>): Confidence | null {
  if (names.length === 0 || names.some((name) => INTERPRETERS.has(withoutVersion(name)))) return null;
  if (names.every((name) => started.has(plainProcessName(name).slice(0, NAME_LENGTH)))) return 'high';
  if (!pod.programs.every(({ command }) => isDirect(command))) return null;
  return pod.isReady ? 'medium' : 'high';
}

/** True for a command that is the program itself, not a wrapper or interpreter. */
function isDirect(command: string | null): command is string {
  return command !== null && !/\.\w+$|^docker-|-entrypoint|\$/.test(command) && !INDIRECT.has(withoutVersion(command));
}

function withoutVersion(name: string): string {
  return name.replace(/[\d.]+$/, '');
}
