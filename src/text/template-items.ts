/** What the lines of a template tell of its structure, without reading it as YAML. */
export interface Line {
  /** Where its first character stands; -1 where there is none. */
  readonly start: number;
  /** Where its first key stands, behind the dashes of lists. */
  readonly indent: number;
  readonly isItem: boolean;
  readonly isEntry: boolean;
  /** An entry with its value, so that nothing deeper can belong to it. */
  readonly isFinished: boolean;
  readonly isComment: boolean;
}

export function readLine(line: string): Line {
  const start = line.search(/[^ \t\r]/);
  const indent = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(indent);
  const isEntry = /^["']?[\w./-]+["']?:(?:\s|$)/.test(rest);
  return {
    start,
    indent,
    isItem: start >= 0 && indent > start,
    isEntry,
    isFinished: isEntry && /:\s+[^\s|>&#]/.test(rest),
    isComment: rest.startsWith('#'),
  };
}

/** A line of one action that prints as many blanks before its text. */
const PRINTED = /^[ \t]*\{\{[^\n]*\bn?indent +(\d+)[^\n]*\}\}[ \t]*\r?$/;

/** Keys of lists whose items have keys of their own. */
const CONTAINERS = /^[ \t]*(?:c|initC|ephemeralC)ontainers:[ \t]*\r?$/;

/**
 * A readable template with a dash for each action that prints the beginning of a container, where entries of it follow:
 * `{{- include "container" . | indent 8 }}` above `          ports:`. Nothing moves.
 */
export function dashesForActions(readable: string, original: string): string {
  if (!/\bn?indent +\d/.test(original) || !/ontainers:/.test(original)) return readable;
  const lines = readable.split('\n');
  let list = -1;
  let dash: { readonly index: number; readonly column: number } | null = null;
  for (const [index, written] of original.split('\n').entries()) {
    const line = lines[index] ?? '';
    if (line.trim() === '') {
      const column = Number(PRINTED.exec(written)?.[1] ?? -1);
      if (column > 0) dash = list >= 0 && column >= list && column < line.length ? { index, column } : null;
      continue;
    }
    const { start, isEntry, isItem, isComment } = readLine(line);
    if (isComment) continue;
    if (dash !== null && isEntry && !isItem && start === dash.column + 2) {
      lines[dash.index] = `${' '.repeat(dash.column)}-${(lines[dash.index] ?? '').slice(dash.column + 1)}`;
    }
    dash = null;
    if (CONTAINERS.test(line)) list = start;
    else if (start < list || (start === list && !isItem)) list = -1;
  }
  return lines.join('\n');
}

/**
 * The lines with the items of each list in one column: branches of a template, of which only one is rendered, may indent them
 * differently. Only dashes move, and only to the left.
 */
export function alignItems(lines: readonly string[], isOfActions: (index: number) => boolean): string[] {
  const aligned = [...lines];
  const known = lines.map(readLine);
  let isBehindActions = false;
  for (const [index, line] of known.entries()) {
    if (line.start < 0) isBehindActions ||= isOfActions(index);
    else {
      const { items, column } = line.isItem && isBehindActions ? misplaced(known, index) : NONE;
      for (const item of items) {
        aligned[item] = withDashAt(aligned[item] ?? '', column);
        known[item] = readLine(aligned[item] ?? '');
      }
      isBehindActions = false;
    }
  }
  return aligned;
}

interface Misplaced {
  readonly items: readonly number[];
  /** Where the list's other items begin. */
  readonly column: number;
}

const NONE: Misplaced = { items: [], column: 0 };

/** The item itself where the list around it begins further to the left, else those before it that stand too deep. */
function misplaced(lines: readonly Line[], index: number): Misplaced {
  const column = lines[index]?.start ?? 0;
  const deeper: number[] = [];
  let shallowest = Number.POSITIVE_INFINITY;
  let next = lines[index];
  for (let at = index - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || line.start < 0 || line.isComment) continue;
    const opensList = line.isEntry && !line.isFinished && line.indent <= column && next?.isItem;
    if (opensList) return { items: deeper.filter((item) => lines[item]?.start === next?.start), column };
    if (line.isItem && line.start < shallowest) {
      if (line.start === column) return NONE;
      if (line.start < column) return { items: [index], column: line.start };
      deeper.push(at);
    }
    shallowest = line.isItem ? shallowest : Math.min(shallowest, line.start);
    next = line;
  }
  return NONE;
}

function withDashAt(line: string, column: number): string {
  const dash = line.indexOf('-');
  return `${' '.repeat(column)}-${' '.repeat(dash - column)}${line.slice(dash + 1)}`;
}
