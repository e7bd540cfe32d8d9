import resources from '../../programs/operators/resources.yaml';
import { isPort, type Protocol } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import { type ContainerPort, EMPTY_CONTAINER } from '../model/pod.ts';
import { type Problem, problemAt } from '../model/source.ts';
import { bareWorkload, type Workload } from '../model/workload.ts';
import { at, childrenOf, type Node, nodesOf, type ScalarNode, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { isCustom, readableObjects } from './objects.ts';

/** A port of an operator's pods: `port`, unless the value at `path` sets another; without `port` only a set one counts. */
interface OperatorPort {
  readonly path?: string;
  readonly port?: number;
  readonly protocol?: Protocol;
}

/** Pods that an operator makes; `programs/operators/resources.yaml` explains each key. */
interface OperatorPods {
  readonly name: string;
  readonly workload: string;
  readonly suffix?: string;
  readonly as?: string;
  readonly network?: readonly string[];
  readonly nodes?: string;
  readonly ports: readonly OperatorPort[];
}

interface OperatorResource {
  readonly group: string;
  readonly kinds: readonly string[];
  readonly pods: readonly OperatorPods[];
}

const RESOURCES = resources as readonly OperatorResource[];

function podsOf(apiVersion: string, kind: string): readonly OperatorPods[] {
  return RESOURCES.find(({ group, kinds }) => apiVersion.startsWith(`${group}/`) && kinds.includes(kind))?.pods ?? [];
}

/** The pods on the host network that operators make of the custom resources in a document. */
export function* operatorPodsIn(document: Document): Iterable<FoundWorkload> {
  for (const { node, kind } of readableObjects(document)) {
    for (const pods of podsOf(stringAt(node, 'apiVersion') ?? '', kind)) {
      const ports = isOnHostNetwork(node, pods) ? pods.ports.flatMap((port) => portsOf(document, node, port)) : [];
      if (ports.length === 0) continue;
      const span = document.spanOf(at(node, 'metadata', 'name') ?? at(node, 'kind') ?? node);
      yield {
        workload: workloadOf(document, node, pods),
        // Nothing is known of the pods but these ports, so no detector searches them.
        pod: {
          hostNetwork: false,
          containers: [{ ...EMPTY_CONTAINER, name: pods.name, span, ports }],
          volumes: [],
          annotations: new Map(),
        },
        document,
        object: node,
      };
    }
  }
}

/**
 * The custom resources of a document that say `hostNetwork: true` outside of the `objects` whose pods are known: their operators are not
 * described, so that the ports of their pods are unknown.
 */
export function unknownPodsIn(document: Document, objects: ReadonlySet<Node>): Problem[] {
  return readableObjects(document).flatMap(({ node, kind }) => {
    const apiVersion = stringAt(node, 'apiVersion') ?? '';
    if (objects.has(node) || !isCustom(apiVersion) || podsOf(apiVersion, kind).length > 0) return [];
    const place = [...nodesOf(at(node, 'spec') ?? node)]
      .map((part) => scalarAt(part, 'hostNetwork'))
      .find((scalar) => scalar?.value === true);
    if (!place) return [];
    const name = stringAt(node, 'metadata', 'name') ?? '';
    const message = `${kind} ${name} uses the host network, but the ports of its operator's pods are unknown; lint the pods that it creates`;
    return [problemAt(document.spanOf(place), message)];
  });
}

function isOnHostNetwork(node: Node, { network }: OperatorPods): boolean {
  return (
    network?.some((condition) => {
      const [path = '', wanted = 'true'] = condition.split('=');
      return scalarAt(node, ...path.split('.'))?.text === wanted;
    }) ?? true
  );
}

function portsOf(document: Document, node: Node, { path, port, protocol = 'TCP' }: OperatorPort): ContainerPort[] {
  const written = path === undefined ? [] : scalarsAt(node, path.split('.'));
  const usual = port === undefined || written.length > 0 ? [] : [{ number: port, place: at(node, 'kind') ?? node }];
  return [...written.flatMap((place) => ({ number: numberIn(place), place })), ...usual].flatMap(({ number, place }) => {
    if (!isPort(number)) return [];
    const span = document.spanOf(place);
    const both = { number, span, text: null };
    return [
      {
        ...{ name: null, containerPort: number, hostPort: number, protocol, hostIP: null, span, protocolSpan: null, remove: null },
        written: { containerPort: both, hostPort: both },
      },
    ];
  });
}

/** The number of a port, or of an address with one. */
function numberIn({ text }: ScalarNode): number {
  return Number(/^(?:.*:)?(\d+)$/.exec(text)?.[1] ?? 0);
}

/** The scalars at a path, in which `*` stands for any key or item. */
function scalarsAt(node: Node, [key, ...rest]: readonly string[]): ScalarNode[] {
  if (key === undefined) return node.type === 'scalar' ? [node] : [];
  const next = at(node, key);
  return (key === '*' ? childrenOf(node) : next ? [next] : []).flatMap((child) => scalarsAt(child, rest));
}

function workloadOf(document: Document, node: Node, { name, workload, suffix = '', as, nodes }: OperatorPods): Workload {
  const [namespace, fixed] = as?.split('/') ?? [];
  const own = stringAt(node, 'metadata', 'name') ?? name;
  const span = document.spanOf(at(node, 'metadata', 'name') ?? at(node, 'kind') ?? node);
  const bare = bareWorkload(workload, fixed ?? `${own}${suffix}`, span, document.source.install);
  const nodeSelector = nodes === undefined ? stringsAt(at(node, 'spec'), 'nodeSelector') : { [nodes]: '' };
  return {
    ...bare,
    namespace: namespace ?? stringAt(node, 'metadata', 'namespace') ?? null,
    containers: [{ name, image: '', role: 'main' }],
    scheduling: { ...bare.scheduling, nodeSelector },
    template: document.template,
  };
}
