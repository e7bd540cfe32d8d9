import { type ClusterPod, objectKey } from '../model/cluster.ts';
import { type Confidence, compareConfidence, type Listener } from '../model/listener.ts';
import { type CapturedSocket, reachOfSocket } from '../model/socket.ts';
import { otherProgram, resembles } from './other-program.ts';

/** A pod that has a socket, and how that is known. */
export interface PodHolder {
  readonly pod: ClusterPod;
  readonly container: string | null;
  readonly by: 'declared' | 'inferred';
}

export interface HolderFacts {
  readonly ofController: ReadonlyMap<string, readonly Listener[]>;
  /** Names of the processes that have the socket, as the capture shows them. */
  readonly names: readonly string[];
  /** True if the process is known as one of the node, so that only a pod with a program of that name has the socket. */
  readonly isHostProcess: boolean;
  /** Programs that pods of the node start by name. */
  readonly started: ReadonlySet<string>;
}

/**
 * Finds the pod on the host network of one node that declares the port, else the one that implies it. If several do, the process
 * decides. Without such a pod, `otherProgram` is the confidence that the process is another program than theirs.
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
