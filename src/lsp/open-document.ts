import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Settings } from '../options.ts';
import type { Place } from './folders.ts';
import type { Alone } from './lint.ts';
import type { WholeOfDocument } from './view.ts';
import type { Fault } from './worker.ts';

/** Characters of the largest document that is linted at each change. */
const MAX_LIVE = 5_000_000;

/** A document that is open, with what its lints said. */
export interface OpenDocument {
  readonly document: TextDocument;
  readonly place: Place;
  /** The configuration of this program, which is checked instead of linted. */
  readonly isConfiguration: boolean;
  /** It is linted with all of its folder on each save. */
  readonly isOfFolder: boolean;
  alone: Alone | null;
  whole: WholeOfDocument | null;
  /** What is wrong with a configuration, and the text of which that is true. */
  checked: { readonly text: string; readonly fault: Fault | null } | null;
  /** The last settings without a mistake. */
  settings: Settings | null;
  timer: NodeJS.Timeout | undefined;
  /** The version of the last lint that began. */
  version: number | null;
}

/** A document without lints. */
export function unlinted(known: Pick<OpenDocument, 'document' | 'place' | 'isConfiguration' | 'isOfFolder'>): OpenDocument {
  return { ...known, alone: null, whole: null, checked: null, settings: null, timer: undefined, version: null };
}

/** True for a document that is too large to be linted at each change. */
export function isLarge({ document }: OpenDocument): boolean {
  return document.getText().length > MAX_LIVE;
}

/** True if some lint was of the present text, so that its places are right. */
export function isUpToDate({ document, isConfiguration, checked, alone, whole }: OpenDocument): boolean {
  const text = document.getText();
  return isConfiguration ? checked?.text === text : alone?.text === text || whole?.text === text;
}
