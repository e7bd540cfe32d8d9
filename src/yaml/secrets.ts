import { bufferOf } from '../text/lines.ts';

/** Whether a text may hold a Secret, or a list of some. */
const MENTION = /kind["']?\s*:\s*["']?Secret(?:List)?\b/;
const KIND_LINE = /^( *(?:- +)*)["']?kind["']? *: *["']?Secret(?:List)?["']? *\r?(?:#.*)?$/;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}]|\bkind(?='?\s*:)/g;
/** What follows the key in braces, and how long that may be. */
const MAX_VALUE = 60;
const SECRET_VALUE = /^'?\s*:\s*["']?Secret(?:List)?["']?\s*(?:[,}]|$)/;

/**
 * The bytes of objects with each Secret blanked, so that no report can contain its data; all others keep their lines and
 * columns. A reference to a Secret is blanked too; it contains no port.
 */
export function withoutSecrets(bytes: Uint8Array): Uint8Array {
  // One character for each byte.
  const text = bufferOf(bytes).toString('latin1');
  if (!MENTION.test(text)) return bytes;
  const parts = text.split(/(?<=\n)(?=---[ \t\r\n])/);
  return Buffer.from(parts.map((part) => withoutBraces(withoutBlocks(part))).join(''), 'latin1');
}

/** Objects in braces, as in JSON. */
function withoutBraces(text: string): string {
  if (!MENTION.test(text)) return text;
  const open: { readonly start: number; isSecret: boolean }[] = [];
  const secrets: { readonly start: number; readonly end: number }[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    const innermost = open.at(-1);
    if (token === '{') open.push({ start: index, isSecret: false });
    else if (token !== '}') {
      if (innermost && /^"?kind"?$/.test(token) && SECRET_VALUE.test(text.slice(end, end + MAX_VALUE))) innermost.isSecret = true;
    } else if (open.pop()?.isSecret && innermost) secrets.push({ start: innermost.start, end });
  }
  const endless = open.find(({ isSecret }) => isSecret);
  if (endless) secrets.push({ start: endless.start, end: text.length });
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of secrets.toSorted((a, b) => a.start - b.start)) {
    // One within another is left out with it.
    if (start < from) continue;
    kept.push(text.slice(from, start), `{${blank(text.slice(start + 1, end - 1))}}`);
    from = end;
  }
  return kept.join('') + text.slice(from);
}

/** Mappings in block style: their lines have the same indentation or a deeper one. */
function withoutBlocks(text: string): string {
  const lines = text.split('\n');
  const written = [...lines];
  for (const [index, line] of lines.entries()) {
    const indentation = KIND_LINE.exec(line)?.[1]?.length;
    if (indentation === undefined) continue;
    let first = index;
    while (first > 0 && depthOf(lines[first] ?? '') >= indentation && !beginsItem(lines[first] ?? '', indentation)) first--;
    if (depthOf(lines[first] ?? '') < indentation && !beginsItem(lines[first] ?? '', indentation)) first++;
    let last = index;
    while (last + 1 < lines.length && depthOf(lines[last + 1] ?? '') >= indentation) last++;
    for (let at = first; at <= last; at++) {
      const own = lines[at] ?? '';
      const kept = at === first && beginsItem(own, indentation) ? indentation : 0;
      if (own === '' || own.startsWith('---')) continue;
      written[at] = own.slice(0, kept) + blank(own.slice(kept));
      lines[at] = '';
    }
  }
  return written.join('\n');
}

/** Columns before the text of a line; without text it is as deep as any. */
function depthOf(line: string): number {
  const depth = line.search(/[^ \r]/);
  return depth < 0 || line.startsWith('---') ? Number.POSITIVE_INFINITY : depth;
}

/** True if a line begins an item of a list whose keys are in this column. */
function beginsItem(line: string, column: number): boolean {
  return /^ *(?:- +)+$/.test(line.slice(0, column)) && line.length > column;
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]/g, ' ');
}
