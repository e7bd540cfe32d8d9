import { hasSameName } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { firstOfEach } from '../../model/groups.ts';
import type { Evidence } from '../../model/listener.ts';
import type { DocumentContext } from '../session.ts';
import { editAt, type TitledEdit } from '../text.ts';

/** Detectors of references to a port, which may use its name. */
const REFERRING: readonly string[] = ['probe', 'expectation'];
const NAME = /^(?=.*[a-z])[a-z0-9-]+$/;

/**
 * One change for each port that a finding suggests: it moves the listener. Empty unless all places with the number are in this document.
 */
export function movesOf(finding: Finding, context: DocumentContext): TitledEdit[] {
  const { port, freePorts = [] } = finding;
  const places = port === null || freePorts.length === 0 ? null : placesOf(port, finding, context);
  if (places === null) return [];
  // The manifest does not contain the configuration of the program itself.
  const isHalf = places.every(({ origin }) => origin === 'declared') && places.some(({ ofHostNetwork }) => ofHostNetwork);
  return freePorts.map((free) => ({
    title: `Use port ${free} instead of ${port}${isHalf ? ' in ports (configure the program too)' : ''}`,
    edits: places.map(({ span }) => editAt(context.document, span.start, span.end, `${free}`)),
  }));
}

interface PortPlace extends Evidence {
  readonly ofHostNetwork: boolean;
}

/** All places with the number; null if one of them is in another file, or shows the port without the number. */
function placesOf(port: number, { workload }: Finding, { place: { path }, view }: DocumentContext): PortPlace[] | null {
  const own = view.listeners.filter((one) => one.port === port && workload !== null && hasSameName(one.workload, workload));
  const evidence = firstOfEach(
    own.flatMap((listener) => listener.evidence.map((one): PortPlace => ({ ...one, ofHostNetwork: listener.workload.hostNetwork }))),
    ({ span }) => `${span.path} ${span.start}`,
  );
  const textAt = ({ span }: Evidence) => view.text.slice(span.start, span.end);
  const isName = (one: Evidence) => REFERRING.includes(one.detector) && NAME.test(textAt(one));
  const places = evidence.filter((one) => one.span.path !== path || !isName(one));
  return places.length > 0 && places.every((one) => one.span.path === path && textAt(one) === `${port}`) ? places : null;
}
