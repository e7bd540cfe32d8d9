import type { Finding } from '../model/finding.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { Alone, FileResult } from './lint.ts';
import { commonEnds } from './text.ts';

/** What the lint of a folder says about a document, for a text that the document had. */
export interface WholeOfDocument extends FileResult {
  readonly text: string;
  /** What the lint of that text alone said. */
  readonly alone: FileResult | null;
}

/** What the editor shows of a document whose text is `text`. */
export interface View extends FileResult {
  readonly text: string;
}

/** The rule that only a lint of all files can answer: a comment may ignore a conflict with another file. */
const NEEDS_ALL = 'unused-suppression';

/**
 * Joins the lint of the document alone with that of its folder, null where there is none yet. For the text that the folder was linted
 * with, its result is the whole truth. After a change, the fresh findings of the document are shown without those that the folder had
 * refuted, and with those that other files had a part in, at their moved lines. `waits` says that the folder is still to be linted.
 */
export function viewOf(text: string, alone: Alone | null, whole: WholeOfDocument | null, waits: boolean): View {
  if (whole?.text === text) return { ...whole, text };
  if (alone === null) return { text, findings: [], problems: [], listeners: [] };
  if (whole === null) return { ...alone, findings: waits ? alone.findings.filter(({ rule }) => rule !== NEEDS_ALL) : alone.findings };
  const then = keysOf(whole.alone?.findings ?? []);
  const known = new Map(whole.findings.map((finding) => [finding.fingerprint, finding]));
  const isRefuted = ({ fingerprint, rule }: Finding) => !known.has(fingerprint) && (then.has(fingerprint) || rule === NEEDS_ALL);
  const now = keysOf(alone.findings);
  const move = createMove(whole.text, text);
  const fresh = alone.findings
    .filter((finding) => !isRefuted(finding))
    // What several installs render is fixed by hand.
    .map((finding) => (known.get(finding.fingerprint)?.fix === null ? { ...finding, fix: null } : finding));
  const ofOthers = whole.findings
    .filter(({ fingerprint }) => !then.has(fingerprint) && !now.has(fingerprint))
    .flatMap((finding) => movedFinding(finding, move));
  return { text, listeners: alone.listeners, findings: [...fresh, ...ofOthers], problems: problemsNow(alone, whole, move) };
}

function keysOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ fingerprint }) => fingerprint));
}

function problemsNow(alone: Alone, whole: WholeOfDocument, move: (line: number) => number | null): Problem[] {
  const then = new Set(whole.alone?.problems.map(({ message }) => message));
  const known = new Set(whole.problems.map(({ message }) => message));
  const ofOthers = whole.problems
    .filter(({ message }) => !then.has(message))
    .flatMap((problem) => {
      const line = move(problem.line);
      return line === null ? [] : [{ ...problem, line }];
    });
  return [...alone.problems.filter(({ message }) => known.has(message) || !then.has(message)), ...ofOthers];
}

/** Where a line of one text is in another; null for lines between the first and the last that differ. */
function createMove(before: string, after: string): (line: number) => number | null {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const { head, tail } = commonEnds(old, now);
  return (line) => (line <= head ? line : line > old.length - tail ? line + now.length - old.length : null);
}

function movedFinding(finding: Finding, move: (line: number) => number | null): Finding[] {
  const span = movedSpan(finding.span, move);
  if (span === null) return [];
  const related = finding.related.flatMap((one) => {
    const place = one.span.path === finding.span.path ? movedSpan(one.span, move) : one.span;
    return place === null ? [] : [{ ...one, span: place }];
  });
  return [{ ...finding, span, related, fix: null }];
}

function movedSpan(span: Span, move: (line: number) => number | null): Span | null {
  const [line, endLine] = [move(span.line), move(span.endLine)];
  return line === null || endLine === null ? null : { ...span, line, endLine };
}
