import type { Document } from '../model/document.ts';
import { type ContainerPort, EMPTY_CONTAINER, type WrittenPort } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import type { Node } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';

/** A host port of the pods that a controller creates. */
export function portOnHost(hostPort: WrittenPort, protocol = 'TCP', name: string | null = null): ContainerPort {
  const { number, span } = hostPort;
  return {
    ...{ name, containerPort: number, hostPort: number, protocol, hostIP: null, span, protocolSpan: null },
    ...{ written: { containerPort: hostPort, hostPort }, remove: null },
  };
}

/** The workload that a controller creates from an object, with one container that has these ports. Its other fields are unknown. */
export function madeOf(
  { document, object }: { readonly document: Document; readonly object: Node },
  workload: Workload,
  { name, span, ports, hostNetwork = false }: Made,
): FoundWorkload {
  return {
    workload: { ...workload, containers: [{ name, image: '', role: 'main' }], template: document.template },
    pod: { hostNetwork, containers: [{ ...EMPTY_CONTAINER, name, span, ports }], volumes: [], annotations: new Map() },
    document,
    object,
  };
}

/** The container of pods that a controller makes. */
interface Made {
  readonly name: string;
  readonly span: Span;
  readonly ports: readonly ContainerPort[];
  readonly hostNetwork?: boolean;
}
