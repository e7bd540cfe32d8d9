import type { Document } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { bareWorkload, type Scheduling, type Workload } from '../model/workload.ts';
import { at, itemsAt, type Node, numberAt, requirementOf, type ScalarNode, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { madeOf, portOnHost } from './made-pods.ts';
import { readableObjects } from './objects.ts';
import { tolerationOf } from './summary.ts';

/** The fields of `endpointPublishingStrategy.hostNetwork`, their defaults, and the names of the ports in the operator's pods. */
const PORTS = [
  { field: 'httpPort', name: 'http', port: 80 },
  { field: 'httpsPort', name: 'https', port: 443 },
  { field: 'statsPort', name: 'metrics', port: 1936 },
] as const;

/** Where routers run unless the object says otherwise (`openshift/cluster-ingress-operator:pkg/operator/controller/ingress/deployment.go`). */
const USUAL_NODES = { 'node-role.kubernetes.io/worker': '' };

/**
 * The routers that the ingress operator makes of IngressControllers on the host network: each is the Deployment `router-<name>`
 * in `openshift-ingress`.
 */
export function* ingressControllersIn(document: Document): Iterable<FoundWorkload> {
  for (const found of readableObjects(document)) {
    if (found.kind !== 'IngressController') continue;
    const { node } = found;
    const strategy = at(node, 'spec', 'endpointPublishingStrategy');
    const name = scalarAt(node, 'metadata', 'name');
    if (!stringAt(node, 'apiVersion')?.startsWith('operator.openshift.io/') || stringAt(strategy, 'type') !== 'HostNetwork' || !name)
      continue;
    const type = at(strategy, 'type') ?? node;
    const ports = PORTS.map(({ field, name: portName, port }) => {
      const written = scalarAt(strategy, 'hostNetwork', field);
      // A value that cannot be read, such as a template's, leaves the port open.
      const number = written === undefined ? port : (numberAt(strategy, 'hostNetwork', field) ?? null);
      return portOnHost({ number, span: document.spanOf(written ?? type), text: null }, 'TCP', portName);
    });
    const workload = workloadOf(document, node, name, document.spanOf(name));
    yield madeOf({ document, object: node }, workload, { name: 'router', span: document.spanOf(type), ports, hostNetwork: true });
  }
}

function workloadOf(document: Document, object: Node, { text }: ScalarNode, span: Span): Workload {
  const own = { 'ingresscontroller.operator.openshift.io/deployment-ingresscontroller': stringAt(object, 'metadata', 'name') ?? '' };
  const replicas = numberAt(object, 'spec', 'replicas') ?? null;
  return {
    ...bareWorkload('Deployment', `router-${text}`, span, document.source.install),
    namespace: 'openshift-ingress',
    labels: own,
    scheduling: schedulingOf(at(object, 'spec', 'nodePlacement'), own),
    rollout: { replicas, strategy: 'RollingUpdate', maxSurge: '0', maxUnavailable: '25%', span },
    hasChosenPorts: true,
  };
}

function schedulingOf(placement: Node | undefined, own: Readonly<Record<string, string>>): Scheduling {
  const selector = at(placement, 'nodeSelector');
  const expressions = itemsAt(selector, 'matchExpressions').map(requirementOf);
  return {
    nodeName: null,
    nodeSelector: selector === undefined ? USUAL_NODES : stringsAt(selector, 'matchLabels'),
    nodeAffinity: expressions.length > 0 ? [{ expressions, fields: [] }] : [],
    tolerations: itemsAt(placement, 'tolerations').map(tolerationOf),
    // A node takes one of its replicas.
    podAntiAffinity: [{ topologyKey: 'kubernetes.io/hostname', matchLabels: own, matchExpressions: [] }],
  };
}
