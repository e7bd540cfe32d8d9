/** A line without its break; offsets in UTF-16 code units. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text, whether they end with LF, CRLF or CR. */
export function* linesOf(value: string): Generator<Line> {
  const breaks = /\r\n?|\n/g;
  let start = 0;
  for (let found = breaks.exec(value); found; found = breaks.exec(value)) {
    yield { start, end: found.index };
    start = breaks.lastIndex;
  }
  yield { start, end: value.length };
}

/** The line without blanks around it. */
export function trimmed(value: string, line: Line): Line {
  let { start, end } = line;
  while (start < end && isBlank(value.charCodeAt(start))) start++;
  while (end > start && isBlank(value.charCodeAt(end - 1))) end--;
  return { start, end };
}

export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 11 || code === 12 || code === 0xfeff || code === 0xa0;
}

/** The same text with its comments as blanks, so that all offsets stay: from `#` at the start of a line or behind a blank. */
export function withoutHashComments(value: string): string {
  return value.replace(/(^|[ \t;{}])#[^\r\n]*/gm, (found: string, before: string) => before + ' '.repeat(found.length - before.length));
}
