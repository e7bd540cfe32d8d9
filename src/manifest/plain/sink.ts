/** Takes what a YAML document holds, in its order; offsets are in the document's text. */
export interface Sink {
  open(type: 'mapping' | 'sequence', start: number, flow: boolean): void;
  /** Ends the collection that was opened last. */
  close(): void;
  /** A key or a value whose characters stand in the text as they are; the quotes stand around them. */
  addScalar(start: number, end: number, style: 'plain' | 'single' | 'double'): void;
  /** A block scalar, from its first line on; `indent` is the number of columns that each of its lines is indented by. */
  addBlock(start: number, end: number, style: 'literal' | 'folded', chomping: Chomping, indent: number): void;
  /** What stands where a key or an item has no value. */
  addNothing(): void;
}

/** What becomes of the line breaks at the end of a block scalar (YAML 1.2, 8.1.1.2). */
export type Chomping = 'clip' | 'strip' | 'keep';
