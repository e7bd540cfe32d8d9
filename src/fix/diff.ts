import { createTwoFilesPatch } from 'diff';

/** A unified diff that `patch` and `git apply` read. */
export function unifiedDiff(path: string, before: string, after: string): string {
  return diffOf(`a/${path}`, `b/${path}`, before, after);
}

/** A unified diff of a render, further in so that no program takes it for one of files; each hunk names the template that printed it. */
export function renderDiff(command: string, before: string, after: string): string {
  const lines = before.split('\n');
  const diff = diffOf(command, `${command}, mended`, before, after).replace(/^@@ -(\d+).*$/gm, (head, line) => {
    const source = lines.slice(0, Number(line) + 3).findLast((one) => one.startsWith('# Source: '));
    return source === undefined ? head : `${head} ${source}`;
  });
  return diff.replace(/^(?=.)/gm, '  ');
}

function diffOf(from: string, to: string, before: string, after: string): string {
  return createTwoFilesPatch(from, to, before, after, undefined, undefined, { context: 3 }).replace(/^=+\n/, '');
}

/** The diff in the usual colours. */
export function colorDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => {
      const [, isHead, sign] = /^(?: {2})?(?:(\+\+\+ |--- )|([-+@]))/.exec(line) ?? [];
      const code = isHead ? '1' : sign === '+' ? '32' : sign === '-' ? '31' : sign === '@' ? '36' : '';
      return code === '' ? line : `\u001b[${code}m${line}\u001b[0m`;
    })
    .join('\n');
}
