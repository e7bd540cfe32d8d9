/** One line of a capture without what terminals add. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The lines of a capture, without carriage returns. */
export function* linesOf(text: string): Iterable<Line> {
  const hasReturns = text.includes('\r');
  let number = 0;
  for (const line of text.split('\n')) {
    number++;
    yield { text: hasReturns ? line.replace(/\r+$/, '') : line, number };
  }
}
