import type { Located } from '../../model/hosted-cluster.ts';
import type { LocatedSelector } from '../../model/hub.ts';
import { labelSelectorOf } from '../../yaml/nodes.ts';
import type { Fields } from '../fields.ts';

/** The label of each namespace with its own name. */
const NAME_LABEL = 'kubernetes.io/metadata.name';

/** The label selector under a path; null if there is none. */
export function selectorAt(fields: Fields, ...path: readonly string[]): LocatedSelector | null {
  const block = fields.block(...path);
  return block && { ...block, selector: labelSelectorOf(fields.node(...path)) };
}

/** The names of namespaces that a selector selects, each with its place. */
export function namespaceNamesOf(selector: Fields): readonly Located<string>[] {
  const label = selector.text('matchLabels', NAME_LABEL);
  const expressions = selector.items('matchExpressions').map((expression) => {
    const isName = expression.text('key')?.value === NAME_LABEL && expression.text('operator')?.value === 'In';
    return isName ? expression.texts(['values']) : [];
  });
  return [...(label === null ? [] : [label]), ...expressions.flat()];
}
