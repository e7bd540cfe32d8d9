import { holdsPort, keyOfPort, type Protocol, standardService } from '../src/model/address.ts';
import type { Related } from '../src/model/finding.ts';
import { type Declaration, type Evidence, hostPortOf, type Listener, leastSure } from '../src/model/listener.ts';
import type { Draft, RuleContext } from '../src/model/rule.ts';
import { UNKNOWN } from '../src/model/text.ts';
import { nameOfWorkload } from '../src/model/workload.ts';
import { onceForObject } from '../src/text/once.ts';
import { protocolOf } from './declaration.ts';
import type { HeldPort } from './held-port.ts';

/** The fields of a draft that a rule sets; the others follow from the listener or the declaration. */
export type Judgement = Pick<Draft, 'message' | 'why' | 'label' | 'remedy' | 'severity' | 'related'> &
  Partial<Pick<Draft, 'confidence' | 'nodes' | 'freePorts'>> & {
    /** The other workload with the port. */
    readonly collides?: boolean;
  };

/** The most places of a finding, so that a script with many steps does not fill the report. */
const MAX_RELATED = 12;

/**
 * Returns a draft at the strongest evidence of a port. All other evidence and steps become related places. The confidence is
 * lower than the listener's own if the rule adds doubt.
 */
export function draftOf({ listener, others }: HeldPort, { collides = false, ...judgement }: Judgement): Draft {
  const { workload, container, port, protocol } = listener;
  const place = firstEvidence(listener);
  const related: Related[] = (place?.steps ?? []).slice(0, MAX_RELATED).map((step) => ({ span: step.span, message: step.note }));
  for (const evidence of [listener, ...others].flatMap((one) => one.evidence)) {
    if (related.length >= MAX_RELATED) break;
    if (evidence !== place) related.push({ span: evidence.span, message: describeEvidence(evidence) });
  }
  const confidence = leastSure(judgement.confidence ?? 'certain', listener.confidence);
  // The operator decides what a port of a custom resource means.
  const severity = workload.custom && !collides ? { severity: 'info' as const } : {};
  const span = place?.span ?? workload.span;
  return { related, label: labelOf(listener, place), ...judgement, ...severity, confidence, span, workload, container, port, protocol };
}

/** Returns a draft at the number of a `ports` entry; certain by default, because nothing was inferred. */
export function draftOfDeclaration(declaration: Declaration, judgement: Judgement): Draft {
  const { workload, container, portSpan: span } = declaration;
  const port = hostPortOf(declaration);
  const protocol = protocolOf(declaration);
  const label = `${nameOfHolder(declaration)} declares it`;
  return { confidence: 'certain', label, ...judgement, span, workload, container, ...(port && { port }), ...(protocol && { protocol }) };
}

/** Returns the meaning of the evidence of a listener: `container main of DaemonSet example/agent listens here`. */
export function labelOf(listener: Listener, place: Evidence | undefined): string {
  if (listener.workload.via) return `ServiceLB makes each port of ${nameInHeadline(listener.workload)} a host port of every node`;
  const does = place?.origin === 'declared' ? 'declares it' : place && !INDIRECT.includes(place.detector) ? 'listens here' : 'listens';
  return `${nameOfHolder(listener)} ${does}`;
}

/** Detectors whose place does not show the port: the image of a known program, or another object that expects the port. */
const INDIRECT: readonly string[] = ['default', 'expectation'];

/** Returns the place of a finding about a listener: its first evidence, if possible one that shows the port. */
function firstEvidence(listener: Listener): Evidence | undefined {
  const written = listener.evidence.filter(({ origin }) => origin !== 'observed');
  return written.find((evidence) => !INDIRECT.includes(evidence.detector)) ?? written[0] ?? listener.evidence[0];
}

const DETECTORS_IN_WORDS: Readonly<Record<string, string>> = {
  call: 'set by this argument',
  config: 'set by this configuration',
  default: 'the default of this program',
  env: 'set by this variable',
  expectation: 'expected here to answer',
  flag: 'set by this flag',
  probe: 'checked by this probe',
};

function describeEvidence({ origin, detector }: Evidence): string {
  if (origin === 'declared') return 'declared here';
  return origin === 'observed' ? 'observed here' : (DETECTORS_IN_WORDS[detector] ?? `shown by this ${detector}`);
}

