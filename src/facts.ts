import { createHostedFactReader, type HostedOptions } from './facts-hosted.ts';
import { createNodeConfigs, onNodesOfPool } from './facts-node-pools.ts';
import { type FoundListeners, type ListenOptions, listen, runsScript, type ShellFollower } from './listeners/index.ts';
import { createCharts } from './manifest/charts.ts';
import { commentsIn, MAX_COMMENTS } from './manifest/comments.ts';
import { createConfigMaps } from './manifest/config-maps.ts';
import { expectedPorts } from './manifest/expected-ports.ts';
import { CLUSTER_KINDS, mayHoldCluster } from './manifest/identify.ts';
import { documentAt, readReference } from './manifest/parse.ts';
import { createDefinitions, createRelatedObjects } from './manifest/related.ts';
import { NODE_FILE, scanSource } from './manifest/scan.ts';
import type { ClusterFacts } from './model/cluster.ts';
import type { Document, NamedObject, ObjectReference } from './model/document.ts';
import { defectOf } from './model/exit-code.ts';
import type { HostedNodePool } from './model/hosted-cluster.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import type { Declaration, Holdings, Listener } from './model/listener.ts';
import type { KnownFile } from './model/pod.ts';
import type { RegistryView } from './model/registry.ts';
import { isProblem, type Problem, problemAt, type Source } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { nameOfWorkload, type Workload } from './model/workload.ts';
import { createClusterReader } from './observe/cluster.ts';
import { ANNOTATION, createDirectiveCollector, type Scoped } from './suppression/scope.ts';
import { onceForObject } from './text/once.ts';
import { folderOf } from './text/words.ts';
import { embeddedDocuments } from './workload/embedded.ts';
import { type FoundWorkload, workloadsIn } from './workload/find.ts';
import { ingressControllersIn } from './workload/ingress-controllers.ts';
import { nodeFilesIn, onNodesOf } from './workload/node-files.ts';
import { readableObjects } from './workload/objects.ts';
import { createKnownPods, withoutOwned } from './workload/owned.ts';
import { textInChart } from './workload/reader.ts';
import { unitsIn } from './workload/units.ts';
import { at, plainOf, scalarAt, stringAt } from './yaml/nodes.ts';

/** Everything that the sources hold, once read. */
export interface RunFacts extends Holdings {
  readonly hosted: HostedFacts;
  /** All workloads of files that nobody says are installed together, also those that hold no port of the host. */
  readonly named: readonly NamedObject[];
  readonly cluster: ClusterFacts;
  /** The registry as of the release by which was judged. */
  readonly registry: RegistryView;
  readonly problems: readonly Problem[];
  readonly files: number;
  readonly documents: number;
  /** Kinds of the objects by which controllers install charts that stand elsewhere, one for each object. */
  readonly remoteCharts: readonly string[];
  /** Templates of charts that are not YAML as text. */
  readonly unreadTemplates: readonly Problem[];
  /** Paths of all sources. */
  readonly paths: ReadonlySet<string>;
  /** What comments and annotations ask to ignore. */
  directives(): readonly Scoped[];
}

export interface FactOptions extends Omit<ListenOptions, 'configMapKeys' | 'expectedPorts' | 'followShell' | 'nodeFiles'>, HostedOptions {
  readonly loadShell: () => Promise<ShellFollower>;
  /** The registry, and as of which release, that the cluster asks for which the sources show; undefined where both are settled. */
  readonly registryOf?: ((cluster: ClusterFacts) => Promise<RegistryView | undefined>) | undefined;
  /** What the caller reads of the cluster itself; asked when all sources are read. Where absent they tell it. */
  readonly cluster?: (() => ClusterFacts) | undefined;
  /** Identifiers of all rules that a comment or annotation may name. */
  readonly knownRules?: readonly string[];
  readonly signal?: AbortSignal;
}

/** Reads sources one after the other and keeps what holds host ports, never the documents themselves. */
export async function readFacts(
  sources: AsyncIterable<Source | Problem> | Iterable<Source | Problem>,
  options: FactOptions,
): Promise<RunFacts> {
  const reading = startReading(options);
  for await (const source of sources) {
    options.signal?.throwIfAborted();
    if (isProblem(source)) reading.problems.push(source);
    else readSource(reading, source);
  }
  await judgeAll(reading);
  return factsOf(reading);
}

/** A workload; `outer` is the document that holds its manifest as text, where one does. */
type WorkloadInText = FoundWorkload & { readonly outer?: Document };

/** What grows while the sources are read. */
type Reading = ReturnType<typeof startReading>;

