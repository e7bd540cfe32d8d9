import { createHostedFactReader, type HostedFactReader, type HostedOptions } from './facts-hosted.ts';
import { type FoundListeners, type ListenOptions, listen, runsScript, type ShellFollower } from './listeners/index.ts';
import { createChartValues } from './manifest/chart-values.ts';
import { commentsIn, MAX_COMMENTS } from './manifest/comments.ts';
import { createConfigMaps } from './manifest/config-maps.ts';
import { expectedPorts } from './manifest/expected-ports.ts';
import { isClusterKind, mayHoldCluster } from './manifest/kind.ts';
import { createRelatedObjects } from './manifest/related.ts';
import { documentAt, NODE_FILE, readReference, scanSource } from './manifest/scan.ts';
import type { ClusterFacts } from './model/cluster.ts';
import { defectOf } from './model/defect.ts';
import type { Document } from './model/document.ts';
import type { HostedFacts } from './model/hosted-facts.ts';
import type { Declaration, Listener } from './model/listener.ts';
import type { Node } from './model/node.ts';
import type { NodeFile } from './model/pod.ts';
import type { NamedObject, ObjectReference } from './model/reference.ts';
import type { RegistryView } from './model/registry.ts';
import { isProblem, type Problem, problemAt, type Source } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { nameOfWorkload, type Workload } from './model/workload.ts';
import { createClusterReader } from './observe/cluster.ts';
import { ANNOTATION, createDirectiveCollector, type DirectiveCollector, type Scoped } from './suppression/scope.ts';
import { onceForObject } from './text/once.ts';
import { folderOf } from './text/words.ts';
import { at, plainOf, scalarAt, stringAt } from './text/yaml-nodes.ts';
import { embeddedDocuments } from './workload/embedded.ts';
import { type FoundWorkload, workloadsIn } from './workload/find.ts';
import { ingressControllersIn } from './workload/ingress-controllers.ts';
import { nodeFilesIn, onNodesOf } from './workload/node-files.ts';
import { readableObjects } from './workload/objects.ts';
import { withoutOwned } from './workload/owned.ts';
import { unitsIn } from './workload/units.ts';

/** Everything that the sources hold, once read. */
export interface RunFacts {
  readonly workloads: readonly Workload[];
  readonly listeners: readonly Listener[];
  readonly declarations: readonly Declaration[];
  readonly hosted: HostedFacts;
  /** All workloads of files that nobody says are installed together, also those that hold no port of the host. */
  readonly named: readonly NamedObject[];
  readonly cluster: ClusterFacts;
  /** The registry as of the release by which was judged. */
  readonly registry: RegistryView;
  readonly problems: readonly Problem[];
  readonly files: number;
  readonly documents: number;
  /** Paths of all sources. */
  readonly paths: ReadonlySet<string>;
  /** What comments and annotations ask to ignore. */
  directives(): readonly Scoped[];
}

export interface FactOptions extends Omit<ListenOptions, 'configMapKeys' | 'expectedPorts' | 'followShell' | 'nodeFiles'>, HostedOptions {
  readonly loadShell: () => Promise<ShellFollower>;
  /** The registry as of the release of the cluster that the sources show; where absent the release is settled. */
  readonly registryAsOf?: ((release: string) => RegistryView) | undefined;
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
  const state = new FactReader(options);
  for await (const source of sources) {
    options.signal?.throwIfAborted();
    if (isProblem(source)) state.problems.push(source);
    else await state.read(source);
  }
  await state.readHosts();
  return state.finish();
}

/** A workload, and the document that holds its manifest as text. */
type Hosted = FoundWorkload & { readonly outer?: Document };

