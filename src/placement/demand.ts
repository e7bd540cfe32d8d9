import { addTo } from '../model/groups.ts';
import type { Requirement } from '../model/label-selector.ts';
import { ROLE_PREFIX } from '../model/node.ts';
import { UNKNOWN } from '../model/text.ts';
import type { Scheduling, Workload } from '../model/workload.ts';
import { canonicalKey, isControlPlanePod, NODE_NAME } from './node-role.ts';

/** Constraints by label; the key for the node's name is NODE_NAME. */
export type Constraints = ReadonlyMap<string, readonly Constraint[]>;

/** The requirements of a workload on its nodes. */
export interface Demand {
  /** One of these must be satisfied; empty if no node can satisfy the pod. */
  readonly options: readonly Constraints[];
  /** A template hides a part of it, or an operator is unknown. */
  readonly unsure: boolean;
  /** Taints do not apply: the pod is bound to a node, or is not scheduled. */
  readonly ignoresTaints: boolean;
  /** The manifest restricts the nodes by more than the operating system. */
  readonly restricted: boolean;
}

/** Maximum number of terms; with more, the affinity counts as unknown. */
const MAX_TERMS = 8;

export const OPERATING_SYSTEM = 'kubernetes.io/os';

/** Reads `nodeName`, `nodeSelector` and required node affinity; for a static pod, the role from its program or its path. */
export function demandOf(workload: Workload): Demand {
  const { scheduling } = workload;
  const isComponent = isControlPlanePod(workload);
  const ignoresTaints = workload.staticPod || isComponent || scheduling.nodeName !== null;
  const ofRole = isComponent ? [ON_CONTROL_PLANE] : workload.staticPod ? requirementsOfPath(workload) : [];
  const common = conjunctionOf([...commonRequirements(scheduling), ...ofRole]);
  const terms = scheduling.nodeAffinity.filter((term) => term.expressions.length + term.fields.length > 0);
  if (terms.length > MAX_TERMS) return finish([common.constraints], true, ignoresTaints);
  if (scheduling.nodeAffinity.length === 0) return finish([common.constraints], common.unsure, ignoresTaints);
  const found = terms.map((term) => conjunctionOf([...term.expressions, ...term.fields]));
  const options = found.map((term) => merge(common.constraints, term.constraints));
  return finish(options, common.unsure || found.some((term) => term.unsure), ignoresTaints);
}

function finish(options: readonly Constraints[], unsure: boolean, ignoresTaints: boolean): Demand {
  return {
    options: options.map(withOperatingSystem).filter((constraints) => [...constraints.values()].every((each) => isSatisfiable(each))),
    unsure,
    ignoresTaints,
    restricted: options.some((constraints) => [...constraints.keys()].some((key) => key !== OPERATING_SYSTEM)),
  };
}

/** Adds the operating system. An image that names none is a Linux image, which cannot start on a Windows node. */
function withOperatingSystem(constraints: Constraints): Constraints {
  if (constraints.has(OPERATING_SYSTEM)) return constraints;
  const linux = constraintOf({ key: OPERATING_SYSTEM, operator: 'In', values: ['linux'] });
  return linux ? new Map([...constraints, [OPERATING_SYSTEM, [linux]]]) : constraints;
}

function commonRequirements(scheduling: Scheduling): Requirement[] {
  const requirements = Object.entries(scheduling.nodeSelector).map(([key, value]) => ({ key, operator: 'In', values: [value] }));
  if (scheduling.nodeName !== null) requirements.push({ key: NODE_NAME, operator: 'In', values: [scheduling.nodeName] });
  return requirements;
}

const CONTROL_PLANE = `${ROLE_PREFIX}control-plane`;
const ON_CONTROL_PLANE: Requirement = { key: CONTROL_PLANE, operator: 'Exists', values: [] };

