import { didYouMean } from '../model/usage-error.ts';
import type { SchemaError as Violation } from '../text/schema-problems.ts';

/** A sentence for one violation of the schema: where it is, what was expected, and the name that was likely meant. */
export function describeViolation(violation: Violation | undefined, value: unknown): string {
  if (!violation) return 'this is no registry';
  const at = pathOf(violation.instancePath);
  const { keyword, params } = violation;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    return `${at}: "${name.slice(0, 60)}" is no field of a registry${didYouMean(name.slice(0, 60), Object.keys(violation.parentSchema?.properties ?? {}))}`;
  }
  if (keyword === 'enum') {
    const allowed = (params.allowedValues as unknown[]).map(String);
    const found = String(valueAt(value, violation.instancePath)).slice(0, 60);
    return `${at}: expected ${allowed.join(', ')}, found "${found}"${didYouMean(found, allowed)}`;
  }
  if (keyword === 'required') return `${at}: the field "${String(params.missingProperty)}" is missing`;
  if (keyword === 'const') return `${at}: expected ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'type') return `${at}: expected ${[params.type].flat().join(' or ')}`;
  return `${at}: ${violation.message ?? 'not allowed here'}`;
}

function pathOf(pointer: string): string {
  if (pointer === '') return 'at the top';
  return pointer
    .slice(1)
    .split('/')
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '');
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[part] : undefined),
      value,
    );
}