const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The lists that grow while the sources are read. */
class FactReader {
  readonly workloads: Workload[] = [];
  readonly listeners: Listener[] = [];
  readonly declarations: Declaration[] = [];
  readonly problems: Problem[] = [];
  readonly named: NamedObject[] = [];
  documents = 0;
  readonly paths = new Set<string>();
  private readonly related = createRelatedObjects();
  private readonly hosts: ObjectReference[] = [];
  private readonly hosted: HostedFactReader;
  /** What may say something of the cluster itself. */
  private readonly ofCluster: ObjectReference[] = [];
  private readonly cluster = createClusterReader();
  private registry: RegistryView;
  /** Pods by their uid, because a dump shows one in several files. */
  private readonly pods = new Set<string>();
  private readonly nodeFilesAt = onceForObject((reference: ObjectReference): NodeFile[] => {
    const document = documentAt(reference);
    return document === null ? [] : nodeFilesIn(document);
  });
  private readonly chartValues = createChartValues(this.related);
  private readonly options: FactOptions;
  private readonly collector: DirectiveCollector;
  private followShell: ShellFollower | null = null;

  constructor(options: FactOptions) {
    this.options = options;
    this.registry = options.registry;
    this.hosted = createHostedFactReader(options);
    this.collector = createDirectiveCollector(options.knownRules ?? []);
  }

  finish(): RunFacts {
    const kept = withoutOwned(this);
    const left = new Set(kept.workloads);
    const { problems, named, documents, paths, collector } = this;
    return {
      ...kept,
      problems,
      named,
      hosted: this.hosted.facts(),
      cluster: this.clusterFacts(),
      registry: this.registry,
      documents,
      paths,
      files: paths.size,
      // The annotation of a pod that its maker stands for is the maker's own.
      directives: () =>
        collector.directives().filter(({ reach }) => {
          if (reach === null || reach.lines !== null || kept.workloads === this.workloads) return true;
          return [...reach.workloads].some((workload) => left.has(workload));
        }),
    };
  }

  async read(source: Source): Promise<void> {
    this.paths.add(source.path);
    const comments = this.hosted.noteLoadBalancer(source);
    if (comments !== null) return this.addComments(comments);
    if (this.hosted.addPackedStub(source)) return;
    for (const scanned of scanSource(source)) {
      if (scanned.type === 'comments') this.addComments(scanned.comments);
      else if (scanned.type === 'named') this.named.push(scanned.object);
      else this.documents++;
      if (scanned.type === 'problem') this.problems.push(scanned.problem);
      else if (scanned.type === 'host') this.hosts.push(scanned.reference);
      if (scanned.type === 'related' || (scanned.type === 'host' && scanned.isRelated)) {
        const { reference } = scanned;
        const isOfCluster = isClusterKind(reference.kind);
        if (!this.options.cluster && (isOfCluster || mayHoldCluster(reference))) this.ofCluster.push(reference);
        if (isOfCluster) continue;
        this.related.add(reference);
        this.hosted.note(reference);
      }
    }
  }

  private addComments(comments: readonly Comment[]): void {
    this.collector.addComments(comments.slice(0, MAX_COMMENTS));
    const surplus = comments[MAX_COMMENTS];
    if (!surplus) return;
    const message = `the document holds more than ${MAX_COMMENTS} comments for hostport-lint; those from here on do not count`;
    this.problems.push(problemAt(surplus.span, message));
  }

  /** Several workloads may ask for one object that cannot be read. */
  private addOnce(problem: Problem): void {
    const isKnown = this.problems.some(
      ({ path, line, column }) => path === problem.path && line === problem.line && column === problem.column,
    );
    if (!isKnown) this.problems.push(problem);
  }

  /** Workloads are judged last, because the objects that they name may stand in a source that comes later. */
  async readHosts(): Promise<void> {
    for (const reference of this.ofCluster) {
      const document = documentAt(reference);
      if (document !== null) this.addCluster(document);
    }
    const { release } = this.clusterFacts();
    if (release && this.options.registryAsOf) this.registry = this.options.registryAsOf(release.text);
    // Taken one by one, so that the bytes of each can go once it is read.
    this.hosts.reverse();
    for (let reference = this.hosts.pop(); reference; reference = this.hosts.pop()) {
      const document = readReference(reference);
      if (document === null) continue;
      if ('message' in document) this.problems.push(document);
      else {
        this.hosted.add(document);
        for (const found of this.workloadsOf(document)) await this.judgeSafely(found);
      }
    }
    this.hosted.readNoted();
  }

