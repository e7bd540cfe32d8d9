import { RULES } from '../../../rules/index.ts';
import { hasSameName } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { proposalOf, proposeText } from '../../registry/operations/propose.ts';
import { withPlaceholders } from '../../report/escape.ts';
import { hasSameValues } from '../../suppression/write-comment.ts';
import { TextDocument } from '../library.ts';
import type { DocumentContext } from '../session.ts';
import { editAt, lineEndOf, lineOf, type TitledEdit } from '../text.ts';

/** True for rules that compare ports with a registry. */
function isAboutRegistry({ rule }: Finding): boolean {
  return RULES.find(({ id }) => id === rule)?.needs.includes('registry') === true;
}

/** Lines of a proposal for a registry: the heading and rows of a table, or items of a list. */
const ROW = /^(?:## |\|| {2}- \{)/;

/**
 * The row that the registry lacks for a port, as `hostport-lint registry propose` prints it, in a comment above the port, from which it can
 * be moved to the registry. Null if no row is missing, or no comment is possible.
 */
export function registryRowAction(finding: Finding, { document, view, registry }: DocumentContext): TitledEdit | null {
  const { port, protocol, workload, container } = finding;
  if (registry === null || port === null || !isAboutRegistry(finding)) return null;
  const own = view.listeners.filter(
    (one) =>
      one.port === port &&
      one.protocol === protocol &&
      one.container === container &&
      workload !== null &&
      hasSameName(one.workload, workload),
  );
  const proposal = proposalOf(own, registry, { minimumConfidence: 'low' });
  if (proposal.rows.length === 0) return null;
  const rows = withPlaceholders(proposeText(proposal, registry.registries[0]))
    .split('\n')
    .filter((line) => ROW.test(line));
  const { text, start } = lineOf(document, finding.span.line);
  const indentation = /^[ \t]*/.exec(text)?.[0] ?? '';
  const edit = editAt(document, start, start, rows.map((row) => `${indentation}# ${row}${lineEndOf(document)}`).join(''));
  if (!hasSameValues(view.text, TextDocument.applyEdits(document, [edit]))) return null;
  return { title: `Copy the registry row of ${port}/${protocol} into a comment`, edits: [edit] };
}
