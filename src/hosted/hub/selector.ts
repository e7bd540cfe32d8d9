import type { Document } from '../../model/document.ts';
import type { Located } from '../../model/hosted-cluster.ts';
import type { LocatedSelector } from '../../model/hub.ts';
import { detachAll } from '../../text/detach.ts';
import { labelSelectorOf, type Node } from '../../text/yaml-nodes.ts';
import { createFields, type Fields } from '../fields.ts';

/** The label that each namespace has of itself. */
export const NAME_LABEL = 'kubernetes.io/metadata.name';

/** The label selector under a path; null where none stands there. */
export function selectorAt(fields: Fields, ...path: readonly string[]): LocatedSelector | null {
  const block = fields.block(...path);
  return block && { ...block, selector: detachAll(labelSelectorOf(fields.node(...path))) };
}

/** The names of namespaces that a selector takes, each with its place. */
export function namespaceNamesAt(document: Document, object: Node, ...path: readonly (string | number)[]): readonly Located<string>[] {
  const fields = createFields(document, object);
  const label = fields.text(...path, 'matchLabels', NAME_LABEL);
  const expressions = Array.from({ length: fields.length(...path, 'matchExpressions') }, (_, index) => {
    const expression = [...path, 'matchExpressions', index] as const;
    const isName = fields.text(...expression, 'key')?.value === NAME_LABEL && fields.text(...expression, 'operator')?.value === 'In';
    return isName ? fields.texts([...expression, 'values']) : [];
  });
  return [...(label === null ? [] : [label]), ...expressions.flat()];
}
