import { UNKNOWN } from '../model/text.ts';

/** How a part of the input that is not known is shown, such as a template action. */
const PLACEHOLDER = '{…}';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Shows the unknown parts of a text as a placeholder. */
export function withPlaceholders(text: string): string {
  return text.replaceAll(UNKNOWN, PLACEHOLDER);
}

/**
 * One line of text in which nothing can move the cursor, change colours or reorder what is read: control and format
 * characters (Unicode categories Cc, Cf, Zl, Zp), bidirectional overrides and halves of surrogate pairs become escapes
 * such as `\n`, `\x1b` and `\u202e`.
 */
export function escapeControls(text: string): string {
  return withPlaceholders(text).replace(INVISIBLE, escapeOf);
}

function escapeOf(character: string): string {
  const short = SHORT_ESCAPES[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  if (code < 0x100) return `\\x${digits.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\u{${digits}}`;
}

/**
 * Breaks what a CI service would take for a command in a job's log: `::name::` at the start of a line, `##[name]`,
 * `##vso[...]` and `##teamcity[...]` anywhere. (actions/runner `ActionCommand.cs`, Azure Pipelines logging commands)
 */
export function withoutLogCommands(lines: string): string {
  return lines.replace(/##(?=\w*\[)/g, '#\\#').replace(/^([^\S\n]*):(?=:)/gm, '$1\\:');
}
