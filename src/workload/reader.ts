import type { DefaultValues, Document, Node, ScalarNode } from '../model/document.ts';
import { type Text, UNKNOWN } from '../model/text.ts';
import { itemsAt, scalarAt } from '../text/yaml-nodes.ts';
import { isRenderedByDefault, isTrueByDefault, textByDefault } from './chart-condition.ts';
import { withParameters } from './objects.ts';

/** How one object is read: its texts with the parameters of the template around it and a chart's defaults, without what these leave out. */
export interface Reader {
  readonly document: Document;
  readonly text: (node: Node | undefined) => Text | null;
  /** Items of a list. */
  readonly items: (node: Node | undefined, ...path: readonly string[]) => readonly Node[];
  /** A branch around the node is off where nobody sets a value of the chart. */
  readonly isLeftOut: (node: Node) => boolean;
  /** Whether the boolean of a field is true; null where values of a template decide that nobody knows. */
  readonly isTrue: (node: Node, field: string) => boolean | null;
  /** The number that a scalar is once the templates around it have put their values in; null where it is none, or nobody knows. */
  readonly number: (scalar: ScalarNode) => number | null;
}

export function createReader(document: Document, parameters: ReadonlyMap<string, Text>, values: DefaultValues | null = null): Reader {
  const isLeftOut = (node: Node): boolean => values !== null && isRenderedByDefault(document.branchesAt(node.start), values) === false;
  /** The code of the action that is all of a scalar. */
  const actionOf = (scalar: ScalarNode): string | null => {
    const [piece, ...more] = document.textOf(scalar).pieces;
    return more.length === 0 ? (piece?.unknown ?? '') : null;
  };
  const textOf = (scalar: ScalarNode): Text => {
    const text = withParameters(document.textOf(scalar), parameters);
    return values === null ? text : textByDefault(text, values);
  };
  return {
    document,
    text: (node) => (node?.type === 'scalar' && !isLeftOut(node) ? textOf(node) : null),
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
    number: (scalar) => {
      if (typeof scalar.value === 'number') return scalar.value;
      // What a chart prints in quotes is a text, which the API server refuses.
      if (typeof scalar.value !== 'string' || (values !== null && scalar.style !== 'plain')) return null;
      const { value } = textOf(scalar);
      return value !== scalar.text && /^\d+$/.test(value) ? Number(value) : null;
    },
  };
}
