import { detachAll } from '../model/detach.ts';
import type { Document } from '../model/document.ts';
import { at, entriesAt, itemsAt, type Node, numberAt, scalarAt, stringAt } from '../model/node.ts';
import type { Pod } from '../model/pod.ts';
import type { NodeRequirement, NodeSelectorTerm, PodAffinityTerm, Rollout, Scheduling, Toleration, Workload } from '../model/workload.ts';

export interface WorkloadOrigin {
  readonly document: Document;
  readonly object: Node;
  readonly kind: string;
  readonly spec: Node;
  readonly podMetadata: Node | undefined;
  readonly staticPod: boolean;
}

/** The part of a workload that outlives its document. */
export function summarize({ document, object, kind, spec, podMetadata, staticPod }: WorkloadOrigin, pod: Pod): Workload {
  const name = stringAt(object, 'metadata', 'name') ?? stringAt(object, 'metadata', 'generateName');
  return detachAll({
    kind,
    namespace: stringAt(object, 'metadata', 'namespace') ?? null,
    name: name ?? '',
    span: document.spanOf(at(object, 'metadata', 'name') ?? at(object, 'kind') ?? object),
    set: document.set,
    labels: stringsOf(podMetadata, 'labels'),
    annotations: { ...stringsOf(at(object, 'metadata'), 'annotations'), ...stringsOf(podMetadata, 'annotations') },
    hostNetwork: pod.hostNetwork,
    containers: pod.containers.map(({ name, image, role }) => ({ name, image, role })),
    scheduling: schedulingOf(spec),
    rollout: rolloutOf(document, object),
    staticPod,
    template: document.template,
  });
}

function schedulingOf(spec: Node): Scheduling {
  return {
    nodeName: stringAt(spec, 'nodeName') ?? null,
    nodeSelector: stringsOf(spec, 'nodeSelector'),
    nodeAffinity: itemsAt(spec, 'affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution', 'nodeSelectorTerms').map(
      termOf,
    ),
    tolerations: itemsAt(spec, 'tolerations').map(tolerationOf),
    podAntiAffinity: itemsAt(spec, 'affinity', 'podAntiAffinity', 'requiredDuringSchedulingIgnoredDuringExecution').map(affinityTermOf),
  };
}

function termOf(node: Node): NodeSelectorTerm {
  return { expressions: itemsAt(node, 'matchExpressions').map(requirementOf), fields: itemsAt(node, 'matchFields').map(requirementOf) };
}

function requirementOf(node: Node): NodeRequirement {
  return {
    key: stringAt(node, 'key') ?? '',
    operator: stringAt(node, 'operator') ?? '',
    values: itemsAt(node, 'values').flatMap((item) => (item.type === 'scalar' ? [item.text] : [])),
  };
}

function tolerationOf(node: Node): Toleration {
  return {
    key: stringAt(node, 'key') || null,
    operator: stringAt(node, 'operator') ?? 'Equal',
    value: scalarAt(node, 'value')?.text ?? null,
    effect: stringAt(node, 'effect') || null,
  };
}

function affinityTermOf(node: Node): PodAffinityTerm {
  return {
    topologyKey: stringAt(node, 'topologyKey') ?? '',
    matchLabels: stringsOf(at(node, 'labelSelector'), 'matchLabels'),
    matchExpressions: itemsAt(node, 'labelSelector', 'matchExpressions').map(requirementOf),
  };
}

function rolloutOf(document: Document, object: Node): Rollout {
  const spec = at(object, 'spec');
  const strategy = at(spec, 'strategy') ?? at(spec, 'updateStrategy');
  const parameters = at(strategy, 'rollingUpdate') ?? at(strategy, 'rollingParams');
  return {
    replicas: numberAt(spec, 'replicas') ?? null,
    strategy: stringAt(strategy, 'type') ?? null,
    maxSurge: scalarAt(parameters, 'maxSurge')?.text ?? null,
    maxUnavailable: scalarAt(parameters, 'maxUnavailable')?.text ?? null,
    span: document.spanOf(strategy ?? at(spec, 'replicas') ?? at(object, 'kind') ?? object),
  };
}

function stringsOf(node: Node | undefined, field: string): Record<string, string> {
  return Object.fromEntries(
    entriesAt(node, field).flatMap((entry): [string, string][] =>
      entry.value.type === 'scalar' ? [[entry.key.text, entry.value.text]] : [],
    ),
  );
}
