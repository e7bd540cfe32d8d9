import { at, itemsAt, type Node, stringAt } from '../text/yaml-nodes.ts';

/** Modules of Ansible that make objects of Kubernetes (collections kubernetes.core, community.okd, and their forerunners). */
const MODULES = ['kubernetes.core.k8s', 'redhat.openshift.k8s', 'community.okd.k8s', 'community.kubernetes.k8s', 'k8s'];
/** Where tasks stand within plays and blocks. */
const TASK_LISTS = ['tasks', 'pre_tasks', 'post_tasks', 'handlers', 'block', 'rescue', 'always'];
/** Blocks within blocks are rare, and each level costs a stack frame. */
const MAX_NESTING = 8;

/**
 * The objects that the items of a list apply: those of tasks of Ansible, and of a policy of Open Cluster Management that is written as
 * text. What is to go, or only changes what is there, does not count.
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
