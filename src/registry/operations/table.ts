/** A text table: headings, a line a row, columns as wide as their widest cell; line breaks in cells become blanks. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => cell.replace(/[\r\n]+/g, ' ')));
  const widths = headings.map((_, column) => lines.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
  return lines
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** `9104`, or `9200-9219` for a range. */
export function portText({ port, endPort }: { readonly port: number; readonly endPort: number }): string {
  return port === endPort ? `${port}` : `${port}-${endPort}`;
}
