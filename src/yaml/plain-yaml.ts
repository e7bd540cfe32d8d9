/**
 * Whether bytes surely are YAML: block mappings and lists with values on one line, as most manifests are written. To parse a workload only
 * to learn that nothing is wrong with it takes twenty times as long. False says nothing: the parser decides.
 */
export function isPlainYaml(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (/[^\n\x20-\x7e]/.test(text)) return false;
  const open: Collection[] = [];
  let mayNest = true;
  for (let start = text.startsWith('---\n') ? 4 : 0, end = 0; start < text.length; start = end + 1) {
    end = endOfLine(text, start);
    const line = end - start > MAX_LINE ? null : LINE.exec(text.slice(start, end));
    if (line === null) return false;
    const { 1: blanks = '', 2: dashes = '', 3: key, 4: value } = line;
    let column = blanks.length;
    for (const first = column + dashes.length; column < first; column += '- '.length) {
      if (!place(open, column, 'list', mayNest)) return false;
      mayNest = true;
    }
    if (key === undefined) {
      if ((value === undefined) !== (dashes === '')) return false;
    } else if (!place(open, column, 'map', mayNest)) return false;
    if (key !== undefined || value !== undefined) mayNest = value === undefined;
    if (value?.startsWith('|') || value?.startsWith('>')) end = endOfBlock(text, end, open.at(-1)?.column ?? 0);
    if (end < 0) return false;
  }
  return open.length > 0;
}

const MAX_DEPTH = 100;
/** Longer lines would cost the expression below too much. */
const MAX_LINE = 1_000;

const WORD = String.raw`(?:[\w/][\w./-]*|"[^"\\]*"|'[^']*')`;
const FLOW = String.raw`\[(?:${WORD}(?:, |(?=\])))*\]|\{(?:[\w./-]+: ${WORD}(?:, |(?=\})))*\}`;
const NESTED = String.raw`\{(?:[A-Za-z][\w./-]*: (?:${WORD}|${FLOW})(?:, |(?=\})))*\}`;
const QUOTED = String.raw`"(?:[^"\\]|\\["\\/nrt])*"|'(?:[^']|'')*'`;
/** Up to a comment, and without a colon that would begin the value of a key. */
const UNQUOTED = String.raw`(?=[\w./$+~^=<;(:-])(?!-(?: |$))[^ :]*(?:(?::(?! |$)| (?!#))[^ :]*)*`;
const KEY = String.raw`(?!-)([\w./-]{1,200}):(?= |$)`;
/** Blanks and the dashes of lists, a key, the sign of a block scalar or a value, and a comment. */
const LINE = new RegExp(`^( *)((?:- )*)(?:${KEY} *)?(${UNQUOTED}|[|>][+-]?|${QUOTED}|${FLOW}|${NESTED})?(?: *(?<![^ ])#.*)? *$`);

interface Collection {
  readonly column: number;
  readonly kind: 'list' | 'map';
}

/** Puts an entry into the collection at its column, or into one that begins there; false where neither can be. */
function place(open: Collection[], column: number, kind: Collection['kind'], mayNest: boolean): boolean {
  const depth = open.length;
  while ((open.at(-1)?.column ?? -1) > column) open.pop();
  // A list may stand at the column of the key that holds it.
  if (kind === 'map' && open.at(-1)?.kind === 'list' && open.at(-1)?.column === column) open.pop();
  const last = open.at(-1);
  if (last?.column === column && last.kind === kind) return true;
  const isBelow = last === undefined || last.column < column || kind === 'list';
  const begins = isBelow && open.length === depth && mayNest && depth < MAX_DEPTH;
  if (begins) open.push({ column, kind });
  return begins;
}

/** Where the last line of a block scalar ends that began with `|` or `>`; -1 where its lines do not stand as deep as the first. */
function endOfBlock(text: string, header: number, parent: number): number {
  let end = header;
  let depth: number | null = null;
  let longestBlank = 0;
  while (end < text.length) {
    const start = end + 1;
    let first = start;
    while (text[first] === ' ') first++;
    const indent = first - start;
    if (first === text.length || text[first] === '\n') longestBlank = depth === null ? Math.max(longestBlank, indent) : longestBlank;
    else if (indent <= parent) break;
    else {
      depth ??= indent;
      if (indent < depth || longestBlank > depth) return -1;
    }
    end = endOfLine(text, first);
  }
  return end;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