function startReading(options: FactOptions) {
  const related = createRelatedObjects();
  const named: NamedObject[] = [];
  const problems: Problem[] = [];
  return {
    options,
    related,
    workloads: [] as Workload[],
    listeners: [] as Listener[],
    declarations: [] as Declaration[],
    problems,
    named,
    definedIn: createDefinitions(named),
    documents: 0,
    paths: new Set<string>(),
    remoteCharts: [] as string[],
    unreadTemplates: [] as Problem[],
    toJudge: [] as ObjectReference[],
    hosted: createHostedFactReader(options),
    nodeConfigs: createNodeConfigs(related, (problem) => addOnce({ problems }, problem)),
    /** What may say something of the cluster itself. */
    ofCluster: [] as ObjectReference[],
    cluster: createClusterReader(),
    registry: options.registry,
    isKnownPod: createKnownPods(),
    nodeFilesAt: onceForObject((reference: ObjectReference): KnownFile[] => {
      const document = documentAt(reference);
      return document === null ? [] : nodeFilesIn(document);
    }),
    charts: createCharts(),
    collector: createDirectiveCollector(options.knownRules ?? []),
    followShell: null as ShellFollower | null,
  };
}

function factsOf(reading: Reading): RunFacts {
  const kept = withoutOwned(reading);
  const left = new Set(kept.workloads);
  const { problems, named, documents, paths, remoteCharts, unreadTemplates, collector } = reading;
  return {
    ...kept,
    problems,
    named,
    hosted: reading.hosted.facts(),
    cluster: clusterFacts(reading),
    registry: reading.registry,
    documents,
    remoteCharts,
    unreadTemplates,
    paths,
    files: paths.size,
    // The annotation of a pod that its maker stands for is the maker's own.
    directives: () =>
      collector.directives().filter(({ reach }) => {
        if (reach === null || reach.lines !== null || kept.workloads === reading.workloads) return true;
        return [...reach.workloads].some((workload) => left.has(workload));
      }),
  };
}

function readSource(reading: Reading, source: Source): void {
  reading.paths.add(source.path);
  const comments = reading.hosted.noteLoadBalancer(source);
  if (comments !== null) addComments(reading, comments);
  if (comments !== null || reading.hosted.addPackedStub(source)) return;
  for (const scanned of scanSource(source)) {
    if (scanned.type === 'comments') addComments(reading, scanned.comments);
    else if (scanned.type === 'named') reading.named.push(scanned.object);
    else if (scanned.type === 'chart') reading.charts.add(scanned.reference);
    else if (scanned.type === 'remoteChart') reading.remoteCharts.push(scanned.kind);
    else reading.documents++;
    if (scanned.type === 'problem') reading.problems.push(scanned.problem);
    else if (scanned.type === 'judged') reading.toJudge.push(scanned.reference);
    if (scanned.type === 'related' || (scanned.type === 'judged' && scanned.isRelated)) {
      const { reference } = scanned;
      const isOfCluster = CLUSTER_KINDS.has(reference.kind);
      if (!reading.options.cluster && (isOfCluster || mayHoldCluster(reference))) reading.ofCluster.push(reference);
      if (isOfCluster) continue;
      reading.related.add(reference);
      reading.hosted.note(reference);
    }
  }
}

function addComments({ collector, problems }: Reading, comments: readonly Comment[]): void {
  collector.addComments(comments.slice(0, MAX_COMMENTS));
  const surplus = comments[MAX_COMMENTS];
  if (!surplus) return;
  const message = `the document holds more than ${MAX_COMMENTS} comments for hostport-lint; those from here on do not count`;
  problems.push(problemAt(surplus.span, message));
}

/** Several workloads may ask for one object that cannot be read. */
function addOnce({ problems }: { readonly problems: Problem[] }, problem: Problem): void {
  const isKnown = problems.some(({ path, line, column }) => path === problem.path && line === problem.line && column === problem.column);
  if (!isKnown) problems.push(problem);
}

/** Workloads are judged last, because the objects that they name may stand in a source that comes later. */
async function judgeAll(reading: Reading): Promise<void> {
  for (const reference of reading.ofCluster) {
    const document = documentAt(reference);
    if (document !== null) addCluster(reading, document);
  }
  reading.registry = (await reading.options.registryOf?.(clusterFacts(reading))) ?? reading.registry;
  // One document at a time, so that the memory of each can be freed.
  reading.toJudge.reverse();
  for (let reference = reading.toJudge.pop(); reference; reference = reading.toJudge.pop()) {
    const document = reading.charts.isOff(reference.source) ? null : readReference(reference);
    if (document === null || 'message' in document) {
      const isOfChart = reading.charts.hasTemplate(reference.source);
      if (document !== null) (isOfChart ? reading.unreadTemplates : reading.problems).push(document);
      continue;
    }
    const nodePools = reading.hosted.add(document);
    for (const found of workloadsOf(reading, document)) await judgeSafely(reading, found);
    for (const found of nodePools.flatMap((pool) => [...onNodePool(reading, pool, document)])) await judgeSafely(reading, found);
  }
  reading.hosted.readNoted();
}

