import type { DefaultValues, Document } from '../model/document.ts';
import type { Node } from '../model/node.ts';
import { type Text, UNKNOWN } from '../model/text.ts';
import { itemsAt, scalarAt } from '../text/yaml-nodes.ts';
import { isRenderedByDefault, isTrueByDefault } from './chart-condition.ts';
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
}

export function createReader(document: Document, parameters: ReadonlyMap<string, Text>, values: DefaultValues | null = null): Reader {
  const isLeftOut = (node: Node): boolean => values !== null && isRenderedByDefault(document.branchesAt(node.start), values) === false;
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
      const [piece, ...more] = document.textOf(scalar).pieces;
      return values && more.length === 0 ? isTrueByDefault(piece?.unknown ?? '', values) : null;
    },
  };
}
