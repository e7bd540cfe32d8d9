import { isPort, PROTOCOLS, type Protocol } from '../model/address.ts';
import { type Container, type ContainerPort, EMPTY_CONTAINER, type Pod } from '../model/pod.ts';
import type { Workload } from '../model/workload.ts';
import { at, type Node, type SequenceNode } from '../text/yaml-nodes.ts';
import { readPort } from './pod.ts';
import type { Reader } from './reader.ts';
import { summarize } from './summary.ts';

/**
 * A custom resource that asks for host ports in lists outside of any pod template. Whoever reads it makes the pods, so of these nothing
 * is known but what the resource itself says of them.
 */
export function customWorkload(
  reader: Reader,
  node: Node,
  kind: string,
  lists: readonly SequenceNode[],
): { readonly workload: Workload; readonly pod: Pod } | null {
  const { document } = reader;
  const spec = at(node, 'spec') ?? node;
  // Several parts of one resource may repeat a port without two pods that hold it.
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
