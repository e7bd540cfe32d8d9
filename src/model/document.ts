import type { Branch } from './branch.ts';
import type { Node, ScalarNode } from './node.ts';
import type { SourceDescription } from './source.ts';
import type { Span } from './span.ts';
import type { Text } from './text.ts';

/** What a chart's values are by default: the value under a path of keys; undefined where there is none. */
export type DefaultValues = (path: readonly string[]) => Node | undefined;

/** One parsed object which gives the place of anything in it. */
export interface Document {
  readonly path: string;
  readonly source: SourceDescription;
  readonly root: Node;
  /** The text held Go-template actions, so parts of it are not known. */
  readonly template: boolean;
  /** Aliases (`*name`) stand for more than the text shows. */
  readonly hasAliases: boolean;
  /** Place of a node; of a quoted scalar without the quotes. */
  spanOf(node: Node): Span;
  /** Place of characters `start` to `end` of the document's own text. */
  spanAt(start: number, end: number): Span;
  /** A scalar's decoded characters with the place of each. */
  textOf(scalar: ScalarNode): Text;
  /** The text stands in its file or render as it is, so that offsets of spans can be edited; not so for text within another document. */
  readonly editable: boolean;
  /** The choices of the template that a place of the document's own text depends on, outermost first. */
  branchesAt(offset: number): readonly Branch[];
  /** The document's text between two of its offsets, as written. */
  rawText(start: number, end: number): string;
}
