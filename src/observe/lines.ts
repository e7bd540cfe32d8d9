/** One line of a capture without what terminals add. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** The lines of a capture, without carriage returns and colours of terminals. */
export function* linesOf(text: string): Iterable<Line> {
  const isOfTerminal = text.includes('\r') || text.includes('\u001b');
  let number = 0;
  for (const line of text.split('\n')) {
    number++;
    yield { text: isOfTerminal ? line.replace(/\r+$/, '').replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '') : line, number };
  }
}
