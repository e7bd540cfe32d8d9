/**
 * How the ways begin in which a parser reads a printable ASCII character that the text does not show: escapes of JSON and YAML,
 * lines that a backslash joins, and base64 by a tag.
 */
const ESCAPES = ['\\u00', '\\U0000', '\\x', '\\/', '\\\n', '\\\r'];

const ESCAPE = /\\+(?:(?:u00|U000000|x)([2-7][0-9a-fA-F])|(\/)|\r?\n[ \t]*)/g;
/** A key or value in base64, by the tag of YAML or one that `%TAG` may define as it. */
const TAGGED = /(?<=![^\s"']*[ \t]+["']?)[A-Za-z0-9+/]{4,}={0,2}/g;

/** Whether some characters of a text may be written as escapes. */
export function mayHoldEscapes(text: string | Buffer): boolean {
  return (text.includes('\\') && ESCAPES.some((start) => text.includes(start))) || mayHoldTags(text);
}

/** One search for the word of both tags: most texts have neither. */
function mayHoldTags(text: string | Buffer): boolean {
  return (text.includes('binary') && (text.includes('!!binary') || text.includes(':binary'))) || text.includes('%TAG');
}

/**
 * The text with its escapes decoded, for searches of words that would otherwise miss `"host\u004eetwork"`. Offsets change, and what is no
 * escape there, such as in a block scalar, is decoded too, so only the parser's tree says what the text means.
 */
export function withoutEscapes(text: string): string {
  if (!mayHoldEscapes(text)) return text;
  const plain = text.replace(ESCAPE, (_, code: string | undefined, slash: string | undefined) =>
    code === undefined ? (slash ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
  // The search for tags looks back from each word, and most texts with escapes have none.
  return mayHoldTags(text) ? plain.replace(TAGGED, (encoded) => Buffer.from(encoded, 'base64').toString('latin1')) : plain;
}
