import type { lsp, TextDocument } from './library.ts';

/** A change of a document, with a title for the editor's menu. */
export interface TitledEdit {
  readonly title: string;
  readonly edits: readonly lsp.TextEdit[];
  /** The same for editors that place the cursor in inserted text. */
  readonly snippets?: readonly lsp.SnippetTextEdit[];
  readonly isPreferred?: true;
}

/** The replacement of offsets `start` to `end`. */
export function editAt(document: TextDocument, start: number, end: number, newText: string): lsp.TextEdit {
  return { range: { start: document.positionAt(start), end: document.positionAt(end) }, newText };
}

/** The number of items that two sequences share at the start and, in the rest, at the end. */
export function commonEnds(a: ArrayLike<string>, b: ArrayLike<string>): { readonly head: number; readonly tail: number } {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return { head, tail };
}

/** The smallest single replacement that changes the document's text to `after`. */
export function editTo(document: TextDocument, after: string): lsp.TextEdit {
  const before = document.getText();
  const { head, tail } = commonEnds(before, after);
  return editAt(document, head, before.length - tail, after.slice(head, after.length - tail));
}

/** A line (from 1) without its line end, and the offset of its start. */
export function lineOf(document: TextDocument, line: number): { readonly text: string; readonly start: number } {
  const start = document.offsetAt({ line: line - 1, character: 0 });
  const text = document.getText().slice(start, document.offsetAt({ line, character: 0 }));
  return { text: text.replace(/\r?\n$/, ''), start };
}

/** The line end of a document, from its first line. */
export function lineEndOf(document: TextDocument): string {
  return /\r?\n/.exec(document.getText())?.[0] ?? '\n';
}
