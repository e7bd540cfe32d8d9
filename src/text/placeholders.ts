import { replaceMatches, sliceText, type Text, unknownAt } from './text.ts';

/**
 * Placeholders of people and of programs other than Helm: `${IP}`, `$(IP)`, `$IP`, `<ip>`, `#{ip}`, `{IP}`, `@IP@`, `%IP%` and `__IP__`.
 */
const PLACEHOLDER =
  /\$\{(?<braced>[^{}]*)\}|\$\((?<round>[^()]*)\)|\$([A-Za-z_]\w*)|<([^<>]{1,60})>|#\{([^{}]*)\}|\{([A-Z][A-Z0-9_]*)\}|@([A-Za-z]\w*)@|%([A-Za-z]\w*)%|__([A-Z][A-Z0-9_]*)__/g;

const ONLY_PLACEHOLDER = new RegExp(`^(?:${PLACEHOLDER.source})$`);

/** `PORT:=6443` and `PORT:-6443`: the value if `PORT` is unset. */
const WITH_DEFAULT = /^\w+:[-=](?=[^-=])/;

/** True for a text that consists of one placeholder. */
export function isPlaceholder(text: string): boolean {
  return ONLY_PLACEHOLDER.test(text);
}

/** Returns the text with an unknown part, named after it, for every placeholder; a placeholder with a default becomes its default. */
export function withoutPlaceholders(text: Text): Text {
  if (!/[$<{@%]|__/.test(text.value)) return text;
  return replaceMatches(text, PLACEHOLDER, (match, written) => {
    const preset = WITH_DEFAULT.exec(match.groups?.braced ?? match.groups?.round ?? '');
    if (preset) return sliceText(written, 2 + preset[0].length, written.value.length - 1);
    return unknownAt((match.slice(1).find((group) => group !== undefined) ?? '').trim(), written);
  });
}
