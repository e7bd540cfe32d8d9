import { entriesAt, itemsAt, type Node, stringAt } from './node.ts';

/** A requirement of labels or fields: Kubernetes' `matchExpressions[]`. */
export interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/** Kubernetes' LabelSelector: all of its labels and expressions must hold. */
export interface LabelSelector {
  readonly matchLabels: Readonly<Record<string, string>>;
  readonly matchExpressions: readonly Requirement[];
}

/** Reads the LabelSelector that stands in `node`. */
export function labelSelectorOf(node: Node | undefined): LabelSelector {
  return { matchLabels: stringsAt(node, 'matchLabels'), matchExpressions: itemsAt(node, 'matchExpressions').map(requirementOf) };
}

export function requirementOf(node: Node): Requirement {
  return {
    key: stringAt(node, 'key') ?? '',
    operator: stringAt(node, 'operator') ?? '',
    values: itemsAt(node, 'values').flatMap((item) => (item.type === 'scalar' ? [item.text] : [])),
  };
}

/** The scalars of the mapping `field`, such as labels. */
export function stringsAt(node: Node | undefined, field: string): Record<string, string> {
  return Object.fromEntries(
    entriesAt(node, field).flatMap((entry): [string, string][] =>
      entry.value.type === 'scalar' ? [[entry.key.text, entry.value.text]] : [],
    ),
  );
}

/**
 * Whether labels meet a selector; one that asks for nothing tells nothing, so it selects nothing. `counts` tells of a value that
 * equals the label's whether it is to be trusted.
 */
export function selectsLabels(
  { matchLabels, matchExpressions }: LabelSelector,
  labels: Readonly<Record<string, string>>,
  counts: (value: string) => boolean = () => true,
): boolean {
  const has = (key: string): boolean => Object.hasOwn(labels, key);
  const is = (key: string, value: string): boolean => has(key) && labels[key] === value && counts(value);
  const meets = ({ key, operator, values }: Requirement): boolean => {
    if (operator === 'Exists') return has(key);
    if (operator === 'DoesNotExist') return !has(key);
    const listed = values.some((value) => is(key, value));
    return operator === 'In' ? listed : operator === 'NotIn' && !listed;
  };
  const wanted = Object.entries(matchLabels);
  return wanted.length + matchExpressions.length > 0 && wanted.every(([key, value]) => is(key, value)) && matchExpressions.every(meets);
}
