import { socketsOfCollector } from '../listeners/formats/otelcol.ts';
import { type FoundListeners, type ListenOptions, listen, runsScript, type ShellFollower } from '../listeners/index.ts';
import { commentsIn } from '../manifest/comments.ts';
import { createConfigMaps } from '../manifest/config-maps.ts';
import { expectedPorts } from '../manifest/expected-ports.ts';
import { readReference } from '../manifest/parse.ts';
import { createDefinitions } from '../manifest/related.ts';
import type { ExpectedPort } from '../model/detector.ts';
import type { Document } from '../model/document.ts';
import { defectOf } from '../model/exit-code.ts';
import type { HostedNodePool } from '../model/hosted-cluster.ts';
import type { HostedFacts } from '../model/hosted-facts.ts';
import type { Declaration, HostPortFacts, Listener } from '../model/listener.ts';
import type { NodeSettings } from '../model/node.ts';
import type { KnownFile } from '../model/pod.ts';
import { type Problem, problemAt } from '../model/source.ts';
import { nameOfWorkload, type Workload } from '../model/workload.ts';
import { commentsWithinLimit, type ReadDocuments } from '../read.ts';
import { ANNOTATION, createDirectiveCollector, type Scoped } from '../suppression/scope.ts';
import { spanOfText } from '../text/text.ts';
import { embeddedDocuments } from '../workload/embedded.ts';
import { type FoundWorkload, workloadsIn } from '../workload/find.ts';
import { ingressControllersIn, loadBalancersIn } from '../workload/made-pods.ts';
import { nodeFilesIn, onNodesOf } from '../workload/node-files.ts';
import { withParameters } from '../workload/objects.ts';
import { type ConfiguredSocket, operatorPodsIn, unknownPodsIn } from '../workload/operator-pods.ts';
import { createKnownPods, withoutOwned } from '../workload/owned.ts';
import { textInChart } from '../workload/reader.ts';
import { distributionsIn, unitsIn } from '../workload/units.ts';
import { type Node, scalarAt } from '../yaml/nodes.ts';
import { createHostedFacts, type HostedOptions } from './hosted.ts';
import { createNodeFiles } from './node-files.ts';
import { createNodeConfigs, onNodesOfPool } from './node-pools.ts';
import { documentsOfServices, nodeSettingsOf, settingCommandsOf } from './node-settings.ts';
import { createRoleDefaults } from './role-defaults.ts';

/** The facts of the documents: workloads with their ports, hosted clusters, and the suppressions in them. */
export interface InferredFacts extends HostPortFacts {
  readonly hosted: HostedFacts;
  readonly nodeSettings: NodeSettings;
  readonly problems: readonly Problem[];
  /** Chart templates that are not YAML and were not read. */
  readonly unreadTemplates: readonly Problem[];
  /** Custom resources on the host network whose pods are unknown. */
  readonly unknownPods: readonly Problem[];
  /** The suppressions of comments and annotations. */
  readonly directives: readonly Scoped[];
}

/** The values that inference needs in addition to the documents. */
export interface InferenceOptions extends HostedOptions, Pick<ListenOptions, 'registry' | 'detectors' | 'findProgram'> {
  /** The folder to which paths of sources are relative. */
  readonly cwd: string;
  /** Follows scripts; by default the walk over shell scripts, which is loaded for the first workload that runs one. */
  readonly followShell?: ShellFollower;
  /** Services of type LoadBalancer use host ports, as with ServiceLB of k3s. */
  readonly loadBalancersUseHostPorts?: boolean;
  /** Identifiers of all rules, which a suppression may name. */
  readonly knownRules: readonly string[];
}

/** A workload; `outer` is the document that contains its manifest as text, if it is embedded. */
type WorkloadInText = FoundWorkload & { readonly outer?: Document };

/** The facts that are collected from document to document. */
type Inference = ReturnType<typeof startInference>;

