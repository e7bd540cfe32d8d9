import type { DefaultValues, Document, Node, ScalarNode } from '../model/document.ts';
import { type Text, UNKNOWN } from '../model/text.ts';
import { itemsAt, scalarAt } from '../text/yaml-nodes.ts';
import { isRenderedByDefault, isTrueByDefault, numberByDefault } from './chart-condition.ts';
import { withParameters } from './objects.ts';

/** How one object is read: its texts with the parameters of the template around it, without what a chart's defaults leave out. */
export interface Reader {
  readonly document: Document;
  readonly text: (node: Node | undefined) => Text | null;
  /** Items of a list. */
  readonly items: (node: Node | undefined, ...path: readonly string[]) => readonly Node[];
  /** A branch around the node is off where nobody sets a value of the chart. */
  readonly isLeftOut: (node: Node) => boolean;
  /** Whether the boolean of a field is true; null where values of a template decide that nobody knows. */
  readonly isTrue: (node: Node, field: string) => boolean | null;
  /** The number that a template's value has where nobody sets another; null where nobody knows. */
  readonly defaultNumber: (scalar: ScalarNode) => number | null;
}

export function createReader(document: Document, parameters: ReadonlyMap<string, Text>, values: DefaultValues | null = null): Reader {
  const isLeftOut = (node: Node): boolean => values !== null && isRenderedByDefault(document.branchesAt(node.start), values) === false;
  /** The code of the action that is all of a scalar. */
  const actionOf = (scalar: ScalarNode): string | null => {
    const [piece, ...more] = document.textOf(scalar).pieces;
    return more.length === 0 ? (piece?.unknown ?? '') : null;
  };
  return {
    document,
    text: (node) => (node?.type === 'scalar' && !isLeftOut(node) ? withParameters(document.textOf(node), parameters) : null),
    isLeftOut,
    items: (node, ...path) => {
      const items = itemsAt(node, ...path);
      return values === null ? items : items.filter((item) => !isLeftOut(item));
    },
    isTrue: (node, field) => {
      const scalar = scalarAt(node, field);
      if (!scalar || isLeftOut(scalar)) return false;
      if (!scalar.text.includes(UNKNOWN)) return scalar.value === true;
      const action = actionOf(scalar);
      return values && action !== null ? isTrueByDefault(action, values) : null;
    },
    defaultNumber: (scalar) => {
      // In quotes it would be a text, which the API server refuses.
      const action = scalar.style === 'plain' ? actionOf(scalar) : null;
      return values && action ? numberByDefault(action, values) : null;
    },
  };
}
