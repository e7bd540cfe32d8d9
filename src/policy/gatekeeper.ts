import type { Wrapping } from './policy.ts';
import { CHECKED, NAMESPACE_SELECTOR } from './resources.ts';

/** A ConstraintTemplate of Gatekeeper 3.18 and later with its constraint. */
export const gatekeeperConstraint: Wrapping = ({ denies, variables, expression, message, messageExpression }, metadata) => {
  const kind = metadata.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const source = { failurePolicy: 'Fail', generateVAP: false, variables, validations: [{ expression, message, messageExpression }] };
  return [
    {
      apiVersion: 'templates.gatekeeper.sh/v1',
      kind: 'ConstraintTemplate',
      // Gatekeeper requires the name of the kind in lower case.
      metadata: { ...metadata, name: kind.toLowerCase() },
      spec: {
        crd: { spec: { names: { kind } } },
        targets: [{ target: 'admission.k8s.gatekeeper.sh', code: [{ engine: 'K8sNativeValidation', source }] }],
      },
    },
    {
      apiVersion: 'constraints.gatekeeper.sh/v1beta1',
      kind,
      metadata,
      spec: {
        enforcementAction: denies ? 'deny' : 'warn',
        match: {
          kinds: CHECKED.map(({ group, kinds }) => ({ apiGroups: [group], kinds: Object.values(kinds) })),
          namespaceSelector: NAMESPACE_SELECTOR,
        },
      },
    },
  ];
};
