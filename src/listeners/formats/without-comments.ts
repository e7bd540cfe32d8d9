/** The same text with its comments as blanks, so that all offsets stay: from `#` at the start of a line or behind a blank. */
export function withoutHashComments(value: string): string {
  return value.replace(/(^|[ \t;{}])#[^\r\n]*/gm, (found: string, before: string) => before + ' '.repeat(found.length - before.length));
}
