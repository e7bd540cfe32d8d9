import type { Wrapping } from './policy.ts';
import { NAMESPACE_SELECTOR, RESOURCE_RULES } from './resources.ts';

const API = 'admissionregistration.k8s.io/v1';

/** A ValidatingAdmissionPolicy with its binding (Kubernetes 1.30, OpenShift 4.17). */
export const validatingAdmissionPolicy: Wrapping = ({ denies, variables, expression, message, messageExpression }, metadata) => [
  {
    apiVersion: API,
    kind: 'ValidatingAdmissionPolicy',
    metadata,
    spec: {
      failurePolicy: 'Fail',
      matchConstraints: { matchPolicy: 'Equivalent', resourceRules: RESOURCE_RULES },
      variables,
      validations: [{ expression, message, messageExpression }],
    },
  },
  {
    apiVersion: API,
    kind: 'ValidatingAdmissionPolicyBinding',
    metadata,
    spec: {
      policyName: metadata.name,
      validationActions: [denies ? 'Deny' : 'Warn', 'Audit'],
      matchResources: { namespaceSelector: NAMESPACE_SELECTOR },
    },
  },
];
