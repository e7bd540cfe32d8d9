import type { Finding, Severity } from '../model/finding.ts';
import type { Listener } from '../model/listener.ts';
import type { RunResult } from '../model/result.ts';
import { compareSpans, compareStrings, type Span } from '../model/span.ts';
import { plural } from '../text/words.ts';
import { escapeControls } from './escape.ts';

/** Most severe first. */
export const READING_ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The rule whose findings are about two workloads on one port. */
export const CONFLICT_RULE = 'host-port-conflict';

/** True for a finding that is not suppressed. */
export function isActive(finding: Finding): boolean {
  return finding.suppressed === null;
}

export function activeFindings(result: RunResult): Finding[] {
  return result.findings.filter(isActive);
}

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const finding of findings) counts[finding.severity]++;
  return counts;
}

/** Number of findings below the wanted confidence, of all rules. */
export function countHidden(result: RunResult): number {
  return Object.values(result.hidden).reduce((sum, count) => sum + count, 0);
}

/** Compares listeners by port and protocol, then by the place of their workload. */
export function compareHostPorts(a: Listener, b: Listener): number {
  return a.port - b.port || compareStrings(a.protocol, b.protocol) || compareSpans(a.workload.span, b.workload.span);
}

/** `2 errors, 1 warning`; empty without findings. */
export function severitiesInWords(findings: readonly Finding[]): string {
  const counts = countBySeverity(findings);
  const named = { error: plural(counts.error, 'error'), warning: plural(counts.warning, 'warning'), info: `${counts.info} info` };
  return READING_ORDER.filter((severity) => counts[severity] > 0)
    .map((severity) => named[severity])
    .join(', ');
}

/** The lines of a finding after its headline: its label, the reason and the remedy. */
export function explanationsOf({ label, why, remedy }: Finding): string[] {
  return [...(label ? [label] : []), `why: ${why}`, `fix: ${remedy}`];
}

/** ` (medium confidence)`; empty for a finding that is certain enough. */
export function confidenceInWords({ confidence }: Finding): string {
  return confidence === 'certain' || confidence === 'high' ? '' : ` (${confidence} confidence)`;
}

/** `a.yaml:40:11`, which terminals and editors turn into a link. */
export function placeOf(place: Pick<Span, 'path' | 'line' | 'column'>): string {
  return `${escapeControls(place.path)}:${place.line}:${place.column}`;
}

/** Returns a function that makes unique ids, because similar findings may share a fingerprint. */
export function createIds(): (fingerprint: string) => string {
  const seen = new Map<string, number>();
  return (fingerprint) => {
    const count = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}-${count}`;
  };
}
