/** A requirement of labels or fields: Kubernetes' `matchExpressions[]`. */
export interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/** A LabelSelector of Kubernetes: all of its labels and expressions must match. */
export interface LabelSelector {
  readonly matchLabels: Readonly<Record<string, string>>;
  readonly matchExpressions: readonly Requirement[];
}

/**
 * True if a selector matches labels. An empty selector matches nothing here. `counts` returns false for a value that equals the label's but
 * may differ, such as one with unknown parts.
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
