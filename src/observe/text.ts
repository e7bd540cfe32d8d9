/** What terminals are told: colours, titles, places of the cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are controlled by these
const CONTROLS = /\u001b(?:\[[0-9;?]*[A-Za-z]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>])/g;

/** What web pages and mails make of quotes and blanks. */
const QUOTES = /&quot;|[“”„]/g;
const BLANK = '\u00a0';

/** The characters of a capture without those for terminals, with plain quotes: UTF-8, or UTF-16 with a byte order mark, as PowerShell writes files. */
export function decodeCapture(bytes: Buffer): string {
  const text = charactersOf(bytes);
  const shown = text.includes('\u001b') ? text.replaceAll(CONTROLS, '') : text;
  const plain = shown.includes(BLANK) ? shown.replaceAll(BLANK, ' ') : shown;
  return /users:\(\((?!")/.test(plain) ? plain.replaceAll(QUOTES, '"') : plain;
}

function charactersOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return swapped(bytes).toString('utf16le', 2);
  return bytes.toString('utf8', bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0);
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}
