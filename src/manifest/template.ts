import { UNKNOWN } from '../model/text.ts';

/** `{{...}}` of Go templates (also `${{NAME}}` of OpenShift templates) and `{%...%}` of Jinja, over several lines too. */
const ACTION = /\$?\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g;

/** Actions that choose between texts, so that what stands on both sides never counts together. */
const BRANCH = /\{\{-?\s*(?:if|else|with|range|end)\b|\{%-?\s*(?:if|else|elif|endif|for)\b/;

/** Whether a text may hold template actions. */
export function looksLikeTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/**
 * Makes a template readable as YAML without moving any character: lines that hold only actions become blank, actions
 * within a line become UNKNOWN characters, one for each of theirs.
 */
export function blankActions(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const match of text.matchAll(ACTION)) {
    pieces.push(text.slice(done, match.index));
    pieces.push(isAloneOnItsLines(text, match.index, match.index + match[0].length) ? spaces(match[0]) : placeholder(match[0]));
    done = match.index + match[0].length;
  }
  pieces.push(text.slice(done));
  return pieces.join('');
}

/** Whether a template chooses between what stands before and after this stretch of its text. */
export function hasBranch(text: string): boolean {
  return BRANCH.test(text);
}

/** Lines that hold only a placeholder which another program replaces by lines: `${NAME}`, `%NAME%`, `@NAME@`, `<NAME>`. */
const PLACEHOLDER_LINE = /^[ \t]*(?:\$\{?[A-Za-z_][A-Za-z0-9_]*\}?|%+[A-Za-z_]+%+|@+[A-Za-z_]+@+|<[A-Z_]+>)[ \t\r]*$/gm;

/** Makes lines blank that stand for lines of another program, which is a guess and so only worth it where a text is no YAML. */
export function blankPlaceholderLines(text: string): string {
  return text.replace(PLACEHOLDER_LINE, spaces);
}

function isAloneOnItsLines(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const rest = `${text.slice(lineStart, start)} ${text.slice(end, lineEnd < 0 ? text.length : lineEnd)}`;
  return rest.length <= MAXIMUM_LINE && rest.replace(ACTION, '').trim() === '';
}

/** Longer lines are data, and looking at one again for each of its actions would take quadratic time. */
const MAXIMUM_LINE = 10_000;

function spaces(action: string): string {
  return action.replace(/[^\n\r]/g, ' ');
}

function placeholder(action: string): string {
  const lineBreak = action.search(/[\r\n]/);
  return lineBreak < 0 ? UNKNOWN.repeat(action.length) : UNKNOWN.repeat(lineBreak) + spaces(action.slice(lineBreak));
}
