import { UNKNOWN } from '../model/text.ts';
import { FILLER } from '../yaml/indentation.ts';
import { readActions, stepOf, type TemplateAction } from './actions.ts';

/** True if a text may contain template actions. */
export function looksLikeTemplate(text: string): boolean {
  return /\{\{|\{%|(?<!%)%\{~?[ \t]*(?:if|for)\b|<%[-=_#\s]/.test(text);
}

/**
 * Replaces the actions of a template by text of the same length, so that it can be parsed as YAML: actions that print nothing become
 * spaces, other actions within a line become UNKNOWN characters.
 */
export function blankActions(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const line of templateRows(text)) {
    for (const [index, piece] of readableParts(line).entries()) {
      const { start } = line.actions[index] as Action;
      pieces.push(text.slice(done, start), piece);
      done = start + piece.length;
    }
  }
  pieces.push(text.slice(done));
  return indentLeadingLines(pieces.join(''), text);
}

/** Start of a line, key, header of a block scalar, the following blank lines, and the indentation of the next line with text. */
const LEADING_LINES =
  /^([ \t]*(?:-[ \t]+)*)([^\n]*?:[ \t]+)?(?:[!&]\S*[ \t]+)*[|>][-+]?([1-9]?)[-+]?[ \t]*(?:#.*)?\r?\n((?:[ \t]*\r?\n)+)([ \t]*)(?=[^ \t\r\n])/gm;

/** A header of a block scalar before a blank line. Most texts have none, and a search for it is much faster than one for the above. */
const BLANK_AFTER_HEADER = /[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n[ \t]*\r?\n/;

/**
 * Shortens blank lines at the start of a block scalar: they must not be longer than the indentation of its text (YAML 8.1.1.1), so the rest
 * becomes fillers. If the next text is not deeper than the key, the scalar only contains actions, and fillers become its text.
 */
function indentLeadingLines(readable: string, original: string): string {
  if (!BLANK_AFTER_HEADER.test(readable)) return readable;
  return readable.replace(
    LEADING_LINES,
    (all: string, before: string, key: string | undefined, digit: string, lines: string, depth: string, at: number) => {
      const start = at + all.length - depth.length - lines.length;
      const parent = key === undefined ? before.lastIndexOf('-') : before.length;
      const isEmpty = depth.length <= parent;
      const width = isEmpty ? parent + Number(digit || 1) : depth.length;
      const filled = lines.replace(/[^\r\n]+/g, (line, offset: number) =>
        line.length > width && original.slice(start + offset, start + offset + line.length).trim() !== ''
          ? (isEmpty ? ' '.repeat(width) : depth) + FILLER.repeat(line.length - width)
          : line,
      );
      return all.slice(0, all.length - depth.length - lines.length) + filled + depth;
    },
  );
}

/** The character for an action in the shape of its line, by its effect on the text around it. */
const SIGN = { if: '\uE010', else: '\uE011', end: '\uE012', silent: '\uE013', comment: '\uE014', printing: '\uE015' } as const;
type ActionSign = (typeof SIGN)[keyof typeof SIGN];

/** The actions of a line, or of several lines that an action joins. */
interface TemplateRow {
  readonly actions: readonly Action[];
  /** The text of the lines, with one sign for each action. */
  readonly shape: string;
}

interface Action {
  readonly text: string;
  readonly start: number;
  readonly sign: ActionSign;
  /** Offset of its sign in the shape. */
  readonly at: number;
}

/** True if an action of a line prints text. */
export function rendersText(line: string): boolean {
  return readActions(line).some((action) => signOf(action) === SIGN.printing);
}

function signOf(action: TemplateAction): ActionSign {
  const { opening, mark, code } = action;
  if (opening === '{#' || (opening === '{{' ? /^\s*\/\*/.test(code) : mark === '#')) return SIGN.comment;
  const step = stepOf(action);
  if (step?.word === 'if') return SIGN.if;
  if (step && step.role !== 'begin') return step.role === 'divide' ? SIGN.else : SIGN.end;
  return step || isAssignment(action) ? SIGN.silent : SIGN.printing;
}

/** True for assignments of Go templates, and for statements of the other languages; `<%-` can also start an action that prints. */
function isAssignment({ opening, mark, code, trimsAfter }: TemplateAction): boolean {
  if (opening === '{{') return /^\s*\$\w*\s*:?=/.test(code);
  return opening !== '<%' || (mark !== '=' && (mark !== '-' || trimsAfter));
}

function* templateRows(text: string): Iterable<TemplateRow> {
  let actions: Action[] = [];
  let shape = '';
  let done = 0;
  for (const found of readActions(text)) {
    const { start, end } = found;
    const between = text.slice(done, start);
    const lineBreak = between.indexOf('\n');
    if (lineBreak >= 0 && actions.length > 0) {
      yield { actions, shape: shape + between.slice(0, lineBreak) };
      [actions, shape] = [[], ''];
    }
    shape += between.slice(between.lastIndexOf('\n') + 1);
    const sign = signOf(found);
    actions.push({ text: text.slice(start, end), start, sign, at: shape.length });
    shape += sign;
    done = end;
  }
  const end = text.indexOf('\n', done);
  if (actions.length > 0) yield { actions, shape: shape + text.slice(done, end < 0 ? text.length : end) };
}

const ONLY_ACTIONS = /^[\s\uE010-\uE015]*$/;
/** A comment after branches. */
const COMMENTED = /(?<=^[^\uE015]*[\uE010-\uE014])[ \t]*#[^\uE010-\uE015]*$/;
/** A branch within a line chooses between values, so the value is unknown. */
const CHOICE = /\S\s*[\uE010-\uE013]\s*\S/;
/** True if only actions precede the end of a flow list. */
const ENDS_LIST = /^[\s\uE010-\uE015]*\]/;
/** The header of a block scalar, after a key or a dash. */
const HEADER = /(?:^|[:\uE010-\uE015-])[ \t]+[|>][-+0-9]*$/;

/** Limit for hostile templates. */
const MAX_ACTIONS = 200;

/** The replacement of each action of a line, and of a dash after it. */
function readableParts({ actions, shape: written }: TemplateRow): string[] {
  if (actions.length > MAX_ACTIONS) return actions.map(({ text }) => placeholder(text));
  const shape = written.replace(COMMENTED, '');
  const isChoice = CHOICE.test(shape);
  if (ONLY_ACTIONS.test(shape)) return actions.map(({ text }) => spaces(text));
  return actions.map(({ text, sign, at }) => {
    const [before, behind] = [shape.slice(0, at), shape.slice(at + 1)];
    const [isFirst, isLast] = [before.trim() === '', behind.trim() === ''];
    if (isLast && HEADER.test(before)) return spaces(text);
    // The action may add items, such as arguments, to the list, which are unknown.
    if (isBehindQuotes(before, sign))
      return sign === SIGN.printing && ENDS_LIST.test(behind) ? `,${placeholder(text.slice(1))}` : spaces(text);
    if (sign === SIGN.printing || /[\r\n]/.test(text)) return placeholder(text);
    if (sign === SIGN.comment && !isFirst) return spaces(text);
    if (isChoice || !(isFirst || isLast)) return placeholder(text);
    if (!isFirst) return spaces(text);
    // Spaces would change the indentation of the text after the action.
    const dash = /^\s*-(?=\s)/.exec(behind)?.[0].length;
    return dash === undefined ? FILLER.repeat(text.length) : `-${' '.repeat(text.length + dash - 1)}`;
  });
}

/** True if an action, or actions before it that print nothing, directly follow a quoted value, so that it can only add items. */
function isBehindQuotes(before: string, sign: ActionSign): boolean {
  const value = before.replace(/[\uE010-\uE015]+$/, '');
  const [first = sign, ...others] = before.slice(value.length) + sign;
  if (!value.endsWith('"') || others.includes(SIGN.printing)) return false;
  const quotes = [...value.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
  if (quotes.length % 2 === 1 || quotes.at(-1) !== value.length - 1) return false;
  // A branch around the whole value chooses between values.
  const beforeValue = value[(quotes.at(-2) ?? 0) - 1];
  return !((beforeValue === SIGN.if || beforeValue === SIGN.else) && (first === SIGN.else || first === SIGN.end));
}

/**
 * A line with only a placeholder that another program replaces by lines (`${NAME}`, `%NAME%`, `@NAME@`, `__NAME__`, `<NAME>`, `SOME_NAME`),
 * or with an empty collection in its own branch.
 */
const PLACEHOLDER_LINE =
  /^[ \t]*(?:\{\}|\[\]|\$\{?[A-Za-z_][A-Za-z0-9_]*\}?|%+[A-Za-z_]+%+|@+[A-Za-z_]+@+|__[A-Z][A-Z0-9_]*__|<[A-Za-z_]+>|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[ \t\r]*$/gm;

/** Blanks lines that are placeholders. They could be text, so this is only used for texts that are not YAML otherwise. */
export function blankPlaceholderLines(text: string): string {
  return text.replace(PLACEHOLDER_LINE, spaces);
}

/** A key whose value consists of actions only. */
const VALUE_OF_ACTIONS = /^([ \t]*(?:-[ \t]+)*)[\w./-]+:[ \t]+\uE000[\uE000 \t]*\r?$/;

/**
 * Blanks values of actions that the next lines continue: `labels: {{ include "labels" . | nindent 4 }}` above deeper entries or items. Such
 * lines cannot follow a single value, so the actions print more of these lines.
 */
export function blankContinuedValues(text: string): string {
  const lines = text.split('\n');
  let last = -1;
  for (const [index, line] of lines.entries()) {
    const start = line.search(/[^ \t\r]/);
    if (start < 0 || line[start] === '#') continue;
    const value = VALUE_OF_ACTIONS.exec(lines[last] ?? '')?.[1];
    const isContinued = value !== undefined && (start > value.length || (start === value.length && /^-[ \t]/.test(line.slice(start))));
    if (isContinued) lines[last] = (lines[last] as string).replaceAll(UNKNOWN, ' ');
    last = index;
  }
  return lines.join('\n');
}

/** Values that are not YAML because they start with a placeholder of another program: `@NAME@`, `%NAME%`, `{NAME}/...`, `[[NAME]]/...`. */
const PLACEHOLDER_VALUE =
  /^([ \t]*(?:-[ \t]+){0,20}(?:[\w./-]+:[ \t]+)?)(@+[A-Za-z_]\w*@+|%+[A-Za-z_]\w*%+|(?:\{\w+\}|\[\[[ \t]*\w+[ \t]*\]\])(?=[^\s,:}\]]|:\S))/gm;

/**
 * Such items of a flow list: `[${NAME}]`, `[a, ${NAME:=b}]`. The look-behind follows `${`, because it would take quadratic time after each
 * space of an indentation.
 */
const PLACEHOLDER_ITEM = /\$\{(?<=[[,][ \t]*\$\{)[ \t]*[A-Za-z_][^{}"'\r\n]*\}(?=[ \t]*[\],])/g;

/** Makes such values unknown; only used for texts that are not YAML otherwise. */
export function hidePlaceholders(text: string): string {
  return text
    .replace(PLACEHOLDER_VALUE, (_, before: string, name: string) => before + placeholder(name))
    .replace(PLACEHOLDER_ITEM, placeholder);
}

function spaces(action: string): string {
  return action.replace(/[^\n\r]/g, ' ');
}

function placeholder(action: string): string {
  const lineBreak = action.search(/[\r\n]/);
  return lineBreak < 0 ? UNKNOWN.repeat(action.length) : UNKNOWN.repeat(lineBreak) + spaces(action.slice(lineBreak));
}
