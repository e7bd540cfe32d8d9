/** A cell of a Markdown table; `column` counts from 1 in UTF-16 code units of its line. */
export interface TableCell {
  readonly text: string;
  readonly column: number;
}

export interface MarkdownRow {
  readonly line: number;
  readonly cells: readonly TableCell[];
  /** True if the line starts with a pipe, as people write tables; converters omit it. */
  readonly hasOuterPipe: boolean;
}

export interface MarkdownTable {
  /** Headings above the table, outermost first. */
  readonly headings: readonly string[];
  readonly header: MarkdownRow;
  readonly rows: readonly MarkdownRow[];
}

export interface Tables {
  /** Text of the first heading. */
  readonly title: string | null;
  readonly tables: readonly MarkdownTable[];
  /** Lines with pipes that start with a number and are in no table. */
  readonly strays: readonly MarkdownRow[];
}

/** Finds the pipe tables of a Markdown text, with or without outer pipes, in linear time. */
export function readTables(markdown: string): Tables {
  const lines = blankComments(markdown.replace(/^\uFEFF/, '')).split(/\r\n|\n|\r/);
  const tables: { headings: string[]; header: MarkdownRow; rows: MarkdownRow[] }[] = [];
  const strays: MarkdownRow[] = [];
  const headings: string[] = [];
  let title: string | null = null;
  let fence: string | null = null;
  let open: { rows: MarkdownRow[] } | null = null;
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? '';
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = null;
      continue;
    }
    if (mark !== null) {
      fence = mark;
      open = null;
      continue;
    }
    const heading = headingOf(text);
    if (heading) {
      headings.length = Math.min(headings.length, heading.level - 1);
      headings[heading.level - 1] = heading.text;
      title ??= heading.text;
      open = null;
      continue;
    }
    if (isDelimiter(lines[index + 1] ?? '') && text.includes('|')) {
      const table = { headings: headings.filter(Boolean), header: readTableRow(text, index), rows: [] };
      tables.push(table);
      open = table;
      index++;
      continue;
    }
    if (text.trim() === '') {
      open = null;
      continue;
    }
    const row = readTableRow(text, index);
    if (open && text.includes('|')) open.rows.push(row);
    else if ((open || text.includes('|')) && /^[`*]*\d+([^.)\w]|$)/.test(row.cells[0]?.text ?? '')) strays.push(row);
    else open = null;
  }
  return { title, tables, strays };
}

function readTableRow(text: string, index: number): MarkdownRow {
  return { line: index + 1, cells: splitCells(text), hasOuterPipe: text.trimStart().startsWith('|') };
}

/** Cells of a table line; `\|` is a pipe within a cell. */
function splitCells(line: string): TableCell[] {
  const cells: TableCell[] = [];
  let start = 0;
  let text = '';
  const push = (end: number): void => {
    const lead = text.trim() === '' ? Math.min(1, text.length) : text.length - text.trimStart().length;
    cells.push({ text: text.trim(), column: Math.min(start + lead, end) + 1 });
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? '';
    if (character === '\\' && line[at + 1] === '|') {
      text += '|';
      at++;
    } else if (character === '|') {
      push(at);
      start = at + 1;
      text = '';
    } else text += character;
  }
  push(line.length);
  if (cells.length > 1 && cells[0]?.text === '') cells.shift();
  if (cells.length > 1 && cells.at(-1)?.text === '') cells.pop();
  return cells;
}

function isDelimiter(line: string): boolean {
  return line.includes('|') && splitCells(line).every((cell) => /^:?-+:?$/.test(cell.text));
}

function headingOf(line: string): { level: number; text: string } | null {
  const found = /^ {0,3}(#{1,6})(?=\s|$)/.exec(line);
  if (!found?.[1]) return null;
  let text = line.slice(found[0].length).trim();
  while (text.endsWith('#')) text = text.slice(0, -1);
  return { level: found[1].length, text: text.trim() };
}

/** Replaces HTML comments by spaces, so that lines and columns do not change. */
function blankComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    parts.push(text.slice(from, start), text.slice(start, end + 3).replace(/[^\r\n]/g, ' '));
    from = end + 3;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
