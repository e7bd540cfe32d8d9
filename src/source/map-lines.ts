import type { SourcePlace } from '../model/finding.ts';

/**
 * New lines with the action that prints a port instead of the port, where one does. Null where the port comes from another
 * file or from the command line, so that writing it here would keep it from following its origin.
 */
export function substitutePorts(
  added: readonly string[],
  path: string,
  origins: ReadonlyMap<number, SourcePlace>,
  read: (path: string) => string | undefined,
): string[] | null {
  const lines: string[] = [];
  for (const line of added) {
    const number = [...line.matchAll(/\b\d+\b/g)].map(([digits]) => Number(digits)).find((one) => origins.has(one));
    const origin = number === undefined ? undefined : origins.get(number);
    if (number === undefined || !origin) {
      lines.push(line);
      continue;
    }
    const shown = origin.template ?? origin.span;
    if (shown.path !== path || shown.endLine !== shown.line) return null;
    const text = read(path)?.slice(shown.start, shown.end) ?? '';
    const action = /^\{\{-?\s*([\s\S]*?)\s*-?\}\}$/.exec(text)?.[1];
    if (action === undefined && (origin.template !== null || !text.includes(String(number)))) return null;
    lines.push(action === undefined ? line : line.replace(new RegExp(`\\b${number}\\b`), () => `{{ ${action} }}`));
  }
  return lines;
}

/** New lines below a line of the render, as they stand below the same line of a file; null where they would not fit. */
export function moveLines(
  added: readonly string[],
  anchor: { readonly from: string; readonly to: string },
  file: readonly string[],
): string[] | null {
  const shift = columnOf(anchor.to) - columnOf(anchor.from);
  const end = anchor.to.endsWith('\r') ? '\r' : '';
  const further = listsFurtherIn(added, file);
  const moved = added.map((line, index) => {
    const indent = indentOf(line) + shift + (index === 0 ? 0 : further);
    return indent < 0 ? null : `${' '.repeat(indent)}${line.trim()}${end}`;
  });
  return moved.every((line) => line !== null) ? moved : null;
}

/** Index after the last line of the list entry in which a line stands; renderers change the order of its keys. */
export function endOfEntry(file: readonly string[], line: number): number {
  const column = columnOf(file[line] ?? '');
  let end = line + 1;
  while (end < file.length && (file[end] ?? '').trim() !== '' && indentOf(file[end] ?? '') >= column) end++;
  return end;
}

/** Columns by which the file writes lists further in, below their key, than the new lines do. */
function listsFurtherIn(added: readonly string[], file: readonly string[]): number {
  const [key = '', first = ''] = added;
  if (!/^\s*ports:\s*$/.test(key) || !first.trimStart().startsWith('- ')) return 0;
  const at = file.findIndex((line, index) => /^\s*(?:- )?\w*[cC]ontainers:\s*$/.test(line) && /^\s*- /.test(file[index + 1] ?? ''));
  if (at < 0) return 0;
  return indentOf(file[at + 1] ?? '') - columnOf(file[at] ?? '') - (indentOf(first) - indentOf(key));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Column of what a line says, after the dashes of lists. */
function columnOf(line: string): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}
