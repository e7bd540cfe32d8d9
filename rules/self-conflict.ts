import { areExclusive, type Branch } from '../src/model/branch.ts';
import type { Related } from '../src/model/finding.ts';
import type { Confidence, Evidence, Listener } from '../src/model/listener.ts';
import type { Placement } from '../src/model/placement.ts';
import type { Draft } from '../src/model/rule.ts';
import { overlap } from './address-overlap.ts';
import { draftOf, nameOfContainer, nameOfHolder, nameOfPort, weaker } from './draft.ts';
import type { SamePort } from './same-port.ts';
import type { ScheduledPorts } from './scheduled-ports.ts';

/** What a workload's hold on one port says against itself: two of its containers want it, or two of its pods do. */
export function conflictWithItself(held: SamePort, scheduled: ScheduledPorts, placement: Placement): Draft | null {
  return betweenContainers(held) ?? betweenReplicas(held, scheduled, placement);
}

/** An init container holds its port for a moment only, and the scheduler does not count it. */
export function surenessOf(listener: Listener): Confidence {
  return roleOf(listener, listener.container) === 'init' ? 'low' : listener.confidence;
}

interface Bind {
  readonly held: Listener;
  readonly proof: Evidence;
}

/** Two containers bind one address, and no template chooses between them. */
function excludeEachOther(one: Bind, other: Bind): boolean {
  if (one.proof.boundBy === other.proof.boundBy || overlap(one.held, other.held) !== 'yes') return false;
  return !areExclusive(branchesOf(one), branchesOf(other));
}

function branchesOf({ held, proof }: Bind): readonly Branch[] {
  return held.workload.containers.find(({ name }) => name === proof.boundBy)?.branches ?? [];
}

function roleOf({ workload }: Listener, container: string | null): string | undefined {
  return workload.containers.find(({ name }) => name === container)?.role;
}

/** Two containers of one pod that are each told to bind the port. */
function betweenContainers({ listener, others }: SamePort): Draft | null {
  if (others.length === 0 && listener.evidence.length < 2) return null;
  const pod = [listener, ...others];
  const binds = pod.flatMap((held) =>
    held.evidence.filter(({ boundBy }) => runsBesideOthers(held, boundBy)).map((proof) => ({ held, proof })),
  );
  const [first] = binds;
  const second = binds.find((bind) => first && excludeEachOther(first, bind));
  if (!first || !second) return null;
  const confidence: Confidence =
    [first, second].every(({ proof }) => proof.detector === 'flag') && !listener.workload.template ? 'high' : 'medium';
  const [one, other] = [first.proof, second.proof].map(({ boundBy }) => nameOfContainer(boundBy ?? ''));
  return {
    ...draftOf(second.held, {
      message: `${nameOfHolder({ ...second.held, container: null })} has two containers that listen on ${nameOfPort(second.held)}, ${one} and ${other}, and whichever starts second fails to bind`,
      remedy: 'give one of the two containers its own port',
      confidence,
    }),
    span: second.proof.span,
    container: second.proof.boundBy ?? null,
    related: [relatedTo(first.proof)],
  };
}

function relatedTo(proof: Evidence): Related {
  return { span: proof.span, message: `${nameOfContainer(proof.boundBy ?? '')} listens there too` };
}

function runsBesideOthers(held: Listener, container: string | undefined): boolean {
  return container !== undefined && roleOf(held, container) !== 'init';
}

/** Several pods of one workload, which the scheduler would keep apart if it knew the port. */
function betweenReplicas({ listener, others }: SamePort, scheduled: ScheduledPorts, placement: Placement): Draft | null {
  const { workload } = listener;
  const { replicas } = workload.rollout;
  if (replicas === null || replicas < 2) return null;
  // Any one port that the scheduler knows keeps the pods apart, and thereby the others too.
  if (listener.declared || scheduled.of(workload).length > 0) return null;
  const meeting = placement.canMeetItself(workload);
  if (!meeting.possible || surenessOf(listener) === 'low') return null;
  return draftOf(
    listener,
    {
      message:
        `${nameOfPort(listener)} of ${nameOfHolder(listener)} is not declared, and ${meeting.why}, so the scheduler may put two on one ` +
        'node, where the second fails to bind',
      remedy: 'declare the port, so that the scheduler keeps the pods apart',
      confidence: weaker(meeting.confidence, 'medium'),
    },
    others,
  );
}
