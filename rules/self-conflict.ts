import { areExclusive, type Branch } from '../src/model/document.ts';
import { type Confidence, type Evidence, type Listener, leastSure } from '../src/model/listener.ts';
import type { Placement } from '../src/model/placement.ts';
import type { Draft } from '../src/model/rule.ts';
import { addressOverlap } from './address-overlap.ts';
import type { ScheduledPorts } from './declaration.ts';
import { draftOf, type Judgement, nameOfContainer, nameOfHostPort } from './draft.ts';
import type { HeldPort } from './held-port.ts';

/** A conflict of a workload with itself: one process or two containers bind one port twice, or two of its pods on one node do. */
export function conflictWithItself(held: HeldPort, scheduled: ScheduledPorts, placement: Placement): Draft | null {
  return withinProcess(held) ?? betweenContainers(held) ?? betweenReplicas(held, scheduled, placement);
}

/** The confidence that a listener uses its port at the same time as others: an init container uses it only for a short time. */
export function confidenceBeside(listener: Listener): Confidence {
  return roleOfContainer(listener, listener.container) === 'init' ? 'low' : listener.confidence;
}

/** A container that is configured to bind a port, with the evidence. */
interface ConfiguredListener {
  readonly held: Listener;
  readonly evidence: Evidence;
}

/** True if two containers bind one address, and both are always rendered. */
function excludeEachOther(one: ConfiguredListener, other: ConfiguredListener): boolean {
  if (one.evidence.boundBy === other.evidence.boundBy || addressOverlap(one.held, other.held) !== 'yes') return false;
  return !areExclusive(branchesOf(one), branchesOf(other));
}

function branchesOf({ held, evidence }: ConfiguredListener): readonly Branch[] {
  return held.workload.containers.find(({ name }) => name === evidence.boundBy)?.branches ?? [];
}

function roleOfContainer({ workload }: Listener, container: string | null): string | undefined {
  return workload.containers.find(({ name }) => name === container)?.role;
}

/** One command that is configured to open two different sockets on the port. */
function withinProcess(pod: HeldPort): Draft | null {
  if (pod[0].workload.template) return null;
  const binds = pod.flatMap((held) => held.evidence.map((evidence) => ({ held, evidence })));
  const pairs = binds.flatMap((first, index) => binds.slice(index + 1).map((second) => ({ first, second })));
  const clash = pairs.find(({ first, second }) => {
    const [one, other] = [first.evidence, second.evidence];
    if (one.opens === undefined || other.opens === undefined || one.opens === other.opens || one.span.start === other.span.start)
      return false;
    const isOneCommand = one.boundBy === other.boundBy && one.opens.split(' ')[0] === other.opens.split(' ')[0];
    return isOneCommand && addressOverlap(first.held, second.held) === 'yes';
  });
  if (!clash) return null;
  const { first, second } = clash;
  const [one, other] = [first.evidence, second.evidence].map(({ opens = '' }) => opens.split(' ')[1]);
  const judgement = {
    message: `${nameOfHostPort(second.held)} is opened twice by one process`,
    why: `the process opens it for ${one} and for ${other}, and the second bind fails`,
    remedy: `give ${other} another port`,
    confidence: 'high' as const,
  };
  return draftOfSecond(first, second, judgement, `the process opens it for ${one} here`);
}

/** The draft at the second of two binds, with the place of the first. */
function draftOfSecond(
  first: ConfiguredListener,
  { held, evidence: { span, boundBy } }: ConfiguredListener,
  judgement: Judgement,
  message: string,
): Draft {
  const draft = draftOf([held], judgement);
  return { ...draft, span, container: boundBy ?? held.container, related: [{ span: first.evidence.span, message, isShown: true }] };
}

/** Two containers of one pod that are both configured to bind the port. */
function betweenContainers(pod: HeldPort): Draft | null {
  const [listener] = pod;
  if (pod.length === 1 && listener.evidence.length < 2) return null;
  const binds = pod.flatMap((held) =>
    held.evidence.filter(({ boundBy }) => runsBesideOthers(held, boundBy)).map((evidence) => ({ held, evidence })),
  );
  const [first] = binds;
  const second = binds.find((bind) => first && excludeEachOther(first, bind));
  if (!first || !second) return null;
  const confidence: Confidence =
    [first, second].every(({ evidence }) => evidence.detector === 'flag') && !listener.workload.template ? 'high' : 'medium';
  const [one, other] = [first.evidence, second.evidence].map(({ boundBy }) => nameOfContainer(boundBy ?? ''));
  const judgement = {
    message: `${nameOfHostPort(second.held)} is used by two containers of one pod`,
    why: `${one} and ${other} share the network of the node, so the second to start cannot bind`,
    label: `${other} listens here`,
    remedy: 'give one of the two containers its own port',
    confidence,
  };
  return draftOfSecond(first, second, judgement, `${one} listens there too`);
}

function runsBesideOthers(held: Listener, container: string | undefined): boolean {
  return container !== undefined && roleOfContainer(held, container) !== 'init';
}

/** Several pods of one workload on one node, which the scheduler would separate if the port were declared. */
function betweenReplicas(held: HeldPort, scheduled: ScheduledPorts, placement: Placement): Draft | null {
  const [listener] = held;
  const { workload } = listener;
  const { replicas } = workload.rollout;
  if (replicas === null || replicas < 2) return null;
  // Any declared host port separates the pods, and so all their ports.
  if (listener.declared || scheduled.of(workload).length > 0) return null;
  const { possible, why, confidence } = placement.canShareNodeWithItself(workload);
  if (!possible || confidenceBeside(listener) === 'low') return null;
  return draftOf(held, {
    message: `${nameOfHostPort(listener)} is not declared, so two of its pods can be on one node`,
    why: `${why}, and the second pod on a node cannot bind the port`,
    remedy: 'declare the port, so that the scheduler keeps the pods apart',
    confidence: leastSure(confidence, 'medium'),
  });
}
