import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import type { SourcePlace } from '../model/finding.ts';
import { type Span, spanOnLine } from '../model/span.ts';
import { readDocument } from '../template/document.ts';
import { plainOf } from '../yaml/nodes.ts';
import { endOfEntry, moveLines, substitutePorts } from './map-lines.ts';
import { splitRender } from './rendered-documents.ts';

/** What of a changed render can be had by changing files. */
export interface MappedChanges {
  readonly changes: readonly FileChange[];
  /** What the renderer prints from the changed files; what differs from the changed render is left to people. */
  readonly rest: string;
}

/** A file of those that a render is made from, with another text. */
export interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The files that a render is made from, and what it becomes with other texts of them. */
export interface RenderedFiles {
  /** Text of a file; undefined where it is none that people edit. */
  readonly read: (path: string) => string | undefined;
  /** Renders again; null where that fails. */
  readonly render: (changed: ReadonlyMap<string, string>) => Promise<Buffer | null>;
}

/** A changed render, and what is needed to change its files alike. */
export interface RenderChange extends RenderedFiles {
  readonly before: string;
  readonly after: string;
  /** Where each new port stands now. */
  readonly origins: ReadonlyMap<number, SourcePlace>;
  readonly locate: (span: Span) => SourcePlace | null;
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
    const rendered = changes && (await asked.render(new Map(changes.map(({ path, after }) => [path, after]))));
    if (rendered && isSameRender(Buffer.from(wanted), rendered)) return changes;
  }
  return null;
}

function withHunks(lines: readonly string[], hunks: readonly Hunk[]): string {
  const after = [...lines];
  for (const { at, removed, added } of hunks.toReversed()) after.splice(at, removed.length, ...added);
  return after.join('\n');
}

/** The differing stretches; an insertion stands as far down as it can, so that it holds whole entries. */
function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
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
  const written = locate(spanOnLine('', index + 1, column, text.trimEnd().length + 1, text));
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

/** Whether two renders hold the same objects in the same order; renderers differ in blank lines, quotes and the order of keys. */
function isSameRender(a: Buffer, b: Buffer): boolean {
  const [ours, theirs] = [splitRender(a), splitRender(b)];
  if (ours.length !== theirs.length) return false;
  return ours.every(({ text }, index) => {
    const other = theirs[index]?.text ?? '';
    if (text === other) return true;
    const one = contentOf(text);
    return one !== null && isDeepStrictEqual(one, contentOf(other));
  });
}

/** What a document holds; null where it is empty, no YAML, or made too large by its aliases. */
function contentOf(text: string): ReturnType<typeof plainOf> {
  const document = readDocument(text, '');
  return document && plainOf(document.root);
}
