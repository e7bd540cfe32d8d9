import { diagnosticOf, rangeOf } from '../diagnostics.ts';
import { lsp } from '../library.ts';
import type { DocumentContext } from '../session.ts';
import type { TitledEdit } from '../text.ts';
import { countFixable, fixAll, fixOf } from './fix.ts';
import { ignoreOf } from './ignore.ts';
import { movesOf } from './move-port.ts';
import { registryRowAction } from './registry-row.ts';

/** The kind of the action that fixes a whole document. */
export const FIX_ALL = `${lsp.CodeActionKind.SourceFixAll}.hostport-lint`;

/** Maximum number of findings in a range that get quick fixes; for each, the document is read once or twice. */
const MAX_FINDINGS = 20;
/** Maximum number of findings in a document for which all fixes are computed in advance. */
const MAX_UNASKED = 100;

/** A request for quick fixes. */
interface QuickFixRequest {
  readonly range: lsp.Range;
  /** The action kinds that the client wants; undefined for all. */
  readonly only: readonly string[] | undefined;
  /** The client's capabilities for edits. */
  readonly edits: lsp.WorkspaceEditClientCapabilities | undefined;
}

/** The quick fixes for the findings of a range, and the action that fixes the whole document. */
export async function actionsFor({ range, only, edits }: QuickFixRequest, context: DocumentContext): Promise<lsp.CodeAction[]> {
  const { view, uriOf } = context;
  const wants = (kind: string) => only?.some((one) => kind === one || kind.startsWith(`${one}.`));
  const actionOf = (change: TitledEdit, kind: string): lsp.CodeAction => ({
    title: change.title,
    kind,
    edit: workspaceEdit(change, edits, context),
    ...(change.isPreferred && { isPreferred: true }),
  });
  const actions: lsp.CodeAction[] = [];
  if (wants(lsp.CodeActionKind.QuickFix) ?? true) {
    const found = view.findings.filter((finding) => rangesMeet(rangeOf(finding.span), range));
    for (const finding of found.slice(0, MAX_FINDINGS)) {
      const changes = [
        fixOf(finding, context),
        ...movesOf(finding, context),
        await ignoreOf(finding, context),
        registryRowAction(finding, context),
      ];
      const diagnostics = [diagnosticOf(finding, uriOf)];
      for (const change of changes) if (change !== null) actions.push({ ...actionOf(change, lsp.CodeActionKind.QuickFix), diagnostics });
    }
  }
  if (wants(FIX_ALL) ?? (view.findings.length <= MAX_UNASKED && countFixable(context) > 1)) {
    const change = await fixAll(context);
    if (change !== null) actions.push(actionOf(change, FIX_ALL));
  }
  return actions;
}

function workspaceEdit(
  { edits, snippets }: TitledEdit,
  { documentChanges, snippetEditSupport }: lsp.WorkspaceEditClientCapabilities = {},
  { document: { uri, version } }: DocumentContext,
): lsp.WorkspaceEdit {
  if (!documentChanges) return { changes: { [uri]: [...edits] } };
  return { documentChanges: [{ textDocument: { uri, version }, edits: [...((snippetEditSupport && snippets) || edits)] }] };
}

/** True if two ranges overlap; a cursor directly after a range still counts as in it. */
function rangesMeet(a: lsp.Range, b: lsp.Range): boolean {
  const isBefore = (one: lsp.Range['start'], other: lsp.Range['start']) =>
    one.line < other.line || (one.line === other.line && one.character < other.character);
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}
