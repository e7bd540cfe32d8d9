import { joinTexts, sliceText, spanOfText, type Text, unknownText } from './text.ts';

/** What people and programs other than Helm put in for a value: `${IP}`, `$(IP)`, `$IP`, `<ip>`, `#{ip}`, `{IP}`, `@IP@`, `%IP%` and `__IP__`. */
const PLACEHOLDER =
  /\$\{(?<braced>[^{}]*)\}|\$\((?<round>[^()]*)\)|\$([A-Za-z_]\w*)|<([^<>]{1,60})>|#\{([^{}]*)\}|\{([A-Z][A-Z0-9_]*)\}|@([A-Za-z]\w*)@|%([A-Za-z]\w*)%|__([A-Z][A-Z0-9_]*)__/g;

const ONLY_PLACEHOLDER = new RegExp(`^(?:${PLACEHOLDER.source})$`);

/** `PORT:=6443` and `PORT:-6443` say what holds where nobody sets `PORT`. */
const WITH_DEFAULT = /^\w+:[-=](?=[^-=])/;

/** The text is one placeholder and nothing else, so that nobody reads it before it has its value. */
export function isPlaceholder(text: string): boolean {
  return ONLY_PLACEHOLDER.test(text);
}

/** The same text with an unknown part for every placeholder, whose name says something about it; a default stands for itself. */
export function withoutPlaceholders(text: Text): Text {
  if (!/[$<{@%]|__/.test(text.value)) return text;
  const parts: Text[] = [];
  let done = 0;
  for (const match of text.value.matchAll(PLACEHOLDER)) {
    const end = match.index + match[0].length;
    const preset = WITH_DEFAULT.exec(match.groups?.braced ?? match.groups?.round ?? '');
    if (match.index > done) parts.push(sliceText(text, done, match.index));
    if (preset) parts.push(sliceText(text, match.index + 2 + preset[0].length, end - 1));
    else parts.push(unknownText(nameOf(match), () => spanOfText(text, match.index, end)));
    done = end;
  }
  if (done === 0) return text;
  if (done < text.value.length) parts.push(sliceText(text, done));
  return joinTexts(parts);
}

function nameOf(match: RegExpExecArray): string {
  const name = match.slice(1).find((group) => group !== undefined) ?? '';
  return name.trim();
}
