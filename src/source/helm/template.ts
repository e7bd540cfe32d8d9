import { type TemplateAction as Action, readGoActions } from '../../template/actions.ts';

/** A part of a template's line: text that is printed as it is, or (part of) an action. */
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
  /** Without the blanks around the line's content. */
  readonly segments: readonly Segment[];
  /** Number of characters that a render repeats; the more, the surer a match. */
  readonly weight: number;
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
  const trimmed = trim(segments.filter((segment) => segment.action !== null || segment.text !== ''));
  return { start, end, segments: trimmed, weight: trimmed.reduce((sum, { text: printed }) => sum + printed.replace(/\s/g, '').length, 0) };
}

function textSegment(text: string, start: number, end: number, before: Action | null, after: Action | null): Segment {
  const whole = text.slice(start, end);
  const left = before?.trimsAfter ? whole.trimStart() : whole;
  const printed = after?.mark === '-' ? left.trimEnd() : left;
  const from = start + whole.length - left.length;
  return { action: null, start: from, end: from + printed.length, text: printed };
}

/** Indentation changes on the way to the render. */
function trim(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    if (segment.action) return [segment];
    const left = index === 0 ? segment.text.trimStart() : segment.text;
    const text = index === segments.length - 1 ? left.trimEnd() : left;
    const start = segment.start + segment.text.length - left.length;
    return text === '' ? [] : [{ ...segment, text, start, end: start + text.length }];
  });
}

/** Which characters of a rendered line come from which segment; offsets in the line without the blanks around it. */
export interface Match {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** Lays a template's line over a rendered one; null if the line cannot have been rendered from it. */
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

/** A line of one of several texts. */
export interface LinePlace<File> {
  readonly file: File;
  /** Index of the line. */
  readonly line: number;
}

/** Lines above and below that distinguish equal lines. */
const NEIGHBOURS = 6;
/** More equal lines than this are not compared. */
const MAX_CANDIDATES = 500;

/** Fewer printed characters than this match by chance. */
const LEAST_WEIGHT = 4;

/**
 * The line of a text from which a rendered line can come: the only one that matches, or the one that matches best together
 * with its neighbours. Null if no line matches, or several match equally well. `likely` is the file that the render names.
 */
export function nearestLine<File extends { readonly template: Template }>(
  files: readonly File[],
  likely: File | null,
  rendered: readonly string[],
  index: number,
): LinePlace<File> | null {
  const line = rendered[index]?.trim() ?? '';
  if (line === '') return null;
  const candidates: LinePlace<File>[] = [];
  for (const file of files) {
    for (const [at, one] of file.template.lines.entries()) {
      const isSpecific = one.weight >= LEAST_WEIGHT || (one.weight > 0 && one.segments.every(({ action }) => action === null));
      if (isSpecific && candidates.length < MAX_CANDIDATES && matchLine(one, line)) candidates.push({ file, line: at });
    }
  }
  const scored = candidates
    .map((place) => ({ place, score: scoreOf(place, rendered, index) + (place.file === likely ? LIKELY : 0) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score !== second?.score ? first.place : null;
}

/** Less than a character of the line itself, more than its neighbours. */
const LIKELY = 90;

/** Matching neighbours count by what they print and by how near they are; the line itself counts most. */
function scoreOf<File extends { readonly template: Template }>(
  { file, line }: LinePlace<File>,
  rendered: readonly string[],
  index: number,
): number {
  const own = file.template.lines[line]?.weight ?? 0;
  return own * 100 + walk(file.template, line, -1, rendered, index) + walk(file.template, line, 1, rendered, index);
}

function walk(template: Template, line: number, step: number, rendered: readonly string[], index: number): number {
  let score = 0;
  let at = line;
  for (let distance = 1; distance <= NEIGHBOURS; distance++) {
    const text = rendered[index + step * distance]?.trim();
    if (text === undefined) break;
    do at += step;
    while (template.lines[at]?.weight === 0);
    const neighbour = template.lines[at];
    if (!neighbour) break;
    if (text !== '' && matchLine(neighbour, text)) score += Math.min(neighbour.weight, 20) / distance;
  }
  return score;
}
