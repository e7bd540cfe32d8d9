/**
 * Whether a text surely is YAML: block mappings and lists with values on one line, as most manifests are written. To parse a workload only
 * to learn that nothing is wrong with it takes twenty times as long. False says nothing: the parser decides.
 */
export function isPlainYaml(text: string): boolean {
  if (!/^[\n\x20-\x7e]*$/.test(text)) return false;
  const open: Collection[] = [];
  let mayNest = true;
  let block: Block | null = null;
  for (const line of text.replace(/^---\n/, '').split('\n')) {
    if (block !== null) {
      const place = placeIn(block, line);
      if (place === 'broken') return false;
      if (place === 'inside') continue;
      block = null;
    }
    const entry = line.length > MAX_LINE ? null : ENTRY.exec(line);
    if (!entry) return false;
    const [, { length: indent } = '', dashes = '', key, sign, value = sign] = entry;
    if (key === undefined && value === undefined && dashes === '') continue;
    if (key === undefined && (value === undefined || dashes === '')) return false;
    for (let column = indent; column < indent + dashes.length; column += 2) {
      if (!place(open, column, 'list', mayNest)) return false;
      mayNest = true;
    }
    if (key !== undefined && !place(open, indent + dashes.length, 'map', mayNest)) return false;
    if (sign !== undefined) block = { parent: open.at(-1)?.column ?? 0, indent: null, blanks: 0 };
    mayNest = key !== undefined && value === undefined;
  }
  return open.length > 0;
}

interface Collection {
  readonly column: number;
  readonly kind: 'list' | 'map';
}

/** A scalar of several lines that began with `|` or `>`. */
interface Block {
  /** Its lines stand deeper. */
  readonly parent: number;
  /** Of its first line that is not blank. */
  indent: number | null;
  /** The longest blank line before that. */
  blanks: number;
}

const MAX_DEPTH = 100;
/** Characters of a line that the expressions below look at. */
const MAX_LINE = 1_000;

const WORD = String.raw`(?:[\w/][\w./-]*|"[^"\\]*"|'[^']*')`;
const FLOW = String.raw`(?:\[(?:${WORD}(?:, |(?=\])))*\]|\{(?:[\w./-]+: ${WORD}(?:, |(?=\})))*\})`;
const NESTED = String.raw`\{(?:[A-Za-z][\w./-]*: (?:${WORD}|${FLOW})(?:, |(?=\})))*\}`;
const QUOTED = String.raw`"(?:[^"\\]|\\["\\/nrt])*"|'(?:[^']|'')*'`;
const PLAIN = String.raw`(?:[\w./$+~^=<;(]|[-:](?=[^ ]))(?:[^:#]|:(?=[^ ])|(?<! )#)*(?<!:)`;
const KEY = String.raw`[A-Za-z0-9_./][\w./-]{0,200}`;
/** Spaces, dashes of lists, a key, and a value or the sign of a block scalar; of blank lines and comments nothing. */
const ENTRY = new RegExp(
  `^( *)((?:- )*)(?:(${KEY}):(?: +|$))?(?:([|>])[+-]?|(${PLAIN}|${QUOTED}|${FLOW}|${NESTED}))?(?: *(?<![^ ])#.*)? *$`,
);

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

/** Where a line stands of a block scalar. */
function placeIn(block: Block, line: string): 'inside' | 'behind' | 'broken' {
  const indent = line.search(/[^ ]/);
  if (indent < 0) {
    block.blanks = block.indent === null ? Math.max(block.blanks, line.length) : block.blanks;
    return 'inside';
  }
  if (indent <= block.parent) return 'behind';
  block.indent ??= indent;
  return indent < block.indent || block.blanks > block.indent ? 'broken' : 'inside';
}
