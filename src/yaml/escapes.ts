/**
 * The start of each notation of a printable ASCII character that differs from the character itself: escapes of JSON and YAML, lines joined
 * by a backslash, and base64 by a tag.
 */
const ESCAPES = ['\\u00', '\\U0000', '\\x', '\\/', '\\\n', '\\\r'];

const ESCAPE = /\\+(?:(?:u00|U000000|x)([2-7][0-9a-fA-F])|(\/)|\r?\n[ \t]*)/g;
/** A key or value in base64, by the YAML tag or one that `%TAG` may define as such. */
const TAGGED = /(?<=![^\s"']*[ \t]+["']?)[A-Za-z0-9+/]{4,}={0,2}/g;

/** True if characters of a text may be written as escapes. */
export function mayHoldEscapes(text: string | Buffer): boolean {
  return (text.includes('\\') && ESCAPES.some((start) => text.includes(start))) || mayHoldTags(text);
}

/** A search for the word of both tags; most texts have neither. */
function mayHoldTags(text: string | Buffer): boolean {
  return (text.includes('binary') && (text.includes('!!binary') || text.includes(':binary'))) || text.includes('%TAG');
}

/**
 * Decodes the escapes of a text, for searches that would otherwise miss `"host\u004eetwork"`. Offsets change, and text that only looks like
 * an escape, such as in a block scalar, is decoded too, so only the parsed tree shows the real meaning.
 */
export function withoutEscapes(text: string): string {
  if (!mayHoldEscapes(text)) return text;
  const plain = text.replace(ESCAPE, (_, code: string | undefined, slash: string | undefined) =>
    code === undefined ? (slash ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
  // The search for tags looks back from each word, and most texts with escapes have no tags.
  return mayHoldTags(text) ? plain.replace(TAGGED, (encoded) => Buffer.from(encoded, 'base64').toString('latin1')) : plain;
}
