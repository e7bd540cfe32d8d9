/** How an action begins: of Go and of Jinja's values, statements and comments of Jinja, directives of Terraform, ERB and EJS. */
type Opening = '{{' | '{%' | '{#' | '%{' | '<%';

/** What a template replaces by something else: `{{ ... }}` with its place in the text. */
export interface TemplateAction {
  readonly opening: Opening;
  readonly start: number;
  readonly end: number;
  /** What stands between the brackets, without the marks that trim blanks (`{{-`) or say what is printed (`<%=`). */
  readonly code: string;
  readonly codeStart: number;
  /** What stands right behind the opening bracket: `-` drops the blanks and line breaks before, `=` prints, `#` comments. */
  readonly mark: string;
  /** Blanks and line breaks behind it are dropped. */
  readonly trimsAfter: boolean;
}

/**
 * OpenShift's templates write `${{NAME}}`. The `{#` of the shell's `${#NAME}`, the `%{http_code}` of a command line, the `<%PRI%>` of
 * rsyslog and the `<%{...}>` of grok begin no action.
 */
const OPENING = /\$?(\{\{)|(\{%)|(?<!\$)(\{#)|(?<!%)(%\{)(?=~?[ \t]*(?:if|else|endif|for|endfor)\b)|(<%)(?=[-=_#\s])/g;
const GO_OPENING = /(\{\{)/g;

/** The parts of an action: `other` is the beginning of another one, before which the first should have ended, and `end` its own end. */
const STEPS: Readonly<Record<Opening, RegExp>> = {
  // Quotes hide braces: "..." with escapes, raw strings in back-ticks. Where YAML quotes the whole, quotes of its own are escaped.
  '{{': /(?<other>\{\{)|(?<end>\}\})|\\["\\]|"(?:\\[\s\S]|[^"\\\n])*"|`[^`]*`|'[^'{}\n]*'|[^{}\\"`']+|[\s\S]/y,
  '{%': /(?<other>\{%)|(?<end>%\})|[^{%]+|[\s\S]/y,
  '{#': /(?<other>\{#)|(?<end>#\})|[^{#]+|[\s\S]/y,
  '%{': /(?<other>[\r\n]|%\{)|(?<end>\})|[^}\r\n%]+|%/y,
  '<%': /(?<other><%)|(?<end>%>)|[^<%]+|[\s\S]/y,
};

/** The brackets that can begin an action; what stands around one decides whether it does. */
export const OPENINGS = Object.keys(STEPS);

const COMMENT = /(?:-\s)?\s*\/\*/y;
const END_OF_COMMENT = /(?<end>\*\/\s{0,100}-?\}\})/y;
const MARK: Readonly<Record<Opening, RegExp>> = { '{{': /-(?!\d)/y, '{%': /[-+]/y, '{#': /-/y, '%{': /~/y, '<%': /[-=_#]/y };
const LAST_MARK: Readonly<Record<Opening, string>> = { '{{': '-', '{%': '-+', '{#': '-', '%{': '~', '<%': '-_' };

/** The actions of a template, in order. What never ends is none. */
export function readActions(text: string): TemplateAction[] {
  return actionsOf(text, OPENING);
}

/** The actions of a Go template, to which the brackets of other templates are text. */
export function readGoActions(text: string): TemplateAction[] {
  return actionsOf(text, GO_OPENING);
}

function actionsOf(text: string, openings: RegExp): TemplateAction[] {
  const actions: TemplateAction[] = [];
  const search = new RegExp(openings);
  // Looked for once, so that comments without an end do not each search the whole text.
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

/** What an action does to the blocks of its template. */
export interface TemplateStep {
  readonly role: 'begin' | 'divide' | 'end';
  /** The word that says so; `if` also for other words of Ruby that ask something. */
  readonly word: string;
  /** What is asked, or gone through. */
  readonly rest: string;
}

const WORD = /^\s*(?:(if|with|range|block|define|for)|(else|elif)|(end|endif|endfor|endwith|endblock))\b/;

/** What `with` and `range` name, and what they ask: `$key, $value := .Values.x`, or what is gone through alone. */
export const BOUND = /^\s*(?:(?:(\$\w+)\s*,\s*)?(\$\w+)\s*:=)?\s*([\s\S]*?)\s*$/;

/** `$x := .Values.x`, or `$x = ...` for another value. */
export const ASSIGNMENT = /^\s*(\$\w*)\s*(:?=)\s*([^=][\s\S]*?)\s*$/;

/** The step that an action takes, told by its code; null for one that only prints or sets something. */
export function stepOfCode(code: string): TemplateStep | null {
  const [start = '', begin, divide, end] = WORD.exec(code) ?? [];
  const word = begin ?? divide ?? end;
  if (word === undefined) return null;
  return { role: begin ? 'begin' : divide ? 'divide' : 'end', word, rest: code.slice(start.length) };
}

/** The step that an action takes; null for one that only prints or sets something. */
export function stepOf({ opening, mark, code }: TemplateAction): TemplateStep | null {
  if (opening === '<%') return mark === '=' || mark === '#' ? null : stepOfStatement(code.trim());
  return opening === '{#' ? null : stepOfCode(code);
}

/** What a statement of Ruby or JavaScript does, in the words of the other templates. */
function stepOfStatement(text: string): TemplateStep | null {
  if (/^(?:end\b|\}[);]*$)/.test(text)) return { role: 'end', word: 'end', rest: '' };
  const [start = '', word] = /^(?:\}\s*)?(if|unless|case|else|elsif|when)\b/.exec(text) ?? [];
  const rest = text.slice(start.length).replace(/\{$/, '');
  if (word === 'unless') return { role: 'begin', word: 'if', rest: `not ${rest}` };
  if (word === 'if' || word === 'case') return { role: 'begin', word: 'if', rest };
  if (word !== undefined) return { role: 'divide', word: 'else', rest };
  return /(?:\bdo(?:\s*\|[^|]*\|)?|\{)$/.test(text) ? { role: 'begin', word: 'range', rest: '' } : null;
}
