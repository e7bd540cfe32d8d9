import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { CLUSTER_ANNOTATION, LEVELS, OWNER, OWNER_LABEL, type ReportEntry, type ReportObject } from '../model/report-object.ts';
import type { RunResult } from '../model/result.ts';
import { compareStrings } from '../model/span.ts';
import { UNKNOWN } from '../model/text.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { listedUpTo } from '../text/words.ts';
import { jsonWithPlaceholders } from './json.ts';
import type { ReportOptions } from './options.ts';

/** A report API: OpenReports, or the older API with the same content. */
export interface ReportApi {
  readonly apiVersion: string;
  readonly kinds: { readonly namespaced: string; readonly cluster: string };
}

export const OPEN_REPORTS: ReportApi = {
  apiVersion: 'openreports.io/v1alpha1',
  kinds: { namespaced: 'Report', cluster: 'ClusterReport' },
};
export const POLICY_REPORTS: ReportApi = {
  apiVersion: 'wgpolicyk8s.io/v1alpha2',
  kinds: { namespaced: 'PolicyReport', cluster: 'ClusterPolicyReport' },
};

/** Maximum number of results in an object, because the API server limits its size. */
const MAX_RESULTS = 1_000;
const MAX_BYTES = 900_000;

/** The objects for `kubectl apply --server-side -f -`, as one List. */
export function openreports(result: RunResult, _options: ReportOptions): string {
  return jsonWithPlaceholders({ apiVersion: 'v1', kind: 'List', items: reportObjects(result, OPEN_REPORTS) });
}

/**
 * Returns one object for each namespace with findings, and one of the cluster for findings about nodes and processes. An audit always has
 * the latter, which shows that the audit ran. After 1,000 results or 900,000 bytes, another object with the suffix `-2` follows. No field
 * changes if the findings do not change.
 */
export function reportObjects({ findings, cluster, audit }: RunResult, api: ReportApi): ReportObject[] {
  const byPlace = groupBy(findings, objectPlace);
  if (audit !== undefined && !byPlace.has(OF_CLUSTER)) byPlace.set(OF_CLUSTER, []);
  return [...byPlace]
    .toSorted(([a], [b]) => compareStrings(a, b))
    .flatMap(([place, own]) => {
      // The objects of an audit are pods, whose names and lines change.
      const entries = own.map((finding) => entryOf(finding, audit === undefined));
      return objectsOf(place, entries, cluster, api);
    });
}

const OF_CLUSTER = '';
/** The namespace of an object whose manifest sets none. */
const UNNAMED = ' ';

/** The namespace of a finding; `OF_CLUSTER` for nodes, processes and objects without a namespace. */
function objectPlace({ workload, object }: Finding): string {
  const owner = workload ?? object;
  if (owner === null || owner.kind === 'Unit' || owner.kind === 'Process' || owner.kind === 'Node') return OF_CLUSTER;
  return owner.namespace === null || owner.namespace.includes(UNKNOWN) ? UNNAMED : owner.namespace;
}

function objectsOf(place: string, entries: readonly ReportEntry[], cluster: string | undefined, api: ReportApi): ReportObject[] {
  const { apiVersion, kinds } = api;
  const isOfCluster = place === OF_CLUSTER;
  const isOpen = api === OPEN_REPORTS;
  return parts(isOpen ? entries : entries.map((entry) => ({ source: OWNER, ...entry }))).map((results, index) => ({
    apiVersion,
    kind: isOfCluster ? kinds.cluster : kinds.namespaced,
    metadata: {
      name: index === 0 ? OWNER : `${OWNER}-${index + 1}`,
      ...(!isOfCluster && place !== UNNAMED && { namespace: place }),
      labels: { [OWNER_LABEL]: OWNER },
      ...(cluster !== undefined && { annotations: { [CLUSTER_ANNOTATION]: cluster } }),
    },
    ...(isOpen && { source: OWNER }),
    summary: summaryOf(results),
    results,
  }));
}

function parts(entries: readonly ReportEntry[]): ReportEntry[][] {
  const all: ReportEntry[][] = entries.length === 0 ? [[]] : [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry));
    const last = all.at(-1);
    if (last && last.length < MAX_RESULTS && bytes + size <= MAX_BYTES) last.push(entry);
    else {
      all.push([entry]);
      bytes = 0;
    }
    bytes += size;
  }
  return all;
}

function summaryOf(results: readonly ReportEntry[]): ReportObject['summary'] {
  const summary = { pass: 0, fail: 0, warn: 0, error: 0, skip: 0 };
  for (const { result } of results) summary[result]++;
  return summary;
}

function entryOf(finding: Finding, hasPlace: boolean): ReportEntry {
  const { rule, severity, suppressed } = finding;
  const level = LEVELS[severity];
  return {
    policy: rule,
    category: 'Host ports',
    severity: level.severity,
    result: suppressed === null ? level.result : 'skip',
    scored: severity === 'error' && suppressed === null,
    message: finding.message,
    ...resourcesOf(finding),
    properties: propertiesOf(finding, hasPlace),
  };
}

/** Maximum number of nodes in an object; with more, it would change whenever a node is added or removed. */
const MAX_NODES = 2;
const API_VERSIONS: Readonly<Record<string, string>> = {
  Pod: 'v1',
  ReplicationController: 'v1',
  Service: 'v1',
  Job: 'batch/v1',
  CronJob: 'batch/v1',
  DaemonSet: 'apps/v1',
  Deployment: 'apps/v1',
  ReplicaSet: 'apps/v1',
  StatefulSet: 'apps/v1',
  DeploymentConfig: 'apps.openshift.io/v1',
};

function resourcesOf(finding: Finding): Pick<ReportEntry, 'resources'> {
  const { workload, object, nodes = [] } = finding;
  if (objectPlace(finding) === OF_CLUSTER && object === null) {
    const named = nodes.slice(0, MAX_NODES).map((name) => ({ apiVersion: 'v1', kind: 'Node', name }));
    return named.length === 0 ? {} : { resources: named };
  }
  const owner = workload ?? object;
  if (owner === null) return {};
  const { kind, namespace, name } = owner;
  const apiVersion = object?.apiVersion ?? API_VERSIONS[kind];
  return { resources: [{ ...(apiVersion && { apiVersion }), kind, ...(namespace !== null && { namespace }), name }] };
}

function propertiesOf(finding: Finding, hasPlace: boolean): Record<string, string> {
  const { workload, container, port, protocol, nodes = [], clusters = [], suppressed, span } = finding;
  return {
    ...(port !== null && { port: `${port}/${protocol}` }),
    confidence: finding.confidence,
    ...(workload !== null && objectPlace(finding) === OF_CLUSTER && { owner: nameOfWorkload(workload) }),
    ...(container !== null && { container }),
    ...(nodes.length > 0 && { nodes: listedUpTo(nodes, MAX_NODES) }),
    ...(hasPlace && { place: `${span.path}:${span.line}:${span.column}` }),
    ...(clusters.length > 0 && { clusters: clusters.join(', ') }),
    why: finding.why,
    remedy: finding.remedy,
    url: finding.url,
    fingerprint: finding.fingerprint,
    ...(finding.observed && { observed: 'true' }),
    ...(finding.isPlatform && { platform: 'true' }),
    ...(suppressed !== null && { suppressed: `${suppressed.by}: ${suppressed.reason}` }),
  };
}
