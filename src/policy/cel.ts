import { CONTROL_PLANE_LABELS } from '../model/node.ts';
import type { Variable } from './policy.ts';

/** Expressions of CEL. The same text runs in the API server, Kyverno and Gatekeeper, so it only uses functions of Kubernetes 1.30. */

/** A string literal. No text of a registry can end it, and it contains no control characters. */
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

/** A map with one entry per line. */
export function mapOf(entries: readonly (readonly [key: string, value: string])[]): string {
  return entries.length === 0 ? '{}' : `{\n${entries.map(([key, value]) => `  ${literal(key)}: ${value}`).join(',\n')}\n}`;
}

/** A field that may be missing or null. */
function field(of: string, name: string, otherwise: string): string {
  return `(${of}.?${name}.orValue(null) == null ? ${otherwise} : ${of}.${name})`;
}

function oneOf(names: readonly string[]): string {
  return `[${names.map(literal).join(', ')}]`;
}

/**
 * The pod specs of the object and of the object that it replaces. If there is none, Kyverno passes an empty object and the API server null;
 * files that Gatekeeper reads can lack the template.
 */
const SPECS = `[dyn(object), dyn(oldObject)].map(o, o == null || !has(o.kind) ? {} :
  o.kind == 'Pod' ? ${field('o', 'spec', '{}')} :
  o.kind == 'CronJob' ? o.?spec.?jobTemplate.?spec.?template.?spec.orValue({}) :
  o.kind == 'PodTemplate' ? ${field('o', 'template', '{}')}.?spec.orValue({}) :
  o.?spec.?template.?spec.orValue({})).map(s, s == null ? {} : s)`;

/** True on Windows nodes, which do not run the platform's Linux processes and have their own host networks. */
const ON_WINDOWS = `(${field('s', 'os', '{}')}.?name.orValue('') == 'windows' ||
  ${field('s', 'nodeSelector', '{}')}.exists(k, k == 'kubernetes.io/os' && s.nodeSelector[k] == 'windows'))`;

/** The host ports of each container, such as `9100/TCP`; on the host network every container port is a host port. */
const TAKEN = `variables.specs.map(s, ${ON_WINDOWS} ? [] : (${field('s', 'containers', '[]')} + ${field('s', 'initContainers', '[]')})
  .map(c, ${field('c', 'ports', '[]')}
    .filter(p, s.?hostNetwork.orValue(false) == true ? p.?containerPort.orValue(null) != null : ${field('p', 'hostPort', '0')} != 0)
    .map(p, string(${field('p', 'hostPort', '0')} == 0 ? p.containerPort : p.hostPort) + '/' + ${field('p', 'protocol', "'TCP'")})))`;

/**
 * Controllers whose objects the policies check. Refusing the objects that these create would stop rollouts of objects that are older than
 * the policies.
 */
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

/** The workloads that the policies ignore. */
export interface Exempt {
  /** Patterns of namespaces of the platform, and of annotations that mark its workloads. */
  readonly platformNamespaces: readonly string[];
  readonly platformAnnotations: readonly string[];
  /** True if the platform's workloads are exempt; otherwise all others are. */
  readonly isPlatformExempt: boolean;
  /** Patterns that the user sets. */
  readonly namespaces: readonly string[];
}

function exempt({ platformNamespaces, platformAnnotations, isPlatformExempt, namespaces }: Exempt): string {
  const inNamespace = (patterns: readonly string[]) => (patterns.length === 0 ? [] : [`variables.ns.matches(${literal(re2Of(patterns))})`]);
  const marked =
    platformAnnotations.length === 0 ? [] : [`variables.annotations.exists(k, k.matches(${literal(re2Of(platformAnnotations))}))`];
  const platform = [...inNamespace(platformNamespaces), ...marked].join(' || ');
  return [
    'variables.made',
    // A mirror pod only shows a static pod: refusing it does not stop the static pod, but hides it.
    "'kubernetes.io/config.mirror' in variables.annotations",
    ...(platform === '' ? [] : [isPlatformExempt ? platform : `!(${platform})`]),
    ...inNamespace(namespaces),
  ].join(' ||\n  ');
}

/**
 * The ports in a list of lists of containers that violate the policy, without those that already did in the replaced object. `condition` is
 * an expression about the port `k` and the pod spec with the given index.
 */
export function wrong(condition: (spec: 0 | 1) => string): string {
  return `variables.exempt ? [] : variables.taken[0].map(l, l.filter(k, ${condition(0)} &&
  !(${condition(1)} && variables.taken[1].exists(o, k in o)))).filter(l, l.size() > 0)`;
}

/** The message about all ports in `variables.wrong`; `k` is a port. */
export function refusalMessage(port: string, end: string): string {
  return `variables.wrong.map(l, l.map(k, 'host port ' + k + ${port}).join('; ')).join('; ') + ${literal(end)}`;
}

/** The variables at the start of every policy. */
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

/** The RE2 expression for names that match one of these patterns completely: `*` is a wildcard, `a|b` a choice. */
export function re2Of(patterns: readonly string[]): string {
  return `^(?:${patterns.map((pattern) => pattern.replace(/[\\^$.+?()[\]{}]/g, '\\$&').replaceAll('*', '.*')).join('|')})$`;
}
