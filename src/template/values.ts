import { BETWEEN_NAMES, joinTexts, sliceText, type Text, trim, unquoted } from '../text/text.ts';
import { readActions, stepOfCode, type TemplateStep } from './actions.ts';

/**
 * The alternatives of a text with one choice: `:{{ if .tls }}8443{{ else }}8080{{ end }}` has `:8443` and `:8080`, each unquoted. Empty for
 * a text without a choice, with several, or with an action within the choice.
 */
export function choicesOf(text: Text): readonly Text[] {
  const actions: { readonly step: TemplateStep | null; readonly at: number }[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    for (const code of piece.unknown?.split(BETWEEN_NAMES) ?? []) actions.push({ step: stepOfCode(code), at });
    at += piece.value.length;
  }
  const [first, ...rest] = actions;
  const last = rest.pop();
  const isChoice = first?.step?.role === 'begin' && /^(?:if|with)$/.test(first.step.word);
  if (!isChoice || last?.step?.role !== 'end' || !rest.every(({ step }) => step?.role === 'divide')) return [];
  const marks = [first, ...rest, last];
  const before = sliceText(text, 0, first.at);
  const behind = sliceText(text, last.at + 1);
  return marks.slice(0, -1).flatMap(({ at: start }, index) => {
    const chosen = unquoted(trim(sliceText(text, start + 1, marks[index + 1]?.at ?? last.at)));
    return chosen.value === '' ? [] : [joinTexts([before, chosen, behind].filter((part) => part.value !== ''))];
  });
}

/** The default value in an action, with its offset in the action. */
export interface TemplateDefault {
  readonly value: string;
  readonly start: number;
  /** The value for which it is the default, such as `.Values.port`. */
  readonly of: string;
}

/** A number, an address or a URL as a literal of Go, Jinja or Ruby. In a quoted YAML scalar its quotes can be escaped. */
const LITERAL = String.raw`\\?["'\`](?<quoted>[^"'\`\\\s]{1,200})\\?["'\`]|(?<number>\d{1,5})`;
/** A path that may be unset: `.Values.port`, `(.Values.ports).http`, `$top.port`. */
const PATH = String.raw`\(*[.$][\w.$)-]*`;
/** Functions that do not change a port or an address. */
const SAME = String.raw`(?:\s*\|\s*(?:quote|squote|int|int64|toString|string|trim|atoi))*`;

const FORMS: readonly RegExp[] = [
  // `.port | default 9100`, also after other defaults that may be unset, and `default 9100 .port` of Sprig.
  String.raw`(?<of>${PATH})${SAME}(?:\s*\|\s*default\s+${PATH})*\s*\|\s*default\s+(?:${LITERAL})${SAME}`,
  String.raw`default\s+(?:${LITERAL})\s+(?<of>${PATH})${SAME}`,
  // `or .port 9100` and `coalesce .port .other 9100`.
  String.raw`(?:or|coalesce)\s+(?<of>${PATH})(?:\s+${PATH})*\s+(?:${LITERAL})${SAME}`,
  // `port | default(9100)` of Jinja.
  String.raw`(?<of>[A-Za-z_][\w.]*)\s*\|\s*(?:default|d)\(\s*(?:${LITERAL})\s*(?:,\s*[\w=]+\s*)?\)${SAME}`,
  // `@port || 9100` of ERB and EJS.
  String.raw`(?<of>@?[A-Za-z_][\w.]*)\s*\|\|\s*(?:${LITERAL})`,
].map((form) => new RegExp(`^\\s*${form}\\s*$`, 'd'));

/** Ports and addresses. */
const SOCKET = /^(?:[1-9]\d{0,4}|localhost|(?:[a-z]+:\/\/)?[\w.[\]*-]*[.:][\w.:[\]-]*)$/;
/** Maximum length of an action; longer actions compute values. */
const MAX_ACTION_LENGTH = 300;

/** The default port or address in a text that consists of one action; null if there is none. */
export function templateDefaultOf(text: string): TemplateDefault | null {
  if (text.length > MAX_ACTION_LENGTH || !/\b(?:default|or|coalesce|d)\b|\|\|/.test(text)) return null;
  const [action, second] = readActions(text);
  if (!action || second || action.start > 0 || action.end < text.length) return null;
  for (const form of FORMS) {
    const found = form.exec(action.code);
    const place = found?.indices?.groups?.quoted ?? found?.indices?.groups?.number;
    if (!found || !place) continue;
    const value = action.code.slice(...place);
    return SOCKET.test(value) ? { value, start: action.codeStart + place[0], of: found.groups?.of ?? '' } : null;
  }
  return null;
}
