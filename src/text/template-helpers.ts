import { readGoActions, stepOfCode, type TemplateAction } from './template-actions.ts';
import { joinTexts, knownText, type Slice, slicerOf, spanOfText, type Text } from './text.ts';

const DEFINITION = /^\s*define\s+["`]([^"`]+)["`]\s*$/;

/** The named templates of a text: what stands between `define "name"` and its `end`, without the blanks that their marks drop. */
export function helpersIn(text: Text): ReadonlyMap<string, Text> {
  const helpers = new Map<string, Text>();
  const slice = slicerOf(text);
  const open: TemplateAction[] = [];
  for (const action of text.value.includes('define') ? readGoActions(text.value) : []) {
    const step = stepOfCode(action.code);
    if (step?.role === 'begin') open.push(action);
    const begin = step?.role === 'end' ? open.pop() : undefined;
    const name = begin && DEFINITION.exec(begin.code)?.[1];
    if (!begin || name === undefined) continue;
    const body = text.value.slice(begin.end, action.start);
    const from = begin.end + (begin.trimsAfter ? body.length - body.trimStart().length : 0);
    const to = begin.end + (action.mark === '-' ? body.trimEnd() : body).length;
    helpers.set(name, slice(from, Math.max(from, to)));
  }
  return helpers;
}

/** Longest text that named templates are put together to, and deepest nesting of them. */
const MAX_LENGTH = 500_000;
const MAX_DEPTH = 20;

/** Only named templates that may hold a part of a pod are put into the text; a label or a name is evaluated where it is used. */
const MAKES_POD = /^[ \t]*-[ \t]|\b(?:spec|hostNetwork|(?:init)?containers|image|ports|args|command|env)["']?:|\bhost(?:Port|Network)\b/im;

/**
 * A template with the text of each named template in the place where it is printed in lines of its own, within a `block`, which gives
 * the dot the same meaning: `{{- include "ports" . | nindent 8 }}`. The same text where there is none.
 */
export function withHelpers(text: Text, helper: (name: string) => Text | undefined): Text {
  const known = new Map<string, Text | null>();
  let depth = 0;
  const bodyOf = (name: string): Text | null => {
    const found = known.get(name);
    if (found !== undefined || depth >= MAX_DEPTH) return found ?? null;
    // One that prints itself ends nowhere.
    known.set(name, null);
    const body = helper(name);
    depth++;
    const whole = body ? filledIn(body, bodyOf) : null;
    depth--;
    const kept = whole && whole.value.length <= MAX_LENGTH && MAKES_POD.test(whole.value) ? whole : null;
    known.set(name, kept);
    return kept;
  };
  const whole = filledIn(text, bodyOf);
  return whole.value.length > MAX_LENGTH * 2 ? text : whole;
}

function filledIn(text: Text, bodyOf: (name: string) => Text | null): Text {
  const slice = slicerOf(text);
  const parts: Text[] = [];
  let done = 0;
  let length = 0;
  for (const call of callsIn(text.value)) {
    const body = bodyOf(call.name);
    if (body === null || length > MAX_LENGTH) continue;
    length += body.value.length;
    parts.push(slice(done, call.start), ...linesOf(call, body, slice));
    done = call.end;
  }
  if (done === 0) return text;
  const { value, pieces } = joinTexts([...parts, slice(done, text.value.length)]);
  return { value, pieces: pieces.filter((piece) => piece.value !== '') };
}

/** The lines that a call prints, each as far in as it says. */
function linesOf({ start, end, name, argument, indent, column }: HelperCall, body: Text, slice: Slice): Text[] {
  const written = (value: string): Text => knownText(value, () => spanOfText(slice(start, end)));
  const within = slicerOf(body);
  let at = 0;
  const lines = body.value.split(/(?<=\n)/).flatMap((line, index) => {
    const from = at;
    at += line.length;
    const depth = indent ?? (index === 0 ? column : 0);
    return line.trim() === '' ? [within(from, at)] : [written(' '.repeat(depth)), within(from, at)];
  });
  return [written(`{{block "${name}" ${argument}}}\n`), ...lines, written('\n{{end}}')];
}

/** An action that prints a named template in lines of its own. */
interface HelperCall {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly argument: string;
  /** How far in each line stands; null for all but the first as the helper has them. */
  readonly indent: number | null;
  readonly column: number;
}

/** `include "name" . | nindent 8`, also with what it is given before it: `tuple . 1 | include "name"`. */
const CALL =
  /^\s*(?:([^|"]*(?:"[^"|]*"[^|"]*)*)\|\s*)?(?:include|template)\s+"([^"]+)"\s*([^|]*?)\s*(?:\|\s*trim\s*)?(?:\|\s*(n?)indent\s+\(?(\d{1,3})\)?\s*)?$/;

function callsIn(text: string): HelperCall[] {
  if (!/\b(?:include|template)\b/.test(text)) return [];
  return readGoActions(text).flatMap(({ code, start, end }) => {
    const [all, piped, name = '', argument = '', breaks, depth] = CALL.exec(code) ?? [];
    if (all === undefined) return [];
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const breakAt = text.indexOf('\n', end);
    const isLast = text.slice(end, breakAt < 0 ? text.length : breakAt).trim() === '';
    const isOwn = before.trim() === '' || (breaks === 'n' && /^[ \t]*(?:-[ \t]+)*(?:["']?[\w./-]+["']?:|-)[ \t]+$/.test(before));
    if (!isLast || !isOwn) return [];
    const given = [argument, piped ?? ''].filter((part) => part.trim() !== '').join(' ');
    const indent = depth === undefined ? null : Number(depth);
    return [{ start, end, name, argument: piped === undefined ? argument : `(${given})`, indent, column: before.length }];
  });
}
