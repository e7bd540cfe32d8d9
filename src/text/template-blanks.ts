import { UNKNOWN } from '../model/text.ts';
import { readActions, stepOf, type TemplateAction, type TemplateStep } from './template-actions.ts';
import { dashesForActions } from './template-items.ts';
import { FILLER } from './yaml-indentation.ts';

/** Whether a text may hold template actions. */
export function looksLikeTemplate(text: string): boolean {
  return /\{\{|\{%|(?<!%)%\{~?[ \t]*(?:if|for)\b|<%[-=_#\s]/.test(text);
}

/**
 * Makes a template readable as YAML without moving any character: actions that render nothing of their own become blank,
 * actions within a line become UNKNOWN characters, one for each of theirs.
 */
export function blankActions(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const group of groupsOf(text)) {
    for (const [index, action] of group.actions.entries()) {
      if (action.start > done) pieces.push(text.slice(done, action.start));
      const piece = readable(group, index);
      pieces.push(piece);
      done = action.start + piece.length;
    }
  }
  pieces.push(text.slice(done));
  return dashesForActions(indentLeadingLines(pieces.join(''), text), text);
}

/** What begins a line, its key, the header of a block scalar, the blank lines that follow, and the blanks before the next line with text. */
const LEADING_LINES =
  /^([ \t]*(?:-[ \t]+)*)([^\n]*?:[ \t]+)?(?:[!&]\S*[ \t]+)*[|>][-+]?([1-9]?)[-+]?[ \t]*(?:#.*)?\r?\n((?:[ \t]*\r?\n)+)([ \t]*)(?=[^ \t\r\n])/gm;

/**
 * A blank line at the start of a block scalar must not be longer than the text is deep (YAML 8.1.1.1), so fillers stand in its rest.
 * Where the next text is not deeper than the key, the scalar held nothing but actions, and fillers stand for its text.
 */
function indentLeadingLines(readable: string, original: string): string {
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

interface Action {
  readonly text: string;
  readonly start: number;
  /** Renders nothing of its own. */
  readonly silent: boolean;
  readonly comment: boolean;
  readonly step: TemplateStep | null;
}

/** Actions that share their lines. */
interface Group {
  readonly actions: readonly Action[];
  /** Nothing else stands on the lines. */
  readonly alone: boolean;
  /** Nothing stands before the first action, or behind the last. */
  readonly blankBefore: boolean;
  readonly blankBehind: boolean;
  /** A branch within a line chooses between values, of which nobody knows the one that stays. */
  readonly choice: boolean;
  /** Length of a list's dash, with the blanks before it, behind the first action. */
  readonly dash: number;
  /** The actions right behind the end of a quoted value, where only more items of its list or mapping can follow. */
  readonly behindQuotes: ReadonlySet<number>;
  /** The actions between the items of a list in brackets: behind the end of one that begins the line, or with only a comma on it. */
  readonly betweenItems: ReadonlySet<number>;
  /** The actions with nothing but actions between them and the end of a list in brackets. */
  readonly endsList: ReadonlySet<number>;
  /** The last action begins the text of a block scalar on the line of its header. */
  readonly isBehindHeader: boolean;
}

function readAction(action: TemplateAction, text: string): Action {
  const { opening, mark, code, start, end } = action;
  const comment = opening === '{#' || (opening === '{{' ? /^\s*\/\*/.test(code) : mark === '#');
  const step = comment ? null : stepOf(action);
  return { text: text.slice(start, end), start, comment, step, silent: comment || isSilent(action, step) };
}

/** Whether some action of a line renders text of its own. */
export function rendersText(line: string): boolean {
  return [...readActions(line)].some((action) => !readAction(action, line).silent);
}

/** Branches, definitions and assignments of Go templates, and all statements of the others; `<%-` may also begin what is printed. */
function isSilent({ opening, mark, code, trimsAfter }: TemplateAction, step: TemplateStep | null): boolean {
  if (opening === '{{') return step !== null || /^\s*\$\w*\s*:?=/.test(code);
  return opening !== '<%' || (mark !== '=' && (mark !== '-' || step !== null || trimsAfter));
}

function* groupsOf(text: string): Iterable<Group> {
  let actions: Action[] = [];
  let gaps: string[] = [];
  let end = 0;
  for (const found of readActions(text)) {
    const gap = text.slice(end, found.start);
    const isOnNewLine = gap.includes('\n');
    if (isOnNewLine && actions.length > 0) {
      yield groupOf(actions, [...gaps, gap.slice(0, gap.indexOf('\n'))]);
      [actions, gaps] = [[], []];
    }
    gaps.push(gap.slice(gap.lastIndexOf('\n') + 1));
    actions.push(readAction(found, text));
    end = found.end;
  }
  const rest = text.indexOf('\n', end);
  if (actions.length > 0) yield groupOf(actions, [...gaps, text.slice(end, rest < 0 ? text.length : rest)]);
}

/** What stands between a key or a dash and the text of a block scalar. */
const HEADER = /(?:^|[:-])[ \t]+[|>][-+0-9]*$/;

function groupOf(actions: readonly Action[], between: readonly string[]): Group {
  // What stands behind branches as a comment renders nothing, either.
  const isCommented = actions.every(({ silent }) => silent) && /^[ \t]*#/.test(between.at(-1) ?? '');
  const gaps = isCommented ? [...between.slice(0, -1), ''] : between;
  const blankBefore = gaps[0]?.trim() === '';
  const blankBehind = gaps.at(-1)?.trim() === '';
  const inner = actions.slice(blankBefore ? 1 : 0, blankBehind ? -1 : undefined);
  return {
    actions,
    alone: gaps.every((gap) => gap.trim() === ''),
    blankBefore,
    blankBehind,
    choice: inner.some((action) => action.silent && !action.comment),
    dash: /^\s*-(?=\s)/.exec(gaps[1] ?? '')?.[0].length ?? 0,
    behindQuotes: behindQuotes(gaps, actions),
    betweenItems: betweenItems(gaps, actions),
    endsList: endsList(gaps),
    isBehindHeader: blankBehind && HEADER.test(gaps.at(-2) ?? ''),
  };
}

function behindQuotes(gaps: readonly string[], actions: readonly Action[]): Set<number> {
  const found = new Set<number>();
  let isOpen = false;
  let isChoice = false;
  for (const [index, gap] of gaps.entries()) {
    // The next item's condition may stand right behind the end of the last one's.
    if (gap === '' && actions[index]?.silent && found.has(index - 1)) found.add(index);
    if (!gap.includes('"')) continue;
    for (const quote of gap.matchAll(/(?<!\\)"/g)) {
      isOpen = !isOpen;
      if (isOpen) isChoice = quote.index === 0 && isArm(actions[index - 1]?.step);
      // What ends a whole value that a choice began chooses between values.
      else if (quote.index === gap.length - 1 && !(isChoice && isEndOfArm(actions[index]?.step))) found.add(index);
    }
  }
  return found;
}

function betweenItems(gaps: readonly string[], actions: readonly Action[]): Set<number> {
  const isComma = /^[ \t]*,/.test(gaps.at(-1) ?? '') && gaps.slice(0, -1).every((gap) => gap.trim() === '');
  if (isComma && actions.every(({ silent }) => silent)) return new Set(actions.keys());
  const found = new Set<number>();
  for (const index of actions.keys()) {
    const gap = gaps[index] ?? '';
    const isBehindItem = index === 0 ? /^[ \t]*[[\]{}](?:.*[\]}])?[ \t]*$/.test(gap) : gap.trim() === '' && found.has(index - 1);
    if (isBehindItem) found.add(index);
  }
  return found;
}

/** What begins one text of a choice. */
function isArm(step: TemplateStep | null | undefined): boolean {
  return step?.role === 'divide' || step?.word === 'if';
}

function isEndOfArm(step: TemplateStep | null | undefined): boolean {
  return step?.role === 'divide' || step?.role === 'end';
}

function endsList(gaps: readonly string[]): Set<number> {
  const found = new Set<number>();
  let isEnd = false;
  for (let index = gaps.length - 1; index >= 0; index--) {
    const gap = gaps[index] ?? '';
    if (gap.trim() !== '') isEnd = /^[ \t]*\]/.test(gap);
    if (isEnd) found.add(index - 1);
  }
  return found;
}

/** What takes the place of one action, and of a dash behind it. */
function readable(group: Group, index: number): string {
  const action = group.actions[index];
  if (!action) return '';
  if (group.alone || (group.isBehindHeader && index === group.actions.length - 1)) return spaces(action.text);
  // A list may go on with more items, such as the arguments that only the template's values tell.
  if (group.behindQuotes.has(index))
    return action.silent || !group.endsList.has(index) ? spaces(action.text) : `,${placeholder(action.text.slice(1))}`;
  if (!action.silent || /[\r\n]/.test(action.text)) return placeholder(action.text);
  if (group.betweenItems.has(index)) return spaces(action.text);
  const isFirst = index === 0 && group.blankBefore;
  const isLast = index === group.actions.length - 1 && group.blankBehind;
  if (action.comment && !isFirst) return spaces(action.text);
  if (group.choice || !(isFirst || isLast)) return placeholder(action.text);
  if (!isFirst) return spaces(action.text);
  // Blanks would move the text behind, and with it the depth at which it stands.
  return group.dash > 0 ? `-${' '.repeat(action.text.length + group.dash - 1)}` : FILLER.repeat(action.text.length);
}

/** Lines that hold only a placeholder which another program replaces by lines: `${NAME}`, `%NAME%`, `@NAME@`, `__NAME__`, `<NAME>`, `SOME_NAME`. */
const PLACEHOLDER_LINE =
  /^[ \t]*(?:\$\{?[A-Za-z_][A-Za-z0-9_]*\}?|%+[A-Za-z_]+%+|@+[A-Za-z_]+@+|__[A-Z][A-Z0-9_]*__|<[A-Za-z_]+>|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[ \t\r]*$/gm;

/** Makes lines blank that stand for lines of another program, which is a guess and so only worth it where a text is no YAML. */
export function blankPlaceholderLines(text: string): string {
  return text.replace(PLACEHOLDER_LINE, spaces);
}

/** Values that begin with a placeholder of another program's as no value of YAML can: `@NAME@`, `%NAME%`, `{NAME}/...`, `[[NAME]]/...`. */
const PLACEHOLDER_VALUE =
  /^([ \t]*(?:-[ \t]+)*(?:[\w./-]+:[ \t]+)?)(@+[A-Za-z_]\w*@+|%+[A-Za-z_]\w*%+|(?:\{\w+\}|\[\[[ \t]*\w+[ \t]*\]\])(?=[^\s,:}\]]|:\S))/gm;

/**
 * Items of a list in brackets that no value of YAML can be there, either: `[${NAME}]`, `[a, ${NAME:=b}]`. Behind each blank of an
 * indentation, looking back first would take quadratic time.
 */
const PLACEHOLDER_ITEM = /\$\{(?<=[[,][ \t]*\$\{)[A-Za-z_][^{}"'\r\n]*\}(?=[ \t]*[\],])/g;

/** Makes such values unknown ones, which like blanking lines is a guess. */
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
