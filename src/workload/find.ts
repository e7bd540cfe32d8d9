import { isPort, PROTOCOLS, type Protocol } from '../model/address.ts';
import type { ChartDefaults, Document } from '../model/document.ts';
import { type Container, type ContainerPort, EMPTY_CONTAINER, type Pod } from '../model/pod.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { Text } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import { at, entryOf, itemsAt, type Node, type SequenceNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import { KINDS, ofKind } from './kinds.ts';
import { type FoundObject, mayNest, nestedIn, objectsOf } from './objects.ts';
import { hasHostPort, isHostNetwork, readPod, readPort } from './pod.ts';
import { createReader, type ObjectReader } from './reader.ts';
import { excessOf } from './size.ts';
import { summarize } from './summary.ts';

/** A workload with its pod, for detectors. */
export interface FoundWorkload {
  readonly workload: Workload;
  readonly pod: Pod;
  readonly document: Document;
  /** The Kubernetes object that creates the pods. */
  readonly object: Node;
}

const STATIC_POD_FOLDER = /(?:^|\/)(?:static-?pods?|kubernetes\/manifests)\//;

/** Facts about a document other than its text. */
export interface Around {
  /** True if the text is a file of a node. */
  readonly isFile?: boolean;
  /** The chart of the template. */
  readonly chart?: ChartDefaults | null;
  /** Values of the template's variables. */
  readonly variables?: ReadonlyMap<string, Text>;
}

/** All workloads of a document that use, or may use, a host port. */
export function* workloadsIn(document: Document, around: Around = {}): Iterable<FoundWorkload | Problem> {
  for (const found of objectsOf(document)) {
    const { variables } = around;
    if ('message' in found) yield found;
    else yield* workloadsOf(variables?.size ? { ...found, parameters: new Map([...variables, ...found.parameters]) } : found, around);
  }
}

function* workloadsOf(found: FoundObject, around: Around): Iterable<FoundWorkload | Problem> {
  const path = ofKind(KINDS.podSpecs, found.kind) ?? KINDS.usualPodSpec;
  const template = at(found.node, ...path.slice(0, -1));
  if (hasContainers(at(template, 'spec'))) yield* workloadOfObject(found, template as Node, around);
  else if (mayNest(found.document, found.node)) {
    const { templates, ports } = nestedIn(found.node);
    for (const nested of templates) yield* workloadOfObject(found, nested, around);
    const reader = createReader(found.document, found.parameters, around.chart);
    const custom = customWorkload(reader, found.node, found.kind, ports);
    if (custom) yield { ...custom, document: found.document, object: found.node };
  }
}

function hasContainers(spec: Node | undefined): boolean {
  return itemsAt(spec, 'containers').length + itemsAt(spec, 'initContainers').length > 0;
}

function* workloadOfObject(
  { document, node, kind, parameters }: FoundObject,
  template: Node,
  { isFile = false, chart = null }: Around,
): Iterable<FoundWorkload | Problem> {
  const entry = entryOf(template, 'spec');
  const reader = createReader(document, parameters, chart);
  // A mapping starts with its first key, which may be in its own branch.
  if (!entry || reader.isLeftOut(entry.key)) return;
  const spec = entry.value;
  const excess = excessOf(document, spec);
  if (excess !== null) {
    yield problemAt(document.spanOf(spec), `${excess}, so it is not checked`);
    return;
  }
  yield* wrongTypes(document, spec);
  if ((!isHostNetwork(reader, spec) && !hasHostPort(reader, spec)) || isOver(node, kind)) return;
  const podMetadata = at(template, 'metadata');
  const pod = readPod(reader, spec, podMetadata);
  const staticPod = kind === '' || (kind === 'Pod' && (isFile || STATIC_POD_FOLDER.test(document.path)));
  yield {
    workload: summarize({ document, object: node, kind: kind || 'Pod', spec, podMetadata, staticPod }, pod),
    pod,
    document,
    object: node,
  };
}

/** True for a pod that has ended; a dump contains such pods, but they no longer use their ports. */
function isOver(object: Node, kind: string): boolean {
  const phase = kind === 'Pod' ? stringAt(object, 'status', 'phase') : undefined;
  return phase === 'Succeeded' || phase === 'Failed' || (kind === 'Job' && stringAt(object, 'status', 'completionTime') !== undefined);
}

/** A problem for a `hostNetwork` of the wrong type, which the API server refuses. */
function* wrongTypes(document: Document, spec: Node): Iterable<Problem> {
  const hostNetwork = scalarAt(spec, 'hostNetwork');
  if (!hostNetwork || hostNetwork.value === null || typeof hostNetwork.value === 'boolean' || hostNetwork.text.includes('\uE000')) return;
  const message = 'hostNetwork is not a boolean, so the API server refuses this object; write true or false without quotes';
  yield problemAt(document.spanOf(hostNetwork), message);
}

/**
 * A custom resource that requests host ports in lists outside any pod template. Its operator creates the pods, so only the fields of the
 * resource itself are known.
 */
export function customWorkload(
  reader: ObjectReader,
  node: Node,
  kind: string,
  lists: readonly SequenceNode[],
): { readonly workload: Workload; readonly pod: Pod } | null {
  const { document } = reader;
  const spec = at(node, 'spec') ?? node;
  // Several parts of one resource may repeat a port that only one pod uses.
  const ports = new Map<string, ContainerPort>();
  for (const port of lists.flatMap((list) => list.items.flatMap((_, index) => readPort(reader, list, index)))) {
    if (port.hostPort === null || !isPort(port.hostPort) || !PROTOCOLS.includes(port.protocol as Protocol)) continue;
    const key = `${port.protocol} ${port.hostPort} ${port.hostIP}`;
    if (!ports.has(key)) ports.set(key, { ...port, remove: null });
  }
  if (ports.size === 0) return null;
  const span = document.spanOf(node);
  const container: Container = { ...EMPTY_CONTAINER, span, ports: [...ports.values()] };
  const pod: Pod = { hostNetwork: false, containers: [container], volumes: [], annotations: new Map() };
  const workload = summarize({ document, object: node, kind, spec, podMetadata: undefined, staticPod: false }, pod);
  return { workload: { ...workload, custom: true, containers: [] }, pod };
}
