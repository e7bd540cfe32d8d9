import type { Protocol } from '../src/model/address.ts';
import type { Related, Severity } from '../src/model/finding.ts';
import { type Confidence, compareConfidence, type Evidence, type Listener } from '../src/model/listener.ts';
import type { Draft } from '../src/model/rule.ts';
import { UNKNOWN } from '../src/model/text.ts';
import { nameOfWorkload } from '../src/model/workload.ts';

/** What a rule says about a listener or a declaration; the rest of the finding follows from the thing itself. */
export interface Said {
  readonly message: string;
  readonly remedy?: string;
  readonly severity?: Severity;
  /** Lower than the listener's own where the rule itself adds doubt. */
  readonly confidence?: Confidence;
}

/** More places than a reader would look at; a script with many steps must not flood the report. */
const MOST_RELATED = 12;

/**
 * A draft at the most telling evidence of a listener. All other evidence and steps become related places, also those of
 * `others`, the same pod's listeners on the same port of which the finding speaks too.
 */
export function draftOf(listener: Listener, said: Said, others: readonly Listener[] = []): Draft {
  const place = placeOf(listener);
  const related: Related[] = place ? place.steps.slice(0, MOST_RELATED).map((step) => ({ span: step.span, message: step.note })) : [];
  for (const one of [listener, ...others]) {
    for (const evidence of one.evidence) {
      if (related.length >= MOST_RELATED) break;
      if (evidence !== place) related.push({ span: evidence.span, message: describeEvidence(evidence) });
    }
  }
  return {
    message: said.message,
    ...(said.remedy === undefined ? {} : { remedy: said.remedy }),
    ...(said.severity === undefined ? {} : { severity: said.severity }),
    confidence: said.confidence ? weaker(said.confidence, listener.confidence) : listener.confidence,
    span: place?.span ?? listener.workload.span,
    related,
    workload: listener.workload,
    container: listener.container,
    port: listener.port,
    protocol: listener.protocol,
  };
}

/** Detectors whose place does not show the port: an image that is known for it, an object elsewhere that expects it. */
const INDIRECT: readonly string[] = ['default', 'expectation'];

/** Where a finding about a listener stands: its most telling evidence, where the port itself can be read if possible. */
function placeOf(listener: Listener): Evidence | undefined {
  return listener.evidence.find((evidence) => !INDIRECT.includes(evidence.detector)) ?? listener.evidence[0];
}

const CLUES: Readonly<Record<string, string>> = {
  call: 'told by this argument',
  config: 'told by this configuration',
  default: 'the default of this program',
  env: 'told by this variable',
  expectation: 'expected here to answer',
  flag: 'told by this flag',
  probe: 'checked by this probe',
};

function describeEvidence({ origin, detector }: Evidence): string {
  if (origin === 'declared') return 'declared here';
  return origin === 'observed' ? 'observed here' : (CLUES[detector] ?? `shown by this ${detector}`);
}

/** The lower of two confidences. */
export function weaker(a: Confidence, b: Confidence): Confidence {
  return compareConfidence(a, b) <= 0 ? a : b;
}

/** How messages call a port: `port 9104/TCP`. */
export function nameOfPort(held: { readonly port: number; readonly protocol: Protocol }): string {
  return `port ${held.port}/${held.protocol}`;
}

/** Who holds it: `container webhook of DaemonSet example/agent`, or the workload alone where no container is known. */
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
