import type { Requirement } from '../model/label-selector.ts';
import { UNKNOWN } from '../model/text.ts';

/** What several requirements together ask of one label of a node. */
export interface Constraint {
  readonly presence: 'any' | 'present' | 'absent' | 'impossible';
  /** Null allows every value. */
  readonly oneOf: ReadonlySet<string> | null;
  readonly noneOf: ReadonlySet<string>;
  /** Bounds of `Gt` and `Lt`, both exclusive. */
  readonly above: number;
  readonly below: number;
}

const NOTHING: ReadonlySet<string> = new Set();
const FREE: Constraint = { presence: 'any', oneOf: null, noneOf: NOTHING, above: -Infinity, below: Infinity };

/**
 * One requirement of a node selector term as a constraint; null where a template hides it or nobody knows the operator.
 * Meaning of the operators: `NodeSelectorRequirement` of the Kubernetes API.
 */
export function constraintOf(requirement: Requirement): Constraint | null {
  const { operator, values } = requirement;
  if (values.some((value) => value.includes(UNKNOWN))) return operator === 'In' ? { ...FREE, presence: 'present' } : null;
  if (operator === 'In') return { ...FREE, presence: 'present', oneOf: new Set(values) };
  if (operator === 'NotIn') return { ...FREE, noneOf: new Set(values) };
  if (operator === 'Exists') return { ...FREE, presence: 'present' };
  if (operator === 'DoesNotExist') return { ...FREE, presence: 'absent' };
  const bound = values.length === 1 ? wholeNumber(values[0] ?? '') : null;
  if (bound === null) return null;
  if (operator === 'Gt') return { ...FREE, presence: 'present', above: bound };
  if (operator === 'Lt') return { ...FREE, presence: 'present', below: bound };
  return null;
}

/** What both ask at once. */
export function both(a: Constraint, b: Constraint): Constraint {
  return {
    presence: bothPresences(a.presence, b.presence),
    oneOf: a.oneOf && b.oneOf ? new Set([...a.oneOf].filter((value) => b.oneOf?.has(value))) : (a.oneOf ?? b.oneOf),
    noneOf: a.noneOf.size === 0 ? b.noneOf : b.noneOf.size === 0 ? a.noneOf : new Set([...a.noneOf, ...b.noneOf]),
    above: Math.max(a.above, b.above),
    below: Math.min(a.below, b.below),
  };
}

function bothPresences(a: Constraint['presence'], b: Constraint['presence']): Constraint['presence'] {
  if (a === b || b === 'any') return a;
  return a === 'any' ? b : 'impossible';
}

/** A node with this value of the label (null: without the label) satisfies the constraint. */
export function admits(constraint: Constraint, value: string | null): boolean {
  if (value === null) return constraint.presence === 'any' || constraint.presence === 'absent';
  if (constraint.presence === 'absent' || constraint.presence === 'impossible') return false;
  if (constraint.oneOf && !constraint.oneOf.has(value)) return false;
  if (constraint.noneOf.has(value)) return false;
  if (!isBounded(constraint)) return true;
  const number = wholeNumber(value);
  return number !== null && number > constraint.above && number < constraint.below;
}

/** Some value, or with `mayLack` the label's absence, satisfies the constraint. */
export function isSatisfiable(constraint: Constraint, mayLack = true): boolean {
  if (mayLack && admits(constraint, null)) return true;
  if (constraint.presence === 'absent' || constraint.presence === 'impossible') return false;
  if (constraint.oneOf) return [...constraint.oneOf].some((value) => admits(constraint, value));
  if (!isBounded(constraint)) return true;
  const room = constraint.below - constraint.above - 1;
  const taken = [...constraint.noneOf].filter((value) => admits({ ...constraint, noneOf: NOTHING }, value)).length;
  return room > taken;
}

function isBounded(constraint: Constraint): boolean {
  return constraint.above > -Infinity || constraint.below < Infinity;
}

function wholeNumber(text: string): number | null {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : null;
}
