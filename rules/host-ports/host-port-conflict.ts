import type { Related } from '../../src/model/finding.ts';
import { compareConfidence, isOnlyProbed, type Listener, leastSure } from '../../src/model/listener.ts';
import type { Placement } from '../../src/model/placement.ts';
import { type Draft, defineRule, type RuleContext } from '../../src/model/rule.ts';
import { compareSpans, compareStrings } from '../../src/model/span.ts';
import { compareWorkloads, POD_KINDS, type Workload } from '../../src/model/workload.ts';
import { type Overlap, overlap, overlapWithSocket } from '../address-overlap.ts';
import { type Clash, findConflicts, type Holder, type Verdict } from '../conflict-search.ts';
import { areOnDifferentNodes, clashInScheduler, indexScheduledPorts, type ScheduledPorts } from '../declaration.ts';
import { draftOf, freePortsFor, labelOf, moveText, nameInHeadline, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';
import { groupByPort, hasOwnRow, isObservedProcess } from '../held-port.ts';
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
    const judgePair = (a: Holder, b: Holder) => judge(a, b, scheduled, placement);
    for (const clash of findConflicts(held, placement.groupOf, compareClaims, judgePair)) yield draftOfClash(clash, context);
    for (const one of held) {
      const draft = conflictWithItself(one, scheduled, placement);
      if (draft) yield draft;
    }
  },
});

/**
 * The registered workload has the stronger claim, then a DaemonSet, because it runs on every node, then the workload whose namespace and
 * name sort first, so that the order of documents and files does not matter.
 */
function compareClaims(a: Holder, b: Holder): number {
  return (
    rankOf(a) - rankOf(b) ||
    compareWorkloads(a.workload, b.workload) ||
    compareStrings(containerOf(a), containerOf(b)) ||
    compareSpans(a.workload.span, b.workload.span) ||
    compareSpans(holderPlace(a), holderPlace(b))
  );
}

function containerOf({ listeners }: Holder): string {
  return listeners[0]?.container ?? '';
}

function rankOf({ workload, listeners }: Holder): number {
  return (listeners.some(hasOwnRow) ? 0 : 2) + (workload.kind === 'DaemonSet' ? 0 : 1);
}

function holderPlace({ workload, listeners }: Holder) {
  return listeners[0]?.evidence[0]?.span ?? workload.span;
}

function judge(a: Holder, b: Holder, scheduled: ScheduledPorts, placement: Placement): Verdict | null {
  // `host-process-conflict` reports processes that were observed beside pods.
  if (a.listeners.every(isObservedProcess) || b.listeners.every(isObservedProcess)) return null;
  // If another port keeps the pods on different nodes, this port cannot conflict.
  const clash =
    conflictOfDeclarations(a, b, scheduled) ?? (areOnDifferentNodes(a.workload, b.workload, scheduled) ? null : clashOfSockets(a, b));
  if (!clash) return null;
  const { possible, confidence, ...sharing } = placement.canShareNode(a.workload, b.workload);
  if (!possible || placement.areAlternatives(a.workload, b.workload)) return null;
  return { ...clash, ...sharing, confidence: leastSure(clash.confidence, confidence) };
}

/** Two uses of one port that exclude each other, if the pods can be on one node. */
type PortConflict = Omit<Verdict, 'why' | 'nodes' | 'isAssumed'>;

/** The comparison of the scheduler, which only knows declarations. */
function conflictOfDeclarations(a: Holder, b: Holder, scheduled: ScheduledPorts): PortConflict | null {
  const [one, other] = [a.listeners[0], b.listeners[0]];
  if (!one?.declared || !other?.declared) return null;
  const addresses = [a, b].map(({ workload }) => scheduled.addressesOf(workload, one.port, one.protocol));
  if (!addresses[0] || !addresses[1] || !clashInScheduler(addresses[0], addresses[1])) return null;
  return { confidence: 'certain', listeners: [one, other], kind: 'scheduler' };
}

function clashOfSockets(a: Holder, b: Holder): PortConflict | null {
  let best: PortConflict | null = null;
  for (const one of a.listeners) {
    for (const other of b.listeners) {
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
  return isSeen(seen) && !isSeen(claim) && claim.declared ? overlapWithSocket(claim, seen) : overlap(one, other);
}

function draftOfClash({ rivals, more }: Clash, context: RuleContext<'listeners'>): Draft {
  const [first] = rivals;
  if (!first) throw new Error('a conflict has at least one rival');
  const also = rivals.length === 1 ? '' : ` and ${more ? 'more than ' : ''}${rivals.length - 1} more`;
  const related = rivals.map(({ verdict }) => relatedOf(verdict.listeners[1]));
  const draft = draftOfConflictSide(first.verdict, also, context);
  const nodes = rivals.flatMap(({ verdict }) => verdict.nodes ?? []);
  const shared = nodes.length === 0 ? {} : { nodes: [...new Set(nodes)].toSorted(compareStrings), observed: false as const };
  const otherSides = rivals.map(({ verdict }): Draft => {
    const [one, other] = verdict.listeners;
    const side = draftOfConflictSide({ ...verdict, listeners: [other, one] }, '', context);
    return { ...side, ...shared, related: [relatedOf(one), ...(side.related ?? [])] };
  });
  return { ...draft, ...shared, related: [...related, ...(draft.related ?? [])], otherSides };
}

/** The draft at the first listener of a verdict, with the second as the other side. */
function draftOfConflictSide(
  { listeners: [listener, other], why, kind, nodes, confidence, isAssumed }: Verdict,
  also: string,
  context: RuleContext<'listeners'>,
): Draft {
  const finds = kind === 'scheduler' && !nodes && findsAnotherNode(listener.workload, other.workload, context.placement);
  const draft = draftOf(
    { listener, others: [] },
    {
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
    },
  );
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
