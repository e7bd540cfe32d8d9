import { type ClusterPod, keyOfMaker } from '../model/cluster.ts';
import type { Listener } from '../model/listener.ts';
import { type PlacedSocket, reachOfSocket } from '../model/socket.ts';
import { NAME_LENGTH } from './host-units.ts';

/** A pod that may hold a socket, and how that is known. */
export interface PodHolder {
  readonly pod: ClusterPod;
  readonly container: string | null;
  readonly by: 'declared' | 'inferred';
}

export interface HolderFacts {
  readonly ofMaker: ReadonlyMap<string, readonly Listener[]>;
  /** Names of the processes that hold the socket, as the capture tells them. */
  readonly names: readonly string[];
  /** The process is known as one of the host, so a pod holds the socket only where a program of it is called like it. */
  readonly isHostProcess: boolean;
}

/** Of pods on the host network of one node that which declares the port, else that which implies it; its own program decides where several do. */
export function podThatHolds(socket: PlacedSocket, pods: readonly ClusterPod[], facts: HolderFacts): PodHolder | null {
  const { port, protocol } = socket;
  const candidates: { readonly holder: PodHolder; readonly rank: number }[] = [];
  for (const pod of pods) {
    const declared = pod.ports.filter((one) => one.port === port && one.protocol === protocol && mayBind(one.hostIP, socket));
    const implied = (facts.ofMaker.get(keyOfMaker(pod.maker)) ?? []).filter(
      (one) => one.port === port && one.protocol === protocol && mayMeet(one, socket),
    );
    if (declared.length === 0 && implied.length === 0) continue;
    const named = pod.programs.filter(({ words }) => words.some((word) => facts.names.some((name) => resembles(name, word))));
    if (facts.isHostProcess && named.length === 0) continue;
    const containers = [...declared, ...implied].map(({ container }) => container);
    const container = containers.find((one) => named.some((each) => each.container === one)) ?? containers[0] ?? null;
    const by = declared.length > 0 ? 'declared' : 'inferred';
    candidates.push({ holder: { pod, container, by }, rank: (named.length > 0 ? 0 : 2) + (by === 'declared' ? 0 : 1) });
  }
  return candidates.toSorted((a, b) => a.rank - b.rank)[0]?.holder ?? null;
}

/** Whether a container that declares a port for one address of the node may have bound the socket. */
function mayBind(hostIP: string | null, { address }: PlacedSocket): boolean {
  const isAny = hostIP === null || hostIP === '0.0.0.0' || hostIP === '::';
  return isAny || address === null || address === '*' || address === hostIP;
}

function mayMeet({ reach }: Pick<Listener, 'reach'>, { address }: PlacedSocket): boolean {
  const own = reachOfSocket(address);
  return reach === own || [reach, own].some((each) => each !== 'localhost' && each !== 'node');
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** Names of processes are cut, and those of containers say more or less than the program's. */
function resembles(process: string, word: string): boolean {
  const [a, b] = [plain(process), plain(word)];
  return a.startsWith(b.slice(0, NAME_LENGTH)) || b.includes(a) || (b.length > 3 && a.includes(b));
}
