import type { Document } from '../model/document.ts';
import type { ContainerPort } from '../model/pod.ts';
import { bareWorkload, type Toleration, type Workload } from '../model/workload.ts';
import { at, itemsAt, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { madeOf, portOnHost } from './made-pods.ts';
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
    // In a dump of a running cluster the pods of ServiceLB are objects themselves.
    const isOther = at(node, 'spec', 'loadBalancerClass') !== undefined || at(node, 'metadata', 'uid') !== undefined;
    if (kind !== 'Service' || !name || stringAt(node, 'spec', 'type') !== 'LoadBalancer' || isOther) continue;
    const reader = createReader(document, new Map());
    const ports = itemsAt(node, 'spec', 'ports').flatMap((entry): ContainerPort[] => {
      const hostPort = fieldOf(reader, entry, 'port');
      if (hostPort === null) return [];
      return [{ ...portOnHost(hostPort, stringAt(entry, 'protocol')), written: { containerPort: null, hostPort } }];
    });
    if (ports.length === 0) continue;
    const span = document.spanOf(name);
    const bare = bareWorkload('Service', name.text, span, document.source.install);
    const pool = stringsAt(at(node, 'metadata'), 'labels')[POOL];
    const workload: Workload = {
      ...bare,
      namespace: stringAt(node, 'metadata', 'namespace') ?? null,
      hostNetwork: false,
      scheduling: { ...bare.scheduling, nodeSelector: pool === undefined ? {} : { [POOL]: pool }, tolerations: TOLERATIONS },
      ...{ hasChosenPorts: true, via: 'service-load-balancer' },
    };
    yield madeOf({ document, object: node }, workload, { name: 'lb', span, ports });
  }
}
