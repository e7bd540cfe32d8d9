import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { UNKNOWN } from '../model/text.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { CONFLICT_RULE, isActive, READING_ORDER } from './counts.ts';

/** The findings about one port of a workload, worst first. */
export type Block = readonly [Finding, ...Finding[]];

/** Blocks that only differ in the port and the workload; reports print the first in full. */
export type Alike = readonly [Block, ...Block[]];

/** By damage: conflicts, then ports of other owners, then all others. */
const HARMS: readonly ((rule: string) => boolean)[] = [
  (rule) => rule.endsWith('-conflict') || rule === 'pod-pending-for-host-port',
  (rule) => rule === 'port-of-another-owner',
  () => true,
];

/** Heading of the findings about the platform itself. */
export const PLATFORM_HEADING = 'Components of the platform (report these to its vendor)';

/** Worst first: by severity, then by damage; then those about the platform, and suppressed ones. Otherwise the order is kept. */
export function mostUrgentFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

function urgencyOf(finding: Finding): number {
  const groups = HARMS.length * READING_ORDER.length;
  if (!isActive(finding)) return 2 * groups;
  const own = HARMS.length * READING_ORDER.indexOf(finding.severity) + HARMS.findIndex((is) => is(finding.rule));
  return finding.isPlatform ? groups + own : own;
}

/**
 * Findings by severity, conflicts first. Each port comes once before a port is repeated, so that the first findings are about as many ports
 * as possible.
 */
export function spreadOverPorts(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  const inRounds = mostUrgentFirst(findings).map((finding) => {
    const { severity, port, protocol, span } = finding;
    const key = JSON.stringify([severity, ...(port === null ? [span.path, span.start] : [port, protocol])]);
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    return { finding, severity: READING_ORDER.indexOf(severity), round };
  });
  return inRounds.sort((a, b) => a.severity - b.severity || a.round - b.round).map(({ finding }) => finding);
}

/** Findings by port of a workload in one file, and those without a port by their place; the worst block first. */
export function blocksOf(findings: readonly Finding[]): Block[] {
  const blockKey = ({ span, workload, port, protocol }: Finding): string =>
    JSON.stringify(
      workload === null || port === null
        ? [span.path, span.start, span.end]
        : [span.path, workload.kind, workload.namespace, workload.name, port, protocol],
    );
  return [...groupBy(mostUrgentFirst(findings), blockKey).values()] as unknown as Block[];
}

/** Findings in the order of all reports: worst first, findings about one port together. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  return blocksOf(findings).flat();
}

/** Groups blocks that only differ in names, numbers and places, in the order of their first ones. */
export function alikeOf(blocks: readonly Block[]): Alike[] {
  return [...groupBy(blocks, shapeOf).values()] as unknown as Alike[];
}

function shapeOf(block: Block): string {
  return block.map((finding) => [finding.rule, finding.severity, finding.confidence, similarityKey(finding)].join('\n')).join('\n');
}

/** The text of a finding without its port number, to group similar findings. All conflicts on one port are similar. */
function similarityKey({ rule, message, why, port, protocol, suppressed }: Finding): string {
  const reason = suppressed === null ? '' : JSON.stringify([suppressed.by, suppressed.reason]);
  if (rule === CONFLICT_RULE) return `${port}/${protocol}${reason}`;
  return `${message}\n${why}`.replaceAll(/\d+/g, (number) => (Number(number) === port ? '#' : number)) + reason;
}

/** `port 9104/TCP of container webhook of DaemonSet example/agent`, without the parts that a finding lacks. */
export function subjectOf({ workload, container, port, protocol }: Finding): string {
  if (workload === null) return '';
  const holder = [container === null ? '' : container === '' ? 'an unnamed container' : `container ${container}`, nameOfWorkload(workload)];
  return [port === null ? '' : `port ${port}/${protocol}`, ...holder].filter(Boolean).join(' of ').replaceAll(UNKNOWN, '*');
}
