import { CONTROL_PLANE_LABELS } from '../model/node.ts';
import type { Variable } from './policy.ts';

/** Text of CEL. The same text runs in the API server, Kyverno and Gatekeeper, and needs the functions of Kubernetes 1.30 only. */

/** A literal: nothing in a registry can end it, and it contains no characters that are not printed. */
export function literal(text: string): string {
  const escaped = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\\']/g, '\\$&')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => {
      const code = (one.codePointAt(0) ?? 0).toString(16);
      return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
    });
  return `'${escaped}'`;
}

/** A map with one entry on each line. */
export function mapOf(entries: readonly (readonly [key: string, value: string])[]): string {
  return entries.length === 0 ? '{}' : `{\n${entries.map(([key, value]) => `  ${literal(key)}: ${value}`).join(',\n')}\n}`;
}

/** A field that files and engines can omit or set to null. */
function field(of: string, name: string, otherwise: string): string {
  return `(${of}.?${name}.orValue(null) == null ? ${otherwise} : ${of}.${name})`;
}

function oneOf(names: readonly string[]): string {
  return `[${names.map(literal).join(', ')}]`;
}

/**
 * The pod specs of the object and of the one that it replaces. Kyverno passes an empty object for a missing one, the API server null; files
 * that Gatekeeper reads can lack the template.
 */
const SPECS = `[dyn(object), dyn(oldObject)].map(o, o == null || !has(o.kind) ? {} :
  o.kind == 'Pod' ? ${field('o', 'spec', '{}')} :
  o.kind == 'CronJob' ? o.?spec.?jobTemplate.?spec.?template.?spec.orValue({}) :
  o.kind == 'PodTemplate' ? ${field('o', 'template', '{}')}.?spec.orValue({}) :
  o.?spec.?template.?spec.orValue({})).map(s, s == null ? {} : s)`;

/** On Windows nodes there are no host processes of the platform's Linux nodes, and host networks of pods are their own. */
const ON_WINDOWS = `(${field('s', 'os', '{}')}.?name.orValue('') == 'windows' ||
  ${field('s', 'nodeSelector', '{}')}.exists(k, k == 'kubernetes.io/os' && s.nodeSelector[k] == 'windows'))`;

/** The host ports of each container as `9100/TCP`: on the host network every container port is one. */
const TAKEN = `variables.specs.map(s, ${ON_WINDOWS} ? [] : (${field('s', 'containers', '[]')} + ${field('s', 'initContainers', '[]')})
  .map(c, ${field('c', 'ports', '[]')}
    .filter(p, s.?hostNetwork.orValue(false) == true ? p.?containerPort.orValue(null) != null : ${field('p', 'hostPort', '0')} != 0)
    .map(p, string(${field('p', 'hostPort', '0')} == 0 ? p.containerPort : p.hostPort) + '/' + ${field('p', 'protocol', "'TCP'")})))`;

/** Controllers that the policies check: refusing what they create would stop the rollouts of objects that existed before the policies. */
const CHECKED_CONTROLLERS = [
  'Deployment',
  'ReplicaSet',
  'StatefulSet',
  'DaemonSet',
  'Job',
  'CronJob',
  'ReplicationController',
  'DeploymentConfig',
];
const THEIR_GROUPS = ['apps/v1', 'batch/v1', 'v1', 'apps.openshift.io/v1'];
const MADE = `${field('variables.meta', 'ownerReferences', '[]')}.exists(r, r.?controller.orValue(false) == true &&
  r.kind in ${oneOf(CHECKED_CONTROLLERS)} &&
  r.apiVersion in ${oneOf(THEIR_GROUPS)})`;

const ROLES = oneOf(CONTROL_PLANE_LABELS);
/** Whether each pod spec selects nodes by a label of control-plane nodes, or each term of its required affinity does. */
const ON_CONTROL_PLANE = `variables.specs.map(s, ${field('s', 'nodeSelector', '{}')}.exists(k, k in ${ROLES}) ||
  [s.?affinity.?nodeAffinity.?requiredDuringSchedulingIgnoredDuringExecution.?nodeSelectorTerms.orValue([])].exists(all,
    all != null && all.size() > 0 && all.all(t, ${field('t', 'matchExpressions', '[]')}.exists(e, e.key in ${ROLES} && e.operator in ['In', 'Exists']))))`;

/** Which workloads the policies ignore. */
export interface Exempt {
  /** Patterns of namespaces of the platform, and of annotations that mark its workloads. */
  readonly platformNamespaces: readonly string[];
  readonly platformAnnotations: readonly string[];
  /** The platform's workloads are exempt; otherwise all others are. */
  readonly isPlatformExempt: boolean;
  /** Patterns of the user. */
  readonly namespaces: readonly string[];
}

function exempt({ platformNamespaces, platformAnnotations, isPlatformExempt, namespaces }: Exempt): string {
  const inNamespace = (patterns: readonly string[]) => (patterns.length === 0 ? [] : [`variables.ns.matches(${literal(re2Of(patterns))})`]);
  const marked =
    platformAnnotations.length === 0 ? [] : [`variables.annotations.exists(k, k.matches(${literal(re2Of(platformAnnotations))}))`];
  const platform = [...inNamespace(platformNamespaces), ...marked].join(' || ');
  return [
    'variables.made',
    // The kubelet shows a static pod as a mirror pod: refusing it stops nothing and hides the pod.
    "'kubernetes.io/config.mirror' in variables.annotations",
    ...(platform === '' ? [] : [isPlatformExempt ? platform : `!(${platform})`]),
    ...inNamespace(namespaces),
  ].join(' ||\n  ');
}

/**
 * Ports of a list of lists of containers that the policy objects to, without those that it objected to in the replaced object.
 * `condition` is about the port `k` and the pod spec with the index that it gets.
 */
export function wrong(condition: (spec: 0 | 1) => string): string {
  return `variables.exempt ? [] : variables.taken[0].map(l, l.filter(k, ${condition(0)} &&
  !(${condition(1)} && variables.taken[1].exists(o, k in o)))).filter(l, l.size() > 0)`;
}

/** The message of all ports in `variables.wrong`, where `k` is a port. */
export function messageOf(port: string, end: string): string {
  return `variables.wrong.map(l, l.map(k, 'host port ' + k + ${port}).join('; ')).join('; ') + ${literal(end)}`;
}

/** The variables that every policy starts with. */
export function commonVariables(who: Exempt): readonly Variable[] {
  const variables: Readonly<Record<string, string>> = {
    specs: SPECS,
    taken: TAKEN,
    meta: 'dyn(object) == null ? {} : dyn(object).?metadata.orValue({})',
    ns: "variables.meta.?namespace.orValue('')",
    annotations: field('variables.meta', 'annotations', '{}'),
    made: MADE,
    exempt: exempt(who),
    onControlPlane: ON_CONTROL_PLANE,
  };
  return Object.entries(variables).map(([name, expression]) => ({ name, expression }));
}

/** The RE2 expression for names that match one of these patterns as a whole: `*` is a wildcard, `a|b` a choice. */
export function re2Of(patterns: readonly string[]): string {
  return `^(?:${patterns.map((pattern) => pattern.replace(/[\\^$.+?()[\]{}]/g, '\\$&').replaceAll('*', '.*')).join('|')})$`;
}
