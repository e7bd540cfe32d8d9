import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { UNKNOWN } from '../model/text.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { CONFLICT_RULE, isActive, READING_ORDER } from './counts.ts';

/** What is told of one port of a workload at a time: its findings, the most urgent one first. */
export type Block = readonly [Finding, ...Finding[]];

/** Blocks that say the same of several ports, the first of which stands for all of them. */
export type Alike = readonly [Block, ...Block[]];

/** Rules about two that need one port. */
const CONFLICTS = [CONFLICT_RULE, 'host-process-conflict', 'pod-pending-for-host-port'];

/** Conflicts first, then other errors, warnings and information; what is suppressed comes last. Otherwise the order stays. */
export function mostUrgentFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

function urgencyOf(finding: Finding): number {
  if (!isActive(finding)) return 2 * READING_ORDER.length;
  return 2 * READING_ORDER.indexOf(finding.severity) + (CONFLICTS.includes(finding.rule) ? 0 : 1);
}

/**
 * Findings by severity, conflicts first, in which each port comes once before any comes again: who shows only the first few
 * shows as many ports as can be.
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

/** Findings by port of a workload in one file, and what is about no port by its place; the most urgent block first. */
export function blocksOf(findings: readonly Finding[]): Block[] {
  const keyOf = ({ span, workload, port, protocol }: Finding): string =>
    JSON.stringify(
      workload === null || port === null
        ? [span.path, span.start, span.end]
        : [span.path, workload.kind, workload.namespace, workload.name, port, protocol],
    );
  return [...groupBy(mostUrgentFirst(findings), keyOf).values()] as unknown as Block[];
}

/** Puts blocks together that differ in nothing but names, numbers and places, in the order of their first ones. */
export function alikeOf(blocks: readonly Block[]): Alike[] {
  return [...groupBy(blocks, shapeOf).values()] as unknown as Alike[];
}

function shapeOf(block: Block): string {
  return block.map((finding) => [finding.rule, finding.severity, finding.confidence, whatIsSaid(finding)].join('\n')).join('\n');
}

/** The message without what tells one port from another. Whoever holds one port together conflicts alike. */
function whatIsSaid(finding: Finding): string {
  const { rule, port, protocol, suppressed } = finding;
  const reason = suppressed === null ? '' : JSON.stringify([suppressed.by, suppressed.reason]);
  if (rule === CONFLICT_RULE) return `${port}/${protocol}${reason}`;
  return withoutSubject(finding).replaceAll(/\d+/g, (number) => (Number(number) === port ? '#' : number)) + reason;
}

/** The message with `it` for what every message about a port names first. */
export function withoutSubject(finding: Finding): string {
  const subject = subjectOf(finding);
  return subject !== '' && finding.message.startsWith(`${subject} `) ? `it${finding.message.slice(subject.length)}` : finding.message;
}

/** `port 9104/TCP of container webhook of DaemonSet example/agent`, as far as a finding names them; rules write the same. */
export function subjectOf({ workload, container, port, protocol }: Finding): string {
  if (workload === null) return '';
  const holder = [container === null ? '' : container === '' ? 'an unnamed container' : `container ${container}`, nameOfWorkload(workload)];
  return [port === null ? '' : `port ${port}/${protocol}`, ...holder].filter(Boolean).join(' of ').replaceAll(UNKNOWN, '*');
}
