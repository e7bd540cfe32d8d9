import { type Finding, SEVERITIES, type Severity } from '../model/finding.ts';
import { CLUSTER_ANNOTATION, OWNER, OWNER_LABEL, severityOfLevel } from '../model/report-object.ts';
import { fieldsOf, jsonOf, listOf, type PlainFields, textListOf, textOf } from '../yaml/plain-fields.ts';
import { findingOfAudit, findingOfReport } from './findings.ts';

/** A finding of a report, which only becomes a `Finding` if no other cluster has it. */
export interface ReportedFinding {
  /** Equal for the same finding in other clusters. */
  readonly key: string;
  readonly severity: Severity;
  readonly isSuppressed: boolean;
  /** The clusters that have it, if the report is a merged one; otherwise null. */
  readonly clusters: readonly string[] | null;
  readonly finding: (cluster: string) => Finding;
}

/** The report of one cluster in a file. */
export interface ClusterReport {
  /** Null if the report does not name its cluster. */
  readonly cluster: string | null;
  /** Null if the report does not count its nodes. */
  readonly nodes: number | null;
  readonly problems: number;
  readonly findings: readonly ReportedFinding[];
}

const VERSION = 1;

/** Objects of OpenReports and of the older API, and lists of them; `kubectl get` prints the kind List for all of them. */
const REPORT_API = /^(?:openreports\.io|wgpolicyk8s\.io)\//;
const REPORT_KIND = /^(?:Cluster)?(?:Policy)?Report(?:List)?$/;
/** The start of a YAML document. */
const YAML = /^(?:%YAML|---|\s*(?:#|[A-Za-z]\w*:(?:\s|$)))/;

/**
 * Reads the JSON of an audit or of a merged report, or the report objects that `kubectl get reports,clusterreports -A -o json` prints.
 * Objects of other programs are ignored. Returns the reason if the text has another form.
 */
export function readReport(text: string): readonly ClusterReport[] | string {
  const written = text.trim();
  if (written === '') return 'it is empty';
  const parsed = jsonOf(written);
  if (parsed === null && written !== 'null') return YAML.test(written) ? 'it is YAML; use --output json' : 'it is not JSON';
  const value = fieldsOf(parsed);
  if (typeof value.apiVersion === 'string') return reportsOfKubernetes(value);
  if (value.version !== VERSION || !Array.isArray(value.nodes) || !Array.isArray(value.findings))
    return typeof value.version === 'number' && value.version !== VERSION
      ? `it is of version ${value.version}; this release reads version ${VERSION}`
      : 'it is neither a report of hostport-lint audit --format json nor a list of report objects';
  const contexts = textListOf(value.contexts);
  if (contexts.length > 0)
    return `it is of ${contexts.length} contexts; audit each with --context NAME --format json, and merge these reports`;
  const findings = listOf(value.findings).map(ofAudit);
  const broken = findings.indexOf(null);
  if (broken >= 0) return `finding ${broken + 1} has no rule, severity, message or fingerprint`;
  const known = findings.filter((one) => one !== null);
  if (Array.isArray(value.clusters)) return reportsOfMerged(listOf(value.clusters), known);
  const cluster = textOf(value.cluster) || null;
  return [{ cluster, nodes: value.nodes.length, problems: listOf(value.problems).length, findings: known }];
}

/** Reads a report object or a list of them. Returns the reason if the object is another one. */
function reportsOfKubernetes(value: PlainFields): readonly ClusterReport[] | string {
  const isReport = ({ apiVersion, kind }: PlainFields): boolean => REPORT_API.test(textOf(apiVersion)) && REPORT_KIND.test(textOf(kind));
  const { apiVersion, kind, items } = value;
  const isList = kind === 'List' || (isReport(value) && textOf(kind).endsWith('List'));
  if (isList ? !Array.isArray(items) : !isReport(value))
    return `it is ${isList ? 'a List without items' : `an object of the kind ${textOf(kind) || 'unknown'}`}, not report objects`;
  // The server prints the kind of a list once.
  const objects = isList ? listOf(items).map((item) => ({ apiVersion, kind: textOf(kind).replace(/List$/, ''), ...item })) : [value];
  const other = objects.find((object) => !isReport(object));
  return other ? `it has an object of the kind ${textOf(other.kind) || 'unknown'}, not report objects alone` : reportsOfObjects(objects);
}

function ofAudit(fields: PlainFields): ReportedFinding | null {
  const { rule, message, fingerprint, clusters } = fields;
  const severity = SEVERITIES.find((one) => one === fields.severity);
  if (!severity || typeof rule !== 'string' || typeof message !== 'string' || typeof fingerprint !== 'string') return null;
  const isSuppressed = fields.suppressed !== null && fields.suppressed !== undefined;
  return {
    key: `${fingerprint} ${severity} ${isSuppressed}`,
    severity,
    isSuppressed,
    clusters: Array.isArray(clusters) ? textListOf(clusters) : null,
    // The paths of a merged report name the cluster already.
    finding: (cluster) => findingOfAudit(fields, severity, Array.isArray(clusters) ? '' : `${cluster}/`),
  };
}

/** The clusters of a merged report, each with its findings. Returns the reason if the clusters contradict the findings. */
function reportsOfMerged(clusters: readonly PlainFields[], findings: readonly ReportedFinding[]): ClusterReport[] | string {
  const byCluster = new Map<string, ReportedFinding[]>();
  for (const { name } of clusters) {
    if (typeof name !== 'string' || name === '') return 'one of its clusters has no name';
    if (byCluster.has(name)) return `it has the cluster ${name} twice`;
    byCluster.set(name, []);
  }
  for (const [index, finding] of findings.entries()) {
    const names = finding.clusters ?? [];
    if (names.length === 0) return `finding ${index + 1} has no clusters`;
    const unknown = names.find((name) => !byCluster.has(name));
    if (unknown !== undefined) return `finding ${index + 1} is of the cluster ${unknown}, which the report does not list`;
    for (const name of names) byCluster.get(name)?.push(finding);
  }
  return clusters.map(({ name, nodes, problems }) => ({
    cluster: textOf(name),
    nodes: typeof nodes === 'number' ? nodes : null,
    problems: typeof problems === 'number' ? problems : 0,
    findings: byCluster.get(textOf(name)) ?? [],
  }));
}

/** The clusters of report objects. Every audit of this program writes a report object; without one the cluster is unknown. */
function reportsOfObjects(objects: readonly PlainFields[]): readonly ClusterReport[] | string {
  const byCluster = new Map<string | null, ReportedFinding[]>();
  for (const object of objects) {
    const { annotations, labels, name, namespace } = fieldsOf(object.metadata);
    const path = [...(typeof namespace === 'string' ? ['namespaces', namespace] : []), textOf(object.kind), `${textOf(name)}.json`].join(
      '/',
    );
    const own = listOf(object.results).filter((result) => (result.source ?? object.source) === OWNER);
    if (own.length === 0 && fieldsOf(labels)[OWNER_LABEL] !== OWNER) continue;
    const cluster = textOf(fieldsOf(annotations)[CLUSTER_ANNOTATION]) || null;
    const findings = byCluster.get(cluster) ?? [];
    byCluster.set(cluster, findings);
    for (const result of own) {
      const { fingerprint } = fieldsOf(result.properties);
      const severity = severityOfLevel(result.severity);
      if (!severity || typeof fingerprint !== 'string' || typeof result.policy !== 'string')
        return `a result of ${path} has no policy, severity or fingerprint`;
      const isSuppressed = result.result === 'skip';
      findings.push({
        key: `${fingerprint} ${severity} ${isSuppressed}`,
        severity,
        isSuppressed,
        clusters: null,
        finding: (named) => findingOfReport(result, severity, `${named}/${path}`),
      });
    }
  }
  if (byCluster.size === 0) return 'it has no report objects of hostport-lint; did audit --publish reports run in this cluster?';
  return [...byCluster].map(([cluster, findings]) => ({ cluster, nodes: null, problems: 0, findings }));
}
