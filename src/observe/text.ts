/** What terminals are told: colours, titles, places of the cursor. */
const CONTROLS = /\u001b(?:\[[0-9;?]*[A-Za-z]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>])/g;

/** What web pages and mails make of quotes and blanks. */
const QUOTES = /&quot;|[“”„]/g;
const BLANK = '\u00a0';

/** How `cat -A` shows where each line ends. */
const WITH_ENDS = /^(?:[^\n]*\$\n)+(?:[^\n]*\$)?$/;

/** The characters of a capture without those for terminals, with plain quotes: UTF-8, or UTF-16, as PowerShell writes files. */
export function decodeCapture(bytes: Buffer): string {
  const read = charactersOf(bytes);
  const text = (read.includes('\n') ? read : read.replaceAll('\r', '\n')).replaceAll('\u2028', '\n');
  const shown = text.includes('\u001b') ? text.replaceAll(CONTROLS, '') : text;
  const blank = shown.includes(BLANK) ? shown.replaceAll(BLANK, ' ') : shown;
  const plain = WITH_ENDS.test(blank) ? blank.replaceAll(/ *\$$/gm, '').replaceAll('^I', '\t') : blank;
  return /users:\(\((?!")/.test(plain) ? plain.replaceAll(QUOTES, '"') : plain;
}

/** Letters of two bytes each, one of them zero: `lsof -F0` has no two zeros around a single letter. */
const UTF16_LETTERS = /^(?:(?:[\t\n\r -~]\0){8}|(?:\0[\t\n\r -~]){8})/;

function charactersOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return swapped(bytes).toString('utf16le', 2);
  const unmarked = bytes.length > 1 && UTF16_LETTERS.exec(bytes.toString('latin1', 0, 64))?.[0];
  if (unmarked) return (unmarked.startsWith('\0') ? swapped(bytes) : bytes).toString('utf16le');
  return bytes.toString('utf8', bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0);
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}
