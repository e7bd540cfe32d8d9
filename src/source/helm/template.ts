import { type TemplateAction as Action, readGoActions } from '../../template/actions.ts';

/** A part of a template's line: text that is printed unchanged, or (part of) an action. */
export interface Segment {
  readonly action: Action | null;
  /** Offsets in the template. */
  readonly start: number;
  readonly end: number;
  /** The printed characters; empty for an action. */
  readonly text: string;
}

export interface TemplateLine {
  readonly start: number;
  readonly end: number;
  /** Without spaces at both ends of the line. */
  readonly segments: readonly Segment[];
}

export interface Template {
  readonly text: string;
  readonly actions: readonly Action[];
  readonly lines: readonly TemplateLine[];
}

/** Reads a template into lines of text and actions. A text without actions is its own render. */
export function readTemplate(text: string): Template {
  const actions = readGoActions(text);
  const lines: TemplateLine[] = [];
  let next = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    while ((actions[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    lines.push(readLine(text, actions, next, start, end));
    start = end + 1;
  }
  return { text, actions, lines };
}

function readLine(text: string, actions: readonly Action[], first: number, start: number, end: number): TemplateLine {
  const segments: Segment[] = [];
  let at = start;
  let before: Action | null = null;
  for (let index = first; ; index++) {
    const action = actions[index];
    const textEnd = action && action.start < end ? Math.max(action.start, at) : end;
    if (textEnd > at) segments.push(textSegment(text, at, textEnd, before, textEnd < end ? (action ?? null) : null));
    if (!action || action.start >= end) break;
    segments.push({ action, start: Math.max(action.start, start), end: Math.min(action.end, end), text: '' });
    at = Math.min(action.end, end);
    before = action;
  }
  return { start, end, segments: trim(segments.filter((segment) => segment.action !== null || segment.text !== '')) };
}

function textSegment(text: string, start: number, end: number, before: Action | null, after: Action | null): Segment {
  const whole = text.slice(start, end);
  const left = before?.trimsAfter ? whole.trimStart() : whole;
  const printed = after?.mark === '-' ? left.trimEnd() : left;
  const from = start + whole.length - left.length;
  return { action: null, start: from, end: from + printed.length, text: printed };
}

/** Removes spaces at both ends, because the render changes the indentation. */
function trim(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    if (segment.action) return [segment];
    const left = index === 0 ? segment.text.trimStart() : segment.text;
    const text = index === segments.length - 1 ? left.trimEnd() : left;
    const start = segment.start + segment.text.length - left.length;
    return text === '' ? [] : [{ ...segment, text, start, end: start + text.length }];
  });
}

/** The characters of a rendered line that come from each segment; offsets in the line without spaces at both ends. */
export interface Match {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** Matches a template's line with a rendered one; null if the line cannot have been rendered from it. */
export function matchLine(line: TemplateLine, rendered: string): Match[] | null {
  const matches: Match[] = [];
  let at = 0;
  let open: Segment | null = null;
  for (const [index, segment] of line.segments.entries()) {
    if (segment.action) {
      open ??= segment;
      continue;
    }
    const isLast = index === line.segments.length - 1;
    const from = isLast ? rendered.length - segment.text.length : rendered.indexOf(segment.text, at);
    if (from < at || (open === null && from !== at) || !rendered.startsWith(segment.text, from)) return null;
    if (open) matches.push({ segment: open, from: at, to: from });
    at = from + segment.text.length;
    matches.push({ segment, from, to: at });
    open = null;
  }
  if (open) matches.push({ segment: open, from: at, to: rendered.length });
  else if (at !== rendered.length) return null;
  return matches;
}