/** Parses the documents in `read` one by one and returns their facts. The documents are not kept. */
export async function inferFacts(read: ReadDocuments, options: InferenceOptions): Promise<InferredFacts> {
  const inference = startInference(read, options);
  // One document at a time, so that the memory of each can be freed.
  for (const reference of read.toInfer) {
    const document = read.charts.isOff(reference.source) ? null : readReference(reference);
    if (document === null) continue;
    if (!('message' in document)) await inferDocument(inference, document);
    else if (read.charts.hasTemplate(reference.source)) inference.unreadTemplates.push(document);
    else inference.problems.push(document);
  }
  // The pods that ServiceLB already made have the same ports.
  if (options.loadBalancersUseHostPorts && !inference.workloads.some(({ name }) => name.startsWith('svclb-'))) {
    for (const document of documentsOfServices(read, /LoadBalancer/)) {
      for (const found of loadBalancersIn(document)) await inferSafely(inference, found);
    }
  }
  inference.hosted.addObjectsOfHub(read);
  return factsOf(inference);
}

function startInference(read: ReadDocuments, options: InferenceOptions) {
  const problems: Problem[] = [];
  const collector = createDirectiveCollector(options.knownRules);
  collector.addComments(read.comments);
  return {
    read,
    options,
    problems,
    collector,
    unreadTemplates: [] as Problem[],
    unknownPods: [] as Problem[],
    settingCommands: [] as string[],
    workloads: [] as Workload[],
    listeners: [] as Listener[],
    declarations: [] as Declaration[],
    definedIn: createDefinitions(read.named),
    hosted: createHostedFacts(options),
    nodeConfigs: createNodeConfigs(read.related, (problem) => addProblemOnce(problems, problem)),
    isKnownPod: createKnownPods(),
    nodeFiles: createNodeFiles(read, options.cwd),
    roleDefaults: createRoleDefaults(options.cwd),
    followShell: options.followShell ?? null,
  };
}

function factsOf(inference: Inference): InferredFacts {
  const { problems, unreadTemplates, unknownPods, collector } = inference;
  const kept = withoutOwned(inference);
  const left = new Set(kept.workloads);
  return {
    ...kept,
    nodeSettings: nodeSettingsOf(inference.read, inference.settingCommands),
    problems,
    unreadTemplates,
    unknownPods,
    hosted: inference.hosted.facts(),
    // The annotation of a pod counts as that of its controller, if the controller is in the input.
    directives: collector.directives().filter(({ reach }) => {
      if (reach === null || reach.lines !== null || kept.workloads === inference.workloads) return true;
      return [...reach.workloads].some((workload) => left.has(workload));
    }),
  };
}

/** Adds a problem once, because several workloads may refer to one object that cannot be read. */
function addProblemOnce(problems: Problem[], problem: Problem): void {
  const isKnown = problems.some(({ path, line, column }) => path === problem.path && line === problem.line && column === problem.column);
  if (!isKnown) problems.push(problem);
}

async function inferDocument(inference: Inference, document: Document): Promise<void> {
  const nodePools = inference.hosted.add(document);
  const objects = new Set<Node>();
  for (const found of workloadsOf(inference, document)) {
    objects.add(found.object);
    await inferSafely(inference, found);
  }
  inference.unknownPods.push(...unknownPodsIn(document, objects));
  for (const found of nodePools.flatMap((pool) => [...onNodePool(inference, pool, document)])) await inferSafely(inference, found);
}

/** Infers the ports of one workload. If a detector fails, the failure is a problem of this workload only. */
async function inferSafely(inference: Inference, found: WorkloadInText): Promise<void> {
  try {
    await inferWorkload(inference, found);
  } catch (error) {
    const message = `${nameOfWorkload(found.workload)} could not be checked: ${defectOf(error)}`;
    inference.problems.push(problemAt(found.workload.span, message));
  }
}

