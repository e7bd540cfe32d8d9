import type { Wrapping } from './policy.ts';
import { NAMESPACE_SELECTOR, RESOURCE_RULES } from './resources.ts';

/** A ValidatingPolicy of Kyverno 1.17 and later. */
export const kyvernoPolicy: Wrapping = ({ denies, variables, expression, message, messageExpression }, metadata) => [
  {
    apiVersion: 'policies.kyverno.io/v1',
    kind: 'ValidatingPolicy',
    metadata,
    spec: {
      failurePolicy: 'Fail',
      validationActions: [denies ? 'Deny' : 'Warn', 'Audit'],
      evaluation: { background: { enabled: true } },
      matchConstraints: { matchPolicy: 'Equivalent', resourceRules: RESOURCE_RULES, namespaceSelector: NAMESPACE_SELECTOR },
      variables,
      validations: [{ expression, message, messageExpression }],
    },
  },
];
