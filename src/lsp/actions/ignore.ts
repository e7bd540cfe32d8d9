import type { Finding } from '../../model/finding.ts';
import { commentFor, hasSameValues } from '../../suppression/write-comment.ts';
import { looksLikeTemplate } from '../../template/blanks.ts';
import { TextDocument } from '../library.ts';
import type { DocumentContext } from '../session.ts';
import { editAt, lineEndOf, lineOf, type TitledEdit } from '../text.ts';

/** Placeholder for the reason, which the user replaces. */
const REASON = 'reason';
const REASON_TO_SELECT = `\${1:${REASON}}`;

/**
 * A comment that ignores a finding: at the end of its line, or above it. Null if neither is possible, because JSON and block scalars have
 * no comments.
 */
export async function ignoreOf(finding: Finding, context: DocumentContext): Promise<TitledEdit | null> {
  const { document } = context;
  const { text, start } = lineOf(document, finding.span.line);
  const commentWith = (reason: string) => commentFor([finding.rule], reason, undefined);
  const places = [
    {
      start: start + text.trimEnd().length,
      end: start + text.length,
      isPlain: !text.includes('#'),
      textWith: (reason: string) => ` ${commentWith(reason)}`,
    },
    {
      start,
      end: start,
      isPlain: false,
      textWith: (reason: string) => `${/^[ \t]*/.exec(text)?.[0]}${commentWith(reason)}${lineEndOf(document)}`,
    },
  ];
  for (const { start: from, end, isPlain, textWith } of places) {
    const edit = editAt(document, from, end, textWith(REASON));
    if (!(await ignores(finding, TextDocument.applyEdits(document, [edit]), isPlain, context))) continue;
    const snippet = { range: edit.range, snippet: { kind: 'snippet' as const, value: textWith(REASON_TO_SELECT) } };
    return { title: `Ignore ${finding.rule} here`, edits: [edit], snippets: [snippet] };
  }
  return null;
}

/** True if a text has the same values as the document, and ignores the finding. */
async function ignores(finding: Finding, after: string, isPlain: boolean, { view, viewAfter }: DocumentContext): Promise<boolean> {
  const isTemplate = looksLikeTemplate(view.text);
  if (!isTemplate && !hasSameValues(view.text, after)) return false;
  // The only comment of a line always covers it.
  if (isPlain && !isTemplate) return true;
  const known = new Set(view.findings.map(({ fingerprint }) => fingerprint));
  const now = (await viewAfter(after)).findings.map(({ fingerprint }) => fingerprint);
  return !now.includes(finding.fingerprint) && now.every((fingerprint) => known.has(fingerprint));
}
