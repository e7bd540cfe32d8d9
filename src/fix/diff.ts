import { createTwoFilesPatch } from 'diff';

/** A unified diff that `patch` and `git apply` read. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
  return patch.replace(/^=+\n/, '');
}

/** The diff with the usual colours, and with control characters of the files made visible. */
export function paintDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => {
      const code =
        line.startsWith('+++') || line.startsWith('---')
          ? '1'
          : line.startsWith('+')
            ? '32'
            : line.startsWith('-')
              ? '31'
              : line.startsWith('@@')
                ? '36'
                : '';
      return code === '' ? line : `\u001b[${code}m${line}\u001b[0m`;
    })
    .join('\n');
}
