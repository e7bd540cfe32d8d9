/** Decodes a capture: UTF-8, or UTF-16 with a byte order mark, as files of PowerShell. */
export function decodeCapture(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return swapped(bytes).toString('utf16le', 2);
  return bytes.toString('utf8', bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0);
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}
/** A line of a capture, without carriage returns at its end. */
export interface CaptureLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Yields the lines of a capture. */
export function* captureLines(text: string): Iterable<CaptureLine> {
  const hasReturns = text.includes('\r');
  let from = 0;
  for (let number = 1; from <= text.length; number++) {
    const found = text.indexOf('\n', from);
    const line = text.slice(from, found < 0 ? undefined : found);
    yield { text: hasReturns ? line.replace(/\r+$/, '') : line, number };
    from = found < 0 ? text.length + 1 : found + 1;
  }
}
