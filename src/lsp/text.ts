import type { TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The replacement of offsets `start` to `end`. */
export function editAt(document: TextDocument, start: number, end: number, newText: string): TextEdit {
  return { range: { start: document.positionAt(start), end: document.positionAt(end) }, newText };
}

/** The smallest single replacement that makes `after` of the document's text. */
export function editTo(document: TextDocument, after: string): TextEdit {
  const before = document.getText();
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return editAt(document, head, before.length - tail, after.slice(head, after.length - tail));
}

/** A line (from 1) without its line end, and the offset at which it begins. */
export function lineOf(document: TextDocument, line: number): { readonly text: string; readonly start: number } {
  const start = document.offsetAt({ line: line - 1, character: 0 });
  const text = document.getText().slice(start, document.offsetAt({ line, character: 0 }));
  return { text: text.replace(/\r?\n$/, ''), start };
}

/** The line end of a document: that of its first line. */
export function lineEndOf(document: TextDocument): string {
  return /\r?\n/.exec(document.getText())?.[0] ?? '\n';
}
