import { createTwoFilesPatch } from 'diff';

/** Returns a unified diff for `patch` and `git apply`. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const [from, to] = [quotedName(`a/${path}`), quotedName(`b/${path}`)];
  return createTwoFilesPatch(from, to, before, after, undefined, undefined, { context: 3 }).replace(/^=+\n/, '');
}

/** A file name, quoted as git does if it contains a line break, an escape or other control characters. */
function quotedName(name: string): string {
  if (!/[\p{C}\p{Zl}\p{Zp}"\\]/u.test(name)) return name;
  const bytes = [...Buffer.from(name)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') return `\\${character}`;
    return byte >= 0x20 && byte < 0x7f ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `"${bytes.join('')}"`;
}

/** The diff in the usual colours. */
export function colorDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => {
      const [, isHead, sign] = /^(?:(\+\+\+ |--- )|([-+@]))/.exec(line) ?? [];
      const code = isHead ? '1' : sign === '+' ? '32' : sign === '-' ? '31' : sign === '@' ? '36' : '';
      return code === '' ? line : `\u001b[${code}m${line}\u001b[0m`;
    })
    .join('\n');
}
