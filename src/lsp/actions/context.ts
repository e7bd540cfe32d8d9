import type { SnippetTextEdit, TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { RegistryView } from '../../model/registry.ts';
import type { View } from '../view.ts';

/** A document for which quick fixes are asked. */
export interface ActionContext {
  readonly document: TextDocument;
  /** Its path as findings print it. */
  readonly path: string;
  readonly view: View;
  readonly registry: RegistryView | null;
  /** What the editor would show if the document had another text. */
  readonly viewAfter: (text: string) => Promise<View>;
}

/** A change of the document, with a name for the menu of the editor. */
export interface Change {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** The same for editors that place the cursor in what they insert. */
  readonly snippets?: readonly SnippetTextEdit[];
  readonly isPreferred?: true;
}
