import { createHash } from 'node:crypto';
import { dump } from 'js-yaml';
import { WRAPPINGS } from './engines.ts';
import { type Policies, policiesOf } from './policies.ts';
import type { Engine, PolicyInput } from './policy.ts';

/** Name and version of this program. */
export interface Product {
  readonly version: string;
  readonly pageOf: (rule: string) => string;
}

/** Policies as YAML that `kubectl apply --server-side -f -` accepts; equal input gives equal bytes. Throws the errors of `policiesOf`. */
export function emit(
  engine: Engine,
  input: PolicyInput,
  { version, pageOf }: Product,
): { readonly yaml: string } & Pick<Policies, 'notes'> {
  const { policies, notes } = policiesOf(input, pageOf);
  const annotations = {
    'hostport-lint.io/registry': input.registries.map((registry) => `${registry.name}@${digestOf(registry)}`).join(','),
    ...(input.release && { 'hostport-lint.io/release': input.release.join('.') }),
    'hostport-lint.io/version': version,
  };
  const objects = policies.flatMap((policy) => {
    const labels = { 'app.kubernetes.io/managed-by': 'hostport-lint' };
    const metadata = { name: `hostport-lint-${policy.name}`, labels, annotations };
    return WRAPPINGS[engine](policy, metadata);
  });
  return { yaml: objects.map((object) => dump(object, { lineWidth: -1, noRefs: true, quoteStyle: 'double' })).join('---\n'), notes };
}

/** The start of the SHA-256 of the registry's JSON, which identifies the registry of a cluster's policies. */
function digestOf(registry: object): string {
  return createHash('sha256')
    .update(`${JSON.stringify(registry, null, 2)}\n`)
    .digest('hex')
    .slice(0, 12);
}
