import { UNKNOWN } from '../model/text.ts';

/**
 * Gives lines that hold only template actions a key where they must have rendered one, because a deeper entry follows a finished
 * one (`{{ include "labels" . }}` between `name: x` and the labels beneath), and blanks out those that begin an item of which more entries
 * follow (`- {{ toYaml . }}`). Guesses, and so only worth it where a text is no YAML.
 */
export function keysForActions(readable: string, original: string): string {
  const lines = readable.split('\n');
  const written = original.split('\n');
  let before: Line | null = null;
  let candidate = -1;
  let last = -1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      if (candidate < 0 && (written[index] ?? '').trim() !== '') candidate = index;
      continue;
    }
    const here = readLine(line);
    if (candidate >= 0 && before?.isFinished && here.isEntry && here.indent > before.indent) {
      lines[candidate] = withKey(lines[candidate] ?? '', before.indent);
    }
    const item = lines[last] ?? '';
    if (here.isEntry && ITEM_OF_ACTIONS.test(item) && here.indent > item.lastIndexOf('-')) lines[last] = item.replaceAll(UNKNOWN, ' ');
    candidate = -1;
    last = index;
    before = here.isComment ? before : here;
  }
  return lines.join('\n');
}

/** An item of a list that only actions tell. */
const ITEM_OF_ACTIONS = /^[ \t]*(?:- +)+\uE000[\uE000 \t]*\r?$/;

interface Line {
  /** Where its first key stands, behind the dashes of lists. */
  readonly indent: number;
  readonly isEntry: boolean;
  /** An entry with its value, so that nothing deeper can belong to it. */
  readonly isFinished: boolean;
  readonly isComment: boolean;
}

function readLine(line: string): Line {
  const indent = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(indent);
  const isEntry = /^["']?[\w./-]+["']?:(?:\s|$)/.test(rest);
  return { indent, isEntry, isFinished: isEntry && /:\s+[^\s|>&#]/.test(rest), isComment: rest.startsWith('#') };
}

function withKey(line: string, indent: number): string {
  return line.length < indent + 2 ? line : `${' '.repeat(indent)}${UNKNOWN}:${line.slice(indent + 2)}`;
}
