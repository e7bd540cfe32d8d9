import type { Related } from '../../src/model/finding.ts';
import { groupBy } from '../../src/model/groups.ts';
import { compareConfidence, isOnlyProbed, type Listener, leastSure } from '../../src/model/listener.ts';
import type { NodeSharing, Placement } from '../../src/model/placement.ts';
import { type Draft, defineRule, type RuleContext } from '../../src/model/rule.ts';
import { compareSpans, compareStrings, type Span } from '../../src/model/span.ts';
import { compareWorkloads, POD_KINDS, type Workload } from '../../src/model/workload.ts';
import { addressOverlap, type Overlap, overlapWithSocket } from '../address-overlap.ts';
import { areOnDifferentNodes, clashInScheduler, indexScheduledPorts, type ScheduledPorts } from '../declaration.ts';
import { draftOf, freePortsFor, labelOf, moveText, nameInHeadline, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';
import { groupByPort, type HeldPort, hasOwnRow, isObservedProcess } from '../held-port.ts';
import { confidenceBeside, conflictWithItself } from '../self-conflict.ts';

const PORTS = `ports:
  - containerPort: 8765
`;

export const hostPortConflict = defineRule({
  id: 'host-port-conflict',
  title: 'Two pods that can run on one node use the same host port',
  why:
    'A port of a node belongs to one process. If both pods declare it, the scheduler (for static pods the kubelet) never puts both on ' +
    'one node, so one stays Pending wherever the other runs. If one does not declare it, both are started, and the second fails to ' +
    'bind and crashes again and again. The finding is reported at the pod with the weaker claim: the one without a row in the ' +
    'registry, else the one that is not a DaemonSet, else the one whose namespace and name come later. It also covers a pod whose ' +
    "containers use each other's port, and several replicas of a pod that declares no host port, which can be scheduled onto one " +
    'node. Manifests that are never installed together (platforms, variants, versions, branches of a template, bootstrap and ' +
    'recovery pods) never conflict, nor do pods of two `clusters` of the configuration. It is a warning if the confidence is low, if the pods select different labels, so that they share ' +
    'a node only if it has both, or if both are single pods that declare the port, because the scheduler finds two nodes if there are ' +
    'two.',
  remedy: 'Give one of the two another port, or keep them on different nodes with node selectors or a required anti-affinity.',
  severity: 'error',
  needs: ['declarations', 'listeners'],
  source: 'Kubernetes scheduler, plugin NodePorts: host IP, protocol and port of all pods on a node differ',
  examples: {
    bad: `${exampleDaemonSet('node-agent', PORTS)}---
${exampleDaemonSet('node-watcher', PORTS.replace('8765', '$& # expect: host-port-conflict error certain @30'))}`,
    good: `${exampleDaemonSet('node-agent', PORTS, 'nodeSelector: { example.com/pool: storage }\n')}---
${exampleDaemonSet('node-watcher', PORTS, 'nodeSelector: { example.com/pool: compute }\n')}`,
  },
  *check(context) {
    const { listeners, declarations, placement } = context;
    const scheduled = indexScheduledPorts(declarations);
    const held = groupByPort(listeners);
    for (const verdicts of findConflicts(held, scheduled, placement)) yield draftOfConflict(verdicts, context);
    for (const one of held) {
      const draft = conflictWithItself(one, scheduled, placement);
      if (draft) yield draft;
    }
  },
});

/** Why two workloads conflict, and with which confidence. */
interface Verdict extends Pick<NodeSharing, 'confidence' | 'why' | 'nodes' | 'isAssumed'> {
  /** The conflicting listener of each workload. */
  readonly listeners: readonly [Listener, Listener];
  /** Where the conflict appears first: in the scheduler, which compares declarations, or in the kernel, when sockets are bound. */
  readonly kind: 'scheduler' | 'sockets';
}

/** Maximum number of rivals in one finding. */
const MAX_RIVALS = 4;

/** If more workloads use one port, each is compared only with the strongest claims and its neighbours. */
const MAX_COMPARED = 64;

/**
 * Finds workloads of one group that cannot use one port at the same time. The listeners are indexed by group, protocol and port first, so
 * the time is O(n log n). Each pair is reported once, at the workload with the weaker claim: returns its conflicts, highest confidence
 * first, one more than `MAX_RIVALS` if there are more.
 */
function* findConflicts(held: readonly HeldPort[], scheduled: ScheduledPorts, placement: Placement): Iterable<readonly Verdict[]> {
  const byPort = groupBy(held, ([{ workload, protocol, port }]) => `${protocol}/${port}/${placement.groupOf(workload)}`);
  for (const group of byPort.values()) {
    const holders = group.sort(compareClaims);
    for (const [index, holder] of holders.entries()) {
      const verdicts: Verdict[] = [];
      for (const rival of betterClaims(holders, index)) {
        verdicts.push(...judge(holder, rival, scheduled, placement));
        if (verdicts.length > MAX_RIVALS) break;
      }
      if (verdicts.length > 0) yield verdicts.sort((a, b) => compareConfidence(b.confidence, a.confidence));
    }
  }
}

function* betterClaims(holders: readonly HeldPort[], index: number): Iterable<HeldPort> {
  const half = MAX_COMPARED / 2;
  const isCrowded = index > MAX_COMPARED;
  yield* holders.slice(0, isCrowded ? half : index);
  if (isCrowded) yield* holders.slice(index - half, index);
}

/**
 * The registered workload has the stronger claim, then a DaemonSet, because it runs on every node, then the workload whose namespace and
 * name sort first, so that the order of documents and files does not matter.
 */
function compareClaims(a: HeldPort, b: HeldPort): number {
  const [[one], [other]] = [a, b];
  return (
    rankOf(a) - rankOf(b) ||
    compareWorkloads(one.workload, other.workload) ||
    compareStrings(one.container ?? '', other.container ?? '') ||
    compareSpans(one.workload.span, other.workload.span) ||
    compareSpans(placeOfEvidence(one), placeOfEvidence(other))
  );
}

function rankOf(held: HeldPort): number {
  return (held.some(hasOwnRow) ? 0 : 2) + (held[0].workload.kind === 'DaemonSet' ? 0 : 1);
}

function placeOfEvidence({ evidence, workload }: Listener): Span {
  return evidence[0]?.span ?? workload.span;
}

/** The conflict of two workloads; empty if they can both use the port. */
function judge(a: HeldPort, b: HeldPort, scheduled: ScheduledPorts, placement: Placement): Verdict[] {
  // `host-process-conflict` reports processes that were observed beside pods.
  if (a.every(isObservedProcess) || b.every(isObservedProcess)) return [];
  const [here, there] = [a[0].workload, b[0].workload];
  // If another port keeps the pods on different nodes, this port cannot conflict.
  const conflict =
    conflictOfDeclarations(a[0], b[0], scheduled) ?? (areOnDifferentNodes(here, there, scheduled) ? null : conflictOfSockets(a, b));
  if (!conflict) return [];
  const { possible, confidence, ...sharing } = placement.canShareNode(here, there);
  if (!possible || placement.areAlternatives(here, there)) return [];
  return [{ ...conflict, ...sharing, confidence: leastSure(conflict.confidence, confidence) }];
}

/** Two uses of one port that exclude each other, if the pods can be on one node. */
type PortConflict = Omit<Verdict, 'why' | 'nodes' | 'isAssumed'>;

/** The comparison of the scheduler, which only knows declarations. */
function conflictOfDeclarations(one: Listener, other: Listener, scheduled: ScheduledPorts): PortConflict | null {
  if (!one.declared || !other.declared) return null;
  const [here, there] = [one, other].map(({ workload }) => scheduled.addressesOf(workload, one.port, one.protocol));
  if (!here || !there || !clashInScheduler(here, there)) return null;
  return { confidence: 'certain', listeners: [one, other], kind: 'scheduler' };
}

function conflictOfSockets(a: HeldPort, b: HeldPort): PortConflict | null {
  let best: PortConflict | null = null;
  for (const one of a) {
    for (const other of b) {
      const asked = [one, other].some(isOnlyProbedOnLocalhost);
      const overlapping = overlapNow(whereAnswers(one), whereAnswers(other));
      if (overlapping === 'no') continue;
      const sure = leastSure(leastSure(confidenceBeside(one), confidenceBeside(other)), asked ? 'medium' : 'certain');
      const confidence = overlapping === 'yes' ? sure : 'low';
      if (!best || compareConfidence(confidence, best.confidence) > 0) best = { confidence, listeners: [one, other], kind: 'sockets' };
    }
  }
  return best;
}

/** A probe at 127.0.0.1 shows that the program answers on this address; it may answer on others too. */
function isOnlyProbedOnLocalhost(listener: Listener): boolean {
  return listener.reach === 'localhost' && !isSeen(listener) && isOnlyProbed(listener);
}

function whereAnswers(listener: Listener): Listener {
  return isOnlyProbedOnLocalhost(listener) ? { ...listener, reach: 'any', address: null } : listener;
}

function overlapNow(one: Listener, other: Listener): Overlap {
  const [claim, seen] = isSeen(one) ? [other, one] : [one, other];
  return isSeen(seen) && !isSeen(claim) && claim.declared ? overlapWithSocket(claim, seen) : addressOverlap(one, other);
}

function draftOfConflict(verdicts: readonly Verdict[], context: RuleContext<'listeners'>): Draft {
  const shown = verdicts.slice(0, MAX_RIVALS);
  const [first] = shown as [Verdict];
  const also = shown.length === 1 ? '' : ` and ${verdicts.length > MAX_RIVALS ? 'more than ' : ''}${shown.length - 1} more`;
  const draft = draftOfConflictSide(first, also, context);
  const nodes = shown.flatMap((verdict) => verdict.nodes ?? []);
  const shared = nodes.length === 0 ? {} : { nodes: [...new Set(nodes)].toSorted(compareStrings), observed: false as const };
  const otherSides = shown.map((verdict): Draft => {
    const [one, other] = verdict.listeners;
    const side = draftOfConflictSide({ ...verdict, listeners: [other, one] }, '', context);
    return { ...side, ...shared, related: [relatedOf(one), ...(side.related ?? [])] };
  });
  const related = shown.map(({ listeners: [, rival] }) => relatedOf(rival));
  return { ...draft, ...shared, related: [...related, ...(draft.related ?? [])], otherSides };
}

/** The draft at the first listener of a verdict, with the second as the other side. */
function draftOfConflictSide(
  { listeners: [listener, other], why, kind, nodes, confidence, isAssumed }: Verdict,
  also: string,
  context: RuleContext<'listeners'>,
): Draft {
  const finds = kind === 'scheduler' && !nodes && findsAnotherNode(listener.workload, other.workload, context.placement);
  const draft = draftOf([listener], {
    collides: true,
    message: `${nameOfHostPort(listener)} is also taken by ${nameInHeadline(other.workload)}${also}`,
    why:
      `${why}, and ` +
      (kind === 'scheduler' && !nodes
        ? `the scheduler never puts both on one node, so one stays Pending${finds ? ' if no other node can run it' : ''}`
        : isSeen(listener) && isSeen(other)
          ? 'both listen on it (SO_REUSEPORT), so each gets some of the connections'
          : 'the second to start on a node cannot bind'),
    freePorts: freePortsFor(listener, context),
    remedy: `${moveText(listener, context, 'one of the two to a free port', 'each of the two')}, or keep them on different nodes`,
  });
  const severity = isAssumed || finds || compareConfidence(confidence, 'high') < 0 ? { severity: 'warning' as const } : {};
  return { ...draft, ...severity, confidence };
}

/** True if both are single pods that the scheduler can put on two nodes. */
function findsAnotherNode(a: Workload, b: Workload, placement: Placement): boolean {
  const isOneNode = placement.mostNodes(a) === 1 && placement.mostNodes(b) === 1;
  return hasOnePod(a) && hasOnePod(b) && !isOneNode;
}

function hasOnePod({ kind, staticPod, template, rollout: { replicas } }: Workload): boolean {
  if (staticPod || kind === 'DaemonSet' || !POD_KINDS.has(kind)) return false;
  return replicas === null ? !template : replicas <= 1;
}

function relatedOf(rival: Listener): Related {
  const evidence = rival.evidence[0];
  const address = nameOfAddress(rival);
  const message = `${labelOf(rival, evidence)}${address === null ? ' without an address' : `, on ${address}`}`;
  return { span: evidence?.span ?? rival.workload.span, message, isShown: true };
}

/** The address of a listener; null if it is unknown. */
function nameOfAddress({ address, reach }: Listener): string | null {
  if (address !== null && /^[\w.:[\]%-]+$/.test(address)) return address;
  if (reach === 'any') return 'every address';
  if (reach === 'unknown' || reach === 'other') return null;
  return reach === 'node' ? "the node's address" : 'localhost';
}

function isSeen({ evidence }: Listener): boolean {
  return evidence.some(({ origin }) => origin === 'observed');
}
