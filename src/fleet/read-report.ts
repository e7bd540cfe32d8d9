import { type Finding, SEVERITIES, type Severity } from '../model/finding.ts';
import { addTo } from '../model/groups.ts';
import { CLUSTER_ANNOTATION, OWNER, severityOfLevel } from '../model/report-object.ts';
import { type Fields, fieldsOf, jsonOf, listOf, textListOf, textOf } from '../yaml/plain-fields.ts';
import { findingOfAudit, findingOfReport } from './findings.ts';

/** A finding of a report, which becomes a `Finding` only if no other cluster has it. */
export interface ReportedFinding {
  /** The same for the same finding in other clusters. */
  readonly key: string;
  readonly severity: Severity;
  readonly isSuppressed: boolean;
  /** The clusters that have it, in a report that was merged before; else null. */
  readonly clusters: readonly string[] | null;
  readonly finding: (cluster: string) => Finding;
}

/** What a file says of one cluster. */
export interface ClusterReport {
  /** Null if the report does not name its cluster. */
  readonly cluster: string | null;
  /** Null if the report does not count its nodes. */
  readonly nodes: number | null;
  readonly problems: number;
  readonly findings: readonly ReportedFinding[];
}

const VERSION = 1;

/**
 * Reads the JSON of an audit or of a merged report, or the report objects that `kubectl get reports,clusterreports -A -o json` prints.
 * Objects of other programs are ignored. Returns a reason if the text is none of these.
 */
export function readReport(text: string): readonly ClusterReport[] | string {
  const parsed = jsonOf(text);
  const value = fieldsOf(parsed);
  if (parsed === null) return 'it is not JSON';
  if (typeof value.apiVersion === 'string') return reportsOfObjects(Array.isArray(value.items) ? listOf(value.items) : [value]);
  if (value.version !== VERSION || !Array.isArray(value.nodes) || !Array.isArray(value.findings))
    return typeof value.version === 'number' && value.version !== VERSION
      ? `it is of version ${value.version}; this release reads version ${VERSION}`
      : 'it is neither a report of hostport-lint audit --format json nor a list of report objects';
  const findings = listOf(value.findings).map(ofAudit);
  const broken = findings.indexOf(null);
  if (broken >= 0) return `finding ${broken + 1} has no rule, severity, message or fingerprint`;
  const known = findings.filter((one) => one !== null);
  if (Array.isArray(value.clusters)) return reportsOfMerged(listOf(value.clusters), known);
  const cluster = textOf(value.cluster) || null;
  return [{ cluster, nodes: value.nodes.length, problems: listOf(value.problems).length, findings: known }];
}

function ofAudit(fields: Fields): ReportedFinding | null {
  const { rule, message, fingerprint, clusters } = fields;
  const severity = SEVERITIES.find((one) => one === fields.severity);
  if (!severity || typeof rule !== 'string' || typeof message !== 'string' || typeof fingerprint !== 'string') return null;
  const isSuppressed = fields.suppressed !== null && fields.suppressed !== undefined;
  return {
    ...{ key: `${fingerprint} ${severity} ${isSuppressed}`, severity, isSuppressed },
    clusters: Array.isArray(clusters) ? textListOf(clusters) : null,
    // The paths of a merged report name the cluster already.
    finding: (cluster) => findingOfAudit(fields, severity, Array.isArray(clusters) ? '' : `${cluster}/`),
  };
}

/** The clusters of a merged report, each with its findings. */
function reportsOfMerged(clusters: readonly Fields[], findings: readonly ReportedFinding[]): ClusterReport[] {
  const byCluster = new Map<string, ReportedFinding[]>();
  for (const finding of findings) for (const cluster of finding.clusters ?? []) addTo(byCluster, cluster, finding);
  return clusters.map(({ name, nodes, problems }) => ({
    cluster: textOf(name),
    nodes: typeof nodes === 'number' ? nodes : null,
    problems: typeof problems === 'number' ? problems : 0,
    findings: byCluster.get(textOf(name)) ?? [],
  }));
}

/** The clusters of report objects. Without an object of this program it is one cluster without findings. */
function reportsOfObjects(objects: readonly Fields[]): readonly ClusterReport[] | string {
  const byCluster = new Map<string | null, ReportedFinding[]>();
  for (const object of objects) {
    const { annotations, name, namespace } = fieldsOf(object.metadata);
    const path = [...(typeof namespace === 'string' ? ['namespaces', namespace] : []), textOf(object.kind), `${textOf(name)}.json`].join(
      '/',
    );
    const own = listOf(object.results).filter((result) => (result.source ?? object.source) === OWNER);
    if (own.length === 0) continue;
    const cluster = textOf(fieldsOf(annotations)[CLUSTER_ANNOTATION]) || null;
    for (const result of own) {
      const { fingerprint } = fieldsOf(result.properties);
      const severity = severityOfLevel(result.severity);
      if (!severity || typeof fingerprint !== 'string' || typeof result.policy !== 'string')
        return `a result of ${path} has no policy, severity or fingerprint`;
      const isSuppressed = result.result === 'skip';
      addTo(byCluster, cluster, {
        ...{ key: `${fingerprint} ${severity} ${isSuppressed}`, severity, isSuppressed, clusters: null },
        finding: (named) => findingOfReport(result, severity, `${named}/${path}`),
      });
    }
  }
  if (byCluster.size === 0) byCluster.set(null, []);
  return [...byCluster].map(([cluster, findings]) => ({ cluster, nodes: null, problems: 0, findings }));
}
