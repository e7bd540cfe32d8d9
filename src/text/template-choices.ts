import { stepOfCode, type TemplateStep } from './template-actions.ts';
import { joinTexts, sliceText, type Text, trim, unquoted } from './text.ts';

/**
 * The texts of which a template renders one: `:{{ if .tls }}8443{{ else }}8080{{ end }}` gives `:8443` and `:8080`, each without quotes
 * that it is wholly in. Empty for a text that holds no choice, more than one, or a choice with an action in it.
 */
export function choicesOf(text: Text): readonly Text[] {
  const actions: { readonly step: TemplateStep | null; readonly at: number }[] = [];
  let at = 0;
  for (const piece of text.pieces) {
    if (piece.unknown !== undefined) actions.push({ step: stepOfCode(piece.unknown), at });
    at += piece.value.length;
  }
  const [first, ...rest] = actions;
  const last = rest.pop();
  if (!first || !last || !isChoice(first.step) || last.step?.role !== 'end' || !rest.every(({ step }) => step?.role === 'divide'))
    return [];
  const marks = [first, ...rest, last];
  const before = sliceText(text, 0, first.at);
  const behind = sliceText(text, last.at + 1);
  return marks.slice(0, -1).flatMap(({ at: start }, index) => {
    const chosen = unquoted(trim(sliceText(text, start + 1, marks[index + 1]?.at ?? last.at)));
    return chosen.value === '' ? [] : [joinTexts([before, chosen, behind].filter((part) => part.value !== ''))];
  });
}

function isChoice(step: TemplateStep | null): boolean {
  return step?.role === 'begin' && (step.word === 'if' || step.word === 'with');
}
