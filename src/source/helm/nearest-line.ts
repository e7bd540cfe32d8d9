import { matchLine, type Template } from './template.ts';

/** A line of one of several texts. */
export interface LinePlace<File> {
  readonly file: File;
  /** Index of the line. */
  readonly line: number;
}

/** Lines above and below that tell equal lines apart. */
const NEIGHBOURS = 6;
/** More equal lines than this cannot be told apart. */
const MAX_CANDIDATES = 500;

/** Fewer printed characters than this match by chance. */
const LEAST_WEIGHT = 4;

/**
 * The line of a text from which a rendered line can come: the only one that matches, or the one that matches best together
 * with its neighbours. Null where none or several fit equally well. `likely` is the text that the render names.
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
      const tells = one.weight >= LEAST_WEIGHT || (one.weight > 0 && one.segments.every(({ action }) => action === null));
      if (tells && candidates.length < MAX_CANDIDATES && matchLine(one, line)) candidates.push({ file, line: at });
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
