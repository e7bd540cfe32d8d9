/** An action of a Go template: `{{ ... }}` with its place in the text. */
export interface Action {
  readonly start: number;
  readonly end: number;
  /** What stands between the braces and dashes. */
  readonly code: string;
  readonly codeStart: number;
  /** `{{-` and `-}}`: blanks and line breaks beside it are dropped. */
  readonly trimsBefore: boolean;
  readonly trimsAfter: boolean;
}

/** The actions of a template, in order; one that is never closed runs to the end of the text. */
export function readActions(text: string): Action[] {
  const actions: Action[] = [];
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', actions.at(-1)?.end ?? text.length)) {
    actions.push(readAction(text, start));
  }
  return actions;
}

function readAction(text: string, start: number): Action {
  const trimsBefore = text[start + 2] === '-' && /\s/.test(text[start + 3] ?? '');
  const codeStart = start + (trimsBefore ? 3 : 2);
  const isComment = /\s*\/\*/y;
  isComment.lastIndex = codeStart;
  const close = isComment.test(text) ? closeOfComment(text, codeStart) : closeOfCode(text, codeStart);
  const trimsAfter = text[close - 1] === '-' && /\s/.test(text[close - 2] ?? '') && close - 1 > codeStart;
  return {
    start,
    end: Math.min(close + 2, text.length),
    code: text.slice(codeStart, trimsAfter ? close - 1 : close),
    codeStart,
    trimsBefore,
    trimsAfter,
  };
}

function closeOfComment(text: string, from: number): number {
  const end = text.indexOf('*/', from);
  const close = end < 0 ? -1 : text.indexOf('}}', end);
  return close < 0 ? text.length : close;
}

/** Quotes hide braces: `"..."` with escapes, raw strings in back-ticks, character constants. */
const STEP = /"(?:\\[\s\S]|[^"\\\n])*"|`[^`]*`|'(?:\\.|[^'\\\n])+'|\}\}|[^"`'}]+|[\s\S]/y;

function closeOfCode(text: string, from: number): number {
  STEP.lastIndex = from;
  for (let at = from; at < text.length; at = STEP.lastIndex) {
    const found = STEP.exec(text)?.[0];
    if (found === undefined) break;
    if (found === '}}') return at;
  }
  return text.length;
}
