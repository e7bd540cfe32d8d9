import type { Document, Node, ScalarNode } from '../model/document.ts';
import type { DocumentOrigin } from '../text/document.ts';
import { createLocator } from '../text/lines.ts';
import { readActions } from '../text/template-actions.ts';
import { joinTexts, knownText, type Text, unknownText } from '../text/text.ts';

/** Files that systemd or podman's generator reads as units, also as templates of them. */
const UNIT_FILE = /(?:^|\/)([^/]+\.(?:service|socket|container|pod|kube))(?:\.(?:template|tmpl|tpl|in|j2))?$/;
const UNIT_SECTION = /^\[(?:Unit|Service|Socket|Container|Pod|Kube)\][ \t\r]*$/m;

/** Whether a file is called as units are. */
export function hasUnitName(path: string): boolean {
  return UNIT_FILE.test(path);
}

/** Whether a file is a unit as systemd reads it, by its name and its sections. */
export function isUnitFile(path: string, text: string): boolean {
  return hasUnitName(path) && UNIT_SECTION.test(text);
}

/** A unit file as the object `name` and `contents` that configurations of nodes hold of one. */
export function unitDocument(text: string, origin: DocumentOrigin): Document {
  const spanAt = createLocator(text, origin);
  const name = scalar(UNIT_FILE.exec(origin.path)?.[1] ?? origin.path, 0);
  const contents = scalar(text, text.length);
  const whole = textOf(text, spanAt);
  const entries = Object.entries({ name, contents }).map(([key, value]) => ({ key: scalar(key, 0), value }));
  const root: Node = { type: 'mapping', start: 0, end: text.length, flow: false, entries, hidden: [] };
  return {
    path: origin.path,
    source: origin.source,
    root,
    template: whole.pieces.length > 1,
    hasAliases: false,
    spanAt,
    editable: false,
    spanOf: (node) => spanAt(node.start, node.end),
    textOf: (node) => (node === contents ? whole : knownText(node.text, () => spanAt(0, 0))),
    branchesAt: () => [],
    rawText: (start, end) => text.slice(start, end),
  };
}

function scalar(text: string, end: number): ScalarNode {
  return { type: 'scalar', start: 0, end, value: text, text, style: 'plain' };
}

/** The text, in which nobody knows what the actions of a template put in. */
function textOf(text: string, spanAt: Document['spanAt']): Text {
  const parts: Text[] = [];
  let done = 0;
  const addKnown = (from: number, to: number): void => {
    if (to > from) parts.push(knownText(text.slice(from, to), (start, end) => spanAt(from + start, from + end)));
  };
  for (const { start, end, code } of readActions(text)) {
    addKnown(done, start);
    done = end;
    parts.push(unknownText(code.trim(), () => spanAt(start, end)));
  }
  addKnown(done, text.length);
  return joinTexts(parts);
}
