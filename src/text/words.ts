/** Splits `metricsBindAddress`, `metrics-bind-address` and `METRICS_BIND_ADDRESS` into the same lower-case words. */
export function wordsOfName(name: string): string[] {
  return name
    .slice(0, 200)
    .replaceAll('gRPC', 'Grpc')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'rbash', 'ksh', 'zsh']);

/** True if a program, by its name or path, is a shell whose scripts can be read as bash. */
export function isShell(program: string): boolean {
  return SHELLS.has(baseName(program));
}

/** An image without tag and digest. */
export function repositoryOf(image: string): string {
  const [name = ''] = image.split('@', 1);
  const colon = name.lastIndexOf(':');
  return colon < name.lastIndexOf('/') || colon < 0 ? name : name.slice(0, colon);
}

/** The folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** True if one of these folders contains tests, examples or the like, which are not part of the product. */
export function areAside(folders: readonly string[]): boolean {
  return folders.some((folder) => /^(examples?|samples?|tests?|testing|testdata|fixtures?|e2e|demos?|hack)$/i.test(folder));
}

/** Number of parts that two paths share from the start. */
export function commonParts(a: readonly string[], b: readonly string[]): number {
  const apart = a.findIndex((part, depth) => part !== b[depth]);
  return apart < 0 ? a.length : apart;
}

/** A text, shortened to a readable length. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** True for a date as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A text escaped for a regular expression. */
export function forExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A word quoted for a shell. */
export function forShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The first texts, followed by `and 38 more` if there are more. */
export function firstAndMore(texts: readonly string[], most: number): string[] {
  return texts.length > most ? [...texts.slice(0, most), `and ${texts.length - most} more`] : [...texts];
}

/** `a, b and 38 more`; one item more than `most` is listed too. */
export function listedUpTo(words: readonly string[], most: number): string {
  const more = words.length - most;
  return more > 1 ? `${words.slice(0, most).join(', ')} and ${more} more` : listed(words);
}

/** `a, b and 38 more`, without `and` before the last item. */
export function firstFew(words: readonly string[], most: number, separator = ', '): string {
  return words.slice(0, most).join(separator) + (words.length > most ? ` and ${words.length - most} more` : '');
}

/** Offset of a token that is not part of a longer word or number; -1 if there is none. */
export function wordAt(text: string, token: string, from = 0): number {
  if (token === '') return -1;
  const joins = (beside: string | undefined, edge: string | undefined) => /\w/.test(beside ?? '') && /\w/.test(edge ?? '');
  for (let at = text.indexOf(token, from); at >= 0; at = text.indexOf(token, at + 1)) {
    if (!joins(text[at - 1], token[0]) && !joins(text[at + token.length], token.at(-1))) return at;
  }
  return -1;
}
