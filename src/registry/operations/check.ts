import { compareSeverity, type Severity } from '../../model/finding.ts';
import type { Assignment, Citation, Registry } from '../../model/registry.ts';
import { checkAgainstPlatform } from './check-platform.ts';
import { checkRows } from './check-rows.ts';
import { portText, textTable } from './table.ts';

/** One complaint about the registry itself. */
export interface RegistryFinding {
  /** Which check found it, such as `overlapping-rows`. */
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  readonly protocol: Assignment['protocol'];
  readonly port: number;
  readonly endPort: number;
  readonly process: string;
  readonly citation: Citation;
  /** The other row, where two contradict each other. */
  readonly related: readonly Citation[];
}

/** Makes a finding about a row. */
export function about(
  row: Assignment,
  check: string,
  severity: Severity,
  message: string,
  related: readonly Assignment[] = [],
): RegistryFinding {
  const { protocol, port, endPort, process, citation } = row;
  return { check, severity, message, protocol, port, endPort, process, citation, related: related.map((other) => other.citation) };
}

/** Lints a registry: rows that contradict each other, their table, their notes or the platform. Sorted by line. */
export function checkRegistry(registry: Registry): RegistryFinding[] {
  return [...checkRows(registry), ...checkAgainstPlatform(registry)].sort(
    (a, b) =>
      a.citation.line - b.citation.line || a.port - b.port || compareSeverity(b.severity, a.severity) || (a.check < b.check ? -1 : 1),
  );
}

/** Findings as people read them. */
export function checkText(findings: readonly RegistryFinding[]): string {
  const counts = (['error', 'warning', 'info'] as const).map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`;
  });
  if (findings.length === 0) return 'The registry agrees with itself.\n';
  const table = textTable(
    ['LINE', 'PORT', 'SEVERITY', 'CHECK', 'WHAT IS WRONG'],
    findings.map((finding) => [
      `${finding.citation.line}`,
      `${portText(finding)}/${finding.protocol}`,
      finding.severity,
      finding.check,
      finding.message,
    ]),
  );
  return `${table}\n${counts.join(', ')}\n`;
}
