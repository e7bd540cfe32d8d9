import type { Document } from '../model/document.ts';
import type { Entry, Node, ScalarNode } from '../model/node.ts';
import type { Problem } from '../model/source.ts';
import { knownText, spanOfText, type Text } from '../model/text.ts';
import { problemAt } from './objects.ts';
import { LARGEST_REQUEST } from './size.ts';

/** A manifest that stands as text inside another document. */
export interface EmbeddedText {
  readonly text: Text;
  /** The text is a file of a node (machine config, ignition), so the kubelet runs it as a static pod. */
  readonly isFile: boolean;
}

const LOOKS_LIKE_POD = /\bhost(?:Network|Port)\b/;
const CONTAINERS = /\b(?:containers|objects|items)\b/;

/** The strings of a document which hold manifests: inline files, data URLs, values of ConfigMaps. */
export function* embeddedTexts(document: Document): Iterable<EmbeddedText | Problem> {
  const seen = new Set<Node>();
  const open: { node: Node; key: string }[] = [{ node: document.root, key: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, key } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.type === 'sequence') {
      const { items } = node;
      for (let index = items.length - 1; index >= 0; index--) open.push({ node: items[index] as Node, key });
    } else if (node.type === 'mapping') {
      const { entries } = node;
      for (let index = entries.length - 1; index >= 0; index--) {
        const entry = entries[index] as Entry;
        open.push({ node: entry.value, key: entry.key.text });
      }
    } else if (typeof node.value === 'string') {
      const text = manifestIn(document, node, key);
      if (text && text.value.length > LARGEST_REQUEST)
        yield problemAt(document, node, 'is too long a text to hold a manifest, so it is not searched for pods');
      else if (text) yield { text, isFile: key === 'inline' || key === 'source' };
    }
  }
}

function manifestIn(document: Document, scalar: ScalarNode, key: string): Text | null {
  if (key === 'source' && scalar.text.startsWith('data:')) return textOfDataUrl(document, scalar);
  if (scalar.text.length < 40 || !LOOKS_LIKE_POD.test(scalar.text) || !CONTAINERS.test(scalar.text)) return null;
  return document.textOf(scalar);
}

/** Decodes a data URL (RFC 2397); characters that were encoded all stand at the URL's own place. */
function textOfDataUrl(document: Document, scalar: ScalarNode): Text | null {
  const found = /^data:([^,]*),([\s\S]*)$/.exec(scalar.text);
  if (!found) return null;
  const [, type = '', data = ''] = found;
  const decoded = /;base64$/i.test(type) ? Buffer.from(data, 'base64').toString('utf8') : decodePercent(data);
  if (decoded === null || !LOOKS_LIKE_POD.test(decoded)) return null;
  const span = spanOfText(document.textOf(scalar));
  return knownText(decoded, () => span);
}

function decodePercent(data: string): string | null {
  try {
    return decodeURIComponent(data);
  } catch {
    return null;
  }
}
