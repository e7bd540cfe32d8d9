import type { LoadBalancerText } from './hosted/haproxy.ts';
import { createCharts } from './manifest/charts.ts';
import { MAX_COMMENTS } from './manifest/comments.ts';
import { CLUSTER_KINDS, mayHoldCluster, ownGroup } from './manifest/identify.ts';
import { documentAt } from './manifest/parse.ts';
import { createRelatedObjects } from './manifest/related.ts';
import { scanSource } from './manifest/scan.ts';
import type { Cluster, ClusterFacts } from './model/cluster.ts';
import type { Document, NamedObject, ObjectName, ObjectReference } from './model/document.ts';
import type { IgnitionStub } from './model/hosted-facts.ts';
import { isProblem, type Problem, problemAt, type Source } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { createClusterReader } from './observe/cluster.ts';
import { commentsOfLines, loadBalancerIn, packedStubIn } from './read-text-files.ts';
import { isForOnePlatform, type PlatformSigns, signsInText } from './registry/recognise.ts';
import { bufferOf } from './text/lines.ts';
import { areAside } from './text/words.ts';
import { readableObjects } from './workload/objects.ts';
import { at, plainOf, stringAt } from './yaml/nodes.ts';

/** The result of one pass over all sources: the places of relevant documents, and the facts that their text shows without parsing. */
export type ReadDocuments = ReturnType<typeof startReading>;

/**
 * Reads all sources once. Those of a cluster of the configuration are one install, whatever rendered them. Throws the reason of `signal` if
 * it is aborted.
 */
export async function readDocuments(
  sources: AsyncIterable<Source | Problem> | Iterable<Source | Problem>,
  signal?: AbortSignal,
  cluster?: string,
): Promise<ReadDocuments> {
  const read = startReading();
  for await (const source of sources) {
    signal?.throwIfAborted();
    if (isProblem(source)) read.problems.push(source);
    else readSource(read, cluster === undefined ? source : { ...source, install: cluster });
  }
  return read;
}

function startReading() {
  return {
    /** Paths of all sources. */
    paths: new Set<string>(),
    problems: [] as Problem[],
    /** Number of documents by path. */
    documents: new Map<string, number>(),
    /** Documents that may create pods with host ports or describe a hosted cluster. */
    toInfer: [] as ObjectReference[],
    charts: createCharts(),
    /** Objects that workloads may refer to. */
    related: createRelatedObjects(),
    /** The same objects in order, for the facts about the management cluster. */
    ofHub: [] as ObjectReference[],
    /** Objects that may describe the cluster itself: its nodes and its version. */
    ofCluster: [] as ObjectReference[],
    /** `GROUP/KIND` of objects outside templates of charts. */
    groups: new Set<string>(),
    /** Texts that identify a platform, in sources that are not templates or values of charts. */
    platformTexts: new Set<string>(),
    /** The same for examples and tests, and for the groups of files for one platform with their number of documents. */
    asideTexts: new Set<string>(),
    asideGroups: new Map<string, number>(),
    /** Workloads and Services of plain files, with or without host ports. */
    named: [] as NamedObject[],
    /** Kinds of the objects with which controllers install charts from other repositories, one for each object. */
    remoteCharts: [] as string[],
    /** Comments for this program. */
    comments: [] as Comment[],
    loadBalancers: [] as LoadBalancerText[],
    /** User data of nodes in packed files. */
    ignitionStubs: [] as IgnitionStub[],
  };
}

function readSource(read: ReadDocuments, source: Source): void {
  read.paths.add(source.path);
  const loadBalancer = loadBalancerIn(source);
  if (loadBalancer !== null) {
    read.loadBalancers.push(loadBalancer);
    read.comments.push(...commentsWithinLimit(commentsOfLines(loadBalancer), read.problems));
    return;
  }
  const stub = packedStubIn(source);
  if (stub !== null) {
    read.ignitionStubs.push(stub);
    return;
  }
  // Examples and tests name platforms that the product supports, not the platform of the input.
  const isOfAside = isAside(source.path);
  if (!source.hasValues && !OF_CHART.test(source.path))
    signsInText(bufferOf(source.bytes), isOfAside ? read.asideTexts : read.platformTexts);
  const found = scanSource(source);
  read.documents.set(source.path, (read.documents.get(source.path) ?? 0) + found.documents);
  for (const comments of found.comments) read.comments.push(...commentsWithinLimit(comments, read.problems));
  for (const problem of found.problems) read.problems.push(problem);
  for (const reference of found.toInfer) read.toInfer.push(reference);
  for (const reference of found.related) addRelated(read, reference);
  for (const reference of found.charts) read.charts.add(reference);
  for (const object of found.named) read.named.push(object);
  for (const kind of found.remoteCharts) read.remoteCharts.push(kind);
  for (const group of found.groups) {
    if (isOfAside || isForOnePlatform(source.path)) read.asideGroups.set(group, (read.asideGroups.get(group) ?? 0) + 1);
    else read.groups.add(group);
  }
}

