import type { Document } from '../model/document.ts';
import type { Node } from '../model/node.ts';
import type { Text } from '../model/text.ts';
import { withParameters } from './objects.ts';

/** How the texts of one object are read: with the parameters of the template around it. */
export interface Reader {
  readonly document: Document;
  readonly text: (node: Node | undefined) => Text | null;
}

export function createReader(document: Document, parameters: ReadonlyMap<string, Text>): Reader {
  return {
    document,
    text: (node) => (node?.type === 'scalar' ? withParameters(document.textOf(node), parameters) : null),
  };
}
