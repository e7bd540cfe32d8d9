import { diffArrays } from 'diff';
import type { SourcePlace } from '../model/finding.ts';
import type { Span } from '../model/span.ts';
import { endOfEntry, moveLines, substitutePorts } from './map-lines.ts';
import type { FileChange, MappedChanges } from './render.ts';

/** A changed render, and what is needed to change its files alike. */
export interface RenderChange {
  readonly before: string;
  readonly after: string;
  /** Where each new port stands now. */
  readonly origins: ReadonlyMap<number, SourcePlace>;
  readonly locate: (span: Span) => SourcePlace | null;
  /** Text of a file that the render is made from; undefined where it is none that people edit. */
  readonly read: (path: string) => string | undefined;
  /** Renders with other texts of files, and tells whether that gives the wanted render. */
  readonly isRight: (files: ReadonlyMap<string, string>, wanted: string) => Promise<boolean>;
}

/** Lines that stand between two others instead of what stood there. */
export interface Hunk {
  /** Index of the first line of the render that is replaced, or before which lines are put. */
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The line of a file in which a line of the render was written. */
export interface SourceLine {
  readonly path: string;
  /** Index of the line. */
  readonly line: number;
}

/** More changes of one render are not tried one by one. */
const MAX_TRIED = 20;

/** Finds the changes of files that make the renderer print the changed render, or as much of it as is sure. */
export async function mapChanges(asked: RenderChange): Promise<MappedChanges> {
  const lines = asked.before.split('\n');
  const hunks = hunksOf(lines, asked.after.split('\n'));
  const whole = await tryHunks(hunks, lines, asked);
  if (whole) return { changes: whole, rest: asked.after };
  const sure: Hunk[] = [];
  for (const hunk of hunks.length > MAX_TRIED || hunks.length === 1 ? [] : hunks) {
    if (await tryHunks([hunk], lines, asked)) sure.push(hunk);
  }
  const changes = sure.length > 0 ? await tryHunks(sure, lines, asked) : null;
  return changes ? { changes, rest: withHunks(lines, sure) } : { changes: [], rest: asked.before };
}

/** The changes of files that bring just these changes of the render; null where there are none that are sure. */
async function tryHunks(hunks: readonly Hunk[], lines: readonly string[], asked: RenderChange): Promise<FileChange[] | null> {
  const wanted = withHunks(lines, hunks);
  // Most lists of ports stand in the template; where they are values that it prints, those are the text to change.
  for (const prefers of ['template', 'value'] as const) {
    const changes = changesFor(hunks, lines, asked, prefers);
    if (changes && (await asked.isRight(new Map(changes.map(({ path, after }) => [path, after])), wanted))) return changes;
  }
  return null;
}

function withHunks(lines: readonly string[], hunks: readonly Hunk[]): string {
  const after = [...lines];
  for (const { at, removed, added } of hunks.toReversed()) after.splice(at, removed.length, ...added);
  return after.join('\n');
}

/** The differing stretches; an insertion stands as far down as it can, so that it holds whole entries. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { at: number; removed: string[]; added: string[] } | null = null;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      if (open) hunks.push(open);
      open = null;
      at += value.length;
      continue;
    }
    open ??= { at, removed: [], added: [] };
    open[added ? 'added' : 'removed'].push(...value);
    if (removed) at += value.length;
  }
  if (open) hunks.push(open);
  return hunks.map((hunk) => slideDown(hunk, before));
}

function slideDown(hunk: Hunk, before: readonly string[]): Hunk {
  if (hunk.removed.length > 0) return hunk;
  let { at, added } = hunk;
  for (let [first, ...rest] = added; first !== undefined && first === before[at]; [first, ...rest] = added) {
    added = [...rest, first];
    at++;
  }
  return { ...hunk, at, added };
}

/** A change of some lines of one file. */
interface LineChange extends SourceLine {
  /** Lines from `line` on that go. */
  readonly count: number;
  readonly added: readonly string[];
}

function changesFor(
  hunks: readonly Hunk[],
  lines: readonly string[],
  asked: RenderChange,
  prefers: 'template' | 'value',
): FileChange[] | null {
  const texts = new Map<string, string[] | undefined>();
  const linesOf = (path: string): readonly string[] | undefined => {
    if (!texts.has(path)) texts.set(path, asked.read(path)?.split('\n'));
    return texts.get(path);
  };
  const placeOf = (index: number): SourceLine | null => placeOfLine(index, lines[index] ?? '', asked, prefers);
  const changes = new Map<string, LineChange>();
  for (const hunk of hunks) {
    for (const change of changesOfHunk(hunk, lines, placeOf, linesOf, asked) ?? [null]) {
      if (change === null) return null;
      // A template that prints several places is changed once for all.
      changes.set(JSON.stringify(change), change);
    }
  }
  return [...new Set([...changes.values()].map(({ path }) => path))].map((path) => {
    const own = [...changes.values()].filter((change) => change.path === path).sort((a, b) => b.line - a.line);
    const after = [...(linesOf(path) ?? [])];
    for (const { line, count, added } of own) after.splice(line, count, ...added);
    return { path, before: asked.read(path) ?? '', after: after.join('\n') };
  });
}

function placeOfLine(index: number, text: string, { locate }: RenderChange, prefers: 'template' | 'value'): SourceLine | null {
  const column = text.length - text.trimStart().length + 1;
  const line = index + 1;
  const span = {
    path: '',
    line,
    column,
    endLine: line,
    endColumn: text.trimEnd().length + 1,
    start: 0,
    end: 0,
    excerpt: { text, column: 1 },
  };
  const written = locate(span);
  if (!written || written.source !== undefined) return null;
  const place = prefers === 'template' ? (written.template ?? written.span) : written.span;
  return { path: place.path, line: place.line - 1 };
}

function changesOfHunk(
  { at, removed, added }: Hunk,
  lines: readonly string[],
  placeOf: (index: number) => SourceLine | null,
  linesOf: (path: string) => readonly string[] | undefined,
  { origins, read }: RenderChange,
): LineChange[] | null {
  if (removed.length === 0) {
    const anchor = placeOf(at - 1);
    const own = anchor ? linesOf(anchor.path) : undefined;
    if (!anchor || !own) return null;
    const ported = substitutePorts(added, anchor.path, origins, read);
    const moved = ported && moveLines(ported, { from: lines[at - 1] ?? '', to: own[anchor.line] ?? '' }, own);
    const isEntry = (added[0] ?? '').trimStart().startsWith('- ');
    return moved && [{ path: anchor.path, line: isEntry ? endOfEntry(own, anchor.line) : anchor.line + 1, count: 0, added: moved }];
  }
  if (added.length !== 0 && added.length !== removed.length) return null;
  const changes = removed.map((from, index): LineChange | null => {
    const place = placeOf(at + index);
    const own = place && linesOf(place.path)?.[place.line];
    if (!place || typeof own !== 'string') return null;
    if (added.length === 0) return own.trim() === from.trim() ? { ...place, count: 1, added: [] } : null;
    const parts = own.split(from.trim());
    return parts.length === 2 ? { ...place, count: 1, added: [parts.join((added[index] ?? '').trim())] } : null;
  });
  return changes.every((change) => change !== null) ? changes : null;
}
