import { compareSeverity } from '../../model/finding.ts';
import type { Registry } from '../../model/registry.ts';
import { checkAgainstPlatform } from './check-platform.ts';
import { checkRows } from './check-rows.ts';
import type { RegistryFinding } from './registry-finding.ts';
import { portText, textTable } from './table.ts';

/** Lints a registry: rows that contradict each other, their table, their notes or the platform. Sorted by line. */
export function checkRegistry(registry: Registry): RegistryFinding[] {
  return [...checkRows(registry), ...checkAgainstPlatform(registry)].sort(
    (a, b) => lineOf(a) - lineOf(b) || a.port - b.port || compareSeverity(b.severity, a.severity) || (a.check < b.check ? -1 : 1),
  );
}

/** What stands in no line comes last. */
function lineOf({ citation }: RegistryFinding): number {
  return citation.line || Number.MAX_SAFE_INTEGER;
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
      finding.citation.line === 0 ? '-' : `${finding.citation.line}`,
      `${portText(finding)}/${finding.protocol}`,
      finding.severity,
      finding.check,
      finding.message,
    ]),
  );
  return `${table}\n${counts.join(', ')}\n`;
}
