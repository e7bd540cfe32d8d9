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

/** A glob as a pattern: `*` and `?` within one folder, `**` over any number, `{a,b}`, `[abc]`. */
export function globPattern(absolute: string): RegExp {
  const source = absolute.replaceAll('\\', '/');
  let pattern = '';
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    if (source.startsWith('**/', i)) {
      pattern += '(?:[^/]+/)*';
      i += 2;
    } else if (source.startsWith('**', i)) {
      pattern += '.*';
      i += 1;
    } else if (char === '*') pattern += '[^/]*';
    else if (char === '?') pattern += '[^/]';
    else if (char === '{') pattern += '(?:';
    else if (char === '}') pattern += ')';
    else if (char === ',' && isWithinBraces(source, i)) pattern += '|';
    else if (char === '[' && source.includes(']', i)) {
      const end = source.indexOf(']', i + 2);
      pattern += `[${source
        .slice(i + 1, end)
        .replace(/^!/, '^')
        .replaceAll('\\', '\\\\')}]`;
      i = end;
    } else pattern += char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }
  return new RegExp(`^${pattern}$`);
}

function isWithinBraces(source: string, at: number): boolean {
  return source.lastIndexOf('{', at) > source.lastIndexOf('}', at) && source.indexOf('}', at) > at;
}
