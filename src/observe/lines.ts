/** A line of a capture, without carriage returns at its end. */
export interface CaptureLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Yields the lines of a capture. */
export function* linesOf(text: string): Iterable<CaptureLine> {
  const hasReturns = text.includes('\r');
  let from = 0;
  for (let number = 1; from <= text.length; number++) {
    const found = text.indexOf('\n', from);
    const line = text.slice(from, found < 0 ? undefined : found);
    yield { text: hasReturns ? line.replace(/\r+$/, '') : line, number };
    from = found < 0 ? text.length + 1 : found + 1;
  }
}
