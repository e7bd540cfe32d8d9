import { compareSeverity, type Finding } from '../model/finding.ts';
import type { FleetCluster } from '../model/fleet.ts';
import { compareStrings } from '../model/span.ts';
import { listedUpTo, plural } from '../text/words.ts';
import { READING_ORDER } from './counts.ts';

/** Maximum number of cluster names in a sentence. */
const MAX_NAMES = 3;

/** ` in east, west and 38 more`, for the end of a headline; empty without clusters. */
export function withinClusters({ clusters = [] }: Pick<Finding, 'clusters'>): string {
  const named = listedUpTo(clusters, MAX_NAMES);
  return named === '' ? '' : ` in ${named}`;
}

/** The heading of the table of clusters. */
export const CLUSTER_COLUMNS = ['cluster', 'nodes', 'errors', 'warnings', 'info', 'not checked'] as const;

/** The clusters with the worst findings first. */
export function worstFirst(clusters: readonly FleetCluster[]): FleetCluster[] {
  const difference = (a: FleetCluster, b: FleetCluster): number =>
    READING_ORDER.reduce((known, severity) => known || b.findings[severity] - a.findings[severity], 0);
  return clusters.toSorted((a, b) => difference(a, b) || b.problems - a.problems || compareStrings(a.name, b.name));
}

/** The cells of a row of that table. */
export function cellsOfCluster({ name, nodes, findings, problems }: FleetCluster): string[] {
  const counts = READING_ORDER.map((severity) => String(findings[severity]));
  return [name, nodes === null ? '-' : String(nodes), ...counts, problems === 0 ? '-' : plural(problems, 'problem')];
}

/** The heading of the table of findings. */
export const FINDING_COLUMNS = ['clusters', 'severity', 'finding', 'owner'] as const;

/** The findings of the most clusters first, then the most severe. */
export function mostCommonFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => (b.clusters?.length ?? 0) - (a.clusters?.length ?? 0) || compareSeverity(b.severity, a.severity));
}

/** Number of clusters with a finding that is not suppressed. */
export function clustersWithFindings(clusters: readonly FleetCluster[]): number {
  return clusters.filter(({ findings }) => READING_ORDER.some((severity) => findings[severity] > 0)).length;
}