/** The role of machine configs and user data, from a folder such as `master-default` or the name of the file. */
function requirementsOfPath({ span }: Workload): Requirement[] {
  const folders = span.path.toLowerCase().split('/');
  const file = folders.pop() ?? '';
  const names = (folder: RegExp, word: RegExp): boolean => folders.some((one) => folder.test(one)) || word.test(file);
  if (names(/^(?:masters?|control-?planes?)(?:[-_.]|$)/, /(?:^|[-_.])(?:masters?|control-?plane)[-_.]/)) return [ON_CONTROL_PLANE];
  if (names(/^workers?(?:[-_.]|$)/, /(?:^|[-_.])workers?[-_.]/)) return [{ key: CONTROL_PLANE, operator: 'DoesNotExist', values: [] }];
  return [];
}

function conjunctionOf(requirements: readonly Requirement[]): { constraints: Constraints; unsure: boolean } {
  const constraints = new Map<string, Constraint[]>();
  let unsure = false;
  for (const requirement of requirements) {
    const constraint = requirement.key.includes(UNKNOWN) ? null : constraintOf(requirement);
    if (constraint === null || requirement.values.some((value) => value.includes(UNKNOWN))) unsure = true;
    if (constraint !== null) addTo(constraints, canonicalKey(requirement.key), constraint);
  }
  return { constraints, unsure };
}

/** Joins the requirements of both for each label. */
export function merge(a: Constraints, b: Constraints): Constraints {
  return new Map([...a, ...[...b].map(([key, more]) => [key, [...(a.get(key) ?? []), ...more]] as const)]);
}

/** A requirement for one label of a node. */
interface Constraint {
  /** True if a node with this value of the label satisfies the constraint; null is a node without the label. */
  readonly admits: (value: string | null) => boolean;
  /** All values that satisfy it, if it lists them. */
  readonly listed?: readonly string[];
  /** Some of the values that satisfy it, if not all values do. */
  readonly near?: readonly string[];
}

/** Maximum number of values to try beyond a bound; selectors do not exclude more values one by one. */
const MAX_NEAR = 100;

/** A value that no requirement names. */
const ANY_OTHER = '\0';

const PRESENT: Constraint = { admits: (value) => value !== null };

/**
 * Returns a requirement of a node selector term as a constraint; null if a template hides it or the operator is unknown.
 * Meaning of the operators: `NodeSelectorRequirement` of the Kubernetes API.
 */
function constraintOf({ operator, values }: Requirement): Constraint | null {
  if (values.some((value) => value.includes(UNKNOWN))) return operator === 'In' ? PRESENT : null;
  const set = new Set(values);
  if (operator === 'In') return { admits: (value) => value !== null && set.has(value), listed: values };
  if (operator === 'NotIn') return { admits: (value) => value === null || !set.has(value) };
  if (operator === 'Exists') return PRESENT;
  if (operator === 'DoesNotExist') return { admits: (value) => value === null };
  const bound = values.length === 1 ? wholeNumber(values[0] ?? '') : Number.NaN;
  if (Number.isNaN(bound) || (operator !== 'Gt' && operator !== 'Lt')) return null;
  const direction = operator === 'Gt' ? 1 : -1;
  return {
    admits: (value) => value !== null && (wholeNumber(value) - bound) * direction > 0,
    near: Array.from({ length: MAX_NEAR }, (_, index) => String(bound + direction * (index + 1))),
  };
}

/** True if a node with this value of the label meets all constraints. */
export function admits(constraints: readonly Constraint[], value: string | null): boolean {
  return constraints.every((constraint) => constraint.admits(value));
}

/** True if a value, or with `mayLack` the absence of the label, satisfies all constraints. */
export function isSatisfiable(constraints: readonly Constraint[], mayLack = true): boolean {
  if (mayLack && admits(constraints, null)) return true;
  const { listed, near } = constraints.find((one) => one.listed) ?? constraints.find((one) => one.near) ?? {};
  return (listed ?? near ?? [ANY_OTHER]).some((value) => admits(constraints, value));
}

/** The number in a text; NaN for any other text. */
function wholeNumber(text: string): number {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
