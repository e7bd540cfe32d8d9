/** The opening bracket of an action: Go and Jinja values, Jinja statements and comments, Terraform directives, ERB and EJS. */
type Opening = '{{' | '{%' | '{#' | '%{' | '<%';

/** An action of a template, such as `{{ ... }}`, with its offsets in the text. */
export interface TemplateAction {
  readonly opening: Opening;
  readonly start: number;
  readonly end: number;
  /** The text between the brackets, without marks such as `-` in `{{-` or `=` in `<%=`. */
  readonly code: string;
  readonly codeStart: number;
  /** The mark after the opening bracket: `-` trims spaces and line breaks before the action, `=` prints, `#` starts a comment. */
  readonly mark: string;
  /** True if spaces and line breaks after the action are trimmed. */
  readonly trimsAfter: boolean;
}

/**
 * OpenShift templates use `${{NAME}}`. These are not actions: `${#NAME}` of the shell, `%{http_code}` of curl, `<%PRI%>` of rsyslog,
 * `<%{...}>` of grok.
 */
const OPENING = /\$?(\{\{)|(\{%)|(?<!\$)(\{#)|(?<!%)(%\{)(?=~?[ \t]*(?:if|else|endif|for|endfor)\b)|(<%)(?=[-=_#\s])/g;
const GO_OPENING = /(\{\{)/g;

/** The parts of an action: `end` closes it; `other` opens another one, so that the first one is not an action. */
const STEPS: Readonly<Record<Opening, RegExp>> = {
  // Brackets in quotes are ignored: "..." with escapes, raw strings in back-ticks. In a quoted YAML scalar, the quotes are escaped.
  '{{': /(?<other>\{\{)|(?<end>\}\})|\\["\\]|"(?:\\[\s\S]|[^"\\\n])*"|`[^`]*`|'[^'{}\n]*'|[^{}\\"`']+|[\s\S]/y,
  '{%': /(?<other>\{%)|(?<end>%\})|[^{%]+|[\s\S]/y,
  '{#': /(?<other>\{#)|(?<end>#\})|[^{#]+|[\s\S]/y,
  '%{': /(?<other>[\r\n]|%\{)|(?<end>\})|[^}\r\n%]+|%/y,
  '<%': /(?<other><%)|(?<end>%>)|[^<%]+|[\s\S]/y,
};

/** The brackets that can start an action. */
export const OPENINGS = Object.keys(STEPS);

const COMMENT = /(?:-\s)?\s*\/\*/y;
const END_OF_COMMENT = /(?<end>\*\/\s{0,100}-?\}\})/y;
const MARK: Readonly<Record<Opening, RegExp>> = { '{{': /-(?!\d)/y, '{%': /[-+]/y, '{#': /-/y, '%{': /~/y, '<%': /[-=_#]/y };
const LAST_MARK: Readonly<Record<Opening, string>> = { '{{': '-', '{%': '-+', '{#': '-', '%{': '~', '<%': '-_' };

/** The actions of a template, in order. An action that is not closed is text. */
export function readActions(text: string): TemplateAction[] {
  return actionsOf(text, OPENING);
}

/** The actions of a Go template. Brackets of other template languages are text. */
export function readGoActions(text: string): TemplateAction[] {
  return actionsOf(text, GO_OPENING);
}

function actionsOf(text: string, openings: RegExp): TemplateAction[] {
  const actions: TemplateAction[] = [];
  const search = new RegExp(openings);
  // The end of comments is searched once, so that unclosed comments take linear time.
  let endOfComment = 0;
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const opening = found.slice(1).find((group) => group !== undefined) as Opening;
    const inner = search.lastIndex;
    COMMENT.lastIndex = inner;
    const isComment = opening === '{{' && COMMENT.test(text);
    if (isComment && endOfComment >= 0 && endOfComment < inner) endOfComment = text.indexOf('*/', inner);
    const end = isComment ? endOf(text, endOfComment, END_OF_COMMENT) : endOf(text, inner, STEPS[opening]);
    search.lastIndex = end < 0 ? found.index + 1 : end;
    if (end >= 0) actions.push(actionOf(text, opening, found.index, inner, end));
  }
  return actions;
}

function endOf(text: string, from: number, steps: RegExp): number {
  if (from < 0) return -1;
  steps.lastIndex = from;
  for (let step = steps.exec(text); step; step = steps.exec(text)) {
    if (step.groups?.other !== undefined) return -1;
    if (step.groups?.end !== undefined) return steps.lastIndex;
  }
  return -1;
}

function actionOf(text: string, opening: Opening, start: number, inner: number, end: number): TemplateAction {
  const marks = MARK[opening];
  marks.lastIndex = inner;
  const mark = marks.exec(text)?.[0] ?? '';
  const codeStart = inner + mark.length;
  const close = end - (opening === '%{' ? 1 : 2);
  const trimsAfter = close > codeStart && LAST_MARK[opening].includes(text[close - 1] ?? ' ');
  return { opening, start, end, code: text.slice(codeStart, trimsAfter ? close - 1 : close), codeStart, mark, trimsAfter };
}

/** A text with each action replaced. */
export function replaceActions(text: string, replacement: string): string {
  let result = '';
  let done = 0;
  for (const { start, end } of readActions(text)) {
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

/** An action that starts, divides or ends a block. */
export interface TemplateStep {
  readonly role: 'begin' | 'divide' | 'end';
  /** The keyword; `if` also for other conditional keywords of Ruby. */
  readonly word: string;
  /** The condition, or the list of a loop. */
  readonly rest: string;
}

const WORD = /^\s*(?:(if|with|range|block|define|for)|(else|elif)|(end|endif|endfor|endwith|endblock))\b/;

/** The variables and the expression of `with` and `range`: `$key, $value := .Values.x`, or only `.Values.x`. */
export const BOUND = /^\s*(?:(?:(\$\w+)\s*,\s*)?(\$\w+)\s*:=)?\s*([\s\S]*?)\s*$/;

/** `$x := .Values.x`, or `$x = ...` for a new value. */
export const ASSIGNMENT = /^\s*(\$\w*)\s*(:?=)\s*([^=][\s\S]*?)\s*$/;

/** The step in the code of an action; null if it only prints or assigns. */
export function stepOfCode(code: string): TemplateStep | null {
  const [start = '', begin, divide, end] = WORD.exec(code) ?? [];
  const word = begin ?? divide ?? end;
  if (word === undefined) return null;
  return { role: begin ? 'begin' : divide ? 'divide' : 'end', word, rest: code.slice(start.length) };
}

/** The step of an action; null if it only prints or assigns. */
export function stepOf({ opening, mark, code }: TemplateAction): TemplateStep | null {
  if (opening === '<%') return mark === '=' || mark === '#' ? null : stepOfStatement(code.trim());
  return opening === '{#' ? null : stepOfCode(code);
}

/** The step of a statement of Ruby or JavaScript. */
function stepOfStatement(text: string): TemplateStep | null {
  if (/^(?:end\b|\}[);]*$)/.test(text)) return { role: 'end', word: 'end', rest: '' };
  const [start = '', word] = /^(?:\}\s*)?(if|unless|case|else|elsif|when)\b/.exec(text) ?? [];
  const rest = text.slice(start.length).replace(/\{$/, '');
  if (word === 'unless') return { role: 'begin', word: 'if', rest: `not ${rest}` };
  if (word === 'if' || word === 'case') return { role: 'begin', word: 'if', rest };
  if (word !== undefined) return { role: 'divide', word: 'else', rest };
  return /(?:\bdo(?:\s*\|[^|]*\|)?|\{)$/.test(text) ? { role: 'begin', word: 'range', rest: '' } : null;
}
