import type { Finding } from '../model/finding.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { RunOptions } from '../options.ts';
import type { SetupFault } from './faults.ts';
import type { DocumentPlace } from './folders.ts';
import type { TextDocument } from './library.ts';
import type { Alone, FileResult } from './lint.ts';
import { commonEnds } from './text.ts';

/** An open document with the results of its lints. */
export interface OpenDocument {
  readonly document: TextDocument;
  readonly place: DocumentPlace;
  /** True for a configuration of this program, which is checked instead of linted. */
  readonly isConfiguration: boolean;
  /** True if it is linted with its folder on each save. */
  readonly isOfFolder: boolean;
  alone: Alone | null;
  whole: WholeOfDocument | null;
  /** The fault of a configuration, and the text that was checked. */
  checked: { readonly text: string; readonly fault: SetupFault | null } | null;
  /** The last options without a mistake. */
  settings: RunOptions | null;
  timer: NodeJS.Timeout | undefined;
  /** The version of the last lint that was started. */
  version: number | null;
}

/** The result of a folder's lint for a document, with the text that the document had. */
interface WholeOfDocument extends FileResult {
  readonly text: string;
  /** The result of the lint of that text alone. */
  readonly alone: FileResult | null;
}

/** The findings that the editor shows for a document with the text `text`. */
export interface DocumentView extends FileResult {
  readonly text: string;
}

/** Maximum length of a document that is linted at each change. */
const MAX_LIVE = 5_000_000;

/** True for a document that is too large to be linted at each change. */
export function isLarge({ document }: OpenDocument): boolean {
  return document.getText().length > MAX_LIVE;
}

/** True if a lint used the current text, so that its places are correct. */
export function isUpToDate({ document, isConfiguration, checked, alone, whole }: OpenDocument): boolean {
  const text = document.getText();
  return isConfiguration ? checked?.text === text : alone?.text === text || whole?.text === text;
}

/** The rule that needs all files: a comment may ignore a conflict with another file. */
const NEEDS_ALL = 'unused-suppression';

/**
 * Joins the lint `alone` of a document with the text `text` and the last lint of its folder. For the text of the folder's lint, the result
 * of the folder is complete. After a change, the findings of the document alone are shown without those that the folder's lint refuted, and
 * with those that involve other files, at their moved lines.
 */
export function viewOf({ whole, isOfFolder }: OpenDocument, text: string, alone: Alone | null): DocumentView {
  if (whole?.text === text) return { ...whole, text };
  if (alone === null) return { text, findings: [], problems: [], listeners: [] };
  const { listeners, findings, problems } = alone;
  if (whole === null)
    return { text, listeners, problems, findings: isOfFolder ? findings.filter(({ rule }) => rule !== NEEDS_ALL) : findings };
  const move = createMove(whole.text, text);
  const found = currentItems(findings, whole.alone?.findings, whole.findings, (one) => one.fingerprint);
  const read = currentItems(problems, whole.alone?.problems, whole.problems, (one) => one.message);
  const known = new Map(whole.findings.map((finding) => [finding.fingerprint, finding]));
  const ofDocument = found.ofDocument
    .filter(({ rule, fingerprint }) => rule !== NEEDS_ALL || known.has(fingerprint))
    // A template that several installs render must be fixed manually.
    .map((finding) => (known.get(finding.fingerprint)?.fix === null ? { ...finding, fix: null } : finding));
  return {
    text,
    listeners,
    findings: [...ofDocument, ...found.ofOthers.flatMap((finding) => movedFinding(finding, move))],
    problems: [...read.ofDocument, ...read.ofOthers.flatMap((problem) => movedProblem(problem, move))],
  };
}

/**
 * The items that the lint of the document finds now and its folder's lint did not refute, and the items that only the folder's lint found.
 */
function currentItems<Item>(now: readonly Item[], then: readonly Item[] = [], whole: readonly Item[], keyOf: (item: Item) => string) {
  const [foundNow, foundThen, ofFolder] = [now, then, whole].map((items) => new Set(items.map(keyOf)));
  return {
    ofDocument: now.filter((item) => ofFolder?.has(keyOf(item)) || !foundThen?.has(keyOf(item))),
    ofOthers: whole.filter((item) => !foundThen?.has(keyOf(item)) && !foundNow?.has(keyOf(item))),
  };
}

/** Maps a line of one text to the same line of another; null for lines between the first and the last difference. */
type MoveLine = (line: number) => number | null;

function createMove(before: string, after: string): MoveLine {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const { head, tail } = commonEnds(old, now);
  return (line) => (line <= head ? line : line > old.length - tail ? line + now.length - old.length : null);
}

function movedProblem(problem: Problem, move: MoveLine): Problem[] {
  const line = move(problem.line);
  return line === null ? [] : [{ ...problem, line }];
}

function movedFinding(finding: Finding, move: MoveLine): Finding[] {
  const related = finding.related.flatMap((one) =>
    one.span.path === finding.span.path ? movedSpan(one.span, move).map((span) => ({ ...one, span })) : [one],
  );
  return movedSpan(finding.span, move).map((span) => ({ ...finding, span, related, fix: null }));
}

function movedSpan(span: Span, move: MoveLine): Span[] {
  const [line, endLine] = [move(span.line), move(span.endLine)];
  return line === null || endLine === null ? [] : [{ ...span, line, endLine }];
}