function clusterFacts({ options, cluster }: Reading): ClusterFacts {
  return options.cluster?.() ?? cluster.finish();
}

function addCluster({ cluster }: Reading, document: Document): void {
  for (const { node } of readableObjects(document)) {
    const kind = stringAt(node, 'kind');
    // A manifest of a node, which has no status, says nothing of a running cluster.
    const isDumped = kind === 'Node' && at(node, 'status', 'nodeInfo') !== undefined;
    if (isDumped || kind === 'ClusterVersion') cluster.add(plainOf(node)?.value, document.path);
  }
}

/** A defect of a detector must not take the other workloads with it. */
async function judgeSafely(reading: Reading, found: WorkloadInText): Promise<void> {
  try {
    await judge(reading, found);
  } catch (error) {
    const message = `${nameOfWorkload(found.workload)} could not be judged: ${defectOf(error)}`;
    reading.problems.push(problemAt(found.workload.span, message));
  }
}

/** The workloads of a document and of the manifests that stand in it as text. */
function* workloadsOf(reading: Reading, document: Document): Iterable<WorkloadInText> {
  for (const found of workloadsIn(document, { chart: reading.charts.of(document) })) {
    if (!('message' in found)) yield found;
    else reading.problems.push(found);
  }
  yield* unitsIn(document);
  yield* ingressControllersIn(document);
  for (const embedded of embeddedDocuments(document)) {
    if ('message' in embedded) {
      reading.problems.push(embedded);
      continue;
    }
    const { document: inner, text, isFile, isApplied } = embedded;
    addComments(reading, commentsIn({ root: inner.root, text, spanAt: inner.spanAt }));
    // A text with actions is a template of something else.
    if (isApplied && !document.template && !text.includes('{{')) reading.hosted.add(inner);
    for (const found of workloadsIn(inner, { isFile })) {
      if (!('message' in found)) yield { ...found, workload: onNodesOf(document.root, found.workload), outer: document };
    }
  }
}

/** What runs on the nodes of a hosted cluster because a NodePool configures them so. */
function* onNodePool(reading: Reading, pool: HostedNodePool, document: Document): Iterable<WorkloadInText> {
  for (const config of reading.nodeConfigs(pool, document)) {
    for (const found of workloadsOf(reading, config)) yield { ...found, workload: onNodesOfPool(pool, found.workload) };
  }
}

/** Files of nodes whose templates stand in the workload's own folder: those of others may be for other platforms. */
function nodeFilesBeside({ related, nodeFilesAt }: Reading, document: Document): KnownFile[] {
  return related.selecting(document.source.install, [NODE_FILE], folderOf(document.path)).flatMap(nodeFilesAt);
}

async function judge(reading: Reading, { workload, pod, document, object, outer }: WorkloadInText): Promise<void> {
  const { options, registry, related } = reading;
  if (reading.followShell === null && runsScript(pod)) reading.followShell = await options.loadShell();
  if (reading.isKnownPod(workload, object)) return;
  let nodeFiles: readonly KnownFile[] | undefined;
  const found: FoundListeners = listen(workload, pod, {
    ...options,
    registry,
    configMapKeys: createConfigMaps(
      related,
      document,
      workload.namespace,
      (problem) => addOnce(reading, problem),
      (holder, scalar) => textInChart(holder.textOf(scalar), reading.charts.of(holder)),
    ),
    expectedPorts: () => expectedPorts(related, workload, reading.definedIn(workload)),
    nodeFiles: () => (nodeFiles ??= [...(outer ? nodeFilesIn(outer) : []), ...nodeFilesBeside(reading, document)]),
    followShell: reading.followShell ?? (() => ({ commands: [], files: [], problems: [] })),
  });
  // A node runs many units, and nearly none of them listens.
  if (workload.hostProcess && found.listeners.length === 0) return;
  reading.workloads.push(workload);
  const annotation = scalarAt(object, 'metadata', 'annotations', ANNOTATION);
  reading.collector.addWorkload(workload, pod, annotation ? document.textOf(annotation) : null);
  reading.listeners.push(...found.listeners);
  reading.declarations.push(...found.declarations);
  for (const { message, span } of found.problems) reading.problems.push(problemAt(span, message));
}