/** The workloads of a document and of the manifests embedded in it as text. */
function* workloadsOf(inference: Inference, document: Document): Iterable<WorkloadInText> {
  const { read, problems, collector, hosted } = inference;
  for (const found of workloadsIn(document, { chart: read.charts.of(document), variables: inference.roleDefaults(document) })) {
    if ('message' in found) problems.push(found);
    else yield found;
  }
  yield* unitsIn(document);
  yield* distributionsIn(document);
  yield* ingressControllersIn(document);
  yield* operatorPodsIn(document, collectorSockets);
  for (const embedded of embeddedDocuments(document)) {
    if ('message' in embedded) {
      problems.push(embedded);
      continue;
    }
    const { document: inner, text, isFile, isApplied } = embedded;
    collector.addComments(commentsWithinLimit(commentsIn({ root: inner.root, text, spanAt: inner.spanAt }), problems));
    // An embedded text with actions is a template of another program.
    if (isApplied && !document.template && !text.includes('{{')) hosted.add(inner);
    for (const found of workloadsIn(inner, { isFile })) {
      if (!('message' in found)) yield { ...found, workload: onNodesOf(document.root, found.workload), outer: document };
    }
  }
}

/** The workloads that a NodePool's configuration starts on the nodes of a hosted cluster. */
function* onNodePool(inference: Inference, pool: HostedNodePool, document: Document): Iterable<WorkloadInText> {
  for (const config of inference.nodeConfigs(pool, document)) {
    for (const found of workloadsOf(inference, config)) yield { ...found, workload: onNodesOfPool(pool, found.workload) };
  }
}

async function inferWorkload(inference: Inference, { workload, pod, document, object, outer }: WorkloadInText): Promise<void> {
  const { read, problems } = inference;
  const { registry, detectors, findProgram } = inference.options;
  // The parser of scripts is loaded for the first workload that runs one.
  if (inference.followShell === null && runsScript(pod)) inference.followShell = (await import('../listeners/shell/index.ts')).followShell;
  if (inference.isKnownPod(workload, object)) return;
  inference.settingCommands.push(...settingCommandsOf(pod));
  let nodeFiles: readonly KnownFile[] | undefined;
  let expected: readonly ExpectedPort[] | undefined;
  const found: FoundListeners = listen(workload, pod, {
    registry,
    detectors,
    findProgram,
    configMapKeys: createConfigMaps(
      read.related,
      document,
      workload.namespace,
      (problem) => addProblemOnce(problems, problem),
      (holder, scalar) => withParameters(textInChart(holder.textOf(scalar), read.charts.of(holder)), inference.roleDefaults(holder)),
    ),
    expectedPorts: () => (expected ??= expectedPorts(read.related, workload, inference.definedIn(workload))),
    nodeFiles: () => (nodeFiles ??= [...(outer ? nodeFilesIn(outer) : []), ...inference.nodeFiles(document, pod)]),
    followShell: inference.followShell ?? NO_SCRIPT,
  });
  // A node runs many units; almost none of them listens.
  if (workload.hostProcess && found.listeners.length === 0) return;
  inference.workloads.push(workload);
  const annotation = scalarAt(object, 'metadata', 'annotations', ANNOTATION);
  inference.collector.addWorkload(workload, pod, annotation ? document.textOf(annotation) : null);
  inference.listeners.push(...found.listeners);
  inference.declarations.push(...found.declarations);
  for (const { message, span } of found.problems) problems.push(problemAt(span, message));
}

/** The operator declares the ports of receivers and extensions, for any address. */
function collectorSockets(document: Document, configuration: Node): ConfiguredSocket[] {
  return socketsOfCollector(document, configuration).flatMap((socket) =>
    'protocol' in socket ? [{ port: socket.port ?? 0, protocol: socket.protocol, span: spanOfText(socket.portText) }] : [],
  );
}

const NO_SCRIPT: ShellFollower = () => ({ commands: [], files: new Map(), problems: new Map() });
