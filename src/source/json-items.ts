/** One object of a list, with the spaces before it on its line. */
export interface ListItem {
  readonly bytes: Buffer;
  /** Line (from 1) and UTF-16 offset (from 0) of its first byte within the file. */
  readonly line: number;
  readonly offset: number;
}

const [QUOTE, BACKSLASH, NEWLINE, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [...'"\\\n{}[]'].map((one) => one.charCodeAt(0));
/** Maximum number of spaces that keep the columns of an object; if everything is on one line, columns count from the object's start. */
const DEEPEST = 80;
/** Maximum size of an object; objects of the API server have at most 1.5 MB. */
const LARGEST = 64 * 1024 ** 2;

/**
 * The objects in the list of a JSON text, in the format of `kubectl get -o json`, each as soon as it ends: at most one object of a list of
 * any length is in memory. Throws an Error for an object that is too large.
 */
export async function* itemsOfList(chunks: AsyncIterable<Buffer>): AsyncIterable<ListItem> {
  let [depth, line, offset, column] = [0, 1, 0, 0];
  let [isText, isEscaped] = [false, false];
  let open: { readonly parts: Buffer[]; readonly line: number; readonly offset: number; size: number } | null = null;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === OPEN || byte === OPEN_LIST) {
        depth++;
        if (byte === OPEN && depth === 3 && open === null) {
          const blanks = column > DEEPEST ? 0 : column;
          open = { parts: [Buffer.alloc(blanks, ' ')], line, offset: offset - blanks, size: 0 };
          from = at;
        }
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        depth--;
        if (open !== null && depth === 2) {
          yield { bytes: Buffer.concat([...open.parts, chunk.subarray(from, at + 1)]), line: open.line, offset: open.offset };
          open = null;
        }
      }
      // Continuation bytes of UTF-8 are part of a character; characters of four bytes are two UTF-16 units.
      const units = (byte & 0xc0) === 0x80 ? 0 : byte >= 0xf0 ? 2 : 1;
      offset += units;
      column = byte === NEWLINE ? 0 : column + units;
      if (byte === NEWLINE) line++;
    }
    if (open === null) continue;
    open.parts.push(Buffer.from(chunk.subarray(from)));
    open.size += chunk.length - from;
    if (open.size > LARGEST) throw new Error(`line ${open.line}: contains an object of more than ${LARGEST / 1024 ** 2} MB`);
  }
  if (depth > 0) throw new Error('ends within an object; it is truncated, or not JSON');
}
