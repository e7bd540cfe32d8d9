import type { Document } from '../model/document.ts';
import type { ScalarNode } from '../model/node.ts';
import { knownText, spanOfText, type Text } from '../text/text.ts';

/** Decodes a data URL (RFC 2397), null for any other text; characters that were encoded all stand at the URL's own place. */
export function textOfDataUrl(document: Document, scalar: ScalarNode): Text | null {
  const found = /^data:([^,]*),([\s\S]*)$/.exec(scalar.text);
  if (!found) return null;
  const [, type = '', data = ''] = found;
  const decoded = /;base64$/i.test(type) ? Buffer.from(data, 'base64').toString('utf8') : decodePercent(data);
  if (decoded === null) return null;
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
