import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { onceForLast } from '../text/once.ts';
import { plainOf } from '../yaml/nodes.ts';
import { parseYamlDocuments } from '../yaml/tree.ts';

/** Where a comment is placed: on a line of its own above a finding, or at the end of its line. */
export const PLACEMENTS = ['above', 'behind'] as const;

/** A comment that suppresses rules. `until` is its last day. */
export function commentFor(rules: readonly string[], reason: string, until: string | undefined): string {
  return `# hostport-lint: ignore ${rules.join(', ')} -- ${reason.trim()}${until === undefined ? '' : ` until ${until}`}`;
}

/** Adds comments to a text, one for each line that has findings. */
export function addComment(
  text: string,
  findings: readonly Pick<Finding, 'rule' | 'span'>[],
  placement: (typeof PLACEMENTS)[number],
  commentOf: (rules: readonly string[]) => string,
): string {
  const byLine = groupBy(findings, ({ span }) => span.line);
  // Keeps the line ends, which differ on Windows.
  const lines = text.split(/(?<=\n)/);
  return lines
    .map((line, index) => {
      const found = byLine.get(index + 1);
      if (!found) return line;
      const comment = commentOf([...new Set(found.map(({ rule }) => rule))].sort());
      const end = /\r?\n$/.exec(line)?.[0] ?? '\n';
      const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
      return placement === 'above'
        ? `${indentation}${comment}${end}${line}`
        : `${line.trimEnd()} ${comment}${/\r?\n$/.exec(line)?.[0] ?? ''}`;
    })
    .join('');
}

/** Cached, because many comments are tried on one text. */
const valuesBefore = onceForLast(yamlValues);

/** True if YAML reads the same values from both texts; false if one cannot be read, or is JSON, which has no comments. */
export function hasSameValues(before: string, after: string): boolean {
  const values = valuesBefore(before);
  return values !== null && yamlValues(after) === values;
}

/** All values of a YAML text, for comparison; null if it cannot be read, or is JSON. */
function yamlValues(text: string): string | null {
  if (/^\s*[[{]/.test(text)) return null;
  const documents = parseYamlDocuments(text);
  return 'reason' in documents ? null : JSON.stringify(documents.map(({ root }) => plainOf(root)?.value ?? null));
}
