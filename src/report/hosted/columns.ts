import { cellsOf } from '../cells.ts';

/** Rows as lines in which the cells of each column begin below each other. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cellsOf(text));
  return rows.map((row) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - cellsOf(text)))
      .join('  ')
      .trimEnd(),
  );
}
