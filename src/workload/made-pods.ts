import type { Document } from '../model/document.ts';
import { type ContainerPort, EMPTY_CONTAINER, type WrittenPort } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import { bareWorkload, type Scheduling, type Toleration, type Workload } from '../model/workload.ts';
import { at, itemsAt, type Node, numberAt, requirementOf, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { readableObjects } from './objects.ts';
import { fieldOf } from './pod.ts';
import { createReader } from './reader.ts';
import { tolerationOf } from './summary.ts';

/** A host port of the pods that a controller creates. */
export function portOnHost(hostPort: WrittenPort, protocol = 'TCP', name: string | null = null): ContainerPort {
  const { number, span } = hostPort;
  return {
    name,
    containerPort: number,
    hostPort: number,
    protocol,
    hostIP: null,
    span,
    protocolSpan: null,
    written: { containerPort: hostPort, hostPort },
    remove: null,
  };
}

/** The container of pods that a controller creates. */
interface MadeContainer {
  readonly name: string;
  readonly span: Span;
  readonly ports: readonly ContainerPort[];
}

/** The workload that a controller creates from an object, with one container. Its other fields are unknown. */
export function madeOf(
  { document, object }: Pick<FoundWorkload, 'document' | 'object'>,
  workload: Workload,
  { name, span, ports }: MadeContainer,
  hostNetwork = false,
): FoundWorkload {
  return {
    workload: { ...workload, containers: [{ name, image: '', role: 'main' }], template: document.template },
    pod: { hostNetwork, containers: [{ ...EMPTY_CONTAINER, name, span, ports }], volumes: [], annotations: new Map() },
    document,
    object,
  };
}

/** ServiceLB's label for a pool of nodes, on Services and on nodes. */
const POOL = 'svccontroller.k3s.cattle.io/lbpool';
/** The tolerations of the pods of ServiceLB (`k3s-io/k3s:pkg/cloudprovider/servicelb.go`, function newDaemonSet). */
const TOLERATIONS = ['node-role.kubernetes.io/master', 'node-role.kubernetes.io/control-plane', 'CriticalAddonsOnly'].map(
  (key): Toleration => ({ key, operator: 'Exists', value: null, effect: null }),
);

/** The pods that ServiceLB of k3s creates for Services of type LoadBalancer: each port of the Service is a host port on every node. */
export function* loadBalancersIn(document: Document): Iterable<FoundWorkload> {
  for (const { node, kind } of readableObjects(document)) {
    const name = scalarAt(node, 'metadata', 'name');
    // A dump of a running cluster contains the pods of ServiceLB themselves.
    const isOther = at(node, 'spec', 'loadBalancerClass') !== undefined || at(node, 'metadata', 'uid') !== undefined;
    if (kind !== 'Service' || !name || stringAt(node, 'spec', 'type') !== 'LoadBalancer' || isOther) continue;
    const reader = createReader(document, new Map());
    const ports = itemsAt(node, 'spec', 'ports').flatMap((entry): ContainerPort[] => {
      const hostPort = fieldOf(reader, entry, 'port');
      return hostPort ? [{ ...portOnHost(hostPort, stringAt(entry, 'protocol')), written: { containerPort: null, hostPort } }] : [];
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
      hasChosenPorts: true,
      via: 'service-load-balancer',
    };
    yield madeOf({ document, object: node }, workload, { name: 'lb', span, ports });
  }
}

/** The fields of `endpointPublishingStrategy.hostNetwork`, their defaults, and the names of the ports in the operator's pods. */
const ROUTER_PORTS = [
  { field: 'httpPort', name: 'http', port: 80 },
  { field: 'httpsPort', name: 'https', port: 443 },
  { field: 'statsPort', name: 'metrics', port: 1936 },
] as const;

/**
 * The routers that the ingress operator creates from IngressControllers on the host network: each is the Deployment `router-<name>` in
 * `openshift-ingress`.
 */
export function* ingressControllersIn(document: Document): Iterable<FoundWorkload> {
  for (const { node, kind } of readableObjects(document)) {
    const strategy = at(node, 'spec', 'endpointPublishingStrategy');
    const type = scalarAt(strategy, 'type');
    const name = scalarAt(node, 'metadata', 'name');
    const isOther = kind !== 'IngressController' || !stringAt(node, 'apiVersion')?.startsWith('operator.openshift.io/');
    if (isOther || type?.text !== 'HostNetwork' || !name) continue;
    const ports = ROUTER_PORTS.map(({ field, name: portName, port }) => {
      const written = scalarAt(strategy, 'hostNetwork', field);
      // A value that cannot be read, such as a template expression, makes the port unknown.
      const number = written === undefined ? port : (numberAt(strategy, 'hostNetwork', field) ?? null);
      return portOnHost({ number, span: document.spanOf(written ?? type), text: null }, 'TCP', portName);
    });
    const span = document.spanOf(name);
    const labels = { 'ingresscontroller.operator.openshift.io/deployment-ingresscontroller': name.text };
    const workload: Workload = {
      ...bareWorkload('Deployment', `router-${name.text}`, span, document.source.install),
      namespace: 'openshift-ingress',
      labels,
      scheduling: schedulingOfRouter(at(node, 'spec', 'nodePlacement'), labels),
      rollout: {
        replicas: numberAt(node, 'spec', 'replicas') ?? null,
        strategy: 'RollingUpdate',
        maxSurge: '0',
        maxUnavailable: '25%',
        span,
      },
      hasChosenPorts: true,
    };
    yield madeOf({ document, object: node }, workload, { name: 'router', span: document.spanOf(type), ports }, true);
  }
}

/** Default nodes of routers (`openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go`). */
const USUAL_NODES = { 'node-role.kubernetes.io/worker': '' };

function schedulingOfRouter(placement: Node | undefined, labels: Workload['labels']): Scheduling {
  const selector = at(placement, 'nodeSelector');
  const expressions = itemsAt(selector, 'matchExpressions').map(requirementOf);
  return {
    nodeName: null,
    nodeSelector: selector === undefined ? USUAL_NODES : stringsAt(selector, 'matchLabels'),
    nodeAffinity: expressions.length > 0 ? [{ expressions, fields: [] }] : [],
    tolerations: itemsAt(placement, 'tolerations').map(tolerationOf),
    // A node runs at most one of its replicas.
    podAntiAffinity: [{ topologyKey: 'kubernetes.io/hostname', matchLabels: labels, matchExpressions: [] }],
  };
}
