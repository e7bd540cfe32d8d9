/** First and last changed line of a file; around lines that were only taken out, the two that were their neighbours. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * Reads a unified diff without context lines, as `git diff --unified=0 --dst-prefix=b/` prints it: the changed lines of each
 * file as it is now, by path from the root of the repository. A file whose name or mode alone changed has none.
 */
export function changedLines(patch: Buffer): Map<string, LineRange[]> {
  const changed = new Map<string, LineRange[]>();
  let ranges: LineRange[] = [];
  let bodyLines = 0;
  for (const line of patch.toString('latin1').split('\n')) {
    // The text of a change may look like a header, so it is told by the counts of its hunk.
    if (bodyLines > 0) {
      if (!line.startsWith('\\')) bodyLines--;
      continue;
    }
    const hunk = HUNK.exec(line);
    if (hunk) {
      const [from, added] = [Number(hunk[2]), Number(hunk[3] ?? 1)];
      bodyLines = Number(hunk[1] ?? 1) + added;
      ranges.push(added === 0 ? { from: Math.max(from, 1), to: from + 1 } : { from, to: from + added - 1 });
    } else if (line.startsWith('+++ ')) {
      ranges = [];
      const name = nameOf(line.slice('+++ '.length));
      if (name.startsWith('b/')) changed.set(name.slice('b/'.length), ranges);
    }
  }
  return changed;
}

/** A name as git writes it in a patch: plain, with a tab after it where it holds blanks, or quoted as in C. */
function nameOf(written: string): string {
  if (!written.startsWith('"')) return Buffer.from(written.replace(/\t$/, ''), 'latin1').toString('utf8');
  const bytes = written.slice(1, written.lastIndexOf('"')).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (SHORT_ESCAPES[code] ?? code);
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
