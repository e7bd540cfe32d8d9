import path from 'node:path';

/** Whether a path holds wildcards. */
export function isGlob(given: string): boolean {
  return /[*?[\]{}]/.test(given);
}

/** The folder before the first wildcard, which is where the walk begins. */
export function globBase(absolute: string): string {
  const parts = absolute.split(/[\\/]/);
  const wild = parts.findIndex(isGlob);
  return parts.slice(0, wild < 0 ? parts.length - 1 : wild).join(path.sep) || path.sep;
}

/** `**` over any number of folders, a wildcard within one, a set of characters, a choice of alternatives, or one character. */
const TOKEN = /\*\*\/|\*\*|\*|\?|\[!?(?:\][^\]/]*|[^\]/]+)\]|\{|\}|,|[\s\S]/g;

/** A glob as a pattern: `*` and `?` within one folder, `**` over any number, `{a,b}`, `[abc]`, `[!abc]`; a lone bracket is itself. */
export function globPattern(absolute: string): RegExp {
  const source = absolute.replaceAll('\\', '/');
  const hasChoices = balance(source) === 0;
  let depth = 0;
  const pattern = source.replace(TOKEN, (token) => {
    if (hasChoices && token === '{') depth++;
    if (hasChoices && token === '}') depth--;
    return (hasChoices ? CHOICES[token] : undefined) ?? (token === ',' && depth > 0 ? '|' : patternOf(token));
  });
  return new RegExp(`^${pattern}$`);
}

const CHOICES: Readonly<Record<string, string>> = { '{': '(?:', '}': ')' };
const WILDCARDS: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };

function patternOf(token: string): string {
  return WILDCARDS[token] ?? (token.length > 1 ? setPattern(token) : escaped(token));
}

/** A set of characters; itself where it is none, such as a range from behind. */
function setPattern(token: string): string {
  const set = `[${token
    .slice(1, -1)
    .replace(/^!/, '^')
    .replace(/[\\\][]/g, '\\$&')}]`;
  try {
    return new RegExp(set).source;
  } catch {
    return escaped(token);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** 0 where every brace outside of sets has its partner. */
function balance(source: string): number {
  let open = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '{') open++;
    if (token === '}') open--;
    if (open < 0) return open;
  }
  return open;
}
