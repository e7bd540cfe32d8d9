import { containsPort, keyOfPort, type Protocol, standardService } from '../src/model/address.ts';
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
    /** True if the finding is about another workload with the same port. */
    readonly collides?: boolean;
  };

/** Maximum number of related places of a finding, so that a script with many steps does not fill the report. */
const MAX_RELATED = 12;

/**
 * Returns a draft at the strongest evidence of a port. All other evidence and steps become related places. The rule can lower the
 * confidence.
 */
export function draftOf(held: HeldPort, { collides = false, ...judgement }: Judgement): Draft {
  const [listener] = held;
  const { workload, container, port, protocol } = listener;
  const place = evidenceForPlace(listener);
  const related: Related[] = (place?.steps ?? []).slice(0, MAX_RELATED).map((step) => ({ span: step.span, message: step.note }));
  for (const evidence of held.flatMap((one) => one.evidence)) {
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
  const label = `${nameOfPortUser(declaration)} declares it`;
  return { confidence: 'certain', label, ...judgement, span, workload, container, ...(port && { port }), ...(protocol && { protocol }) };
}

/** Returns the label for the evidence of a listener: `container main of DaemonSet example/agent listens here`. */
export function labelOf(listener: Listener, place: Evidence | undefined): string {
  if (listener.workload.via) return `ServiceLB makes each port of ${nameInHeadline(listener.workload)} a host port of every node`;
  const does = place?.origin === 'declared' ? 'declares it' : place && !INDIRECT.includes(place.detector) ? 'listens here' : 'listens';
  return `${nameOfPortUser(listener)} ${does}`;
}

/** Detectors whose place does not contain the port: the image of a known program, or another object that expects the port. */
const INDIRECT: readonly string[] = ['default', 'expectation'];

/** Returns the place of a finding about a listener: the first evidence that contains the port, else the first evidence. */
function evidenceForPlace(listener: Listener): Evidence | undefined {
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

/** The start of a headline: `host port 9104/TCP`. */
export function nameOfHostPort(held: { readonly port: number; readonly protocol: Protocol }): string {
  return `host ${nameOfPort(held)}`;
}

/** The start of a headline about an entry of `ports`, in the same form. */
export function nameOfDeclaredPort(declaration: Declaration): string {
  return `host port ${hostPortOf(declaration)}/${shorten(declaration.protocol, 20)}`;
}

/** A workload in a headline, such as `DaemonSet example/agent`; a long name is shortened. */
export function nameInHeadline(workload: Parameters<typeof nameOfWorkload>[0]): string {
  return shorten(nameOfWorkload(workload), MAX_NAME);
}

/** A headline has room for one long name. */
const MAX_NAME = 48;

/** Returns the user of a port: `container webhook of DaemonSet example/agent`, or the workload alone if the container is unknown. */
export function nameOfPortUser(held: Pick<Listener, 'container' | 'workload'>): string {
  const workload = shorten(nameOfWorkload(held.workload));
  return held.container === null ? workload : `${nameOfContainer(held.container)} of ${workload}`;
}

/** `container webhook`. */
export function nameOfContainer(container: string): string {
  return container === '' ? 'an unnamed container' : `container ${shorten(container)}`;
}

/** Returns text of the input for a message: unknown parts as `*`, shortened to `length` characters. */
export function shorten(text: string, length = 253): string {
  const shown = text.replaceAll(UNKNOWN, '*');
  return shown.length <= length ? shown : `${shown.slice(0, length - 1)}…`;
}

/** Number of suggested ports. */
const SUGGESTED = 2;

/** For each port, the workloads that use it, in the order of the listeners. */
const claimantsIn = onceForObject((listeners: readonly Listener[]) => {
  const claimants = new Map<number, string[]>();
  for (const listener of listeners) {
    const names = claimants.get(keyOfPort(listener)) ?? [];
    claimants.set(keyOfPort(listener), names);
    if (names.length < MAX_CLAIMANTS && !names.includes(nameOfClaimant(listener))) names.push(nameOfClaimant(listener));
  }
  return claimants;
});

/** Workloads after the first 50 on one port get the suggestions of the first one. */
const MAX_CLAIMANTS = 50;

function nameOfClaimant({ workload, container }: Listener): string {
  return JSON.stringify([workload.kind, workload.namespace, workload.name, container]);
}

/**
 * Returns the advice for a listener: `move to a free port, such as 20100 or 20101`, in which `what` is the text between `move` and the
 * ports. Servers of DNS and the like cannot move, because clients expect their port; for them the advice is to bind `bound` to one address.
 */
export function moveText(listener: Listener, context: RuleContext<'listeners'>, what = 'to a free port', bound = 'it'): string {
  const service = standardService(listener.port);
  if (service) return `bind ${bound} to an address of its own (clients of ${service} expect port ${listener.port})`;
  const ports = freePortsFor(listener, context);
  return `move ${what}${ports.length === 0 ? '' : `, such as ${ports.join(' or ')}`}`;
}

/**
 * Returns free ports for a listener, the nearest first; empty if there are none. Each workload on the same port gets different suggestions,
 * so that two workloads that move do not conflict again.
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
      claimants.has(keyOfPort({ port, protocol })) || [nodePortRange, ephemeralRange].some((range) => containsPort(range, port)),
  });
  const own = found.slice(SUGGESTED * rank);
  return own.length > 0 ? own : found.slice(0, SUGGESTED);
}
