import { isPort } from '../model/address.ts';
import type { Document } from '../model/document.ts';
import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { type Problem, problemAt } from '../model/source.ts';
import { onceForLast } from '../text/once.ts';
import { addStep, isTooLong, replaceMatches, type Text, UNKNOWN } from '../text/text.ts';
import { withoutEscapes } from '../yaml/escapes.ts';
import { at, itemsAt, type Node, nodesOf, numberAt, type SequenceNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import { itemsOfList, MAX_NESTED_LISTS } from '../yaml/object-lists.ts';

/** One Kubernetes object of a document, with the parameters of the OpenShift Template that contains it. */
export interface FoundObject {
  readonly document: Document;
  readonly node: Node;
  readonly kind: string;
  readonly parameters: ReadonlyMap<string, Text>;
}

/**
 * The objects of a document: itself, the items of a List or of a bare list, the objects of an OpenShift Template or a custom resource.
 * Cached, because several readers need those of one document.
 */
export const objectsOf = onceForLast((document: Document): readonly (FoundObject | Problem)[] => {
  const walk = { document, seen: new Set<number>() };
  return rootsOf(document.root).flatMap((node) => [...unwrap(walk, node, new Map(), 0)]);
});

/** The objects of a document without problems, which are reported elsewhere. */
export function readableObjects(document: Document): readonly FoundObject[] {
  return objectsOf(document).filter((found): found is FoundObject => !('message' in found));
}

/**
 * Operators keep templates of several objects as one list; in other lists, such as playbooks, the objects that they apply count. A machine
 * of Talos lists its static pods.
 */
function rootsOf(root: Node): readonly Node[] {
  if (root.type !== 'sequence') return [root, ...itemsAt(root, 'machine', 'pods')];
  const objects = root.items.filter((item) => stringAt(item, 'apiVersion') !== undefined && stringAt(item, 'kind') !== undefined);
  return [...objects, ...appliedBy(root)];
}

interface ObjectWalk {
  readonly document: Document;
  /** Start offsets of the objects so far: an alias repeats an object, which is not a second one. */
  readonly seen: Set<number>;
}

function* unwrap(walk: ObjectWalk, node: Node, parameters: ReadonlyMap<string, Text>, depth: number): Iterable<FoundObject | Problem> {
  const { document, seen } = walk;
  if (node.type !== 'mapping' || seen.has(node.start)) return;
  seen.add(node.start);
  const kind = stringAt(node, 'kind');
  const items = itemsOfList(node);
  const wrong = kind === undefined && at(node, 'apiVersion') ? at(node, 'kind') : undefined;
  if (wrong) yield problemAt(document.spanOf(wrong), 'kind is not a string, so the kind of this object is unknown');
  else if (items === null) yield* single(walk, { document, node, kind: kind ?? '', parameters }, depth);
  else if (depth >= MAX_NESTED_LISTS)
    yield problemAt(document.spanOf(node), `lists within lists are not read more than ${MAX_NESTED_LISTS} deep`);
  else {
    const own = kind === 'Template' ? templateParameters(document, node) : parameters;
    for (const item of items) yield* unwrap(walk, item, own, depth + 1);
  }
}

/** An object, then the objects in it, if it is a custom resource that contains others. */
function* single(walk: ObjectWalk, found: FoundObject, depth: number): Iterable<FoundObject | Problem> {
  const { document, node, kind, parameters } = found;
  if (!mayNest(document, node)) yield found;
  else if (kind === 'ClusterServiceVersion') {
    for (const deployment of itemsAt(node, 'spec', 'install', 'spec', 'deployments'))
      yield { ...found, node: deployment, kind: 'Deployment' };
  } else {
    yield found;
    if (depth >= MAX_NESTED_LISTS) return;
    for (const object of nestedIn(node).objects) yield* unwrap(walk, object, parameters, depth + 1);
  }
}

/** `parameters[]` of an OpenShift Template with a value, which replaces `${NAME}` or `${{NAME}}`. */
function templateParameters(document: Document, template: Node): ReadonlyMap<string, Text> {
  const parameters = new Map<string, Text>();
  for (const item of itemsAt(template, 'parameters')) {
    const name = stringAt(item, 'name');
    const value = scalarAt(item, 'value');
    if (name === undefined || value === undefined) continue;
    const note = `parameter ${name} of the template has this value unless the user sets another`;
    parameters.set(name, addStep(document.textOf(value), { locate: () => document.spanOf(item), note }));
  }
  return parameters;
}

/** Replaces template parameters in a text. */
export function withParameters(text: Text, parameters: ReadonlyMap<string, Text>): Text {
  if (parameters.size === 0 || !(text.value.includes('${') || text.value.includes(UNKNOWN))) return text;
  const replaced = replaceMatches(text, /\$\{(\w+)\}/g, ([, name = '']) => parameters.get(name) ?? null);
  const pieces = replaced.pieces.flatMap((piece) => parameters.get(nameInAction(piece.unknown ?? ''))?.pieces ?? [piece]);
  const value = pieces.map((piece) => piece.value).join('');
  // Repeated parameters can create a text that is longer than programs accept.
  return isTooLong(value.length, pieces.length) ? text : { value, pieces };
}

/** The name in an action of Jinja whose filters keep the value, such as `port | int`. */
function nameInAction(action: string): string {
  const [name = '', ...filters] = action.split('|').map((part) => part.trim());
  return filters.every((filter) => KEEPS_VALUE.test(filter)) ? name : action;
}

const KEEPS_VALUE = /^(?:int|string|trim|default\([^()]*\))$/;

/** Pods of a custom resource outside `spec.template`. */
export interface Nested {
  /** Whole objects, such as those of a `SyncSet` or a `ManifestWork`. */
  readonly objects: readonly Node[];
  /** Pod templates, such as those of an `MPIJob` or a `UnitedDeployment`. */
  readonly templates: readonly Node[];
  /** Lists with host ports outside these. */
  readonly ports: readonly SequenceNode[];
}

/** Keys of parts of objects, of the current state instead of the wanted one, and of what a policy of Kyverno requires. */
const NOT_WANTED = /^(?:patch\w*|status|metadata|pattern|anyPattern)$/;

/** Groups of Kubernetes itself whose objects contain schemas and rules about pods. */
const ABOUT_PODS = /^(?:apiextensions|admissionregistration)\.k8s\.io$/;

/** True for the API version of custom resources, except those of HyperShift. No other group of Kubernetes with a dot contains pods. */
export function isCustom(apiVersion: string): boolean {
  const group = /^([^/]+)\/[^/]+$/.exec(apiVersion)?.[1] ?? '';
  return !apiVersion.startsWith(HYPERSHIFT_API) && group.includes('.') && !ABOUT_PODS.test(group);
}

/** True if an object is a custom resource that may contain pods. */
export function mayNest(document: Document, object: Node): boolean {
  if (!isCustom(stringAt(object, 'apiVersion') ?? '')) return false;
  // Searching the text first avoids the walk for most custom resources; a ManifestWork may also contain a hosted cluster.
  const text = withoutEscapes(document.rawText(object.start, object.end));
  return document.hasAliases || text.includes('containers') || text.includes('hostPort') || text.includes(HYPERSHIFT_API);
}

export function nestedIn(object: Node): Nested {
  const found = { objects: [] as Node[], templates: [] as Node[], ports: [] as SequenceNode[] };
  // The operator of a `podTemplate` may add the image.
  const podTemplates = new Set([...nodesOf(object)].flatMap((node) => at(node, 'podTemplate') ?? []));
  const isTemplate = (node: Node): boolean =>
    itemsAt(node, 'spec', 'containers').some((container) => at(container, 'name') && (podTemplates.has(node) || at(container, 'image')));
  const isWhole = (node: Node): boolean => node !== object && (isObject(node) || isTemplate(node));
  for (const node of nodesOf(object, (node) => (isWhole(node) ? [] : wantedChildren(node)))) {
    const ports = at(node, 'ports');
    if (node === object) continue;
    if (isObject(node)) found.objects.push(node);
    else if (isTemplate(node)) found.templates.push(node);
    else if (ports?.type === 'sequence' && asksForHostPort(ports)) found.ports.push(ports);
  }
  return found;
}

function isObject(node: Node): boolean {
  return stringAt(node, 'apiVersion') !== undefined && stringAt(node, 'kind') !== undefined && at(node, 'metadata') !== undefined;
}

function wantedChildren(node: Node): readonly Node[] {
  if (node.type === 'sequence') return node.items;
  // A policy of Open Cluster Management forbids this object.
  if (node.type === 'scalar' || stringAt(node, 'complianceType') === 'mustnothave') return [];
  return node.entries.flatMap(({ key, value }) => (NOT_WANTED.test(key.text) || value.type === 'scalar' ? [] : [value]));
}

/** True if a list of a custom resource requests host ports, as `ports` of a container does. */
function asksForHostPort(list: SequenceNode): boolean {
  return list.items.some((item) => isPort(numberAt(item, 'hostPort') ?? 0));
}

/** Modules of Ansible that create objects of Kubernetes (collections kubernetes.core, community.okd, and their predecessors). */
const MODULES = ['kubernetes.core.k8s', 'redhat.openshift.k8s', 'community.okd.k8s', 'community.kubernetes.k8s', 'k8s'];
/** The keys of tasks in plays and blocks. */
const TASK_LISTS = ['tasks', 'pre_tasks', 'post_tasks', 'handlers', 'block', 'rescue', 'always'];
/** Maximum nesting of blocks; each level needs a stack frame. */
const MAX_NESTING = 8;

/**
 * The objects that the items of a list apply: those of tasks of Ansible, and of a policy of Open Cluster Management that is written as
 * text, without deletions and patches.
 */
export function appliedBy(list: Node | undefined, depth = 0): readonly Node[] {
  if (list?.type !== 'sequence' || depth > MAX_NESTING) return [];
  return list.items.flatMap((item) => [
    ...MODULES.flatMap((module) => definitionsOf(at(item, module))),
    ...(stringAt(item, 'complianceType') === 'musthave' ? mappingAt(item, 'objectDefinition') : []),
    ...TASK_LISTS.flatMap((key) => appliedBy(at(item, key), depth + 1)),
  ]);
}

function definitionsOf(module: Node | undefined): readonly Node[] {
  if (['absent', 'patched'].includes(stringAt(module, 'state') ?? '')) return [];
  const key = at(module, 'definition') ? 'definition' : 'resource_definition';
  return [...mappingAt(module, key), ...itemsAt(module, key)];
}

function mappingAt(node: Node | undefined, key: string): readonly Node[] {
  const value = at(node, key);
  return value?.type === 'mapping' ? [value] : [];
}
