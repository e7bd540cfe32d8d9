import { bufferOf } from '../text/lines.ts';
import { nodesOf, stringAt } from './nodes.ts';
import { objectsOfList } from './object-lists.ts';
import { fieldsOf, jsonOf } from './plain-fields.ts';
import { splitDocuments } from './split-documents.ts';
import { parseYaml } from './tree.ts';

/** True if a text may contain a Secret, or a list of Secrets. */
const MENTION = /kind["']?\s*:\s*["']?Secret(?:List)?\b/;

/**
 * The bytes of objects in which each Secret is blanked, so that no report can contain its data; all others keep their lines and columns. A
 * document that cannot be read and may contain a Secret is blanked completely.
 */
export function withoutSecrets(bytes: Uint8Array): Uint8Array {
  const buffer = bufferOf(bytes);
  if (!MENTION.test(buffer.toString('latin1'))) return bytes;
  const documents = [...splitDocuments(buffer)].map(({ start, end }) => withoutSecretsIn(buffer.toString('utf8', start, end)));
  return Buffer.from(documents.join(''));
}

/** Comments and markers above the first key of a mapping, and the blanks before that key. */
const HEAD = /^(?:(?:[ \t]*(?:#.*)?|---(?:[ \t].*)?)\r?\n)*( *)(?=[A-Za-z])/;

function withoutSecretsIn(text: string): string {
  if (!MENTION.test(text)) return text;
  // Most Secrets of a dump are objects of their own, which need no parsing.
  const [head, indentation] = HEAD.exec(text) ?? [];
  if (head !== undefined && text.includes(`\n${indentation}kind: Secret\n`, head.length)) return head + blank(text.slice(head.length));
  if (fieldsOf(jsonOf(text)).kind === 'Secret') {
    const [start, end] = [text.indexOf('{') + 1, text.lastIndexOf('}')];
    return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  }
  const tree = parseYaml(text);
  if (tree === null || 'reason' in tree) return blank(text);
  let result = '';
  // Other objects, such as a ManifestWork, contain Secrets too.
  for (const object of objectsOfList(tree.root).flatMap((one) => [...nodesOf(one)])) {
    if (stringAt(object, 'kind') !== 'Secret' || object.start < result.length) continue;
    const isInBraces = text[object.start] === '{';
    const start = isInBraces ? object.start + 1 : object.start;
    result += text.slice(result.length, start) + blank(text.slice(start, isInBraces ? endOfBraces(text, object.start) : object.end));
  }
  return result + text.slice(result.length);
}

/** Offset of the bracket that closes the one at `start`. */
function endOfBraces(text: string, start: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (/[{[]/.test(found[0][0] ?? '')) depth++;
    else if (/[}\]]/.test(found[0][0] ?? '') && --depth === 0) return found.index;
  }
  return text.length;
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]+/g, (line) => ' '.repeat(line.length));
}
