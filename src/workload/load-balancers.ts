import type { Document } from '../model/document.ts';
import { type ContainerPort, EMPTY_CONTAINER } from '../model/pod.ts';
import { bareWorkload, type Toleration } from '../model/workload.ts';
import { at, itemsAt, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { readableObjects } from './objects.ts';
import { fieldOf } from './pod.ts';
import { createReader } from './reader.ts';

/** ServiceLB's label for a pool of nodes, on Services and on nodes. */
const POOL = 'svccontroller.k3s.cattle.io/lbpool';
/** What the pods of ServiceLB tolerate (`k3s-io/k3s:pkg/cloudprovider/servicelb.go`, function newDaemonSet). */
const TOLERATIONS = ['node-role.kubernetes.io/master', 'node-role.kubernetes.io/control-plane', 'CriticalAddonsOnly'].map(
  (key): Toleration => ({ key, operator: 'Exists', value: null, effect: null }),
);

/** The pods that ServiceLB of k3s makes of Services of type LoadBalancer: each port of the Service is a host port on every node. */
export function* loadBalancersIn(document: Document): Iterable<FoundWorkload> {
  for (const { node, kind } of readableObjects(document)) {
    const name = scalarAt(node, 'metadata', 'name');
    const isOther = at(node, 'spec', 'loadBalancerClass') !== undefined;
    if (kind !== 'Service' || !name || stringAt(node, 'spec', 'type') !== 'LoadBalancer' || isOther) continue;
    const reader = createReader(document, new Map());
    const ports = itemsAt(node, 'spec', 'ports').flatMap((entry): ContainerPort[] => {
      const hostPort = fieldOf(reader, entry, 'port');
      if (hostPort === null) return [];
      const { number, span } = hostPort;
      const protocol = stringAt(entry, 'protocol') ?? 'TCP';
      return [
        {
          ...{ name: null, containerPort: number, hostPort: number, protocol, hostIP: null, span, protocolSpan: null, remove: null },
          written: { containerPort: null, hostPort },
        },
      ];
    });
    if (ports.length === 0) continue;
    const bare = bareWorkload('Service', name.text, document.spanOf(name), document.source.install);
    const pool = stringsAt(at(node, 'metadata'), 'labels')[POOL];
    const workload = {
      ...bare,
      namespace: stringAt(node, 'metadata', 'namespace') ?? null,
      hostNetwork: false,
      containers: [{ name: 'lb', image: '', role: 'main' as const }],
      scheduling: { ...bare.scheduling, nodeSelector: pool === undefined ? {} : { [POOL]: pool }, tolerations: TOLERATIONS },
      hasChosenPorts: true as const,
      via: 'service-load-balancer' as const,
      template: document.template,
    };
    const container = { ...EMPTY_CONTAINER, name: 'lb', span: document.spanOf(name), ports };
    yield { workload, pod: { hostNetwork: false, containers: [container], volumes: [], annotations: new Map() }, document, object: node };
  }
}
