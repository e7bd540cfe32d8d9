import type { Requirement } from '../model/label-selector.ts';
import { UNKNOWN } from '../model/text.ts';

/** What one requirement asks of one label of a node. */
export interface Constraint {
  /** Whether a node with this value of the label meets it; null stands for a node without the label. */
  readonly admits: (value: string | null) => boolean;
  /** All values that meet it, where it lists them. */
  readonly listed?: readonly string[];
  /** Some values that meet it, where not just any does. */
  readonly near?: readonly string[];
}

/** A bound of which the nearest numbers are excluded one by one is nobody's. */
const MAX_NEAR = 100;

/** A value that no requirement names. */
const ANY_OTHER = '\0';

const PRESENT: Constraint = { admits: (value) => value !== null };

/**
 * A requirement of a node selector term as a constraint; null where a template hides it or nobody knows the operator.
 * Meaning of the operators: `NodeSelectorRequirement` of the Kubernetes API.
 */
export function constraintOf({ operator, values }: Requirement): Constraint | null {
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

/** Whether a node with this value of the label meets all constraints. */
export function admits(constraints: readonly Constraint[], value: string | null): boolean {
  return constraints.every((constraint) => constraint.admits(value));
}

/** Whether some value, or with `mayLack` the label's absence, meets all constraints. */
export function isSatisfiable(constraints: readonly Constraint[], mayLack = true): boolean {
  if (mayLack && admits(constraints, null)) return true;
  const { listed, near } = constraints.find((one) => one.listed) ?? constraints.find((one) => one.near) ?? {};
  return (listed ?? near ?? [ANY_OTHER]).some((value) => admits(constraints, value));
}

/** The number that a text is; not a number for any other. */
function wholeNumber(text: string): number {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
