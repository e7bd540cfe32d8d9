import { Environment } from '@marcbachmann/cel-js';
import { loadAll } from 'js-yaml';

/** A policy of `emit vap`, whose text of CEL is also that of the other engines. */
interface AdmissionPolicy {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly variables: readonly { readonly name: string; readonly expression: string }[];
    readonly validations: readonly { readonly expression: string; readonly messageExpression: string }[];
  };
}

/** The verdict of one policy: its message, or null for an object that passes. */
export type Judge = (object: unknown, oldObject?: unknown) => string | null;

/** The verdicts of each policy of the text, by the name of the policy. */
export function judgesOf(yaml: string): ReadonlyMap<string, Judge> {
  const policies = (loadAll(yaml) as AdmissionPolicy[]).filter(({ kind }) => kind === 'ValidatingAdmissionPolicy');
  return new Map(policies.map((policy) => [policy.metadata.name, judgeOf(policy)]));
}

function judgeOf({ spec: { variables, validations } }: AdmissionPolicy): Judge {
  const environment = new Environment({
    enableOptionalTypes: true,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 1_000_000, maxMapEntries: 100_000, maxListElements: 10_000 },
  })
    .registerVariable('object', 'dyn')
    .registerVariable('oldObject', 'dyn')
    .registerVariable('variables', 'map');
  const parsed = variables.map(({ name, expression }) => ({ name, evaluate: environment.parse(expression) }));
  const checks = validations.map(({ expression, messageExpression }) => ({
    holds: environment.parse(expression),
    message: environment.parse(messageExpression),
  }));
  return (object, oldObject = null) => {
    const values: Record<string, unknown> = {};
    const context = { object, oldObject, variables: values };
    for (const { name, evaluate } of parsed) values[name] = evaluate(context);
    const broken = checks.find(({ holds }) => holds(context) !== true);
    return broken ? String(broken.message(context)) : null;
  };
}
