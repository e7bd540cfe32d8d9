import type { Located } from '../../model/hosted-cluster.ts';
import type { LocatedSelector } from '../../model/hub.ts';
import { labelSelectorOf } from '../../yaml/nodes.ts';
import type { Fields } from '../fields.ts';

/** The label that each namespace has of itself. */
const NAME_LABEL = 'kubernetes.io/metadata.name';

/** The label selector under a path; null where none stands there. */
export function selectorAt(fields: Fields, ...path: readonly string[]): LocatedSelector | null {
  const block = fields.block(...path);
  return block && { ...block, selector: labelSelectorOf(fields.node(...path)) };
}

/** The names of namespaces that a selector takes, each with its place. */
export function namespaceNamesOf(selector: Fields): readonly Located<string>[] {
  const label = selector.text('matchLabels', NAME_LABEL);
  const expressions = selector.items('matchExpressions').map((expression) => {
    const isName = expression.text('key')?.value === NAME_LABEL && expression.text('operator')?.value === 'In';
    return isName ? expression.texts(['values']) : [];
  });
  return [...(label === null ? [] : [label]), ...expressions.flat()];
}
