import { applyRound, type FixDraft, MAX_ROUNDS } from '../../fix/edits.ts';
import type { Finding } from '../../model/finding.ts';
import type { Edit } from '../../model/span.ts';
import { looksLikeTemplate } from '../../template/blanks.ts';
import type { DocumentContext } from '../session.ts';
import { editAt, editTo, type TitledEdit } from '../text.ts';

/** The edit that `--fix` makes for a finding; null if there is none, and in templates, which `--fix` never writes. */
function editOf({ fix }: Finding, path: string, text: string): Edit | null {
  const [edit] = fix?.edits ?? [];
  return edit === undefined || fix?.isShownOnly || edit.path !== path || looksLikeTemplate(text) ? null : edit;
}

/** The fix of one finding. */
export function fixOf(finding: Finding, { document, place, view }: DocumentContext): TitledEdit | null {
  const edit = editOf(finding, place.path, view.text);
  if (edit === null || finding.fix === null) return null;
  const { description } = finding.fix;
  return {
    title: description.charAt(0).toUpperCase() + description.slice(1),
    edits: [editAt(document, edit.start, edit.end, edit.text)],
    isPreferred: true,
  };
}

/** The number of findings in a document that have a fix. */
export function countFixable({ view, place }: DocumentContext): number {
  return view.findings.filter((finding) => editOf(finding, place.path, view.text) !== null).length;
}

/** All fixes of a document, in rounds as with `--fix`, because one fix moves the places of the next; null if there are none. */
export async function fixAll({ document, place: { path }, view, viewAfter }: DocumentContext): Promise<TitledEdit | null> {
  const drafts = new Map<string, FixDraft>();
  let now = view;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const edits = now.findings.flatMap((finding) => editOf(finding, path, now.text) ?? []);
    if (!applyRound(drafts, new Map([[path, edits]]), () => view.text)) break;
    now = await viewAfter(drafts.get(path)?.after ?? view.text);
  }
  if (now === view) return null;
  return { title: 'Fix all findings that hostport-lint can fix', edits: [editTo(document, now.text)] };
}
