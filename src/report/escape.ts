import { UNKNOWN } from '../model/text.ts';

/** Shown for an unknown part of the input, such as a template action. */
const PLACEHOLDER = '{…}';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Replaces the unknown parts of a text by a placeholder. */
export function withPlaceholders(text: string): string {
  return text.replaceAll(UNKNOWN, PLACEHOLDER);
}

/**
 * One line of text without terminal control: control and format characters (Unicode categories Cc, Cf, Zl, Zp), bidirectional overrides and
 * unpaired surrogates become escapes such as `
 * `, `\x1b` and `\u202e`.
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
 * Disables text that a CI service would execute as a command in a job's log: `::name::` at the start of a line, `##[name]`, `##vso[...]`
 * and `##teamcity[...]` anywhere. (actions/runner `ActionCommand.cs`, Azure Pipelines logging commands)
 */
export function withoutLogCommands(lines: string): string {
  return lines.replace(/##(?=\w*\[)/g, '#\\#').replace(/^([^\S\n]*):(?=:)/gm, '$1\\:');
}
