import type { CodeAction, CodeActionContext, Diagnostic, Range, WorkspaceEdit } from 'vscode-languageserver/node';
import type { Finding } from '../../model/finding.ts';
import { rangeOf } from '../diagnostics.ts';
import { CodeActionKind } from '../library.ts';
import type { ActionContext, Change } from './context.ts';
import { countFixable, fixAll, fixOf } from './fix.ts';
import { ignoreOf } from './ignore.ts';
import { movesOf } from './move-port.ts';
import { rowOf } from './registry-row.ts';

/** The kind of the action that fixes a whole document. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.hostport-lint`;

/** What the client can do with edits. */
export interface ClientEdits {
  readonly documentChanges: boolean;
  readonly snippets: boolean;
}

/** Findings of a range that get quick fixes, for each of which the document is read once or twice. */
const MAX_FINDINGS = 20;
/** Findings of a document for which all fixes are made before they are asked for. */
const MAX_UNASKED = 100;

/** A request for quick fixes. */
export interface Asked {
  readonly range: Range;
  readonly context: CodeActionContext;
  readonly client: ClientEdits;
  /** The diagnostic as it was sent for a finding. */
  readonly diagnosticOf: (finding: Finding) => Diagnostic;
}

/** The quick fixes for the findings of a range, and the action that fixes the whole document. */
export async function actionsFor(asked: Asked, context: ActionContext): Promise<CodeAction[]> {
  const { range, client } = asked;
  const wants = (kind: string) => asked.context.only?.some((one) => kind === one || kind.startsWith(`${one}.`));
  const actions: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix) ?? true) {
    const found = context.view.findings.filter((finding) => overlap(rangeOf(finding.span), range));
    for (const finding of found.slice(0, MAX_FINDINGS)) {
      const changes = [fixOf(finding, context), ...movesOf(finding, context), await ignoreOf(finding, context), rowOf(finding, context)];
      for (const change of changes) {
        if (change === null) continue;
        const diagnostics = [asked.diagnosticOf(finding)];
        actions.push({ ...actionOf(change, CodeActionKind.QuickFix, client, context), diagnostics });
      }
    }
  }
  const isUseful = context.view.findings.length <= MAX_UNASKED && countFixable(context) > 1;
  if (wants(FIX_ALL) ?? isUseful) {
    const change = await fixAll(context);
    if (change !== null) actions.push(actionOf(change, FIX_ALL, client, context));
  }
  return actions;
}

function actionOf(change: Change, kind: string, client: ClientEdits, context: ActionContext): CodeAction {
  return { title: change.title, kind, ...(change.isPreferred && { isPreferred: true }), edit: workspaceEdit(change, client, context) };
}

function workspaceEdit({ edits, snippets }: Change, client: ClientEdits, { document: { uri, version } }: ActionContext): WorkspaceEdit {
  if (!client.documentChanges) return { changes: { [uri]: [...edits] } };
  return { documentChanges: [{ textDocument: { uri, version }, edits: [...(client.snippets && snippets ? snippets : edits)] }] };
}

/** Whether two ranges share a place; a cursor right behind a range is still at it. */
function overlap(a: Range, b: Range): boolean {
  const isBefore = (one: Range['start'], other: Range['start']) =>
    one.line < other.line || (one.line === other.line && one.character < other.character);
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}