  private clusterFacts(): ClusterFacts {
    return this.options.cluster?.() ?? this.cluster.finish();
  }

  private addCluster(document: Document): void {
    for (const { node } of readableObjects(document)) {
      const kind = stringAt(node, 'kind');
      // A manifest of a node, which has no status, says nothing of a running cluster.
      const isDumped = kind === 'Node' && at(node, 'status', 'nodeInfo') !== undefined;
      if (isDumped || kind === 'ClusterVersion') this.cluster.add(plainOf(node), document.path);
    }
  }

  /** A defect of a detector must not take the other workloads with it. */
  private async judgeSafely(found: Hosted): Promise<void> {
    try {
      await this.judge(found);
    } catch (error) {
      const message = `${nameOfWorkload(found.workload)} could not be judged: ${defectOf(error)}`;
      this.problems.push(problemAt(found.workload.span, message));
    }
  }

  /** The workloads of a document and of the manifests that stand in it as text. */
  private *workloadsOf(document: Document): Iterable<Hosted> {
    for (const found of workloadsIn(document, { values: this.chartValues(document) })) {
      if (!('message' in found)) yield found;
      else this.problems.push(found);
    }
    yield* unitsIn(document);
    yield* ingressControllersIn(document);
    for (const embedded of embeddedDocuments(document)) {
      if ('message' in embedded) {
        this.problems.push(embedded);
        continue;
      }
      const { document: inner, text, isFile } = embedded;
      this.addComments(commentsIn({ root: inner.root, text, spanAt: inner.spanAt }));
      for (const found of workloadsIn(inner, { isFile })) {
        if (!('message' in found)) yield { ...found, workload: onNodesOf(document.root, found.workload), outer: document };
      }
    }
  }

  /** Files of nodes whose templates stand in the workload's own folder: those of others may be for other platforms. */
  private nodeFilesBeside(document: Document): NodeFile[] {
    return this.related.selecting(document.source.install, [NODE_FILE], folderOf(document.path)).flatMap(this.nodeFilesAt);
  }

  private isKnownPod(object: Node): boolean {
    const uid = stringAt(object, 'kind') === 'Pod' ? stringAt(object, 'metadata', 'uid') : undefined;
    if (uid === undefined || !UID.test(uid)) return false;
    return this.pods.size === this.pods.add(uid).size;
  }

  private async judge({ workload, pod, document, object, outer }: Hosted): Promise<void> {
    if (this.followShell === null && runsScript(pod)) this.followShell = await this.options.loadShell();
    if (this.isKnownPod(object)) return;
    const { registry } = this;
    const { detectors, findProgram } = this.options;
    let nodeFiles: readonly NodeFile[] | undefined;
    const found: FoundListeners = listen(workload, pod, {
      registry,
      detectors,
      findProgram,
      configMapKeys: createConfigMaps(this.related, document, workload.namespace, (problem) => this.addOnce(problem)),
      expectedPorts: () => expectedPorts(this.related, workload),
      nodeFiles: () => (nodeFiles ??= [...(outer ? nodeFilesIn(outer) : []), ...this.nodeFilesBeside(document)]),
      followShell: this.followShell ?? (() => ({ commands: [], files: [], problems: [] })),
    });
    // A node runs many units, and nearly none of them listens.
    if (workload.hostProcess && found.listeners.length === 0) return;
    this.workloads.push(workload);
    const annotation = scalarAt(object, 'metadata', 'annotations', ANNOTATION);
    this.collector.addWorkload(workload, pod, annotation ? document.textOf(annotation) : null);
    this.listeners.push(...found.listeners);
    this.declarations.push(...found.declarations);
    for (const { message, span } of found.problems) this.problems.push(problemAt(span, message));
  }
}
