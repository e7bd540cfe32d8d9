import { addTo } from '../src/model/groups.ts';
import { compareConfidence, type Listener } from '../src/model/listener.ts';
import type { NodeSharing } from '../src/model/placement.ts';
import type { Workload } from '../src/model/workload.ts';
import type { WorkloadPort } from './held-port.ts';

/** A workload with all its listeners on one port. */
export interface Holder {
  readonly workload: Workload;
  readonly listeners: readonly Listener[];
}

export interface Clash {
  readonly holder: Holder;
  /** Workloads with a stronger claim that conflict with it, highest confidence first. */
  readonly rivals: readonly Rival[];
  /** True if there are more rivals than in `rivals`. */
  readonly more: boolean;
}

export interface Rival {
  readonly holder: Holder;
  readonly verdict: Verdict;
}

/** Why two workloads conflict, and with which confidence. */
export interface Verdict extends Pick<NodeSharing, 'confidence' | 'why' | 'nodes' | 'isAssumed'> {
  /** The conflicting listener of each workload. */
  readonly listeners: readonly [Listener, Listener];
  /** Where the conflict appears first: in the scheduler, which compares declarations, or in the kernel, when sockets are bound. */
  readonly kind: 'scheduler' | 'sockets';
}

/** Maximum number of rivals in one conflict. */
const MAX_RIVALS = 4;

/** If more workloads use one port, each is compared only with the strongest claims and its neighbours. */
const MAX_COMPARED = 64;

/**
 * Finds workloads of one group that cannot use one port at the same time. The listeners are indexed by group, protocol and port first, so
 * the time is O(n log n). Each pair is reported once, at the workload with the weaker claim; `compareClaims` is below zero if the first
 * claim is stronger.
 */
export function* findConflicts(
  held: Iterable<WorkloadPort>,
  groupOf: (workload: Workload) => string,
  compareClaims: (a: Holder, b: Holder) => number,
  judge: (a: Holder, b: Holder) => Verdict | null,
): Iterable<Clash> {
  for (const holders of indexHolders(held, groupOf)) {
    if (holders.length < 2) continue;
    holders.sort(compareClaims);
    for (const [index, holder] of holders.entries()) {
      const rivals: Rival[] = [];
      for (const rival of betterClaims(holders, index)) {
        const verdict = judge(holder, rival);
        if (verdict) rivals.push({ holder: rival, verdict });
        if (rivals.length > MAX_RIVALS) break;
      }
      if (rivals.length === 0) continue;
      rivals.sort((a, b) => compareConfidence(b.verdict.confidence, a.verdict.confidence));
      yield { holder, rivals: rivals.slice(0, MAX_RIVALS), more: rivals.length > MAX_RIVALS };
    }
  }
}

function* betterClaims(holders: readonly Holder[], index: number): Iterable<Holder> {
  const half = MAX_COMPARED / 2;
  const isCrowded = index > MAX_COMPARED;
  yield* holders.slice(0, isCrowded ? half : index);
  if (isCrowded) yield* holders.slice(index - half, index);
}

function indexHolders(held: Iterable<WorkloadPort>, groupOf: (workload: Workload) => string): Iterable<Holder[]> {
  const index = new Map<string, Holder[]>();
  for (const { listener, others } of held) {
    const { workload, protocol, port } = listener;
    addTo(index, `${protocol}/${port}/${groupOf(workload)}`, { workload, listeners: [listener, ...others] });
  }
  return index.values();
}
