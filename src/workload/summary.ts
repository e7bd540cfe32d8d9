import { type Branch, choicesAmong, type Document } from '../model/document.ts';
import type { Pod } from '../model/pod.ts';
import type { NodeSelectorTerm, PodAffinityTerm, Rollout, Scheduling, Toleration, Workload } from '../model/workload.ts';
import {
  at,
  booleanAt,
  itemsAt,
  labelSelectorOf,
  type Node,
  numberAt,
  requirementOf,
  scalarAt,
  stringAt,
  stringsAt,
} from '../yaml/nodes.ts';

export interface WorkloadOrigin {
  readonly document: Document;
  readonly object: Node;
  readonly kind: string;
  readonly spec: Node;
  readonly podMetadata: Node | undefined;
  readonly staticPod: boolean;
}

/** The part of a workload that is kept after its document is released. */
export function summarize({ document, object, kind, spec, podMetadata, staticPod }: WorkloadOrigin, pod: Pod): Workload {
  const name =
    stringAt(object, 'metadata', 'name') ??
    stringAt(object, 'metadata', 'generateName') ??
    stringAt(object, 'name') ??
    stringAt(object, 'id');
  // A copy, because a string that is cut from a text keeps all of the text in memory.
  return structuredClone({
    kind,
    namespace: stringAt(object, 'metadata', 'namespace') ?? null,
    name: name ?? '',
    span: document.spanOf(at(object, 'metadata', 'name') ?? at(object, 'name') ?? at(object, 'kind') ?? object),
    install: document.source.install,
    labels: stringsAt(podMetadata, 'labels'),
    annotations: { ...stringsAt(at(object, 'metadata'), 'annotations'), ...stringsAt(podMetadata, 'annotations') },
    hostNetwork: pod.hostNetwork,
    containers: pod.containers.map(({ name, image, role, branches }) => ({ name, image, role, ...branched(branches) })),
    scheduling: schedulingOf(spec),
    rollout: rolloutOf(document, object),
    staticPod,
    template: document.template,
    ...branched(choicesAmong(document.openAt(object.start))),
    ...controllerOf(object),
  });
}

/** The choices without those that only their template can evaluate. */
function branched(choices: readonly Branch[] = []): { readonly branches?: readonly Branch[] } {
  const branches = choices.map(({ block, arm, former, condition, about }) => ({ block, arm, former, condition, about }));
  return branches.length > 0 ? { branches } : {};
}

function controllerOf(object: Node): Pick<Workload, 'controller'> {
  const owner = itemsAt(object, 'metadata', 'ownerReferences').find((reference) => booleanAt(reference, 'controller') === true);
  const kind = stringAt(owner, 'kind');
  const name = stringAt(owner, 'name');
  return kind !== undefined && name !== undefined ? { controller: { kind, name } } : {};
}

function schedulingOf(spec: Node): Scheduling {
  return {
    nodeName: stringAt(spec, 'nodeName') ?? null,
    nodeSelector: stringsAt(spec, 'nodeSelector'),
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

/** An entry of `tolerations`. */
export function tolerationOf(node: Node): Toleration {
  return {
    key: stringAt(node, 'key') || null,
    operator: stringAt(node, 'operator') ?? 'Equal',
    value: scalarAt(node, 'value')?.text ?? null,
    effect: stringAt(node, 'effect') || null,
  };
}

function affinityTermOf(node: Node): PodAffinityTerm {
  return { topologyKey: stringAt(node, 'topologyKey') ?? '', ...labelSelectorOf(at(node, 'labelSelector')) };
}

function rolloutOf(document: Document, object: Node): Rollout {
  const spec = at(object, 'spec');
  const strategy = at(spec, 'strategy') ?? at(spec, 'updateStrategy');
  const parameters = at(strategy, 'rollingUpdate') ?? at(strategy, 'rollingParams');
  return {
    replicas: podsOf(spec),
    strategy: stringAt(strategy, 'type') ?? null,
    maxSurge: scalarAt(parameters, 'maxSurge')?.text ?? null,
    maxUnavailable: scalarAt(parameters, 'maxUnavailable')?.text ?? null,
    span: document.spanOf(strategy ?? at(spec, 'replicas') ?? at(object, 'kind') ?? object),
  };
}

/** Returns how many pods run at a time: the replicas, or the parallel pods of a Job, at most its completions. */
function podsOf(spec: Node | undefined): number | null {
  const job = at(spec, 'jobTemplate', 'spec') ?? spec;
  const parallel = numberAt(job, 'parallelism');
  if (parallel === undefined) return numberAt(spec, 'replicas') ?? null;
  return Math.min(parallel, numberAt(job, 'completions') ?? parallel);
}