function isAside(path: string): boolean {
  return areAside(path.split('/'));
}

/** Files of charts, which name platforms that the chart supports, not the platform of the input. */
const OF_CHART = /(?:^|\/)(?:(?:[^/]*values[^/]*|[^/]*_test|Chart)\.(?:ya?ml|json)|templates\/.*\.ya?ml)$/;

function addRelated(read: ReadDocuments, reference: ObjectReference): void {
  const isOfCluster = CLUSTER_KINDS.has(reference.kind);
  if (isOfCluster || mayHoldCluster(reference)) read.ofCluster.push(reference);
  if (isOfCluster) return;
  read.related.add(reference);
  read.ofHub.push(reference);
}

/** The comments of one document, and a problem for those beyond the limit. */
export function commentsWithinLimit(found: readonly Comment[], problems: Problem[]): readonly Comment[] {
  const surplus = found[MAX_COMMENTS];
  if (!surplus) return found;
  const message = `the document has more than ${MAX_COMMENTS} comments for hostport-lint; the others are ignored`;
  problems.push(problemAt(surplus.span, message));
  return found.slice(0, MAX_COMMENTS);
}

/** The release and the nodes of the cluster, from its objects. */
export function clusterIn({ ofCluster }: ReadDocuments): ClusterFacts {
  const cluster = createClusterReader();
  for (const reference of ofCluster) {
    const document = documentAt(reference);
    for (const { node } of document === null ? [] : readableObjects(document)) {
      if (isOfRunningCluster(node)) cluster.add(plainOf(node)?.value, reference.source.path);
    }
  }
  return cluster.finish();
}

/** True for objects of a running cluster; the manifest of a node without a status is not one. */
function isOfRunningCluster(node: Document['root']): boolean {
  const kind = stringAt(node, 'kind');
  return kind === 'ClusterVersion' || (kind === 'Node' && at(node, 'status', 'nodeInfo') !== undefined);
}

/** Signs of the platform in the documents. `cluster` also contains the pods of an audit. */
export function platformSignsIn(read: ReadDocuments, cluster: ClusterFacts & Partial<Pick<Cluster, 'pods'>>): PlatformSigns {
  const { toInfer, paths } = read;
  const isAllAside = [...paths].every(isAside);
  const platformTexts = isAllAside ? read.asideTexts : read.platformTexts;
  const hasNoOther = [...paths].every((path) => isAside(path) || isForOnePlatform(path));
  const own = hasNoOther ? read.asideGroups.keys() : read.groups;
  const documents = [...read.documents.values()].reduce((sum, count) => sum + count, 0);
  // The repository of a platform itself has objects of its platform in tests only, and many of them.
  const groups = new Set([...own, ...[...read.asideGroups].flatMap(([group, count]) => (count * 10 > documents ? [group] : []))]);
  const { nodes, release, pods = [] } = cluster;
  const files = new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.j2$/, '')));
  const found = [...new Set([...toInfer, ...read.ofHub])];
  const shown = (isAllAside ? found : found.filter(({ source }) => !isAside(source.path))).flatMap(objectsOf);
  for (const { group, kind, name } of shown) if (group) groups.add(`${group}/${kind}/${name}`);
  const workloads = [...shown, ...pods.map(({ controller }) => controller)];
  return { groups, files, texts: platformTexts, workloads, nodes, isOpenShift: release !== null };
}

/** Larger lists are dumps of clusters. Their nodes and pods show the platform, so they are not parsed a second time. */
const MAX_LIST = 1_000_000;

/** Returns the object of a reference, or the objects of a list with their API groups. */
function objectsOf(reference: ObjectReference): (ObjectName & { readonly group?: string })[] {
  const document = reference.kind === 'List' && reference.end - reference.start < MAX_LIST ? documentAt(reference) : null;
  if (document === null) return [reference];
  return readableObjects(document).map(({ node, kind }) => ({
    kind,
    group: ownGroup(/^([^/]*\.[^/]*)\//.exec(stringAt(node, 'apiVersion') ?? '')?.[1] ?? ''),
    namespace: stringAt(node, 'metadata', 'namespace') ?? null,
    name: stringAt(node, 'metadata', 'name') ?? '',
  }));
}
