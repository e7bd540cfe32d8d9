import resources from '../../programs/operators/resources.yaml';
import { isPort, type Protocol } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import type { ContainerPort } from '../model/pod.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { bareWorkload, type Workload } from '../model/workload.ts';
import { at, childrenOf, type Node, nodesOf, type ScalarNode, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { madeOf, portOnHost } from './made-pods.ts';
import { isCustom, readableObjects } from './objects.ts';

/** A port of an operator's pods: `port`, unless the value at `path` sets another; without `port`, only a value that is set counts. */
interface OperatorPort {
  readonly when?: string;
  readonly path?: string;
  readonly port?: number;
  readonly protocol?: Protocol;
}

/** Pods that an operator creates; `programs/operators/resources.yaml` explains each key. */
interface OperatorPods {
  readonly name: string;
  readonly workload: string;
  readonly unless?: Readonly<Record<string, string>>;
  readonly as: string;
  readonly network?: readonly string[];
  readonly nodes?: string;
  readonly ports: readonly OperatorPort[];
  readonly collector?: string;
}

/** A socket that a configuration opens, and the span of its number. */
export interface ConfiguredSocket {
  readonly port: number;
  readonly protocol: Protocol;
  readonly span: Span;
}

/** Returns the sockets of an OpenTelemetry Collector with the configuration at a node. */
export type CollectorSockets = (document: Document, configuration: Node) => readonly ConfiguredSocket[];

interface OperatorResource {
  readonly group: string;
  readonly kinds: readonly string[];
  readonly at?: string;
  readonly pods: readonly OperatorPods[];
}

const RESOURCES = resources as readonly OperatorResource[];

function resourcesOf(apiVersion: string, kind: string): readonly OperatorResource[] {
  return RESOURCES.filter(({ group, kinds }) => apiVersion.startsWith(`${group}/`) && kinds.includes(kind));
}

/** The pods on the host network that operators create from the custom resources in a document, and the workloads of their installers. */
export function* operatorPodsIn(document: Document, collectorSockets: CollectorSockets): Iterable<FoundWorkload> {
  for (const { node: object, kind } of readableObjects(document)) {
    for (const { at: path, pods: kindsOfPods } of resourcesOf(stringAt(object, 'apiVersion') ?? '', kind)) {
      const node = path === undefined ? object : at(object, ...path.split('.'));
      for (const pods of node ? kindsOfPods : []) {
        const found = node && podsMadeOf(document, { object, node }, pods, collectorSockets);
        if (found) yield found;
      }
    }
  }
}

/** The pods of one kind; null if they have no host port. `node` is the part of the object that describes them. */
function podsMadeOf(
  document: Document,
  { object, node }: { readonly object: Node; readonly node: Node },
  pods: OperatorPods,
  collectorSockets: CollectorSockets,
): FoundWorkload | null {
  if (!(pods.network?.some((condition) => holds(node, condition)) ?? true)) return null;
  const configuration = pods.collector === undefined ? undefined : at(node, ...pods.collector.split('.'));
  const sockets = configuration ? collectorSockets(document, configuration) : [];
  const ports = [...pods.ports.flatMap((port) => portsOfResource(document, node, port)), ...sockets.map(containerPort)];
  if (ports.length === 0) return null;
  const span = document.spanOf(at(object, 'metadata', 'name') ?? at(object, 'kind') ?? object);
  return madeOf({ document, object }, workloadOfResource(document, object, pods, span), { name: pods.name, span, ports });
}

/**
 * A problem for each custom resource that contains `hostNetwork: true` outside the `objects` whose pods are known: its operator has no
 * description, so the ports of its pods are unknown.
 */
export function unknownPodsIn(document: Document, objects: ReadonlySet<Node>): Problem[] {
  return readableObjects(document).flatMap(({ node, kind }) => {
    const apiVersion = stringAt(node, 'apiVersion') ?? '';
    if (objects.has(node) || !isCustom(apiVersion) || POLICY.test(apiVersion) || resourcesOf(apiVersion, kind).length > 0) return [];
    const place = [...nodesOf(at(node, 'spec') ?? node)]
      .map((part) => scalarAt(part, 'hostNetwork'))
      .find((scalar) => scalar?.value === true);
    if (!place) return [];
    const name = stringAt(node, 'metadata', 'name') ?? '';
    const chart = stringAt(node, 'spec', 'chart', 'spec', 'chart') ?? '';
    // A HelmRelease has no operator, and a chart of this repository is linted itself.
    if (kind === 'HelmRelease' && chart.includes('/')) return [];
    const whose = kind === 'HelmRelease' ? 'the pods of its chart' : "its operator's pods";
    const message = `${kind} ${name} uses the host network, but the ports of ${whose} are unknown; lint the pods that it creates`;
    return [problemAt(document.spanOf(place), message)];
  });
}

/** API versions of policies, which describe pods that others create. */
const POLICY = /^(?:[\w.]+\.)?(?:kyverno\.io|gatekeeper\.sh)\//;

/** True for `PATH` if a value there is true or has keys, and for `PATH=VALUE` if one has that value; unset counts as false. */
function holds(node: Node, condition: string): boolean {
  const [path = '', wanted = 'true'] = condition.split('=');
  const keys = path.split('.');
  if (at(node, ...keys)?.type === 'mapping') return wanted === 'true';
  const values = scalarsAt(node, keys).map(({ text }) => text);
  return values.length === 0 ? wanted === 'false' : values.includes(wanted);
}

function portsOfResource(document: Document, node: Node, { when, path, port, protocol = 'TCP' }: OperatorPort): ContainerPort[] {
  if (when !== undefined && !holds(node, when)) return [];
  const written = path === undefined ? [] : scalarsAt(node, path.split('.'));
  const usual = port === undefined || written.length > 0 ? [] : [{ number: port, place: at(node, 'kind') ?? node }];
  return [...written.flatMap((place) => ({ number: numberIn(place), place })), ...usual].flatMap(({ number, place }) => {
    return isPort(number) ? [containerPort({ port: number, protocol, span: document.spanOf(place) })] : [];
  });
}

/** A port that the pods of an operator declare. */
function containerPort({ port, protocol, span }: ConfiguredSocket): ContainerPort {
  return portOnHost({ number: port, span, text: null }, protocol);
}

/** The number in a port, or in an address with a port; 0 for an address of localhost, where only the node itself connects. */
function numberIn({ text }: ScalarNode): number {
  return LOCALHOST.test(text) ? 0 : Number(/^(?:.*:)?(\d+)$/.exec(text)?.[1] ?? 0);
}

const LOCALHOST = /^(?:\w+:\/\/)?(?:localhost|127\.[\d.]+|\[::1\]):/;

/** The scalars at a path; `*` matches any key or item. A key of a list matches the item with this `name`, and gives its `value`. */
function scalarsAt(node: Node, [key, ...rest]: readonly string[]): ScalarNode[] {
  if (key === undefined) return node.type === 'scalar' ? [node] : [];
  const named = node.type === 'sequence' ? node.items.find((item) => scalarAt(item, 'name')?.text === key) : undefined;
  const next = at(node, key) ?? at(named, 'value');
  return (key === '*' ? childrenOf(node) : next ? [next] : []).flatMap((child) => scalarsAt(child, rest));
}

function workloadOfResource(
  document: Document,
  node: Node,
  { name, workload, unless = {}, as, nodes }: OperatorPods,
  span: Span,
): Workload {
  const [own = '', namespace = stringAt(node, 'metadata', 'namespace') ?? null] = as.split('/').reverse();
  const [kind = workload] = Object.keys(unless).filter((other) => holds(node, unless[other] ?? ''));
  const bare = bareWorkload(kind, own.replace('*', stringAt(node, 'metadata', 'name') ?? name), span, document.source.install);
  const nodeSelector = nodes === undefined ? stringsAt(at(node, 'spec'), 'nodeSelector') : { [nodes]: '' };
  // If the input also has the manifest of these pods, it has the same ports.
  const controller = { kind, name: bare.name };
  const onNodes = { ...bare, scheduling: { ...bare.scheduling, nodeSelector }, ...(kind !== 'Pod' && { controller }) };
  return kind === 'Unit' ? { ...onNodes, hostProcess: true, staticPod: true } : { ...onNodes, namespace };
}