/** `port 9104/TCP`. */
export function nameOfPort(held: { readonly port: number; readonly protocol: Protocol }): string {
  return `port ${held.port}/${held.protocol}`;
}

/** How headlines begin: `host port 9104/TCP`. */
export function nameOfHostPort(held: { readonly port: number; readonly protocol: Protocol }): string {
  return `host ${nameOfPort(held)}`;
}

/** How headlines about an entry of `ports` begin, in the same form. */
export function nameOfDeclaredPort(declaration: Declaration): string {
  return `host port ${hostPortOf(declaration)}/${shorten(declaration.protocol, 20)}`;
}

/** A workload in a headline: `DaemonSet example/agent`, with a long name cut. */
export function nameInHeadline(workload: Parameters<typeof nameOfWorkload>[0]): string {
  return shorten(nameOfWorkload(workload), MAX_NAME);
}

/** A headline has room for one long name. */
const MAX_NAME = 48;

/** Returns the user of a port: `container webhook of DaemonSet example/agent`, or the workload alone if the container is unknown. */
export function nameOfHolder(held: Pick<Listener, 'container' | 'workload'>): string {
  const workload = shorten(nameOfWorkload(held.workload));
  return held.container === null ? workload : `${nameOfContainer(held.container)} of ${workload}`;
}

/** `container webhook`. */
export function nameOfContainer(container: string): string {
  return container === '' ? 'an unnamed container' : `container ${shorten(container)}`;
}

/** Text of the input for a message: the unknown parts as `*`, and never longer than a name can be. */
export function shorten(text: string, length = 253): string {
  const shown = text.replaceAll(UNKNOWN, '*');
  return shown.length <= length ? shown : `${shown.slice(0, length - 1)}…`;
}

/** The number of suggestions. */
const SUGGESTED = 2;

/** The ports of the input, and for each of them the workloads that have it, in the order of the listeners. */
const claimantsIn = onceForObject((listeners: readonly Listener[]) => {
  const claimants = new Map<number, string[]>();
  for (const listener of listeners) {
    const names = claimants.get(keyOfPort(listener)) ?? [];
    claimants.set(keyOfPort(listener), names);
    if (names.length < MAX_CLAIMANTS && !names.includes(nameOfClaimant(listener))) names.push(nameOfClaimant(listener));
  }
  return claimants;
});

/** Later claimants of a port get the suggestions of the first one. */
const MAX_CLAIMANTS = 50;

function nameOfClaimant({ workload, container }: Listener): string {
  return JSON.stringify([workload.kind, workload.namespace, workload.name, container]);
}

/**
 * How a listener leaves its port to others: `move to a free port, such as 20100 or 20101`. `what` is between `move` and the ports. Clients
 * of DNS and the like expect the port, so their servers share it by addresses.
 */
export function moveText(listener: Listener, context: RuleContext<'listeners'>, what = 'to a free port', bound = 'it'): string {
  const service = standardService(listener.port);
  if (service) return `bind ${bound} to an address of its own (clients of ${service} expect port ${listener.port})`;
  const ports = freePortsFor(listener, context);
  return `move ${what}${ports.length === 0 ? '' : `, such as ${ports.join(' or ')}`}`;
}

/**
 * Ports to which a listener can move, the nearest first; empty if none is free. Each of several claimants of one port gets its own
 * suggestions, so that two that move do not conflict again.
 */
export function freePortsFor(listener: Listener, context: RuleContext<'listeners'>): readonly number[] {
  const { listeners, freePorts, isPlatform, nodePortRange, ephemeralRange } = context;
  const claimants = claimantsIn(listeners);
  const { workload, protocol } = listener;
  const rank = Math.max(0, claimants.get(keyOfPort(listener))?.indexOf(nameOfClaimant(listener)) ?? 0);
  const found = freePorts({
    protocol,
    isPlatform: isPlatform(workload),
    isLocalhost: listener.reach === 'localhost',
    near: listener.port,
    count: SUGGESTED * (rank + 1),
    isTaken: (port) =>
      claimants.has(keyOfPort({ port, protocol })) || [nodePortRange, ephemeralRange].some((range) => holdsPort(range, port)),
  });
  const own = found.slice(SUGGESTED * rank);
  return own.length > 0 ? own : found.slice(0, SUGGESTED);
}
