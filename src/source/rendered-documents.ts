import { newlinesOf } from '../text/lines.ts';

/** A document of a render, with its template. */
export interface RenderedDocument {
  /** Helm's name of the template, such as `parent/charts/child/templates/a.yaml`; null without a comment that names it. */
  readonly source: string | null;
  /** Line (from 1), UTF-16 offset and byte offset of the document's first character in the render. */
  readonly line: number;
  readonly offset: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lines: readonly string[];
}

const SOURCE = /^# Source: (\S.*?)\s*$/m;

/** Splits a render at its document markers; Helm writes a `# Source:` comment after its own markers. */
export function splitRender(bytes: Buffer): RenderedDocument[] {
  const documents: RenderedDocument[] = [];
  let [line, offset, start] = [1, 0, 0];
  let source: string | null = null;
  for (const text of bytes.toString('utf8').split(/^(?=---[ \t\r]*$)/m)) {
    const end = start + Buffer.byteLength(text);
    // A template's own markers separate its documents, without another comment.
    source = SOURCE.exec(text.slice(0, 2_000))?.[1] ?? source;
    documents.push({ source, line, offset, start, end, text, lines: text.split('\n') });
    line += newlinesOf(text);
    offset += text.length;
    start = end;
  }
  return documents.filter(({ text }) => text.replace(/^---[ \t\r]*$/m, '').trim() !== '');
}
