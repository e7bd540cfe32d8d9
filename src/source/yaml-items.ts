import { StringDecoder } from 'node:string_decoder';
import type { ListItem } from './json-items.ts';

/** Maximum length of a line and of an object; objects of the API server have at most 1.5 MB. */
const LONGEST_LINE = 2 * 1024 ** 2;
const LARGEST = 64 * 1024 ** 2;

/**
 * The objects of a YAML text, each as soon as it ends: the items of lists in the format of `kubectl get -o yaml`, and documents that are
 * not lists. At most one object of a text of any length is in memory. Throws an Error for an object that is too large.
 */
export async function* itemsOfYaml(chunks: AsyncIterable<Buffer>): AsyncIterable<ListItem> {
  const pieces = createPieces();
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* pieces.add(line);
    if (rest.length > LONGEST_LINE) throw new Error(`contains a line of more than ${LONGEST_LINE / 1024 ** 2} MB`);
  }
  yield* pieces.add(rest);
  yield* pieces.end();
}

interface ItemLines {
  readonly line: number;
  readonly offset: number;
  readonly lines: string[];
  size: number;
}

/** Joins lines to objects; both functions return the objects that are complete. */
function createPieces(): { readonly add: (text: string) => ListItem[]; readonly end: () => ListItem[] } {
  let [line, offset] = [1, 0];
  let open: ItemLines | null = null;
  let isList = false;
  /** The start of each item: a dash and the spaces around it. */
  let dash: string | null = null;
  const end = (): ListItem[] => {
    const ended = open;
    open = null;
    if (ended === null || ended.lines.every((text) => text.trim() === '')) return [];
    return [{ bytes: Buffer.from(`${ended.lines.join('\n')}\n`), line: ended.line, offset: ended.offset }];
  };
  const keep = (text: string): void => {
    open ??= { line, offset, lines: [], size: 0 };
    open.lines.push(text);
    open.size += text.length;
    if (open.size > LARGEST) throw new Error(`line ${open.line}: contains an object of more than ${LARGEST / 1024 ** 2} MB`);
  };
  const read = (text: string): ListItem[] => {
    if (/^---(?:\s|$)/.test(text)) {
      [isList, dash] = [false, null];
      return end();
    }
    if (/^items:\s*$/.test(text)) {
      // The lines above only show that this is a list.
      [isList, open] = [true, null];
      return [];
    }
    if (!isList) {
      keep(text);
      return [];
    }
    dash ??= /^ *-(?: +|$)/.exec(text)?.[0] ?? null;
    if (dash === null) return [];
    const blanks = ' '.repeat(dash.length);
    if (text.startsWith(dash)) {
      const ended = end();
      keep(blanks + text.slice(dash.length));
      return ended;
    }
    if (!text.startsWith(blanks) && !/^\s*(?:#|$)/.test(text)) return end();
    if (open !== null) keep(text);
    return [];
  };
  return {
    add: (text) => {
      const ended = read(text);
      line++;
      offset += text.length + 1;
      return ended;
    },
    end,
  };
}
