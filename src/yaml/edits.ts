import type { Document, Node, SequenceNode } from '../model/document.ts';
import type { Edit } from '../model/span.ts';

export type Editor = ReturnType<typeof editorOf>;

/** Returns functions that make edits of a file from edits of a document's text. */
export function editorOf(document: Document) {
  return {
    text: (start: number, end: number): string => document.rawText(start, end),
    // A whole dump of a cluster may be one line; it must not be searched for each of its containers.
    lineStart: (offset: number): number => Math.max(0, offset - document.spanAt(offset, offset).column + 1),
    edit: (start: number, end: number, text: string): Edit => {
      const span = document.spanAt(start, end);
      return { path: span.path, start: span.start, end: span.end, text };
    },
    /** An insertion of `opening` and an entry; the next insertion at this place only needs the entry. */
    insertion: (offset: number, opening: string, entry: string): Edit => {
      const { path, start } = document.spanAt(offset, offset);
      return { path, start, end: start, text: opening + entry, opening };
    },
  };
}

/** Returns the edit that removes an entry from a list; null for the only entry, and if it shares its lines. */
export function itemRemoval(document: Document, list: SequenceNode, index: number): Edit | null {
  const editor = editorOf(document);
  const item = list.items[index];
  const before = list.items[index - 1];
  if (!item || !before) return null;
  if (list.flow) return editor.edit(closingOf(editor, before), closingOf(editor, item), '');
  const start = editor.lineStart(item.start);
  if (!/^[ \t]*-[ \t]*$/.test(editor.text(start, item.start))) return null;
  return editor.edit(start, nextLine(editor, item.end), '');
}

/** Offset after the closing brace or quote of a flow item. */
export function closingOf(editor: Editor, item: Node): number {
  if (item.type === 'scalar') return item.end + (item.style === 'plain' ? 0 : 1);
  const close = item.type === 'mapping' ? '}' : ']';
  const after = editor.text(item.end, item.end + 10_000).indexOf(close);
  return item.end + after + 1;
}

/** Offset of the line break that ends the line, or of the end of the text; for CRLF that of the CR. */
export function lineEnd(editor: Editor, offset: number): number {
  const rest = editor.text(offset, Number.MAX_SAFE_INTEGER);
  const found = rest.search(/\r?\n/);
  return offset + (found < 0 ? rest.length : found);
}

/** Offset of the next line, or of the end of the text. */
function nextLine(editor: Editor, offset: number): number {
  const end = lineEnd(editor, offset);
  return end + (/^\r?\n/.exec(editor.text(end, end + 2))?.[0].length ?? 0);
}
